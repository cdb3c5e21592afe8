"""What is worked out once for many: of a game for all who look at it just now, of a room for one who is there."""

from yakai.core.game import Seat
from yakai.core.match import Match
from yakai.table.live import LiveTable
from yakai.table.protocols import Change
from yakai.table.room import Room
from yakai.table.silence import is_silent
from yakai.web.messages import Clock
from yakai.web.thinking import thinking_at


class Moment:
    """A table's game at one moment, as far as it is the same from every seat. Nothing of it is a secret."""

    def __init__(self, live: LiveTable, match: Match) -> None:
        self.match = match
        self.room = live.table.room
        self.told = live.table.told
        self.result = match.result
        self.paused = match.paused
        self.silent = is_silent(live.table)
        self.clock = clock_at(live)
        self.thinking = thinking_at(live)


class Moments:
    """The latest moment of a table, for all who hear of the same change."""

    def __init__(self) -> None:
        self._latest: tuple[Change, Moment] | None = None

    def of(self, change: Change, live: LiveTable, match: Match) -> Moment:
        """As it was when the first of them heard of it."""
        if self._latest is None or self._latest[0] is not change:
            self._latest = change, Moment(live, match)
        return self._latest[1]


class Own:
    """What a room is to one person: their seats in it, whether they host it, through which seats' eyes they may see the
    latest game, and whether they may look at it at all. Whoever came only to watch has nothing there.
    """

    def __init__(self, room: Room, person: str, invited: bool) -> None:
        self.room = room
        self.host = invited and room.host == person
        self.seats: tuple[Seat, ...] = room.seats_of(person) if invited else ()
        self.eyes: tuple[Seat, ...] = room.eyes_of(person) if invited else ()
        self.may_look = room.doors.watching or self.host or bool(self.eyes)

    @property
    def curtains(self) -> tuple[Seat, ...]:
        """The seats of the latest game that are played on this person's screen, if they are several."""
        return self.eyes if len(self.eyes) > 1 else ()


def clock_at(live: LiveTable) -> Clock | None:
    """The rules' own timer of a table just now; `None` where there is none."""
    time = live.clock.time
    return None if time is None else Clock(time.key, round(time.left, 3), time.whole, time.running)
