"""What people at one table agree on before anything is stored: votes, and requests for a bot's seat."""

from collections.abc import Callable
from typing import NamedTuple

from yakai.table.agreements.seat_requests import SeatRequest, SeatRequests
from yakai.table.agreements.voting import EndVote, PauseVote
from yakai.table.ports import Change, Driver, Submit
from yakai.table.presence import Presence
from yakai.table.settings import TableSettings
from yakai.table.state.table import Table
from yakai.table.tasks import Tasks


class OpenAgreements(NamedTuple):
    """The open votes and seat requests, as all at the table can see them."""

    requests: tuple[SeatRequest, ...]
    to_end: frozenset[str]
    to_pause: frozenset[str]


class Agreements:
    """The votes and seat requests of one table."""

    def __init__(
        self,
        table: Table,
        presence: Presence,
        submit: Submit,
        notify: Callable[[Change], None],
        tasks: Tasks,
        settings: TableSettings,
    ) -> None:
        self.seat_requests = SeatRequests(table, presence, submit, notify, tasks, settings)
        self.end_vote = EndVote(table, presence, submit, notify, tasks)
        self.pause_vote = PauseVote(table, presence, submit, notify, tasks)

    @property
    def open(self) -> OpenAgreements:
        """What has not been decided yet."""
        return OpenAgreements(self.seat_requests.open, self.end_vote.agreed, self.pause_vote.agreed)

    @property
    def drivers(self) -> tuple[Driver, ...]:
        """The agreements as drivers: they have to be checked when people connect or leave."""
        return self.end_vote, self.pause_vote, self.seat_requests

    def stop(self) -> None:
        """Grant no more requests."""
        self.seat_requests.close()
