"""Delays of a table: for absent people and for bots."""

from typing import TypeAlias

from msgspec import Struct

Span: TypeAlias = tuple[float, float]
"""The least and the most seconds of a random delay."""


class TableSettings(Struct, frozen=True):
    """How long a table waits for absent people, and how quick its bots are. All times are in seconds.

    `pause`: how long a bot waits before it acts. `pace`: factor for the waits that a game asks for (0: no waits).
    `patience`: after how long a bot stands in for an absent player. `standing`: how long a standing action takes.
    `retry`: the delay before something is stored again that failed. `host_gone`: after how long without its host a
    table gets another. `unattended`: after how long without the host and all seated people a late friend's request is
    granted.
    """

    pause: Span = (0.9, 1.8)
    pace: float = 1.0
    patience: float = 60.0
    standing: Span = (0.4, 1.6)
    retry: float = 1.0
    host_gone: float = 300.0
    unattended: float = 10.0
