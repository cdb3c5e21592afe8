"""One WebSocket, with our limits and timeouts and a shorter path for messages."""

from asyncio import BaseTransport, TimerHandle
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from yakai.web.net.input_buffer import InputBuffer
from yakai.web.net.uvicorn_protocols.shared import (
    SHUTDOWN_TIMEOUT,
    ConnectionTasks,
    ProtocolState,
    client_address,
)
from yakai.web.net.websocket_frames import FrameWriter, client_frame_size, whole_text

CLOSE_TIMEOUT: Final = 10.0
"""Seconds a client may take to read what was sent before the server closed its WebSocket."""

MOST_UNHANDLED: Final = 64
"""Messages that may wait to be handled before the server stops reading from their connection."""

EXTENSION: Final = "yakai.websocket"
"""The name of a request's `WebSocketProtocol` among the extensions in its ASGI scope."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket. Before `listen`, messages go through ASGI; after it they go directly to the connection at a table.

    Closing a transport waits until everything written is read, which a phone that has lost its network never does. So
    each way of closing is followed by an abort after a timeout.
    """

    def __init__(
        self, config: Any, server_state: ProtocolState, app_state: dict[str, Any], _loop: Any = None
    ) -> None:
        self.writer = FrameWriter()
        super().__init__(config, server_state, app_state, _loop)
        self.tasks: ConnectionTasks = ConnectionTasks(server_state.tasks, self._leave)
        self._admission = server_state.admission
        self._on_flood = server_state.on_flood
        self._frame_limit = server_state.new_frame_limit()
        self._parsed_frames = 0  # in the present slice
        self._incomplete = 0  # bytes of a frame that has not arrived completely
        self._input = InputBuffer(self.loop, self._parse, self._resume_reading, self._may_parse)
        self._on_message: Callable[[], None] | None = None
        self._messages: list[str | bytes] = []  # seldom more than one, and an empty deque takes 700 bytes
        self._unread = 0
        self._close_timer: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Take over the transport."""
        super().connection_made(transport)
        self.client = client_address(transport)
        self.writer.write = self.transport.write

    def connection_lost(self, exc: Exception | None) -> None:
        """Release what the connection holds."""
        self._input.discard()
        super().connection_lost(exc)
        if self._close_timer is not None:
            self._close_timer.cancel()
        self.tasks.disconnect()

    def _leave(self) -> None:
        self._admission.leave(self.transport)

    # Writing

    def pause_writing(self) -> None:
        """The client reads more slowly than the server writes."""
        self.writer.slow = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client has read nearly all of it."""
        self.writer.slow = False
        super().resume_writing()

    @property
    def close_sent(self) -> bool:
        """Whether our end is closed."""
        return self.writer.close_sent

    @close_sent.setter
    def close_sent(self, sent: bool) -> None:
        self.writer.close_sent = sent

    @property
    def disconnected(self) -> bool:
        """Whether the client is gone."""
        return self.writer.disconnected

    @disconnected.setter
    def disconnected(self, disconnected: bool) -> None:
        self.writer.disconnected = disconnected

    async def send_text(self, message: bytes) -> None:
        """Send a text message, waiting while the client is slow."""
        if not self.writable.is_set():
            await self.writable.wait()
        if not self.writer.send_now((message,)):
            raise ClientDisconnected

    async def send(self, message: Any) -> None:
        """Send an ASGI message, unless the connection was closed meanwhile, perhaps before it was accepted."""
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    # Reading

    def data_received(self, data: bytes) -> None:
        """Parse input in slices."""
        if not self.transport.is_closing():
            self._input.receive(data, self.transport)

    def _parse(self, data: bytes) -> int:
        """Parse one slice; returns how many frames it completed. A handshake that cannot be parsed is refused."""
        if self._takes_short_path and (text := whole_text(data)) is not None:
            self._receive_text(text)
            return 1
        self._incomplete += len(data)
        self._parsed_frames = 0
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_complete:
            self.handshake_complete = self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            self._abort_after_close()
        return self._parsed_frames

    def _may_parse(self) -> bool:
        return self.close_sent or self.queue.qsize() + len(self._messages) < MOST_UNHANDLED

    def _resume_reading(self) -> None:
        if not self.read_paused:
            self.transport.resume_reading()

    @property
    def _takes_short_path(self) -> bool:
        """Whether a slice that is one text frame can skip the parser, which saves 3 of 6 µs for a message."""
        if self._on_message is None or self._incomplete:
            return False
        return not (self.frames or self.close_sent) and self.conn.state is State.OPEN

    def _receive_text(self, text: bytes) -> None:
        if not self._frame_limit.take(1):
            self.transport.abort()
            self._on_flood()
        elif (message := self._decode(text)) is not None:
            self._deliver(message)

    def handle_events(self) -> None:
        """Handle the frames that were parsed. Too many of them end the connection."""
        self._parsed_frames = len(self.conn.events)
        for event in self.conn.events:
            if isinstance(event, Frame):
                self._incomplete -= client_frame_size(len(event.data))
        if self._frame_limit.take(self._parsed_frames):
            super().handle_events()
        else:
            self.transport.abort()
            self._on_flood()

    def handle_connect(self, event: Any) -> None:
        """Start the application for a valid handshake."""
        super().handle_connect(event)
        self._incomplete = 0  # uvicorn passes on the handshake alone
        if self.transport.is_closing():  # the handshake was refused
            self._abort_after_close()

    def handle_close(self, event: Any) -> None:
        """Close our end too, and send nothing more."""
        super().handle_close(event)
        self.handshake_complete = self.close_sent = True

    def handle_parser_exception(self) -> None:
        """Close the connection after invalid input. Before the handshake there is no way to say why."""
        if self.conn.close_sent is None:
            self.handshake_complete = self.close_sent = True
            self.transport.abort()
        else:
            super().handle_parser_exception()

    # Messages

    def send_receive_event_to_app(self) -> None:
        """Deliver a message to the application, or to the connection at a table. Invalid UTF-8 ends the connection."""
        if self.close_sent:
            self.frames = []
            return
        data = b"".join(self.frames)
        message = self._decode(data) if self.curr_msg_data_type == "text" else data
        if message is not None and self._on_message is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        if message is not None:
            self._deliver(message)

    def _decode(self, text: bytes) -> str | None:
        try:
            return text.decode()
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA)
            return None

    def _deliver(self, message: str | bytes) -> None:
        assert self._on_message is not None
        self._messages.append(message)
        self._on_message()
        if self._messages and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        """Run the application; when it has finished, the connection ends."""
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()
        if not self.disconnected:
            self._abort_after_close()

    async def receive(self) -> Any:
        """Receive the next ASGI message; after `listen` the only message left is the disconnect."""
        message = await self.queue.get()
        if self.queue.empty():
            self._read_more()
        return message

    def listen(self, on_message: Callable[[], None]) -> None:
        """From now on keep messages for `next_message`, and call `on_message` for each of them."""
        self._on_message = on_message
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for event in waiting:
            if event["type"] == "websocket.receive":
                self._messages.append(event.get("text") or event.get("bytes") or b"")
            else:
                self.queue.put_nowait(event)
        if self._messages:
            on_message()
        else:
            self._read_more()

    def next_message(self) -> str | bytes | None:
        """Take the oldest message; `None` if there is none. After the last one, reading goes on."""
        if not self._messages:
            return None
        message = self._messages.pop(0)
        if not self._messages:
            self._read_more()
        return message

    @property
    def has_more(self) -> bool:
        """Whether a message waits."""
        return bool(self._messages)

    def stop_receiving(self) -> None:
        """End `receive` as if the client had disconnected."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE})

    def _read_more(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            if self._input:
                self._input.continue_parsing(self.transport)
            else:
                self.transport.resume_reading()

    # Pings and closing

    def send_keepalive_ping(self) -> None:
        """Send a ping, and note how much the client has to read before it."""
        super().send_keepalive_ping()
        self._unread = self.transport.get_write_buffer_size()

    def keepalive_timeout(self) -> None:
        """Close the connection if its pong is late. A client that has read something has as long again, once: its pong
        comes only after what was sent before the ping.
        """
        assert self.ping_timeout is not None
        if self.transport.get_write_buffer_size() < self._unread:
            self._unread = 0
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
            return
        super().keepalive_timeout()
        self.transport.abort()

    def _fail(self, code: CloseCode) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.fail(code)
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _abort_after_close(self) -> None:
        self._close_timer = self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)

    def shutdown(self) -> None:
        """Close the connection, unless it is being closed, and abort it if the client does not read in time."""
        if not self.transport.is_closing():
            super().shutdown()
        self.loop.call_later(SHUTDOWN_TIMEOUT, self.transport.abort)
