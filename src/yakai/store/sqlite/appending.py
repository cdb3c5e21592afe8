"""Appending moves to the file: each for itself, or all that have gathered in a few statements.

Every statement gives the interpreter away and has to wait until it gets it back. With a busy server that is what takes
the time, so fifty moves are two statements, not two hundred.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, Final

import msgspec

from yakai.core.game import Seat
from yakai.store.sqlite.living import may_have_deadline, note_deadline
from yakai.store.sqlite.records import put_beside
from yakai.table.errors import RequestDone, SeqTaken
from yakai.table.state.entries import Batch
from yakai.table.state.listing import Listing

ROWS: Final = 64
"""A statement takes so many rows at most. There is one for each number of them, and SQLite keeps them prepared."""

TABLES: Final = 2_000
"""Of so many tables it is kept in mind who is listed: those whose listing was stored last."""

_BATCHES: Final = "INSERT INTO batches (table_id, seq, at, person, request, entries) VALUES "
_LISTINGS: Final = "INSERT INTO listings (table_id, at, listing) VALUES "
_OR_UPDATE: Final = " ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, listing = excluded.listing"

_encode = msgspec.json.Encoder().encode


class Append:
    """One more batch of a table, and what is known of it in short, if that has changed."""

    __slots__ = ("batch", "listing")

    def __init__(self, batch: Batch, listing: Listing | None) -> None:
        self.batch = batch
        self.listing = listing

    def __call__(self, connection: sqlite3.Connection) -> None:
        """Do it alone. Raises `RequestDone` or `SeqTaken` if it clashes with what is stored."""
        try:
            connection.execute(f"{_BATCHES}(?, ?, ?, ?, ?, ?)", self.row)
        except sqlite3.IntegrityError:
            raise self._clash(connection) from None
        put_beside(connection, self.batch)
        if self.listing is not None:
            connection.execute(f"{_LISTINGS}(?, ?, ?){_OR_UPDATE}", self.short)
            self._seat(connection, self.listing)
            note_deadline(connection, self.batch.table, self.listing)

    def _clash(self, connection: sqlite3.Connection) -> RequestDone | SeqTaken:
        batch = self.batch
        done = connection.execute(
            "SELECT 1 FROM batches WHERE table_id = ? AND person = ? AND request = ?",
            (batch.table, batch.person, batch.request),
        ).fetchone()
        return SeqTaken("seq-is-taken") if done is None else RequestDone("request-is-done")

    def _seat(self, connection: sqlite3.Connection, listing: Listing) -> None:
        """Who would want to come back, if they are others than before."""
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
    def row(self) -> tuple[Any, ...]:
        """The batch as it is stored."""
        batch = self.batch
        return batch.table, batch.seq, batch.at, batch.person, batch.request, batch.text

    @property
    def short(self) -> tuple[Any, ...]:
        """The table in short, as it is stored."""
        return self.batch.table, self.batch.at, _encode(self.listing)


class Appending:
    """Moves by the group."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._sitting: dict[str, dict[str, Seat]] = {}

    def plain(self, group: Sequence[object]) -> list[Append]:
        """Those of some jobs that only append: one of a table, whose people are known to be listed already."""
        moves = [job for job in group if isinstance(job, Append)]
        tables = Counter([move.batch.table for move in moves])
        return [move for move in moves if tables[move.batch.table] == 1 and self._only_appends(move)]

    def _only_appends(self, move: Append) -> bool:
        listing = move.listing
        if move.batch.extras is not None or (listing is not None and may_have_deadline(listing)):
            return False
        return listing is None or self._sitting.get(move.batch.table) == listing.people

    def all_of(self, moves: Sequence[Append]) -> bool:
        """Do them together, first of all in a transaction; says whether they could be. If not, nothing has changed."""
        if not moves:
            return True
        try:
            self._insert(_BATCHES, "", [move.row for move in moves])
            self._insert(_LISTINGS, _OR_UPDATE, [move.short for move in moves if move.listing is not None])
        except sqlite3.IntegrityError:
            self._connection.execute("ROLLBACK")
            self._connection.execute("BEGIN IMMEDIATE")
            return False
        return True

    def _insert(self, into: str, then: str, rows: Sequence[tuple[Any, ...]]) -> None:
        for there in range(0, len(rows), ROWS):
            some = rows[there : there + ROWS]
            values = ", ".join([f"({', '.join('?' * len(some[0]))})"] * len(some))
            self._connection.execute(f"{into}{values}{then}", list(chain.from_iterable(some)))

    def note(self, moves: Iterable[Append]) -> None:
        """These are stored now, with the people whom they list."""
        sitting = self._sitting
        for move in moves:
            if move.listing is not None:
                sitting.pop(move.batch.table, None)
                sitting[move.batch.table] = move.listing.people
        while len(sitting) > TABLES:
            del sitting[next(iter(sitting))]
