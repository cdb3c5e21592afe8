"""Our games, played through the public `Match`: each move builds the seat's view and legal actions."""

from random import Random

import yakai
from bench.measure import Contestant, Played
from yakai.core.game import Turn


def ours(game: str, seats: int) -> Contestant:
    """One of our games as a contestant."""

    def play(rng: Random) -> Played:
        match = yakai.new(game, seats=seats, seed=rng.getrandbits(32))
        moves = 0
        while isinstance(pending := match.pending, Turn):
            for seat in pending.seats:
                match.view(seat)
                legal = match.legal(seat)
                if legal:
                    match.play(seat, legal.sample(rng))
                    moves += 1
                    break
            else:  # no seat has an action left: a reaction window or a drawing round must expire
                assert pending.timer is not None
                match.expire(pending.timer.key)
        return Played(moves, len(match.log))

    return Contestant(f"Yakai {game}, {seats} seats", "view, legal actions, log", play)
