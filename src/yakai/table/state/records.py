"""Records of finished games, with which players find them again, and the logs of these games.

A record is stored with the batch that ended the game. Its id is a random token.
"""

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct

from yakai.core.game import Result, Seat
from yakai.core.log import Finished
from yakai.core.log_encoding import write, write_header
from yakai.core.match import Match
from yakai.table.keys import TableKeys
from yakai.table.state.room import PlayerNames
from yakai.table.state.table import Proposal, Table


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


def log_bytes(match: Match) -> bytes:
    """A game as JSON Lines, as `yakai replay` reads them."""
    return write_header(match.header) + write(match.log)
