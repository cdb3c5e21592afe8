"""Skeletons of Unicode TR39: two texts look alike if their skeletons are equal."""

import unicodedata
from functools import cache
from importlib.resources import files


def skeleton(text: str) -> str:
    """The text with each letter replaced by the prototype of all that look like it.

    >>> skeleton("Аnn") == skeleton("Ann")  # the first letter is Cyrillic
    True
    """
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).translate(_prototypes()))


@cache
def _prototypes() -> dict[int, str]:
    """The prototypes of code points, except of those that are their own (`script/confusables`)."""
    table = files("yakai.table.naming").joinpath("confusables.tsv").read_text("ascii")
    rows = (line.split("\t") for line in table.splitlines() if not line.startswith("#"))
    return {
        int(letter, 16): "".join(chr(int(one, 16)) for one in prototype.split())
        for prototype, letters in rows
        for letter in letters.split()
    }
