"""What somebody has played here: a list, and each finished game's log for those who were there, or who have its link
if one of them allows it. Before its end a game has no record.
"""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from yakai import text
from yakai.core import catalogue
from yakai.core.game import Result, Seat
from yakai.core.match import Match
from yakai.table.commands.hosting import belongs, check_may_come_in
from yakai.table.errors import NoSuchTable
from yakai.table.state.records import GameRecord, StoredRecord, log_bytes, replay_game
from yakai.table.state.streams import names_of
from yakai.text.telling import sentences
from yakai.web.errors import NotThere, TooManyReads
from yakai.web.http.api import TableLinks
from yakai.web.http.problems import ASKING, CHANGING, problems
from yakai.web.http.request_info import address_of, lang_of, person_of, reader_of
from yakai.web.ops.context import ServerContext

AnyRequest = Request[Any, Any, State]

MOST: Final = 50
"""So many games are listed at once."""


class PlayedGame(Struct, frozen=True):
    """A finished game. `record` is its key; `players` are names by seat, in your language (empty: a guest who has not
    said theirs), `bots` the seats that nobody had; `yours` are your seats, if any; `there`: you were there; `open`:
    everybody may read it who has its key. `began` and `ended` are seconds since the epoch.
    """

    record: str
    game: str
    began: float
    ended: float
    players: tuple[str, ...]
    bots: tuple[Seat, ...]
    yours: tuple[Seat, ...]
    conceded: tuple[Seat, ...]
    result: Result
    there: bool
    open: bool


class PlayedGames(Struct, frozen=True):
    """Some games, the latest first; `more`: there are earlier ones, before the last of these."""

    games: tuple[PlayedGame, ...]
    more: bool


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether everybody may read a game who has its key."""

    open: bool


@get("/api/history", summary="What have I played?", responses=problems(400, *ASKING))
async def get_history(
    request: AnyRequest, state: State, before: FromQuery[Annotated[float, Meta(ge=0)]] = 1e12
) -> PlayedGames:
    """Your finished games that ended before then."""
    context: ServerContext = state.context
    person = reader_of(request, context)
    found = [] if person is None else await context.store.records_of(person, before, MOST + 1)
    games = (_played(kept, person, lang_of(request)) for kept in found[:MOST])
    return PlayedGames(tuple(games), len(found) > MOST)


@get("/api/records/{record:str}", summary="A finished game", responses=problems(400, 404, *ASKING))
async def get_record(request: AnyRequest, state: State, record: FromPath[str]) -> PlayedGame:
    """How it ended; 404 for whoever was not there, unless one who was allows it."""
    context: ServerContext = state.context
    kept = await _readable(request, context, record)
    return _played(kept, person_of(request, context), lang_of(request))


@post(
    "/api/records/{record:str}",
    summary="Let others read it",
    status_code=200,
    responses=problems(404, *CHANGING),
)
async def open_record(
    request: AnyRequest, state: State, record: FromPath[str], data: JSONBody[Opening]
) -> PlayedGame:
    """Let everybody read it who has its key, or only those who were there: whoever was there may say so."""
    context: ServerContext = state.context
    kept = await _readable(request, context, record)
    person = person_of(request, context)
    if person not in kept.record.people:
        raise NotThere("you-were-not-there")
    await context.store.open_record(record, data.open)
    return _played(
        StoredRecord(kept.record, kept.table, kept.invitation, data.open), person, lang_of(request)
    )


@get("/api/records/{record:str}/table", summary="Its table", responses=problems(400, 403, 404, *ASKING))
async def get_table(request: AnyRequest, state: State, record: FromPath[str]) -> TableLinks:
    """The keys of the table where it was played, for those who were there and may still come in."""
    context: ServerContext = state.context
    kept = await _readable(request, context, record)
    person = person_of(request, context) or ""
    if person not in kept.record.people:
        raise NotThere("you-were-not-there")
    found = await context.tables.find(kept.invitation)
    room = found.table.room
    check_may_come_in(room, person, invited=True)
    if room.access.renewed and not belongs(room, person):
        raise NoSuchTable("no-such-table")
    return TableLinks(found.table.keys.invitation, found.table.keys.watching)


@get("/api/records/{record:str}/log.jsonl", summary="Its log", responses=problems(400, 404, *ASKING))
async def get_log(request: AnyRequest, state: State, record: FromPath[str]) -> Response[bytes]:
    """The whole game as `yakai replay` reads it, without saying who the people are."""
    context: ServerContext = state.context
    kept = await _readable(request, context, record)
    body = await _made(context, kept, log_bytes)
    return _file(body, kept.record, "jsonl", "application/jsonl")


@get("/api/records/{record:str}/log.txt", summary="Its log in words", responses=problems(400, 404, *ASKING))
async def get_words(
    request: AnyRequest, state: State, record: FromPath[str], seat: FromQuery[Seat | None] = None
) -> Response[bytes]:
    """The game in words, as everybody saw it or, with `seat`, as it was seen from there."""
    context: ServerContext = state.context
    kept = await _readable(request, context, record)
    if seat is not None and not 0 <= seat < len(kept.record.called):
        raise NotFoundException("page-not-found")
    lang = lang_of(request)
    body = await _made(context, kept, lambda match: _in_words(match, kept.record, seat, lang))
    return _file(body, kept.record, "txt", "text/plain; charset=utf-8")


async def _readable(request: AnyRequest, context: ServerContext, id: str) -> StoredRecord:
    """A record that this person may read. To whoever may not, there is none, and finding out costs the same."""
    person = reader_of(request, context)
    kept = await context.store.record(id)
    if kept is None or not (kept.open or person in kept.record.people):
        context.abuse_log.note("no-such-record", address_of(request))
        raise NotFoundException("page-not-found")
    return kept


def _played(kept: StoredRecord, person: str | None, lang: text.Lang) -> PlayedGame:
    record = kept.record
    return PlayedGame(
        record=record.id,
        game=record.game,
        began=record.began,
        ended=record.ended,
        players=tuple(
            text.bot_name(lang, seat) if name is None else name for seat, name in enumerate(record.called)
        ),
        bots=tuple(seat for seat, name in enumerate(record.called) if name is None),
        yours=record.people.get(person or "", ()),
        conceded=record.conceded,
        result=record.result,
        there=person in record.people,
        open=kept.open,
    )


async def _made(context: ServerContext, kept: StoredRecord, make: Callable[[Match], bytes]) -> bytes:
    """Something made of a whole game: it is played again, one after the other, and that holds nobody else up."""
    if context.limits.replays.full:
        raise TooManyReads("too-fast")
    async with context.limits.replays:
        batches = await context.store.batches(kept.table)
        return await asyncio.to_thread(lambda: make(replay_game(batches, kept.record.number)))


def _in_words(match: Match, record: GameRecord, seat: Seat | None, lang: text.Lang) -> bytes:
    """A game in words, a sentence a line; first what it was, and when."""
    game, names = catalogue.game(match.rules.id), names_of(record.called, lang)
    day = datetime.fromtimestamp(record.ended, UTC)
    lines = [text.say(lang, f"{record.game}-name"), f"{day:%Y-%m-%d %H:%M} UTC", ", ".join(names), ""]
    past = Match(match.rules, match.seats, match.options, deal=False)
    for entry in match.log:
        for event in past.tell((past.replay(entry),), seat):
            lines += sentences(game, event, names, seat, lang)
    return ("\n".join(lines) + "\n").encode()


def _file(body: bytes, record: GameRecord, ending: str, kind: str) -> Response[bytes]:
    day = datetime.fromtimestamp(record.ended, UTC)
    name = f"yakai-{record.game}-{day:%Y-%m-%d}-{record.number}.{ending}"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "private, no-store"}
    return Response(body, media_type=kind, headers=headers)


router = Router("/", route_handlers=[get_history, get_record, open_record, get_table, get_log, get_words])
