"""How many requests one person may send from one address, over all their connections, by what the requests cost."""

from collections.abc import Callable
from typing import Final, NamedTuple

from yakai.web.limits.limiters import Allowance, Bucket
from yakai.web.limits.limiters_by_key import ADDRESS_FACTOR, REFUSALS_BEFORE_CLOSE, Allowances, Buckets

REMARKS_PER_SECOND: Final = 0.5
REMARKS_AT_ONCE: Final = 8
REACTIONS_PER_SECOND: Final = 0.7
REACTIONS_AT_ONCE: Final = 5
GLIMPSES_PER_SECOND: Final = 25.0
GLIMPSES_AT_ONCE: Final = 12
THOUGHTS_PER_SECOND: Final = 1.0
THOUGHTS_AT_ONCE: Final = 20
"""One person's rate and burst of remarks, reactions, glimpses and questions that a bot thinks about; all people at one
address have `ADDRESS_FACTOR` times as much.
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
        def buckets(rate: float, burst: int) -> tuple[Buckets, Buckets]:
            return Buckets(rate, burst, clock), Buckets(rate * ADDRESS_FACTOR, burst * ADDRESS_FACTOR, clock)

        def allowances(rate: float, burst: int) -> tuple[Allowances, Buckets]:
            return Allowances(rate, burst, REFUSALS_BEFORE_CLOSE, clock), buckets(rate, burst)[1]

        self._requests = allowances(rate, burst)
        self._remarks = buckets(REMARKS_PER_SECOND, REMARKS_AT_ONCE)
        self._reactions = buckets(REACTIONS_PER_SECOND, REACTIONS_AT_ONCE)
        self._glimpses = allowances(GLIMPSES_PER_SECOND, GLIMPSES_AT_ONCE)
        self._thoughts = buckets(THOUGHTS_PER_SECOND, THOUGHTS_AT_ONCE)

    def of(self, person: str, address: str) -> PersonLimits:
        """The limits of a person at an address."""
        return PersonLimits(
            (self._requests[0].of(person), self._requests[1].of(address)),
            (self._remarks[0].of(person), self._remarks[1].of(address)),
            (self._reactions[0].of(person), self._reactions[1].of(address)),
            (self._glimpses[0].of(person), self._glimpses[1].of(address)),
            (self._thoughts[0].of(person), self._thoughts[1].of(address)),
        )
