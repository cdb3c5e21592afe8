"""Game messages that are encoded once for all connections that see the same: there may be a thousand spectators."""

from collections import deque
from typing import Any, NamedTuple, TypeAlias

import msgspec

from yakai.core.game import Seat
from yakai.table.state.visible_game import VisibleGame
from yakai.text import Lang
from yakai.web.ws.snapshot import SnapshotCache

AudienceKey: TypeAlias = tuple[Seat | None, Lang, bool, bool]
"""The first four fields of an `Audience`."""


class Audience(NamedTuple):
    """The connections that get the same message: their viewing seat and language, whether they are the host's, whether
    they get parts of views, the legal actions that were sent last, and what was and is visible to them.
    """

    seat: Seat | None
    lang: Lang
    host: bool
    parts: bool
    legal: Any
    before: VisibleGame
    now: VisibleGame

    @property
    def key(self) -> AudienceKey:
        """What does not change from message to message."""
        return self[:4]

    def is_same(self, other: "Audience") -> bool:
        """Whether both get the same message."""
        return (
            self.key == other.key
            and _are_identical(self.now, other.now)
            and _are_identical(self.before, other.before)
            and bool(self.legal == other.legal)
        )


def _are_identical(one: VisibleGame, other: VisibleGame) -> bool:
    """Whether both show the same objects. Comparing large views by value would cost more than it saves."""
    return (
        one.snapshot.view is other.snapshot.view
        and one.snapshot.game == other.snapshot.game
        and one.snapshot.n == other.snapshot.n
        and one.players is other.players
        and one.paused == other.paused
        and one.seat == other.seat
    )


class EncodedMessage(NamedTuple):
    """A game message as it is sent, and the legal actions after it."""

    message: bytes
    legal: Any


class SharedMessages:
    """The latest game messages of a table, one for each audience, and the snapshots that they are made from."""

    def __init__(self) -> None:
        self.snapshots = SnapshotCache()
        self._latest: dict[AudienceKey, tuple[Audience, EncodedMessage]] = {}

    def find(self, audience: Audience) -> EncodedMessage | None:
        """The message that was encoded for this audience, if there is one."""
        latest = self._latest.get(audience.key)
        return latest[1] if latest is not None and audience.is_same(latest[0]) else None

    def keep(self, audience: Audience, encoded: EncodedMessage) -> None:
        """Keep a message for the other connections of its audience."""
        self._latest[audience.key] = audience, encoded


class _EncodedViews:
    """The latest few views in JSON: connections share them, and a view full of drawings is large."""

    def __init__(self) -> None:
        self._latest: deque[tuple[Any, msgspec.Raw]] = deque(maxlen=4)

    def __call__(self, view: Any) -> msgspec.Raw:
        for known, encoded in tuple(self._latest):
            if known is view:
                return encoded
        encoded = msgspec.Raw(msgspec.json.encode(view))
        self._latest.append((view, encoded))
        return encoded


encoded_view = _EncodedViews()
