"""How a table treats people."""

from typing import TypeAlias

from msgspec import Struct

Span: TypeAlias = tuple[float, float]
"""Some time between two, in seconds; how much is a matter of luck."""


class TableSettings(Struct, frozen=True):
    """How long a bot pauses before it acts, and how slow its sense of time is (0: it has none); when one stands in for
    somebody away; how long it takes until something is done that a seat has asked to have done for it; and when that is
    tried again which could not be stored; and after how long without its host a table gets another.
    """

    pause: Span = (0.9, 1.8)
    pace: float = 1.0
    patience: float = 60.0
    standing: Span = (0.4, 1.6)
    retry: float = 1.0
    host_gone: float = 300.0
