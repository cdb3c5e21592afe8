"""One HTTP connection, with our limits and timeouts."""

from asyncio import TimerHandle, Transport
from contextlib import suppress
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from yakai.web.net.input_buffer import InputBuffer
from yakai.web.net.send_timeout import SendTimeout
from yakai.web.net.uvicorn_protocols.shared import (
    SHUTDOWN_TIMEOUT,
    ConnectionTasks,
    ProtocolState,
    client_address,
)

REQUEST_TIMEOUT: Final = 15.0
"""Seconds a client may take to send a request: the first since the connection, others since their first byte."""

SMALL_CHUNK: Final = 128
MOST_SMALL_CHUNKS: Final = 512
"""A chunk of a request's body with fewer bytes is small, and a body may have only so many of them. Since a body has at
most 64 KiB, only a flood needs more.
"""

SERVICE_UNAVAILABLE: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"
)


class _H11Connection(h11.Connection):
    """Counts the small chunks of a request's body."""

    small_chunks = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Data):
            data = cast("Any", event).data  # a bytearray, although h11 says bytes; compiled code checks that
            self.small_chunks += len(data) < SMALL_CHUNK
        elif isinstance(event, h11.Request):
            self.small_chunks = 0
        return event


class HttpProtocol(H11Protocol):
    """One HTTP connection, unless it becomes a WebSocket."""

    def __init__(
        self, config: Any, server_state: ProtocolState, app_state: dict[str, Any], _loop: Any = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = self._h11 = _H11Connection(h11.SERVER)
        self.tasks: ConnectionTasks = ConnectionTasks(server_state.tasks, self._leave)
        self._admission = server_state.admission
        self._on_flood = server_state.on_flood
        self._input = InputBuffer(self.loop, self._parse, self._resume_reading, self._may_parse)
        self._send_timeout = SendTimeout(self.loop)
        self._request_timer: TimerHandle | None = None
        self._upgraded = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Admit the connection, or answer 503."""
        super().connection_made(transport)
        self.client = client_address(transport)
        if self._admission.enter(transport):
            self._expect_request()
        else:
            transport.write(SERVICE_UNAVAILABLE)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release what the connection holds."""
        self._cancel_request_timer()
        self._send_timeout.cancel()
        self._input.discard()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # uvicorn does this only if there was no exception
        self.tasks.disconnect()

    def _leave(self) -> None:
        self._admission.leave(self.transport)

    # Reading requests

    def data_received(self, data: bytes) -> None:
        """Parse input in slices."""
        if not self.transport.is_closing():
            self._input.receive(data, self.transport)

    def _parse(self, data: bytes) -> int:
        """Parse one slice; returns how many small chunks it had. A flood of them ends the connection."""
        before = self._h11.small_chunks
        super().data_received(data)
        if self._h11.small_chunks > MOST_SMALL_CHUNKS:
            self.transport.abort()
            self._on_flood()
        return self._h11.small_chunks - before

    def _may_parse(self) -> bool:
        """Whether no complete request waits for its response."""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    def _resume_reading(self) -> None:
        if not self.flow.read_paused:
            self.transport.resume_reading()

    def handle_events(self) -> None:
        """Handle what was parsed, and set the timeout for the rest of a request or for the next one."""
        try:
            super().handle_events()
        except h11.LocalProtocolError:  # invalid input while we respond, so that no 400 can be sent
            self.transport.close()
        if self._is_request_incomplete:
            self._expect_request()
        else:
            self._cancel_request_timer()
            self._expect_next_request()

    @property
    def _is_request_incomplete(self) -> bool:
        if self._upgraded:
            return False
        state = self.conn.their_state
        return state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))

    def _expect_request(self) -> None:
        """Start the timeout of a request, unless it runs: further input does not prolong it."""
        if self._request_timer is None:
            self._request_timer = self.loop.call_later(REQUEST_TIMEOUT, self.transport.abort)

    def _cancel_request_timer(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def _expect_next_request(self) -> None:
        """Start the keep-alive timeout, also where uvicorn does not: after the rest of a request that was refused."""
        running = self.timeout_keep_alive_task is not None
        if self.conn.their_state is h11.IDLE and not (
            running or self._upgraded or self.transport.is_closing()
        ):
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def send_400_response(self, msg: str) -> None:
        """Answer invalid input. In the middle of a request the application must not answer as well."""
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started:
                self.transport.close()
                return
        super().send_400_response(msg)
        self._send_timeout.restart(self.transport)

    # Sending responses

    def on_response_complete(self) -> None:
        """Wait until the response is read, and parse what arrived meanwhile."""
        super().on_response_complete()
        if not self._upgraded:
            self._send_timeout.restart(self.transport)
        if self._input:
            self._input.continue_parsing(self.transport)

    def pause_writing(self) -> None:
        """Note that the client reads more slowly than we write."""
        super().pause_writing()
        self._send_timeout.restart(self.transport)

    def resume_writing(self) -> None:
        """Note that the client has read nearly everything."""
        super().resume_writing()
        self._send_timeout.restart(self.transport)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a `WebSocketProtocol`."""
        self._upgraded = True
        self._input.discard()
        self._send_timeout.cancel()
        super().handle_websocket_upgrade(event)
        self.transport.resume_reading()  # paused if the upgrade was requested during another response

    def shutdown(self) -> None:
        """Close the connection after the response, or when the client does not read the rest of it in time."""
        with suppress(h11.LocalProtocolError):
            super().shutdown()
        self.loop.call_later(SHUTDOWN_TIMEOUT, self.transport.abort)
