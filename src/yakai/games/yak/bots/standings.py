"""What a challenge does to the standings, for a player who may pass instead (YAK-20) or end the game by it (YAK-19)."""

from yakai.core.game import Seat
from yakai.games.yak.view import View


def gains(view: View, believed: float) -> bool:
    """Whether a challenge can be expected to give a better place than a pass."""
    assert view.seat is not None
    claimer = view.stack[-1].seat
    stands = _place(view, None)
    return (1 - believed) * _place(view, claimer) + believed * _place(view, view.seat) < stands


def _place(view: View, loser: Seat | None) -> float:
    """The player's place from 0 if `loser` takes the stack: 1 for each player before, ½ for each one beside."""
    piles = [len(pile) + len(view.stack) * (seat == loser) for seat, pile in enumerate(view.penalties)]
    assert view.seat is not None
    own = piles[view.seat]
    return sum(pile < own for pile in piles) + (piles.count(own) - 1) / 2


def wins(view: View, loser: Seat) -> float:
    """The player's share of the win if the game ends with this seat taking the stack (YAK-19, YAK-21)."""
    piles = [len(pile) + len(view.stack) * (seat == loser) for seat, pile in enumerate(view.penalties)]
    assert view.seat is not None
    return 1 / piles.count(min(piles)) if piles[view.seat] == min(piles) else 0.0
