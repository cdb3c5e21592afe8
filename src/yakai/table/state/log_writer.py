"""Writes entries of a table's log."""

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct

from yakai.core.log_encoding import write_entry
from yakai.table.state.entries import AnyEntry

_encode: Final = msgspec.json.Encoder().encode


def write(entries: Iterable[AnyEntry]) -> bytes:
    """Entries as JSON Lines; those of a game are written as in the game's own log."""
    return b"".join(
        [_encode(entry) + b"\n" if isinstance(entry, Struct) else write_entry(entry) for entry in entries]
    )
