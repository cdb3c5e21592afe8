"""Appending batches to the file: one alone, or all of a commit in a few statements.

Each statement releases the GIL and must wait to get it back, which takes most of the time on a busy server. So fifty
moves are two statements, not two hundred.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, Final

import msgspec

from yakai.store.errors import RequestDone, SeqTaken
from yakai.store.sqlite.extras import store_deadline, store_extras
from yakai.table.errors import NoSuchTable
from yakai.table.state.entries import Batch
from yakai.table.state.listing import Listing

ROWS: Final = 64
"""How many rows one statement inserts at most. SQLite keeps a prepared statement for each number of rows."""

TABLES: Final = 2_000
"""For how many tables the latest stored listing is remembered."""

_BATCHES: Final = "INSERT INTO batches (table_id, seq, at, person, request, entries) VALUES "
_LISTINGS: Final = "INSERT INTO listings (table_id, at, phase, archived, listing) VALUES "
_OR_UPDATE: Final = (
    " ON CONFLICT (table_id) DO UPDATE SET"
    " at = excluded.at, phase = excluded.phase, archived = excluded.archived, listing = excluded.listing"
)

_encode = msgspec.json.Encoder().encode


class Append:
    """A write that appends a batch, with the table's listing if that has changed."""

    __slots__ = ("batch", "listing")

    def __init__(self, batch: Batch, listing: Listing | None) -> None:
        self.batch = batch
        self.listing = listing

    def __call__(self, connection: sqlite3.Connection) -> None:
        """Append this batch alone. Raises `NoSuchTable`, `RequestDone`, `SeqTaken` or `KeyTaken` if it conflicts with
        what is stored.
        """
        try:
            connection.execute(f"{_BATCHES}(?, ?, ?, ?, ?, ?)", self.batch_row)
        except sqlite3.IntegrityError:
            raise self._conflict(connection) from None
        store_extras(connection, self.batch)
        if self.batch.has_timeout:
            connection.execute(
                "INSERT INTO timeouts (table_id, seq) VALUES (?, ?)", (self.batch.table, self.batch.seq)
            )
        if self.listing is not None:
            self._store_listing(connection, self.batch.table, self.listing)

    def _store_listing(self, connection: sqlite3.Connection, table: str, listing: Listing) -> None:
        connection.execute(f"{_LISTINGS}(?, ?, ?, ?, ?){_OR_UPDATE}", listing_row(self.batch, listing))
        connection.execute(
            "UPDATE tables SET begun = begun OR ?, seated = seated OR ? WHERE id = ?",
            (listing.began, listing.has_people, table),
        )
        self._store_people(connection, listing)
        store_deadline(connection, table, listing)

    def _conflict(self, connection: sqlite3.Connection) -> NoSuchTable | RequestDone | SeqTaken:
        batch = self.batch
        if connection.execute("SELECT 1 FROM tables WHERE id = ?", (batch.table,)).fetchone() is None:
            return NoSuchTable("no-such-table")
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


def listing_row(batch: Batch, listing: Listing) -> tuple[Any, ...]:
    """The listing that is stored with a batch as a row."""
    return batch.table, batch.at, listing.phase, listing.archived, _encode(listing)


class BulkAppend:
    """Appends all simple batches of a commit in a few statements."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._stored: dict[str, Listing] = {}

    def simple(self, writes: Sequence[object]) -> list[Append]:
        """Those writes that only append: the only one of their table, changing nothing but what is awaited there."""
        appends = [write for write in writes if isinstance(write, Append)]
        tables = Counter([append.batch.table for append in appends])
        return [append for append in appends if tables[append.batch.table] == 1 and self._is_simple(append)]

    def _is_simple(self, append: Append) -> bool:
        batch, listing = append.batch, append.listing
        if batch.extras is not None or batch.has_timeout:
            return False
        if listing is None:
            return True
        stored = self._stored.get(batch.table)
        return stored is not None and _differ_little(stored, listing)

    def insert(self, appends: Sequence[Append]) -> bool:
        """Append them at the very start of a transaction. `False` if one conflicts: then the transaction starts anew,
        and nothing has changed.
        """
        if not appends:
            return True
        try:
            self._insert(_BATCHES, "", [append.batch_row for append in appends])
            listings = [listing_row(one.batch, one.listing) for one in appends if one.listing is not None]
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
        """Remember the listings that are stored now."""
        stored = self._stored
        for append in appends:
            if append.listing is not None:
                stored.pop(append.batch.table, None)
                stored[append.batch.table] = append.listing
        while len(stored) > TABLES:
            del stored[next(iter(stored))]


def _differ_little(stored: Listing, listing: Listing) -> bool:
    """Whether the rows in `listings` are all that differs: no people, deadline, or fact about the table. So nearly all
    moves are simple, which saves 10 µs of some 100 each (docs/speed.md).
    """
    return (
        stored.phase == listing.phase
        and stored.called == listing.called
        and stored.people == listing.people
        and stored.expires is None
        and listing.expires is None
    )
