"""A game's options on the command line: typed values reach the game, and wrong ones give an error in words."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result as Done

import yakai
from yakai.cli.options import chosen_options
from yakai.core import catalogue
from yakai.core.errors import BadOption
from yakai.core.options import read_options
from yakai.games.pictomania.decks import deck
from yakai.games.pictomania.pieces import LETTERS
from yakai.text import Lang, explain, languages


def chosen(game: str, *given: str, lang: Lang = "en", seats: int = 4) -> Any:
    rules = catalogue.rules(game)
    return read_options(rules, chosen_options(rules, seats, list(given), lang))


def test_players_count_from_1() -> None:
    assert chosen("yak", "first=1").first == 0
    assert chosen("yak", "first=4").first == 3
    assert chosen("yak", "first=none").first is None
    assert chosen("yak").first is None


def test_every_kind_of_option_can_be_typed() -> None:
    options = chosen(
        "pictomania", "advanced=yes", "undo=no", "drawing=60", "levels=red, red,green,orange", "language=uk"
    )
    assert (options.advanced, options.undo, options.drawing) == (True, False, 60)
    assert options.levels == ("red", "red", "green", "orange")
    assert options.language == "uk"
    assert chosen("pictomania", "drawing=none").drawing is None


def test_yes_no_and_none_can_be_typed_in_the_readers_language() -> None:
    options = chosen("pictomania", "advanced=да", "undo=нет", "drawing=нет", lang="ru")
    assert (options.advanced, options.undo, options.drawing) == (True, False, None)
    assert chosen("pictomania", "advanced=так", "undo=yes", lang="uk").advanced
    for lang, word in (("en", "none"), ("en", "no"), ("ru", "нет"), ("uk", "немає"), ("uk", "ні")):
        assert chosen("yokai", f"links={word}", f"first={word}", lang=lang) == chosen("yokai")


@pytest.mark.parametrize("lang", languages())
def test_words_are_in_the_readers_language_unless_set(lang: Lang) -> None:
    assert chosen("pictomania", lang=lang).language == lang
    assert chosen("pictomania", "language=en", lang=lang).language == "en"


@pytest.mark.parametrize(
    ("game", "given", "complaint"),
    [
        ("yak", "first", "“first” is not an option. Write it as name=value, such as first=2."),
        ("yak", "colour=1", "“Yak” has no option “colour”. Its options: first."),
        ("yak", "first=0", "“first” cannot be “0”. It can be: 1–4, none."),
        ("yak", "first=5", "“first” cannot be “5”. It can be: 1–4, none."),
        ("pictomania", "advanced=perhaps", "“advanced” cannot be “perhaps”. It can be: yes, no."),
        ("pictomania", "advanced=none", "“advanced” cannot be “none”. It can be: yes, no."),
        ("pictomania", "drawing=5", "“drawing” cannot be “5”. It can be: 10–3600, none."),
        ("pictomania", "language=fr", "“language” cannot be “fr”. It can be: en, ru, uk."),
        (
            "pictomania",
            "levels=red",
            (
                "“levels” cannot be “red”. It can be: "
                "4 of these, separated by commas: green, yellow, orange, red (such as green,yellow,orange,red)."
            ),
        ),
    ],
)
def test_an_invalid_value_is_refused_with_the_valid_ones(game: str, given: str, complaint: str) -> None:
    with pytest.raises(BadOption) as refused:
        chosen(game, given)
    assert explain(refused.value, "en") == complaint


def test_the_complaint_is_in_the_readers_language(command: Callable[..., Done]) -> None:
    done = command("play", "yak", "--option", "first=9", "--lang", "ru")
    assert done.exit_code == 2
    assert done.stderr == "Настройка «first» не может быть «9». Можно: 1–4, нет.\n"


def test_options_reach_a_game_that_is_played(command: Callable[..., Done], tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    command("play", "yak", "-o", "first=1", "--seats", "2", "--log", log, stdin="1 1 yak\nquit\n")
    assert yakai.load(log).options.first == 0


def test_pictomanias_words_are_in_the_language_of_the_terminal(command: Callable[..., Done]) -> None:
    done = command("play", "pictomania", "--seed", "1", "--lang", "uk", stdin="вихід\n")
    assert "Раунд 1, зелений рівень: три карти зі словами" in done.stdout
    themes = {side.theme for card in deck("uk", "green") for side in card}
    assert sum(theme in line for line in done.stdout.splitlines() for theme in themes) >= len(LETTERS)
