"""Who at a table is notified of which change, and when.

In a crowd, spectators are notified of people and arrangements in batches. Otherwise a thousand spectators who come one
after the other would be a million messages.
"""

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from yakai.table.agreements import OpenAgreements
from yakai.table.drivers.absence import Waits
from yakai.table.ports import Change, Listener
from yakai.table.presence import Presence, VisiblePeople
from yakai.table.state.table import Table

CROWD: Final = 50
"""With more listeners than this, spectators are notified of the room in batches."""

CROWD_DELAY: Final = 0.5
"""Seconds between these batches."""


class Visible(NamedTuple):
    """What all at a table can see that is not in its log: who is present, who is waited for, what is asked, and whether
    the rules' timer runs.
    """

    seen: VisiblePeople
    waits: Waits
    open: OpenAgreements
    timer_runs: bool

    def change_since(self, before: "Visible") -> Change:
        """The change since an earlier moment."""
        return Change(room=self[:3] != before[:3], clock=self.timer_runs != before.timer_runs)

    def differs_for_players(self, before: "Visible") -> bool:
        """Whether more than the number of spectators has changed."""
        return self.seen.people != before.seen.people or self[1:] != before[1:]


class Notifier:
    """Notifies the listeners of one table. `visible` returns what all can see now; `wake` wakes the drivers that depend
    on who is connected.
    """

    def __init__(
        self, table: Table, presence: Presence, visible: Callable[[], Visible], wake: Callable[[], None]
    ) -> None:
        self._table = table
        self._presence = presence
        self._visible = visible
        self._wake = wake
        self._batch: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def _crowded(self) -> bool:
        return len(self._presence.listeners) > CROWD

    def notify(self, change: Change, but: Listener | None = None, at_once: bool = False) -> None:
        """Notify all listeners of a change. In a crowd, spectators are notified of the room later, unless there are
        news or it is to be `at_once`. Listeners that fail are dropped together, and the others are notified of that.
        """
        room_later = self._crowded and change.room and not (at_once or change.news)
        if room_later:
            self._notify_later()
        while failed := self._send(change, but, room_later):
            before = self._visible()
            for listener in failed:
                self._presence.remove(listener)
                listener.drop()
            self._wake()
            change = self._visible().change_since(before)
            if not any(change):
                return

    def notify_of_people(self, before: Visible, but: Listener | None = None) -> None:
        """Notify all listeners of what is visible since people have connected or left. In a crowd, the number of
        spectators alone is shown later.
        """
        now = self._visible()
        change = now.change_since(before)
        if self._crowded and not now.differs_for_players(before):
            if change.room:
                self._notify_later()
        elif any(change):
            self.notify(change, but)

    def _send(self, change: Change, but: Listener | None, room_later: bool) -> list[Listener]:
        """Send a change to all listeners; with `room_later` those who neither sit there nor host get the room another
        time. Returns those that failed.
        """
        room = self._table.room
        players = {*room.people, room.host} if room_later else ()

        def send(listener: Listener) -> None:
            listener.on_change(change, room_later and listener.person not in players)

        return self._presence.failing(send, but)

    def _notify_later(self) -> None:
        if self._batch is None:
            self._batch = asyncio.get_running_loop().call_later(CROWD_DELAY, self._notify_now)

    def _notify_now(self) -> None:
        self._batch = None
        if not self._closed:
            self.notify(Change(room=True), at_once=True)

    def close(self) -> None:
        """Send no more batches."""
        self._closed = True
        if self._batch is not None:
            self._batch.cancel()
