"""What is worked out once for many: of a game for all who look at it just now, of a room for one who is there."""

from yakai.core.game import Seat
from yakai.core.match import Match
from yakai.table.commands.beginning import next_first
from yakai.table.live import LiveTable
from yakai.table.ports import Change
from yakai.table.state.clocks import kind_of
from yakai.table.state.room import Room
from yakai.table.state.silence import is_silent
from yakai.table.state.streams import SeatSnapshot, names_of
from yakai.table.state.table_time import people_at
from yakai.web.messages import Lang, ThinkingTimes, TimerClock


class GameSnapshot:
    """A table's game at one moment, as far as it is the same from every seat. Nothing of it is a secret."""

    def __init__(self, live: LiveTable, match: Match) -> None:
        self.match = match
        self.room = live.table.room
        self.told = live.table.told
        self.result = match.result
        self.paused = match.paused
        self._undoable = match.undoable
        self.silent = is_silent(live.table)
        self.clock = clock_at(live)
        self.thinking = thinking_at(live)
        self._names: dict[Lang, tuple[str, ...]] = {}

    def may_undo(self, eyes: Seat | None) -> bool:
        """Whether whoever looks through these eyes could take their latest action back: nobody else is told."""
        return eyes is not None and eyes == self._undoable

    def names(self, lang: Lang) -> tuple[str, ...]:
        """Who plays it, by seat, in a language."""
        names = self._names.get(lang)
        if names is None:
            names = self._names[lang] = names_of(self.room.called, lang)
        return names

    def glance(self, eyes: Seat | None) -> SeatSnapshot:
        """What somebody has before them who looks through these eyes."""
        return SeatSnapshot(self.room.games, self.told.n(eyes), self.match.view(eyes))


class Snapshots:
    """The latest moment of a table, for all who hear of the same change."""

    def __init__(self) -> None:
        self._change: Change | None = None
        self._latest: GameSnapshot | None = None
        self._first: tuple[Room, Seat | None] | None = None

    def at(self, change: Change, live: LiveTable) -> GameSnapshot | None:
        """As it was when the first of them heard of it; `None` if there is no game."""
        if self._change is not change:
            self._change, self._latest = change, moment_of(live)
        return self._latest

    def next_first(self, live: LiveTable) -> Seat | None:
        """Who will begin the next game, if that is known."""
        room = live.table.room
        if self._first is None or self._first[0] is not room:
            self._first = room, next_first(room, live.table.match)
        return self._first[1]


def moment_of(live: LiveTable) -> GameSnapshot | None:
    """The game of a table just now, if there is one."""
    match = live.table.game
    return None if match is None else GameSnapshot(live, match)


class Own:
    """What a room is to one person: their seats in it, whether they host it, through which seats' eyes they may see the
    latest game, and whether they may look at it at all. Where several play on their screen, these have curtains. Who
    came only to watch has nothing there.
    """

    def __init__(self, room: Room, person: str, invited: bool) -> None:
        self.room = room
        self.host = invited and room.host == person
        self.seats: tuple[Seat, ...] = room.seats_of(person) if invited else ()
        self.eyes: tuple[Seat, ...] = room.eyes_of(person) if invited else ()
        self.curtains: tuple[Seat, ...] = self.eyes if len(self.eyes) > 1 else ()
        self.may_look = room.access.watching or self.host or bool(self.eyes)


def clock_at(live: LiveTable) -> TimerClock | None:
    """The rules' own timer of a table just now; `None` where there is none."""
    time = live.drivers.rules_timer.time
    return None if time is None else TimerClock(time.key, round(time.left, 3), time.whole, time.running)


def thinking_at(live: LiveTable) -> ThinkingTimes | None:
    """The players' clocks as they are now; `None` where there are none. They are public, like whose turn it is."""
    clocks = live.table.clocks
    if clocks is None:
        return None
    lived = live.drivers.player_clocks.uptime
    people = people_at(live.room)
    left = (round(clocks.remaining(seat, lived) / 1000, 1) for seat in range(len(clocks.left)))
    shown = tuple(one if seat in people else None for seat, one in enumerate(left))
    return ThinkingTimes(kind_of(clocks.rule), shown, tuple(sorted(clocks.running)))
