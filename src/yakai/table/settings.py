"""How a table treats people."""

from typing import TypeAlias

from msgspec import Struct

Span: TypeAlias = tuple[float, float]
"""The least and the most seconds, between which chance decides."""


class TableSettings(Struct, frozen=True):
    """How a table treats people who are away, and how quick its bots are. All times are in seconds.

    `pause`: how long a bot waits before it acts. `pace`: how much slower a bot's sense of time is (0: it has none).
    `patience`: after how long a bot stands in for an absent player. `standing`: how long a standing action takes.
    `retry`: when something is tried again that could not be stored. `host_gone`: after how long without its host a
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
