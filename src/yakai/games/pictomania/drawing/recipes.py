"""How bots draw our words: a plain-text file of recipes for each level. `docs/recipes.md` explains how to write them.

6 Farmyard birds
hen = chicken
turkey = turkey@50,55*70 grass@50,92*80x8
"""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from math import cos, radians, sin
from typing import Final, NamedTuple

from yakai.core.words import BadWords, Flaw, Flaws
from yakai.games.pictomania.decks import Deck, our_languages, ours
from yakai.games.pictomania.drawing import openmoji
from yakai.games.pictomania.drawing.lines import Line, Lines, Point, box_of
from yakai.games.pictomania.drawing.marks import PLACED, STICKS, THROUGH
from yakai.games.pictomania.pieces import LEVELS, WORDS, Level, Side

MOST: Final = 60
"""The most strokes of a recipe, because a hand cannot draw more in a minute and a half."""

OVER: Final = 3.0
"""How far a piece may reach beyond the edge of the sheet, in hundredths; the hand moves it back."""

KEEP: Final = "keep"
"""The word in a recipe that forbids drawing it mirrored."""

_NUMBER: Final = r"-?[0-9]+(?:\.[0-9]+)?"
_PAIR: Final = rf"{_NUMBER},{_NUMBER}"
_PIECE: Final = re.compile(
    rf"""(?P<name>[a-z][a-z-]*)
    (?:\[(?P<parts>[0-9]+(?:-[0-9]+)?(?:,[0-9]+(?:-[0-9]+)?)*)\])?
    (?:\((?P<points>\s*{_PAIR}(?:\s+{_PAIR})*\s*)\))?
    (?:@(?P<place>{_PAIR}))?
    (?:\*(?P<size>{_NUMBER}(?:x{_NUMBER})?))?
    (?:~(?P<tilt>{_NUMBER}))?
    (?P<flips>[<^]*)
    (?:\#(?P<times>[0-9]{{1,2}})\((?P<step>{_PAIR})\))?""",
    re.VERBOSE,
)
_HEAD: Final = re.compile(r"[1-9][0-9]* [^=]+")
_SPACE: Final = re.compile(r"\s+(?![^()]*\))")


class Piece(NamedTuple):
    """A picture or mark at its place on a sheet of 100.

    Marks through points are `fixed`: they are not moved on their own, or they would miss what they belong to.
    """

    name: str
    lines: Lines
    fixed: bool


class Recipe(NamedTuple):
    """The pieces of a drawing, and whether it may be mirrored."""

    pieces: tuple[Piece, ...]
    mirrors: bool


# One recipe


def read(text: str) -> Recipe:
    """The recipe that a text describes; raises `BadWords` if it is not valid.

    >>> recipe = read("chicken@30,50*40 arrow(55,50 80,50)")
    >>> [piece.name for piece in recipe.pieces], recipe.mirrors
    (['chicken', 'arrow'], False)
    """
    words = _SPACE.split(text.strip())
    pieces = tuple(piece for word in words if word != KEEP for piece in _pieces(word))
    strokes = sum(len(piece.lines) for piece in pieces)
    if not pieces or strokes > MOST:
        raise BadWords("pictomania-recipe-strokes", count=strokes, most=MOST)
    return Recipe(pieces, KEEP not in words and all(piece.name != "arrow" for piece in pieces))


def _pieces(word: str) -> Iterator[Piece]:
    found = _PIECE.fullmatch(word)
    if found is None:
        raise BadWords("pictomania-recipe-unreadable", piece=word)
    name, fixed = found["name"], found["points"] is not None
    lines = _drawn(name, found["points"], word)
    if found["parts"]:
        lines = _some(lines, found["parts"], word)
    if not fixed or found["place"] or found["size"]:
        lines = _placed(lines, found["place"] or "50,50", found["size"] or "80")
    lines = _turned(lines, float(found["tilt"] or 0), found["flips"])
    dx, dy = _pair(found["step"] or "0,0")
    for at in range(int(found["times"] or 1)):
        moved = tuple(tuple((x + at * dx, y + at * dy) for x, y in line) for line in lines)
        left, top, right, bottom = box_of(moved)
        if min(left, top) < -OVER or max(right, bottom) > 100 + OVER:
            raise BadWords("pictomania-recipe-outside", piece=word)
        yield Piece(name, moved, fixed)


def _drawn(name: str, points: str | None, word: str) -> Lines:
    if name in THROUGH:
        least, draw = THROUGH[name]
        line = tuple(_pair(pair) for pair in (points or "").split())
        if len(line) < least or (name == "stick" and len(line) not in (6, 10)):
            raise BadWords("pictomania-recipe-points", piece=word)
        return draw(line)
    if points is not None:
        raise BadWords("pictomania-recipe-no-points", piece=word)
    if (mark := PLACED.get(name) or STICKS.get(name)) is not None:
        return mark
    if name not in openmoji.pictures():
        near = get_close_matches(name, [*PLACED, *THROUGH, *STICKS, *openmoji.pictures()], 3, 0.6)
        raise BadWords("pictomania-recipe-no-picture", name=name, near=", ".join(near) or "–")
    return openmoji.strokes(name)


def _pair(text: str) -> Point:
    x, y = text.split(",")
    return float(x), float(y)


def _some(lines: Lines, parts: str, word: str) -> Lines:
    chosen: list[Line] = []
    for part in parts.split(","):
        first, _, last = part.partition("-")
        wanted = range(int(first), int(last or first) + 1)
        if not wanted or wanted[0] < 1 or wanted[-1] > len(lines):
            raise BadWords("pictomania-recipe-parts", piece=word, count=len(lines))
        chosen += [lines[at - 1] for at in wanted]
    return tuple(chosen)


def _placed(lines: Lines, place: str, size: str) -> Lines:
    """The lines centred on a place, with their longer side of this size, or as wide and high as it says."""
    x, y = _pair(place)
    left, top, right, bottom = box_of(lines)
    wide, high = right - left, bottom - top
    if "x" in size:
        to_wide, to_high = map(float, size.split("x"))
        sx, sy = to_wide / (wide or 1), to_high / (high or 1)
    else:
        sx = sy = float(size) / (max(wide, high) or 1)
    mx, my = (left + right) / 2, (top + bottom) / 2
    return tuple(tuple((x + sx * (px - mx), y + sy * (py - my)) for px, py in line) for line in lines)


def _turned(lines: Lines, tilt: float, flips: str) -> Lines:
    if not tilt and not flips:
        return lines
    left, top, right, bottom = box_of(lines)
    mx, my = (left + right) / 2, (top + bottom) / 2
    across, down = -1 if "<" in flips else 1, -1 if "^" in flips else 1
    c, s = cos(radians(tilt)), sin(radians(tilt))
    return tuple(
        tuple(
            (
                mx + c * across * (x - mx) - s * down * (y - my),
                my + s * across * (x - mx) + c * down * (y - my),
            )
            for x, y in line
        )
        for line in lines
    )


# A file of recipes


class RecipeEntry(NamedTuple):
    """A recipe and its line in a file."""

    line: int
    text: str


class Book(NamedTuple):
    """A file of recipes that was read: the recipes by side and word, both from 0, and the errors."""

    entries: Mapping[tuple[int, int], RecipeEntry]
    flaws: tuple[Flaw, ...]


def read_book(file: str, text: str, deck: Deck) -> Book:
    """Read a file, whose sides and words are in the order of the deck. A word alone has no recipe yet."""
    flaws = Flaws(file)
    wanted = [
        (side, number, asked)
        for side, line in enumerate(deck.lines)
        for number, asked in enumerate((f"{line.side.card} {line.side.theme}", *line.side.words), start=-1)
    ]
    entries: dict[tuple[int, int], RecipeEntry] = {}
    at = 0
    for number, said, recipe in _logical(text):
        if at >= len(wanted) or said != wanted[at][2]:
            expected = wanted[at][2] if at < len(wanted) else "–"
            flaws.add(number, BadWords("pictomania-recipe-order", word=said, wanted=expected))
            return Book(entries, flaws.found)
        side, word, _ = wanted[at]
        at += 1
        if recipe:
            entries[side, word] = RecipeEntry(number, recipe)
    if at < len(wanted):
        flaws.add(1, BadWords("pictomania-recipe-order", word="–", wanted=wanted[at][2]))
    return Book(entries, flaws.found)


def _logical(text: str) -> Iterator[tuple[int, str, str]]:
    """The number, word and recipe of each line; a line that begins with a space continues the one before."""
    held: tuple[int, str, str] | None = None
    for number, raw in enumerate(text.splitlines(), start=1):
        if not raw.strip() or raw.startswith("#"):
            continue
        if raw[0].isspace() and held is not None:
            held = held[0], held[1], f"{held[2]} {raw.strip()}"
            continue
        if held is not None:
            yield held
        word, _, recipe = raw.partition("=")
        held = number, word.strip(), recipe.strip()
    if held is not None:
        yield held


# Our recipes


@cache
def book(level: Level) -> Book:
    """Our recipes for a level."""
    text = files("yakai.games.pictomania").joinpath("recipes", f"{level}.txt").read_text("utf-8")
    return read_book(f"recipes/{level}.txt", text, ours("en", level))


def flaws() -> Iterator[Flaw]:
    """The errors in our recipes: those that cannot be drawn, and two words of a side that are drawn alike."""
    for level in LEVELS:
        file = f"recipes/{level}.txt"
        yield from book(level).flaws
        seen: dict[tuple[int, str], int] = {}
        for (side, _), entry in book(level).entries.items():
            try:
                read(entry.text)
            except BadWords as error:
                yield Flaw(file, entry.line, error)
            twin = seen.setdefault((side, entry.text), entry.line)
            if twin != entry.line:
                yield Flaw(file, entry.line, BadWords("pictomania-recipe-alike", line=twin))


def lacking() -> Iterator[str]:
    """Our words without a recipe: their side, and the word in English."""
    for level in LEVELS:
        for side, line in enumerate(ours("en", level).lines):
            for number, word in enumerate(line.side.words):
                if (side, number) not in book(level).entries:
                    yield f"{level} {line.side.card} {line.side.theme}: {word}"


# For a word on the stand


@cache
def _places() -> Mapping[tuple[str, ...], tuple[Level, int]]:
    """Our sides, by theme and words in any of our languages: level and index."""
    return {
        (line.side.theme, *line.side.words): (level, at)
        for language in our_languages()
        for level in LEVELS
        for at, line in enumerate(ours(language, level).lines)
    }


@cache
def recipe(level: Level, side: int, number: int) -> Recipe | None:
    """The recipe for one of our words, by side from 0 and number from 1; `None` if there is none, or it has errors."""
    assert 1 <= number <= WORDS
    entry = book(level).entries.get((side, number - 1))
    try:
        return None if entry is None else read(entry.text)
    except BadWords:
        return None


def recipe_for(side: Side, number: int) -> Recipe | None:
    """The recipe for a word of a card on the stand; `None` for a host's own cards."""
    place = _places().get((side.theme, *side.words))
    return None if place is None else recipe(*place, number)
