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
    """Entries of the room and, if all seats are taken and ready after them, the beginning of the next game.

    `asked`: a person has just said that they are ready; without people at the table its game begins only then.
    `latest` is the game that was played here last.
    """
    then = fold_entries(before, changes)
    if then.phase == "playing" or not then.all_ready or not (asked or (changes and then.people)):
        return Proposal(changes)
    rules = catalogue.rules(then.game)
    match = Match(rules, len(then.occupants), next_options(then, latest), chance, deal=False)
    return Proposal(changes, match, match.settle(at))


def next_first(room: Room, latest: Match | None) -> Seat | None:
    """The seat that will begin the next game after one has ended, if it is known already."""
    first = _next_seat_first(room, latest).get("first") if room.phase == "over" else None
    return first if isinstance(first, int) else None


def next_options(then: Room, latest: Match | None) -> dict[str, Any]:
    """The table's options for its next game, with what the game carries over from its last one (`Game.goes_on`);
    nothing if that fails.
    """
    options = _next_seat_first(then, latest)
    goes_on = catalogue.game(then.game).goes_on
    if latest is None or goes_on is None:
        return options
    try:
        return goes_on(options, latest.view(None))
    except Exception:
        logger.exception("%s could not carry over its last game", then.game)
        return options


def _next_seat_first(then: Room, latest: Match | None) -> dict[str, Any]:
    """The table's options; unless the host has set who begins, the first seat moves on from game to game."""
    options = then.game_options
    if latest is None or "first" not in options or options["first"] is not None:
        return options
    first = first_player(latest)
    return options if first is None else {**options, "first": (first + 1) % len(then.occupants)}


def is_opening(match: Match) -> bool:
    """Whether no player has acted yet."""
    return all(isinstance(entry, Settled) for entry in match.log)


def first_player(match: Match) -> Seat | None:
    """The seat that had the first turn of a match; `None` if several had it at once."""
    settled = 0
    for entry in match.log:
        if not isinstance(entry, Settled):
            break
        settled += 1
    pending = match.at(settled).pending
    return min(pending.seats) if isinstance(pending, Turn) and len(pending.seats) == 1 else None
