"""Commands of a player in a running game: act, undo, give up, lend the seat to a bot, come back."""

from collections.abc import Callable

from yakai import bots
from yakai.core.errors import GameOver, GamePaused, OutOfTurn
from yakai.core.game import Seat
from yakai.core.log import BOT, Conceded, HandedOver
from yakai.core.steps import Step
from yakai.table.commands import moves, seating
from yakai.table.commands.base import PersonCommand, Playing
from yakai.table.state.room import PersonOccupant
from yakai.table.state.room_folding import fold_entry
from yakai.table.state.table import Proposal, Table


class PlayCommand(Playing, frozen=True):
    """An action of the game, in JSON."""

    action: bytes

    def proposed(self, table: Table, at: float) -> Proposal:
        return moves.proposed(table, self.person, self.seat, self.game, self.action, at)

    def check(self, table: Table) -> None:
        """Raise if it would be refused now. It is not applied, because the outcome of chance must not be known."""
        match = self.own_match(table)
        match.after(self.seat, moves.read_action(table, match, self.person, self.action))


class UndoCommand(Playing, frozen=True):
    """Take the last action back."""

    def proposed(self, table: Table, at: float) -> Proposal:
        return Proposal(steps=self.own_match(table).propose_undo(self.seat, at, self.person))

    def check(self, table: Table) -> None:
        """Raise if it would be refused now."""
        self.own_match(table).propose_undo(self.seat)


class Concede(Playing, frozen=True):
    """Give up. If others play on, a bot plays the seat, so that their game is not spoilt; or the game ends, if the host
    has said so. It also ends with the last person who plays: bots need no end.
    """

    def proposed(self, table: Table, at: float) -> Proposal:
        match = self.match(table)
        alone = not fold_entry(table.room, Conceded(self.seat, at, self.person)).still_playing
        steps = match.propose_concession(self.seat, at, self.person, alone or table.room.concede_ends)
        if len(steps) == 1:  # it is not the end
            bot = bots.stand_in(table.room.game)
            steps += (Step(match.state, HandedOver(self.seat, BOT + bot, at, self.person), match.state),)
        return Proposal(steps=steps)


class HandOver(Playing, frozen=True):
    """Let a bot play one's seat from now on or, with `bot` false, play it oneself again."""

    bot: bool

    def proposed(self, table: Table, at: float) -> Proposal:
        match = self.match(table)
        if match.result is not None:
            raise GameOver("game-is-over")
        if self.bot == (table.room.bot_at(self.seat) is not None):
            return Proposal()
        player = BOT + bots.stand_in(table.room.game) if self.bot else self.person
        return Proposal(
            steps=(Step(match.state, HandedOver(self.seat, player, at, self.person), match.state),)
        )


class ComeBack(PersonCommand, frozen=True):
    """Give a person the seats back in which a bot stood in; not those they have given up or lent to it."""

    def proposed(self, table: Table, at: float) -> Proposal:

        def handed_back(sitter: PersonOccupant, seat: Seat) -> HandedOver | None:
            if sitter.bot is None or sitter.lent or table.room.has_conceded(seat):
                return None
            return HandedOver(seat, sitter.person, at, sitter.person)

        return handed_over_seats(table, self.person, handed_back)


def handed_over_seats(
    table: Table, person: str, entry: Callable[[PersonOccupant, Seat], HandedOver | None]
) -> Proposal:
    """The proposal of an entry for each seat of a person, while a game runs."""
    match, room = table.game, table.room
    if match is None or room.phase != "playing":
        return Proposal()
    occupants = ((seat, room.occupants[seat]) for seat in room.seats_of(person))
    entries = (entry(occupant, seat) for seat, occupant in occupants if isinstance(occupant, PersonOccupant))
    return Proposal(steps=tuple(Step(match.state, one, match.state) for one in entries if one is not None))


def person_playing(table: Table, person: str, seat: Seat, game: int) -> str | None:
    """The person who plays a seat, connected or not; `None` if a bot does. Raises unless `person` plays this running
    game.
    """
    match = moves.match_of(table, game)
    if match.result is not None:
        raise GameOver("game-is-over")
    if match.paused:
        raise GamePaused("game-is-paused")
    held = seating.seats_held(table.room, person)
    if all(table.room.has_conceded(one) for one in held):
        raise OutOfTurn("already-conceded", seat=held[0])
    seating.check_seat(table.room, seat)
    occupant = table.room.occupants[seat]
    return occupant.person if isinstance(occupant, PersonOccupant) and occupant.bot is None else None
