"""What all connections of one table share: above all game messages, which are encoded once for all that see the same.
There may be a thousand spectators.
"""

from typing import Any, NamedTuple, TypeAlias

from yakai.core.game import Seat
from yakai.table.live import LiveTable
from yakai.table.state.visible_game import VisibleGame
from yakai.text import Lang
from yakai.web.limits.locks import FairLock
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
    """Whether both show the same. Connections share snapshots, so views need not be compared by value."""
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


class SharedByConnections:
    """The latest game messages of a table, one for each audience, the snapshots that they are made from, and the lock
    under which full states are made one after the other.
    """

    def __init__(self) -> None:
        self.snapshots = SnapshotCache()
        self.full_state_lock = FairLock()
        self._latest: dict[AudienceKey, tuple[Audience, EncodedMessage]] = {}

    def find(self, audience: Audience) -> EncodedMessage | None:
        """The message that was encoded for this audience, if there is one."""
        latest = self._latest.get(audience.key)
        return latest[1] if latest is not None and audience.is_same(latest[0]) else None

    def keep(self, audience: Audience, encoded: EncodedMessage) -> None:
        """Keep a message for the other connections of its audience."""
        self._latest[audience.key] = audience, encoded


def shared_by_connections(live: LiveTable) -> SharedByConnections:
    """What the connections of a table share, for as long as the table is loaded."""
    shared = live.shared_by_listeners
    if not isinstance(shared, SharedByConnections):
        shared = live.shared_by_listeners = SharedByConnections()
    return shared
