"""The Fluent source of all texts in a language; English fills in what a language lacks."""

import re
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from yakai.core import catalogue
from yakai.text import available
from yakai.text.available import ENGLISH, Lang

BROWSER: Final = ("shell", "start", "screens", "play", "errors", "life")
"""The names of the shell's files whose texts the browser loads."""

SERVER: Final = ("table", "cli")
"""The names of the shell's files that only the server and the command line read."""

_ENTRY: Final = re.compile(r"^(?=(-?[A-Za-z][\w-]*) *=)", re.MULTILINE | re.ASCII)
"""The beginning of a message or a term. All its further lines are indented."""


@cache
def browser_source(lang: Lang) -> str:
    """The Fluent source of all texts for the browser: those of the shell and of all games."""
    return "\n".join(browser_files(lang))


def browser_files(lang: Lang) -> list[str]:
    """The sources of the texts for the browser, one for each file."""
    games = (available.game_texts(game) for game in catalogue.games())
    return [*(_shell_file(lang, name) for name in BROWSER), *(_game_file(lang, texts) for texts in games)]


def server_files(lang: Lang) -> list[str]:
    """The sources of the texts that the browser does not need, one for each file."""
    return [_shell_file(lang, name) for name in SERVER]


def _shell_file(lang: Lang, name: str) -> str:
    file = f"{name}.ftl"
    return _completed(available.SHELL / lang / file, available.SHELL / ENGLISH / file)


def _game_file(lang: Lang, texts: Traversable) -> str:
    return _completed(texts / f"{lang}.ftl", texts / f"{ENGLISH}.ftl")


def _completed(own: Traversable, english: Traversable) -> str:
    """The source of a language's file, with the English entries that it lacks."""
    fallback = english.read_text("utf-8")
    if own == english or not own.is_file():
        return fallback
    source = own.read_text("utf-8")
    present = {key for key, _ in _entries(source)}
    return "\n".join((source, *(entry for key, entry in _entries(fallback) if key not in present)))


def _entries(source: str) -> list[tuple[str, str]]:
    """The entries of a Fluent source, each with its key.

    >>> _entries("# a comment\\na = 1\\nb =\\n    2\\n")
    [('a', 'a = 1\\n'), ('b', 'b =\\n    2\\n')]
    """
    _, *parts = _ENTRY.split(source)
    return list(zip(parts[::2], parts[1::2], strict=True))
