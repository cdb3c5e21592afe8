"""The WebSocket of a table: its handshake, who may join with which key, and what runs while it is open."""

import asyncio
import logging
from contextlib import suppress
from functools import partial

import msgspec
from litestar import websocket
from litestar.datastructures import State
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath

from yakai.core.errors import YakaiError
from yakai.table.access_checks import belongs, check_may_come_in
from yakai.table.errors import NoSuchTable, TurnedAway
from yakai.table.live import LiveTable
from yakai.web.context import ServerContext
from yakai.web.errors import (
    ForeignOrigin,
    MalformedHost,
    TooFast,
    TooManyConnections,
    TooManyGuests,
    UnknownHost,
)
from yakai.web.http.request_info import (
    address_of,
    caller_of,
    check_request,
    cookie_header,
    lang_of,
)
from yakai.web.rename import rename_person
from yakai.web.ws.close_codes import close_code, gone
from yakai.web.ws.connection import Connection
from yakai.web.ws.feed import read_since
from yakai.web.ws.transport import GONE, AnySocket, SocketTransport
from yakai.web.ws.viewer import Viewer

logger = logging.getLogger(__name__)


@websocket("/ws/{key:str}")
async def table_socket(socket: AnySocket, key: FromPath[str], state: State) -> None:
    """One connection to one table, by one of its keys (docs/protocol.md)."""
    context: ServerContext = state.context
    refused = partial(context.note_refusal, address=address_of(socket))
    try:
        check_request(socket, context, context.limits.joins, may_change=True)
        guest = caller_of(socket, context)
    except (MalformedHost, UnknownHost, ForeignOrigin, TooManyGuests, TooFast) as error:
        refused(error)
        raise PermissionDeniedException(error.key) from None
    await socket.accept(headers=cookie_header(socket, context, guest) if guest.new else None)
    transport = SocketTransport(socket)
    try:
        name = "" if guest.new else await context.store.name_of(guest.person) or ""
        # Last, because nothing may be awaited between finding the table and joining it.
        found = await context.tables.find(key)
        if context.connections.count(guest.person) >= context.settings.connections_per_person:
            raise TooManyConnections("too-many-connections")
        check_may_come_in(found.table.room, guest.person, found.invited)
        if found.former and not belongs(found.table.room, guest.person):
            raise NoSuchTable("no-such-table")
    except YakaiError as error:
        refused(error)
        with suppress(*GONE):
            await transport.send(msgspec.json.encode(gone(error.key)))
            await transport.close(close_code(error.key))
        return
    connection = Connection(
        transport,
        Viewer(found.table, guest.person, name, found.invited, lang_of(socket)),
        context.limits.table_requests.of(guest.person, address_of(socket)),
        partial(rename_person, context, address=address_of(socket)),
        refused,
        context.build,
        parts="parts" in socket.query_params,
    )
    await _serve(context, socket, transport, connection, found.table)


async def _serve(
    context: ServerContext,
    socket: AnySocket,
    transport: SocketTransport,
    connection: Connection,
    live: LiveTable,
) -> None:
    """Join the table, and leave it when the connection ends."""
    context.connections.add(connection, address_of(socket))
    writing = asyncio.ensure_future(_write(connection))
    welcoming: asyncio.Task[None] | None = None
    try:
        live.join(connection)
        connection.send_full_state(read_since(socket.query_params.get("since")))
        if connection.invited and not await _welcome(connection, live):
            welcoming = asyncio.ensure_future(_keep_welcoming(connection, live))
        transport.listen(connection.on_message)
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
        await connection.finish_requests()
    finally:
        context.connections.remove(connection)
        live.leave(connection)
        context.tables.left(live)
        under_way = [task for task in (writing, welcoming) if task is not None]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)


async def _welcome(connection: Connection, live: LiveTable) -> bool:
    """Give a returning player their seats back; return `False` if that could not be stored and is to be tried again."""
    try:
        await live.welcome(connection.person, connection.name)
    except TurnedAway:
        return True  # removed from the table at this moment
    except YakaiError as error:
        logger.warning("could not give a returning player their seats back: %s", error)
        return False
    return True


async def _keep_welcoming(connection: Connection, live: LiveTable) -> None:
    """Try again until it is stored."""
    while True:
        await asyncio.sleep(live.settings.retry)
        if await _welcome(connection, live):
            return


async def _write(connection: Connection) -> None:
    try:
        await connection.write()
    except GONE:
        return  # the client is gone, which the receiving side notices too
