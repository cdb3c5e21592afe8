"""The events that every game has, such as an undo or a pause. They come from outside the rules, and all seats and
spectators get them. A game's own `tell` returns nothing for their entries and need not know them.
"""

from typing import Final, TypeAlias, get_args

from msgspec import Struct

from yakai.core.early_ends import is_counted, is_early
from yakai.core.game import Seat, TimerKey
from yakai.core.log import (
    BOT,
    MOVES,
    Conceded,
    Entry,
    Expired,
    Finished,
    HandedOver,
    Paused,
    TimedOut,
    Undone,
)


class UndoneEvent(Struct, frozen=True, tag="undone"):
    """A seat undoes its latest action."""

    seat: Seat


class ConcededEvent(Struct, frozen=True, tag="conceded"):
    """A seat concedes."""

    seat: Seat


class HandedOverEvent(Struct, frozen=True, tag="handed_over"):
    """Another player takes over a seat: a bot, or a person if `bot` is false. `new` is true for a person who has joined
    the game late, false for one who returns.
    """

    seat: Seat
    bot: bool
    new: bool = False


class ExpiredEvent(Struct, frozen=True, tag="expired"):
    """A timer of the rules runs out. The game's own events say what follows."""

    timer: TimerKey


class PausedEvent(Struct, frozen=True, tag="paused"):
    """The game is paused or, if `paused` is false, resumed; by this seat, if it was a seat."""

    paused: bool
    seat: Seat | None = None


class EndedEarlyEvent(Struct, frozen=True, tag="ended_early"):
    """The game ends before its rules end it: all players agreed to stop or, if `agreed` is false, a player conceded."""

    agreed: bool


class TimedOutEvent(Struct, frozen=True, tag="timed_out"):
    """A seat's time has run out, so a bot makes this move."""

    seat: Seat


MatchEvent: TypeAlias = (
    UndoneEvent
    | ConcededEvent
    | HandedOverEvent
    | ExpiredEvent
    | PausedEvent
    | EndedEarlyEvent
    | TimedOutEvent
)

KINDS: Final[frozenset[type]] = frozenset(get_args(MatchEvent))
"""The classes of these events."""

TAGS: Final = frozenset(str(kind.__struct_config__.tag) for kind in get_args(MatchEvent))
"""The tags of these events, which no event of a game may have."""


def told_to_all(entry: Entry) -> tuple[MatchEvent, ...]:
    """The events of an entry that all seats and spectators get, whatever the game is.

    >>> told_to_all(Conceded(2))
    (ConcededEvent(seat=2),)
    """
    if type(entry) in MOVES:  # nearly all entries
        return ()
    match entry:
        case Undone(seat=seat):
            return (UndoneEvent(seat),)
        case Conceded(seat=seat):
            return (ConcededEvent(seat),)
        case HandedOver(seat=seat, player=player, new=new):
            return (HandedOverEvent(seat, player.startswith(BOT), bool(new)),)
        case Expired(timer=timer):
            return (ExpiredEvent(timer),)
        case Paused(paused=paused, seat=seat):
            return (PausedEvent(paused, seat),)
        case Finished(result=result) if is_early(result):
            return (EndedEarlyEvent(not is_counted(result)),)
        case TimedOut(seat=seat, again=again):
            return () if again else (TimedOutEvent(seat),)
        case _:
            return ()


def is_the_games_own(entry: Entry) -> bool:
    """Whether the game's own `tell` is asked for the events of an entry: of all entries but an early end."""
    return type(entry) in MOVES or not (isinstance(entry, Finished) and is_early(entry.result))


def seconds(event: object) -> float:
    """Seconds that a board takes to show an event. Bots wait for it."""
    return float(getattr(event, "seconds", 0.0))
