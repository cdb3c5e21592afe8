"""Characters of bots: at every level, a seat's bot has the same nature."""

from typing import Final, Literal, NamedTuple, TypeAlias

Nature: TypeAlias = Literal["calm", "honest", "suspicious", "bold"]

NATURES: Final[tuple[Nature, ...]] = ("calm", "honest", "suspicious", "bold", "bold", "calm")
"""By seat, to match the bots' faces: a tanuki, a hare, a cat, a tengu, a fox and a kappa."""


class Character(NamedTuple):
    """How a bot of some nature plays.

    With chance `jumps` it claims more than it must, as long as a claim is at least as likely as `sure`, and with chance
    `bluffs` however unlikely. It challenges claims that are less likely than `doubts`, and more readily as the stack
    grows.
    """

    sure: float
    jumps: float
    bluffs: float
    doubts: float
