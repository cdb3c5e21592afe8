"""`yakai play`: a game against bots, in the terminal."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Any

import typer

from yakai import bots
from yakai.cli.forgetting import forget
from yakai.cli.language import LangOption, error_text
from yakai.cli.moves import default_seats, one_move, seat_bots
from yakai.cli.options import OptionsOption, chosen_options
from yakai.cli.plain import terminal
from yakai.cli.replay import narrate
from yakai.core import catalogue
from yakai.core.errors import YakaiError
from yakai.core.game import AnyRules, Looks, Terminal
from yakai.core.match import Match
from yakai.text import Lang, bot_name, say_in


class PlayerQuit(Exception):
    """The player quits the game."""


class HumanPlayer:
    """A player at the keyboard, with the interface of a bot. `check` raises if the rules forbid an action."""

    def __init__(
        self, names: Sequence[str], words: Terminal, lang: Lang, check: Callable[[Any], object]
    ) -> None:
        self.names = names
        self.words = words
        self.lang = lang
        self.say = say_in(lang)
        self.check = check

    def choose(self, rules: AnyRules, view: Any, memory: Any, rng: Random) -> Any:
        """Ask the player until they type a legal action, and return it; `None` if there is none."""
        if not rules.legal(view):
            return None
        print("", *self.words.picture(view, self.names, self.say), sep="\n")
        while True:
            typed = self._ask(self.words.prompt(view))
            if self._is("help", typed) or typed == "?":
                print(self.say(self.words.help), self.say("cli-play-help"), sep="\n")
            elif self._is("rules", typed):
                for key in self.words.rules:
                    print("", self.say(f"{key}-title"), self.say(key), sep="\n")
            elif self._is("quit", typed):
                raise PlayerQuit
            elif isinstance(self.words, Looks) and (
                lines := self.words.look(typed, view, self.names, self.say)
            ):
                print(*lines, sep="\n")
            elif typed:
                try:
                    action = self.words.read(typed, rules.legal(view), self.say)
                    self.check(action)
                except YakaiError as error:
                    print(error_text(error, self.lang))
                else:
                    return action

    def _ask(self, prompt: str) -> str:
        try:
            return input(self.say(prompt) + " ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise PlayerQuit from None

    def _is(self, word: str, typed: str) -> bool:
        """Whether a word was typed, in English or in the player's language."""
        return typed.lower() in (word, self.say(f"cli-word-{word}"))


def play(
    lang: LangOption,
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's id, as `yakai games` lists it.")],
    seats: Annotated[
        int | None, typer.Option(help="Number of players (default: 4, or the nearest allowed).")
    ] = None,
    bot: Annotated[
        str | None, typer.Option(help="The bot for all other seats (default: the game's usual one).")
    ] = None,
    option: OptionsOption = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same cards.")] = None,
    log: Annotated[
        Path | None, typer.Option(dir_okay=False, help="Write the game's log to this file.")
    ] = None,
) -> None:
    """Play a game in the terminal against bots. You have seat 1."""
    say = say_in(lang)
    rules = catalogue.rules(game)
    count = default_seats(rules) if seats is None else seats
    chance = SystemRandom() if seed is None else Random(seed)
    match = Match(rules, count, chosen_options(rules, count, option, lang), chance, deal=False)
    names = [name or say("cli-you"), *(bot_name(lang, seat) for seat in range(1, count))]
    words = terminal(game)
    players = seat_bots(game, [bot or bots.usual(game)], count)
    players[0] = HumanPlayer(names, words, lang, lambda action: rules.act(match.state, 0, action))
    with suppress(ImportError):
        import readline  # noqa: F401  # line editing at the prompt, if the system has it
    print(say("cli-welcome", name=say(f"{game}-name"), tagline=say(f"{game}-tagline")))
    steps = match.accept(match.settle())
    try:
        while True:
            for step in steps:
                lines = narrate(match, (step,), 0, names, lang)
                if lines:
                    print(*lines, sep="\n")
                    forget(match, step, 0, lines, names, lang)
            if match.result is not None:
                print("", *words.picture(match.view(0), names, say), sep="\n")
                break
            steps = one_move(match, players, chance)
    except (PlayerQuit, KeyboardInterrupt, EOFError):
        print(say("cli-goodbye"))
    if log is not None:
        match.save(log)
