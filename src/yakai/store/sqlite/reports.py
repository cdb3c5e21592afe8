"""Reports of what the file holds."""

import sqlite3
from typing import Final

import msgspec

from yakai.store.protocols import TABLE_KINDS, ArchivedGame, StoreSpace, TableSpace
from yakai.store.sqlite.database import StorePart
from yakai.store.sqlite.housekeeping import KIND, LAST_CHANGE, LISTED
from yakai.table.state.listing import Listing

_SIZE: Final = (
    "(SELECT coalesce(sum(length(entries)), 0) FROM batches WHERE batches.table_id = tables.id)"
    " + (SELECT coalesce(sum(length(CAST(text AS BLOB))), 0) FROM remarks"
    " WHERE remarks.table_id = tables.id)"
)
"""How many bytes a table's log and talk have."""

_decode = msgspec.json.Decoder(Listing).decode


class SQLiteReports(StorePart):
    """`ReportStore` by SQLite."""

    async def space(self) -> StoreSpace:
        return await self.database.read(_space)

    async def archived_games(self) -> list[ArchivedGame]:
        return await self.database.read(_archived_games)


def _space(connection: sqlite3.Connection) -> StoreSpace:
    pages, free, size = (
        connection.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("page_count", "freelist_count", "page_size")
    )
    tables = dict.fromkeys(TABLE_KINDS, TableSpace())
    for kind, count, size_of_all in connection.execute(
        f"SELECT {KIND} AS kind, count(*), sum({_SIZE})"  # noqa: S608
        f" FROM {LISTED} GROUP BY kind"
    ):
        tables[kind] = TableSpace(count, size_of_all)
    (people,) = connection.execute("SELECT count(*) FROM people").fetchone()
    return StoreSpace(pages * size, free * size, tables, people)


def _archived_games(connection: sqlite3.Connection) -> list[ArchivedGame]:
    rows = connection.execute(
        f"SELECT listing, {LAST_CHANGE} AS changed, {_SIZE} FROM {LISTED}"  # noqa: S608
        " WHERE archived ORDER BY changed DESC, table_id"
    ).fetchall()
    games = [(_decode(listing), changed, size) for listing, changed, size in rows]
    return [ArchivedGame(listing.game, listing.called, changed, size) for listing, changed, size in games]
