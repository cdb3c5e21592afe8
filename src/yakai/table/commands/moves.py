"""Moves: from the action that a client sent to the proposal. Nearly all commands are moves."""

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
    """The proposal of a seat's action."""
    match = own_match(table, person, seat, game)
    return Proposal(steps=match.propose(seat, read_action(table, match, person, action), at, person))


def match_of(table: Table, game: int) -> Match:
    """The match of this number. Raises unless it is the table's latest one."""
    match = table.game
    if match is None:
        raise NoGame("no-game-is-running")
    if game != table.room.games:
        raise WrongGame("another-game-began")
    return match


def held_match(table: Table, person: str, seat: Seat, game: int) -> Match:
    """The match. Raises unless the person holds the seat and has not given up."""
    match, room = match_of(table, game), table.room
    check_holds(room, person, seat)
    if room.phase == "playing" and room.has_conceded(seat):
        raise OutOfTurn("already-conceded", seat=seat)
    return match


def own_match(table: Table, person: str, seat: Seat, game: int) -> Match:
    """The match. Raises also if a bot plays the seat for the person."""
    match = held_match(table, person, seat, game)
    if table.room.bot_at(seat) is not None:
        raise BotPlays("bot-plays-for-you")
    return match


def read_action(table: Table, match: Match, person: str, action: bytes) -> Any:
    """An action from JSON. Raises unless it is one of this game, and the person may do it."""
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
