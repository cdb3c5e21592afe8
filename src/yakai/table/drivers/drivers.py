"""All drivers of one table: made here, woken in the right order, and closed together."""

import logging
from collections.abc import Callable

from yakai.table.drivers.absence import Absence
from yakai.table.drivers.bots import Bots
from yakai.table.drivers.player_clocks import PlayerClocks
from yakai.table.drivers.rules_timer import RulesTimer
from yakai.table.drivers.standing_actions import StandingActions
from yakai.table.drivers.succession import Succession
from yakai.table.drivers.turn_notices import TurnNotices
from yakai.table.keys import TableKeys
from yakai.table.ports import Change, Driver, Submit
from yakai.table.presence import Presence
from yakai.table.services import TableServices
from yakai.table.state.table import Table
from yakai.table.tasks import Tasks

logger = logging.getLogger(__name__)


class Drivers:
    """The drivers of one table."""

    def __init__(
        self,
        table: Table,
        presence: Presence,
        services: TableServices,
        keys: Callable[[], TableKeys],
        submit: Submit,
        notify: Callable[[Change], None],
        tasks: Tasks,
    ) -> None:
        settings, thinker = services.settings, services.thinker
        self.rules_timer = RulesTimer(table, presence, submit, tasks, settings)
        self.player_clocks = PlayerClocks(table, presence, thinker, services.uptime, submit, tasks, settings)
        self.absence = Absence(table, presence, submit, notify, tasks, settings)
        self._succession = Succession(table, presence, submit, tasks, settings)
        self._standing_actions = StandingActions(table, submit, tasks, settings)
        self._turn_notices = TurnNotices(table, keys, presence, services.notify)
        self._bots = Bots(table, presence, thinker, self.rules_timer, submit, settings)
        self._table = table

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return self._bots.thinking

    def wake_clocks(self) -> None:
        """Start or stop clocks and timers: all that a move can change before it is sent."""
        self._wake(self.rules_timer, self.player_clocks)

    def wake_for_people(self, *agreements: Driver) -> None:
        """Check who is away, who the host is, and open votes and requests."""
        self._wake(self.absence, self._succession, *agreements)

    def wake_players(self) -> None:
        """Notify people that it is their turn, and let bots and standing actions play."""
        self._wake(self._turn_notices, self._standing_actions, self._bots)

    def wake_bots(self) -> None:
        """Let bots play after people have connected or left."""
        self._wake(self._bots)

    def _wake(self, *drivers: Driver) -> None:
        """Wake some drivers. A failure is logged and affects neither the other drivers nor the move."""
        for driver in drivers:
            try:
                driver.wake()
            except Exception:
                logger.exception("a driver of %s failed", self._table.room.game)

    def resend_notices(self) -> None:
        """Notify absent players again that it is their turn, in case the server stopped before it did."""
        self._turn_notices.resend()

    def stop(self) -> None:
        """Cancel all timers and bots."""
        self.rules_timer.close()
        self.player_clocks.close()
        self.absence.close()
        self._succession.close()
        self._standing_actions.close()
        self._bots.stop()

    async def close(self) -> None:
        """Stop, and wait until no bot is thinking."""
        self.stop()
        await self._bots.close()
