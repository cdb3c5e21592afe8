"""The server's uptime and the deadlines of correspondence games, in the file."""

from yakai.store.sqlite.database import StorePart


class SQLiteSchedule(StorePart):
    """`ScheduleStore` by SQLite."""

    async def uptime(self) -> int:
        row = await self.database.row("SELECT lived FROM heartbeat")
        return int(row[0])

    async def save_uptime(self, uptime: int) -> None:
        await self.database.execute("UPDATE heartbeat SET lived = max(lived, ?)", uptime)

    async def overdue(self, uptime: int, most: int) -> list[str]:
        rows = await self.database.rows(
            "SELECT invitation FROM deadlines JOIN tables ON id = table_id WHERE lived <= ? ORDER BY lived LIMIT ?",
            uptime,
            most,
        )
        return [str(row[0]) for row in rows]

    async def any_deadline(self) -> bool:
        return await self.database.row("SELECT 1 FROM deadlines LIMIT 1") is not None

    async def mark_notified(self, table: str, due: str) -> None:
        await self.database.execute(
            "UPDATE deadlines SET told = due WHERE table_id = ? AND due = ?", table, due
        )

    async def unnotified(self) -> list[str]:
        rows = await self.database.rows(
            "SELECT invitation FROM deadlines JOIN tables ON id = table_id WHERE told != due"
        )
        return [str(row[0]) for row in rows]
