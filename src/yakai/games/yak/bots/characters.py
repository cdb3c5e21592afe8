"""How somebody plays: bots have characters, at every level the same by seat."""

from typing import Final, Literal, NamedTuple, TypeAlias

Nature: TypeAlias = Literal["calm", "honest", "suspicious", "bold"]

NATURES: Final[tuple[Nature, ...]] = ("calm", "honest", "suspicious", "bold", "bold", "calm")
"""By seat, as the bots have their faces: a tanuki, a hare, a cat, a tengu, a fox and a kappa."""


class Character(NamedTuple):
    """How somebody plays.

    Now and then (`jumps`) they say more than they must, as long as they are so `sure` of it, and sometimes (`bluffs`)
    whether or not they are. They challenge what they give a chance under `doubts`; more, the more there is to take.
    """

    sure: float
    jumps: float
    bluffs: float
    doubts: float
