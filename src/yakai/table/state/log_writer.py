"""Writes entries of a table's log."""

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct

from yakai.core.writing import write_entry
from yakai.table.state.entries import AnyEntry

_encode: Final = msgspec.json.Encoder().encode


def write(entries: Iterable[AnyEntry]) -> bytes:
    """Entries as JSON Lines; those of a game are written as in the game's own log."""
    return b"".join([_line(entry) for entry in entries])


def _line(entry: AnyEntry) -> bytes:
    if isinstance(entry, Struct):  # of the room, or a header
        return _encode(entry) + b"\n"
    return write_entry(entry)
