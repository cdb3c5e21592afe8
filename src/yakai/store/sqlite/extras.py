"""What is stored together with a batch: a finished game's record, new keys of the table, a deadline."""

import sqlite3

import msgspec

from yakai.store.errors import KeyTaken
from yakai.table.keys import TableKeys
from yakai.table.state.entries import Batch
from yakai.table.state.listing import Listing
from yakai.table.state.records import GameRecord

_encode = msgspec.json.Encoder().encode


def store_extras(connection: sqlite3.Connection, batch: Batch) -> None:
    """Store a batch's extras. Raises `KeyTaken` if a link, or the id or number of the record, is taken."""
    if batch.extras is None:
        return
    if batch.extras.keys is not None:
        _renew_keys(connection, batch.extras.keys)
    if batch.extras.record is not None:
        _store_record(connection, batch.table, batch.extras.record)


def _store_record(connection: sqlite3.Connection, table: str, record: GameRecord) -> None:
    try:
        connection.execute(
            "INSERT INTO records (id, table_id, number, at, record) VALUES (?, ?, ?, ?, ?)",
            (record.id, table, record.number, record.ended, _encode(record)),
        )
    except sqlite3.IntegrityError:
        raise KeyTaken("key-is-taken") from None
    connection.executemany(
        "INSERT INTO played (person, at, record_id) VALUES (?, ?, ?)",
        [(person, record.ended, record.id) for person in record.people],
    )


def _renew_keys(connection: sqlite3.Connection, keys: TableKeys) -> None:
    """Give a table other keys. The former invitation is kept: the players of the table may still come by it."""
    check_links(connection, keys)
    connection.execute(
        "INSERT INTO former_keys (key, table_id) SELECT invitation, id FROM tables WHERE id = ?", (keys.id,)
    )
    connection.execute(
        "UPDATE tables SET invitation = ?, watching = ? WHERE id = ?",
        (keys.invitation, keys.watching, keys.id),
    )


def check_links(connection: sqlite3.Connection, keys: TableKeys) -> None:
    """Raise `KeyTaken` if one of these links belongs to a table, or if both are the same."""
    taken = connection.execute(
        "SELECT 1 FROM tables WHERE invitation IN (?1, ?2) OR watching IN (?1, ?2)"
        " UNION ALL SELECT 1 FROM former_keys WHERE key IN (?1, ?2)",
        (keys.invitation, keys.watching),
    ).fetchone()
    if taken is not None or keys.invitation == keys.watching:
        raise KeyTaken("key-is-taken")


def store_deadline(connection: sqlite3.Connection, table: str, listing: Listing) -> None:
    """Store when a player's time is over, or that there is no deadline."""
    if listing.clocks is None or listing.expires is None:
        connection.execute("DELETE FROM deadlines WHERE table_id = ?", (table,))
        return
    connection.execute(
        "INSERT INTO deadlines (table_id, lived, due) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET lived = excluded.lived, due = excluded.due",
        (table, listing.expires, listing.clocks.awaited),
    )
