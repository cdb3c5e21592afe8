"""Playing a match with bots, move by move."""

from collections.abc import Sequence
from random import Random

from yakai import bots
from yakai.core.errors import YakaiError
from yakai.core.game import AnyRules, Bot, Turn
from yakai.core.match import Match
from yakai.core.steps import Step


class Stuck(YakaiError):
    """No player acts, and no timer runs."""


def default_seats(rules: AnyRules) -> int:
    """Four, or the nearest that the game allows."""
    return min(rules.seats, key=lambda seats: abs(seats - 4))


def seat_bots(game: str, names: Sequence[str], seats: int, effort: float = 1.0) -> list[Bot]:
    """A bot for each seat: the names by turns, each with this part of its usual effort."""
    return [bots.hurried(bots.named(game, names[seat % len(names)]), effort) for seat in range(seats)]


def one_move(match: Match, players: Sequence[Bot], rng: Random) -> tuple[Step, ...]:
    """The next move, of the first player who acts, in random order; if none does, the rules' timer expires.

    A seat's standing action is done without asking its player.
    """
    pending = match.pending
    assert isinstance(pending, Turn)
    seats = sorted(pending.seats)
    if len(seats) > 1:
        rng.shuffle(seats)
    standing = match.rules.customs.standing
    for seat in seats:
        view = match.view(seat)
        action = None if standing is None else standing(view)
        if action is None:
            action = players[seat].choose(match.rules, view, match.recall(seat), rng)
        if action is not None:
            return match.play(seat, action)
    if pending.timer is None:
        raise Stuck("no-player-moves", game=match.rules.id)
    return match.expire(pending.timer.key)
