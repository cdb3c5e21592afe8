"""All texts that people read, in their language, from Fluent files of the shell and of the games.

A text is in `text/<lang>/*.ftl` here, or in `text/<lang>.ftl` of a game's folder. A key that does not exist
falls back to English, then to the key itself, with a `MissingText` warning: tests turn warnings into errors.
"""

import warnings
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from yakai.core.errors import YakaiError
from yakai.text.available import ENGLISH, Lang, best, known, languages, own_name
from yakai.text.sources import browser_files, browser_source, server_files

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

    from yakai.text.bundle import Bundle

__all__ = [
    "ENGLISH",
    "Lang",
    "MissingText",
    "Saying",
    "best",
    "bot_name",
    "browser_source",
    "explain",
    "has",
    "known",
    "languages",
    "own_name",
    "say",
]

LARGEST_NUMBER: Final = 10**15
"""A larger number has no plural forms: only its beginning is shown."""

LONGEST_DETAIL: Final = 200
"""Characters shown of a detail, which may come from a client."""

BOT_FACES: Final = ("tanuki", "usagi", "neko", "tengu", "kitsune", "kappa")
"""Bots' faces by seat."""

BOTS: Final = (
    *BOT_FACES,
    "suzume",
    "tsubame",
    "hibari",
    "hotaru",
    "kaede",
    "sumire",
    "tsubaki",
    "momiji",
    "azuki",
    "kinako",
    "nagisa",
    "minato",
    "haruka",
    "sora",
    "yuzu",
    "midori",
    "hinoki",
    "natsume",
)
"""Keys of bots' names by seat. Two of the first are families of Yokai, but at most four play it."""


class MissingText(UserWarning):
    """A key without a text, or a text without an argument that it needs."""


def say(lang: Lang, key: str, **details: str | int) -> str:
    """The text of this key.

    >>> say("ru", "yak-claim", number=7, species="vulture")
    '7 грифов'
    """
    return _said(lang, key, tuple(details.items()))


class Saying:
    """The texts of one language, by key."""

    def __init__(self, lang: Lang) -> None:
        self._lang: Lang = lang

    def __call__(self, key: str, /, **details: str | int) -> str:
        """The text of this key."""
        return _said(self._lang, key, tuple(details.items()))


@lru_cache(maxsize=4096)
def _said(lang: Lang, key: str, details: tuple[tuple[str, str | int], ...]) -> str:
    """The text of this key. Cached, because a whole table reads the same."""
    for one in (lang, ENGLISH):
        bundle = _bundle(one)
        if not bundle.has_message(key):
            warnings.warn(f"no text for {key} in {one}", MissingText, stacklevel=3)
            continue
        pattern = bundle.get_message(key).value
        if pattern is None:
            warnings.warn(f"{key} in {one} has only attributes", MissingText, stacklevel=3)
            continue
        text, errors = bundle.said(pattern, {name: _sayable(value) for name, value in details})
        if errors:
            warnings.warn(f"{key} in {one}: {errors[0]!r}", MissingText, stacklevel=3)
        return text
    return key


def has(lang: Lang, key: str) -> bool:
    """Whether there is a text of this key, in this language or in English."""
    return any(_bundle(one).has_message(key) for one in (lang, ENGLISH))


def _sayable(value: str | int) -> str | int:
    """A detail as a text can hold it: what a client sent may be too large for a plural form, or too long."""
    if isinstance(value, int) and abs(value) < LARGEST_NUMBER:
        return value
    if isinstance(value, int):
        return _beginning(value)
    return value if len(value) <= LONGEST_DETAIL else value[:LONGEST_DETAIL] + "…"


def _beginning(number: int) -> str:
    """The first digits of a long number.

    >>> _beginning(10**300), _beginning(-(10**5000))
    ('100000000000…', '-…')
    """
    sign = "-" if number < 0 else ""
    if abs(number) >= 10**4000:  # Python refuses to print it
        return f"{sign}…"
    return f"{sign}{str(abs(number))[:12]}…"


def bot_name(lang: Lang, seat: int) -> str:
    """The name of the bot on this seat; with a number once all names are used.

    >>> bot_name("en", 1), bot_name("en", 25)
    ('Usagi', 'Usagi 2')
    """
    again, number = divmod(seat, len(BOTS))
    name = say(lang, f"bot-name-{BOTS[number]}")
    return f"{name} {again + 1}" if again else name


def explain(error: YakaiError, lang: Lang) -> str:
    """An error in words: what happened and what now. Ids of games and options become their names.

    The clause, if any, is not part of the text.
    """
    details = dict(error.details)
    option = f"{details.get('game')}-option-{details.get('option')}"
    if "option" in details and has(lang, option):
        details["option"] = say(lang, option)
    if "game" in details and has(lang, f"{details['game']}-name"):
        details["game"] = say(lang, f"{details['game']}-name")
    if "why" in details and isinstance(error.__cause__, YakaiError):
        details["why"] = explain(error.__cause__, lang).removesuffix(".")  # it is quoted inside a sentence
    return say(lang, error.key, **details)


@cache
def _bundle(lang: Lang) -> "Bundle":
    from yakai.text.bundle import Bundle  # noqa: PLC0415  # the command line starts quicker without it

    bundle = Bundle([lang, ENGLISH], use_isolating=False)
    for source in (*browser_files(lang), *server_files(lang)):
        bundle.add_resource(_parsed(source))
    return bundle


@cache
def _parsed(source: str) -> "Resource":
    """A parsed Fluent file. Cached by its source, because installing a game leaves most files as they are."""
    from fluent.runtime import FluentResource  # noqa: PLC0415

    return FluentResource(source)
