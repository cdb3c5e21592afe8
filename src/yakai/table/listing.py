"""What is known of a table without reading its log: enough to list it among those that somebody could go on with.

It is stored with the batch that changed it, so that a list of tables folds none of them.
"""

from msgspec import Struct
from msgspec.structs import replace

from yakai.core.game import Seat, Turn
from yakai.table.clocks import ByDays, Clocks
from yakai.table.room import Called, Phase, Room, Sitter
from yakai.table.table import Proposal, Table


class Listing(Struct, frozen=True):
    """A table in short. `due` are the seats that are waited for, which is public; `open` those that nobody has;
    `replaced` those of people for whom a bot stands in. `people` are those who would want to come back, with their
    seats (of several on one screen, one that is waited for): whoever gave up would not, and after the end only if
    somebody else wants another game. `clocks`: how long they may think, which is public too. `archived`: nobody was
    there for long, so it is among no others until somebody takes it up again.
    """

    game: str
    phase: Phase
    called: Called
    people: dict[str, Seat]
    open: tuple[Seat, ...] = ()
    due: tuple[Seat, ...] = ()
    replaced: tuple[Seat, ...] = ()
    clocks: Clocks | None = None
    archived: bool = False

    @property
    def expires(self) -> int | None:
        """At which age of the server somebody's days are over. Other clocks run only while somebody is there."""
        by_days = self.clocks is not None and isinstance(self.clocks.rule, ByDays)
        return self.clocks.expires if self.clocks is not None and by_days else None


class Mine(Struct, frozen=True):
    """A table where somebody sits: its invitation, their seat, and when it last changed."""

    invitation: str
    seat: Seat
    at: float
    listing: Listing


def listed(table: Table, proposal: Proposal, known: Listing | None = None) -> Listing:
    """The table in short, as it will be once a proposal is true. `known` is how it is now, if that is known: mostly
    only other seats are waited for.
    """
    room = proposal.room_after(table.opened)
    due, clocks = _due(room, table, proposal), table.timing_after(proposal).clocks
    if known is not None and room is table.opened and not room.shares_a_screen:
        same = due == known.due and clocks == known.clocks
        return known if same else replace(known, due=due, clocks=clocks)
    return Listing(
        game=room.game,
        phase=room.phase,
        called=tuple(place.name if isinstance(place, Sitter) else None for place in room.places),
        people=_coming_back(room, due),
        open=tuple(seat for seat, place in enumerate(room.places) if place is None),
        due=due,
        replaced=tuple(
            seat
            for seat, place in enumerate(room.places)
            if isinstance(place, Sitter) and place.bot is not None
        ),
        clocks=clocks,
        archived=room.archived,
    )


def _still_playing(room: Room, person: str) -> tuple[Seat, ...]:
    return tuple(seat for seat in room.seats_of(person) if not room.has_conceded(seat))


def _coming_back(room: Room, due: tuple[Seat, ...]) -> dict[str, Seat]:
    people = {person: room.seats_of(person)[0] for person in room.people}
    if room.phase == "playing":
        playing = {person: _still_playing(room, person) for person in people}
        return {
            person: next((one for one in seats if one in due), seats[0])
            for person, seats in playing.items()
            if seats
        }
    if room.phase == "over":
        eager = {place.person for place in room.places if isinstance(place, Sitter) and place.ready}
        return {person: seat for person, seat in people.items() if eager - {person}}
    return people


def _due(room: Room, table: Table, proposal: Proposal) -> tuple[Seat, ...]:
    match = proposal.match or table.match
    if room.phase != "playing" or match is None:
        return ()
    state = proposal.steps[-1].after if proposal.steps else match.state
    pending = match.rules.pending(state)
    return tuple(sorted(pending.seats)) if isinstance(pending, Turn) else ()
