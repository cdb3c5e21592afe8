"""The schema of the file, and the migration of older files.

`PRAGMA user_version` is the number of steps below that a file has been through. A released step is never changed; a new
one is added. An older file is copied before it is migrated.
"""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from yakai.core.errors import YakaiError
from yakai.store.private_files import private_file

logger = logging.getLogger(__name__)

STEPS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created REAL NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        invitation TEXT NOT NULL UNIQUE,
        watching TEXT NOT NULL UNIQUE,
        created REAL NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE batches (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        at REAL NOT NULL,
        person TEXT,
        request TEXT,
        entries BLOB NOT NULL,
        PRIMARY KEY (table_id, seq),
        UNIQUE (table_id, person, request)
    ) STRICT, WITHOUT ROWID;
    """,
    # Listings, so that a list of tables reads no log. A table of an older file gets its listing when it next changes.
    """
    CREATE TABLE listings (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        at REAL NOT NULL,
        listing BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE sitters (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        PRIMARY KEY (person, table_id)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX sitters_by_table ON sitters (table_id);
    """,
    # Remarks. One without a text was removed.
    """
    CREATE TABLE remarks (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        at REAL NOT NULL,
        person TEXT NOT NULL,
        request TEXT NOT NULL,
        name TEXT NOT NULL,
        seat INTEGER,
        text TEXT,
        PRIMARY KEY (table_id, n),
        UNIQUE (table_id, person, request)
    ) STRICT, WITHOUT ROWID;
    """,
    # Finished games, each with its own key, and who played them; former invitations.
    """
    CREATE TABLE records (
        id TEXT PRIMARY KEY,
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        at REAL NOT NULL,
        record BLOB NOT NULL,
        open INTEGER NOT NULL DEFAULT 0,
        UNIQUE (table_id, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE played (
        person TEXT NOT NULL,
        at REAL NOT NULL,
        record_id TEXT NOT NULL REFERENCES records (id) ON DELETE CASCADE,
        PRIMARY KEY (person, at, record_id)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX played_by_record ON played (record_id);

    CREATE TABLE former_keys (
        key TEXT PRIMARY KEY,
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX former_keys_by_table ON former_keys (table_id);
    """,
    # Housekeeping: tables that are being removed, and people who ever had a seat. Of the people in an older file that
    # is unknown, so they count as having had one.
    """
    CREATE TABLE leaving (table_id TEXT PRIMARY KEY REFERENCES tables (id)) STRICT, WITHOUT ROWID;
    CREATE TABLE sat (person TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    INSERT INTO sat SELECT id FROM people;
    CREATE INDEX listings_by_time ON listings (at, table_id);
    """,
    # The server's uptime, the deadlines of correspondence games, and the addresses for notices.
    """
    CREATE TABLE heartbeat (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        lived INTEGER NOT NULL
    ) STRICT;

    INSERT INTO heartbeat (only, lived) VALUES (1, 0);

    CREATE TABLE deadlines (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        lived INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX deadlines_in_order ON deadlines (lived);

    CREATE TABLE addresses (
        person TEXT PRIMARY KEY,
        address TEXT NOT NULL,
        lang TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    # Correspondence games: which moves are awaited, and for which of them notices were sent.
    """
    ALTER TABLE deadlines ADD COLUMN due TEXT NOT NULL DEFAULT '';
    ALTER TABLE deadlines ADD COLUMN told TEXT NOT NULL DEFAULT '';
    """,
    # Batches in the order in which they are stored, so that a commit writes few pages. No index of requests: a table
    # knows from its log which were done.
    """
    CREATE TABLE batches_in_a_row (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        at REAL NOT NULL,
        person TEXT,
        request TEXT,
        entries BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT;

    INSERT INTO batches_in_a_row (table_id, seq, at, person, request, entries)
        SELECT table_id, seq, at, person, request, entries FROM batches ORDER BY at;
    DROP TABLE batches;
    ALTER TABLE batches_in_a_row RENAME TO batches;
    """,
    # The requests that renamed people, so that none of them is done twice.
    """
    CREATE TABLE renamings (
        n INTEGER PRIMARY KEY,
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        request TEXT NOT NULL,
        UNIQUE (person, table_id, request)
    ) STRICT;
    """,
    # What lists and housekeeping ask of a table, in columns: whether a game ever began and a person ever had a seat,
    # the phase, whether it is archived, and in which batches a player's time ran out.
    """
    ALTER TABLE tables ADD COLUMN begun INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN seated INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET
        begun = EXISTS (
            SELECT 1 FROM batches WHERE table_id = id AND instr(entries, CAST('{"type":"header"' AS BLOB))
        ),
        seated = EXISTS (SELECT 1 FROM sitters WHERE table_id = id) OR EXISTS (
            SELECT 1 FROM batches WHERE table_id = id AND (
                instr(entries, CAST('{"type":"seated"' AS BLOB))
                OR instr(entries, CAST('{"type":"took_over"' AS BLOB))
            )
        );

    ALTER TABLE listings ADD COLUMN phase TEXT NOT NULL DEFAULT 'lobby';
    ALTER TABLE listings ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
    UPDATE listings SET
        phase = coalesce(json_extract(CAST(listing AS TEXT), '$.phase'), 'lobby'),
        archived = coalesce(json_extract(CAST(listing AS TEXT), '$.archived'), 0)
        WHERE json_valid(CAST(listing AS TEXT));

    CREATE TABLE timeouts (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO timeouts (table_id, seq)
        SELECT table_id, seq FROM batches WHERE instr(entries, CAST('{"type":"timed_out"' AS BLOB));
    """,
)


class NewerData(YakaiError):
    """The file was written by a newer version of Yakai."""


class OlderData(YakaiError):
    """The file was written by an older version; a server migrates it when it starts."""


def check_version(connection: sqlite3.Connection) -> None:
    """Raise unless the file has this version; nothing in it changes."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(STEPS):
        raise NewerData("data-is-newer", version=version, known=len(STEPS))
    if version < len(STEPS):
        raise OlderData("data-is-older")


def migrate(connection: sqlite3.Connection, path: Path, steps: tuple[str, ...] = STEPS) -> None:
    """Migrate a file to the newest version, each step in its own transaction."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(steps):
        raise NewerData("data-is-newer", version=version, known=len(steps))
    if 0 < version < len(steps):
        _copy(connection, path.with_name(f"{path.stem}-before-{version + 1}{path.suffix}"))
    for number, step in enumerate(steps[version:], start=version + 1):
        logger.info("migrating %s to version %d", path.name, number)
        try:
            connection.executescript(f"BEGIN IMMEDIATE;{step};PRAGMA user_version = {number};COMMIT;")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _copy(connection: sqlite3.Connection, to: Path) -> None:
    """Copy the whole file or nothing: a process that is killed leaves only a draft, which the next one replaces."""
    draft = to.with_name(f"{to.stem}.draft")
    draft.unlink(missing_ok=True)
    private_file(draft)
    with closing(sqlite3.connect(draft)) as copy:
        connection.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    draft.replace(to)
