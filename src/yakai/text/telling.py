"""What was told, in words: the match's own events and the game's, in the reader's language."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from yakai.core.events import (
    KINDS,
    ConcededEvent,
    EndedEarlyEvent,
    HandedOverEvent,
    PausedEvent,
    TimedOutEvent,
    UndoneEvent,
)
from yakai.core.game import Game, Say, Seat, subject
from yakai.text import Lang, Saying, say


def sentences(game: Game, event: Any, names: Sequence[str], you: Seat | None, lang: Lang) -> list[str]:
    """An event in words, a sentence a line; none for what needs none. `you` is the reader's seat.

    >>> from yakai.core import catalogue
    >>> sentences(catalogue.game("yak"), ConcededEvent(0), ["Ann", "Bob"], 1, "en")
    ['Ann gives up']
    """
    if type(event) not in KINDS:
        return [] if game.telling is None else game.telling.sentences(event, names, you, _saying(lang))
    match event:
        case UndoneEvent(seat=seat):
            return [say(lang, "match-undone", **subject(seat, names, you))]
        case ConcededEvent(seat=seat):
            return [say(lang, "match-conceded", **subject(seat, names, you))]
        case HandedOverEvent(seat=seat, bot=bot, new=new):
            key = "match-handed-over" if bot else "match-taken-over" if new else "match-handed-back"
            return [say(lang, key, **subject(seat, names, you))]
        case PausedEvent(paused=paused, seat=seat):
            who = {"name": "", "who": "nobody"} if seat is None else subject(seat, names, you)
            return [say(lang, "match-paused" if paused else "match-goes-on", **who)]
        case EndedEarlyEvent(agreed=agreed):
            return [say(lang, "match-stopped" if agreed else "match-given-up")]
        case TimedOutEvent(seat=seat):
            return [say(lang, "match-timed-out", **subject(seat, names, you))]
        case _:
            return []


@cache
def _saying(lang: Lang) -> Say:
    return Saying(lang)
