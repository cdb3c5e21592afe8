"""Remarks in the file."""

import sqlite3

import msgspec

from yakai.store.errors import RequestDone, SeqTaken
from yakai.store.sqlite.database import StorePart
from yakai.table.errors import NoSuchTable
from yakai.table.state.remarks import KEPT, Remark


class SQLiteTalk(StorePart):
    """`TalkStore` by SQLite."""

    async def say(self, table: str, remark: Remark) -> None:
        await self.database.write(_say, table, remark)

    async def unsay(self, table: str, n: int) -> None:
        await self.database.execute("UPDATE remarks SET text = NULL WHERE table_id = ? AND n = ?", table, n)

    async def remarks(self, table: str) -> list[Remark]:
        rows = await self.database.rows(
            "SELECT n, at, person, request, name, seat, text FROM remarks WHERE table_id = ? ORDER BY n",
            table,
        )
        return [Remark(*row) for row in rows]


def _say(connection: sqlite3.Connection, table: str, remark: Remark) -> None:
    try:
        connection.execute(
            "INSERT INTO remarks (table_id, n, at, person, request, name, seat, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (table, *msgspec.structs.astuple(remark)),
        )
    except sqlite3.IntegrityError:
        if connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
            raise NoSuchTable("no-such-table") from None
        said = connection.execute(
            "SELECT 1 FROM remarks WHERE table_id = ? AND person = ? AND request = ?",
            (table, remark.person, remark.request),
        ).fetchone()
        if said is not None:
            raise RequestDone("request-is-done") from None
        raise SeqTaken("seq-is-taken") from None
    connection.execute(
        "DELETE FROM remarks WHERE table_id = ?1 AND n <= (SELECT max(n) FROM remarks WHERE table_id = ?1) - ?2",
        (table, KEPT),
    )
