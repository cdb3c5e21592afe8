"""The laws of every game but those about secrets, which have their own files."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct, inspect

from yakai.core.errors import IllegalAction, YakaiError
from yakai.core.events import TAGS
from yakai.core.game import AnyRules, Seat
from yakai.core.hidden import Hidden
from yakai.core.kinds import misfit
from yakai.core.log import Acted, Conceded, Entry, HandedOver, Paused, TimedOut, Undone
from yakai.core.match import Match
from yakai.core.matches import from_bytes
from yakai.core.steps import Step
from yakai.core.writing import write, write_header
from yakai.testing.broken import LawBroken, difference, where
from yakai.testing.play import any_action
from yakai.testing.secrets import alike, apart, changed, known, places, row_of
from yakai.testing.shown import Shown
from yakai.testing.watching import Watch

Pieces = Callable[[Any], Counter[Any]]

LOOKAHEAD: Final = 20
"""So many steps ahead an order that a seat has imagined is compared with the real one."""


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


class _Bench:
    """Where a law is heard: it says of whatever is wrong where that was."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.now = match
        self.seat: Seat | None = None

    def moments(self) -> Iterator[tuple[Match, Step | None]]:
        """The moments of the match, each noted."""
        for now, step in moments(self.match):
            self.now = now
            yield now, step

    def seats(self) -> Iterator[Seat]:
        """The seats, each noted."""
        for seat in range(self.match.seats):
            self.seat = seat
            yield seat
        self.seat = None

    def demand(self, holds: bool, what: str) -> None:
        """Raise unless it holds."""
        if not holds:
            raise LawBroken(f"{where(self.match, len(self.now.log), self.seat)}: {what}")

    def same(self, one: Any, other: Any, what: str) -> None:
        """Raise unless two things are the same, and say where they differ."""
        if one != other:
            self.demand(False, f"{what} {difference(one, other)}")


def legal_means_accepted(match: Match, tries: int = 4) -> None:
    """What is legal is accepted; what is not is refused, and nothing changes."""
    rng = Random(0)
    bench = _Bench(match)
    for now, _ in bench.moments():
        state, entries = now.state, now.log
        for seat in bench.seats():
            _check_legal(bench, now, seat, rng, tries)
        bench.demand(now.state is state, "asking has changed the match")
        bench.demand(now.log == entries, "asking has changed the log")


def _check_legal(bench: _Bench, now: Match, seat: Seat, rng: Random, tries: int) -> None:
    legal = now.rules.legal(now.view(seat))
    to_act = getattr(now.pending, "allows", lambda _: False)(seat)
    bench.demand(to_act or not legal, "there are legal actions out of turn")
    some = [*islice(legal, tries), *(any_action(now.rules, rng) for _ in range(tries))]
    if legal:
        some += [legal.sample(rng) for _ in range(tries)]
    for action in some:
        refusal = _refusal(now, seat, action)
        if action in legal:
            bench.demand(refusal is None, f"{action} is said to be legal and refused: {refusal}")
        else:
            bench.demand(refusal is not None, f"{action} is accepted and not said to be legal")
    if len(legal) < 50:
        listed = list(legal)
        bench.same(len(listed), len(legal), "the count of legal actions is not their number:")
        bench.demand(all(action in legal for action in listed), "an action that is listed is not `in`")


def _refusal(match: Match, seat: Seat, action: Any) -> YakaiError | None:
    try:
        match.propose(seat, action)
    except YakaiError as error:
        return error
    return None


_OUTSIDE: tuple[Any, ...] = ("dog", "", None, -0.5, 1e308, (), ("dog",), (0, "dog"), [], {}, b"yak", [0])
_NEARLY: tuple[Any, ...] = (True, False, 1.0, 0.0)
"""What Python takes for 1 and 0."""


def misfits_are_refused(match: Match, seed: int = 0, share: float = 1.0) -> None:
    """What is no action of the game, has a value outside its kind, or comes from no seat is refused with a clause
    (ALL-4), by the match and by the rules themselves.
    """
    rng = Random(seed)
    bench = _Bench(match)
    for now, _ in bench.moments():
        if len(now.log) > 1 and rng.random() >= share:
            continue
        for seat in bench.seats():
            if seat in now.to_act:
                some = _one_of_each_kind(now, seat, rng)
                for action in some:
                    _check_misfits(bench, now, seat, action)
                for wrong in (*_OUTSIDE, *_NEARLY, 5, Struct, Struct()):
                    _check_misfit(bench, now, seat, wrong)
                _check_seats(bench, now, some)


def _one_of_each_kind(now: Match, seat: Seat, rng: Random) -> list[Struct]:
    """An action of every kind, a legal one where there is one."""
    info = inspect.type_info(now.rules.kinds.action)
    kinds = len(info.types) if isinstance(info, inspect.UnionType) else 1
    found: dict[type, Struct] = {}
    while len(found) < kinds:
        action = any_action(now.rules, rng)
        found[type(action)] = action
    legal = now.legal(seat)
    found |= {type(action): action for action in (legal.sample(rng) for _ in range(5 if legal else 0))}
    return list(found.values())


def _check_misfits(bench: _Bench, now: Match, seat: Seat, action: Struct) -> None:
    for field in action.__struct_fields__:
        for value in (*_OUTSIDE, *_NEARLY):
            wrong = msgspec.structs.replace(action, **{field: value})
            if misfit(wrong) is not None:
                _check_misfit(bench, now, seat, wrong)


def _check_misfit(bench: _Bench, now: Match, seat: Seat, wrong: Any) -> None:
    refusal = _refusal(now, seat, wrong)
    clause = None if refusal is None else refusal.clause
    bench.demand(clause == "ALL-4", f"{wrong!r} is answered by {refusal!r}")
    bench.demand(wrong not in now.legal(seat), f"{wrong!r} is said to be legal")
    bench.demand(*_refused_directly(now, seat, wrong, repr(wrong), "ALL-4"))


def _check_seats(bench: _Bench, now: Match, actions: list[Struct]) -> None:
    """Nobody sits at such a place: whatever is done from there is refused."""
    for action in actions:
        for seat in (*_OUTSIDE, *_NEARLY, -1, now.seats):
            what = f"{action!r} from seat {seat!r}"
            bench.demand(_refusal(now, seat, action) is not None, f"{what} is accepted")
            bench.demand(*_refused_directly(now, seat, action, what, None if type(seat) is int else "ALL-4"))


def _refused_directly(now: Match, seat: Any, action: Any, what: str, clause: str | None) -> tuple[bool, str]:
    """Whether `act` refuses it (by this clause, if one is named), and what it does instead."""
    try:
        now.rules.act(now.state, seat, action)
    except IllegalAction as error:
        return clause in (None, error.clause), f"`act` refuses {what} by {error.clause}, not {clause}"
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        return False, f"`act` stumbles over {what}: {error!r} (`refusing_misfits` makes that a refusal)"
    return False, f"`act` accepts {what}"


def pieces_are_conserved(match: Match, pieces: Pieces) -> None:
    """Nothing is lost and nothing doubled: `pieces` counts all that lies anywhere in a state."""
    bench = _Bench(match)
    all_pieces: Counter[Any] | None = None
    for now, _ in bench.moments():
        here = pieces(now.state)
        if all_pieces is not None and here != all_pieces:
            bench.demand(False, f"lost {dict(all_pieces - here)}, doubled {dict(here - all_pieces)}")
        all_pieces = here


def replays_alike(match: Match) -> None:
    """Log → replay gives the same state at every prefix, and the log's text gives the whole again."""
    bench = _Bench(match)
    states = [now.state for now, _ in bench.moments()]
    bench.same(states[-1], match.state, "the replayed state differs in")
    for k in sorted({0, 1, len(match.log) // 2, len(match.log)}):
        past = bench.now = match.at(k)
        bench.same(past.state, states[k], "the state differs from the one replayed before in")
        bench.demand(past.log == match.log[:k], "the log differs")
    again = from_bytes(write_header(match.header) + write(match.log), match.rules)
    bench.same(again.state, match.state, "the state from the log's text differs in")
    bench.demand(again.log == match.log, "the log from its text differs")
    bench.same(again.result, match.result, "the result from the log's text differs in")


def imagines_alike(match: Match, pieces: Pieces | None = None) -> None:
    """What a seat imagines fits all that it knows: its view, memory and secrets, whose turn it is, what is public, all
    that it has been shown since the beginning, and the pieces there are. A spectator sees nothing of it that the seat
    does not know: so a spectator may play on from there for a bot.
    """
    rng = Random(0)
    rules = match.rules
    bench = _Bench(match)
    steps = [step for _, step in moments(match) if step is not None]
    shown = [Shown(rules, seat) for seat in range(match.seats)]
    for now, step in bench.moments():
        for seat in bench.seats():
            view, memory = now.view(seat), now.recall(seat)
            imagined = rules.imagine(view, memory, rng)
            bench.same(rules.view(imagined, seat), view, "it imagines another view:")
            bench.same(rules.recall(imagined, seat), memory, "it imagines another memory:")
            bench.same(rules.view(imagined, None), now.view(None), "a spectator knows what it does not:")
            bench.same(rules.pending(imagined), rules.pending(now.state), "it imagines another turn:")
            bench.same(
                _rows(imagined, seat), _rows(now.state, seat), "it imagines other secrets than it knows:"
            )
            if now.result is None:  # afterwards nothing can come of it
                _is_public_alike(bench, now, imagined, steps[now.length :])
                elsewhere = shown[seat].contradiction(imagined)
                bench.demand(elsewhere is None, f"it imagines elsewhere what it was shown: {elsewhere}")
            if pieces is not None:
                bench.same(pieces(imagined), pieces(now.state), "it imagines other pieces than there are:")
            if step is not None:
                if isinstance(step.entry, Acted):
                    _tells_alike(bench, imagined, step, step.entry, seat)
                shown[seat].follow(step)


def _rows(state: Any, seat: Seat) -> Counter[tuple[str, Any]]:
    """What a seat knows of the secrets in a state; their order in a row is not always its to know."""
    return Counter((row_of(place), value) for place, value in known(state, seat).items())


def _is_public_alike(bench: _Bench, now: Match, imagined: Any, ahead: list[Step]) -> None:
    """An imagined state differs at most in what its seat may not know: what is no secret is as it is, and what it
    knows stands in the same order, where that order comes to matter.
    """
    seat = bench.seat
    assert seat is not None
    elsewhere = list(apart(now.state, imagined, seat))
    own = dict(places(now.state))
    for place in elsewhere:
        is_own = place in own and seat in own[place].known_to
        bench.demand(is_own, f"it imagines otherwise what is not for it to imagine: {place or 'the whole'}")
    if elsewhere:
        there = dict(places(imagined))
        change = {id(own[place]): Hidden(there[place].reveal(), own[place].known_to) for place in elsewhere}
        _order_is_idle(bench, seat, changed(now.state, change), ahead[:LOOKAHEAD])


def _order_is_idle(bench: _Bench, seat: Seat, twin: Any, ahead: list[Step]) -> None:
    """Nothing that comes tells the seat that what it knows stands in another order than it has imagined."""
    watch = Watch(bench.match, seat, Random(0))
    for step in ahead:
        try:
            followed = watch.followed(step, twin)
        except LawBroken as error:
            raise LawBroken(f"{error} (it imagines what it knows in another order)") from error
        if followed is None:
            return
        entry, after = followed
        what = "it imagines what it knows in another order, and is told"
        bench.demand(watch.told_alike(step, twin, entry, after), f"{what} of {step.entry!r} otherwise")
        twin = after


def _tells_alike(bench: _Bench, imagined: Any, step: Step, entry: Acted, seat: Seat) -> None:
    """The same action in the imagined state is told alike, unless it shows what was only imagined."""
    rules = bench.match.rules
    try:
        after = rules.act(imagined, entry.seat, entry.action)
    except YakaiError as error:
        bench.demand(entry.seat != seat, f"its own {entry.action} is refused in an imagined state: {error}")
        return
    if alike(after, step.after, seat):
        told = rules.tell(imagined, entry, after, seat)
        bench.same(told, rules.tell(step.before, entry, step.after, seat), "it imagines other events:")


def events_are_followed(match: Match) -> int:
    """Events that travel without the view give the next view, for every seat. Says how many there were."""
    customs = match.rules.customs
    bench = _Bench(match)
    followed = 0
    for now, step in bench.moments():
        for seat in (None, *range(match.seats)):
            bench.seat = seat
            told = () if step is None else now.tell((step,), seat)
            if step is None or not told or not all(isinstance(event, customs.adds) for event in told):
                continue
            view = now.view(seat)
            for event in told:
                bench.demand(customs.follow is not None, "`Customs.adds` needs `Customs.follow`")
                view = customs.follow(view, event) if customs.follow is not None else view
            bench.same(view, match.rules.view(step.after, seat), "the view that follows differs in")
            followed += 1
    return followed


def tables_are_not_told(match: Match) -> None:
    """Of an undo, a concession, a pause, a seat that is late or handed over, the game tells nothing: the match does."""
    bench = _Bench(match)
    for now, step in bench.moments():
        befores = (now.state,) if step is None else (now.state, step.after)
        for entry in _of_the_table(match.seats, len(now.log)):
            for seat in (None, *range(match.seats)):
                bench.seat = seat
                for before in befores if isinstance(entry, Undone) else (now.state,):
                    told = match.rules.tell(before, entry, now.state, seat)
                    bench.demand(told == (), f"`tell` has something to say of “{entry.type}”: {told}")
        bench.seat = None


def _of_the_table(seats: int, to: int) -> Iterator[Entry]:
    """What may happen at a table at any moment of a game."""
    yield from (Paused(True), Paused(False))
    for seat in range(seats):
        yield from (
            Conceded(seat),
            Undone(seat, to),
            HandedOver(seat, "Ada"),
            Paused(True, seat),
            TimedOut(seat),
        )


def tags_are_free(rules: AnyRules) -> None:
    """No event of a game has the tag of an event of the match, and each has one of its own."""
    info = inspect.type_info(rules.kinds.event)
    kinds = info.types if isinstance(info, inspect.UnionType) else (info,)
    for kind in kinds:
        assert isinstance(kind, inspect.StructType)
        if kind.tag is None:
            raise LawBroken(f"{rules.id} {rules.version}: the event {kind.cls.__name__} has no tag")
        if kind.tag in TAGS:
            raise LawBroken(
                f"{rules.id} {rules.version}: the event {kind.cls.__name__} has the tag “{kind.tag}” of the match"
            )
