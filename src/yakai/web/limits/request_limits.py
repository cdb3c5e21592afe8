"""How many requests one person may send from one address, over all their connections, by what the requests cost."""

from collections.abc import Callable
from typing import Final, NamedTuple

from yakai.web.limits.buckets import Allowance, Bucket
from yakai.web.limits.rate_limits import PEOPLE_PER_ADDRESS, REFUSALS_BEFORE_CLOSE, Allowances, Buckets

REMARKS_PER_SECOND: Final = 0.5
REMARKS_AT_ONCE: Final = 8
REACTIONS_PER_SECOND: Final = 0.7
REACTIONS_AT_ONCE: Final = 5
GLIMPSES_PER_SECOND: Final = 25.0
GLIMPSES_AT_ONCE: Final = 12
THOUGHTS_PER_SECOND: Final = 1.0
THOUGHTS_AT_ONCE: Final = 20
"""One person's rate and burst of remarks, reactions, glimpses and questions that a bot thinks about; all people at one
address have `PEOPLE_PER_ADDRESS` times as much.
"""


class PersonLimits(NamedTuple):
    """What one person may still send from one address. In each pair the person's bucket comes first, so that a person
    beyond their limit does not use up what others at their address may send.
    """

    requests: tuple[Allowance, Bucket]
    remarks: tuple[Bucket, Bucket]
    reactions: tuple[Bucket, Bucket]
    glimpses: tuple[Allowance, Bucket]
    thoughts: tuple[Bucket, Bucket]

    def may_say(self) -> bool:
        """Take one remark from the limit; says whether there was one left."""
        return all(bucket.take() for bucket in self.remarks)

    def may_react(self) -> bool:
        """Take one reaction."""
        return all(bucket.take() for bucket in self.reactions)

    def may_show(self) -> bool:
        """Take one glimpse."""
        return all(bucket.take() for bucket in self.glimpses)

    def may_have_thought(self) -> bool:
        """Take one question that a bot thinks about."""
        return all(bucket.take() for bucket in self.thoughts)


class RequestLimits:
    """The limits of all persons and addresses; the rate and burst of requests are the server's settings."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self._requests = Allowances(rate, burst, REFUSALS_BEFORE_CLOSE, clock)
        self._requests_from = Buckets(rate * PEOPLE_PER_ADDRESS, burst * PEOPLE_PER_ADDRESS, clock)
        self._remarks = Buckets(REMARKS_PER_SECOND, REMARKS_AT_ONCE, clock)
        self._remarks_from = Buckets(
            REMARKS_PER_SECOND * PEOPLE_PER_ADDRESS, REMARKS_AT_ONCE * PEOPLE_PER_ADDRESS, clock
        )
        self._reactions = Buckets(REACTIONS_PER_SECOND, REACTIONS_AT_ONCE, clock)
        self._reactions_from = Buckets(
            REACTIONS_PER_SECOND * PEOPLE_PER_ADDRESS, REACTIONS_AT_ONCE * PEOPLE_PER_ADDRESS, clock
        )
        self._glimpses = Allowances(GLIMPSES_PER_SECOND, GLIMPSES_AT_ONCE, REFUSALS_BEFORE_CLOSE, clock)
        self._glimpses_from = Buckets(
            GLIMPSES_PER_SECOND * PEOPLE_PER_ADDRESS, GLIMPSES_AT_ONCE * PEOPLE_PER_ADDRESS, clock
        )
        self._thoughts = Buckets(THOUGHTS_PER_SECOND, THOUGHTS_AT_ONCE, clock)
        self._thoughts_from = Buckets(
            THOUGHTS_PER_SECOND * PEOPLE_PER_ADDRESS, THOUGHTS_AT_ONCE * PEOPLE_PER_ADDRESS, clock
        )

    def of(self, person: str, address: str) -> PersonLimits:
        """The limits of a person at an address."""
        return PersonLimits(
            (self._requests.of(person), self._requests_from.of(address)),
            (self._remarks.of(person), self._remarks_from.of(address)),
            (self._reactions.of(person), self._reactions_from.of(address)),
            (self._glimpses.of(person), self._glimpses_from.of(address)),
            (self._thoughts.of(person), self._thoughts_from.of(address)),
        )
