"""The sentences of events, those of the match and those of the game, in the reader's language."""

from collections.abc import Sequence
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
from yakai.core.game import Game, Seat, subject
from yakai.text import Lang, say, say_in


class Sentences:
    """Puts the events of a game into words, in one language."""

    def __init__(self, game: Game, lang: Lang) -> None:
        self._telling = game.telling
        self._lang: Lang = lang
        self._say = say_in(lang)

    def __call__(self, event: Any, names: Sequence[str], you: Seat | None) -> list[str]:
        """An event as sentences, if it has any. `names` are the players' names by seat, `you` is the reader's seat."""
        if type(event) in KINDS:
            return _of_the_match(event, names, you, self._lang)
        return [] if self._telling is None else self._telling.sentences(event, names, you, self._say)


def sentences(game: Game, event: Any, names: Sequence[str], you: Seat | None, lang: Lang) -> list[str]:
    """One event as sentences.

    >>> from yakai.core import catalogue
    >>> sentences(catalogue.game("yak"), ConcededEvent(0), ["Ann", "Bob"], 1, "en")
    ['Ann gives up']
    """
    return Sentences(game, lang)(event, names, you)


def _of_the_match(event: Any, names: Sequence[str], you: Seat | None, lang: Lang) -> list[str]:
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
