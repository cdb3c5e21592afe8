"""Appending batches to the file: one alone, or all of a commit in a few statements.

Each statement releases the interpreter's lock and has to wait to get it back. On a busy server that is what takes the
time, so fifty moves are two statements, not two hundred.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, Final

import msgspec

from yakai.core.game import Seat
from yakai.store.sqlite.extras import may_have_deadline, store_deadline, store_extras
from yakai.table.errors import RequestDone, SeqTaken
from yakai.table.state.entries import Batch
from yakai.table.state.listing import Listing

ROWS: Final = 64
"""How many rows one statement inserts at most. SQLite keeps a prepared statement for each number of rows."""

TABLES: Final = 2_000
"""For how many tables the people in the last stored listing are remembered."""

_BATCHES: Final = "INSERT INTO batches (table_id, seq, at, person, request, entries) VALUES "
_LISTINGS: Final = "INSERT INTO listings (table_id, at, listing) VALUES "
_OR_UPDATE: Final = " ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, listing = excluded.listing"

_encode = msgspec.json.Encoder().encode


class Append:
    """A write that appends a batch, with the table's listing if that has changed."""

    __slots__ = ("batch", "listing")

    def __init__(self, batch: Batch, listing: Listing | None) -> None:
        self.batch = batch
        self.listing = listing

    def __call__(self, connection: sqlite3.Connection) -> None:
        """Do it alone. Raises `RequestDone` or `SeqTaken` if it conflicts with what is stored."""
        try:
            connection.execute(f"{_BATCHES}(?, ?, ?, ?, ?, ?)", self.batch_row)
        except sqlite3.IntegrityError:
            raise self._conflict(connection) from None
        store_extras(connection, self.batch)
        if self.listing is not None:
            connection.execute(f"{_LISTINGS}(?, ?, ?){_OR_UPDATE}", self.listing_row)
            self._store_people(connection, self.listing)
            store_deadline(connection, self.batch.table, self.listing)

    def _conflict(self, connection: sqlite3.Connection) -> RequestDone | SeqTaken:
        batch = self.batch
        done = connection.execute(
            "SELECT 1 FROM batches WHERE table_id = ? AND person = ? AND request = ?",
            (batch.table, batch.person, batch.request),
        ).fetchone()
        return SeqTaken("seq-is-taken") if done is None else RequestDone("request-is-done")

    def _store_people(self, connection: sqlite3.Connection, listing: Listing) -> None:
        """Replace the table's people, if they are others than before."""
        table = self.batch.table
        listed = connection.execute("SELECT person, seat FROM sitters WHERE table_id = ?", (table,))
        if dict(listed.fetchall()) != listing.people:
            connection.execute("DELETE FROM sitters WHERE table_id = ?", (table,))
            connection.executemany(
                "INSERT INTO sitters (table_id, person, seat) VALUES (?, ?, ?)",
                [(table, person, seat) for person, seat in listing.people.items()],
            )
            connection.executemany(
                "INSERT OR IGNORE INTO sat (person) VALUES (?)", [(person,) for person in listing.people]
            )

    @property
    def batch_row(self) -> tuple[Any, ...]:
        """The batch as a row."""
        batch = self.batch
        return batch.table, batch.seq, batch.at, batch.person, batch.request, batch.text

    @property
    def listing_row(self) -> tuple[Any, ...]:
        """The listing as a row."""
        return self.batch.table, self.batch.at, _encode(self.listing)


class BulkAppend:
    """Appends all simple batches of a commit in a few statements."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._people: dict[str, dict[str, Seat]] = {}

    def simple(self, writes: Sequence[object]) -> list[Append]:
        """Those writes that only append: the only one of their table, with the people that are stored already."""
        appends = [write for write in writes if isinstance(write, Append)]
        tables = Counter([append.batch.table for append in appends])
        return [append for append in appends if tables[append.batch.table] == 1 and self._is_simple(append)]

    def _is_simple(self, append: Append) -> bool:
        listing = append.listing
        if append.batch.extras is not None or (listing is not None and may_have_deadline(listing)):
            return False
        return listing is None or self._people.get(append.batch.table) == listing.people

    def insert(self, appends: Sequence[Append]) -> bool:
        """Append them at the very start of a transaction. `False` if one conflicts: then the transaction starts anew,
        and nothing has changed.
        """
        if not appends:
            return True
        try:
            self._insert(_BATCHES, "", [append.batch_row for append in appends])
            listings = [append.listing_row for append in appends if append.listing is not None]
            self._insert(_LISTINGS, _OR_UPDATE, listings)
        except sqlite3.IntegrityError:
            self._connection.execute("ROLLBACK")
            self._connection.execute("BEGIN IMMEDIATE")
            return False
        return True

    def _insert(self, into: str, then: str, rows: Sequence[tuple[Any, ...]]) -> None:
        for first in range(0, len(rows), ROWS):
            some = rows[first : first + ROWS]
            values = ", ".join([f"({', '.join('?' * len(some[0]))})"] * len(some))
            self._connection.execute(f"{into}{values}{then}", list(chain.from_iterable(some)))

    def committed(self, appends: Iterable[Append]) -> None:
        """Remember the people that are stored now."""
        people = self._people
        for append in appends:
            if append.listing is not None:
                people.pop(append.batch.table, None)
                people[append.batch.table] = append.listing.people
        while len(people) > TABLES:
            del people[next(iter(people))]
