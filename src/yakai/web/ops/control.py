"""The control socket: how `yakai table` reaches the running server. It is a Unix socket in the data directory, which
only the server's own user can open; nothing of it is reachable over the network. One JSON line asks, one answers.
"""

import asyncio
import logging
import os
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from yakai.core.errors import YakaiError
from yakai.store.data_files import SOCKET
from yakai.table.commands.operating import CloseTable, ForbidListing
from yakai.table.live import LiveTable
from yakai.table.state.room import PersonOccupant, Phase
from yakai.table.tables import Tables
from yakai.web.connections import Connections

logger = logging.getLogger(__name__)

REQUEST_SECONDS: Final = 10.0
"""Seconds in which a request has to be there and to be answered."""

ControlAction: TypeAlias = Literal["list", "hide", "close"]


class NotRunning(YakaiError):
    """No server runs with this data directory."""


class ControlRequest(Struct, frozen=True):
    """What to do, and at which table: by one of its keys or, while it is loaded, by its id."""

    action: ControlAction
    table: str = ""


class LoadedTable(Struct, frozen=True):
    """A table in memory: who sits there, from which addresses its connections come, whether it is on the list of open
    tables.
    """

    id: str
    game: str
    phase: Phase
    people: tuple[str, ...]
    addresses: tuple[str, ...]
    listed: bool


class ControlReply(Struct, frozen=True, omit_defaults=True):
    """The tables that were asked for or changed; `error` is the key of a text, with its details."""

    tables: tuple[LoadedTable, ...] = ()
    error: str | None = None
    details: dict[str, Any] = {}


class ControlSocket:
    """The server's side. A directory that can hold no socket is only warned of."""

    def __init__(self, data: Path, tables: Tables, connections: Connections) -> None:
        self._path = data / SOCKET
        self._tables = tables
        self._connections = connections
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen; a socket that a crash has left is replaced."""
        listening = socket.socket(socket.AF_UNIX)
        try:
            self._path.unlink(missing_ok=True)
            listening.bind(os.fspath(self._path))
            self._path.chmod(0o600)  # before it listens
            self._server = await asyncio.start_unix_server(self._serve, sock=listening)
        except OSError as error:
            listening.close()
            logger.warning("`yakai table` cannot reach this server: %s: %s", self._path, error)

    async def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
            self._path.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError, TimeoutError, ValueError, RecursionError):
                async with asyncio.timeout(REQUEST_SECONDS):
                    request = msgspec.json.decode(await reader.readline(), type=ControlRequest)
                    writer.write(msgspec.json.encode(await self._reply(request)) + b"\n")
                    await writer.drain()
        finally:
            writer.close()

    async def _reply(self, request: ControlRequest) -> ControlReply:
        try:
            if request.action == "list":
                return ControlReply(tuple(self._summary(live) for live in self._open_tables()))
            live = await self._table(request.table)
            await live.submit(ForbidListing() if request.action == "hide" else CloseTable())
            return ControlReply((self._summary(live),))
        except YakaiError as error:
            return ControlReply(error=error.key, details=dict(error.details))

    def _open_tables(self) -> list[LiveTable]:
        return [live for live in self._tables.loaded if not live.room.access.closed]

    async def _table(self, key: str) -> LiveTable:
        by_id = next((live for live in self._tables.loaded if live.keys.id == key), None)
        return by_id or (await self._tables.find(key)).table

    def _summary(self, live: LiveTable) -> LoadedTable:
        room = live.room
        addresses = {self._connections.address_of(one) for one in live.presence.listeners}
        return LoadedTable(
            live.keys.id,
            room.game,
            room.phase,
            tuple(one.name for one in room.occupants if isinstance(one, PersonOccupant)),
            tuple(sorted(addresses - {""})),
            live in self._tables.open_to_all,
        )


def ask_server(data: Path, request: ControlRequest) -> tuple[LoadedTable, ...]:
    """Have the server that uses this data directory do something. Raises `NotRunning`, or the server's own error."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(2 * REQUEST_SECONDS)
        try:
            connection.connect(os.fspath(data / SOCKET))
            connection.sendall(msgspec.json.encode(request) + b"\n")
            with connection.makefile("rb") as answer:
                reply = msgspec.json.decode(answer.readline(), type=ControlReply)
        except (OSError, ValueError):
            raise NotRunning("cli-no-server", path=str(data)) from None
    if reply.error is not None:
        raise YakaiError(reply.error, **reply.details)
    return reply.tables
