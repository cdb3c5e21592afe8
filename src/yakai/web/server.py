"""Runs the application in uvicorn, and notifies the clients before it shuts down."""

import logging
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, Final, cast

import uvicorn
from litestar import Litestar

from yakai.web.context import ServerContext
from yakai.web.limits.abuse_log import LIMITED_WARNINGS
from yakai.web.limits.admission import Admission, connection_limit
from yakai.web.limits.rate_limits import frame_limit
from yakai.web.net.tls import TlsHandshake, certificate_of
from yakai.web.net.uvicorn_protocols.http_protocol import HttpProtocol
from yakai.web.net.uvicorn_protocols.shared import ProtocolState
from yakai.web.net.uvicorn_protocols.websocket_protocol import WebSocketProtocol
from yakai.web.settings import Settings
from yakai.web.ws.decode import LARGEST

LARGEST_MESSAGE: Final = 16 * LARGEST
"""Bytes of a message above which the connection is closed; a message above `LARGEST` alone is only refused."""

KEEP_ALIVE: Final = 75
"""Seconds a connection without a request stays open. Browsers and proxies usually keep theirs for less: a request that
is sent while the server closes the connection would be lost.
"""


class Server(uvicorn.Server):
    """uvicorn's server with our protocols and limits. It notifies clients of a restart before it disconnects them.

    It uses only public names of uvicorn: `Config`, and of `Server` `startup`, `shutdown`, `started` and `server_state`.
    """

    server_state: ProtocolState

    def __init__(self, app: Litestar, **config: Any) -> None:
        self.app = app
        self.when_ready: Callable[[], None] = lambda: None
        self._opened = AsyncExitStack()
        settings: Settings = app.state.settings
        certificate = certificate_of(settings)
        super().__init__(
            uvicorn.Config(
                app,
                proxy_headers=bool(settings.trusted_proxies),
                forwarded_allow_ips=list(settings.trusted_proxies),
                http=cast("Any", HttpProtocol if certificate is None else partial(TlsHandshake, certificate)),
                ws=WebSocketProtocol,
                ws_max_size=LARGEST_MESSAGE,
                ws_per_message_deflate=False,
                access_log=False,  # a path may contain an invitation
                server_header=False,
                timeout_keep_alive=KEEP_ALIVE,
                timeout_graceful_shutdown=5,
                lifespan="on",
                **config,
            )
        )
        logging.getLogger("uvicorn.error").addFilter(LIMITED_WARNINGS)
        admission = Admission(
            connection_limit(settings.connections), settings.connections_per_address, settings.trusted_proxies
        )
        self.server_state = ProtocolState(
            admission,
            partial(frame_limit, settings),
            lambda: self.context.counters.refusals.count("too-fast"),
        )

    @property
    def context(self) -> ServerContext:
        """The parts of the server, while it runs."""
        context: ServerContext = self.app.state.context
        return context

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the context, start listening, and call `when_ready`. This is not left to the application's lifespan,
        because uvicorn only logs its errors.
        """
        async with AsyncExitStack() as opened:
            self.app.state.context = await opened.enter_async_context(
                self.app.state.open_context(self.server_state.admission)
            )
            await super().startup(sockets)
            self._opened = opened.pop_all()
        if self.started:
            self.when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Notify all clients, refuse new connections, shut down, and close the context."""
        async with self._opened:
            await self.context.farewell()
            self.server_state.admission.close()  # the sockets still accept connections, which nothing would close
            for transport in tuple(self.server_state.handshaking.values()):
                transport.abort()
            await super().shutdown(sockets)
