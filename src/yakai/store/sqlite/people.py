"""People's names and addresses in the file."""

import sqlite3

from yakai.store.errors import RequestDone
from yakai.store.protocols import RENAMINGS_KEPT, Address
from yakai.store.sqlite.database import StorePart


class SQLitePeople(StorePart):
    """`PeopleStore` by SQLite."""

    async def name_of(self, person: str) -> str | None:
        row = await self.database.row("SELECT name FROM people WHERE id = ?", person)
        return None if row is None else str(row[0])

    async def set_name(self, person: str, name: str, at: float, asked: tuple[str, str] | None = None) -> None:
        await self.database.write(_set_name, person, name, at, asked)

    async def address_of(self, person: str) -> Address | None:
        row = await self.database.row("SELECT address, lang FROM addresses WHERE person = ?", person)
        return None if row is None else Address(*row)

    async def set_address(self, person: str, address: Address | None) -> None:
        if address is None:
            await self.database.execute("DELETE FROM addresses WHERE person = ?", person)
        else:
            await self.database.execute(
                "INSERT OR REPLACE INTO addresses (person, address, lang) VALUES (?, ?, ?)", person, *address
            )


def _set_name(
    connection: sqlite3.Connection, person: str, name: str, at: float, asked: tuple[str, str] | None
) -> None:
    if asked is not None:
        _remember_renaming(connection, person, *asked)
    connection.execute(
        "INSERT INTO people (id, name, created) VALUES (?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        (person, name, at),
    )


def _remember_renaming(connection: sqlite3.Connection, person: str, table: str, request: str) -> None:
    try:
        connection.execute(
            "INSERT INTO renamings (person, table_id, request) VALUES (?, ?, ?)", (person, table, request)
        )
    except sqlite3.IntegrityError:
        raise RequestDone("request-is-done") from None
    connection.execute(
        "DELETE FROM renamings WHERE person = ? AND n <="
        " (SELECT n FROM renamings WHERE person = ? ORDER BY n DESC LIMIT 1 OFFSET ?)",
        (person, person, RENAMINGS_KEPT),
    )
