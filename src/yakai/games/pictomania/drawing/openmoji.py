"""OpenMoji's line drawings as strokes. They are in `pictures/`, which has a licence of its own (CC BY-SA 4.0)."""

import gzip
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from yakai.games.pictomania.drawing.lines import Lines

_EDGE: Final = 1000
"""The width and height of the square that each picture fills."""


class Picture(NamedTuple):
    """A picture's name, its code at OpenMoji, and words by which it can be found."""

    name: str
    hexcode: str
    tags: tuple[str, ...]


@cache
def pictures() -> Mapping[str, Picture]:
    """All pictures, by name."""
    found = {}
    for line in (
        files("yakai.games.pictomania").joinpath("pictures", "index.tsv").read_text("utf-8").splitlines()
    ):
        name, hexcode, tags = line.split("\t")
        found[name] = Picture(name, hexcode, tuple(tags.split(", ")))
    return found


@cache
def _strokes() -> Mapping[str, str]:
    raw = files("yakai.games.pictomania").joinpath("pictures", "strokes.txt.gz").read_bytes()
    return dict(zip(pictures(), gzip.decompress(raw).decode().splitlines(), strict=True))


@cache
def strokes(name: str) -> Lines:
    """A picture's strokes in a square of 100, outlines before details.

    >>> len(strokes("chicken")), max(max(point) for line in strokes("chicken") for point in line)
    (5, 100.0)
    """
    scale = 100 / _EDGE
    lines = []
    for stroke in _strokes()[name].split(";"):
        numbers = [int(number) * scale for number in stroke.split()]
        lines.append(tuple(zip(numbers[::2], numbers[1::2], strict=True)))
    return tuple(lines)


def found_by(word: str) -> tuple[Picture, ...]:
    """The pictures for a word: those with this name first, then those with such a tag.

    >>> [picture.name for picture in found_by("trumpet")]
    ['trumpet']
    """
    wanted = word.casefold().strip()
    ranked = [(rank, one) for one in pictures().values() if (rank := _rank(one, wanted)) is not None]
    return tuple(one for _, one in sorted(ranked, key=lambda pair: pair[0]))


def _rank(picture: Picture, wanted: str) -> int | None:
    words = picture.name.split("-")
    if wanted in (picture.name, picture.name.replace("-", " ")):
        return 0
    if wanted in words:
        return 1
    if wanted in picture.tags:
        return 2
    if any(word.startswith(wanted) for word in words):
        return 3
    if any(part.startswith(wanted) for tag in picture.tags for part in tag.split()):
        return 4
    return 5 if wanted in picture.name else None
