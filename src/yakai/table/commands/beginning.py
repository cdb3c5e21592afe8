"""When a game begins, and with which options."""

import logging
from random import Random
from typing import Any

from yakai.core import catalogue
from yakai.core.game import Seat, Turn
from yakai.core.log import Settled
from yakai.core.match import Match
from yakai.table.state.entries import RoomEntry
from yakai.table.state.room import Room
from yakai.table.state.room_folding import fold_entries
from yakai.table.state.table import Proposal

logger = logging.getLogger(__name__)


def with_beginning(
    before: Room | None,
    changes: tuple[RoomEntry, ...],
    at: float,
    *,
    asked: bool,
    latest: Match | None,
    chance: Random,
) -> Proposal:
    """Entries of the room and, if all are there and ready after them, the beginning of the next game.

    `asked`: somebody has just said that they are ready. A table of bots alone begins only then. `latest` is the
    game that was played here last.
    """
    then = fold_entries(before, changes)
    if then.phase == "playing" or not then.all_ready or not (asked or (changes and then.people)):
        return Proposal(changes)
    rules = catalogue.rules(then.game)
    match = Match(rules, len(then.occupants), next_options(then, latest), chance, deal=False)
    return Proposal(changes, match, match.settle(at))


def next_first(room: Room, latest: Match | None) -> Seat | None:
    """Who will begin the next game at a table where one is over, if that is known already."""
    first = _going_round(room, latest).get("first") if room.phase == "over" else None
    return first if isinstance(first, int) else None


def next_options(then: Room, latest: Match | None) -> dict[str, Any]:
    """The table's options for its next game, with what the game remembers of its last one; a game that falls over at
    that remembers nothing.
    """
    options = _going_round(then, latest)
    goes_on = catalogue.game(then.game).goes_on
    if latest is None or goes_on is None:
        return options
    try:
        return goes_on(options, latest.view(None))
    except Exception:
        logger.exception("%s could not remember its last game", then.game)
        return options


def _going_round(then: Room, latest: Match | None) -> dict[str, Any]:
    """The table's options; if the host left open who begins, it goes round from game to game."""
    options = then.game_options
    if latest is None or "first" not in options or options["first"] is not None:
        return options
    first = first_player(latest)
    return options if first is None else {**options, "first": (first + 1) % len(then.occupants)}


def is_opening(match: Match) -> bool:
    """Whether nobody has done anything yet: only chance has spoken."""
    return all(isinstance(entry, Settled) for entry in match.log)


def first_player(match: Match) -> Seat | None:
    """Who had the first turn of a match; `None` if several had it at once."""
    settled = 0
    for entry in match.log:
        if not isinstance(entry, Settled):
            break
        settled += 1
    pending = match.at(settled).pending
    return min(pending.seats) if isinstance(pending, Turn) and len(pending.seats) == 1 else None
