"""Finding tables in the file: by link, and by person."""

import sqlite3
from typing import Any

import msgspec

from yakai.store.sqlite.database import StorePart
from yakai.table.keys import TableKeys
from yakai.table.state.listing import Listing, OwnTable

_decode = msgspec.json.Decoder(Listing).decode


class SQLiteDirectory(StorePart):
    """`DirectoryStore` by SQLite."""

    async def find(self, key: str) -> TableKeys | None:
        row = await self.database.read(_find, key)
        return None if row is None else TableKeys(*row)

    async def tables_of(self, person: str, since: float, most: int) -> list[OwnTable]:
        return await self._listing(person, since, most, archived=False)

    async def archived_of(self, person: str, most: int) -> list[OwnTable]:
        return await self._listing(person, -1.0, most, archived=True)

    async def _listing(self, person: str, since: float, most: int, *, archived: bool) -> list[OwnTable]:
        rows = await self.database.rows(
            "SELECT invitation, seat, at, listing FROM sitters"
            " JOIN listings USING (table_id) JOIN tables ON id = table_id"
            " WHERE person = ? AND at > ? AND archived = ? ORDER BY at DESC LIMIT ?",
            person,
            since,
            archived,
            most,
        )
        return self.database.readable("the listing of a table", _own_table, rows)


def _own_table(key: str, seat: int, at: float, listing: bytes) -> OwnTable:
    return OwnTable(key, seat, at, _decode(listing))


def _find(connection: sqlite3.Connection, key: str) -> Any:
    found = connection.execute(
        "SELECT id, invitation, watching FROM tables WHERE invitation = ?1 OR watching = ?1", (key,)
    ).fetchone()
    return (
        found
        or connection.execute(
            "SELECT id, invitation, watching FROM former_keys JOIN tables ON id = table_id WHERE key = ?",
            (key,),
        ).fetchone()
    )
