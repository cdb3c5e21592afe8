"""The WebSockets as uvicorn speaks them, but whoever is gone is cut off, and so is whoever floods.

Closing a transport waits until its reader has read all that was written: a phone that has vanished never does. And
every frame is work, also an empty one, and one that never reaches a table: they are counted here.
"""

from asyncio import BaseTransport, TimerHandle
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State

from yakai.web.limits.admission import GOOD_BYE_WITHIN, ProtocolState, RunningTasks, caller
from yakai.web.ws.frames import Frames, whole_text
from yakai.web.ws.portions import Portions
from yakai.web.ws.writer import SocketWriter

LINE: Final = "yakai.line"
"""Under this name a conversation finds its line among the server's extensions."""

LAST_WORDS: Final = 10
"""So many seconds a reader has for what was written before our end closed."""

UNHEARD: Final = 64
"""With so many messages that wait to be done nothing more is read."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket. Whoever owes a pong is cut off; whoever has read something meanwhile has as long once more, since
    a pong comes only after what was sent before the ping.
    """

    def __init__(
        self, config: Any, server_state: ProtocolState, app_state: dict[str, Any], _loop: Any = None
    ) -> None:
        self.pen = SocketWriter()
        super().__init__(config, server_state, app_state, _loop)
        self.tasks: RunningTasks = RunningTasks(server_state.tasks, self._leave)
        self._admission = server_state.admission
        self._flooded = server_state.flooded
        self._frames = server_state.frames()
        self._found = 0
        self._seen = Frames()
        self._portions = Portions(self.loop, self._read, self._listen, self._is_heard)
        self._told: Callable[[], None] | None = None
        self._heard: list[str | bytes] = []  # mostly one at most, and an empty deque takes 700 bytes
        self._unread = 0
        self._last_words: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """They have come."""
        super().connection_made(transport)
        self.client = caller(transport)
        self.pen.write = self.transport.write

    def pause_writing(self) -> None:
        """They do not read as fast as we write."""
        self.pen.slow = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """They have read nearly all of it."""
        self.pen.slow = False
        super().resume_writing()

    @property
    def close_sent(self) -> bool:
        """Whether our end is closed."""
        return self.pen.closed

    @close_sent.setter
    def close_sent(self, sent: bool) -> None:
        self.pen.closed = sent

    @property
    def disconnected(self) -> bool:
        """Whether they are gone."""
        return self.pen.gone

    @disconnected.setter
    def disconnected(self, gone: bool) -> None:
        self.pen.gone = gone

    def send_keepalive_ping(self) -> None:
        """A ping goes out, after what waits to be read."""
        super().send_keepalive_ping()
        self._unread = self.transport.get_write_buffer_size()

    def keepalive_timeout(self) -> None:
        """The pong is overdue."""
        assert self.ping_timeout is not None
        if self.transport.get_write_buffer_size() < self._unread:
            self._unread = 0  # but only once
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
            return
        super().keepalive_timeout()
        self.transport.abort()

    async def say(self, message: bytes) -> None:
        """Send a text message, waiting while the reader is slow."""
        if not self.writable.is_set():
            await self.writable.wait()
        if not self.pen.say((message,)):
            raise ClientDisconnected

    async def run_asgi(self) -> None:
        """The whole conversation; after it nothing more is said."""
        extensions: Any = self.scope["extensions"]
        extensions[LINE] = self
        await super().run_asgi()
        if not self.disconnected:
            self._let_them_read()

    def _let_them_read(self) -> None:
        """Our end is closed; what was written before waits for its reader, but not long."""
        self._last_words = self.loop.call_later(LAST_WORDS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """More of what they say."""
        if not self.transport.is_closing():
            self._portions.add(data, self.transport)

    def _is_heard(self) -> bool:
        return self.pen.closed or self.queue.qsize() + len(self._heard) < UNHEARD

    def _read(self, portion: bytes) -> int:
        """A portion of it. A handshake that cannot be read is answered, and nothing more is read."""
        if self._is_between and (text := whole_text(portion)) is not None:
            self._take_text(text)
            return 1
        if self.handshake_complete:
            self._seen.follow(portion)
        else:
            self._seen.ask(portion)
        self._found = 0
        super().data_received(portion)
        if self.conn.handshake_exc is not None and not self.handshake_complete:
            self.handshake_complete = self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            self._let_them_read()
        return self._found

    def handle_connect(self, event: Any) -> None:
        """They ask for a line; one that cannot be is refused, and nothing follows."""
        super().handle_connect(event)
        if self.transport.is_closing():
            self._let_them_read()

    @property
    def _is_between(self) -> bool:
        """Whether messages go to a table, and none is under way, nor the end."""
        if self._told is None or not self._seen.between:
            return False
        return not (self.frames or self.pen.closed) and self.conn.state is State.OPEN

    def handle_events(self) -> None:
        """Frames are there. Whoever sends too many of them is cut off without a word."""
        self._found = len(self.conn.events)
        if self._frames.take(self._found):
            super().handle_events()
        else:
            self.transport.abort()
            self._flooded()

    def handle_close(self, event: Any) -> None:
        """They hang up, and nothing more is said to them."""
        super().handle_close(event)
        self.handshake_complete = self.close_sent = True

    def handle_parser_exception(self) -> None:
        """What they say makes no sense. Before they were answered there is no way to say so."""
        if self.conn.close_sent is None:
            self.handshake_complete = self.close_sent = True
            self.transport.abort()
        else:
            super().handle_parser_exception()

    async def send(self, message: Any) -> None:
        """What the framework says for us; not after the end, which may have come before they were answered."""
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    def _take_text(self, text: bytes) -> None:
        """The same for a message that is a frame by itself, which nearly all are."""
        if not self._frames.take(1):
            self.transport.abort()
            self._flooded()
        elif (said := self._text_of(text)) is not None:
            self._hear(said)

    async def receive(self) -> Any:
        """The next message, as long as nobody listens; then only that it has ended."""
        message = await self.queue.get()
        if self.queue.empty():
            self._hear_more()
        return message

    def listen(self, told: Callable[[], None]) -> None:
        """From now on messages wait for `heard`, past all that lies between a line and its table, and `told` is told of
        each of them.
        """
        self._told = told
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for event in waiting:
            if event["type"] == "websocket.receive":
                self._heard.append(event.get("text") or event.get("bytes") or b"")
            else:
                self.queue.put_nowait(event)
        if self._heard:
            told()
        else:
            self._hear_more()

    def heard(self) -> str | bytes | None:
        """The next message; `None` if there is none. After the last of them more is read."""
        if not self._heard:
            return None
        message = self._heard.pop(0)
        if not self._heard:
            self._hear_more()
        return message

    @property
    def has_more(self) -> bool:
        """Whether there is one."""
        return bool(self._heard)

    def hang_up(self) -> None:
        """There is nothing more to be said."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE})

    def _hear_more(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            if self._portions:
                self._portions.go_on(self.transport)
            else:
                self.transport.resume_reading()

    def _listen(self) -> None:
        if not self.read_paused:
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """A message is there. One that is no text, although it says so, ends the line."""
        if self.close_sent:
            self.frames = []
            return
        message = b"".join(self.frames)
        said = self._text_of(message) if self.curr_msg_data_type == "text" else message
        if said is not None and self._told is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        if said is not None:
            self._hear(said)

    def _text_of(self, message: bytes) -> str | None:
        try:
            return message.decode()
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA)
            return None

    def _hear(self, message: str | bytes) -> None:
        assert self._told is not None
        self._heard.append(message)
        self._told()
        if self._heard and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _fail(self, code: CloseCode) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.fail(code)
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def shutdown(self) -> None:
        """The server goes. Whoever hangs up just now is told nothing, and whoever does not read is not waited for."""
        if not self.transport.is_closing():
            super().shutdown()
        self.loop.call_later(GOOD_BYE_WITHIN, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._portions.drop()
        super().connection_lost(exc)
        if self._last_words is not None:
            self._last_words.cancel()
        self.tasks.hang_up()

    def _leave(self) -> None:
        self._admission.leave(self.transport)
