"""Finished games in the file."""

from typing import Final

import msgspec

from yakai.store.sqlite.database import StorePart
from yakai.table.state.records import GameRecord, StoredRecord

_RECORDS: Final = "SELECT record, table_id, invitation, open FROM records JOIN tables ON tables.id = table_id"

_decode = msgspec.json.Decoder(GameRecord).decode


class SQLiteRecords(StorePart):
    """`RecordStore` by SQLite."""

    async def records_of(self, person: str, before: float, most: int) -> list[StoredRecord]:
        rows = await self.database.rows(
            f"{_RECORDS} JOIN played ON played.record_id = records.id"
            " WHERE person = ? AND played.at < ? ORDER BY played.at DESC LIMIT ?",
            person,
            before,
            most,
        )
        return self.database.readable("a finished game", _stored, rows)

    async def record(self, id: str) -> StoredRecord | None:
        rows = await self.database.rows(f"{_RECORDS} WHERE records.id = ?", id)
        return next(iter(self.database.readable("a finished game", _stored, rows)), None)

    async def open_record(self, id: str, open: bool) -> None:
        await self.database.execute("UPDATE records SET open = ? WHERE id = ?", open, id)


def _stored(record: bytes, table: str, invitation: str, open: int) -> StoredRecord:
    return StoredRecord(_decode(record), table, invitation, bool(open))
