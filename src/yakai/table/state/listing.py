"""A summary of a table, which is stored with each batch that changes it, so that tables are listed without reading
their logs.
"""

from msgspec import Struct

from yakai.core.game import Seat
from yakai.table.state.clocks import ByDays, Clocks
from yakai.table.state.room import Phase, PlayerNames


class Listing(Struct, frozen=True):
    """A summary of a table.

    `due` are the seats that the game waits for, which is public; `open` the empty seats; `replaced` the seats of people
    for whom a bot stands in. `people` are those in whose lists the table belongs, each with a seat (of several on one
    screen, one that is due): not players who have conceded, and after the end only those whom another player waits for
    to play again. `clocks` are public too. `archived`: the table was empty for long, and is listed apart until one of
    its players resumes the game.
    """

    game: str
    phase: Phase
    called: PlayerNames
    people: dict[str, Seat]
    open: tuple[Seat, ...] = ()
    due: tuple[Seat, ...] = ()
    replaced: tuple[Seat, ...] = ()
    clocks: Clocks | None = None
    archived: bool = False

    @property
    def began(self) -> bool:
        """Whether a game has begun."""
        return self.phase != "lobby"

    @property
    def has_people(self) -> bool:
        """Whether a person has a seat, even if they are not among `people`."""
        return any(name is not None for name in self.called)

    @property
    def expires(self) -> int | None:
        """The uptime at which the first player's days are over; other clocks run only while players are present."""
        by_days = self.clocks is not None and isinstance(self.clocks.rule, ByDays)
        return self.clocks.expires if self.clocks is not None and by_days else None


class OwnTable(Struct, frozen=True):
    """A table where a person has a seat: its invitation, the seat, and when the table last changed."""

    invitation: str
    seat: Seat
    at: float
    listing: Listing
