"""What one viewer sees of a game beside its events: when that has changed, and what the seat is offered.

Live connections and the frames of a finished game use the same functions, so that both show the same.
"""

from typing import Any

from yakai.core.game import Seat
from yakai.core.match import Match
from yakai.table.state.room import Room, RoomPlayer
from yakai.table.state.streams import SeatSnapshot


class VisibleGame:
    """What a game message or a frame shows: while it is the same, there is nothing to send."""

    __slots__ = ("paused", "players", "seat", "snapshot")

    def __init__(
        self, snapshot: SeatSnapshot, players: tuple[RoomPlayer | None, ...], paused: bool, seat: Seat | None
    ) -> None:
        self.snapshot = snapshot
        self.players = players
        self.paused = paused
        self.seat = seat

    def is_same(self, other: "VisibleGame | None") -> bool:
        """Whether both show the same."""
        return (
            other is not None
            and self.snapshot.is_same(other.snapshot)
            and self.players == other.players
            and self.paused == other.paused
            and self.seat == other.seat
        )


def legal_actions(match: Match, room: Room, seat: Seat | None, view: Any) -> Any:
    """The legal actions at a view, in the game's own form. `None` in a pause, after the end (also by conceding) and for
    a seat that a bot plays, which the view does not show.
    """
    bot_plays = seat is not None and room.bot_at(seat) is not None
    if match.paused or match.result is not None or bot_plays:
        return None
    customs = match.rules.customs
    return (customs.offered or match.rules.legal)(view)


def may_undo(room: Room, seat: Seat | None, undoable: Seat | None) -> bool:
    """Whether the player on a seat may take their latest action back; `undoable` is the match's."""
    if seat is None or seat != undoable:
        return False
    return room.phase == "playing" and room.bot_at(seat) is None
