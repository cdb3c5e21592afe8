"""All that is said to people, in their language: Fluent files, ours and the games' own.

A text lies in `text/<lang>/*.ftl` here, or in `text/<lang>.ftl` of a game's folder. A key that does not exist
falls back to English, then to the key itself, with a `MissingText` warning: tests turn warnings into errors.
"""

import warnings
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from yakai.core import catalogue
from yakai.core.errors import YakaiError

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

    from yakai.text.bundle import Bundle

Lang: TypeAlias = Literal["en", "ru", "uk"]

LANGS: Final[tuple[Lang, ...]] = get_args(Lang)

BROWSER: Final = ("shell", "start", "screens", "play", "errors", "life")
"""The shell's files that the browser gets, besides those of the games."""

HERE: Final = ("table", "cli")
"""Files that only this side reads."""


LARGEST_SAID: Final = 10**15
LONGEST_SAID: Final = 200

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
    """The same in one language, for whoever says much in it."""

    def __init__(self, lang: Lang) -> None:
        self._lang: Lang = lang

    def __call__(self, key: str, /, **details: str | int) -> str:
        """The text of this key."""
        return _said(self._lang, key, tuple(details.items()))


@lru_cache(maxsize=4096)
def _said(lang: Lang, key: str, details: tuple[tuple[str, str | int], ...]) -> str:
    """The same; what is told to a whole table is put together only once."""
    for one in (lang, "en"):
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
    return any(_bundle(one).has_message(key) for one in (lang, "en"))


def _sayable(value: str | int) -> str | int:
    """What somebody sent us may be too large to be a number with a plural, or too long to be said back."""
    if isinstance(value, int) and abs(value) < LARGEST_SAID:
        return value
    if isinstance(value, int):
        return _beginning(value)
    return value if len(value) <= LONGEST_SAID else value[:LONGEST_SAID] + "…"


def _beginning(number: int) -> str:
    """How a number begins that nobody reads to its end.

    >>> _beginning(10**300), _beginning(-(10**5000))
    ('100000000000…', '-…')
    """
    sign = "-" if number < 0 else ""
    if abs(number) >= 10**4000:  # Python itself does not write it out
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
    """What went wrong, for people: what happened and what now, with a game's and an option's name in place of its id.

    The clause, if any, stays the error's own.
    """
    details = dict(error.details)
    option = f"{details.get('game')}-option-{details.get('option')}"
    if "option" in details and has(lang, option):
        details["option"] = say(lang, option)
    if "game" in details and has(lang, f"{details['game']}-name"):
        details["game"] = say(lang, f"{details['game']}-name")
    if "why" in details and isinstance(error.__cause__, YakaiError):
        details["why"] = explain(error.__cause__, lang).removesuffix(".")  # it stands inside a sentence
    return say(lang, error.key, **details)


@cache
def source(lang: Lang) -> str:
    """The Fluent source of the shell and all installed games in one: for the browser."""
    return "\n".join(_sources(lang))


def _sources(lang: Lang) -> list[str]:
    shell = [_shell(lang, name) for name in BROWSER]
    return shell + [_game(lang, game) for game in catalogue.games()]


def best(accept_language: str) -> Lang:
    """The language that a browser's `Accept-Language` likes most among ours; English if it likes none.

    >>> best("de-AT, uk;q=0.8, ru;q=0.9"), best("fr"), best("")
    ('ru', 'en', 'en')
    """
    liked: Lang = "en"
    most = 0.0
    for wish in accept_language.split(","):
        tag, _, weight = wish.partition(";")
        lang = next((one for one in LANGS if one == tag.strip().lower().split("-")[0]), None)
        if lang is not None and _weight(weight) > most:
            liked, most = lang, _weight(weight)
    return liked


def _weight(text: str) -> float:
    """The q of `;q=0.8`: 1 where there is none, 0 where it is no number."""
    name, _, value = text.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0


@cache
def _bundle(lang: Lang) -> "Bundle":
    # The command line is quicker to start without it.
    from yakai.text.bundle import Bundle  # noqa: PLC0415

    bundle = Bundle([lang], use_isolating=False)
    for text in (*_sources(lang), *(_shell(lang, name) for name in HERE)):
        bundle.add_resource(_read(text))
    return bundle


@cache
def _read(text: str) -> "Resource":
    """Reading a text is slow, and most of them stay as they are when a game is installed."""
    from fluent.runtime import FluentResource  # noqa: PLC0415

    return FluentResource(text)


def _shell(lang: Lang, name: str) -> str:
    return files("yakai.text").joinpath(lang, f"{name}.ftl").read_text("utf-8")


def _game(lang: Lang, id: str) -> str:
    """A game's texts; in English what somebody's game does not say in the language."""
    folder = files(catalogue.game(id).package) / "text"
    own = folder / f"{lang}.ftl"
    if lang == "en" or id in catalogue.ours():
        return own.read_text("utf-8")
    english = (folder / "en.ftl").read_text("utf-8")
    return _completed(own.read_text("utf-8"), english) if own.is_file() else english


def _completed(own: str, english: str) -> str:
    """A language's texts, with the English ones for those that it lacks."""
    from fluent.syntax import FluentParser, ast, serialize  # noqa: PLC0415  # only for somebody's own game

    texts = (ast.Message, ast.Term)
    said = {entry.id.name for entry in FluentParser().parse(own).body if isinstance(entry, texts)}
    lacking: list[ast.EntryType] = [
        entry
        for entry in FluentParser().parse(english).body
        if isinstance(entry, texts) and entry.id.name not in said
    ]
    return f"{own}\n{serialize(ast.Resource(lacking))}"
