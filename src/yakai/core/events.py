"""What happens to a match from outside its rules, as everybody sees it: told like any event of a game.

A game's own `tell` is silent about these entries, and need not know them.
"""

from typing import Final, TypeAlias, get_args

from msgspec import Struct

from yakai.core.agreeing import is_counted, is_early
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
    """A seat takes its latest action back."""

    seat: Seat


class ConcededEvent(Struct, frozen=True, tag="conceded"):
    """A seat gives up."""

    seat: Seat


class HandedOverEvent(Struct, frozen=True, tag="handed_over"):
    """From here on a bot plays this seat or, with `bot` false, its person again; `new`: somebody who has come late
    plays it from here on.
    """

    seat: Seat
    bot: bool
    new: bool = False


class ExpiredEvent(Struct, frozen=True, tag="expired"):
    """One of the game's own timers has run out. What that means the game's own events say."""

    timer: TimerKey


class PausedEvent(Struct, frozen=True, tag="paused"):
    """The game stands still or, with `paused` false, goes on; `seat` wished so, if it was one."""

    paused: bool
    seat: Seat | None = None


class EndedEarlyEvent(Struct, frozen=True, tag="ended_early"):
    """It ends before its rules would end it: all who play want to stop or, without `agreed`, somebody has given up."""

    agreed: bool


class TimedOutEvent(Struct, frozen=True, tag="timed_out"):
    """A seat has thought for too long: a bot makes this move."""

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

TAGS: Final = frozenset(str(kind.__struct_config__.tag) for kind in get_args(MatchEvent))
"""Tags that no event of a game may have."""


def told_to_all(entry: Entry) -> tuple[MatchEvent, ...]:
    """What everybody is told of an entry, whatever the game is.

    >>> told_to_all(Conceded(2))
    (ConcededEvent(seat=2),)
    """
    if type(entry) in MOVES:  # nearly all of them
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
    """Whether the game itself has something to tell of an entry: of all but an early end."""
    return type(entry) in MOVES or not (isinstance(entry, Finished) and is_early(entry.result))


def seconds(event: object) -> float:
    """How long an event takes to be followed at a table: the board takes so long to show it, bots wait for it."""
    return float(getattr(event, "seconds", 0.0))
