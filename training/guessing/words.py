"""All words of our box, each with a number from 0 in the order of the files, and what is known of them."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from yakai.games.pictomania.decks import ours
from yakai.games.pictomania.drawing import openmoji
from yakai.games.pictomania.drawing.recipes import book, read
from yakai.games.pictomania.pieces import LEVELS, WORDS, Level

HERE: Final = Path(__file__).parent


@cache
def sides() -> tuple[tuple[Level, int], ...]:
    """Every side of every card: its level, its place in the level's file."""
    return tuple((level, at) for level in LEVELS for at in range(len(ours("en", level).lines)))


@cache
def words() -> tuple[str, ...]:
    """All words in English: seven for each side."""
    return tuple(word for level, at in sides() for word in ours("en", level).lines[at].side.words)


def text(word: int) -> str:
    """The recipe of a word, as it is written."""
    level, side = sides()[word // WORDS]
    return book(level).entries[side, word % WORDS].text


def used_pictures() -> set[str]:
    """The pictures that our recipes are made of."""
    return {
        piece.name
        for word in range(len(words()))
        for piece in read(text(word)).pieces
        if piece.name in openmoji.pictures()
    }


def stands(word: int, rng: Random) -> tuple[int, int, int]:
    """Three sides as a round has them, one of them with this word: of one level, of three cards."""
    level, side = sides()[word // WORDS]
    first = sides().index((level, 0))
    others = [at for at in range(len(ours("en", level).lines)) if at // 2 != side // 2]
    one, two = rng.sample(others, 2)
    found = [first + side, first + one, first + two]
    rng.shuffle(found)
    return found[0], found[1], found[2]


def human(categories: list[str], listed: str = "human.txt") -> dict[str, list[int]]:
    """Which words the human drawings of a category show, if any; a word can stand on two cards."""
    told: dict[str, str] = {}
    for line in (HERE / listed).read_text("utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            category, _, word = line.partition(" = ")
            told[category] = word.strip()
    missing = [word for word in told.values() if word != "-" and word not in words()]
    assert not missing, missing
    assert told.keys() <= set(categories)
    return {
        category: [
            at
            for at, word in enumerate(words())
            if word.casefold() == told.get(category, category).casefold()
        ]
        for category in categories
    }
