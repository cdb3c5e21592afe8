"""`yakai words`: how many there are, and what is wrong with them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import Result

from yakai.core import catalogue


@pytest.fixture(autouse=True)
def _without_them_again() -> Iterator[None]:
    yield
    words = catalogue.game("pictomania").words
    assert words is not None
    words.add({})


def test_words_are_counted(command: Callable[..., Result], tmp_path: Path) -> None:
    done = command("words", "--lang", "en", "--data", tmp_path)
    assert done.exit_code == 0
    (row,) = (line for line in done.stdout.splitlines() if "red" in line)
    assert [cell.strip() for cell in row.strip("│").split("│")] == ["red", "36", "36", "36"]


def test_what_is_wrong_with_a_hosts_deck_is_said_with_its_line(
    command: Callable[..., Result], tmp_path: Path
) -> None:
    own = tmp_path / "words" / "pictomania" / "family" / "en"
    own.mkdir(parents=True)
    (own / "green.txt").write_text(
        "1 Fruit: fig, date, lime, guava, quince, papaya, lychee\n2 Oh: a, b\n", "utf-8"
    )
    (own / "red.txt").write_bytes(b"\xff\xfe1")
    done = command("words", "--lang", "en", "--data", tmp_path)
    assert done.exit_code == 1
    assert "│ green  │ 55 │ 54 │ 54 │" in done.stdout
    assert "family/en/green.txt:2: A side has seven words, and here are 2." in done.stderr
    assert "family/en/red.txt:1: This file cannot be read." in done.stderr
