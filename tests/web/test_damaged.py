"""A table that cannot be read back: its people are told, the log says why, and the others play on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.web.running import running
from yakai.client import Client

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE batches SET entries = x'ff' WHERE table_id = ?",
        'UPDATE batches SET entries = CAST(\'{"type":"dance"}\' AS BLOB) WHERE table_id = ?',
        'UPDATE batches SET entries = CAST(\'{"type":"stood","seat":0}\' AS BLOB) WHERE table_id = ?',
        "DELETE FROM batches WHERE table_id = ?",
    ],
    ids=["no text", "no entry", "no beginning", "nothing"],
)
async def test_a_damaged_table_is_its_own_affair(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    with running(tmp_path) as server:
        async with server.client() as ann:
            broken, sound = [await ann.open_table("yak", 2) for _ in range(2)]
    with closing(sqlite3.connect(tmp_path / "yakai.sqlite3")) as file:
        (own,) = file.execute("SELECT id FROM tables WHERE invitation = ?", (broken.invitation,)).fetchone()
        file.execute(damage, (own,))
        file.commit()
    with running(tmp_path) as server:
        for _ in range(2):
            async with Client(server.url, cookie=ann.cookie).join(broken.invitation) as seat:
                await seat.until(lambda one: not one.connected)
                assert seat.gone == "table-is-damaged"
        async with Client(server.url, cookie=ann.cookie).join(sound.invitation) as seat:
            await seat.joined()
            await seat.ask("add_bot", seat=1, bot="novice")
    said = [record for record in caplog.records if "cannot be read back" in record.getMessage()]
    assert [own in record.getMessage() for record in said] == [True]
