"""What a `table` message says: the table as one viewer may see it."""

from typing import Final, get_args

from yakai import text
from yakai.core import catalogue
from yakai.core.game import Seat
from yakai.table.live import LiveTable
from yakai.table.state.room import Occupant, PersonOccupant
from yakai.text import Lang
from yakai.web.messages import (
    AwayPlayer,
    BotPlayer,
    Face,
    OpenSeat,
    PersonPlayer,
    SeatInfo,
    TableMessage,
)
from yakai.web.ws.hosting_info import hosting_info, seats_of_people
from yakai.web.ws.names import alias_of
from yakai.web.ws.viewer import Viewer

FACES: Final[tuple[Face, ...]] = get_args(Face)
"""The bots' faces by seat, which fit the names that `text.bot_name` gives them."""


def table_message(viewer: Viewer, build: str, next_first: Seat | None) -> TableMessage:
    """The table, for this viewer."""
    live, room, role = viewer.live, viewer.live.room, viewer.role
    colours = catalogue.rules(room.game).customs.colours
    return TableMessage(
        game=room.game,
        phase=room.phase,
        players=tuple(_player(live, viewer.lang, seat, one) for seat, one in enumerate(room.occupants)),
        yours=role.seats,
        name=viewer.name,
        host=role.host,
        options=room.game_options,
        games=room.games,
        wins=tuple(0 if occupant is None else occupant.wins for occupant in room.occupants),
        kept=room.kept,
        colours=room.colours(colours),
        game_colours=room.game_colours(colours),
        open_to_all=room.open_to_all,
        next_first=next_first,
        spectators=live.presence.spectators,
        patience=live.patience,
        clock=room.clock,
        talk=room.talk,
        you=alias_of(live, viewer.person),
        invitation=live.keys.invitation if viewer.invited else None,
        watching=live.keys.watching,
        build=build,
        curtains=role.curtains,
        hosting=hosting_info(viewer),
    )


def _player(live: LiveTable, lang: Lang, seat: Seat, occupant: Occupant) -> SeatInfo:
    if occupant is None:
        return OpenSeat()
    if isinstance(occupant, PersonOccupant):
        return PersonPlayer(
            occupant.name,
            occupant.ready,
            here=live.presence.is_here(occupant.person),
            bot=occupant.bot,
            played=seat in live.room.viewing_seats_of(occupant.person),
            away=_away(live, occupant.person),
            beside=occupant.beside,
        )
    return BotPlayer(text.bot_name(lang, seat), occupant.bot, FACES[seat % len(FACES)])


def _away(live: LiveTable, person: str) -> AwayPlayer | None:
    if (away := live.away(person)) is None:
        return None
    agreed, asked = (seats_of_people(live.room, people) for people in (away.agreed, away.asked))
    return AwayPlayer(away.left and round(away.left, 1), agreed, asked)
