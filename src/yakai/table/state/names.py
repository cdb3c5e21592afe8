"""What somebody may be called, counted as people see characters: a family in one picture is one, and so is a flag."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import count
from typing import Final

from yakai import text
from yakai.table.errors import BadName
from yakai.table.state.skeletons import skeleton

LONGEST_NAME: Final = 24
"""In characters as people see them, …"""

MOST_CODE_POINTS: Final = 200
"""… and in what they are made of."""

JOINER: Final = "\u200d"
BLACK_FLAG: Final = "\U0001f3f4"
END_OF_TAGS: Final = 0xE007F

# Letters, marks and signs by the book that show nothing, and would let somebody have no name at all.
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159"
)

# Signs as wide as a whole name: the longest ligatures, and cuneiform numbers that are rows of wedges.
_WIDE: Final = frozenset("\ufdfa\ufdfb\ufdfd\U00012219\U0001242b")

# One character, in the kinds that `_kind` gives: a flag of two letters; the flag of a region, spelled in tags and
# closed; a picture, or several joined; anything else. All with their marks, but no tower of them, which would cover
# the names above.
_CHARACTER: Final = re.compile(r"FF?|BT{2,7}E|[PB]M{0,4}(?:J[PB]M{0,4})*|XM{0,4}")


def checked_name(name: str) -> str:
    """A name as it will be shown: trimmed, 1 to 24 characters, nothing in it that is unseen or turns the line.

    >>> checked_name("  Світлана ")
    'Світлана'
    >>> checked_name("🇺🇦 👩‍👩‍👧‍👦")
    '🇺🇦 👩‍👩‍👧‍👦'
    """
    shown = unicodedata.normalize("NFC", " ".join(name[: MOST_CODE_POINTS + 1].split()))
    seen = count_characters(shown)
    if len(name) > MOST_CODE_POINTS or seen is None or not 1 <= seen <= LONGEST_NAME:
        raise BadName("name-is-wrong", most=LONGEST_NAME)
    return shown


def distinct_name(name: str, others: Iterable[str]) -> str:
    """A name as a table shows it: with a number if it looks like one of the others', or like a name of the server's.

    >>> distinct_name("Anna", ["Olha"]), distinct_name("ANNA", ["Anna", "Anna 2"]), distinct_name("", [""])
    ('Anna', 'ANNA 3', '')
    >>> distinct_name("Admin", []), distinct_name("Хозяин", [])
    ('Admin 2', 'Хозяин 2')
    """
    if not name:
        return name
    taken = _server_looks().union(*map(looks, others))
    if taken.isdisjoint(looks(name)):
        return name
    return next(one for number in count(2) if taken.isdisjoint(looks(one := f"{name} {number}")))


@lru_cache(maxsize=1024)
def looks(name: str) -> frozenset[str]:
    """The skeletons of a name in small letters and in capitals. Two names look alike if they share one.

    >>> looks("Ａｎｎａ") == looks("anna\ufe0f") == looks("ANNA")
    True
    """
    shown = unicodedata.normalize("NFKC", name)
    shown = "".join(one for one in shown if one != JOINER and one not in _BLANK and not _chooses_look(one))
    return frozenset((skeleton(unicodedata.normalize("NFKC", shown.casefold())), skeleton(shown.upper())))


@cache
def _server_looks() -> frozenset[str]:
    """What the names look like by which a person could pass for the server or the host, in all languages."""
    names = (one for lang in text.languages() for one in text.say(lang, "names-of-the-server").split(", "))
    return frozenset[str]().union(*map(looks, names))


def _chooses_look(one: str) -> bool:
    """Whether it only says how the character before it is to be drawn."""
    return 0xFE00 <= ord(one) <= 0xFE0F or 0xE0100 <= ord(one) <= 0xE01EF


def count_characters(name: str) -> int | None:
    """How many characters people see; `None` if something in it cannot be seen.

    >>> count_characters("Ї"), count_characters("И\u0306ван")
    (1, 4)
    >>> count_characters("👍🏽"), count_characters("👩‍👩‍👧‍👦"), count_characters("🇺🇦🇯🇵")
    (1, 1, 2)
    >>> count_characters("a\u202eb") is None
    True
    """
    found = visible_characters(name)
    return len(found) if sum(map(len, found)) == len(name) else None


def visible_characters(name: str) -> list[str]:
    """The characters that people see, one by one, without all that cannot be seen, turns the line or covers others.

    >>> visible_characters("a\u202eb\u200b!"), visible_characters("👍🏽е\u0301")
    (['a', 'b', '!'], ['👍🏽', 'е\u0301'])
    """
    kinds = "".join(map(_kind, name))
    return [name[found.start() : found.end()] for found in _CHARACTER.finditer(kinds)]


def _kind(one: str) -> str:
    """F: a letter of a flag, B: a black flag, T: a tag that spells its region, E: their end, P: a picture, J: a joiner
    of pictures, M: a mark, X: any other.
    """
    point = ord(one)
    if one == JOINER:
        return "J"
    if 0x1F1E6 <= point <= 0x1F1FF:
        return "F"
    if one == BLACK_FLAG:
        return "B"
    if 0xE0030 <= point <= 0xE0039 or 0xE0061 <= point <= 0xE007A:
        return "T"
    if point == END_OF_TAGS:
        return "E"
    if one in _BLANK or one in _WIDE:
        return "-"
    category = unicodedata.category(one)
    if category[0] == "M" or 0x1F3FB <= point <= 0x1F3FF:  # the latter are colours of skin
        return "M"
    if (
        category == "So" or one == "↔" or 0x1F300 <= point <= 0x1FAFF
    ):  # a newer picture than this Python's also
        return "P"
    return "X" if one.isprintable() else "-"
