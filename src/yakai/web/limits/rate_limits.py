"""All rate limits of one server, as one value: what a person may do, and what all people at one address may do."""

import time
from collections.abc import Callable
from typing import Final, Protocol

from yakai.web.limits.limiters_by_key import ADDRESS_FACTOR, Buckets, Hourly
from yakai.web.limits.locks import LimitedLock
from yakai.web.limits.request_limits import RequestLimits
from yakai.web.settings import Settings

HTTP_REQUESTS_EXTRA: Final = 440
"""HTTP requests of one person at once, beyond their messages at once: a page and all its files."""

LIST_READS_PER_SECOND: Final = 5.0
LIST_READS_AT_ONCE: Final = 100
"""One person's reads of lists and records. They count against the limit of the address too."""

JOINS_PER_SECOND: Final = 2.0
JOINS_EXTRA: Final = 30
"""Connections to tables that one person may open: so many a second, and at once so many beyond the number that may be
open.
"""

RENAMES_PER_SECOND: Final = 0.5
RENAMES_AT_ONCE: Final = 20
"""How often one person may take another name."""

NOTICE_CHANGES_PER_HOUR: Final = 10
"""How often one person may give an address for notices, or the code that was sent there."""

WAITING_REPLAYS: Final = 20
"""Requests that may wait for the log of a finished game: it takes seconds to replay a long one."""


class _Limit(Protocol):
    def take(self, who: str) -> bool: ...


class PairedLimit:
    """A limit for each person, and one for all people at each address.

    The person's is taken first, so that a person beyond it uses up nothing of what the others at their address have.
    """

    def __init__(self, person: _Limit, address: _Limit) -> None:
        self.person = person
        self.address = address

    def take(self, person: str | None, address: str) -> bool:
        """Take one; says whether there was one left. For a client without a cookie only the address counts."""
        return (person is None or self.person.take(person)) and self.address.take(address)


class ServerLimits:
    """The limits of a server with these settings. `now` is the calendar's time, by which hours are counted."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        rate, burst = settings.messages_per_second, settings.messages_at_once
        self.http_requests = _paired(rate, burst + HTTP_REQUESTS_EXTRA)
        self.table_requests = RequestLimits(rate, burst, time.monotonic)
        self.joins = _paired(JOINS_PER_SECOND, settings.connections_per_person + JOINS_EXTRA)
        self.renames = _paired(RENAMES_PER_SECOND, RENAMES_AT_ONCE)
        self.list_reads = PairedLimit(
            Buckets(LIST_READS_PER_SECOND, LIST_READS_AT_ONCE, now),
            Buckets(settings.list_reads_per_second_per_address, settings.list_reads_at_once, now),
        )
        self.new_tables = PairedLimit(
            Hourly(settings.tables_per_hour, now), Hourly(settings.tables_per_hour_per_address, now)
        )
        self.new_people = Hourly(settings.guests_per_hour_per_address, now)
        self.notice_changes = PairedLimit(
            Hourly(NOTICE_CHANGES_PER_HOUR, now), Hourly(NOTICE_CHANGES_PER_HOUR * ADDRESS_FACTOR, now)
        )
        self.replays = LimitedLock(WAITING_REPLAYS)


def _paired(rate: float, burst: int) -> PairedLimit:
    """A limit for a person, and as many times as much for their address."""
    return PairedLimit(
        Buckets(rate, burst, time.monotonic),
        Buckets(rate * ADDRESS_FACTOR, burst * ADDRESS_FACTOR, time.monotonic),
    )
