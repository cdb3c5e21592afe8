"""What the file looks like, and how an older one becomes a newer one.

`PRAGMA user_version` says how many of the steps below a file has been through. A step is never changed once
it has been released; a new one is added. Before an older file is touched, a copy of it is put beside it.
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
    # Tables in short, so that a list of them reads no log. Those of before get theirs when they next change.
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
    # What is said at a table, beside its log. Without a text it was removed.
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
    # Finished games, each with a key of its own, and who played them; and the invitations that were renewed.
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
    # What nobody needs any more goes, a little at a time: tables that are on their way out, and who has ever sat
    # anywhere. Of those who came before nobody knows, so they have.
    """
    CREATE TABLE leaving (table_id TEXT PRIMARY KEY REFERENCES tables (id)) STRICT, WITHOUT ROWID;
    CREATE TABLE sat (person TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    INSERT INTO sat SELECT id FROM people;
    CREATE INDEX listings_by_time ON listings (at, table_id);
    """,
    # How long the server has lived, at its last heartbeat; when somebody's days are over; where people are let know.
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
    # Where people have days: which moves are waited for, and of which they were let know.
    """
    ALTER TABLE deadlines ADD COLUMN due TEXT NOT NULL DEFAULT '';
    ALTER TABLE deadlines ADD COLUMN told TEXT NOT NULL DEFAULT '';
    """,
    # Batches one behind the other, whichever table they are of, so that those that are stored together lie together.
    # Which requests were done a table knows from its log.
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
    # By which requests at tables people were called something else, so that none of these is done twice.
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
    """The file was written by a later version of Yakai than this one."""


class OlderData(YakaiError):
    """The file was written by an earlier version; a server brings it up to date when it starts."""


def check_version(connection: sqlite3.Connection) -> None:
    """Refuse a file of another version, without touching it."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(STEPS):
        raise NewerData("data-is-newer", version=version, known=len(STEPS))
    if version < len(STEPS):
        raise OlderData("data-is-older")


def migrate(connection: sqlite3.Connection, path: Path, steps: tuple[str, ...] = STEPS) -> None:
    """Bring a file up to date, each step in a transaction of its own."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(steps):
        raise NewerData("data-is-newer", version=version, known=len(steps))
    if 0 < version < len(steps):
        _copy(connection, path.with_name(f"{path.stem}-before-{version + 1}{path.suffix}"))
    for number, step in enumerate(steps[version:], start=version + 1):
        logger.info("bringing %s to version %d", path.name, number)
        try:
            connection.executescript(f"BEGIN IMMEDIATE;{step};PRAGMA user_version = {number};COMMIT;")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _copy(connection: sqlite3.Connection, to: Path) -> None:
    """A whole copy or none: whoever is stopped in the middle leaves only a draft, which the next one begins anew."""
    draft = to.with_name(f"{to.stem}.draft")
    draft.unlink(missing_ok=True)
    private_file(draft)
    with closing(sqlite3.connect(draft)) as copy:
        connection.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    draft.replace(to)
