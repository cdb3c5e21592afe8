"""What is said at a table, as it is sent; and how much anybody may say, show, and have thought about."""

from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2s
from typing import Final, NamedTuple

from yakai.table.live import LiveTable
from yakai.table.state import remarks
from yakai.table.state.remarks import Reacted, RemarkRemoved, TalkEvent
from yakai.web.limits.buckets import Allowance, Bucket
from yakai.web.limits.rates import BEYOND, HOUSEHOLD, Allowances, Buckets
from yakai.web.messages import ReactedMessage, SaidMessage, SaidRemark, TalkMessage, UnsaidMessage

REMARKS_A_SECOND: Final = 0.5
REMARKS_AT_ONCE: Final = 8
REACTIONS_A_SECOND: Final = 0.7
REACTIONS_AT_ONCE: Final = 5
GLIMPSES_A_SECOND: Final = 25.0
GLIMPSES_AT_ONCE: Final = 12
THOUGHTS_A_SECOND: Final = 1.0
THOUGHTS_AT_ONCE: Final = 20
"""So much one person may say in the long run, and in one go, show of what they are about, and have bots think of; all
at an address as much as a class.
"""


class TalkAllowance(NamedTuple):
    """How much one person may still say, from one address. The person comes first: whoever says too much does not use
    up what the others at their address may.
    """

    remarks: tuple[Bucket, Bucket]
    reactions: tuple[Bucket, Bucket]
    glimpses: tuple[Allowance, Bucket]
    thoughts: tuple[Bucket, Bucket]

    def may_say(self) -> bool:
        """Whether one remark more is allowed now."""
        return all(bucket.take() for bucket in self.remarks)

    def may_react(self) -> bool:
        """Whether one reaction more is."""
        return all(bucket.take() for bucket in self.reactions)

    def may_show(self) -> bool:
        """Whether one glimpse more is."""
        return all(measure.take() for measure in self.glimpses)

    def may_have_thought(self) -> bool:
        """Whether bots may think about one more question."""
        return all(bucket.take() for bucket in self.thoughts)


class TalkAllowances:
    """The same for everybody, over all their lines together."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._remarks = Buckets(REMARKS_A_SECOND, REMARKS_AT_ONCE, clock)
        self._remarks_from = Buckets(REMARKS_A_SECOND * HOUSEHOLD, REMARKS_AT_ONCE * HOUSEHOLD, clock)
        self._reactions = Buckets(REACTIONS_A_SECOND, REACTIONS_AT_ONCE, clock)
        self._reactions_from = Buckets(REACTIONS_A_SECOND * HOUSEHOLD, REACTIONS_AT_ONCE * HOUSEHOLD, clock)
        self._glimpses = Allowances(GLIMPSES_A_SECOND, GLIMPSES_AT_ONCE, BEYOND, clock)
        self._glimpses_from = Buckets(GLIMPSES_A_SECOND * HOUSEHOLD, GLIMPSES_AT_ONCE * HOUSEHOLD, clock)
        self._thoughts = Buckets(THOUGHTS_A_SECOND, THOUGHTS_AT_ONCE, clock)
        self._thoughts_from = Buckets(THOUGHTS_A_SECOND * HOUSEHOLD, THOUGHTS_AT_ONCE * HOUSEHOLD, clock)

    def of(self, person: str, address: str) -> TalkAllowance:
        """Theirs."""
        return TalkAllowance(
            (self._remarks.of(person), self._remarks_from.of(address)),
            (self._reactions.of(person), self._reactions_from.of(address)),
            (self._glimpses.of(person), self._glimpses_from.of(address)),
            (self._thoughts.of(person), self._thoughts_from.of(address)),
        )


def stands_for(live: LiveTable, person: str) -> str:
    """What stands for a person at this table, and nowhere else: nobody can tell who it is."""
    return _word(live.table.id, person)


@lru_cache(maxsize=1024)
def _word(table: str, person: str) -> str:
    return blake2s(person.encode(), key=table.encode()[:32], digest_size=8).hexdigest()


def latest(live: LiveTable) -> TalkMessage:
    """The latest of what was said."""
    return TalkMessage(tuple(_written(live, remark) for remark in live.talk.remarks))


def written(live: LiveTable, spoken: TalkEvent) -> SaidMessage | UnsaidMessage | ReactedMessage:
    """Something that was just said, the same for all who are there."""
    match spoken:
        case RemarkRemoved(n=n):
            return UnsaidMessage(n)
        case Reacted(person=person, name=name, seat=seat, reaction=reaction):
            return ReactedMessage(stands_for(live, person), name, seat, reaction)
        case _:
            return SaidMessage(_written(live, spoken))


def _written(live: LiveTable, remark: remarks.Remark) -> SaidRemark:
    who = stands_for(live, remark.person)
    return SaidRemark(remark.n, who, remark.name, remark.seat, remark.text or "", round(remark.at, 3))
