"""Which of OpenMoji's pictures bots may draw with: pictures of things, none with letters or digits."""

import re
from collections.abc import Iterator
from typing import Any, Final

OUT: Final = {
    *("brand", "flags", "country-flag", "flag", "subdivision-flag", "regional-indicator", "queer-symbols"),
    *("alphanum", "keycap", "currency", "punctuation", "av-symbol", "gender", "math", "zodiac", "time"),
    *("geometric", "transport-sign", "religion", "ui-element", "interaction", "skin-tone", "hair-style"),
}
"""Kinds of signs rather than things."""

KEPT: Final = {
    *(
        "alarm clock",
        "hourglass done",
        "hourglass not done",
        "stopwatch",
        "watch",
        "mantelpiece clock",
        "cinema",
    ),
    *(
        "crossed flags",
        "white flag",
        "chequered flag",
        "triangular flag",
        "pirate flag",
        "litter in bin sign",
    ),
    *(
        "restroom",
        "wheelchair symbol",
        "star of David",
        "yin yang",
        "latin cross",
        "orthodox cross",
        "menorah",
    ),
    *("peace symbol", "infinity", "link", "play button", "wifi", "home button", "tap", "swipe"),
    *(
        "finger pushing button",
        "people dialogue",
        "collaboration",
        "interview",
        "safety",
        "chats",
        "contacts",
    ),
    *("jar with red content", "sports medal", "military medal", "right arrow", "right arrow curving down"),
    *("flag in hole", "star and crescent"),
}
"""Pictures that are used although their kind or name is excluded."""

UNWANTED: Final = re.compile(
    r"""
    facing\ right | \barrow$ | \bbutton\b | hexagon | pentagon | rectangle | half\ black | \bjar\ with\b  # twins
    | black\ (medium|small|large) | white\ (square|medium|small|large) | overlapping | heavy\ circle
    | stencil | calendar | \ medal$ | banknote | money\ bag | with\ yen | circled | \binput\b | keycap    # are read
    | copyleft | copyright | registered | trade\ mark | service\ mark | name\ badge | rounded\ symbol
    | hyphen | \becg | ^north$ | ^ZZZ$ | hundred\ points | pool\ 8 | mahjong | ^joker | flower\ playing
    | under\ eighteen | hospital$ | ^hotel$ | love\ hotel | convenience\ store | ^racing\ car | ^receipt
    | qr\ code | barcode | mobile\ info | code\ editor | wireframes | ^stop\ sign | for\ beginner | ^ATM
    | ^(blue|green|orange)\ book | ^notebook | ^bus\ stop | parking\ garage | ^coin | slot\ machine | ^e-mail
    | with\ symbols\ on | sleeping\ face | coffee\ house | red\ envelope | money-mouth | heart\ exclamation
    | ^warning$ | ^bank$ | Japanese\ post | middle\ finger
    | credit\ card | sound\ recording | part\ alternation | recording | ^identification
    | \btrump\b | ^greta | tardis | hal\ 9000 | guy\ fawkes | arduino | raspberry\ pi | kehrwoche        # are known
    | schwäbisch | stuttgart | ibeacon | web\ syndication | potentiometer | ^circuit
    """,
    re.VERBOSE | re.IGNORECASE,
)
"""Names of pictures with letters, digits or other signs, of known people and things, and of duplicates."""


def useful(emoji: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The useful ones, each with a name of its own."""
    names: set[str] = set()
    for one in emoji:
        called = one["annotation"].strip()
        out = one["subgroups"] in OUT or UNWANTED.search(called) is not None
        if one["skintone"] or (out and called not in KEPT):
            continue
        name = slug(called)
        if name in names:
            name = f"{name}-{slug(one['subgroups']).split('-')[0]}"
        assert name not in names, name
        names.add(name)
        yield name, one


def slug(called: str) -> str:
    """A name as recipes write it: small letters, hyphens between the words.

    >>> slug("woman’s hat: big")
    'womans-hat-big'
    """
    plain = called.lower().translate({ord(odd): even for odd, even in zip("ñäüéã", "nauea", strict=True)})
    return re.sub(r"[^a-z]+", "-", re.sub(r"[’']", "", plain)).strip("-")
