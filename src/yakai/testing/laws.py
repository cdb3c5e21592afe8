"""The laws of every game but the one about secrets, which has its own file."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

from yakai.core import log
from yakai.core.errors import YakaiError
from yakai.core.game import Turn
from yakai.core.log import Acted
from yakai.core.match import Match, Step
from yakai.core.matches import from_bytes
from yakai.testing.play import any_action
from yakai.testing.secrets import alike


def moments(match: Match) -> Iterator[tuple[Match, Step | None]]:
    """The match at each of its prefixes, with the step that comes next (`None` at the end).

    It is one match that goes on after each `yield`: look at it before asking for the next.
    """
    past = match.at(0)
    for entry in match.log:
        step = past.foresee(entry)
        yield past, step
        past.accept((step,))
    yield past, None


def legal_means_accepted(match: Match, tries: int = 4) -> None:
    """What is legal is accepted; what is not is refused, and nothing changes."""
    rng = Random(0)
    for now, _ in moments(match):
        state, entries = now.state, now.log
        for seat in range(match.seats):
            legal = now.legal(seat)
            to_act = isinstance(now.pending, Turn) and now.pending.allows(seat)
            assert to_act or not legal, f"seat {seat} has legal actions out of turn"
            some = [*islice(legal, tries), *(any_action(match.rules, rng) for _ in range(tries))]
            if legal:
                some += [legal.sample(rng) for _ in range(tries)]
            for action in some:
                assert (action in legal) == _accepted(now, seat, action), f"seat {seat}: {action}"
            if len(legal) < 50:
                listed = list(legal)
                assert len(listed) == len(legal), "the count of legal actions is not their number"
                assert all(action in legal for action in listed)
        assert now.state is state, "asking has changed the match"
        assert now.log == entries, "asking has changed the log"


def _accepted(match: Match, seat: int, action: Any) -> bool:
    try:
        match.propose(seat, action)
    except YakaiError:
        return False
    return True


def pieces_are_conserved(match: Match, pieces: Callable[[Any], Counter[Any]]) -> None:
    """Nothing is lost and nothing doubled: `pieces` counts all that lies anywhere in a state."""
    all_pieces: Counter[Any] | None = None
    for now, _ in moments(match):
        here = pieces(now.state)
        assert all_pieces in (None, here), f"pieces changed: {all_pieces} → {here}"
        all_pieces = here


def replays_alike(match: Match) -> None:
    """Log → replay gives the same state at every prefix, and the log's text gives the whole again."""
    states = [now.state for now, _ in moments(match)]
    assert states[-1] == match.state
    for k in {0, 1, len(match.log) // 2, len(match.log)}:
        past = match.at(k)
        assert past.state == states[k]
        assert past.log == match.log[:k]
    again = from_bytes(log.write_header(match.header) + log.write(match.log), match.rules)
    assert again.state == match.state
    assert again.log == match.log
    assert again.result == match.result


def imagines_alike(match: Match) -> None:
    """`view`, `recall`, `legal` and `tell` of an imagined state agree with the seat's own."""
    rng = Random(0)
    rules = match.rules
    for now, step in moments(match):
        for seat in range(match.seats):
            view, memory = now.view(seat), now.recall(seat)
            imagined = rules.imagine(view, memory, rng)
            assert rules.view(imagined, seat) == view, f"seat {seat} imagines another view"
            assert rules.recall(imagined, seat) == memory, f"seat {seat} imagines another memory"
            assert rules.pending(imagined) == rules.pending(now.state), f"seat {seat} imagines another turn"
            if step is not None and isinstance(step.entry, Acted):
                _tells_alike(match, imagined, step, seat)


def _tells_alike(match: Match, imagined: Any, step: Step, seat: int) -> None:
    """The same action in the imagined state is told alike, unless it shows what was only imagined."""
    rules = match.rules
    assert isinstance(step.entry, Acted)
    try:
        after = rules.act(imagined, step.entry.seat, step.entry.action)
    except YakaiError:
        assert step.entry.seat != seat, "an own action is refused in an imagined state"
        return
    if alike(after, step.after, seat):
        told = rules.tell(imagined, step.entry, after, seat)
        assert told == rules.tell(step.before, step.entry, step.after, seat)
