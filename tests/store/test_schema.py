"""A new database has the newest schema version; an older one is migrated, and loses nothing."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from yakai.core.log import CLOCK, Acted, Header, TimedOut
from yakai.games.yak.actions import Challenge
from yakai.store.errors import RequestDone
from yakai.store.protocols import Cursor
from yakai.store.sqlite import schema
from yakai.store.sqlite.database import connect
from yakai.store.sqlite.schema import STEPS, NewerData, migrate
from yakai.store.sqlite.store import SQLiteStore
from yakai.table.state.clocks import ByDays, Clocks
from yakai.table.state.entries import AnyEntry, Batch, BotSeated, Opened, Renamed, Seated, TookOver
from yakai.table.state.listing import Listing
from yakai.table.state.log_writer import write

pytestmark = pytest.mark.anyio


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "yakai.sqlite3"


def test_a_new_file_is_made_in_the_newest_version(path: Path) -> None:
    with closing(connect(path)) as connection:
        migrate(connection, path)
        assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
    assert [file.name for file in path.parent.glob("*before*")] == []


def test_an_older_file_is_copied_then_brought_up_to_date(path: Path) -> None:
    with closing(connect(path)) as connection:
        migrate(connection, path, STEPS[:1])
        connection.execute("INSERT INTO people VALUES ('ann', 'Ann', 0.0)")
        newer = (*STEPS[:1], "ALTER TABLE people ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'")
        migrate(connection, path, newer)
        assert connection.execute("SELECT * FROM people").fetchall() == [("ann", "Ann", 0.0, "red")]
        assert connection.execute("PRAGMA user_version").fetchone() == (2,)
    with closing(sqlite3.connect(path.with_name("yakai-before-2.sqlite3"))) as copy:
        assert copy.execute("SELECT * FROM people").fetchall() == [("ann", "Ann", 0.0)]


async def test_a_file_from_before_requests_for_names_were_known_keeps_its_names(path: Path) -> None:
    with closing(connect(path)) as connection:
        migrate(connection, path, STEPS[:8])
        connection.execute("INSERT INTO people VALUES ('ann', 'Ann', 0.0)")
    store = SQLiteStore(path)
    assert await store.name_of("ann") == "Ann"
    await store.set_name("ann", "Anna", 0.0, ("t", "r1"))
    with pytest.raises(RequestDone):
        await store.set_name("ann", "Ann", 0.0, ("t", "r1"))
    assert await store.name_of("ann") == "Anna"
    store.close()


def test_a_step_that_fails_leaves_the_file_as_it_was(path: Path) -> None:
    with closing(connect(path)) as connection:
        migrate(connection, path, STEPS[:1])
        with pytest.raises(sqlite3.Error):
            migrate(connection, path, (*STEPS[:1], "CREATE TABLE half (id TEXT); SELECT * FROM nowhere"))
        assert not connection.in_transaction
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'half'").fetchone() is None


def test_a_file_of_a_later_yakai_is_left_alone(path: Path) -> None:
    with closing(connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
        with pytest.raises(NewerData):
            schema.migrate(connection, path)


# Step 10: columns for values that were looked up in stored JSON

OPENED = Opened("ann", "yak", 2, {})
ANN, BOB = Seated(0, "ann", "Ann"), Seated(1, "bob", '{"type":"header"')
BOTS = (BotSeated(0, "novice"), BotSeated(1, "novice"))
BEGUN = Header(1, "yak", 1, 2, {})
MOVE = Acted(0, Challenge(), 1.0, "ann")
LATE = TimedOut(0, None, 1.0, CLOCK)

LOBBY = Listing("yak", "lobby", ("Ann", '{"archived":true'), {"ann": 0, "bob": 1})
NO_PEOPLE = Listing("yak", "lobby", (None, None), {})
PLAYING = msgspec.structs.replace(LOBBY, phase="playing")
BOTS_PLAY = msgspec.structs.replace(NO_PEOPLE, phase="playing")
DAYS = Clocks(ByDays(1), (9, 9), (1, 0), 0, due=frozenset({0}), running=frozenset({0}))
BY_DAYS = msgspec.structs.replace(PLAYING, clocks=DAYS)
ARCHIVED = msgspec.structs.replace(PLAYING, archived=True)


class OldFile:
    """A database with the schema of version 9."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(
        self, table: str, listing: Listing | None, *batches: Sequence[AnyEntry], record: bool = False
    ) -> None:
        """Add a table. A batch is stored as a person's if its last entry is of a type that people cause."""
        execute = self._connection.execute
        execute("INSERT INTO tables VALUES (?, ?, ?, 0.0)", (table, f"come to {table}", f"look at {table}"))
        for seq, entries in enumerate(batches):
            person = "ann" if isinstance(entries[-1], Seated | Acted | TookOver | Renamed) else None
            row = (table, seq, 1.0 + seq, person, None, write(entries))
            execute("INSERT INTO batches VALUES (?, ?, ?, ?, ?, ?)", row)
        if record:
            execute("INSERT INTO records VALUES (?, ?, 1, 1.0, x'7b7d', 0)", (f"record of {table}", table))
        if listing is None:
            return
        stored: dict[str, Any] = msgspec.to_builtins(listing)
        if not listing.archived:
            del stored["archived"]  # as before the archive existed
        execute(
            "INSERT INTO listings VALUES (?, ?, ?)",
            (table, float(len(batches)), msgspec.json.encode(stored)),
        )
        for person, seat in listing.people.items():
            execute("INSERT INTO sitters VALUES (?, ?, ?)", (person, table, seat))
        if listing.expires is not None:
            execute("INSERT INTO deadlines VALUES (?, ?, '0.1', '')", (table, listing.expires))


async def opened_after(path: Path, fill: Callable[[OldFile], None]) -> SQLiteStore:
    with closing(connect(path)) as connection:
        migrate(connection, path, STEPS[:9])
        fill(OldFile(connection))
    return SQLiteStore(path)


async def kinds(store: SQLiteStore) -> dict[str, str]:
    tables, cursor = await store.unchanged_tables(1e9, Cursor())
    assert cursor is None
    return {table.id: table.kind for table in tables}


async def test_tables_of_an_older_file_keep_their_kinds(path: Path) -> None:
    def fill(old: OldFile) -> None:
        old.add("waiting", LOBBY, [OPENED, ANN], [BOB])
        old.add("left", NO_PEOPLE, [OPENED, ANN])
        old.add("bots", BOTS_PLAY, [OPENED, *BOTS, BEGUN], [Acted(0, Challenge(), 1.0, "bot:novice"), LATE])
        old.add("joined late", BOTS_PLAY, [OPENED, *BOTS, BEGUN], [TookOver(0, "ann", "Ann")])
        old.add("running", PLAYING, [OPENED, ANN, BOB], [BEGUN], [MOVE])
        old.add("over", msgspec.structs.replace(PLAYING, phase="over"), [OPENED, ANN, BOB], [BEGUN], [MOVE])
        old.add("after a game", LOBBY, [OPENED, ANN, BOB], [BEGUN], [MOVE])
        old.add("second game", PLAYING, [OPENED, ANN, BOB], [BEGUN], [MOVE], [BEGUN], record=True)
        old.add("archived", ARCHIVED, [OPENED, ANN, BOB], [BEGUN], [MOVE])
        old.add("unlisted", None, [OPENED, ANN, BOB], [BEGUN], [MOVE])

    store = await opened_after(path, fill)
    expected = {
        "waiting": "unbegun",
        "left": "unbegun",
        "bots": "bots",
        "joined late": "running",
        "running": "running",
        "over": "finished",
        "after a game": "finished",
        "second game": "finished",
        "archived": "archived",
    }
    assert await kinds(store) == expected
    assert [one.invitation for one in await store.archived_of("ann", 9)] == ["come to archived"]
    assert len(await store.tables_of("ann", 0.0, 99)) == 5
    await store.append(Batch("unlisted", 3, 9.0, "ann", "r", b""), LOBBY)
    await store.append(Batch("waiting", 2, 9.0, "ann", "r", b""), LOBBY)
    assert await kinds(store) == {**expected, "unlisted": "finished"}
    store.close()


async def test_timeouts_of_an_older_file_count(path: Path) -> None:
    start: tuple[Sequence[AnyEntry], ...] = ([OPENED, ANN, BOB], [BEGUN], [MOVE])

    def fill(old: OldFile) -> None:
        old.add("no days", PLAYING, *start)
        old.add("nobody late", BY_DAYS, *start)
        old.add("both late", BY_DAYS, *start, [LATE], [LATE])
        old.add("came back", BY_DAYS, *start, [LATE], [LATE], [MOVE], [LATE])

    store = await opened_after(path, fill)
    deserted, _ = await store.deserted_games(1e9, "")
    assert [(table.id, table.at) for table in deserted] == [("both late", 5.0), ("no days", 3.0)]
    await store.append(Batch("came back", 7, 8.0, None, None, write([LATE]), has_timeout=True), BY_DAYS)
    deserted, _ = await store.deserted_games(1e9, "")
    assert [table.id for table in deserted] == ["both late", "came back", "no days"]
    store.close()


async def test_a_damaged_listing_does_not_stop_the_update(path: Path) -> None:
    def fill(old: OldFile) -> None:
        old.add("sound", PLAYING, [OPENED, ANN, BOB], [BEGUN])
        old.add("damaged", None, [OPENED, ANN, BOB], [BEGUN])
        old._connection.execute("INSERT INTO listings VALUES ('damaged', 1.0, x'ff00')")

    store = await opened_after(path, fill)
    assert (await kinds(store))["sound"] == "running"
    store.close()
