"""The actions of Foxfire, the outcomes of chance, and the legal actions as one value."""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from msgspec import Struct

from yakai.core.kinds import without_misfits
from yakai_foxfire.pieces import Lantern, Wish


class Lay(Struct, frozen=True, tag="lay", forbid_unknown_fields=True, gc=False):
    """Lay a spark face down (FOX-4). It names the round, so that a late action cannot count for the next one."""

    spark: int
    round: int


Action: TypeAlias = Lay


class Dealt(Struct, frozen=True, tag="dealt", forbid_unknown_fields=True):
    """A wish for each player (FOX-2)."""

    wishes: tuple[Wish, ...]


class Lit(Struct, frozen=True, tag="lit", forbid_unknown_fields=True):
    """The lantern of the round (FOX-3)."""

    lantern: Lantern


Outcome: TypeAlias = Dealt | Lit


class Choice(Struct, frozen=True):
    """Lay one of these sparks in this round.

    >>> list(Choice((2, 5), 3))
    [Lay(spark=2, round=3), Lay(spark=5, round=3)]
    """

    sparks: tuple[int, ...] = ()
    round: int = 0

    def __iter__(self) -> Iterator[Action]:
        return (Lay(spark, self.round) for spark in self.sparks)

    @without_misfits
    def __contains__(self, action: object) -> bool:
        return isinstance(action, Lay) and action.spark in self.sparks and action.round == self.round

    def __len__(self) -> int:
        return len(self.sparks)

    def sample(self, rng: Random) -> Action:
        """A random one of them."""
        return Lay(rng.choice(self.sparks), self.round)
