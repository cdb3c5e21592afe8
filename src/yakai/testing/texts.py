"""Checks that a game has all its texts: of its poster, its options, its terminal and its events."""

import warnings
from collections.abc import Iterator, Sequence

from yakai import text
from yakai.core.game import Game
from yakai.core.options import OptionInfo, offered
from yakai.testing.errors import LawBroken
from yakai.testing.laws import positions
from yakai.testing.play import Case, random_match
from yakai.text.telling import sentences


def texts_are_there(game: Game, langs: Sequence[text.Lang] = ("en",), seed: int = 1) -> None:
    """An installed game has every text in each of these languages: its own keys, and the sentences of a random game for
    each number of seats. Raises `LawBroken` with the missing key.
    """
    for lang in langs:
        with warnings.catch_warnings():
            warnings.simplefilter("error", text.MissingText)
            try:
                for key in keys(game):
                    text.say(lang, key)
                for seats in game.rules.seats:
                    _say_a_game(game, seats, seed, lang)
            except text.MissingText as missing:
                raise LawBroken(f"{game.rules.id} {game.rules.version}: {missing}") from missing


def keys(game: Game) -> Iterator[str]:
    """The keys of the texts that a game needs: name and poster, options, and terminal."""
    name = game.rules.id
    yield from (f"{name}-{part}" for part in ("name", "tagline", "feel", "poster-facts", "poster-feel"))
    for option in offered(game.rules.options):
        yield from (f"{name}-option-{key}" for key in option_keys(option))
    if game.terminal is not None:
        yield game.terminal.help
        for section in game.terminal.rules:
            yield from (section, f"{section}-title")


def option_keys(option: OptionInfo) -> Iterator[str]:
    """The keys of an option's name and values. An optional number also has a text for any number (`-some`). Flags that
    are grades of one thing have a name for all, one for none of them, and a short one each.
    """
    values = {"flag": ("yes", "no"), "seat": (None,)}.get(option.kind, option.choices)
    yield option.key
    yield from (f"{option.key}-{'none' if value is None else value}" for value in values)
    if option.kind == "number" and None in option.choices:
        yield f"{option.key}-some"
    if option.graded is not None:
        yield from (option.graded.what, f"{option.graded.what}-none", f"{option.graded.what}-{option.key}")


def _say_a_game(game: Game, seats: int, seed: int, lang: text.Lang) -> None:
    names = [f"Player {seat + 1}" for seat in range(seats)]
    for now, step in positions(random_match(Case(game.rules, seats, {}), seed)):
        for seat in (None, *range(seats)):
            for event in () if step is None else now.tell((step,), seat):
                sentences(game, event, names, seat, lang)
