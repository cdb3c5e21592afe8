"""Finding what is no longer used in the file, and deleting it in small steps."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import Final

from yakai.store.protocols import Cursor, StoredTable
from yakai.store.sqlite.database import StorePart, connect

PAGE: Final = 50
"""How many tables are looked at in one call."""

STEP: Final = 200
"""How many batches of a log, or people, are deleted or looked at in one call."""

DELETED_LAST: Final = frozenset({"batches", "leaving"})
"""What stays of a table until its removal ends; all else is little, and is deleted at once."""

LISTED: Final = "listings JOIN tables ON id = table_id"

LAST_CHANGE: Final = (
    "max(coalesce(listings.at, 0.0), coalesce((SELECT batches.at FROM batches"
    " WHERE batches.table_id = tables.id ORDER BY seq DESC LIMIT 1), 0.0))"
)
"""When a table last changed; a batch without a listing is a change too."""

KIND: Final = (
    "CASE WHEN NOT begun THEN 'unbegun' WHEN NOT seated THEN 'bots'"
    " WHEN phase != 'playing' OR EXISTS (SELECT 1 FROM records WHERE records.table_id = tables.id)"
    " THEN 'finished'"
    " WHEN archived THEN 'archived' ELSE 'running' END"
)


class SQLiteHousekeeping(StorePart):
    """`HousekeepingStore` by SQLite."""

    async def last_change(self) -> float | None:
        (at,) = await self.database.row("SELECT max(at) FROM listings")
        return None if at is None else float(at)

    async def unchanged_tables(self, before: float, after: Cursor) -> tuple[list[StoredTable], Cursor | None]:
        return await self.database.read(_unchanged_tables, before, after)

    async def deserted_games(self, before: float, after: str) -> tuple[list[StoredTable], str | None]:
        return await self.database.read(_deserted_games, before, after)

    async def start_removal(self, table: StoredTable) -> bool:
        return await self.database.write(_start_removal, table)

    async def unfinished_removals(self) -> list[str]:
        rows = await self.database.rows("SELECT table_id FROM leaving LIMIT ?", PAGE)
        return [str(row[0]) for row in rows]

    async def continue_removal(self, table: str) -> bool:
        return await self.database.write(_continue_removal, table)

    async def idle_people(self, before: float, after: str) -> tuple[list[str], str | None]:
        rows = await self.database.rows(
            "SELECT id, created < ? AND NOT EXISTS (SELECT 1 FROM sat WHERE person = people.id) FROM people"
            " WHERE id > ? ORDER BY id LIMIT ?",
            before,
            after,
            STEP,
        )
        return [person for person, idle in rows if idle], rows[-1][0] if len(rows) == STEP else None

    async def remove_people(self, people: Sequence[str]) -> None:
        await self.database.write(_remove_people, people)

    async def vacuum(self) -> None:
        await asyncio.to_thread(self._vacuum)

    def _vacuum(self) -> None:
        with closing(connect(self.database.path)) as connection:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _unchanged_tables(
    connection: sqlite3.Connection, before: float, after: Cursor
) -> tuple[list[StoredTable], Cursor | None]:
    rows = connection.execute(
        f"SELECT at, table_id, {KIND}, {LAST_CHANGE} FROM {LISTED}"  # noqa: S608
        " WHERE at < ? AND (at, table_id) > (?, ?) ORDER BY at, table_id LIMIT ?",
        (before, *after, PAGE),
    ).fetchall()
    tables = [StoredTable(table, kind, changed) for _, table, kind, changed in rows]
    return tables, Cursor(*rows[-1][:2]) if len(rows) == PAGE else None


def _deserted_games(
    connection: sqlite3.Connection, before: float, after: str
) -> tuple[list[StoredTable], str | None]:
    rows = connection.execute(
        f"SELECT table_id, {LAST_CHANGE}, phase = 'playing' AND NOT archived FROM {LISTED}"  # noqa: S608
        " WHERE table_id > ? ORDER BY table_id LIMIT ?",
        (after, PAGE),
    ).fetchall()
    deserted = [
        StoredTable(table, "running", changed)
        for table, changed, playing in rows
        if playing and _is_deserted(connection, table, before)
    ]
    return deserted, rows[-1][0] if len(rows) == PAGE else None


def _is_deserted(connection: sqlite3.Connection, id: str, before: float) -> bool:
    did = connection.execute(
        "SELECT seq, at FROM batches WHERE table_id = ? AND person IS NOT NULL ORDER BY seq DESC LIMIT 1",
        (id,),
    ).fetchone()
    if did is None or did[1] >= before:
        return False
    people, by_days, late = connection.execute(
        "SELECT (SELECT count(*) FROM sitters WHERE table_id = ?1),"
        " EXISTS (SELECT 1 FROM deadlines WHERE table_id = ?1),"
        " (SELECT count(*) FROM timeouts WHERE table_id = ?1 AND seq > ?2)",
        (id, did[0]),
    ).fetchone()
    return bool(people) and (not by_days or late >= people)


def _start_removal(connection: sqlite3.Connection, table: StoredTable) -> bool:
    changed = connection.execute(
        f"SELECT {LAST_CHANGE} FROM tables LEFT JOIN listings ON table_id = id WHERE id = ?",  # noqa: S608
        (table.id,),
    ).fetchone()
    if changed is None or changed[0] > table.at:
        return False
    connection.execute("INSERT OR IGNORE INTO leaving (table_id) VALUES (?)", (table.id,))
    connection.execute(
        "UPDATE tables SET invitation = 'gone: ' || id, watching = 'gone, to watch: ' || id WHERE id = ?",
        (table.id,),
    )
    for name, column in _dependent(connection):
        if name not in DELETED_LAST:
            connection.execute(f'DELETE FROM "{name}" WHERE "{column}" = ?', (table.id,))  # noqa: S608  # likewise
    return True


def _continue_removal(connection: sqlite3.Connection, id: str) -> bool:
    if connection.execute("SELECT 1 FROM leaving WHERE table_id = ?", (id,)).fetchone() is None:
        return True
    connection.execute(
        "DELETE FROM batches WHERE table_id = ?1 AND seq IN"
        " (SELECT seq FROM batches WHERE table_id = ?1 ORDER BY seq DESC LIMIT ?2)",
        (id, STEP),
    )
    if connection.execute("SELECT 1 FROM batches WHERE table_id = ? LIMIT 1", (id,)).fetchone() is not None:
        return False
    for name, column in _dependent(connection):
        connection.execute(f'DELETE FROM "{name}" WHERE "{column}" = ?', (id,))  # noqa: S608  # names of the schema
    connection.execute("DELETE FROM tables WHERE id = ?", (id,))
    return True


def _dependent(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """Every SQL table that refers to tables, by which column; so whatever a later version adds is deleted too."""
    return connection.execute(
        'SELECT m.name, f."from" FROM sqlite_master AS m JOIN pragma_foreign_key_list(m.name) AS f'
        " WHERE m.type = 'table' AND f.\"table\" = 'tables'"
    ).fetchall()


def _remove_people(connection: sqlite3.Connection, people: Sequence[str]) -> None:
    ids = [(person,) for person in people]
    connection.executemany("DELETE FROM people WHERE id = ?", ids)
    connection.executemany("DELETE FROM addresses WHERE person = ?", ids)
    connection.executemany("DELETE FROM renamings WHERE person = ?", ids)
