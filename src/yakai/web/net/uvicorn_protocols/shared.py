"""What HTTP and WebSocket connections share."""

from asyncio import BaseProtocol, BaseTransport, Task, Transport
from collections.abc import Callable
from typing import Final

from uvicorn.server import ServerState

from yakai.web.limits.admission import Admission
from yakai.web.limits.limiters import Bucket
from yakai.web.limits.rate_limits import frame_limit
from yakai.web.settings import Settings

SHUTDOWN_TIMEOUT: Final = 2.0
"""Seconds after which a server that shuts down aborts connections whose clients do not read."""


class ProtocolState(ServerState):
    """State that all connections of a server share."""

    def __init__(
        self,
        admission: Admission,
        new_frame_limit: Callable[[], Bucket] = lambda: frame_limit(Settings()),
        on_flood: Callable[[], None] = lambda: None,
    ) -> None:
        """`new_frame_limit` makes the limit of one WebSocket; `on_flood` is called for each client that exceeds one."""
        super().__init__()
        self.admission = admission
        self.new_frame_limit = new_frame_limit
        self.on_flood = on_flood
        self.handshaking: dict[BaseProtocol, Transport] = {}  # connections during their TLS handshake


class ConnectionTasks(set["Task[None]"]):
    """The running tasks of one connection, which are also counted among those of the server. `finished` is called when
    the client has disconnected and no task is left: a client that disconnects early counts until its request is done.
    Of a set, uvicorn uses only `add` and `discard`.
    """

    __slots__ = ("_all", "_disconnected", "_finished")

    def __init__(self, all_tasks: set["Task[None]"], finished: Callable[[], None]) -> None:
        super().__init__()
        self._all = all_tasks
        self._finished = finished
        self._disconnected = False

    def disconnect(self) -> None:
        """Note that the client has disconnected."""
        self._disconnected = True
        self._check()

    def add(self, task: "Task[None]", /) -> None:
        """Add a task here and to the server's."""
        super().add(task)
        self._all.add(task)

    def discard(self, task: object, /) -> None:
        """Remove a task here and from the server's."""
        super().discard(task)
        self._all.discard(task)
        self._check()

    def _check(self) -> None:
        if self._disconnected and not self:
            self._finished()


def client_address(transport: BaseTransport) -> tuple[str, int] | None:
    """The client's address, also after it has disconnected: then uvicorn's own way finds none."""
    peer = transport.get_extra_info("peername")
    return (str(peer[0]), int(peer[1])) if peer else None
