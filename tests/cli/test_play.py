"""`yakai play`: a person at the terminal against bots."""

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

from typer.testing import Result

import yakai

FIRST = ("play", "yak", "--seats", "2", "--seed", "2")


def test_a_whole_game_can_be_played_by_typing(
    program: Callable[..., CompletedProcess[str]], tmp_path: Path
) -> None:
    # A player who always claims as little as possible plays legally until the deck is empty.
    log = tmp_path / "game.jsonl"
    typed = "1 yak\n" * 60 + "!\n" * 60
    done = program(*FIRST, "--name", "Mia", "--log", log, stdin=typed)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "You say: 1 yak" in done.stdout
    assert "The game is over. " in done.stdout
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
    assert "Вы говорите: 1 як" in done.stdout


def test_unreadable_input_is_explained_and_asked_again(command: Callable[..., Result]) -> None:
    done = command(*FIRST, stdin="hello\n\n1 1 cow\n1 1 ya\n")
    assert "“hello” is not a move." in done.stdout
    assert "“cow” is not an animal in this game" in done.stdout
    assert "You say: 1 yak" in done.stdout


def test_help_and_rules_are_there_in_the_players_language(command: Callable[..., Result]) -> None:
    done = command(*FIRST, "--lang", "uk", stdin="допомога\nrules\nвихід\n")
    assert "не вірити останній заявці" in done.stdout
    assert "Підрахунок" in done.stdout
    assert done.stdout.endswith("До зустрічі!\n")


def test_what_the_picture_only_counts_can_be_looked_at(command: Callable[..., Result]) -> None:
    done = command(*FIRST, "--name", "Mia", "--lang", "ru", stdin="штраф\nвыход\n")
    assert "Mia: –\n" in done.stdout
    assert "не ход" not in done.stdout
    done = command("play", "sketch", "--seed", "2", stdin="piles\nquit\n")
    assert "DISCARDS: –\n" in done.stdout


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
