"""What all bots share: finding one by name, and the one that plays at random in every game."""

from random import Random
from typing import Any, Protocol, runtime_checkable

from yakai.core import catalogue
from yakai.core.errors import UnknownBot
from yakai.core.game import AnyRules, Bot


class AtRandom:
    """Plays anything that is legal."""

    def choose(self, rules: AnyRules, view: Any, memory: Any, rng: Random) -> Any:
        """Any legal action; `None` if there is none."""
        legal = rules.legal(view)
        return legal.sample(rng) if legal else None


@runtime_checkable
class Searches(Protocol):
    """A bot that tries many things in its head, and could do with fewer."""

    def trying(self, part: float) -> Bot:
        """The same player, who tries only this part of what it usually tries."""
        ...


def hurried(bot: Bot, part: float) -> Bot:
    """A bot that tries only a part of what it usually tries, if it tries anything: quicker, and not as strong."""
    return bot.trying(part) if part != 1 and isinstance(bot, Searches) else bot


def names(game: str) -> tuple[str, ...]:
    """The bots that can be chosen for a game, weakest first; not the one that it has only for the absent."""
    found = catalogue.game(game)
    return ("random", *(name for name in found.bots if name != found.stand_in))


def usual(game: str) -> str:
    """The bot to begin with: the weakest that does not play at random, if there is one."""
    return names(game)[:2][-1]


def strongest(game: str) -> str:
    """The bot to ask for advice."""
    return names(game)[-1]


def stand_in(game: str) -> str:
    """The bot that plays for somebody who is away: the game's own for that, or one that plays well and quickly."""
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
