"""All texts that people read, in their languages, from Fluent files.

The shell's texts are in `text/<lang>/*.ftl` here, a game's in `text/<lang>.ftl` in its folder. A key that a language
lacks has its English text, or else the key itself, and a `MissingText` warning. Tests turn warnings into errors.
"""

import warnings
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Final

from yakai.core.errors import YakaiError
from yakai.core.game import Say
from yakai.text.available import ENGLISH, Lang, best, known, languages, own_name
from yakai.text.sources import browser_files, browser_source, server_files

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

    from yakai.text.bundle import Bundle

__all__ = [
    "ENGLISH",
    "Lang",
    "MissingText",
    "best",
    "bot_name",
    "browser_source",
    "explain",
    "has",
    "known",
    "languages",
    "own_name",
    "say",
    "say_in",
]

LARGEST_NUMBER: Final = 10**15
"""Only the beginning of a larger number is shown, without plural forms."""

LONGEST_DETAIL: Final = 200
"""Characters shown of a detail, which may come from a client."""

BOT_FACES: Final = ("tanuki", "usagi", "neko", "tengu", "kitsune", "kappa")
"""The animals of bots' faces, by seat."""

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
"""The ends of the keys of bots' names, by seat. Kitsune and kappa are also families of Yokai, which has four seats."""


class MissingText(UserWarning):
    """A key has no text, or a text was not given a variable that it needs."""


def say(lang: Lang, key: str, /, **details: str | int) -> str:
    """The text of this key.

    >>> say("ru", "yak-claim", number=7, species="vulture")
    '7 грифов'
    """
    return _said(lang, key, tuple(details.items()))


@cache
def say_in(lang: Lang) -> Say:
    """The function `say` for one language; always the same one, because games cache texts by it."""
    return partial(say, lang)


@lru_cache(maxsize=4096)
def _said(lang: Lang, key: str, details: tuple[tuple[str, str | int], ...]) -> str:
    """The text of this key. Cached, because all people at a table read the same texts."""
    for one in (lang, ENGLISH):
        bundle = _bundle(one)
        if not bundle.has_message(key):
            warnings.warn(f"no text for {key} in {one}", MissingText, stacklevel=3)
            continue
        pattern = bundle.get_message(key).value
        if pattern is None:
            warnings.warn(f"{key} in {one} has only attributes", MissingText, stacklevel=3)
            continue
        text, errors = bundle.format(pattern, {name: _shortened(value) for name, value in details})
        if errors:
            warnings.warn(f"{key} in {one}: {errors[0]!r}", MissingText, stacklevel=3)
        return text
    return key


def has(lang: Lang, key: str) -> bool:
    """Whether there is a text of this key, in this language or in English."""
    return any(_bundle(one).has_message(key) for one in (lang, ENGLISH))


def _shortened(value: str | int) -> str | int:
    """A detail for a text, cut if it is too long, because it may come from a client."""
    if isinstance(value, int) and abs(value) < LARGEST_NUMBER:
        return value
    if isinstance(value, int):
        return _beginning(value)
    return value if len(value) <= LONGEST_DETAIL else value[:LONGEST_DETAIL] + "…"


def _beginning(number: int) -> str:
    """The first digits of a large number.

    >>> _beginning(10**300), _beginning(-(10**5000))
    ('100000000000…', '-…')
    """
    sign = "-" if number < 0 else ""
    if abs(number) >= 10**4000:  # Python refuses to convert it
        return f"{sign}…"
    return f"{sign}{str(abs(number))[:12]}…"


def bot_name(lang: Lang, seat: int) -> str:
    """The name of the bot on this seat. After the last name the first ones follow, with a number.

    >>> bot_name("en", 1), bot_name("en", 25)
    ('Usagi', 'Usagi 2')
    """
    again, number = divmod(seat, len(BOTS))
    name = say(lang, f"bot-name-{BOTS[number]}")
    return f"{name} {again + 1}" if again else name


def explain(error: YakaiError, lang: Lang) -> str:
    """The text of an error, with names instead of the ids of games and options, and without the clause."""
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
    from yakai.text.bundle import Bundle  # noqa: PLC0415  # the command line starts faster without it

    bundle = Bundle([lang, ENGLISH], use_isolating=False)
    for source in (*browser_files(lang), *server_files(lang)):
        bundle.add_resource(_parsed(source))
    return bundle


@cache
def _parsed(source: str) -> "Resource":
    """A parsed Fluent file. Cached by its source, because installing a game leaves most files as they are."""
    from fluent.runtime import FluentResource  # noqa: PLC0415

    return FluentResource(source)
