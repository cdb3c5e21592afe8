"""A move at a table, from what somebody sent to what it would do: nearly all that is ever asked of one."""

from typing import Any

import msgspec

from yakai.core.errors import BadAction, OutOfTurn
from yakai.core.game import Seat
from yakai.core.kinds import decoder
from yakai.core.match import Match
from yakai.table.commands.seating import check_holds
from yakai.table.errors import BotPlays, HostOnly, NoGame, WrongGame
from yakai.table.state.table import Proposal, Table


def proposed(table: Table, person: str, seat: Seat, game: int, action: bytes, at: float) -> Proposal:
    """An action of a seat, and what follows from it."""
    match = own_match(table, person, seat, game)
    return Proposal(steps=match.propose(seat, read_action(table, match, person, action), at, person))


def match_of(table: Table, game: int) -> Match:
    """The match that is meant; raises if there is none, or it is an earlier one."""
    match = table.game
    if match is None:
        raise NoGame("no-game-is-running")
    if game != table.room.games:
        raise WrongGame("another-game-began")
    return match


def held_match(table: Table, person: str, seat: Seat, game: int) -> Match:
    """The same, in which this person must hold the seat and not have given up."""
    match, room = match_of(table, game), table.room
    check_holds(room, person, seat)
    if room.phase == "playing" and room.has_conceded(seat):
        raise OutOfTurn("already-conceded", seat=seat)
    return match


def own_match(table: Table, person: str, seat: Seat, game: int) -> Match:
    """The same, if they play it themselves."""
    match = held_match(table, person, seat, game)
    if table.room.bot_at(seat) is not None:
        raise BotPlays("bot-plays-for-you")
    return match


def read_action(table: Table, match: Match, person: str, action: bytes) -> Any:
    """An action in JSON, which must be one of this game and theirs to do."""
    rules = match.rules
    customs = rules.customs
    try:
        read = decoder(rules.kinds.action).decode(action)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BadAction("action-cannot-be-read", game=rules.id) from None
    if customs.host and isinstance(read, customs.host) and person != table.room.host:
        raise HostOnly("host-only")
    if customs.refuses is not None:
        customs.refuses(read)
    return read
