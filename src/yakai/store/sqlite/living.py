"""What a store keeps of time and of those who want to be let know: how old the server is, whose days are over when, and
people's addresses, which nobody but they get to see.
"""

import sqlite3
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar

from yakai.table.state.clocks import ByDays
from yakai.table.state.listing import Listing

T = TypeVar("T")


class Address(NamedTuple):
    """Where a person is let know of something, and in which language."""

    address: str
    lang: str


class _Writes(Protocol):
    async def __call__(self, work: Callable[[sqlite3.Connection], Any], /) -> None: ...


class _Reads(Protocol):
    async def __call__(self, work: Callable[[sqlite3.Connection], T], /) -> T: ...


class Living:
    """This part of a store, by its own ways to write and to read."""

    def __init__(self, write: _Writes, read: _Reads) -> None:
        self._write = write
        self._read = read

    async def beat(self, lived: int) -> None:
        """The server has lived so many milliseconds; it never becomes younger."""
        await self._write(
            lambda connection: connection.execute("UPDATE heartbeat SET lived = max(lived, ?)", (lived,))
        )

    async def lived(self) -> int:
        """How long it had lived at its last heartbeat."""
        return await self._read(
            lambda connection: int(connection.execute("SELECT lived FROM heartbeat").fetchone()[0])
        )

    async def overdue(self, lived: int, most: int) -> list[str]:
        """The invitations of tables where somebody's days are over at this age, the longest ago first."""
        rows = await self._read(
            lambda connection: connection.execute(
                "SELECT invitation FROM deadlines JOIN tables ON id = table_id"
                " WHERE lived <= ? ORDER BY lived LIMIT ?",
                (lived, most),
            ).fetchall()
        )
        return [str(row[0]) for row in rows]

    async def any_deadline(self) -> bool:
        """Whether anybody has days to move."""
        row = await self._read(
            lambda connection: connection.execute("SELECT 1 FROM deadlines LIMIT 1").fetchone()
        )
        return row is not None

    async def note_told(self, table: str, due: str) -> None:
        """Everybody was let know who had to be that these moves are waited for."""
        await self._write(
            lambda connection: connection.execute(
                "UPDATE deadlines SET told = due WHERE table_id = ? AND due = ?", (table, due)
            )
        )

    async def untold(self) -> list[str]:
        """The invitations of tables where not everybody may have been let know."""
        rows = await self._read(
            lambda connection: connection.execute(
                "SELECT invitation FROM deadlines JOIN tables ON id = table_id WHERE told != due"
            ).fetchall()
        )
        return [str(row[0]) for row in rows]

    async def set_address(self, person: str, address: Address | None) -> None:
        """A person wants to be let know there, or nowhere any more."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM addresses WHERE person = ?", (person,))
            if address is not None:
                connection.execute(
                    "INSERT INTO addresses (person, address, lang) VALUES (?, ?, ?)", (person, *address)
                )

        await self._write(work)

    async def address_of(self, person: str) -> Address | None:
        """Where a person wants to be let know, if anywhere."""
        row = await self._read(
            lambda connection: connection.execute(
                "SELECT address, lang FROM addresses WHERE person = ?", (person,)
            ).fetchone()
        )
        return None if row is None else Address(*row)


def note_deadline(connection: sqlite3.Connection, table: str, listing: Listing) -> None:
    """When somebody's days at a table are over, if anybody's are."""
    if listing.clocks is None or listing.expires is None:
        connection.execute("DELETE FROM deadlines WHERE table_id = ?", (table,))
        return
    connection.execute(
        "INSERT INTO deadlines (table_id, lived, due) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET lived = excluded.lived, due = excluded.due",
        (table, listing.expires, listing.clocks.awaited),
    )


def may_have_deadline(listing: Listing) -> bool:
    """Whether there is anything to note of it: people have days, or had them in a game that is over now."""
    by_days = listing.clocks is not None and isinstance(listing.clocks.rule, ByDays)
    return by_days or listing.phase == "over"
