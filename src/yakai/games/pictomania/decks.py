"""The word cards as files, ours and a host's own, one for each language and level.

A line is a side: `3 Fruit: apple, pear, …`, with the card's number, a theme and seven words (see `docs/words.md`).
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import chain, combinations
from pathlib import PurePosixPath
from typing import Final, NamedTuple, TypeAlias

from yakai.core.words import BadWords, Flaw, Flaws
from yakai.games.pictomania.pieces import LETTERS, LEVELS, ROUNDS, WORDS, Level, Side

Card: TypeAlias = tuple[Side, ...]

SIDES: Final[dict[Level, int]] = {"green": 54, "yellow": 54, "orange": 54, "red": 36}
"""How many sides of each level our box has."""

LONGEST_THEME: Final = 20
LONGEST_WORD: Final = 22
"""The most characters of a theme and of a word: longer ones do not fit a phone of 360 pixels."""

SHOWN: Final = 40
"""How many characters of a word an error message quotes."""

_UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Zl", "Zp"})
_BLANK: Final = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")
"""Categories of characters, and letters, that must not be in a word.

They are control characters; invisible ones that reverse their neighbours or tell equal-looking words apart; those
without a defined look; and letters that show nothing.
"""

ENOUGH: Final = ROUNDS * len(LETTERS)
"""How many cards a host's language needs at each level, so that a game with any levels has unseen ones."""

_WORDS: Final = files(__package__) / "words"
"""Our files, with a folder for each language."""

_CODE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
"""The pattern for the name of a language's folder."""

_LINE_END: Final = re.compile(r"\r\n|\r|\n")
"""Where editors begin a new line; `splitlines` splits in more places."""

_LINE: Final = re.compile(r"(?P<card>[1-9][0-9]{0,3}) (?P<theme>.+?): (?P<words>.+)")
_SCRIPTS: Final = re.compile(r"[a-z]", re.IGNORECASE), re.compile(r"[а-яёіїєґ]", re.IGNORECASE)


class DeckLine(NamedTuple):
    """A side, with its place in a file."""

    file: str
    number: int
    side: Side

    def flaw(self, error: BadWords) -> Flaw:
        """An error at this line."""
        return Flaw(self.file, self.number, error)


class Deck(NamedTuple):
    """A file that was read: its valid sides, and its errors."""

    lines: tuple[DeckLine, ...]
    flaws: tuple[Flaw, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards, each with its sides."""
        cards: dict[int, list[Side]] = {}
        for line in self.lines:
            cards.setdefault(line.side.card, []).append(line.side)
        return tuple(map(tuple, cards.values()))


# Reading


def read(file: str, text: str, taken: Mapping[str, str] | None = None) -> Deck:
    """The valid sides of a file, and its errors.

    No word may occur twice, nor be one of those `taken` (where each stands, by word).

    >>> deck = read("en/green.txt", "1 Fruit: apple, pear")
    >>> deck.flaws[0].line, str(deck.flaws[0].error)
    (1, 'pictomania words not seven (count 2)')
    """
    lines: list[DeckLine] = []
    flaws = Flaws(file)
    seen = dict(taken or {})
    for number, raw in enumerate(_LINE_END.split(text.removeprefix("\ufeff")), start=1):
        if not raw.strip() or raw.startswith("#"):
            continue
        found = _LINE.fullmatch(raw.rstrip())
        if found is None or not found["theme"].strip():
            flaws.add(number, BadWords("pictomania-words-no-side"))
            continue
        side = Side(int(found["card"]), found["theme"].strip(), tuple(found["words"].split(", ")))
        sound = True
        for error in chain(_wrong(side), _twice(side, seen)):
            flaws.add(number, error)
            sound = False
        if sound:
            lines.append(DeckLine(file, number, side))
            seen |= {alike(word): f"{file}:{number}" for word in side.words}
    return Deck(tuple(lines), flaws.found)


def _wrong(side: Side) -> Iterator[BadWords]:
    """The errors of a side by itself."""
    if len(side.words) != WORDS:
        yield BadWords("pictomania-words-not-seven", count=len(side.words))
    if len(side.theme) > LONGEST_THEME:
        yield BadWords("pictomania-words-long-theme", theme=_shown(side.theme), most=LONGEST_THEME)
    for word in side.words:
        if not word or word != word.strip() or "," in word or ":" in word:
            yield BadWords("pictomania-words-no-word", word=_shown(word))
        elif len(word) > LONGEST_WORD:
            yield BadWords("pictomania-words-long-word", word=_shown(word), most=LONGEST_WORD)
        elif any(character.isdigit() for character in word):
            yield BadWords("pictomania-words-digit", word=_shown(word))
    for text in (side.theme, *side.words):
        if all(script.search(text) for script in _SCRIPTS):
            yield BadWords("pictomania-words-mixed-letters", word=_shown(text))
        if any(map(_unseen, text)):
            yield BadWords("pictomania-words-unseen", word=_shown(text))


def _shown(text: str) -> str:
    """A word in a form that is safe to log: shortened, and with codes for invisible characters.

    >>> _shown("a\\x1b[31m" + 100 * "b")
    'a<U+001B>[31mbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…'
    """
    short = text if len(text) <= SHOWN else text[:SHOWN] + "…"
    return "".join(f"<U+{ord(one):04X}>" if _unseen(one) else one for one in short)


def _unseen(character: str) -> bool:
    return character in _BLANK or unicodedata.category(character) in _UNSEEN


def alike(word: str) -> str:
    """A word in a form that is equal for words that are written alike, apart from capitals, composed or wide letters.

    >>> alike("Ｙａｋ") == alike("yak"), alike("и\u0306од") == alike("Йод")
    (True, True)
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", word).casefold())


def _twice(side: Side, seen: Mapping[str, str]) -> Iterator[BadWords]:
    here = Counter(map(alike, side.words))
    for word in here:
        if word in seen:
            yield BadWords("pictomania-words-twice", word=_shown(word), where=seen[word])
        elif here[word] > 1:
            yield BadWords("pictomania-words-twice-here", word=_shown(word))


# Our decks


@cache
def our_languages() -> tuple[str, ...]:
    """The languages of our own decks: English, then the others by their codes."""
    return (
        "en",
        *sorted(folder.name for folder in _WORDS.iterdir() if folder.is_dir() and folder.name != "en"),
    )


@cache
def ours(language: str, level: Level) -> Deck:
    """Our own file of a language and level."""
    path = f"{language}/{level}.txt"
    return read(path, (_WORDS / path).read_text("utf-8"))


@cache
def _our_cards(language: str, level: Level) -> tuple[Card, ...]:
    return ours(language, level).cards if language in our_languages() else ()


@cache
def same() -> frozenset[str]:
    """The words that may be the same in two languages."""
    text = (_WORDS / "same.txt").read_text("utf-8")
    return frozenset(line for line in text.splitlines() if line and not line.startswith("#"))


def _flaws_of_ours() -> Iterator[Flaw]:
    """The errors in our decks: file by file, and between the languages."""
    for level in LEVELS:
        decks = {language: ours(language, level) for language in our_languages()}
        for language, deck in decks.items():
            yield from deck.flaws
            yield from _miscounted(f"{language}/{level}.txt", deck, SIDES[level])
        for one, other in combinations(decks.values(), 2):
            yield from _untranslated(one, other)


def _miscounted(file: str, deck: Deck, sides: int) -> Iterator[Flaw]:
    """The errors if cards are not numbered from 1, with two sides each that follow each other."""
    last = deck.lines[-1].number if deck.lines else 1
    if len(deck.lines) != sides:
        yield Flaw(file, last, BadWords("pictomania-words-sides", count=len(deck.lines), wanted=sides))
    for at, line in enumerate(deck.lines):
        if line.side.card != at // 2 + 1:
            yield line.flaw(BadWords("pictomania-words-order", card=line.side.card, wanted=at // 2 + 1))
            return


def _untranslated(deck: Deck, other: Deck) -> Iterator[Flaw]:
    """The errors of words that are the same in both languages and not on the list of those that may be."""
    for line, twin in zip(deck.lines, other.lines, strict=False):
        for one, two in zip(
            (line.side.theme, *line.side.words), (twin.side.theme, *twin.side.words), strict=True
        ):
            if alike(one) == alike(two) and one not in same():
                yield twin.flaw(
                    BadWords("pictomania-words-same", word=one, where=f"{line.file}:{line.number}")
                )


# Our decks and a host's

_added: dict[tuple[str, str], tuple[Card, ...]] = {}


def deck(language: str, level: Level) -> tuple[Card, ...]:
    """The word cards of a level, each with its sides: ours, then a host's.

    A language without cards, whose deck a host has removed, gets the English ones. Only new cards are drawn from here:
    a log has its own words.

    >>> card = deck("en", "green")[0]
    >>> [side.card for side in card], [len(side.words) for side in card]
    ([1, 1], [7, 7])
    """
    if language not in languages():
        return deck("en", level)
    cards = _our_cards(language, level)
    return (*cards, *_renumbered(_added.get((language, level), ()), len(cards)))


def languages() -> tuple[str, ...]:
    """The languages to play in: ours, then those for which a host has enough cards at each level."""
    added = sorted({language for language, _ in _added}.difference(our_languages()))
    return (*our_languages(), *(language for language in added if not _lacking(language)))


def _lacking(language: str) -> tuple[Level, ...]:
    """The levels of a host's own language that have too few cards for a game."""
    return tuple(level for level in LEVELS if len(_added.get((language, level), ())) < ENOUGH)


def _renumbered(cards: Sequence[Card], after: int) -> Iterator[Card]:
    for number, card in enumerate(cards, start=after + 1):
        yield tuple(Side(number, side.theme, side.words) for side in card)


class PictomaniaWords:
    """The words as the command line and the server see them (`yakai.core.words.Words`)."""

    def counts(self) -> Mapping[str, Mapping[str, int]]:
        """How many sides there are, by level and language."""
        return {level: {lang: sum(map(len, deck(lang, level))) for lang in languages()} for level in LEVELS}

    def flaws(self) -> Sequence[Flaw]:
        """The errors in our files."""
        return tuple(_flaws_of_ours())

    def add(self, files: Mapping[str, str]) -> Sequence[Flaw]:
        """Add a host's decks, given as `…/<language>/<level>.txt`, and return their errors.

        Sides with errors are left out, and so is a language of the host's own with too few cards at a level.
        """
        _added.clear()
        flaws: list[Flaw] = []
        taken: dict[tuple[str, str], dict[str, str]] = {}
        for file, text in sorted(files.items()):
            language = PurePosixPath(file).parent.name
            level = next((one for one in LEVELS if one == PurePosixPath(file).stem), None)
            if level is None or not _CODE.fullmatch(language):
                flaws.append(Flaw(file, 1, BadWords("pictomania-words-no-such-file")))
                continue
            key = language, level
            if key not in taken:
                taken[key] = _words(ours(language, level)) if language in our_languages() else {}
            found = read(file, text, taken[key])
            taken[key] |= _words(found)
            flaws += found.flaws
            _added[key] = (*_added.get(key, ()), *found.cards)
        return (*flaws, *_flaws_of_languages(sorted(files)))


def _flaws_of_languages(files: Sequence[str]) -> Iterator[Flaw]:
    """An error for each language that only a host has and that has too few cards, at its first file."""
    for language in sorted({language for language, _ in _added}.difference(our_languages())):
        if lacking := _lacking(language):
            file = next(file for file in files if PurePosixPath(file).parent.name == language)
            levels = ", ".join(lacking)
            yield Flaw(
                file, 1, BadWords("pictomania-words-few", language=language, levels=levels, least=ENOUGH)
            )


def _words(deck: Deck) -> dict[str, str]:
    """Where each word of a deck stands, by word."""
    return {alike(word): f"{line.file}:{line.number}" for line in deck.lines for word in line.side.words}
