"""How a table is run (`HostingInfo`): its host, who is there without a seat, open requests and votes."""

from itertools import islice
from typing import Final

from yakai.core.game import Seat
from yakai.table.agreements.voting import TableVote
from yakai.table.commands.take_over import free_for
from yakai.table.live import LiveTable
from yakai.table.state.room import PersonOccupant, Room
from yakai.web.messages import Guest, HostingInfo, SeatRequestInfo, VoteInfo
from yakai.web.ws.names import alias_of, guest_name
from yakai.web.ws.viewer import Viewer

MOST_GUESTS: Final = 50
"""People without a seat that are listed for the host."""


def hosting_info(viewer: Viewer) -> HostingInfo:
    """How the table is run, as far as this viewer may know."""
    live, host = viewer.live, viewer.role.host
    room, access = live.room, live.room.access
    answers = viewer.invited and live.agreements.seat_requests.may_answer(viewer.person)
    return HostingInfo(
        host=next(iter(room.seats_of(room.host)), None),
        locked=access.locked,
        watching=access.watching,
        concede_ends=room.concede_ends,
        who=tuple(
            alias_of(live, occupant.person) if isinstance(occupant, PersonOccupant) else None
            for occupant in room.occupants
        ),
        guests=_guests(live) if host else (),
        banned=tuple(Guest(alias_of(live, one.person), guest_name(live, one.name)) for one in access.banned)
        if host
        else (),
        seat_requests=tuple(
            SeatRequestInfo(alias_of(live, one.person), guest_name(live, one.name), one.seat)
            for one in live.agreements.seat_requests.open
            if answers or (viewer.invited and one.person == viewer.person)
        ),
        free=free_for(live.table, viewer.person) if viewer.invited else (),
        ending=_vote(live, live.agreements.end_vote),
        pausing=_vote(live, live.agreements.pause_vote),
        archived=room.archived,
    )


def seats_of_people(room: Room, people: frozenset[str]) -> tuple[Seat, ...]:
    """All seats of these people, in order."""
    return tuple(sorted(seat for person in people for seat in room.seats_of(person)))


def _vote(live: LiveTable, vote: TableVote) -> VoteInfo | None:
    agreed = vote.agreed
    if not agreed:
        return None
    return VoteInfo(seats_of_people(live.room, agreed), seats_of_people(live.room, vote.asked))


def _guests(live: LiveTable) -> tuple[Guest, ...]:
    """The people present without a seat except the host, each once."""
    seated = set(live.room.people) | {live.room.host}
    present = (one for one in live.presence.listeners if one.person not in seated)
    guests = {one.person: one for one in islice(present, MOST_GUESTS)}
    return tuple(
        Guest(alias_of(live, one.person), guest_name(live, one.name), one.invited) for one in guests.values()
    )
