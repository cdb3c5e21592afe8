"""`yakai games`: the games that can be played here, and the packages that were left out."""

import re
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

from tests.packages import install


def row(shown: str, game: str) -> list[str]:
    """The cells of a game's first line."""
    (line,) = (line for line in shown.splitlines() if re.match(rf"│ {game} ", line))
    return [cell.strip() for cell in line.strip("│").split("│")]


def test_games_are_listed_with_their_players(command: Callable[..., Result]) -> None:
    shown = command("games", "--lang", "en").stdout
    assert row(shown, "yak")[2] == "2–6"
    assert row(shown, "sketch")[2] == "2"


def test_an_installed_game_is_listed(command: Callable[..., Result], site: Path) -> None:
    install(site)
    done = command("games", "--lang", "ru")
    assert row(done.stdout, "dzo")[:3] == ["dzo", "Dzo", "2–6"]
    assert row(done.stdout, "yak")[1] == "Як"


def test_errors_of_an_installed_game_are_listed(command: Callable[..., Result], site: Path) -> None:
    install(site, code="import no_such_module")
    done = command("games", "--lang", "en")
    assert done.exit_code == 0
    assert row(done.stdout, "yak")
    assert "│ dzo " not in done.stdout
    assert "“dzo” from package dzo_game: It cannot be loaded (ModuleNotFoundError" in done.stderr
