"""Which names people may have. Length is counted in characters as people see them: an emoji of a family is one, and so
is a flag.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import count
from typing import Final

from yakai import text
from yakai.table.errors import BadName
from yakai.table.naming.skeletons import skeleton

LONGEST_NAME: Final = 24
"""Characters, as people see them, that a name may have."""

MOST_CODE_POINTS: Final = 200
"""Code points that a name may have."""

JOINER: Final = "\u200d"
BLACK_FLAG: Final = "\U0001f3f4"
END_OF_TAGS: Final = 0xE007F

# Letters, marks and signs, by their Unicode category, that show nothing: a name of them alone would be invisible.
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159"
)

# Signs as wide as a whole name: the longest ligatures, and cuneiform numbers that are rows of wedges.
_WIDE: Final = frozenset("\ufdfa\ufdfb\ufdfd\U00012219\U0001242b")

# One character as people see it, in the kinds that `_kind` gives: a flag of two letters; the flag of a region, spelled
# in tags and closed; an emoji, or several joined; anything else. Each may have a few marks, but not so many that they
# would cover the lines above.
_CHARACTER: Final = re.compile(r"FF?|BT{2,7}E|[PB]M{0,4}(?:J[PB]M{0,4})*|XM{0,4}")


def checked_name(name: str) -> str:
    """A name as it will be shown, trimmed. Raises unless it has 1 to 24 characters, all visible and none that
    changes the direction of the text.

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
    """A name as a table shows it: with a number if it looks like another person's name or one of the server's.

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
    numbered = (f"{name} {number}" for number in count(2))
    return next(other for other in numbered if taken.isdisjoint(looks(other)))


@lru_cache(maxsize=1024)
def looks(name: str) -> frozenset[str]:
    """The skeletons of a name: as written, in lower and in upper case. Two names look alike if they share one.

    >>> bool(looks("Ａｎｎａ") & looks("anna\ufe0f") & looks("ANNA")), bool(looks("Alice") & looks("AIice"))
    (True, True)
    """
    shown = unicodedata.normalize("NFKC", name)
    shown = "".join(one for one in shown if one != JOINER and one not in _BLANK and not _chooses_look(one))
    lower = unicodedata.normalize("NFKC", shown.casefold())
    return frozenset(map(skeleton, (shown, lower, shown.upper())))


@cache
def _server_looks() -> frozenset[str]:
    """The skeletons of the names, in all languages, by which a person could pass for the server or the host."""
    names = (one for lang in text.languages() for one in text.say(lang, "names-of-the-server").split(", "))
    return frozenset[str]().union(*map(looks, names))


def _chooses_look(one: str) -> bool:
    """Whether a character is a variation selector, which only says how the one before it is drawn."""
    return 0xFE00 <= ord(one) <= 0xFE0F or 0xE0100 <= ord(one) <= 0xE01EF


def count_characters(name: str) -> int | None:
    """The number of characters that people see; `None` if the name has a character that cannot be seen.

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
    """The characters that people see, without those that are invisible, change the direction or cover others.

    >>> visible_characters("a\u202eb\u200b!"), visible_characters("👍🏽е\u0301")
    (['a', 'b', '!'], ['👍🏽', 'е\u0301'])
    """
    kinds = "".join(map(_kind, name))
    return [name[found.start() : found.end()] for found in _CHARACTER.finditer(kinds)]


def _kind(one: str) -> str:
    """F: a letter of a flag, B: a black flag, T: a tag that spells its region, E: the end of these tags, P: an emoji,
    J: a joiner of emojis, M: a mark, X: another visible character, -: one that is not allowed.
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
    if category[0] == "M" or 0x1F3FB <= point <= 0x1F3FF:  # the latter are skin tones
        return "M"
    if (
        category == "So" or one == "↔" or 0x1F300 <= point <= 0x1FAFF
    ):  # the range has emojis newer than this Python
        return "P"
    return "X" if one.isprintable() else "-"
