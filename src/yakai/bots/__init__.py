"""The bots of each game by name, and a random bot for all games."""

from random import Random
from typing import Any, Protocol, TypeAlias, runtime_checkable

from yakai.core import catalogue
from yakai.core.errors import UnknownBot
from yakai.core.game import AnyRules, Bot

PastDecision: TypeAlias = tuple[str | None, bytes, bytes]
"""The bot that acted (`None`: a person), with the view and the memory of its seat as JSON."""


class RandomBot:
    """Plays random legal actions."""

    def choose(self, rules: AnyRules, view: Any, memory: Any, rng: Random) -> Any:
        """A random legal action; `None` if there is none."""
        legal = rules.legal(view)
        return legal.sample(rng) if legal else None


@runtime_checkable
class SearchingBot(Protocol):
    """A bot that searches, and can do so with fewer trials."""

    def trying(self, part: float) -> Bot:
        """The same bot with this part of its usual number of trials."""
        ...


def hurried(bot: Bot, part: float) -> Bot:
    """The bot with this part of its usual trials, quicker and weaker; the bot itself if it does not search."""
    return bot.trying(part) if part != 1 and isinstance(bot, SearchingBot) else bot


def names(game: str) -> tuple[str, ...]:
    """The bots that players can choose for a game, weakest first, without the stand-in for absent players."""
    found = catalogue.game(game)
    return ("random", *(name for name in found.bots if name != found.stand_in))


def usual(game: str) -> str:
    """The bot that is offered first: the weakest one that does not play at random, if there is one."""
    return names(game)[:2][-1]


def strongest(game: str) -> str:
    """The bot that gives hints."""
    return names(game)[-1]


def stand_in(game: str) -> str:
    """The bot that plays for an absent player: the game's own, or one that plays well and quickly."""
    known = names(game)
    return catalogue.game(game).stand_in or ("club" if "club" in known else known[-1])


def named(game: str, name: str) -> Bot:
    """The bot of a game with this name."""
    if name == "random":
        return RandomBot()
    try:
        return catalogue.game(game).bots[name]
    except KeyError:
        raise UnknownBot("no-such-bot", bot=name, known=", ".join(names(game))) from None
