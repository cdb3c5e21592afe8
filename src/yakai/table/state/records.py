"""Records of finished games, with which players find them again, and the logs of these games.

A record is stored with the batch that ended the game. Its id is a random token.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from yakai.core import catalogue
from yakai.core.errors import DamagedLog, YakaiError
from yakai.core.game import Result, Seat
from yakai.core.log import BOT, CLOCK, Entry, Finished, HandedOver, Header
from yakai.core.log_encoding import write, write_header
from yakai.core.match import Match
from yakai.table.keys import TableKeys
from yakai.table.state.entries import Batch
from yakai.table.state.log_reader import raise_located, read_batch
from yakai.table.state.room import PlayerNames
from yakai.table.state.table import Proposal, Table

ANONYMOUS: Final = "person"
"""Replaces the ids of people in a log that is downloaded."""


class GameRecord(Struct, frozen=True):
    """A summary of a finished game.

    `number` counts the games of its table from 1. `called` are the players' names by seat (`None`: a bot). `people` are
    all who saw the game from a seat, with the seats that were theirs at the end.
    """

    id: str
    number: int
    game: str
    began: float
    ended: float
    called: PlayerNames
    conceded: tuple[Seat, ...]
    result: Result
    people: dict[str, tuple[Seat, ...]]


class StoredRecord(Struct, frozen=True):
    """A record with its table. `open`: everyone who has its link may read it."""

    record: GameRecord
    table: str
    invitation: str
    open: bool


class BatchExtras(NamedTuple):
    """What is stored together with a batch: new keys of its table, and the record of the game that it ends."""

    keys: TableKeys | None
    record: GameRecord | None


def extras_of(table: Table, proposal: Proposal, token: Callable[[], str], at: float) -> BatchExtras | None:
    """What is stored with a proposal besides its batch; `None` for most."""
    record = _finished_by(table, proposal, token, at)
    return None if proposal.keys is None and record is None else BatchExtras(proposal.keys, record)


def _finished_by(table: Table, proposal: Proposal, token: Callable[[], str], at: float) -> GameRecord | None:
    """The record of the game that a proposal ends; `None` if it ends none."""
    finished = next((step.entry for step in proposal.steps if isinstance(step.entry, Finished)), None)
    match = proposal.match or table.match
    if finished is None or match is None:
        return None
    room = table.outcome(proposal).room
    first = match.log[0].at if match.log else at
    return GameRecord(
        id=token(),
        number=room.games,
        game=room.game,
        began=at if first is None else first,
        ended=at,
        called=room.called,
        conceded=room.conceded,
        result=finished.result,
        people={person: room.viewing_seats_of(person) for person in room.seen_by},
    )


def replay_game(batches: Iterable[Batch], number: int) -> Match:
    """A finished game, replayed from its table's log without the ids of people; `number` counts from 1."""
    match: Match | None = None
    games = 0
    for batch in batches:
        for line, entry in read_batch(batch, None if match is None else match.rules):
            if isinstance(entry, Header):
                games += 1
                rules = catalogue.rules(entry.game, entry.version)
                match = Match(rules, entry.seats, entry.options, deal=False)
            elif games == number and match is not None and not isinstance(entry, msgspec.Struct):
                try:
                    match.replay(_anonymous(entry))
                except (YakaiError, LookupError) as error:
                    raise_located(error, batch, line)
                if isinstance(entry, Finished):
                    return match
    raise DamagedLog("table-log-has-a-gap", why=f"no game {number} that is over")


def log_bytes(match: Match) -> bytes:
    """A game as JSON Lines, as `yakai replay` reads them."""
    return write_header(match.header) + write(match.log)


def _anonymous(entry: Entry) -> Entry:
    """The entry without the ids of people, which only their table may know."""
    if entry.by is not None and not entry.by.startswith(BOT) and entry.by != CLOCK:
        entry.by = ANONYMOUS
    if isinstance(entry, HandedOver) and not entry.player.startswith(BOT):
        entry.player = ANONYMOUS
    return entry
