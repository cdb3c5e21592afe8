"""Finished games and former keys, as they lie in the file."""

import sqlite3
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

import msgspec

from yakai.table.ports import TableKeys
from yakai.table.state.entries import Batch
from yakai.table.state.records import GameRecord, StoredRecord

T = TypeVar("T")

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(GameRecord).decode

KEPT: Final = "SELECT record, table_id, invitation, open FROM records JOIN tables ON tables.id = table_id"


class _File(Protocol):
    """What reads and writes the file."""

    async def _do(self, work: Callable[[sqlite3.Connection], Any]) -> None: ...

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T: ...


class Records(_File, Protocol):
    """The part of a store that keeps finished games."""

    async def records_of(self, person: str, before: float, most: int) -> list[StoredRecord]:
        """The games that a person has finished before then, the latest first."""
        rows = await self._read(
            lambda connection: connection.execute(
                f"{KEPT} JOIN played ON played.record_id = records.id"
                " WHERE person = ? AND played.at < ? ORDER BY played.at DESC LIMIT ?",
                (person, before, most),
            ).fetchall()
        )
        return [_kept(*row) for row in rows]

    async def record(self, id: str) -> StoredRecord | None:
        """One of them."""
        row = await self._read(
            lambda connection: connection.execute(f"{KEPT} WHERE records.id = ?", (id,)).fetchone()
        )
        return None if row is None else _kept(*row)

    async def open_record(self, id: str, open: bool) -> None:
        """Let everybody read it who has its link, or only those who were there."""
        await self._do(
            lambda connection: connection.execute("UPDATE records SET open = ? WHERE id = ?", (open, id))
        )


def _kept(record: bytes, table: str, invitation: str, open: int) -> StoredRecord:
    return StoredRecord(_decode(record), table, invitation, bool(open))


def put_beside(connection: sqlite3.Connection, batch: Batch) -> None:
    """What is stored together with a batch."""
    if batch.extras is None:
        return
    if batch.extras.keys is not None:
        _renew(connection, batch.extras.keys)
    if batch.extras.record is not None:
        _keep(connection, batch.table, batch.extras.record)


def _keep(connection: sqlite3.Connection, table: str, record: GameRecord) -> None:
    """One more finished game."""
    connection.execute(
        "INSERT INTO records (id, table_id, number, at, record) VALUES (?, ?, ?, ?, ?)",
        (record.id, table, record.number, record.ended, _encode(record)),
    )
    connection.executemany(
        "INSERT INTO played (person, at, record_id) VALUES (?, ?, ?)",
        [(person, record.ended, record.id) for person in record.people],
    )


def _renew(connection: sqlite3.Connection, keys: TableKeys) -> None:
    """Other keys for a table. The invitation of before is kept: it lets those in who sit there."""
    connection.execute(
        "INSERT INTO former_keys (key, table_id) SELECT invitation, id FROM tables WHERE id = ?", (keys.id,)
    )
    connection.execute(
        "UPDATE tables SET invitation = ?, watching = ? WHERE id = ?",
        (keys.invitation, keys.watching, keys.id),
    )


def find(connection: sqlite3.Connection, key: str) -> TableKeys | None:
    """The keys of the table that one of them opens, or opened once."""
    row = connection.execute(
        "SELECT id, invitation, watching FROM tables WHERE invitation = ?1 OR watching = ?1", (key,)
    ).fetchone()
    row = (
        row
        or connection.execute(
            "SELECT id, invitation, watching FROM former_keys JOIN tables ON id = table_id WHERE key = ?",
            (key,),
        ).fetchone()
    )
    return None if row is None else TableKeys(*row)
