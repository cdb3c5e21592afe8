"""Bots by name, and the bot that plays at random in every game."""

from random import Random
from typing import Any, Protocol, runtime_checkable

from yakai.core import catalogue
from yakai.core.errors import UnknownBot
from yakai.core.game import AnyRules, Bot


class AtRandom:
    """Plays random legal actions."""

    def choose(self, rules: AnyRules, view: Any, memory: Any, rng: Random) -> Any:
        """A random legal action; `None` if there is none."""
        legal = rules.legal(view)
        return legal.sample(rng) if legal else None


@runtime_checkable
class Searches(Protocol):
    """A bot that searches, and can search less."""

    def trying(self, part: float) -> Bot:
        """The same bot with this part of its usual number of trials."""
        ...


def hurried(bot: Bot, part: float) -> Bot:
    """A quicker and weaker bot: with this part of its usual trials, if it searches at all."""
    return bot.trying(part) if part != 1 and isinstance(bot, Searches) else bot


def names(game: str) -> tuple[str, ...]:
    """The bots that can be chosen for a game, weakest first. The stand-in for absent players cannot be chosen."""
    found = catalogue.game(game)
    return ("random", *(name for name in found.bots if name != found.stand_in))


def usual(game: str) -> str:
    """The bot offered first: the weakest that does not play at random, if there is one."""
    return names(game)[:2][-1]


def strongest(game: str) -> str:
    """The bot that gives hints."""
    return names(game)[-1]


def stand_in(game: str) -> str:
    """The bot that plays for an absent player: the game's own, or one that plays well and quickly."""
    known = names(game)
    return catalogue.game(game).stand_in or ("club" if "club" in known else known[-1])


def named(game: str, name: str) -> Bot:
    """One bot of a game by its name."""
    if name == "random":
        return AtRandom()
    try:
        return catalogue.game(game).bots[name]
    except KeyError:
        raise UnknownBot("no-such-bot", bot=name, known=", ".join(names(game))) from None
