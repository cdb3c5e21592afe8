"""Finished games: a list for each person, and a record with the log for those who played it or, if one of them allows
it, for everybody with its link. A running game has no record.
"""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Struct
from msgspec.structs import replace

from yakai import text
from yakai.core.game import Result, Seat
from yakai.table.access_checks import belongs, check_may_come_in
from yakai.table.errors import NoSuchTable
from yakai.table.frames import frames
from yakai.table.state.records import GameRecord, StoredRecord, log_bytes
from yakai.table.state.replayed import ReplayedGame, replay_game
from yakai.table.state.streams import name_at, names_of
from yakai.web.context import ServerContext
from yakai.web.errors import NotThere, TooManyReads
from yakai.web.http.api import TableLinks
from yakai.web.http.problems import CHANGING, READING, problems
from yakai.web.http.request_info import AnyRequest, address_of, lang_of, person_of, reader_of

GAMES_PER_PAGE: Final = 50


class PlayedGame(Struct, frozen=True):
    """A finished game. `record` is its key; `players` are names by seat, in your language (empty: a guest without a
    name), `bots` the bots' seats, `yours` your own seats, if any; `there`: you have seen it from a seat; `open`:
    everybody with its key may read it. `began` and `ended` are seconds since the epoch.
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
    """Some games, the latest first; `more`: there are earlier ones."""

    games: tuple[PlayedGame, ...]
    more: bool


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether everybody with its key may read a game."""

    open: bool


@get("/api/history", summary="What have I played?", responses=problems(400, *READING))
async def get_history(
    request: AnyRequest, state: State, before: Annotated[float, QueryParameter(ge=0)] = 1e12
) -> PlayedGames:
    """Your finished games that ended before then."""
    context: ServerContext = state.context
    person = reader_of(request, context)
    found = [] if person is None else await context.store.records_of(person, before, GAMES_PER_PAGE + 1)
    games = (_played(stored, person, lang_of(request)) for stored in found[:GAMES_PER_PAGE])
    return PlayedGames(tuple(games), len(found) > GAMES_PER_PAGE)


@get("/api/records/{record:str}", summary="A finished game", responses=problems(400, 404, *READING))
async def get_record(request: AnyRequest, state: State, record: FromPath[str]) -> PlayedGame:
    """How it ended; 404 for people who did not play it, unless one who did allows it."""
    context: ServerContext = state.context
    stored = await _readable(request, context, record)
    return _played(stored, person_of(request, context), lang_of(request))


@post(
    "/api/records/{record:str}",
    summary="Let others read it",
    status_code=200,
    responses=problems(404, *CHANGING),
)
async def open_record(
    request: AnyRequest, state: State, record: FromPath[str], data: JSONBody[Opening]
) -> PlayedGame:
    """Let everybody with its key read it, or only those who played it; each of them may change this."""
    context: ServerContext = state.context
    stored = await _readable(request, context, record)
    person = person_of(request, context)
    if person not in stored.record.people:
        raise NotThere("you-were-not-there")
    await context.store.open_record(record, data.open)
    return _played(replace(stored, open=data.open), person, lang_of(request))


@get("/api/records/{record:str}/table", summary="Its table", responses=problems(400, 403, 404, *READING))
async def get_table(request: AnyRequest, state: State, record: FromPath[str]) -> TableLinks:
    """The keys of the table where it was played, for those who played there and may still join it."""
    context: ServerContext = state.context
    stored = await _readable(request, context, record)
    person = person_of(request, context) or ""
    if person not in stored.record.people:
        raise NotThere("you-were-not-there")
    found = await context.tables.find(stored.invitation)
    room = found.table.room
    check_may_come_in(room, person, invited=True)
    if room.access.renewed and not belongs(room, person):
        raise NoSuchTable("no-such-table")
    return TableLinks(found.table.keys.invitation, found.table.keys.watching)


@get("/api/records/{record:str}/log.jsonl", summary="Its log", responses=problems(400, 404, *READING))
async def get_log(request: AnyRequest, state: State, record: FromPath[str]) -> Response[bytes]:
    """The whole game as `yakai replay` reads it, without naming the people."""
    context: ServerContext = state.context
    stored = await _readable(request, context, record)
    body = await _from_replay(context, stored, lambda game: log_bytes(game.match))
    return _file(body, stored.record, "jsonl", "application/jsonl")


@get("/api/records/{record:str}/log.txt", summary="Its log in words", responses=problems(400, 404, *READING))
async def get_words(
    request: AnyRequest, state: State, record: FromPath[str], seat: FromQuery[Seat | None] = None
) -> Response[bytes]:
    """The game in words, as spectators saw it or, with `seat`, as that seat did."""
    context: ServerContext = state.context
    stored = await _readable(request, context, record)
    if seat is not None and not 0 <= seat < len(stored.record.called):
        raise NotFoundException("page-not-found")
    lang = lang_of(request)
    body = await _from_replay(context, stored, lambda game: _in_words(game, stored.record, seat, lang))
    return _file(body, stored.record, "txt", "text/plain; charset=utf-8")


async def _readable(request: AnyRequest, context: ServerContext, id: str) -> StoredRecord:
    """A record that this person may read; raises 404 if there is none or they may not, after the same work."""
    person = reader_of(request, context)
    stored = await context.store.record(id)
    if stored is None or not (stored.open or person in stored.record.people):
        context.abuse_log.note("no-such-record", address_of(request))
        raise NotFoundException("page-not-found")
    return stored


def _played(stored: StoredRecord, person: str | None, lang: text.Lang) -> PlayedGame:
    record = stored.record
    return PlayedGame(
        record=record.id,
        game=record.game,
        began=record.began,
        ended=record.ended,
        players=tuple(name_at(seat, name, lang) for seat, name in enumerate(record.called)),
        bots=tuple(seat for seat, name in enumerate(record.called) if name is None),
        yours=record.people.get(person or "", ()),
        conceded=record.conceded,
        result=record.result,
        there=person in record.people,
        open=stored.open,
    )


async def _from_replay(
    context: ServerContext, stored: StoredRecord, make: Callable[[ReplayedGame], bytes]
) -> bytes:
    """What `make` makes of the replayed game. One game is replayed at a time, in a thread."""
    if context.limits.replays.full:
        raise TooManyReads("too-fast")
    async with context.limits.replays:
        batches = await context.store.batches(stored.table)
        return await asyncio.to_thread(lambda: make(replay_game(batches, stored.record.number)))


def _in_words(game: ReplayedGame, record: GameRecord, seat: Seat | None, lang: text.Lang) -> bytes:
    """A game in words, one sentence per line, after its name, date and players."""
    day = datetime.fromtimestamp(record.ended, UTC)
    names = ", ".join(names_of(record.called, lang))
    lines = [text.say(lang, f"{record.game}-name"), f"{day:%Y-%m-%d %H:%M} UTC", names, ""]
    for frame in frames(game, seat, lang):
        for told in frame.told:
            lines += told.lines
    return ("\n".join(lines) + "\n").encode()


def _file(body: bytes, record: GameRecord, ending: str, kind: str) -> Response[bytes]:
    day = datetime.fromtimestamp(record.ended, UTC)
    name = f"yakai-{record.game}-{day:%Y-%m-%d}-{record.number}.{ending}"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "private, no-store"}
    return Response(body, media_type=kind, headers=headers)


router = Router("/", route_handlers=[get_history, get_record, open_record, get_table, get_log, get_words])
