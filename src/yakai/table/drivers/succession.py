"""Gives a table another host when its host has been away for long (`commands.automatic.next_host`)."""

import asyncio
import logging

from yakai.core.errors import YakaiError
from yakai.table.commands.automatic import NextHost, next_host
from yakai.table.ports import Submit
from yakai.table.presence import Presence
from yakai.table.settings import TableSettings
from yakai.table.state.table import Table
from yakai.table.tasks import Tasks

logger = logging.getLogger(__name__)


class Succession:
    """Watches whether the host of one table is connected."""

    def __init__(
        self, table: Table, presence: Presence, submit: Submit, tasks: Tasks, settings: TableSettings
    ) -> None:
        self._table = table
        self._presence = presence
        self._submit = submit
        self._tasks = tasks
        self._settings = settings
        self._waiting: asyncio.TimerHandle | None = None
        self._closed = False

    def wake(self) -> None:
        """Start the timer when the host has left; stop it when the host is back or no other person can be the host."""
        room, presence = self._table.room, self._presence
        missing = (
            not presence.is_here(room.host) and next_host(room, presence.people, presence.guests) is not None
        )
        if not missing and self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        elif missing and self._waiting is None and not self._closed:
            self._wait(self._settings.host_gone)

    def _wait(self, seconds: float) -> None:
        self._waiting = asyncio.get_running_loop().call_later(seconds, self._time_is_up)

    def _time_is_up(self) -> None:
        presence = self._presence
        self._tasks.start(self._hand_over(NextHost(self._table.room.host, presence.people, presence.guests)))

    async def _hand_over(self, command: NextHost) -> None:
        """Make another person the host, and try again if that cannot be stored."""
        self._waiting = None
        if self._presence.is_here(command.host):
            return
        try:
            await self._submit(command)
        except YakaiError as error:
            logger.warning("could not find another host: %s", error)
            if not self._closed and self._waiting is None:
                self._wait(self._settings.retry)

    def close(self) -> None:
        """Stop the timer."""
        self._closed = True
        if self._waiting is not None:
            self._waiting.cancel()
