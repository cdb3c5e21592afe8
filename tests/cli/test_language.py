"""The language of the program, and its error messages."""

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from typer.testing import Result

from yakai.cli import language
from yakai.core import catalogue
from yakai.core.errors import IllegalAction
from yakai.text import Lang


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk_UA"}, "uk"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": ""}, "uk"),
        ({}, "en"),
    ],
)
def test_the_language_is_the_systems(
    environment: dict[str, str], lang: Lang, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language.environment_language() == lang


def test_an_error_is_one_line_in_the_users_language_and_no_traceback(
    program: Callable[..., CompletedProcess[str]],
) -> None:
    done = program("simulate", "chess", lang="uk_UA.UTF-8")
    assert done.returncode == 2
    assert done.stderr == f"Гри «chess» тут немає. Встановлено: {', '.join(catalogue.games())}.\n"
    assert done.stdout == ""


def test_the_language_asked_for_wins_over_the_systems(command: Callable[..., Result]) -> None:
    done = command("simulate", "yak", "--seats", "9", "--lang", "ru")
    assert done.exit_code == 2
    assert done.stderr == "В игру «Як» нельзя играть таким составом (9): нужно от 2 до 6 игроков.\n"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "is a game for 2 players, not 3."),
        ("ru", "число игроков — 2."),
        ("uk", "кількість гравців — 2."),
    ],
)
def test_a_game_for_just_so_many_says_so(command: Callable[..., Result], lang: Lang, said: str) -> None:
    done = command("simulate", "sketch", "--seats", "3", "--lang", lang)
    assert done.stderr.endswith(f"{said}\n")


def test_a_complaint_about_the_rules_names_the_clause() -> None:
    error = IllegalAction("YAK-7", "yak-first-claim-is-one", number=4)
    assert language.error_text(error, "en").endswith("Choose the animal and say 1. (YAK-7)")


def test_an_unknown_language_is_refused(command: Callable[..., Result]) -> None:
    assert command("games", "--lang", "xx").exit_code == 2


def test_games_are_listed_with_players_and_bots(command: Callable[..., Result]) -> None:
    listed = command("games", "--lang", "ru")
    assert listed.exit_code == 0
    row = next(line for line in listed.stdout.splitlines() if " yak " in line)
    assert [cell.strip() for cell in row.strip("│ ").split("│")][:4] == ["yak", "Як", "2–6", "1"]
    assert "random" in listed.stdout
    assert "novice" in listed.stdout


def test_a_log_that_is_not_there_is_refused(command: Callable[..., Result], tmp_path: Path) -> None:
    assert command("replay", tmp_path / "nothing.jsonl").exit_code == 2
