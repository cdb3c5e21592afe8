"""The HTTP API: a person's own name, the games, opening a table, and health checks."""

import logging
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
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
from yakai.table.commands.lobby import OpenTable, OpenToAll
from yakai.table.ports import Setting
from yakai.table.state.clocks import ClockRule
from yakai.table.state.silence import is_silent
from yakai.text.rules import RulesPage, rules_page
from yakai.web.context import ServerContext
from yakai.web.errors import TooManyTables
from yakai.web.http import board_files
from yakai.web.http.problems import CHANGING, READING, problems
from yakai.web.http.request_info import AnyRequest, address_of, caller_of, cookie_for, count_read, lang_of
from yakai.web.rename import rename_person

logger = logging.getLogger(__name__)


class Me(Struct, frozen=True, omit_defaults=True):
    """A person. An empty name: they have not given one. `waits`: tables with a silent game show the name later."""

    name: str
    waits: bool = False


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """A person's new name: 1 to 24 characters."""

    name: Annotated[str, Meta(max_length=2000)]


class GameInfo(Struct, frozen=True):
    """A game that can be played here: its least and most seats, its bots (weakest first) and options. `board` is the
    path of the board that an installed package brings; `rules` are the text keys of the sections on how to play, each
    with a title at the same key with `-title`. `together`: all win or all lose. `one_screen`: several players can share
    one screen.
    """

    id: str
    seats: tuple[int, int]
    bots: tuple[str, ...]
    board: str | None
    options: tuple[OptionInfo, ...]
    rules: tuple[str, ...]
    together: bool
    one_screen: bool


class Language(Struct, frozen=True):
    """A language: its code, such as `uk`, and what it calls itself."""

    code: str
    name: str


class Languages(Struct, frozen=True):
    """The languages of all texts, and the one that fits the browser best."""

    best: str
    languages: tuple[Language, ...]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. Bots fill the last seats; with `sit` the host has the first, with `ready` the game starts
    at once. `beside` are the names of players who share the host's screen, on the seats after the host's.

    All else can be set later too: `clock`, the players' clock; `patience`, after how many seconds a bot stands in for
    an absent player (`null`: never by itself; left out: the server's default); `open_to_all`, whether the table is
    listed for everybody; `watching`, whether spectators may watch; `concede_ends`, whether conceding ends the game.
    Texts come to each person in their own language; where the game itself has words, their language is one of its
    `options`.
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

    def opening(self, host: str, name: str) -> OpenTable:
        """The command that opens it, with the settings as the host would set them at the table."""
        settings: tuple[Setting, ...] = (
            OpenToAll(host, self.open_to_all),
            SetClock(host, self.clock),
            *(() if self.patience is UNSET else (SetPatience(host, self.patience),)),
            AllowWatching(host, self.watching),
            SetConceding(host, self.concede_ends),
        )
        return OpenTable(
            host,
            name,
            self.game,
            self.seats,
            self.options,
            self.bots,
            self.sit,
            self.ready,
            self.beside,
            settings,
        )


class TableLinks(Struct, frozen=True):
    """The two keys of a table: `/t/{invitation}` to play, `/t/{watching}` to watch."""

    invitation: str
    watching: str


class Health(Struct, frozen=True):
    """Whether the server is well."""

    ok: bool = True


@get("/api/me", summary="Who am I?", responses=problems(*READING))
async def get_me(request: AnyRequest, state: State) -> Response[Me]:
    """Your name; a new guest gets a cookie and an empty name."""
    context: ServerContext = state.context
    guest = caller_of(request, context)
    name = None
    if not guest.new:
        count_read(request, context, guest.person)
        name = await context.store.name_of(guest.person)
    return Response(Me(name or ""), cookies=[cookie_for(request, context, guest)])


@post("/api/me", summary="Change my name", status_code=200, responses=problems(*CHANGING))
async def set_me(request: AnyRequest, state: State, data: JSONBody[NewName]) -> Response[Me]:
    """Set your name, here and at all your tables."""
    context: ServerContext = state.context
    guest = caller_of(request, context)
    name = await rename_person(context, guest.person, data.name, address=address_of(request))
    waits = any(is_silent(live.table) for live in context.tables.of(guest.person))
    return Response(Me(name, waits), cookies=[cookie_for(request, context, guest)])


@get("/api/languages", summary="Which languages are there?", sync_to_thread=False, responses=problems())
def get_languages(request: AnyRequest) -> Languages:
    """The languages that the server or an installed game has texts in; what a language lacks is in English."""
    every = tuple(Language(lang, text.own_name(lang)) for lang in text.languages())
    return Languages(lang_of(request), every)


@get("/api/games", summary="Which games are there?", sync_to_thread=False, responses=problems())
def get_games() -> list[GameInfo]:
    """All games that are installed."""
    infos = (_info_if_sound(name, game) for name, game in catalogue.games().items())
    return [info for info in infos if info is not None]


def _info_if_sound(name: str, game: Game) -> GameInfo | None:
    """A game's description; `None`, logged, if its package fails."""
    try:
        info = _info(name, game)
        msgspec.json.encode(info)
    except Exception:  # anything that a package may raise
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
        board_files.board_path(name),
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
def get_rules(game: FromPath[str], lang: FromQuery[str] = "en") -> RulesPage:
    """All clauses in a language, or in English; 404 if there is no such game, or its package has no rules page."""
    page = rules_page(text.known(lang) or text.ENGLISH, game) if game in catalogue.games() else None
    if page is None:
        raise NotFoundException("page-not-found")
    return page


@post("/api/tables", summary="Open a table", responses=problems(*CHANGING))
async def open_table(request: AnyRequest, state: State, data: JSONBody[NewTable]) -> Response[TableLinks]:
    """A new table, with you as its host."""
    context: ServerContext = state.context
    guest = caller_of(request, context)
    exceeded = context.limits.new_tables.of(guest.person, address_of(request)).take_from_both()
    if exceeded == "person":
        raise TooManyTables("too-many-tables", most=context.settings.tables_per_hour)
    if exceeded == "address":
        raise TooManyTables("too-many-tables-from-here", most=context.settings.tables_per_hour_per_address)
    name = await context.store.name_of(guest.person) or ""
    keys = await context.tables.open(data.opening(guest.person, name))
    return Response(TableLinks(keys.invitation, keys.watching), cookies=[cookie_for(request, context, guest)])


@get("/healthz", summary="Is the server alive?", sync_to_thread=False)
def healthz() -> Health:
    """Answers as long as the server runs."""
    return Health()


@get(
    "/readyz",
    summary="Can the server serve?",
    responses={503: ResponseSpec(Health, generate_examples=False, description="Not now.")},
)
async def readyz(state: State) -> Response[Health]:
    """Whether the store can be read and written."""
    context: ServerContext = state.context
    ok = await context.readiness.test()
    return Response(Health(ok), status_code=200 if ok else 503)


router = Router(
    "/", route_handlers=[get_me, set_me, get_languages, get_games, get_rules, open_table, healthz, readyz]
)
