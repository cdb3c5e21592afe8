"""Counting what the file holds, and deleting from it in small steps."""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Final

import msgspec

from yakai.store.protocols import (
    TABLE_KINDS,
    ArchivedGame,
    Cursor,
    StoredTable,
    StoreSpace,
    TableKind,
    TableSpace,
)
from yakai.store.sqlite.database import Part, connect
from yakai.table.state.listing import Listing

PAGE: Final = 50
"""How many tables are looked at in one call."""

STEP: Final = 200
"""How many batches of a log, or people, are deleted or looked at in one call."""

DELETED_LAST: Final = frozenset({"batches", "leaving"})
"""What stays of a table until its removal ends; all else is little, and is deleted at once."""

BEGUN: Final = b'"type":"header"'
SEATED: Final = b'"type":"seated"'
LATE: Final = b'"type":"timed_out"'
ARCHIVED: Final = b'"archived":true'

_decode = msgspec.json.Decoder(Listing).decode


class SQLiteHousekeeping(Part):
    """`HousekeepingStore` by SQLite."""

    async def last_change(self) -> float | None:
        """When anything last changed at any table."""
        (at,) = await self.database.row("SELECT max(at) FROM listings")
        return None if at is None else float(at)

    async def unchanged_tables(self, before: float, after: Cursor) -> tuple[list[StoredTable], Cursor | None]:
        """Some tables that have not changed since a time, and the cursor for the next call."""
        return await self.database.read(_unchanged_tables, before, after)

    async def deserted_games(self, before: float, after: str) -> tuple[list[StoredTable], str | None]:
        """Some running games in which no person has done anything since a time, and the id to go on after."""
        return await self.database.read(_deserted_games, before, after)

    async def start_removal(self, table: StoredTable) -> bool:
        """Take a table off all lists and disable its links; `False` if it has changed meanwhile and stays."""
        return await self.database.write(_start_removal, table)

    async def unfinished_removals(self) -> list[str]:
        """Some of the tables whose removal was started and is not finished."""
        rows = await self.database.rows("SELECT table_id FROM leaving LIMIT ?", PAGE)
        return [str(row[0]) for row in rows]

    async def continue_removal(self, table: str) -> bool:
        """Delete the next portion of such a table; `True` once all of it is gone."""
        return await self.database.write(_continue_removal, table)

    async def idle_people(self, before: float, after: str) -> tuple[list[str], str | None]:
        """Some people who came before a time and never had a seat, and the id to go on after."""
        rows = await self.database.rows(
            "SELECT id, created < ? AND NOT EXISTS (SELECT 1 FROM sat WHERE person = people.id) FROM people"
            " WHERE id > ? ORDER BY id LIMIT ?",
            before,
            after,
            STEP,
        )
        return [person for person, idle in rows if idle], rows[-1][0] if len(rows) == STEP else None

    async def remove_people(self, people: Sequence[str]) -> None:
        """Delete these people's names, addresses and requests for names."""
        await self.database.write(_remove_people, people)

    async def space(self) -> StoreSpace:
        """How much is stored, counted table by table."""
        return await self.database.read(_space)

    async def archived_games(self) -> list[ArchivedGame]:
        """All archived games, the latest first."""
        return await self.database.read(_archived_games)

    async def vacuum(self) -> None:
        """Give free space back to the disk."""
        await asyncio.to_thread(self._vacuum)

    def _vacuum(self) -> None:
        with closing(connect(self.database.path)) as connection:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _unchanged_tables(
    connection: sqlite3.Connection, before: float, after: Cursor
) -> tuple[list[StoredTable], Cursor | None]:
    rows = connection.execute(
        "SELECT at, table_id, listing FROM listings WHERE at < ? AND (at, table_id) > (?, ?)"
        " ORDER BY at, table_id LIMIT ?",
        (before, *after, PAGE),
    ).fetchall()
    tables = [
        StoredTable(table, _kind(connection, table, _decode(listing)), _last_change(connection, table, at))
        for at, table, listing in rows
    ]
    return tables, Cursor(*rows[-1][:2]) if len(rows) == PAGE else None


def _kind(connection: sqlite3.Connection, id: str, listing: Listing) -> TableKind:
    if listing.phase == "lobby" and not _has(connection, id, BEGUN):
        return "unbegun"
    if not listing.people and not _has(connection, id, SEATED):
        return "bots"
    if listing.phase != "playing" or _has_record(connection, id):
        return "finished"
    return "archived" if listing.archived else "running"


def _has_record(connection: sqlite3.Connection, id: str) -> bool:
    found = connection.execute("SELECT 1 FROM records WHERE table_id = ? LIMIT 1", (id,))
    return found.fetchone() is not None


def _has(connection: sqlite3.Connection, id: str, entry: bytes) -> bool:
    found = connection.execute(
        "SELECT 1 FROM batches WHERE table_id = ? AND instr(entries, ?) LIMIT 1", (id, entry)
    )
    return found.fetchone() is not None


def _last_change(connection: sqlite3.Connection, id: str, listed: float) -> float:
    """When a table last changed: not all changes make a new listing."""
    row = connection.execute(
        "SELECT at FROM batches WHERE table_id = ? ORDER BY seq DESC LIMIT 1", (id,)
    ).fetchone()
    return listed if row is None else max(listed, float(row[0]))


def _deserted_games(
    connection: sqlite3.Connection, before: float, after: str
) -> tuple[list[StoredTable], str | None]:
    rows = connection.execute(
        "SELECT table_id, at, listing FROM listings WHERE table_id > ? ORDER BY table_id LIMIT ?",
        (after, PAGE),
    ).fetchall()
    deserted = [
        StoredTable(table, "running", _last_change(connection, table, at))
        for table, at, listing in rows
        if _is_deserted(connection, table, _decode(listing), before)
    ]
    return deserted, rows[-1][0] if len(rows) == PAGE else None


def _is_deserted(connection: sqlite3.Connection, id: str, listing: Listing, before: float) -> bool:
    """Whether none of its people was there. In a correspondence game each has let their time run out."""
    if listing.phase != "playing" or listing.archived or not listing.people:
        return False
    did = connection.execute(
        "SELECT seq, at FROM batches WHERE table_id = ? AND person IS NOT NULL ORDER BY seq DESC LIMIT 1",
        (id,),
    ).fetchone()
    if did is None or did[1] >= before:
        return False
    (late,) = connection.execute(
        "SELECT count(*) FROM batches WHERE table_id = ? AND seq > ? AND instr(entries, ?)",
        (id, did[0], LATE),
    ).fetchone()
    return listing.expires is None or late >= len(listing.people)


def _start_removal(connection: sqlite3.Connection, table: StoredTable) -> bool:
    if _last_change(connection, table.id, 0.0) > table.at:
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


def _space(connection: sqlite3.Connection) -> StoreSpace:
    pages, free, size = (
        connection.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("page_count", "freelist_count", "page_size")
    )
    tables = dict.fromkeys(TABLE_KINDS, TableSpace())
    for table in _all_tables(connection):
        before = tables[table.kind]
        tables[table.kind] = TableSpace(before.tables + 1, before.bytes + _size(connection, table.id))
    (people,) = connection.execute("SELECT count(*) FROM people").fetchone()
    return StoreSpace(pages * size, free * size, tables, people)


def _all_tables(connection: sqlite3.Connection) -> Iterator[StoredTable]:
    cursor: Cursor | None = Cursor()
    while cursor is not None:
        found, cursor = _unchanged_tables(connection, float("inf"), cursor)
        yield from found


def _size(connection: sqlite3.Connection, id: str) -> int:
    (size,) = connection.execute(
        "SELECT (SELECT coalesce(sum(length(entries)), 0) FROM batches WHERE table_id = ?1)"
        " + (SELECT coalesce(sum(length(CAST(text AS BLOB))), 0) FROM remarks WHERE table_id = ?1)",
        (id,),
    ).fetchone()
    return int(size)


def _archived_games(connection: sqlite3.Connection) -> list[ArchivedGame]:
    rows = connection.execute(
        "SELECT table_id, at, listing FROM listings WHERE instr(listing, ?) ORDER BY at DESC, table_id",
        (ARCHIVED,),
    ).fetchall()
    games = []
    for table, at, short in rows:
        listing = _decode(short)
        last, size = _last_change(connection, table, at), _size(connection, table)
        games.append(ArchivedGame(listing.game, listing.called, last, size))
    return games
