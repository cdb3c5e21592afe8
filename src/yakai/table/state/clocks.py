"""How long people may think: the kinds of clock that a table can have, and the clocks of one game as a value.

Time comes in whole milliseconds of a server that runs: it stands still while there is none, and whatever the calendar
says. The value is folded from a table's log (see `timing`), so it is the same wherever that is read.
"""

from typing import Final, Literal, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from yakai.core.game import Seat
from yakai.core.log import Acted, Entry, HandedOver, Paused, TimedOut, Undone
from yakai.core.rows import with_row

SECOND: Final = 1000
DAY: Final = 86_400 * SECOND

GRACE: Final = 10 * SECOND
"""So much is left at least to whoever takes a move back, if they had it when they made it."""


class PerMove(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """So many seconds for each move."""

    seconds: int


class PerGame(Struct, frozen=True, tag="game", forbid_unknown_fields=True):
    """So many seconds for the whole game, and some more with each move (Fischer)."""

    seconds: int
    more: int


class ByDays(Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """So many days for each move: nobody need be there at the same time."""

    days: int


ClockRule: TypeAlias = PerMove | PerGame | ByDays
ClockKind: TypeAlias = Literal["move", "game", "days"]


def kind_of(rule: ClockRule) -> ClockKind:
    """What it is called.

    >>> kind_of(ByDays(2))
    'days'
    """
    match rule:
        case PerMove():
            return "move"
        case PerGame():
            return "game"
        case ByDays():
            return "days"
        case _:
            assert_never(rule)


def is_sensible(rule: ClockRule) -> bool:
    """Whether anybody could play by it.

    >>> is_sensible(PerMove(30)), is_sensible(PerMove(0)), is_sensible(PerGame(300, 10)), is_sensible(ByDays(90))
    (True, False, True, False)
    """
    match rule:
        case PerMove(seconds=seconds):
            return 5 <= seconds <= 3600
        case PerGame(seconds=seconds, more=more):
            return 30 <= seconds <= 6 * 3600 and 0 <= more <= 600
        case ByDays(days=days):
            return 1 <= days <= 30
        case _:
            assert_never(rule)


class Mark(Struct, frozen=True):
    """How it was when a seat ended its move, in case that it takes it back; `since` so much time has run."""

    seat: Seat
    due: frozenset[Seat]
    left: tuple[int, ...]
    late: frozenset[Seat]
    moves: tuple[int, ...]
    since: int = 0


class Clocks(Struct, frozen=True):
    """The clocks of all seats, as they stood when the server had lived so long.

    `due` are the seats that the game waits for, unless the rules have a timer of their own; `running` those of them
    whose time runs. `late` have used theirs up in this move; `moves` counts those that each has begun. A *move* is all
    that a seat does from when it is waited for until it is not: so neither strokes of a pencil nor a move that is taken
    back and made again gain any time.
    """

    rule: ClockRule
    left: tuple[int, ...]
    moves: tuple[int, ...]
    lived: int
    due: frozenset[Seat] = frozenset()
    running: frozenset[Seat] = frozenset()
    late: frozenset[Seat] = frozenset()
    paused: bool = False
    attended: bool = True
    mark: Mark | None = None

    # What can be seen

    def remaining(self, seat: Seat, lived: int) -> int:
        """What a seat has left when the server has lived so long, if nothing happens before."""
        spent = max(0, lived - self.lived) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    def expired(self, lived: int) -> frozenset[Seat]:
        """Who has no time left, and should have moved."""
        return frozenset(seat for seat in self.running if not self.remaining(seat, lived))

    @property
    def expires(self) -> int | None:
        """At which age of the server somebody's time is up, if nothing happens before."""
        return min((self.lived + self.left[seat] for seat in self.running), default=None)

    @property
    def awaited(self) -> str:
        """Which moves are waited for, in short: other ones have another word."""
        return ",".join(f"{seat}.{self.moves[seat]}" for seat in sorted(self.running))

    # What changes them

    def at(self, lived: int) -> "Clocks":
        """Time passes, for those whose time runs. It never goes back."""
        passed = max(0, lived - self.lived)
        if not passed:
            return self
        left = tuple(self.remaining(seat, lived) for seat in range(len(self.left)))
        mark = self.mark
        if mark is not None and self.running:
            mark = replace(mark, since=mark.since + passed)
        return replace(self, left=left, lived=lived, mark=mark)

    def after(self, entry: Entry, due: frozenset[Seat] | None) -> "Clocks":
        """Something has happened in the game, after which it waits for these seats; `None`: chance is to speak."""
        if due is None:
            due = self.due - {entry.seat} if isinstance(entry, Acted) else self.due
        match entry:
            case Paused(paused=paused):
                return replace(self, paused=paused)
            case HandedOver():
                return self
            case TimedOut(seat=seat):
                return replace(self, left=with_row(self.left, seat, 0), late=self.late | {seat}, mark=None)
            case Undone(seat=seat) if (
                self.mark is not None and seat == self.mark.seat and seat in due - self.due
            ):
                return self._back_to(self.mark, due)
            case Acted(seat=seat) if seat in self.due - due:
                mark: Mark | None = Mark(seat, self.due, self.left, self.late, self.moves)
            case _:
                mark = None
        fresh = due - self.due
        left = tuple(self._with_more(seat) if seat in fresh else had for seat, had in enumerate(self.left))
        moves = tuple(made + (seat in fresh) for seat, made in enumerate(self.moves))
        return replace(self, due=due, left=left, moves=moves, late=self.late - fresh, mark=mark)

    def with_running(self, people: frozenset[Seat]) -> "Clocks":
        """From now on the time of these runs, as far as they are waited for and it does not stand still."""
        stands = self.paused or not self.attended
        return replace(self, running=frozenset() if stands else self.due & people)

    def _with_more(self, seat: Seat) -> int:
        """What a seat has at the beginning of a move."""
        match self.rule:
            case PerMove(seconds=seconds):
                return seconds * SECOND
            case PerGame(more=more):
                return self.left[seat] + more * SECOND
            case ByDays(days=days):
                return days * DAY
            case _:
                assert_never(self.rule)

    def _back_to(self, mark: Mark, due: frozenset[Seat]) -> "Clocks":
        """A move is taken back: whoever does so pays for the time since, and nobody else. Whoever had begun to think
        about it has back what they had; whoever was thinking anyway goes on.
        """
        both = zip(self.left, mark.left, strict=True)
        left = tuple(now if seat in mark.due else then for seat, (now, then) in enumerate(both))
        had = mark.left[mark.seat]
        paid = max(had - mark.since, min(had, GRACE))
        left = with_row(left, mark.seat, paid)
        return replace(self, due=due, left=left, moves=mark.moves, late=mark.late, mark=None)


def new_clocks(rule: ClockRule, seats: int, lived: int) -> Clocks:
    """The clocks before a game's first entry."""
    each = rule.seconds * SECOND if isinstance(rule, PerGame) else 0
    return Clocks(rule, (each,) * seats, (0,) * seats, lived)
