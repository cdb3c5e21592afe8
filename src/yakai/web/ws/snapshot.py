"""A table's game after one change, computed once for all its connections."""

from yakai.core.game import Seat
from yakai.core.match import Match
from yakai.table.commands.beginning import next_first
from yakai.table.live import LiveTable
from yakai.table.ports import Change
from yakai.table.state.clocks import kind_of
from yakai.table.state.room import Room
from yakai.table.state.silence import is_silent
from yakai.table.state.streams import SeatSnapshot, names_of
from yakai.table.state.table_time import people_seats
from yakai.table.state.visible_game import VisibleGame, may_undo
from yakai.text import Lang
from yakai.web.messages import ClocksInfo, TimerInfo


class GameSnapshot:
    """A table's game at one moment, as far as it is the same from every seat. Secrets stay inside its match."""

    def __init__(self, live: LiveTable, match: Match) -> None:
        self.match = match
        self.room = live.table.room
        self.streams = live.table.streams
        self.result = match.result
        self.paused = match.paused
        self._undoable = match.undoable
        self.silent = is_silent(live.table)
        self.timer = timer_info(live)
        self.clocks = clocks_info(live)
        self._names: dict[Lang, tuple[str, ...]] = {}

    def may_undo(self, seat: Seat | None) -> bool:
        """Whether the player on this seat may take their latest action back."""
        return may_undo(self.room, seat, self._undoable)

    def names(self, lang: Lang) -> tuple[str, ...]:
        """The players' names by seat, in a language."""
        names = self._names.get(lang)
        if names is None:
            names = self._names[lang] = names_of(self.room.called, lang)
        return names

    def visible_from(self, seat: Seat | None) -> VisibleGame:
        """What is visible from a seat, or to spectators."""
        snapshot = SeatSnapshot(self.room.games, self.streams.length(seat), self.match.view(seat))
        return VisibleGame(snapshot, self.room.players, self.paused, seat)


class SnapshotCache:
    """The latest snapshot of a table, for all connections that are notified of the same change: the table's notifier
    hands all of them the same object.
    """

    def __init__(self) -> None:
        self._change: Change | None = None
        self._latest: GameSnapshot | None = None
        self._first: tuple[Room, Seat | None] | None = None

    def after(self, change: Change, live: LiveTable) -> GameSnapshot | None:
        """The game when the first connection was notified of this change; `None` if there is no game."""
        if self._change is not change:
            self._change, self._latest = change, game_snapshot(live)
        return self._latest

    def next_first(self, live: LiveTable) -> Seat | None:
        """The seat that begins the next game, if it is known."""
        room = live.table.room
        if self._first is None or self._first[0] is not room:
            self._first = room, next_first(room, live.table.match)
        return self._first[1]


def game_snapshot(live: LiveTable) -> GameSnapshot | None:
    """The table's game as it is now; `None` if there is none."""
    match = live.table.game
    return None if match is None else GameSnapshot(live, match)


def timer_info(live: LiveTable) -> TimerInfo | None:
    """The rules' own timer as it is now; `None` if there is none."""
    time = live.timer
    return None if time is None else TimerInfo(time.key, round(time.left, 3), time.whole, time.running)


def clocks_info(live: LiveTable) -> ClocksInfo | None:
    """The players' clocks as they are now, which are public; `None` if there are none."""
    clocks = live.table.clocks
    if clocks is None:
        return None
    uptime = live.uptime
    people = people_seats(live.room)
    left = (round(clocks.remaining(seat, uptime) / 1000, 1) for seat in range(len(clocks.left)))
    shown = tuple(one if seat in people else None for seat, one in enumerate(left))
    return ClocksInfo(kind_of(clocks.rule), shown, tuple(sorted(clocks.running)))
