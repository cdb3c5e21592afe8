"""Makes the summary of a table that is stored with a batch."""

from msgspec.structs import replace

from yakai.core.game import Seat, Turn
from yakai.table.state.listing import Listing
from yakai.table.state.room import PersonOccupant, Room
from yakai.table.state.table import Proposal, Table


def listing_of(table: Table, proposal: Proposal, known: Listing | None = None) -> Listing:
    """The listing of a table after a proposal. `known`, the listing before it, is reused if the room stays the same."""
    outcome = table.outcome(proposal)
    room, clocks = outcome.room, outcome.time.clocks
    due = _due(room, table, proposal)
    if known is not None and room is table.room_or_none and not room.shares_a_screen:
        same = due == known.due and clocks == known.clocks
        return known if same else replace(known, due=due, clocks=clocks)
    return Listing(
        game=room.game,
        phase=room.phase,
        called=tuple(
            occupant.name if isinstance(occupant, PersonOccupant) else None for occupant in room.occupants
        ),
        people=_people_to_list(room, due),
        open=tuple(seat for seat, occupant in enumerate(room.occupants) if occupant is None),
        due=due,
        replaced=tuple(
            seat
            for seat, occupant in enumerate(room.occupants)
            if isinstance(occupant, PersonOccupant) and occupant.bot is not None
        ),
        clocks=clocks,
        archived=room.archived,
    )


def _people_to_list(room: Room, due: tuple[Seat, ...]) -> dict[str, Seat]:
    if room.access.closed:
        return {}
    people = {person: room.seats_of(person)[0] for person in room.people}
    if room.phase == "playing":
        seats_of = {
            person: [one for one in room.seats_of(person) if one not in room.conceded] for person in people
        }
        return {
            person: next((seat for seat in seats if seat in due), seats[0])
            for person, seats in seats_of.items()
            if seats
        }
    if room.phase == "over":
        ready = {
            occupant.person
            for occupant in room.occupants
            if isinstance(occupant, PersonOccupant) and occupant.ready
        }
        return {person: seat for person, seat in people.items() if ready - {person}}
    return people


def _due(room: Room, table: Table, proposal: Proposal) -> tuple[Seat, ...]:
    match = proposal.match or table.match
    if room.phase != "playing" or match is None:
        return ()
    state = proposal.steps[-1].after if proposal.steps else match.state
    pending = match.rules.pending(state)
    return tuple(sorted(pending.seats)) if isinstance(pending, Turn) else ()
