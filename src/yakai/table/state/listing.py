"""What is known of a table without reading its log: enough to list it among those that somebody could go on with.

It is stored with the batch that changed it, so that a list of tables folds none of them.
"""

from msgspec import Struct

from yakai.core.game import Seat
from yakai.table.state.clocks import ByDays, Clocks
from yakai.table.state.room import Phase, PlayerNames


class Listing(Struct, frozen=True):
    """A table in short. `due` are the seats that are waited for, which is public; `open` those that nobody has;
    `replaced` those of people for whom a bot stands in. `people` are those who would want to come back, with their
    seats (of several on one screen, one that is waited for): whoever gave up would not, and after the end only if
    somebody else wants another game. `clocks`: how long they may think, which is public too. `archived`: nobody was
    there for long, so it is among no others until somebody takes it up again.
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
        """Whether any person has a seat, even if they are not among `people`."""
        return any(name is not None for name in self.called)

    @property
    def expires(self) -> int | None:
        """At which age of the server somebody's days are over. Other clocks run only while somebody is there."""
        by_days = self.clocks is not None and isinstance(self.clocks.rule, ByDays)
        return self.clocks.expires if self.clocks is not None and by_days else None


class OwnTable(Struct, frozen=True):
    """A table where somebody sits: its invitation, their seat, and when it last changed."""

    invitation: str
    seat: Seat
    at: float
    listing: Listing
