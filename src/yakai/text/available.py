"""The languages of the shell and of the games, found from folders and files, so that adding one is adding files.

The shell has a language if there is a folder `text/<lang>` here, a game if it has a file `text/<lang>.ftl`.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from yakai.core import catalogue

Lang: TypeAlias = str
"""The code of a language, such as `uk` or `pt-BR`. It is one of `languages()`, checked when a request is read."""

ENGLISH: Final[Lang] = "en"
"""The language of texts that another language lacks."""

SHELL: Final = files("yakai.text")
"""The folder of the shell's texts, with a folder for each language."""

_CODE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


@cache
def languages() -> tuple[Lang, ...]:
    """All languages of the shell and of installed games: English, then the others by their codes."""
    found = {folder.name for folder in SHELL.iterdir() if (folder / "shell.ftl").is_file()}
    for game in catalogue.games():
        names = (file.name for file in game_texts(game).iterdir())
        found |= {name.removesuffix(".ftl") for name in names if name.endswith(".ftl")}
    return (ENGLISH, *sorted(code for code in found - {ENGLISH} if _CODE.fullmatch(code)))


def game_texts(game: str) -> Traversable:
    """The folder of a game's texts."""
    return files(catalogue.game(game).package) / "text"


def own_name(lang: Lang) -> str:
    """A language's name in that language; its code, if the name is unknown.

    >>> own_name("uk"), own_name("de"), own_name("xx")
    ('Українська', 'Deutsch', 'xx')
    """
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415  # slow to import, and the command line needs no names

    try:
        name = Locale.parse(lang, sep="-").display_name or lang
    except (UnknownLocaleError, ValueError):
        return lang
    return name[:1].upper() + name[1:]


def known(tag: str) -> Lang | None:
    """The language for a tag such as `de-AT`, without its last subtags if necessary (RFC 4647, "Lookup"), or `None`.

    >>> known("UK-ua"), known("tlh")
    ('uk', None)
    """
    codes = {lang.lower(): lang for lang in languages()}
    tag = tag.strip().lower()
    while tag and tag not in codes:
        tag = tag.rpartition("-")[0]
    return codes.get(tag)


def best(accept_language: str) -> Lang:
    """The language that an `Accept-Language` header prefers among those we have; English if it names none.

    >>> best("de-AT, uk;q=0.8, ru;q=0.9"), best("fr"), best("")
    ('ru', 'en', 'en')
    """
    preferred, highest = ENGLISH, 0.0
    for part in accept_language.split(","):
        tag, _, parameter = part.partition(";")
        lang, weight = known(tag), _weight(parameter)
        if lang is not None and weight > highest:
            preferred, highest = lang, weight
    return preferred


def _weight(parameter: str) -> float:
    """The q of `q=0.8`: 1 if there is none, 0 if it is not a number."""
    name, _, value = parameter.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
