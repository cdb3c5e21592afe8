"""Running the application: uvicorn, with a farewell before it closes the admission."""

import logging
import socket
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import uvicorn
from litestar import Litestar

from yakai.web.limits.abuse_log import LIMITED_WARNINGS
from yakai.web.limits.admission import Admission, HttpProtocol, ProtocolState, frames_of_a_line, room_for
from yakai.web.ops.context import ServerContext
from yakai.web.ops.tls import TlsHandshake, lock_of
from yakai.web.ws.decode import LARGEST
from yakai.web.ws.protocol import WebSocketProtocol

HANDSHAKE_LARGEST = 16 * LARGEST
"""Above our own limit, under which a message is refused but the connection lives; a larger one ends it."""

KEEP_ALIVE = 75
"""So many seconds a line without a request stays open: longer than browsers and proxies keep theirs, as a rule, since a
request that is sent into a line that is just being closed is lost.
"""


class Server(uvicorn.Server):
    """A server that says goodbye: who is connected hears that it restarts, before the connection ends."""

    server_state: ProtocolState

    def __init__(self, app: Litestar, **config: Any) -> None:
        self.app = app
        self.when_ready: Callable[[], None] = lambda: None
        context: ServerContext = app.state.context
        proxies = context.settings.trusted_proxies
        lock = lock_of(context.settings)
        super().__init__(
            uvicorn.Config(
                app,
                proxy_headers=bool(proxies),
                forwarded_allow_ips=list(proxies),
                http=cast("Any", HttpProtocol if lock is None else partial(TlsHandshake, lock)),
                ws=WebSocketProtocol,
                ws_max_size=HANDSHAKE_LARGEST,
                ws_per_message_deflate=False,
                access_log=False,  # an address may hold an invitation
                server_header=False,
                timeout_keep_alive=KEEP_ALIVE,
                timeout_graceful_shutdown=5,
                lifespan="on",
                **config,
            )
        )
        logging.getLogger("uvicorn.error").addFilter(LIMITED_WARNINGS)
        most = room_for(context.settings.connections)
        admission = Admission(most, context.settings.connections_per_address, proxies)
        rate, at_once = context.settings.messages_per_second, context.settings.messages_at_once
        self.server_state = ProtocolState(
            admission,
            lambda: frames_of_a_line(rate, at_once),
            lambda: context.counters.refusals.count("too-fast"),
        )
        context.open_connections = admission.__len__
        context.refused_connections = lambda: admission.turned_away

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the admission, and say so. What stands in the way is raised as it is, not only logged."""
        context: ServerContext = self.app.state.context
        await context.open()
        await super().startup(sockets)
        if self.started:
            self.when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, then close."""
        context: ServerContext = self.app.state.context
        await context.farewell()
        self.server_state.admission.close()  # somebody may be on the doorstep whom nobody would ask to go
        for waiting in tuple(self.server_state.on_the_porch.values()):
            waiting.abort()
        await super().shutdown(sockets)
