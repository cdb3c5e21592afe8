"""Finding a table without its link: those where one sits, also if they are archived, and those that are open to all."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Final, TypeVar

from litestar import Request, Router, get
from litestar.datastructures import State
from litestar.params import QueryParameter
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
from yakai.web.http.request_info import lang_of, reader_of
from yakai.web.ops.connections import Connections
from yakai.web.ops.context import ServerContext

AnyRequest = Request[Any, Any, State]
T = TypeVar("T")

MOST: Final = 20
"""A list, or a page of it, has at most so many tables."""

OF_ONE_PERSON: Final = 2
OF_ONE_ADDRESS: Final = 3
"""Before all others have had their turn, the list of open tables has so many of one person and of one address."""

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
    """A table that you may join, with a person who waits there. `options` are those that are not the default."""

    invitation: str
    game: str
    host: str
    players: tuple[str | None, ...]
    options: dict[str, Any]


class OpenTables(Struct, frozen=True):
    """One page of the tables that are open to all; `more`: there is another page after it."""

    tables: tuple[TableOpenToAll, ...]
    more: bool


@get("/api/mine", summary="Where can I go on?", responses=problems(*ASKING))
async def get_mine(request: AnyRequest, state: State) -> list[MyTable]:
    """The tables where you sit and that are not over: where you are waited for first, then the latest."""
    context: ServerContext = state.context
    person = reader_of(request, context)
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
    person = reader_of(request, context)
    return [] if person is None else _known(request, context, await context.store.archived_of(person, MOST))


def _known(request: AnyRequest, context: ServerContext, found: list[OwnTable]) -> list[MyTable]:
    """Tables as they are sent, if their game is installed."""
    games = catalogue.games()
    return [_mine(one, lang_of(request), context.uptime()) for one in found if one.listing.game in games]


@get(
    "/api/tables/open",
    summary="Which tables are open to all?",
    sync_to_thread=False,
    responses=problems(400, 429),
)
def get_open_tables(
    request: AnyRequest, state: State, page: Annotated[int, QueryParameter(ge=0, le=1000)] = 0
) -> OpenTables:
    """Tables before their game, with a free seat, whose host lets everybody in: the latest first, but those that one
    person or one address has beyond its share come after all others. Pages are counted from 0.
    """
    context: ServerContext = state.context
    person = reader_of(request, context) or ""
    found = [live for live in context.tables.open_to_all if not live.room.access.is_banned(person)]
    found = shared_out(found, lambda live: _holder(live, context.connections))
    of_page = found[page * MOST : (page + 1) * MOST]
    lang = lang_of(request)
    return OpenTables(tuple(_open(live, lang) for live in of_page), len(found) > (page + 1) * MOST)


def shared_out(tables: Iterable[T], holder: Callable[[T], tuple[str, str]]) -> list[T]:
    """Tables in their order, but in rounds: in each round a person has `OF_ONE_PERSON` tables and an address
    `OF_ONE_ADDRESS`. `holder` says whose a table is, by person and address; an unknown address is empty.

    >>> shared_out(["ann 1", "ann 2", "ann 3", "bob 1"], lambda table: (table[:3], ""))
    ['ann 1', 'ann 2', 'bob 1', 'ann 3']
    """
    persons: Counter[str] = Counter()
    addresses: Counter[str] = Counter()
    rounds: list[tuple[int, T]] = []
    for table in tables:
        person, address = holder(table)
        of_address = addresses[address] // OF_ONE_ADDRESS if address else 0
        rounds.append((max(persons[person] // OF_ONE_PERSON, of_address), table))
        persons[person] += 1
        addresses[address] += 1
    return [table for _, table in sorted(rounds, key=lambda one: one[0])]


def _holder(live: LiveTable, connections: Connections) -> tuple[str, str]:
    """Against whose share an open table counts: its host's, at the address of the host or else of a player there."""
    host, there = live.room.host, live.presence.listeners
    people = live.room.people
    holding = sorted((one for one in there if one.person in people), key=lambda one: one.person != host)
    return host, connections.address_of(holding[0]) if holding else ""


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
