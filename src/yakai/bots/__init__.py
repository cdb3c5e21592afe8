"""What all bots share: finding one by name, and the one that plays at random in every game."""

from random import Random
from typing import Any

from yakai.core import catalogue
from yakai.core.errors import UnknownBot
from yakai.core.game import AnyRules, Bot


class AtRandom:
    """Plays anything that is legal."""

    def choose(self, rules: AnyRules, view: Any, memory: Any, rng: Random) -> Any:
        """Any legal action; `None` if there is none."""
        legal = rules.legal(view)
        return legal.sample(rng) if legal else None


def names(game: str) -> tuple[str, ...]:
    """The bots that a game has, weakest first."""
    return ("random", *catalogue.game(game).bots)


def named(game: str, name: str) -> Bot:
    """One bot of a game by its name."""
    if name == "random":
        return AtRandom()
    try:
        return catalogue.game(game).bots[name]
    except KeyError:
        raise UnknownBot("no-such-bot", bot=name, known=", ".join(names(game))) from None
