"""The HTTP side: who am I, which games are there, a new table, and whether the server is well."""

import logging
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import UNSET, Meta, Struct, UnsetType

from yakai import bots, text
from yakai.core import catalogue, options
from yakai.core.game import Game
from yakai.core.options import OptionInfo
from yakai.table.commands.clock import SetClock, SetPatience
from yakai.table.commands.hosting import AllowWatching, SetConceding
from yakai.table.commands.lobby import OpenToAll
from yakai.table.ports import Setting
from yakai.table.state.clocks import ClockRule
from yakai.table.state.silence import is_silent
from yakai.text.rules import RulesPage, rules_page
from yakai.web.errors import TooManyTables
from yakai.web.http import board_files
from yakai.web.http.problems import ASKING, CHANGING, problems
from yakai.web.http.request_info import address_of, caller_of, cookie_for, count_read
from yakai.web.ops.context import ServerContext
from yakai.web.ops.rename import rename_person

logger = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, State]


class Me(Struct, frozen=True, omit_defaults=True):
    """A person. An empty name: they have not said it yet. `waits`: where a game is silent they are called so later."""

    name: str
    waits: bool = False


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called: 1 to 24 characters."""

    name: Annotated[str, Meta(max_length=2000)]


class GameInfo(Struct, frozen=True):
    """A game that can be played here: for how many (least and most), with which bots (weakest first), by which
    options. `board` is the address of the board that an installed package brings; `rules` are the keys of how to
    play, section by section, each with its title under the same key with `-title`. `together`: all win or all lose.
    `one_screen`: several can play it on one screen, one after the other.
    """

    id: str
    seats: tuple[int, int]
    bots: tuple[str, ...]
    board: str | None
    options: tuple[OptionInfo, ...]
    rules: tuple[str, ...]
    together: bool
    one_screen: bool


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. Bots fill the last seats; `sit` puts its host on the first, `ready` starts at
    once. `beside` are the names of those who play on the host's screen, on the seats after the host's.

    All else can be set later too: `clock`, how long everybody may think; `patience`, after how many seconds a bot
    stands in for whoever is away (`null`: never by itself; left out: as usual here); `open_to_all`, whether everybody
    finds it or only whoever has its link; `watching`, whether others may look on; `concede_ends`, whether giving up
    ends the game. Words come to everybody in their own language; where the game itself has words, their language is one
    of its `options`.
    """

    game: str
    seats: int
    options: dict[str, Any] = {}
    bots: tuple[str, ...] = ()
    sit: bool = True
    ready: bool = False
    beside: tuple[str, ...] = ()
    clock: ClockRule | None = None
    patience: int | UnsetType | None = UNSET
    open_to_all: bool = False
    watching: bool = True
    concede_ends: bool = False

    def settings(self, host: str) -> tuple[Setting, ...]:
        """What of it is set as the host sets it at a table."""
        return (
            OpenToAll(host, self.open_to_all),
            SetClock(host, self.clock),
            *(() if self.patience is UNSET else (SetPatience(host, self.patience),)),
            AllowWatching(host, self.watching),
            SetConceding(host, self.concede_ends),
        )


class TableLinks(Struct, frozen=True):
    """The two keys of a table: `/t/{invitation}` to play, `/t/{watching}` to look on."""

    invitation: str
    watching: str


class Health(Struct, frozen=True):
    """The server is well."""

    ok: bool = True


@get("/api/me", summary="Who am I?", responses=problems(*ASKING))
async def get_me(request: AnyRequest, state: State) -> Response[Me]:
    """Your name; a guest who is new gets a cookie and an empty one."""
    context: ServerContext = state.context
    guest = caller_of(request, context)
    name = None
    if not guest.new:
        count_read(request, context, guest.person)
        name = await context.store.name_of(guest.person)
    return Response(Me(name or ""), cookies=[cookie_for(request, context, guest)])


@post("/api/me", summary="Be called something", status_code=200, responses=problems(*CHANGING))
async def set_me(request: AnyRequest, state: State, data: JSONBody[NewName]) -> Response[Me]:
    """Set your name, here and at all your tables."""
    context: ServerContext = state.context
    guest = caller_of(request, context)
    name = await rename_person(context, guest.person, data.name, address=address_of(request))
    waits = any(is_silent(live.table) for live in context.tables.of(guest.person))
    return Response(Me(name, waits), cookies=[cookie_for(request, context, guest)])


@get("/api/games", summary="Which games are there?", sync_to_thread=False, responses=problems())
def get_games() -> list[GameInfo]:
    """All games that are installed."""
    infos = (_info_if_sound(name, game) for name, game in catalogue.games().items())
    return [info for info in infos if info is not None]


def _info_if_sound(name: str, game: Game) -> GameInfo | None:
    """A game of somebody else that cannot be shown is left out: the others can still be played."""
    try:
        info = _info(name, game)
        msgspec.json.encode(info)
    except Exception:  # whatever somebody's package does
        logger.exception("the game %s cannot be offered", name)
        return None
    return info


def _info(name: str, game: Game) -> GameInfo:
    seats = game.rules.seats
    offered = tuple(bot for bot in bots.names(name) if bot != game.stand_in)
    return GameInfo(
        name,
        (seats[0], seats[-1]),
        offered,
        board_files.address(name),
        options.offered(game.rules.options),
        () if game.terminal is None else game.terminal.rules,
        game.rules.customs.together,
        not game.rules.customs.own_screens,
    )


@get(
    "/api/games/{game:str}/rules",
    summary="The rules of a game",
    sync_to_thread=False,
    responses=problems(400, 404),
)
def get_rules(game: FromPath[str], lang: FromQuery[text.Lang] = "en") -> RulesPage:
    """All its clauses in a language; 404 where there is no such game, or somebody's game has no page."""
    page = rules_page(lang, game) if game in catalogue.games() else None
    if page is None:
        raise NotFoundException("page-not-found")
    return page


@post("/api/tables", summary="Open a table", responses=problems(*CHANGING))
async def open_table(request: AnyRequest, state: State, data: JSONBody[NewTable]) -> Response[TableLinks]:
    """A new table, with you as its host."""
    context: ServerContext = state.context
    guest = caller_of(request, context)
    # The person first: whoever asks too often does not use up what the others at their address may open.
    if not context.limits.new_tables.person.take(guest.person):
        raise TooManyTables("too-many-tables", most=context.settings.tables_per_hour)
    if not context.limits.new_tables.address.take(address_of(request)):
        raise TooManyTables("too-many-tables-from-here", most=context.settings.tables_per_hour_per_address)
    name = await context.store.name_of(guest.person) or ""
    keys = await context.tables.open(
        guest.person,
        name,
        data.game,
        data.seats,
        data.options,
        data.bots,
        data.sit,
        data.ready,
        data.beside,
        data.settings(guest.person),
    )
    return Response(TableLinks(keys.invitation, keys.watching), cookies=[cookie_for(request, context, guest)])


@get("/healthz", summary="Is the server alive?", sync_to_thread=False)
def healthz() -> Health:
    """It answers, so it is."""
    return Health()


@get(
    "/readyz",
    summary="Can the server serve?",
    responses={503: ResponseSpec(Health, generate_examples=False, description="Not now.")},
)
async def readyz(state: State) -> Response[Health]:
    """Whether tables can be read from the store, and something new can be written there and stays."""
    context: ServerContext = state.context
    ok = await context.readiness.test()
    return Response(Health(ok), status_code=200 if ok else 503)


router = Router("/", route_handlers=[get_me, set_me, get_games, get_rules, open_table, healthz, readyz])
