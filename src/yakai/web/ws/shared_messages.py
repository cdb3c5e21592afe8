"""Messages that are encoded once for all connections that see the same: there may be a thousand spectators."""

from collections import deque
from typing import Any, NamedTuple, TypeAlias

import msgspec

from yakai.core.game import Seat
from yakai.table.state import room
from yakai.table.state.streams import SeatSnapshot
from yakai.web.messages import Lang
from yakai.web.ws.snapshot import Snapshots


class Shown:
    """What a game's message stands for: as long as it is the same, there is nothing to send."""

    __slots__ = ("eyes", "glance", "paused", "players")

    def __init__(
        self, glance: SeatSnapshot, players: tuple[room.Player | None, ...], paused: bool, eyes: Seat | None
    ) -> None:
        self.glance = glance
        self.players = players
        self.paused = paused
        self.eyes = eyes

    def is_same(self, other: "Shown | None") -> bool:
        """Whether both look the same."""
        return (
            other is not None
            and self.glance.is_same(other.glance)
            and self.players == other.players
            and self.paused == other.paused
            and self.eyes == other.eyes
        )


class Lifted(NamedTuple):
    """Whose curtain is lifted, in which game."""

    game: int
    seat: Seat


Place: TypeAlias = tuple[Seat | None, Lang, bool, bool]
"""Through whose eyes, in which language, whether the host's, whether in parts."""


class Audience(NamedTuple):
    """Through whose eyes and in which language, whether the host's, whether in parts, what they may do so far, and what
    they have seen and now see.
    """

    eyes: Seat | None
    lang: Lang
    host: bool
    parts: bool
    legal: Any
    before: Shown
    present: Shown

    @property
    def place(self) -> "Place":
        """Where they sit."""
        return self[:4]

    def is_same(self, other: "Audience") -> bool:
        """Whether both get the same."""
        return (
            self.place == other.place
            and _are_one(self.present, other.present)
            and _are_one(self.before, other.before)
            and bool(self.legal == other.legal)
        )


def _are_one(one: Shown, other: Shown) -> bool:
    """Whether two have the very same before them; what is only equal does not count."""
    return (
        one.glance.view is other.glance.view
        and one.glance.game == other.glance.game
        and one.glance.n == other.glance.n
        and one.players is other.players
        and one.paused == other.paused
        and one.eyes == other.eyes
    )


class Written(NamedTuple):
    """News as they are sent, and what may be done after them."""

    message: bytes
    legal: Any


class SharedNews:
    """The latest news of a table as they were written, for those of each seat and for whoever looks on."""

    def __init__(self) -> None:
        self.moments = Snapshots()
        self._latest: dict[Place, tuple[Audience, Written]] = {}

    def of(self, audience: Audience) -> Written | None:
        """What was written for others in the same place, if it was."""
        latest = self._latest.get(audience.place)
        return latest[1] if latest is not None and audience.is_same(latest[0]) else None

    def keep(self, audience: Audience, written: Written) -> None:
        """Others may come for the same."""
        self._latest[audience.place] = audience, written


class _Views:
    """The latest few views in JSON: several look through the same eyes, and a table full of drawings is large."""

    def __init__(self) -> None:
        self._latest: deque[tuple[Any, msgspec.Raw]] = deque(maxlen=4)

    def __call__(self, view: Any) -> msgspec.Raw:
        for seen, written in tuple(self._latest):
            if seen is view:
                return written
        written = msgspec.Raw(msgspec.json.encode(view))
        self._latest.append((view, written))
        return written


in_json = _Views()
