"""Playing a match by bots, move by move: for simulations, and for a person at the terminal."""

from collections.abc import Sequence
from random import Random

from yakai import bots
from yakai.core.errors import YakaiError
from yakai.core.game import AnyRules, Bot, Turn
from yakai.core.match import Match
from yakai.core.steps import Step


class Stuck(YakaiError):
    """Nobody wants to act, and no timer runs."""


def usual_seats(rules: AnyRules) -> int:
    """Four, or the nearest that the game allows."""
    return min(rules.seats, key=lambda seats: abs(seats - 4))


def seated(game: str, names: Sequence[str], seats: int, effort: float = 1.0) -> list[Bot]:
    """A bot for each seat, who tries so much of what it usually tries; the names are gone through again and again."""
    return [bots.hurried(bots.named(game, names[seat % len(names)]), effort) for seat in range(seats)]


def one_move(match: Match, players: Sequence[Bot], rng: Random) -> tuple[Step, ...]:
    """The next move of whoever wants to make one; if nobody does, the rules' timer runs out.

    What a seat has asked to have done for it is done without asking it again.
    """
    pending = match.pending
    assert isinstance(pending, Turn)
    seats = sorted(pending.seats)
    if len(seats) > 1:
        rng.shuffle(seats)  # nobody is always the quickest
    standing = match.rules.customs.standing
    for seat in seats:
        view = match.view(seat)
        action = None if standing is None else standing(view)
        if action is None:
            action = players[seat].choose(match.rules, view, match.recall(seat), rng)
        if action is not None:
            return match.play(seat, action)
    if pending.timer is None:
        raise Stuck("nobody-acts", game=match.rules.id)
    return match.expire(pending.timer.key)
