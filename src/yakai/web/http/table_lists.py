"""Finding a table without its link: those where one sits, also if they are archived, and those that are open to all."""

from itertools import islice
from typing import Any, Final

from litestar import Request, Router, get
from litestar.datastructures import State
from msgspec import Struct
from msgspec.json import encode

from yakai import text
from yakai.core import catalogue, options
from yakai.core.game import Seat
from yakai.table.live import LiveTable
from yakai.table.state.clocks import ClockKind, Clocks, kind_of
from yakai.table.state.listing import OwnTable
from yakai.table.state.room import BotOccupant, Occupant, Phase
from yakai.web.http.problems import ASKING, problems
from yakai.web.http.request_info import lang_of, looker
from yakai.web.ops.context import ServerContext

AnyRequest = Request[Any, Any, State]

MOST: Final = 20
"""So many tables are listed at most."""

DAY: Final = 24 * 3600.0
KEPT: Final[dict[Phase, float]] = {"lobby": DAY, "over": DAY, "playing": float("inf")}
"""After so many seconds without any change nobody is reminded of a table; its link still works. Of a game that runs
everybody is until it is archived.
"""


class MyTable(Struct, frozen=True):
    """A table where you sit and could go on. `players` are names by seat, in your language (empty: a guest who has not
    said theirs; `null`: nobody sits there); `seat` is yours, `due` are all who are waited for. `replaced`: a bot plays
    for you until you are back. `at` is when something last happened, in seconds since the epoch. Where there is a
    `clock`, `left` is how many seconds you have left if you are waited for, or else whoever has the least; `running`:
    they run.
    """

    invitation: str
    game: str
    phase: Phase
    players: tuple[str | None, ...]
    seat: Seat
    due: tuple[Seat, ...]
    replaced: bool
    at: float
    clock: ClockKind | None = None
    left: float | None = None
    running: bool = False


class TableOpenToAll(Struct, frozen=True):
    """A table that you may join: somebody sits there and waits. `options` are those that are not the usual ones."""

    invitation: str
    game: str
    host: str
    players: tuple[str | None, ...]
    options: dict[str, Any]


@get("/api/mine", summary="Where can I go on?", responses=problems(*ASKING))
async def get_mine(request: AnyRequest, state: State) -> list[MyTable]:
    """The tables where you sit and that are not over: where you are waited for first, then the latest."""
    context: ServerContext = state.context
    person = looker(request, context)
    if person is None:
        return []
    now = context.now()
    found = await context.store.tables_of(person, -1.0, MOST)
    mine = _known(request, context, [one for one in found if now - one.at < KEPT[one.listing.phase]])
    return sorted(mine, key=lambda one: one.seat not in one.due)


@get("/api/archived", summary="What did I leave?", responses=problems(*ASKING))
async def get_archived(request: AnyRequest, state: State) -> list[MyTable]:
    """The games of yours that are archived, since nobody was there for long: the latest first."""
    context: ServerContext = state.context
    person = looker(request, context)
    return [] if person is None else _known(request, context, await context.store.archived_of(person, MOST))


def _known(request: AnyRequest, context: ServerContext, found: list[OwnTable]) -> list[MyTable]:
    """Tables as they are sent, if their game is installed."""
    games = catalogue.games()
    return [_mine(one, lang_of(request), context.age()) for one in found if one.listing.game in games]


@get(
    "/api/tables/open", summary="Which tables are open to all?", sync_to_thread=False, responses=problems(429)
)
def get_open_tables(request: AnyRequest, state: State) -> list[TableOpenToAll]:
    """Tables before their game, with a free seat, whose host lets everybody in."""
    context: ServerContext = state.context
    person = looker(request, context) or ""
    lang = lang_of(request)
    found = (live for live in context.tables.open_to_all if not live.room.access.is_banned(person))
    return [_open(live, lang) for live in islice(found, MOST)]


def _mine(mine: OwnTable, lang: text.Lang, lived: int) -> MyTable:
    listing = mine.listing
    clocks = listing.clocks
    return MyTable(
        mine.invitation,
        listing.game,
        listing.phase,
        tuple(
            None if seat in listing.open else text.bot_name(lang, seat) if name is None else name
            for seat, name in enumerate(listing.called)
        ),
        mine.seat,
        listing.due,
        mine.seat in listing.replaced,
        mine.at,
        None if clocks is None else kind_of(clocks.rule),
        None if clocks is None else _left(clocks, mine.seat, lived),
        clocks is not None and bool(clocks.running),
    )


def _left(clocks: Clocks, own: Seat, lived: int) -> float | None:
    """How long somebody may still think: the reader, or whoever has the least of those who are waited for."""
    seats = {own} & clocks.due or clocks.due
    left = min((clocks.remaining(seat, lived) for seat in seats), default=None)
    return None if left is None else round(left / 1000, 1)


def _open(live: LiveTable, lang: text.Lang) -> TableOpenToAll:
    room = live.room
    names = tuple(_name(seat, occupant, lang) for seat, occupant in enumerate(room.occupants))
    host = next(iter((*room.seats_of(room.host), *room.seats_of(room.people[0]))))
    usual = {option.key: option.default for option in options.offered(catalogue.rules(room.game).options)}
    unusual = {
        key: value
        for key, value in room.agreed.items()
        if key in usual and encode(value) != encode(usual[key])
    }
    return TableOpenToAll(live.keys.invitation, room.game, names[host] or "", names, unusual)


def _name(seat: Seat, occupant: Occupant, lang: text.Lang) -> str | None:
    if occupant is None:
        return None
    return text.bot_name(lang, seat) if isinstance(occupant, BotOccupant) else occupant.name


router = Router("/", route_handlers=[get_mine, get_archived, get_open_tables])
