"""Lists of tables: a person's own, their archived ones, and those that are open to all."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Final, TypeVar

from litestar import Router, get
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
from yakai.table.state.streams import name_at
from yakai.web.connections import Connections
from yakai.web.context import ServerContext
from yakai.web.http.problems import READING, problems
from yakai.web.http.request_info import AnyRequest, lang_of, reader_of

T = TypeVar("T")

TABLES_PER_PAGE: Final = 20
"""Tables in a list, or on a page of it, at most."""

TABLES_PER_PERSON: Final = 2
TABLES_PER_ADDRESS: Final = 3
"""Open tables of one person, and of one address, that come before those of all others."""

DAY: Final = 24 * 3600.0
LISTED_FOR: Final[dict[Phase, float]] = {"lobby": DAY, "over": DAY, "playing": float("inf")}
"""Seconds for which a table without changes stays in its players' lists; its link works for longer. A running game
stays until it is archived.
"""


class MyTable(Struct, frozen=True):
    """A table where you have a seat and could go on. `players` are names by seat, in your language (empty: a guest
    without a name; `null`: the seat is free); `seat` is yours, `due` are the seats that the game waits for. `replaced`:
    a bot plays for you until you are back. `at` is the time of the last change, in seconds since the epoch. With a
    `clock`, `left` is how many seconds you have left if the game waits for you, else the least that anyone has who is
    waited for; `running`: the clock runs.
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
    """A table that you may join, with a person who waits there. `options` are those that differ from the default."""

    invitation: str
    game: str
    host: str
    players: tuple[str | None, ...]
    options: dict[str, Any]


class OpenTables(Struct, frozen=True):
    """One page of the tables that are open to all; `more`: there is another page after it."""

    tables: tuple[TableOpenToAll, ...]
    more: bool


@get("/api/mine", summary="Where can I go on?", responses=problems(*READING))
async def get_mine(request: AnyRequest, state: State) -> list[MyTable]:
    """The tables where you have a seat: first those that wait for you, then the latest."""
    context: ServerContext = state.context
    person = reader_of(request, context)
    if person is None:
        return []
    now = context.now()
    found = await context.store.tables_of(person, -1.0, TABLES_PER_PAGE)
    recent = [one for one in found if now - one.at < LISTED_FOR[one.listing.phase]]
    return sorted(_shown(request, context, recent), key=lambda one: one.seat not in one.due)


@get("/api/archived", summary="What did I leave?", responses=problems(*READING))
async def get_archived(request: AnyRequest, state: State) -> list[MyTable]:
    """Your games that are archived because their players left: the latest first."""
    context: ServerContext = state.context
    person = reader_of(request, context)
    if person is None:
        return []
    return _shown(request, context, await context.store.archived_of(person, TABLES_PER_PAGE))


def _shown(request: AnyRequest, context: ServerContext, found: list[OwnTable]) -> list[MyTable]:
    """Tables as they are sent, without those whose game is not installed."""
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
    """Tables before their game, with a free seat, that are listed for everybody: the latest first, but those that one
    person or one address has beyond its share come after all others. Pages are counted from 0.
    """
    context: ServerContext = state.context
    person = reader_of(request, context) or ""
    found = [live for live in context.tables.open_to_all if not live.room.access.is_banned(person)]
    found = in_fair_order(found, lambda live: _holder(live, context.connections))
    end = (page + 1) * TABLES_PER_PAGE
    lang = lang_of(request)
    return OpenTables(
        tuple(_open(live, lang) for live in found[end - TABLES_PER_PAGE : end]), len(found) > end
    )


def in_fair_order(tables: Iterable[T], holder: Callable[[T], tuple[str, str]]) -> list[T]:
    """Tables in their order, but in rounds: in each round a person has `TABLES_PER_PERSON` tables and an address
    `TABLES_PER_ADDRESS`. `holder` returns a table's person and address; an unknown address is empty.

    >>> in_fair_order(["ann 1", "ann 2", "ann 3", "bob 1"], lambda table: (table[:3], ""))
    ['ann 1', 'ann 2', 'bob 1', 'ann 3']
    """
    persons: Counter[str] = Counter()
    addresses: Counter[str] = Counter()
    rounds: list[tuple[int, T]] = []
    for table in tables:
        person, address = holder(table)
        of_address = addresses[address] // TABLES_PER_ADDRESS if address else 0
        rounds.append((max(persons[person] // TABLES_PER_PERSON, of_address), table))
        persons[person] += 1
        addresses[address] += 1
    return [table for _, table in sorted(rounds, key=lambda one: one[0])]


def _holder(live: LiveTable, connections: Connections) -> tuple[str, str]:
    """The person and address that an open table counts for: its host, and the address of the host or another player."""
    host, people = live.room.host, live.room.people
    holding = [one for one in live.presence.listeners if one.person in people]
    holding.sort(key=lambda one: one.person != host)
    return host, connections.address_of(holding[0]) if holding else ""


def _mine(mine: OwnTable, lang: text.Lang, uptime: int) -> MyTable:
    listing = mine.listing
    clocks = listing.clocks
    return MyTable(
        mine.invitation,
        listing.game,
        listing.phase,
        tuple(
            None if seat in listing.open else name_at(seat, name, lang)
            for seat, name in enumerate(listing.called)
        ),
        mine.seat,
        listing.due,
        mine.seat in listing.replaced,
        mine.at,
        None if clocks is None else kind_of(clocks.rule),
        None if clocks is None else _left(clocks, mine.seat, uptime),
        clocks is not None and bool(clocks.running),
    )


def _left(clocks: Clocks, own: Seat, uptime: int) -> float | None:
    """Seconds left for the reader's seat if it is waited for, else the least of the seats that are."""
    seats = {own} & clocks.due or clocks.due
    left = min((clocks.remaining(seat, uptime) for seat in seats), default=None)
    return None if left is None else round(left / 1000, 1)


def _open(live: LiveTable, lang: text.Lang) -> TableOpenToAll:
    room = live.room
    names = tuple(_name(seat, occupant, lang) for seat, occupant in enumerate(room.occupants))
    host = next(iter((*room.seats_of(room.host), *room.seats_of(room.people[0]))))
    usual = {option.key: option.default for option in options.offered(catalogue.rules(room.game).options)}
    unusual = {
        key: value
        for key, value in room.game_options.items()
        if key in usual and encode(value) != encode(usual[key])
    }
    return TableOpenToAll(live.keys.invitation, room.game, names[host] or "", names, unusual)


def _name(seat: Seat, occupant: Occupant, lang: text.Lang) -> str | None:
    if occupant is None:
        return None
    return name_at(seat, None if isinstance(occupant, BotOccupant) else occupant.name, lang)


router = Router("/", route_handlers=[get_mine, get_archived, get_open_tables])
