"""A table that cannot be read back: its people are told, the log says why, and the others play on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.web.running import running
from yakai.client import Client, table_connection

pytestmark = pytest.mark.anyio


SET = "UPDATE batches SET entries = CAST('%s' AS BLOB) WHERE table_id = ?"
HEADER = '{"type":"header","format":1,"game":"yak","version":9,"seats":2,"options":{}}'

NOTHING_TO_READ = {
    "UPDATE batches SET entries = x'ff' WHERE table_id = ?": "damaged in batch 0, line 1",
    SET % '{"type":"stood","seat":0}': "a table begins with its opening",
    "DELETE FROM batches WHERE table_id = ?": "it has no beginning",
}
OTHER_VERSION = {
    SET % '{"type":"dance"}': "has an entry of type “dance”",
    SET % HEADER: "rules version 9",
    SET % HEADER.replace('"format":1', '"format":3'): "has format 3",
}


@pytest.mark.parametrize(
    ("damage", "why", "key"),
    [
        *((damage, why, "table-is-damaged") for damage, why in NOTHING_TO_READ.items()),
        *((damage, why, "table-version-is-unknown") for damage, why in OTHER_VERSION.items()),
    ],
)
async def test_a_damaged_table_does_not_affect_other_tables(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str, why: str, key: str
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
                assert (seat.gone, seat.gone_for_good) == (key, True)
        async with Client(server.url, cookie=ann.cookie).join(sound.invitation) as seat:
            await seat.joined()
            await seat.ask("add_bot", seat=1, bot="novice")
    said = [record for record in caplog.records if "cannot be read back" in record.getMessage()]
    assert [own in record.getMessage() and why in record.getMessage() for record in said] == [True]


async def test_a_client_asks_a_server_that_cannot_read_its_file_less_and_less_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    with running(tmp_path) as server:
        async with server.client() as ann:
            opened = await ann.open_table("yak", 2)
            async with ann.join(opened.invitation) as seat:
                await seat.joined()
                with closing(sqlite3.connect(tmp_path / "yakai.sqlite3")) as file:
                    file.execute("ALTER TABLE people RENAME TO former_people")

                async def pause(seconds: float) -> None:
                    pauses.append(seconds)

                monkeypatch.setattr(table_connection, "sleep", pause)
                for _ in range(6):
                    await seat._connect_again()
                    await seat.until(lambda one: not one.connected)
                    assert (seat.gone, seat.gone_for_good) == ("store-is-unavailable", False)
    assert pauses == [0.1, 0.2, 0.4, 0.8, 1.6]
