"""Finished games, replayed batch by batch: from their table's log, or from a log of their own.

Live connections are notified once for each batch, so frames need to know what was stored together.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from yakai.core import catalogue
from yakai.core.early_ends import is_counted, is_early
from yakai.core.errors import DamagedLog, YakaiError
from yakai.core.log import (
    BOT,
    CLOCK,
    Acted,
    Entry,
    Expired,
    Finished,
    HandedOver,
    Header,
    Settled,
    TimedOut,
    Undone,
)
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.table.state.entries import Batch
from yakai.table.state.log_reader import raise_located, read_batch
from yakai.table.state.room import BotOccupant, PersonOccupant, PlayerNames, Room
from yakai.table.state.room_folding import fold_entries

ANONYMOUS: Final = "person"
"""Replaces the ids of people in a game that is replayed."""


class ReplayedBatch:
    """What one batch did: the steps of the game, and the room after it. It holds secrets and cannot be encoded."""

    __slots__ = ("room", "steps")

    def __init__(self, room: Room, steps: tuple[Step, ...]) -> None:
        self.room = room
        self.steps = steps


class ReplayedGame:
    """A match at its end, and its batches from the deal on. The rooms have the ids of people, the match has not."""

    __slots__ = ("batches", "match")

    def __init__(self, match: Match, batches: tuple[ReplayedBatch, ...]) -> None:
        self.match = match
        self.batches = batches


def replay_game(batches: Iterable[Batch], number: int) -> ReplayedGame:
    """A finished game, replayed from its table's log; `number` counts from 1."""
    room: Room | None = None
    match: Match | None = None
    replayed: list[ReplayedBatch] = []
    for batch in batches:
        steps: list[Step] = []
        for line, entry in read_batch(batch, None if match is None else match.rules):
            try:
                room = fold_entries(room, (entry,))
                if isinstance(entry, Header):
                    rules = catalogue.rules(entry.game, entry.version)
                    match = Match(rules, entry.seats, entry.options, deal=False)
                elif room.games == number and match is not None and not isinstance(entry, Struct):
                    steps.append(match.replay(_anonymous(entry)))
            except (YakaiError, LookupError) as error:
                raise_located(error, batch, line)
        if match is not None and room is not None and room.games == number:
            replayed.append(ReplayedBatch(room, tuple(steps)))
            if room.phase == "over":
                return ReplayedGame(match, tuple(replayed))
    raise DamagedLog("table-log-has-a-gap", why=f"no game {number} that is over")


def replay_log(match: Match, called: PlayerNames) -> ReplayedGame:
    """A game from a log of its own, such as a file. `called` are the players' names by seat (`None`: a bot to the end).

    Such a log says neither what was stored together (see `_begins_batch`) nor which names changed.
    """
    past = match.at(0)
    occupants = tuple(
        BotOccupant("") if name is None else PersonOccupant(str(seat), name)
        for seat, name in enumerate(called)
    )
    room = fold_entries(Room("", match.rules.id, occupants, match.header.options), (match.header,))
    replayed: list[ReplayedBatch] = []
    for entries in _batches(match.log):
        room = fold_entries(room, entries)
        replayed.append(ReplayedBatch(room, tuple([past.replay(entry) for entry in entries])))
    return ReplayedGame(past, tuple(replayed))


def _batches(log: Sequence[Entry]) -> Iterator[Sequence[Entry]]:
    """A log's entries as they probably were stored together: the deal, then what each command did."""
    start = 0
    for at, entry in enumerate(log):
        if _begins_batch(entry, log[at - 1] if at else None):
            yield log[start:at]
            start = at
    yield log[start:]


def _begins_batch(entry: Entry, before: Entry | None) -> bool:
    """Whether an entry was probably stored apart from the one before: every move but a bot's after a timeout, and an
    end by agreement, but neither chance nor another end. The rest has the time of what it was stored with, if the log
    has times.
    """
    match entry:
        case Settled():
            return False
        case Finished(result=result):
            return is_early(result) and not is_counted(result)
        case Acted() | Expired() | Undone():
            return not isinstance(before, TimedOut)
        case _:
            return before is None or entry.at is None or entry.at != before.at


def _anonymous(entry: Entry) -> Entry:
    """The entry without the ids of people, which only their table may know."""
    if entry.by is not None and not entry.by.startswith(BOT) and entry.by != CLOCK:
        entry.by = ANONYMOUS
    if isinstance(entry, HandedOver) and not entry.player.startswith(BOT):
        entry.player = ANONYMOUS
    return entry
