"""Reads a table's log, batch by batch. Errors say which line cannot be read, and why."""

from collections.abc import Container, Iterator
from typing import Final, NoReturn, get_args

import msgspec
from msgspec import Struct

from yakai.core import catalogue, log
from yakai.core.errors import BadLog, DamagedLog, UnknownGame, UnknownVersion
from yakai.core.game import AnyRules
from yakai.table.state.entries import AnyEntry, Batch, RoomEntry


class _Type(Struct):
    type: str


_decode_type = msgspec.json.Decoder(_Type).decode
_decode_room_entry: msgspec.json.Decoder[RoomEntry] = msgspec.json.Decoder(RoomEntry)
_ROOM_TYPES: Final = frozenset(kind.__struct_config__.tag for kind in get_args(RoomEntry))


def read_batch(
    batch: Batch, rules: AnyRules | None, without: Container[str] = ()
) -> Iterator[tuple[int, AnyEntry]]:
    """The entries of a batch with the numbers of their lines, except those of the types in `without`.

    `rules` are those of the running game; a header in the batch changes them.
    """
    for number, line in enumerate(batch.text.splitlines(), start=1):
        try:
            entry_type = _decode_type(line).type
            if entry_type in without:
                continue
            if entry_type in _ROOM_TYPES:
                yield number, _decode_room_entry.decode(line)
            elif entry_type == "header":
                header = log.read_header(line)
                rules = catalogue.rules(header.game, header.version)
                yield number, header
            elif rules is None and entry_type in log.TYPES:
                raise DamagedLog("log-line-is-damaged", line=number, why=f"{entry_type} before any game")
            else:
                yield number, log.read_entry(line, rules, number)
        except (BadLog, UnknownGame, msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise_located(error, batch, number)


def raise_located(error: Exception, batch: Batch, line: int) -> NoReturn:
    """Raise an error with its batch and line: as damage, or as a game or version that this program does not know."""
    if isinstance(error, BadLog) and "batch" in error.details:
        raise error
    where = {"batch": batch.seq, "line": line}
    if isinstance(error, UnknownVersion | UnknownGame):
        raise UnknownVersion("table-log-is-unknown", **where, why=str(error)) from error
    if isinstance(error, DamagedLog) and "why" in error.details:
        raise DamagedLog("table-log-is-damaged", **where, why=error.details["why"]) from error.__cause__
    raise DamagedLog("table-log-is-damaged", **where, why=str(error)) from error
