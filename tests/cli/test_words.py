"""`yakai words`: counts and errors."""

import os
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


def test_errors_in_an_operators_deck_are_reported_with_their_lines(
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
    assert "family/en/green.txt:2: A side has seven words, but this one has 2." in done.stderr
    assert "family/en/red.txt:1: This file cannot be read." in done.stderr


def own(tmp_path: Path) -> Path:
    folder = tmp_path / "words" / "pictomania" / "en"
    folder.mkdir(parents=True)
    return folder


def test_only_plain_files_up_to_the_size_limit_are_read(
    command: Callable[..., Result], tmp_path: Path
) -> None:
    folder = own(tmp_path)
    os.mkfifo(folder / "green.txt")
    (folder / "red.txt").write_text("# " + "x" * 1024 * 1024, "utf-8")
    (folder / "orange.txt").mkdir()
    done = command("words", "--lang", "en", "--data", tmp_path)
    assert done.exit_code == 1
    said = [line.partition("/en/")[2] for line in done.stderr.splitlines()]
    assert said == [
        "green.txt:1: This file cannot be read. Save it as plain text in UTF-8.",
        "orange.txt:1: This file cannot be read. Save it as plain text in UTF-8.",
        "red.txt:1: This file is too large: the limit is 1 MiB. Split it into several folders.",
    ]


@pytest.mark.parametrize("file", ["words", "words/pictomania"])
def test_a_file_where_the_folder_should_be_is_named(
    command: Callable[..., Result], tmp_path: Path, file: str
) -> None:
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text("1 Fruit: apple", "utf-8")
    done = command("words", "--lang", "en", "--data", tmp_path)
    assert done.exit_code == 1
    assert f"{file}:1: This is a file, but there should be a folder" in done.stderr


def test_the_first_flaws_of_a_file_are_named_and_the_others_counted(
    command: Callable[..., Result], tmp_path: Path
) -> None:
    folder = own(tmp_path)
    (folder / "green.txt").write_text("x\n" * 1000, "utf-8")
    (folder / "red.txt").write_text("1 Oh: " + "z" * 100_000 + "\n", "utf-8")
    done = command("words", "--lang", "en", "--data", tmp_path)
    lines = done.stderr.splitlines()
    assert len(lines) == 20 + 1 + 2
    assert lines[20].endswith("green.txt:21: And 980 more.")
    assert max(map(len, lines)) < 500
