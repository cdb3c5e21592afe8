"""`yakai play` in a memory game: a peeked card does not stay on the screen."""

import builtins
import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from typer.testing import Result

from yakai.cli.forgetting import forget
from yakai.cli.replay import narrate
from yakai.core import catalogue
from yakai.core.match import Match
from yakai.games.yokai.actions import Peek

NAMES = ["Mia", "Оля"]
FACES = re.compile(r"kitsune|kappa|oni \(|rokurokubi")


def peeked(monkeypatch: pytest.MonkeyPatch, *, at_a_terminal: bool, **options: Any) -> list[str]:
    """Let the player peek; return what the program asks meanwhile."""
    asked: list[str] = []
    monkeypatch.setattr(builtins, "input", asked.append)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: at_a_terminal)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: at_a_terminal, raising=False)
    match = Match(catalogue.rules("yokai"), 2, {"first": 0, **options}, Random(1))
    (step,) = match.play(0, Peek(4))
    lines = narrate(match, (step,), 0, NAMES, "en")
    assert FACES.search(lines[0])
    forget(match, step, 0, lines, NAMES, "en")
    return asked


def test_a_peek_is_taken_from_the_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:  # YOK-15
    assert peeked(monkeypatch, at_a_terminal=True) == ["Remember it, then press Enter."]
    # The cursor goes two lines up, to the peek and the question, and clears everything below.
    assert capsys.readouterr().out == "\x1b[2F\x1b[JYou peek at card 5\n"


def test_what_stays_in_the_picture_need_not_be_remembered(monkeypatch: pytest.MonkeyPatch) -> None:  # YOK-15
    assert peeked(monkeypatch, at_a_terminal=True, notebook=True) == []


def test_where_nothing_can_be_taken_back_it_is_said_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:  # YOK-15
    assert peeked(monkeypatch, at_a_terminal=False) == []
    assert capsys.readouterr().out == ""


def test_a_peek_is_told_once_and_is_in_no_picture(command: Callable[..., Result]) -> None:  # YOK-15
    done = command(
        "play", "yokai", "--seats", "2", "--seed", "3", "--option", "first=1", stdin="1\n2\nquit\n"
    )
    assert done.exit_code == 0
    assert len(FACES.findall(done.stdout)) == 2
    assert "1=" not in done.stdout


def test_at_a_real_terminal_the_peek_is_gone_after_enter() -> None:  # YOK-15
    parent, child = pty.openpty()
    words = "1\n\n2\n\nquit\n"
    os.write(parent, words.encode())
    program = [sys.executable, "-c", "from yakai.cli import main; main()", "play", "yokai", "--lang", "en"]
    options = ["--seats", "2", "--seed", "3", "--option", "first=1"]
    process = subprocess.Popen([*program, *options], stdin=child, stdout=child, stderr=child)
    os.close(child)
    shown = b""
    while True:
        try:
            more = os.read(parent, 65536)
        except OSError:  # the other end is closed
            break
        if not more:
            break
        shown += more
    assert process.wait() == 0
    os.close(parent)
    text = shown.decode()
    assert text.count("\x1b[2F\x1b[J") == 2
    assert text.count("You peek at card 1") == 2


def test_the_table_is_shown_when_all_is_over(command: Callable[..., Result]) -> None:  # YOK-17
    done = command("play", "yokai", "--seats", "2", "--seed", "3", "--option", "first=1", stdin="!\n")
    assert done.exit_code == 0
    end = done.stdout[done.stdout.index("You declare") :]
    assert all(f"{card}=" in end for card in range(1, 17))
