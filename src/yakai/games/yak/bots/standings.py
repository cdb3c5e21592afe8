"""What a challenge does to the standings, for whoever has an empty hand (YAK-20)."""

from yakai.core.game import Seat
from yakai.games.yak.view import View


def gains(view: View, believed: float) -> bool:
    """Whether a challenge is better than to leave everything as it stands."""
    assert view.seat is not None
    claimer = view.stack[-1].seat
    stands = _place(view, None)
    return (1 - believed) * _place(view, claimer) + believed * _place(view, view.seat) < stands


def _place(view: View, loser: Seat | None) -> float:
    """One's own place if somebody takes the stack, those before counting one and those beside a half."""
    piles = [len(pile) + len(view.stack) * (seat == loser) for seat, pile in enumerate(view.penalties)]
    assert view.seat is not None
    own = piles[view.seat]
    return sum(pile < own for pile in piles) + (piles.count(own) - 1) / 2


def wins(view: View, loser: Seat) -> float:
    """One's share of the win if the game ends with this seat taking the stack (YAK-19, YAK-21)."""
    piles = [len(pile) + len(view.stack) * (seat == loser) for seat, pile in enumerate(view.penalties)]
    assert view.seat is not None
    return 1 / piles.count(min(piles)) if piles[view.seat] == min(piles) else 0.0
