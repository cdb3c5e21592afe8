"""How long players may think: the kinds of clock that a table can have, and the clocks of one game as a value.

Time is the server's uptime over all its starts, in whole milliseconds. It does not pass while the server is stopped,
and does not depend on the system clock. The value is folded from the table's log (see `table_time`).
"""

from typing import Final, Literal, TypeAlias, assert_never

from msgspec import Struct, field
from msgspec.structs import replace

from yakai.core.game import Seat
from yakai.core.log import Acted, Entry, HandedOver, Paused, TimedOut, Undone
from yakai.core.rows import with_row

SECOND: Final = 1000
DAY: Final = 86_400 * SECOND

GRACE: Final = 10 * SECOND
"""A player who takes a move back has at least this left, if they had it when they made the move."""


class PerMove(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """Seconds for each move."""

    seconds: int


class PerGame(Struct, frozen=True, tag="game", forbid_unknown_fields=True):
    """Seconds for the whole game, and `more` with each move (Fischer)."""

    seconds: int
    more: int


class ByDays(Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """Days for each move, so that players need not be online at the same time."""

    days: int


ClockRule: TypeAlias = PerMove | PerGame | ByDays
ClockKind: TypeAlias = Literal["move", "game", "days"]


def kind_of(rule: ClockRule) -> ClockKind:
    """The kind of a rule, as clients know it.

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
    """Whether a rule is within the limits that a host may set.

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


class BeforeMove(Struct, frozen=True):
    """The clocks before a seat's latest move, in case that it takes the move back; `since`: time that ran since."""

    seat: Seat
    due: frozenset[Seat]
    left: tuple[int, ...]
    late: frozenset[Seat]
    moves: tuple[int, ...]
    since: int = 0


class Clocks(Struct, frozen=True):
    """The clocks of all seats at an uptime.

    `due` are the seats that the game waits for, unless the rules have a timer of their own; `running` are those whose
    time runs. `late` have used up their time in this move; `moves` counts the moves that each seat has begun. A *move*
    is everything that a seat does until the game no longer waits for it: so a seat gains no time by single strokes of
    a pencil, or by taking a move back and making it again.
    """

    rule: ClockRule
    left: tuple[int, ...]
    moves: tuple[int, ...]
    uptime: int = field(name="lived")  # as it is stored
    due: frozenset[Seat] = frozenset()
    running: frozenset[Seat] = frozenset()
    late: frozenset[Seat] = frozenset()
    paused: bool = False
    attended: bool = True
    mark: BeforeMove | None = None

    def remaining(self, seat: Seat, uptime: int) -> int:
        """The milliseconds that a seat has left at an uptime, if nothing happens before."""
        spent = max(0, uptime - self.uptime) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    def expired(self, uptime: int) -> frozenset[Seat]:
        """The running seats that have no time left at an uptime."""
        return frozenset(seat for seat in self.running if not self.remaining(seat, uptime))

    @property
    def expires(self) -> int | None:
        """The uptime at which the first seat runs out of time, if nothing happens before; `None` if no clock runs."""
        return min((self.uptime + self.left[seat] for seat in self.running), default=None)

    @property
    def awaited(self) -> str:
        """A short key of the moves that the game waits for: it differs for other moves."""
        return ",".join(f"{seat}.{self.moves[seat]}" for seat in sorted(self.running))

    def at(self, uptime: int) -> "Clocks":
        """The clocks at a later uptime; an earlier one changes nothing."""
        passed = max(0, uptime - self.uptime)
        if not passed:
            return self
        left = tuple(self.remaining(seat, uptime) for seat in range(len(self.left)))
        mark = self.mark
        if mark is not None and self.running:
            mark = replace(mark, since=mark.since + passed)
        return replace(self, left=left, uptime=uptime, mark=mark)

    def after(self, entry: Entry, due: frozenset[Seat] | None) -> "Clocks":
        """The clocks after an entry of the game, which then waits for the seats `due`; `None`: it waits for chance."""
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
                return self._undone(self.mark, due)
            case Acted(seat=seat) if seat in self.due - due:
                mark: BeforeMove | None = BeforeMove(seat, self.due, self.left, self.late, self.moves)
            case _:
                mark = None
        fresh = due - self.due
        left = tuple(
            self._at_move_start(seat) if seat in fresh else had for seat, had in enumerate(self.left)
        )
        moves = tuple(made + (seat in fresh) for seat, made in enumerate(self.moves))
        return replace(self, due=due, left=left, moves=moves, late=self.late - fresh, mark=mark)

    def with_running(self, people: frozenset[Seat]) -> "Clocks":
        """The clocks with the time of due seats of `people` running, unless the game is paused or unattended."""
        stopped = self.paused or not self.attended
        return replace(self, running=frozenset() if stopped else self.due & people)

    def _at_move_start(self, seat: Seat) -> int:
        """The time that a seat has at the beginning of a move."""
        match self.rule:
            case PerMove(seconds=seconds):
                return seconds * SECOND
            case PerGame(more=more):
                return self.left[seat] + more * SECOND
            case ByDays(days=days):
                return days * DAY
            case _:
                assert_never(self.rule)

    def _undone(self, mark: BeforeMove, due: frozenset[Seat]) -> "Clocks":
        """The clocks after a seat took its move back. It pays for the time since the move; seats that the move made due
        get back the time that they had, and other clocks run on.
        """
        both = zip(self.left, mark.left, strict=True)
        left = tuple(now if seat in mark.due else then for seat, (now, then) in enumerate(both))
        had = mark.left[mark.seat]
        paid = max(had - mark.since, min(had, GRACE))
        left = with_row(left, mark.seat, paid)
        return replace(self, due=due, left=left, moves=mark.moves, late=mark.late, mark=None)


def new_clocks(rule: ClockRule, seats: int, uptime: int) -> Clocks:
    """The clocks before a game's first entry."""
    each = rule.seconds * SECOND if isinstance(rule, PerGame) else 0
    return Clocks(rule, (each,) * seats, (0,) * seats, uptime)
