"""The laws about legality, replay, imagination and events. Each takes a match and raises `LawBroken` if it fails.

The laws about secrets are in `leaks` and `untold`.
"""

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
from yakai.core.log_encoding import write, write_header
from yakai.core.match import Match
from yakai.core.matches import from_bytes
from yakai.core.steps import Step
from yakai.testing.errors import LawBroken, difference, where
from yakai.testing.play import any_action
from yakai.testing.secrets import alike, apart, changed, known, places, row_of
from yakai.testing.seen_values import SeenValues
from yakai.testing.two_worlds import TwoWorlds

Pieces = Callable[[Any], Counter[Any]]

LOOKAHEAD: Final = 20
"""Steps ahead for which an imagined order is compared with the real one."""


def positions(match: Match) -> Iterator[tuple[Match, Step | None]]:
    """The match at each prefix of its log, with the step that comes next (`None` at the end).

    Every `yield` gives the same match object, which is then advanced.
    """
    past = match.at(0)
    for entry in match.log:
        step = past.foresee(entry)
        yield past, step
        past.accept((step,))
    yield past, None


class _LawCheck:
    """Raises `LawBroken` with the current position in the match and the seat."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.now = match
        self.seat: Seat | None = None

    def positions(self) -> Iterator[tuple[Match, Step | None]]:
        """`positions`, each noted as the current position."""
        for now, step in positions(self.match):
            self.now = now
            yield now, step

    def seats(self) -> Iterator[Seat]:
        """All seats, each noted as the current one."""
        for seat in range(self.match.seats):
            self.seat = seat
            yield seat
        self.seat = None

    def require(self, holds: bool, what: str) -> None:
        """Raise unless the condition holds."""
        if not holds:
            raise LawBroken(f"{where(self.match, len(self.now.log), self.seat)}: {what}")

    def same(self, one: Any, other: Any, what: str) -> None:
        """Raise unless both values are equal, and name the field that differs."""
        if one != other:
            self.require(False, f"{what} {difference(one, other)}")


def legal_means_accepted(match: Match, tries: int = 4) -> None:
    """Legal actions are accepted; all others are refused and change nothing."""
    rng = Random(0)
    check = _LawCheck(match)
    for now, _ in check.positions():
        state, entries = now.state, now.log
        for seat in check.seats():
            _check_legal(check, now, seat, rng, tries)
        check.require(now.state is state, "asking has changed the match")
        check.require(now.log == entries, "asking has changed the log")


def _check_legal(check: _LawCheck, now: Match, seat: Seat, rng: Random, tries: int) -> None:
    legal = now.rules.legal(now.view(seat))
    to_act = getattr(now.pending, "allows", lambda _: False)(seat)
    check.require(to_act or not legal, "there are legal actions out of turn")
    some = [*islice(legal, tries), *(any_action(now.rules, rng) for _ in range(tries))]
    if legal:
        some += [legal.sample(rng) for _ in range(tries)]
    for action in some:
        refusal = _refusal(now, seat, action)
        if action in legal:
            check.require(refusal is None, f"{action} is said to be legal and refused: {refusal}")
        else:
            check.require(refusal is not None, f"{action} is accepted and not said to be legal")
    if len(legal) < 50:
        listed = list(legal)
        check.same(len(listed), len(legal), "the count of legal actions is not their number:")
        check.require(all(action in legal for action in listed), "an action that is listed is not `in`")


def _refusal(match: Match, seat: Seat, action: Any) -> YakaiError | None:
    try:
        match.propose(seat, action)
    except YakaiError as error:
        return error
    return None


_OUTSIDE: tuple[Any, ...] = ("dog", "", None, -0.5, 1e308, (), ("dog",), (0, "dog"), [], {}, b"yak", [0])
_NEARLY: tuple[Any, ...] = (True, False, 1.0, 0.0)
"""Values that Python treats as equal to 1 or 0."""


def misfits_are_refused(match: Match, seed: int = 0, share: float = 1.0) -> None:
    """The match and the rules refuse, with clause ALL-4, what is not an action, has a value of a wrong type, or comes
    from a seat that does not exist.
    """
    rng = Random(seed)
    check = _LawCheck(match)
    for now, _ in check.positions():
        if len(now.log) > 1 and rng.random() >= share:
            continue
        for seat in check.seats():
            if seat in now.to_act:
                some = _one_of_each_kind(now, seat, rng)
                for action in some:
                    _check_misfits(check, now, seat, action)
                for wrong in (*_OUTSIDE, *_NEARLY, 5, Struct, Struct()):
                    _check_misfit(check, now, seat, wrong)
                _check_seats(check, now, some)


def _one_of_each_kind(now: Match, seat: Seat, rng: Random) -> list[Struct]:
    """One action of each type, legal if possible."""
    info = inspect.type_info(now.rules.kinds.action)
    kinds = len(info.types) if isinstance(info, inspect.UnionType) else 1
    found: dict[type, Struct] = {}
    while len(found) < kinds:
        action = any_action(now.rules, rng)
        found[type(action)] = action
    legal = now.legal(seat)
    found |= {type(action): action for action in (legal.sample(rng) for _ in range(5 if legal else 0))}
    return list(found.values())


def _check_misfits(check: _LawCheck, now: Match, seat: Seat, action: Struct) -> None:
    for field in action.__struct_fields__:
        for value in (*_OUTSIDE, *_NEARLY):
            wrong = msgspec.structs.replace(action, **{field: value})
            if misfit(wrong) is not None:
                _check_misfit(check, now, seat, wrong)


def _check_misfit(check: _LawCheck, now: Match, seat: Seat, wrong: Any) -> None:
    refusal = _refusal(now, seat, wrong)
    clause = None if refusal is None else refusal.clause
    check.require(clause == "ALL-4", f"{wrong!r} is answered by {refusal!r}")
    check.require(wrong not in now.legal(seat), f"{wrong!r} is said to be legal")
    check.require(*_refused_directly(now, seat, wrong, repr(wrong), "ALL-4"))


def _check_seats(check: _LawCheck, now: Match, actions: list[Struct]) -> None:
    """Actions from a seat that does not exist are refused."""
    for action in actions:
        for seat in (*_OUTSIDE, *_NEARLY, -1, now.seats):
            what = f"{action!r} from seat {seat!r}"
            check.require(_refusal(now, seat, action) is not None, f"{what} is accepted")
            check.require(*_refused_directly(now, seat, action, what, None if type(seat) is int else "ALL-4"))


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
    check = _LawCheck(match)
    all_pieces: Counter[Any] | None = None
    for now, _ in check.positions():
        here = pieces(now.state)
        if all_pieces is not None and here != all_pieces:
            check.require(False, f"lost {dict(all_pieces - here)}, doubled {dict(here - all_pieces)}")
        all_pieces = here


def logs_replay(match: Match) -> None:
    """Replaying the log gives the same state at every prefix, and so does the log's text."""
    check = _LawCheck(match)
    states = [now.state for now, _ in check.positions()]
    check.same(states[-1], match.state, "the replayed state differs in")
    for k in sorted({0, 1, len(match.log) // 2, len(match.log)}):
        past = check.now = match.at(k)
        check.same(past.state, states[k], "the state differs from the one replayed before in")
        check.require(past.log == match.log[:k], "the log differs")
    again = from_bytes(write_header(match.header) + write(match.log), match.rules)
    check.same(again.state, match.state, "the state from the log's text differs in")
    check.require(again.log == match.log, "the log from its text differs")
    check.same(again.result, match.result, "the result from the log's text differs in")


def imagined_states_fit(match: Match, pieces: Pieces | None = None) -> None:
    """A state that a seat imagines fits everything that the seat knows: its view, memory and secrets, whose turn it is,
    what is public, all that it has been shown since the beginning, and the pieces in the game. The spectator's view
    of it is the real one, because a spectator may take over a bot's seat.
    """
    rng = Random(0)
    rules = match.rules
    check = _LawCheck(match)
    steps = [step for _, step in positions(match) if step is not None]
    shown = [SeenValues(rules, seat) for seat in range(match.seats)]
    for now, step in check.positions():
        for seat in check.seats():
            view, memory = now.view(seat), now.recall(seat)
            imagined = rules.imagine(view, memory, rng)
            check.same(rules.view(imagined, seat), view, "it imagines another view:")
            check.same(rules.recall(imagined, seat), memory, "it imagines another memory:")
            check.same(rules.view(imagined, None), now.view(None), "a spectator knows what it does not:")
            check.same(rules.pending(imagined), rules.pending(now.state), "it imagines another turn:")
            check.same(
                _rows(imagined, seat), _rows(now.state, seat), "it imagines other secrets than it knows:"
            )
            if now.result is None:  # afterwards it no longer matters
                _is_public_alike(check, now, imagined, steps[now.length :])
                elsewhere = shown[seat].contradiction(imagined)
                check.require(elsewhere is None, f"it imagines elsewhere what it was shown: {elsewhere}")
            if pieces is not None:
                check.same(pieces(imagined), pieces(now.state), "it imagines other pieces than there are:")
            if step is not None:
                if isinstance(step.entry, Acted):
                    _tells_alike(check, imagined, step, step.entry, seat)
                shown[seat].follow(step)


def _rows(state: Any, seat: Seat) -> Counter[tuple[str, Any]]:
    """What a seat knows of the secrets in a state, without their order in a row, which it need not know."""
    return Counter((row_of(place), value) for place, value in known(state, seat).items())


def _is_public_alike(check: _LawCheck, now: Match, imagined: Any, ahead: list[Step]) -> None:
    """An imagined state differs only in what the seat may not know: plain values are the real ones, and known secrets
    are in the real order if that order matters later.
    """
    seat = check.seat
    assert seat is not None
    elsewhere = list(apart(now.state, imagined, seat))
    own = dict(places(now.state))
    for place in elsewhere:
        is_own = place in own and seat in own[place].known_to
        check.require(is_own, f"it imagines otherwise what is not for it to imagine: {place or 'the whole'}")
    if elsewhere:
        there = dict(places(imagined))
        change = {id(own[place]): Hidden(there[place].reveal(), own[place].known_to) for place in elsewhere}
        _order_is_idle(check, seat, changed(now.state, change), ahead[:LOOKAHEAD])


def _order_is_idle(check: _LawCheck, seat: Seat, twin: Any, ahead: list[Step]) -> None:
    """In the next steps the seat is told nothing that contradicts the order in which it has imagined known secrets."""
    worlds = TwoWorlds(check.match, seat, Random(0))
    for step in ahead:
        try:
            followed = worlds.followed(step, twin)
        except LawBroken as error:
            raise LawBroken(f"{error} (it imagines what it knows in another order)") from error
        if followed is None:
            return
        entry, after = followed
        what = "it imagines what it knows in another order, and is told"
        check.require(worlds.told_alike(step, twin, entry, after), f"{what} of {step.entry!r} otherwise")
        twin = after


def _tells_alike(check: _LawCheck, imagined: Any, step: Step, entry: Acted, seat: Seat) -> None:
    """The same action in the imagined state gives the same events, unless it shows what was only imagined."""
    rules = check.match.rules
    try:
        after = rules.act(imagined, entry.seat, entry.action)
    except YakaiError as error:
        check.require(entry.seat != seat, f"its own {entry.action} is refused in an imagined state: {error}")
        return
    if alike(after, step.after, seat):
        told = rules.tell(imagined, entry, after, seat)
        check.same(told, rules.tell(step.before, entry, step.after, seat), "it imagines other events:")


def events_are_followed(match: Match) -> int:
    """Events that are sent without a view give the next view, for every seat. Returns how many there were."""
    customs = match.rules.customs
    check = _LawCheck(match)
    followed = 0
    for now, step in check.positions():
        for seat in (None, *range(match.seats)):
            check.seat = seat
            told = () if step is None else now.tell((step,), seat)
            if step is None or not told or not all(isinstance(event, customs.adds) for event in told):
                continue
            view = now.view(seat)
            for event in told:
                check.require(customs.follow is not None, "`Customs.adds` needs `Customs.follow`")
                view = customs.follow(view, event) if customs.follow is not None else view
            check.same(view, match.rules.view(step.after, seat), "the view that follows differs in")
            followed += 1
    return followed


def table_entries_have_no_events(match: Match) -> None:
    """`tell` returns nothing for an undo, a concession, a pause, a late or handed-over seat: the match has events of
    its own for them.
    """
    check = _LawCheck(match)
    for now, step in check.positions():
        befores = (now.state,) if step is None else (now.state, step.after)
        for entry in _of_the_table(match.seats, len(now.log)):
            for seat in (None, *range(match.seats)):
                check.seat = seat
                for before in befores if isinstance(entry, Undone) else (now.state,):
                    told = match.rules.tell(before, entry, now.state, seat)
                    check.require(told == (), f"`tell` returns events for “{entry.type}”: {told}")
        check.seat = None


def _of_the_table(seats: int, to: int) -> Iterator[Entry]:
    """Entries that a table may add at any time in a game."""
    yield from (Paused(True), Paused(False))
    for seat in range(seats):
        yield from (
            Conceded(seat),
            Undone(seat, to),
            HandedOver(seat, "Ada"),
            Paused(True, seat),
            TimedOut(seat),
        )


def event_tags_are_free(rules: AnyRules) -> None:
    """Every event of a game has a tag, and none has the tag of one of the match's events."""
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
