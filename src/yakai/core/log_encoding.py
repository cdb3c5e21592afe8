"""Writes the log of a match as JSON Lines. No other module encodes entries."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from yakai.core.log import Acted, Entry, Header, Settled

_encode: Final = msgspec.json.Encoder().encode


def write(entries: Iterable[Entry]) -> bytes:
    """Entries as JSON Lines; every line ends with a newline."""
    return b"".join([write_entry(entry) for entry in entries])


def write_entry(entry: Entry) -> bytes:
    """One entry as a line of JSON."""
    return _encode(_to_line(entry)) + b"\n"


def write_header(header: Header) -> bytes:
    """The header as a line of JSON."""
    return _encode(header) + b"\n"


def _to_line(entry: Entry) -> dict[str, Any]:
    line: dict[str, Any]
    if type(entry) is Acted:  # nearly all entries are of these two types
        line = {"type": "acted", "seat": entry.seat, "action": entry.action}
    elif type(entry) is Settled:
        line = {"type": "settled", "outcome": entry.outcome}
    else:
        line = {"type": entry.type}
        for name in entry.fields:
            value = getattr(entry, name)
            if value is not None or name not in entry.optional:
                line[name] = value
    if entry.at is not None:
        line["at"] = entry.at
    if entry.by is not None:
        line["by"] = entry.by
    return line
