"""Secrets in the terminal: shown for a moment, then erased from the screen."""

import shutil
import sys
from collections.abc import Sequence
from typing import Any

from yakai.core import catalogue
from yakai.core.game import Seat, Stays
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.text import Lang, say_in
from yakai.text.telling import sentences


def forget(
    match: Match, step: Step, seat: Seat, lines: Sequence[str], names: Sequence[str], lang: Lang
) -> None:
    """In a game of memory, replace the last lines, which only this seat may see, by what all players were told. Does
    nothing if the output is no terminal, where text cannot be erased.
    """
    if not match.rules.customs.forgets or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return
    game = catalogue.game(match.rules.id)
    public = [
        line for event in match.tell((step,), None) for line in sentences(game, event, names, seat, lang)
    ]
    if public == list(lines):
        return
    words: Any = game.terminal
    view = match.view(seat)
    if isinstance(words, Stays) and all(words.stays(event, view) for event in match.tell((step,), seat)):
        return
    input(say_in(lang)("cli-remember"))
    width = max(shutil.get_terminal_size().columns, 1)
    rows = sum(max(-(-len(line) // width), 1) for line in lines) + 1
    print(f"\x1b[{rows}F\x1b[J", end="")
    print(*public, sep="\n")
