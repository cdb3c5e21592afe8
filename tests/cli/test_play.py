"""`yakai play`: a person at the terminal against bots."""

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from typer.testing import Result

import yakai
from yakai.core.errors import BadAction
from yakai.games.yak.actions import Action, Challenge, Choice, Pass, Play
from yakai.games.yak.terminal import YakTerminal
from yakai.text import Lang, say

FIRST = ("play", "yak", "--seats", "2", "--seed", "2")


def test_a_whole_game_can_be_played_by_typing(
    program: Callable[..., CompletedProcess[str]], tmp_path: Path
) -> None:
    # Whoever always claims as little as possible plays legally until the deck is empty.
    log = tmp_path / "game.jsonl"
    typed = "1 yak\n" * 60 + "!\n" * 60
    done = program(*FIRST, "--name", "Mia", "--log", log, stdin=typed)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Mia says: 1 yak" in done.stdout
    assert "The game is over. Fewest penalty cards" in done.stdout
    assert yakai.load(log).result is not None


def test_a_forbidden_move_is_explained_with_its_clause_and_asked_again(
    command: Callable[..., Result],
) -> None:
    done = command(*FIRST, "--lang", "ru", stdin="1 7 гриф\n!\n9 1 як\nпас\n1 1 як\n")
    assert done.exit_code == 0
    assert "первая заявка на стопку — всегда 1, какой бы ни была карта" in done.stdout
    assert "(YAK-7)" in done.stdout
    assert "(YAK-6)" in done.stdout or "(YAK-5)" in done.stdout
    assert "(YAK-20)" in done.stdout
    assert "Игрок говорит: 1 як" in done.stdout


def test_nonsense_is_explained_and_asked_again(command: Callable[..., Result]) -> None:
    done = command(*FIRST, stdin="hello\n\n1 1 cow\n1 1 ya\n")
    assert "“hello” is no move." in done.stdout
    assert "“cow” is no animal of this game" in done.stdout
    assert "Player says: 1 yak" in done.stdout


def test_help_and_rules_are_there_in_the_players_language(command: Callable[..., Result]) -> None:
    done = command(*FIRST, "--lang", "uk", stdin="допомога\nrules\nвихід\n")
    assert "не вірити останній заявці" in done.stdout
    assert "Підрахунок" in done.stdout
    assert done.stdout.endswith("До зустрічі!\n")


def test_the_end_of_the_input_is_a_polite_goodbye(command: Callable[..., Result]) -> None:
    done = command(*FIRST)
    assert done.exit_code == 0
    assert done.stdout.endswith("See you again!\n")


def test_an_unfinished_game_can_be_kept(command: Callable[..., Result], tmp_path: Path) -> None:
    command(*FIRST, "--log", tmp_path / "game.jsonl", stdin="1 1 yak\nquit\n")
    assert yakai.load(tmp_path / "game.jsonl").result is None


def test_an_unknown_bot_is_refused(command: Callable[..., Result]) -> None:
    done = command(*FIRST, "--bot", "genius")
    assert done.exit_code == 2
    assert "There is no bot called “genius”" in done.stderr


# What can be typed

CHOICE = Choice(cards=5, floors=(5, 5, 5, 4, 4), top=168, challenge=True)


def read(lang: Lang, words: str) -> Action:
    return YakTerminal().read(words, CHOICE, lambda key, /, **details: say(lang, key, **details))


@pytest.mark.parametrize(
    ("lang", "words", "action"),
    [
        ("en", "2 7 vulture", Play(1, 7, "vulture")),
        ("en", "2 7 VULTURES", Play(1, 7, "vulture")),
        ("en", "  5  12  v ", Play(4, 12, "vulture")),
        ("en", "1 goat", Play(0, 4, "goat")),
        ("en", "1 yeti", Play(0, 5, "yeti")),
        ("en", "!", Challenge()),
        ("en", "pass", Pass()),
        ("ru", "2 7 грифов", Play(1, 7, "vulture")),
        ("ru", "2 3 козла", Play(1, 3, "goat")),
        ("ru", "2 1 козел", Play(1, 1, "goat")),
        ("ru", "2 7 йети", Play(1, 7, "yeti")),
        ("ru", "2 7 vulture", Play(1, 7, "vulture")),
        ("ru", "Пас", Pass()),
        ("uk", "3 5 яків", Play(2, 5, "yak")),
        ("uk", "3 5 б", Play(2, 5, "marmot")),
    ],
)
def test_a_move_can_be_typed_in_words_or_shortly(lang: Lang, words: str, action: Action) -> None:
    assert read(lang, words) == action


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("2 7 y", "yak-animal-is-unclear"),
        ("2 7 cow", "yak-animal-is-unclear"),
        ("2 7", "yak-animal-is-unclear"),
        ("-1 7 yak", "yak-input-is-unclear"),
        ("² 7 yak", "yak-input-is-unclear"),
        ("1 99999999999 yak", "yak-input-is-unclear"),
        ("1 2 3 yak", "yak-input-is-unclear"),
        ("yak", "yak-input-is-unclear"),
    ],
)
def test_what_is_no_move_is_refused(words: str, key: str) -> None:
    with pytest.raises(BadAction) as refused:
        read("en", words)
    assert refused.value.key == key
