"""The tables' logs in the file."""

import asyncio
import sqlite3

from yakai.store.errors import KeyTaken
from yakai.store.sqlite.append import Append
from yakai.store.sqlite.database import StorePart
from yakai.store.sqlite.extras import check_links
from yakai.table.keys import TableKeys
from yakai.table.state.entries import Batch
from yakai.table.state.listing import Listing


class SQLiteLog(StorePart):
    """`LogStore` by SQLite."""

    async def create(self, keys: TableKeys, batch: Batch, listing: Listing | None = None) -> None:
        await self.database.write(_create, keys, Append(batch, listing))
        self.database.writer.moves += batch.moves

    def append(self, batch: Batch, listing: Listing | None = None) -> "asyncio.Future[None]":
        return self.database.writer.put(Append(batch, listing))

    async def batches(self, table: str, since: int = 0) -> list[Batch]:
        rows = await self.database.rows(
            "SELECT table_id, seq, at, person, request, entries FROM batches"
            " WHERE table_id = ? AND seq >= ? ORDER BY seq",
            table,
            since,
        )
        return [Batch(*row) for row in rows]


def _create(connection: sqlite3.Connection, keys: TableKeys, first: Append) -> None:
    check_links(connection, keys)
    try:
        connection.execute(
            "INSERT INTO tables (id, invitation, watching, created) VALUES (?, ?, ?, ?)",
            (keys.id, keys.invitation, keys.watching, first.batch.at),
        )
    except sqlite3.IntegrityError:
        raise KeyTaken("key-is-taken") from None
    first(connection)
