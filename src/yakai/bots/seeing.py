"""A player that sees the full state, as an upper bound for the strength of bots. It never plays at a table.

It tries every action on the true state and plays the game out with a bot. A game may have a better one as
`Game.seeing`.
"""

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

from yakai import bots
from yakai.bots.search import best
from yakai.core import catalogue
from yakai.core.game import AnyRules, Bot, Result, Seat, Sees, Turn
from yakai.core.playout import playout


def seeing(game: str) -> Sees:
    """The player of this game that sees the full state: the game's own, or a search with its usual bot."""
    return catalogue.game(game).seeing or FullStateSearch(bots.named(game, bots.usual(game)))


class FullStateSearch:
    """Tries up to `most` actions on the true state, with `playouts` playouts for a decision."""

    def __init__(self, policy: Bot, playouts: int = 128, most: int = 16) -> None:
        self.policy = policy
        self.playouts = playouts
        self.most = most

    def choose(self, rules: AnyRules, state: Any, seat: Seat, rng: Random) -> Any:
        """The best action found, or `None` if it is best to let the timer run out."""
        moves = self._moves(rules, state, seat, rng)
        lucks = [rng.getrandbits(64) for _ in range(self.playouts)]  # the same for all actions

        def trial(action: Any, luck: int) -> float:
            return self._worth(rules, state, seat, action, Random(luck))

        return best(moves, lucks, trial, self.playouts)

    def _moves(self, rules: AnyRules, state: Any, seat: Seat, rng: Random) -> list[Any]:
        """All legal actions; if they are many, the policy's choice and a random sample of the others."""
        view = rules.view(state, seat)
        legal = rules.legal(view)
        moves = list(islice(legal, self.most + 1))
        if len(moves) > self.most:
            moves = [self.policy.choose(rules, view, rules.recall(state, seat), rng)]
            for _ in range(self.most):
                if (action := legal.sample(rng)) not in moves:
                    moves.append(action)
        pending = rules.pending(state)
        if type(pending) is Turn and pending.timer is not None and None not in moves:
            moves.append(None)
        return moves

    def _worth(self, rules: AnyRules, state: Any, seat: Seat, action: Any, rng: Random) -> float:
        after = (
            rules.act(state, seat, action) if action is not None else self._waited(rules, state, seat, rng)
        )
        return worth(playout(rules, after, rng, self.policy), seat, together=rules.customs.together)

    def _waited(self, rules: AnyRules, state: Any, seat: Seat, rng: Random) -> Any:
        """The state after this seat waits: another seat has acted, or the timer has run out."""
        pending = rules.pending(state)
        assert type(pending) is Turn
        assert pending.timer is not None
        for other in sorted(pending.seats - {seat}):
            action = self.policy.choose(rules, rules.view(state, other), rules.recall(state, other), rng)
            if action is not None:
                return rules.act(state, other, action)
        return rules.expire(state, pending.timer.key)


def worth(result: Result, seat: Seat, *, together: bool = False) -> float:
    """The value of a result for a seat: 1 for a win, its share of a shared win, plus up to half for the lead.

    >>> worth(Result("end", (6, 2), (1, 2)), 0), worth(Result("end", (4, 4), (1, 1)), 0)
    (1.25, 0.5)
    >>> worth(Result("fewest", (6, 2), (2, 1)), 1)
    1.25
    >>> worth(Result("won", (4, 4), (1, 1)), 0, together=True)
    1.0
    """
    if together:
        return float(result.places[seat] == 1)
    return win_share(result.places, seat) + _lead(result, seat) / 2


def _lead(result: Result, seat: Seat) -> float:
    """The seat's lead as a share of all points, whether the most or the fewest win."""
    own, *others = (result.scores[seat], *result.scores[:seat], *result.scores[seat + 1 :])
    all_points = sum(map(abs, result.scores)) or 1
    winner = result.places.index(1)
    fewest = result.scores[winner] < max(result.scores)
    return (min(others) - own if fewest else own - max(others)) / all_points


def win_share(places: Sequence[int], seat: Seat) -> float:
    """A seat's share of the win: 1 if it won alone, 0 if it lost."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def ahead(places: Sequence[int], seat: Seat) -> float:
    """The share of the other seats that this seat is ahead of; a tie counts half."""
    own = places[seat]
    behind = sum((place > own) + (place == own) / 2 for place in places) - 0.5
    return behind / (len(places) - 1)
