"""Which rate limits a server has and how large they are, besides those in its settings. `limiters` counts them."""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from yakai.web.limits.limiters import Allowance, Bucket, HourlyLimit, PairedLimit
from yakai.web.limits.limiters_by_key import LimiterByKey, PairedLimitByKey
from yakai.web.limits.locks import LimitedLock
from yakai.web.settings import Settings

ADDRESS_FACTOR: Final = 30
"""The limits of an address as a multiple of one person's. A school class may share one address."""

REFUSALS_BEFORE_CLOSE: Final = 500
"""The burst of refused requests of one person; beyond it, the connection is closed."""

REMARKS_PER_SECOND: Final = 0.5
REMARKS_AT_ONCE: Final = 8
REACTIONS_PER_SECOND: Final = 0.7
REACTIONS_AT_ONCE: Final = 5
GLIMPSES_PER_SECOND: Final = 25.0
GLIMPSES_AT_ONCE: Final = 12
BOT_QUESTIONS_PER_SECOND: Final = 1.0
BOT_QUESTIONS_AT_ONCE: Final = 20
"""One person's rate and burst of remarks, reactions, glimpses and questions that a bot thinks about."""

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


class PersonLimits(NamedTuple):
    """What one person may still send from one address, over all their connections, by what it costs."""

    requests: PairedLimit[Allowance]
    remarks: PairedLimit[Bucket]
    reactions: PairedLimit[Bucket]
    glimpses: PairedLimit[Allowance]
    bot_questions: PairedLimit[Bucket]


class RequestLimits:
    """The limits of requests at tables, of all persons and addresses; the rate and burst of all requests are settings
    of the server.
    """

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self._requests = _allowances(rate, burst, clock)
        self._remarks = _buckets(REMARKS_PER_SECOND, REMARKS_AT_ONCE, clock)
        self._reactions = _buckets(REACTIONS_PER_SECOND, REACTIONS_AT_ONCE, clock)
        self._glimpses = _allowances(GLIMPSES_PER_SECOND, GLIMPSES_AT_ONCE, clock)
        self._bot_questions = _buckets(BOT_QUESTIONS_PER_SECOND, BOT_QUESTIONS_AT_ONCE, clock)

    def of(self, person: str, address: str) -> PersonLimits:
        """The limits of a person at an address."""
        return PersonLimits(
            self._requests.of(person, address),
            self._remarks.of(person, address),
            self._reactions.of(person, address),
            self._glimpses.of(person, address),
            self._bot_questions.of(person, address),
        )


class ServerLimits:
    """The limits of a server with these settings. `now` is the calendar's time, by which hours are counted."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        rate, burst, steady = settings.messages_per_second, settings.messages_at_once, time.monotonic
        self.http_requests = _buckets(rate, burst + HTTP_REQUESTS_EXTRA, steady)
        self.table_requests = RequestLimits(rate, burst, steady)
        self.joins = _buckets(JOINS_PER_SECOND, settings.connections_per_person + JOINS_EXTRA, steady)
        self.renames = _buckets(RENAMES_PER_SECOND, RENAMES_AT_ONCE, steady)
        self.list_reads = PairedLimitByKey(
            LimiterByKey(lambda: Bucket(LIST_READS_PER_SECOND, LIST_READS_AT_ONCE, now)),
            LimiterByKey(
                lambda: Bucket(settings.list_reads_per_second_per_address, settings.list_reads_at_once, now)
            ),
        )
        self.new_tables = PairedLimitByKey(
            hourly(settings.tables_per_hour, now), hourly(settings.tables_per_hour_per_address, now)
        )
        self.new_people = hourly(settings.guests_per_hour_per_address, now)
        self.notice_changes = PairedLimitByKey(
            hourly(NOTICE_CHANGES_PER_HOUR, now), hourly(NOTICE_CHANGES_PER_HOUR * ADDRESS_FACTOR, now)
        )
        self.replays = LimitedLock(WAITING_REPLAYS)


def frame_limit(settings: Settings) -> Bucket:
    """The limit on frames of one connection. It is far higher than that on messages, because points of growing strokes,
    pongs and refused messages count as well: only a flood exceeds it.
    """
    burst = settings.messages_at_once + 2 * REFUSALS_BEFORE_CLOSE
    return Bucket(5 * settings.messages_per_second, burst, time.monotonic)


def hourly(most: int, now: Callable[[], float]) -> LimiterByKey[HourlyLimit]:
    """A limit within an hour for each person or address."""
    return LimiterByKey(lambda: HourlyLimit(most, now))


def _buckets(rate: float, burst: int, clock: Callable[[], float]) -> PairedLimitByKey[Bucket]:
    """A bucket for each person, and `ADDRESS_FACTOR` times as much for each address."""
    return PairedLimitByKey(
        LimiterByKey(lambda: Bucket(rate, burst, clock)), _of_addresses(rate, burst, clock)
    )


def _allowances(rate: float, burst: int, clock: Callable[[], float]) -> PairedLimitByKey[Allowance]:
    """An allowance for each person, and `ADDRESS_FACTOR` times as much for each address."""
    return PairedLimitByKey(
        LimiterByKey(lambda: Allowance(rate, burst, REFUSALS_BEFORE_CLOSE, clock)),
        _of_addresses(rate, burst, clock),
    )


def _of_addresses(rate: float, burst: int, clock: Callable[[], float]) -> LimiterByKey[Bucket]:
    rate, burst = rate * ADDRESS_FACTOR, burst * ADDRESS_FACTOR
    return LimiterByKey(lambda: Bucket(rate, burst, clock))
