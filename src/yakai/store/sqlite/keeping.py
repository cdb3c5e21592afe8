"""What is stored, by what it is worth keeping for; and how what is not goes, a little at a time.

A table that goes is first found by nobody any more, then loses its log in portions, and last itself: whoever is stopped
in between goes on from there. Each step is a job of the writer among others, or a short look.
"""

import sqlite3
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from yakai.table.state.listing import Listing
from yakai.table.state.room import PlayerNames

Kind: TypeAlias = Literal["unbegun", "bots", "running", "archived", "finished"]
KINDS: Final[tuple[Kind, ...]] = ("unbegun", "bots", "running", "archived", "finished")
"""A table where no game ever began, one where nobody but bots ever sat, one whose first game runs, or was left and is
archived, and one where a game is over, whatever became of the next.
"""

A_LOOK: Final = 50
"""So many tables are looked at in one go."""

A_STEP: Final = 200
"""So many batches of a log, or guests, go in one go."""

AT_LAST: Final = frozenset({"batches", "leaving"})
"""What stays of a table that leaves until the end; all else is little."""

BEGUN: Final = b'"type":"header"'
SEATED: Final = b'"type":"seated"'
LATE: Final = b'"type":"timed_out"'
"""What a log has once a game has begun, once a person has sat down, and whenever somebody has run out of time."""

ARCHIVED: Final = b'"archived":true'
"""What a table in short has if it is archived; what people write cannot look like it, since its quotes are escaped."""

_decode = msgspec.json.Decoder(Listing).decode


class Stored(NamedTuple):
    """A table: what it is, and when something last happened there."""

    id: str
    kind: Kind
    at: float


class Place(NamedTuple):
    """How far one has looked: through all that changed before, and of the same moment those with smaller ids."""

    at: float = -1.0
    id: str = ""


def newest(connection: sqlite3.Connection) -> float | None:
    """When something last happened anywhere."""
    at: float | None = connection.execute("SELECT max(at) FROM listings").fetchone()[0]
    return at


def stored(connection: sqlite3.Connection, before: float, after: Place) -> tuple[list[Stored], Place | None]:
    """Some tables that have not changed since then, and from where to look on; `None` if there are no more."""
    rows = connection.execute(
        "SELECT at, table_id, listing FROM listings WHERE at < ? AND (at, table_id) > (?, ?)"
        " ORDER BY at, table_id LIMIT ?",
        (before, *after, A_LOOK),
    ).fetchall()
    tables = [
        Stored(table, _kind(connection, table, _decode(listing)), _last(connection, table, at))
        for at, table, listing in rows
    ]
    return tables, Place(*rows[-1][:2]) if len(rows) == A_LOOK else None


def _kind(connection: sqlite3.Connection, id: str, listing: Listing) -> Kind:
    if listing.phase == "lobby" and not _has(connection, id, BEGUN):
        return "unbegun"
    if not listing.people and not _has(connection, id, SEATED):
        return "bots"
    if listing.phase != "playing" or _has_record(connection, id):
        return "finished"
    return "archived" if listing.archived else "running"


def _has_record(connection: sqlite3.Connection, id: str) -> bool:
    """Whether a game was finished here, whatever became of the next one."""
    found = connection.execute("SELECT 1 FROM records WHERE table_id = ? LIMIT 1", (id,))
    return found.fetchone() is not None


def _has(connection: sqlite3.Connection, id: str, entry: bytes) -> bool:
    found = connection.execute(
        "SELECT 1 FROM batches WHERE table_id = ? AND instr(entries, ?) LIMIT 1", (id, entry)
    )
    return found.fetchone() is not None


def _last(connection: sqlite3.Connection, id: str, listed: float) -> float:
    """When something last happened: not all that does changes what is listed."""
    row = connection.execute(
        "SELECT at FROM batches WHERE table_id = ? ORDER BY seq DESC LIMIT 1", (id,)
    ).fetchone()
    return listed if row is None else max(listed, float(row[0]))


def deserted(connection: sqlite3.Connection, before: float, after: str) -> tuple[list[Stored], str | None]:
    """Some games that run and in which nobody has done anything since then, and from where to look on."""
    rows = connection.execute(
        "SELECT table_id, at, listing FROM listings WHERE table_id > ? ORDER BY table_id LIMIT ?",
        (after, A_LOOK),
    ).fetchall()
    left = [
        Stored(table, "running", _last(connection, table, at))
        for table, at, listing in rows
        if _is_deserted(connection, table, _decode(listing), before)
    ]
    return left, rows[-1][0] if len(rows) == A_LOOK else None


def _is_deserted(connection: sqlite3.Connection, id: str, listing: Listing, before: float) -> bool:
    """Whether none of its people was there. Where they have days, each has let theirs go by."""
    if listing.phase != "playing" or listing.archived or not listing.people:
        return False
    did = connection.execute(
        "SELECT seq, at FROM batches WHERE table_id = ? AND person IS NOT NULL ORDER BY seq DESC LIMIT 1",
        (id,),
    ).fetchone()
    if did is None or did[1] >= before:
        return False
    (late,) = connection.execute(
        "SELECT count(*) FROM batches WHERE table_id = ? AND seq > ? AND instr(entries, ?)",
        (id, did[0], LATE),
    ).fetchone()
    return listing.expires is None or late >= len(listing.people)


def leave(connection: sqlite3.Connection, table: Stored) -> bool:
    """From now on nobody finds the table any more, and it is in no list; unless something has happened meanwhile."""
    if _last(connection, table.id, 0.0) > table.at:
        return False
    connection.execute("INSERT OR IGNORE INTO leaving (table_id) VALUES (?)", (table.id,))
    connection.execute(
        "UPDATE tables SET invitation = 'gone: ' || id, watching = 'gone, to watch: ' || id WHERE id = ?",
        (table.id,),
    )
    for name, column in _beside(connection):
        if name not in AT_LAST:
            connection.execute(f'DELETE FROM "{name}" WHERE "{column}" = ?', (table.id,))  # noqa: S608  # likewise
    return True


def leaving(connection: sqlite3.Connection) -> list[str]:
    """The tables that are on their way out."""
    return [table for (table,) in connection.execute("SELECT table_id FROM leaving LIMIT ?", (A_LOOK,))]


def take_away(connection: sqlite3.Connection, id: str) -> bool:
    """Another portion of a table that leaves; says whether it is gone."""
    connection.execute(
        "DELETE FROM batches WHERE table_id = ?1 AND seq IN"
        " (SELECT seq FROM batches WHERE table_id = ?1 ORDER BY seq DESC LIMIT ?2)",
        (id, A_STEP),
    )
    if connection.execute("SELECT 1 FROM batches WHERE table_id = ? LIMIT 1", (id,)).fetchone() is not None:
        return False
    for name, column in _beside(connection):
        connection.execute(f'DELETE FROM "{name}" WHERE "{column}" = ?', (id,))  # noqa: S608  # names of the schema
    connection.execute("DELETE FROM tables WHERE id = ?", (id,))
    return True


def _beside(connection: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """All that is kept for a table, whatever a later version adds."""
    return iter(
        connection.execute(
            'SELECT m.name, f."from" FROM sqlite_master AS m JOIN pragma_foreign_key_list(m.name) AS f'
            " WHERE m.type = 'table' AND f.\"table\" = 'tables'"
        ).fetchall()
    )


def guests(connection: sqlite3.Connection, before: float, after: str) -> tuple[list[str], str | None]:
    """Some people who said a name before then and never sat anywhere, and from where to look on."""
    rows = connection.execute(
        "SELECT id, created < ? AND NOT EXISTS (SELECT 1 FROM sat WHERE person = people.id) FROM people"
        " WHERE id > ? ORDER BY id LIMIT ?",
        (before, after, A_STEP),
    ).fetchall()
    return [person for person, goes in rows if goes], rows[-1][0] if len(rows) == A_STEP else None


def forget(connection: sqlite3.Connection, people: list[str]) -> None:
    """These people have no name any more, and no address."""
    connection.executemany("DELETE FROM people WHERE id = ?", [(person,) for person in people])
    connection.executemany("DELETE FROM addresses WHERE person = ?", [(person,) for person in people])
    connection.executemany("DELETE FROM renamings WHERE person = ?", [(person,) for person in people])


class Held(NamedTuple):
    """So many tables, whose logs and talk have so many bytes."""

    tables: int = 0
    bytes: int = 0


class Space(NamedTuple):
    """What a file holds: so many bytes, of which so many are free for what comes; tables by kind, and guests."""

    bytes: int
    free: int
    held: dict[Kind, Held]
    guests: int


def space(connection: sqlite3.Connection) -> Space:
    """All that is stored, counted. This takes a while if it is much."""
    pages, free, size = (
        connection.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("page_count", "freelist_count", "page_size")
    )
    held = dict.fromkeys(KINDS, Held())
    for table in _all(connection):
        before = held[table.kind]
        held[table.kind] = Held(before.tables + 1, before.bytes + _size(connection, table.id))
    (people,) = connection.execute("SELECT count(*) FROM people").fetchone()
    return Space(pages * size, free * size, held, people)


def _size(connection: sqlite3.Connection, id: str) -> int:
    (size,) = connection.execute(
        "SELECT (SELECT coalesce(sum(length(entries)), 0) FROM batches WHERE table_id = ?1)"
        " + (SELECT coalesce(sum(length(CAST(text AS BLOB))), 0) FROM remarks WHERE table_id = ?1)",
        (id,),
    ).fetchone()
    return int(size)


class Archived(NamedTuple):
    """An archived game: what those who play it are called, when something last happened, and how large it is."""

    game: str
    called: PlayerNames
    at: float
    bytes: int


def archived(connection: sqlite3.Connection) -> Iterator[Archived]:
    """All of them, the latest first."""
    rows = connection.execute(
        "SELECT table_id, at, listing FROM listings WHERE instr(listing, ?) ORDER BY at DESC, table_id",
        (ARCHIVED,),
    )
    for table, at, short in rows:
        listing = _decode(short)
        last, size = _last(connection, table, at), _size(connection, table)
        yield Archived(listing.game, listing.called, last, size)


def purge(connection: sqlite3.Connection, kind: Kind, before: float) -> int:
    """Take away all tables of a kind at which nothing has happened since then, and give their room back to the disk;
    says how many there were. Nobody else may use the file meanwhile.
    """
    going = [table for table in _all(connection, before) if table.kind == kind and table.at < before]
    for table in going:
        connection.execute("BEGIN IMMEDIATE")
        leave(connection, table)
        while not take_away(connection, table.id):
            pass
        connection.execute("COMMIT")
    if going:
        connection.execute("VACUUM")
    return len(going)


def _all(connection: sqlite3.Connection, before: float = float("inf")) -> Iterator[Stored]:
    place: Place | None = Place()
    while place is not None:
        found, place = stored(connection, before, place)
        yield from found
