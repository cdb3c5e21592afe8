"""A connection to a table: sends requests and receives messages."""

import asyncio
import itertools
import secrets
from asyncio import sleep
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from yakai.client.errors import RefusedRequest
from yakai.core import catalogue
from yakai.core.game import AnyRules
from yakai.web.messages import (
    AddedMessage,
    ClockMessage,
    FromServer,
    GameMessage,
    Gone,
    Hinted,
    Listed,
    Ok,
    Pong,
    Reasoned,
    Recalled,
    Refused,
    TableMessage,
    ToldEvent,
)
from yakai.web.ws.view_diff import joined

if TYPE_CHECKING:
    from yakai.client.client import Client

M = TypeVar("M")

DEFAULT_TIMEOUT: Final = 60
"""Seconds that requests and waits may take by default."""

RECONNECT_PAUSE: Final = 0.05
"""Seconds between attempts to reconnect."""

LONGEST_PAUSE: Final = 10.0
"""Seconds before a reconnection to a server that has accepted several connections only to end them."""

Answer: TypeAlias = Ok | Listed | Hinted | Recalled | Reasoned

_decode: Callable[[bytes | str], FromServer] = msgspec.json.Decoder(FromServer).decode


class TableConnection:
    """A connection to a table, of a player or a spectator.

    `table` is the latest state of the table and `latest` of its game; `told` has all events of that game. `received`
    keeps every message. `gone` is why the server ended the connection, and with `gone_for_good` nothing reconnects by
    itself.
    """

    def __init__(self, client: "Client", key: str) -> None:
        self.client = client
        self.key = key
        self.table: TableMessage | None = None
        self.latest: GameMessage | None = None
        self.told: list[ToldEvent] = []
        self.gone: str | None = None
        self.gone_for_good = False
        self._pause = RECONNECT_PAUSE
        self.received: list[FromServer] = []
        self.raw: list[bytes] = []
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()
        self._answers: dict[str, asyncio.Future[Answer | Refused]] = {}
        self._lost = True
        # Ids must differ from those of this person's other connections, and of earlier ones.
        self._ids = (f"{secrets.token_urlsafe(9)}-{number}" for number in itertools.count())

    @property
    def connected(self) -> bool:
        """Whether the connection is open."""
        return not self._lost

    async def connect(self, fresh: bool = False) -> None:
        """Connect or reconnect. The server resends the missed events or, with `fresh`, the whole state."""
        await self.close()
        self.gone, self.gone_for_good = None, False
        # On a shared screen all curtains fall, and a spectator's events have other numbers.
        fresh = fresh or bool(self.table and self.table.curtains)
        since = "" if fresh or self.latest is None else f"&since={self.latest.game}.{self.latest.n}"
        url = self.client.url.replace("http", "ws", 1)
        headers = {} if self.client.cookie is None else {"cookie": self.client.cookie}
        try:
            self._socket = await connect(
                f"{url}/ws/{self.key}?lang={self.client.lang}{since}",
                additional_headers=headers,
                compression=None,
                max_size=None,
                open_timeout=DEFAULT_TIMEOUT,
                proxy=None,
            )
        except (InvalidHandshake, EOFError) as error:
            raise ConnectionRefusedError(str(error)) from error
        assert self._socket.response is not None
        self.client.keep(self._socket.response.headers.get_all("set-cookie"))
        self._lost = False
        self._reading = asyncio.ensure_future(self._read(self._socket))

    async def close(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading
        self._socket = self._reading = None

    # Requests

    async def ask(self, type: str, *, id: str | None = None, again: bool = False, **fields: Any) -> None:
        """Send a request, and return when it has been done and stored; raises `RefusedRequest` if it is refused.

        With `again`, a broken connection is reopened and the same request is sent once more. The server does it once.
        """
        own = id or self.new_id()
        while True:
            try:
                await self._ask(own, {"type": type, "id": own, **fields})
            except OSError:
                if not again:
                    raise
                await self._connect_again()
            else:
                return

    async def lift(self, seat: int) -> GameMessage:
        """On a shared screen, see the game as this seat from now on."""
        await self.ask("lift_curtain", seat=seat, game=self._present["game"])
        return await self.game()

    async def fall(self) -> GameMessage:
        """On a shared screen, see the game as a spectator again."""
        await self.ask("lower_curtain")
        return await self.game()

    async def hint(self, **more: Any) -> Hinted:
        """What a strong bot would do on this person's seat, and why."""
        return await self._told(Hinted, type="hint", **{**self._present, **more})

    async def actions(self) -> tuple[Any, ...]:
        """All legal actions, if they are few; else none."""
        return (await self._told(Listed, type="list_actions")).actions

    async def recall(self, **more: Any) -> Any:
        """Everything that this person's seat has been shown, as the game's own value. With the view, a bot needs it to
        imagine the rest.
        """
        memory = (await self._told(Recalled, type="recall", **{**self._present, **more})).memory
        return msgspec.convert(memory, self.rules.kinds.memory)

    @property
    def view(self) -> Any:
        """The latest view of the game, as the game's own value. There must be a game."""
        assert self.latest is not None
        return msgspec.convert(self.latest.view, self.rules.kinds.view)

    @property
    def legal(self) -> Any:
        """The legal actions of this person's seat, as the game's own lazy value; empty while none is possible."""
        assert self.latest is not None
        return () if self.latest.legal is None else self.rules.legal(self.view)

    @property
    def rules(self) -> AnyRules:
        """The rules of the table's game."""
        assert self.table is not None
        return catalogue.rules(self.table.game)

    async def reasons(self) -> Reasoned:
        """The explanations of the decisions in the finished game."""
        return await self._told(Reasoned, type="reasons", game=self._present["game"])

    async def _told(self, kind: type[M], **message: Any) -> M:
        own = message.pop("id", None) or self.new_id()
        answer = await self._ask(own, {"id": own, **message})
        assert isinstance(answer, kind)
        return answer

    async def _ask(self, id: str, message: dict[str, Any]) -> Answer:
        answer: asyncio.Future[Answer | Refused] = asyncio.get_running_loop().create_future()
        self._answers[id] = answer
        try:
            await self.send(msgspec.json.encode(message))
            answered = await answer
        finally:
            self._answers.pop(id, None)
            if answer.done() and not answer.cancelled():
                answer.exception()
        if isinstance(answered, Refused):
            raise RefusedRequest(answered.key, answered.text, answered.clause)
        return answered

    async def _connect_again(self) -> None:
        await self.close()  # after that the last message has been read
        if self.gone_for_good:
            raise ConnectionResetError(self.gone)
        if self.gone is not None:
            await sleep(self._pause)
        for attempt in itertools.count():
            try:
                await self.connect()
                return
            except OSError:
                if attempt * RECONNECT_PAUSE > DEFAULT_TIMEOUT:
                    raise
                await sleep(RECONNECT_PAUSE)

    def new_id(self) -> str:
        """An id for a request."""
        return next(self._ids)

    async def send(self, message: bytes | str) -> None:
        """Send any text unchanged."""
        if self._socket is None or self._lost:
            raise ConnectionResetError("the connection is closed")
        try:
            await self._socket.send(message.decode() if isinstance(message, bytes) else message)
        except ConnectionClosed as error:
            raise ConnectionResetError(str(error)) from error

    async def act(self, action: Any, **more: Any) -> None:
        """Play an action in the present game: a mapping or the game's own struct."""
        await self.do("act", action=action, **more)

    async def do(self, type: str, **fields: Any) -> None:
        """Send a request about the present game and this person's seat, such as `undo` or `concede`."""
        await self.ask(type, **{**self._present, **fields})

    @property
    def _present(self) -> dict[str, int]:
        """This person's seat, on a shared screen the lifted one, and the present game."""
        yours, latest = self.table.yours if self.table else (), self.latest
        if self.table and self.table.curtains and latest and latest.seat is not None:
            yours = (latest.seat,)
        return {"seat": yours[0] if yours else 0, "game": latest.game if latest else 0}

    async def glimpse(self, glimpse: Any, **more: Any) -> None:
        """Show the others something in progress, such as a half-drawn stroke. It has no answer and may be lost."""
        message = {"type": "glimpse", **self._present, "glimpse": glimpse, **more}
        await self.send(msgspec.json.encode(message))

    async def ping(self) -> None:
        """Send a ping and wait for the answer."""
        after = len(self.received)
        await self.send(b'{"type":"ping"}')
        await self.until(lambda seat: any(isinstance(one, Pong) for one in seat.received[after:]))

    # Messages

    async def until(
        self, condition: Callable[["TableConnection"], object], seconds: float = DEFAULT_TIMEOUT
    ) -> None:
        """Wait until the condition holds."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: condition(self))

    async def message(self, kind: type[M], seconds: float = DEFAULT_TIMEOUT) -> M:
        """The next message of this type."""
        after = len(self.received)
        await self.until(lambda seat: any(isinstance(one, kind) for one in seat.received[after:]), seconds)
        return next(one for one in self.received[after:] if isinstance(one, kind))

    async def joined(self) -> TableMessage:
        """The table, as soon as it is known; after reconnecting, as it was before."""
        await self.until(lambda seat: seat.table is not None or not seat.connected)
        if self.table is None:
            raise ConnectionResetError(self.gone or "the connection is closed")
        return self.table

    async def game(self) -> GameMessage:
        """The game, as soon as there is one."""
        await self.until(lambda seat: seat.latest is not None or not seat.connected)
        if self.latest is None:
            raise ConnectionResetError(self.gone or "the connection is closed")
        return self.latest

    async def after(self, game: GameMessage, seconds: float = 3600) -> GameMessage:
        """The game, as soon as it differs from this one. Reconnects if the connection breaks meanwhile."""
        async with asyncio.timeout(seconds):
            while self.latest is game or self.latest is None:
                if not self.connected:
                    await self._connect_again()
                await self.until(lambda seat: seat.latest is not game or not seat.connected, seconds)
            return self.latest

    async def _read(self, socket: ClientConnection) -> None:
        lost: Exception = ConnectionResetError("the connection is closed")
        try:
            async for raw in socket:
                await self._receive(raw)
        except (ConnectionClosed, OSError) as error:
            lost = error
        self._lost = True
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionResetError(str(lost)))
        async with self._changed:
            self._changed.notify_all()

    async def _receive(self, raw: str | bytes) -> None:
        message = _decode(raw)
        self.raw.append(raw.encode() if isinstance(raw, str) else raw)
        async with self._changed:
            self.received.append(message)
            match message:
                case TableMessage():
                    self.table = message
                    self._pause = RECONNECT_PAUSE
                case GameMessage():
                    self._receive_game(message)
                case AddedMessage() if self.latest is not None:
                    self.told += message.told
                    self.latest = self._followed(self.latest, message)
                case ClockMessage() if self.latest is not None:
                    self.latest = replace(self.latest, timer=message.timer, clocks=message.clocks)
                case (
                    Ok(id=id)
                    | Listed(id=id)
                    | Hinted(id=id)
                    | Recalled(id=id)
                    | Reasoned(id=id)
                    | Refused(id=str(id))
                ):
                    answer = self._answers.get(id)
                    if answer is not None and not answer.done():
                        answer.set_result(message)
                case Gone(key=key, final=final):
                    self.gone, self.gone_for_good = key, final
                    self._pause = min(2 * self._pause, LONGEST_PAUSE)
            self._changed.notify_all()

    def _receive_game(self, message: GameMessage) -> None:
        if self._is_outdated(message):
            return
        if message.fresh or self.latest is None or self.latest.game != message.game:
            self.told = []
        self.told += message.told
        if message.part and self.latest is not None:
            message = replace(message, view=joined(self.latest.view, message.view, message.more))
        self.latest = message

    def _is_outdated(self, message: GameMessage) -> bool:
        """Whether a partial view is older than the latest view."""
        latest = self.latest
        return message.part and latest is not None and latest.game == message.game and message.n < latest.n

    def _followed(self, before: GameMessage, added: AddedMessage) -> GameMessage:
        """The game after events that were sent without a view, by `Customs.follow`."""
        rules = self.rules
        view = msgspec.convert(before.view, rules.kinds.view)
        for told in added.told:
            assert rules.customs.follow is not None
            view = rules.customs.follow(view, msgspec.convert(told.event, rules.kinds.event))
        legal = before.legal if added.legal is None else added.legal
        idle = before.idle if added.idle is None else added.idle
        seen = msgspec.json.decode(msgspec.json.encode(view))
        return replace(before, n=added.n, view=seen, legal=legal, idle=idle, told=added.told, fresh=False)
