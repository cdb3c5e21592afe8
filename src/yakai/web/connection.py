"""One WebSocket at one table: what it asks for, what it is told, and what if it does not keep up."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol, assert_never

import msgspec

from yakai import text
from yakai.core.errors import YakaiError
from yakai.core.game import Seat
from yakai.core.match import Match
from yakai.table import room
from yakai.table.errors import OnlyWatching
from yakai.table.live import LiveTable
from yakai.table.protocols import Change
from yakai.table.room import Place, Sitter
from yakai.table.table import Glance, Proposal
from yakai.web.errors import BadMessage, TooFast, TooLarge
from yakai.web.limits import Bucket
from yakai.web.messages import (
    Act,
    AddBot,
    Again,
    BotPlayer,
    FromClient,
    GameMessage,
    Gone,
    HistoryMessage,
    Lang,
    Ok,
    Open,
    Person,
    Ping,
    Player,
    Pong,
    Ready,
    Refused,
    RemoveSeat,
    Rename,
    Request,
    SetOptions,
    SetSeats,
    Sit,
    Stand,
    TableMessage,
)

logger = logging.getLogger(__name__)

LARGEST: Final = 64 * 1024
"""The largest message that is read, in bytes."""

MOST_MESSAGES: Final = 64
MOST_BYTES: Final = 1024 * 1024
"""So much may wait for a slow reader before states are dropped and one fresh one is sent instead."""

MOST_ANSWERS: Final = 1024
"""So many answers may wait, which cannot be dropped, before the connection is given up."""

LONGEST_ID: Final = 64

MOST_EVENTS: Final = 300
MOST_BYTES_OF_EVENTS: Final = 256 * 1024
"""So much of the game so far is told to whoever comes."""

_encode = msgspec.json.Encoder().encode
_decode: Callable[[bytes | str], FromClient] = msgspec.json.Decoder(FromClient).decode


class _Loose(msgspec.Struct):
    id: str | None = None


_decode_id = msgspec.json.Decoder(_Loose).decode


class Wire(Protocol):
    """What a connection needs of a WebSocket."""

    async def send(self, message: bytes, /) -> None:
        """Send one text message, waiting while the reader is slow."""
        ...

    async def close(self, code: int, /) -> None:
        """End it."""
        ...


class Renamer(Protocol):
    """Lets a person be called something else everywhere."""

    async def __call__(self, person: str, name: str, /) -> str: ...


class _Waiting(NamedTuple):
    message: bytes
    state: bool  # a fresh one can stand in for it


class Connection:
    """A listener at a table with a queue of its own, so that one slow phone never holds up the others."""

    def __init__(
        self,
        wire: Wire,
        live: LiveTable,
        person: str,
        name: str,
        invited: bool,
        lang: Lang,
        bucket: Bucket,
        rename: Renamer,
    ) -> None:
        self.person = person
        self.name = name
        self.invited = invited
        self._wire = wire
        self._live = live
        self._lang = lang
        self._bucket = bucket
        self._rename = rename
        self._queue: deque[_Waiting] = deque()
        self._bytes = 0
        self._behind = False
        self._whole = False
        self._ending = False
        self._shown: Glance | None = None
        self._something = asyncio.Event()
        self._sent = asyncio.Event()

    # Out

    def hear(self, change: Change) -> None:
        """Something at the table is not as it was. What does not show from here sends nothing (ALL-3)."""
        if self._behind or self._ending:
            return  # a fresh state will tell
        if change.room:
            self._put(_encode(self._table_message()), state=True)
        match = self._live.table.game
        if match is None:
            return
        glance = self._live.table.glance(self._eyes)
        if glance != self._shown:
            self._shown = glance
            events = () if change.fresh else match.tell(change.steps, self._eyes)
            self._put(_encode(self._game_message(match, events)), state=True)
            if change.fresh:
                self._put(_encode(self._history_message()), state=True)

    def hello(self) -> None:
        """The whole of it: for whoever has just come, or could not keep up."""
        self._shown = None
        self._whole = True
        try:
            self.hear(Change(room=True, steps=(), fresh=True))
        finally:
            self._whole = False

    def renamed(self, name: str) -> None:
        """This person is called something else now."""
        self.name = name
        if self._seat is None:
            self.hear(Change(room=True, steps=()))

    def _answer(self, message: Ok | Refused | Pong) -> None:
        self._put(_encode(message), state=False)

    def _put(self, message: bytes, state: bool) -> None:
        self._queue.append(_Waiting(message, state))
        self._bytes += len(message)
        # The whole of it is never dropped, however large it is: it would only be put again.
        if not self._whole and (len(self._queue) > MOST_MESSAGES or self._bytes > MOST_BYTES):
            self._behind = True
            self._queue = deque(waiting for waiting in self._queue if not waiting.state)
            self._bytes = sum(len(waiting.message) for waiting in self._queue)
        self._something.set()

    async def write(self) -> None:
        """Send what waits, as fast as the reader reads; ends when the connection is to end."""
        while not self._sent.is_set():
            await self._something.wait()
            self._something.clear()
            while self._queue:
                waiting = self._queue.popleft()
                self._bytes -= len(waiting.message)
                await self._wire.send(waiting.message)
            if self._ending:
                self._sent.set()
            elif self._behind:
                self._behind = False
                self.hello()

    async def end(self, key: str, code: int = 1012) -> None:
        """Say why, and close; a reader that is too slow even for that is simply cut off."""
        if self._ending:
            return
        self._ending = True
        self._queue = deque(waiting for waiting in self._queue if not waiting.state)
        self._put(_encode(Gone(key)), state=False)
        try:
            async with asyncio.timeout(1):
                await self._sent.wait()
                await self._wire.close(code)
        except TimeoutError:
            logger.info("a connection was too slow to be told %s", key)

    @property
    def ended(self) -> bool:
        """Whether we have ended it."""
        return self._ending

    # What it sees

    @property
    def _seat(self) -> Seat | None:
        return self._live.room.seat_of(self.person) if self.invited else None

    @property
    def _eyes(self) -> Seat | None:
        """Through which seat's eyes the game is seen; whoever came only to watch is a spectator."""
        return self._live.table.seat_in_game(self.person) if self.invited else None

    def _table_message(self) -> TableMessage:
        live, now = self._live, self._live.room
        return TableMessage(
            game=now.game,
            phase=now.phase,
            players=tuple(self._player(seat, place) for seat, place in enumerate(now.places)),
            you=self._seat,
            name=self.name,
            host=self.invited and now.host == self.person,
            options=now.options,
            games=now.games,
            wins=tuple(0 if place is None else place.wins for place in now.places),
            spectators=live.spectators,
            invitation=live.keys.invitation if self.invited else None,
            watching=live.keys.watching,
        )

    def _player(self, seat: Seat, place: Place) -> Player:
        if place is None:
            return Open()
        if isinstance(place, Sitter):
            return Person(place.name, place.ready, self._live.is_here(place.person), place.bot)
        return BotPlayer(text.bot_name(self._lang, seat), place.bot)

    def _game_message(self, match: Match, events: tuple[Any, ...]) -> GameMessage:
        game, step, view = self._live.table.glance(self._eyes)
        return GameMessage(game, step, view, match.rules.legal(view), events)

    def _history_message(self) -> HistoryMessage:
        latest: deque[msgspec.Raw] = deque()
        size = 0
        for event in reversed(self._live.table.history(self._eyes, MOST_EVENTS)):
            encoded = _encode(event)
            size += len(encoded)
            if size > MOST_BYTES_OF_EVENTS:
                break
            latest.appendleft(msgspec.Raw(encoded))
        return HistoryMessage(self._live.room.games, tuple(latest))

    # In

    async def read(self, message: str | bytes) -> None:
        """One message from the client: done and answered, or refused with a reason. It never ends the
        connection.
        """
        request_id: str | None = None
        try:
            if len(message) > LARGEST:
                raise TooLarge("message-is-too-large", most=LARGEST)
            request_id = _id_in(message)
            if not self._bucket.take():
                raise TooFast("too-fast")
            request = self._decoded(message)
            if isinstance(request, Ping):
                self._answer(Pong())
                return
            await self._do(request)
            self._answer(Ok(request.id))
        except YakaiError as error:
            self._answer(Refused(request_id, error.clause, error.key, text.explain(error, self._lang)))
        except Exception:
            logger.exception("a request failed")
            key = "something-went-wrong"
            self._answer(Refused(request_id, None, key, text.say(self._lang, key)))
        if len(self._queue) > MOST_ANSWERS:
            await self.end("connection-is-too-slow", code=1008)

    def _decoded(self, message: str | bytes) -> FromClient:
        try:
            request = _decode(message)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise BadMessage("message-cannot-be-read") from None
        if not isinstance(request, Ping) and not 1 <= len(request.id) <= LONGEST_ID:
            raise BadMessage("message-cannot-be-read")
        return request

    async def _do(self, request: Request) -> None:
        if not self.invited:
            raise OnlyWatching("only-watching")
        if isinstance(request, Rename) and (self.person, request.id) not in self._live.table.requests:
            self.name = await self._rename(self.person, request.name)
        await self._live.submit(self.person, request.id, lambda at: self._proposed(request, at))

    def _proposed(self, request: Request, at: float) -> Proposal:  # one arm for each request
        """What the request would do at the table as it is now."""
        table, now, me = self._live.table, self._live.room, self.person
        match request:
            case Act(game=game, action=action):
                return table.propose_action(me, game, bytes(action), at)
            case Sit(seat=seat):
                changes = room.take_seat(now, me, self.name, seat)
            case Stand():
                changes = room.stand_up(now, me)
            case AddBot(seat=seat, bot=bot):
                changes = room.add_bot(now, me, seat, bot)
            case RemoveSeat(seat=seat):
                changes = room.empty_seat(now, me, seat)
            case SetSeats(seats=seats):
                changes = room.set_seats(now, me, seats)
            case SetOptions(options=options):
                changes = room.set_options(now, me, options)
            case Ready(ready=ready):
                return table.propose(room.set_ready(now, me, ready), at, asked=ready)
            case Again():
                return table.propose(room.again(now, me), at, asked=True)
            case Rename():
                changes = room.rename(now, me, self.name)
            case _:
                assert_never(request)
        return table.propose(changes, at)


def _id_in(message: str | bytes) -> str | None:
    """The request's id, if it has one that can be told back."""
    try:
        found = _decode_id(message).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return found if found and len(found) <= LONGEST_ID else None
