"""What happens to a match from outside its rules, as everybody sees it: told like any event of a game.

A game's own `tell` is silent about these entries, and need not know them.
"""

from typing import TypeAlias

from msgspec import Struct

from yakai.core.game import Seat, TimerKey
from yakai.core.log import BOT, Conceded, Entry, Expired, HandedOver, Paused, Undone


class UndoneEvent(Struct, frozen=True, tag="undone"):
    """A seat takes its latest action back."""

    seat: Seat


class ConcededEvent(Struct, frozen=True, tag="conceded"):
    """A seat gives up."""

    seat: Seat


class HandedOverEvent(Struct, frozen=True, tag="handed_over"):
    """From here on a bot plays this seat or, with `bot` false, its person again."""

    seat: Seat
    bot: bool


class ExpiredEvent(Struct, frozen=True, tag="expired"):
    """One of the game's own timers has run out. What that means the game's own events say."""

    timer: TimerKey


class PausedEvent(Struct, frozen=True, tag="paused"):
    """The game stands still or, with `paused` false, goes on; `seat` wished so, if it was one."""

    paused: bool
    seat: Seat | None = None


MatchEvent: TypeAlias = UndoneEvent | ConcededEvent | HandedOverEvent | ExpiredEvent | PausedEvent

TAGS = frozenset(
    str(kind.__struct_config__.tag)
    for kind in (UndoneEvent, ConcededEvent, HandedOverEvent, ExpiredEvent, PausedEvent)
)
"""Tags that no event of a game may have."""


def told_to_all(entry: Entry) -> tuple[MatchEvent, ...]:
    """What everybody is told of an entry, whatever the game is.

    >>> told_to_all(Conceded(2))
    (ConcededEvent(seat=2),)
    """
    match entry:
        case Undone(seat=seat):
            return (UndoneEvent(seat),)
        case Conceded(seat=seat):
            return (ConcededEvent(seat),)
        case HandedOver(seat=seat, player=player):
            return (HandedOverEvent(seat, player.startswith(BOT)),)
        case Expired(timer=timer):
            return (ExpiredEvent(timer),)
        case Paused(paused=paused, seat=seat):
            return (PausedEvent(paused, seat),)
        case _:
            return ()


def seconds(event: object) -> float:
    """How long an event takes to be followed at a table: the board takes so long to show it, bots wait for it."""
    return float(getattr(event, "seconds", 0.0))
