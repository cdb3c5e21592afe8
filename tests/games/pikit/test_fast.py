"""The fast position follows the rules, step by step: in plain Python, and compiled where it is."""

import os
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from yakai.core.game import Chance, Turn
from yakai.games.pikit import rules
from yakai.games.pikit.actions import Action, Cancel, Pass
from yakai.games.pikit.state import State
from yakai.testing.compiled import imported, imported_from_source, is_compiled

GAMES = int(os.environ.get("YAKAI_DIFFERENTIAL_GAMES", "40"))
"""The number of games for each case; from time to time many thousands are run."""


class Twin(NamedTuple):
    fast: ModuleType
    compact: ModuleType
    moves: ModuleType

    def seen(self, of: Any) -> dict[str, object]:
        always = sorted({*PLAIN.fast.Position.__slots__} - {"by", "deck", "effect", "open"})
        chain = (
            {}
            if of.stage not in (2, 3, 4, 5)
            else {"effect": of.effect, "by": of.by, "open": sorted(of.open)}
        )
        return {name: getattr(of, name) for name in always} | {"deck": sorted(of.deck)} | chain

    def stepped(self, state: State, fast: Any, rng: Random) -> State:
        """Make one random step in the rules and in the fast model; return the rules' new state."""
        pending = rules.pending(state)
        if isinstance(pending, Chance):
            outcome = rules.sample(state, rng)
            fast.settle(outcome)
            return rules.settle(state, outcome)
        assert isinstance(pending, Turn)
        seat = rng.choice(sorted(pending.seats))
        legal = rules.legal(rules.view(state, seat))
        if not legal or (pending.timer is not None and rng.random() < 0.1):
            assert pending.timer is not None
            fast.resolve()
            return rules.expire(state, pending.timer.key)
        action = legal.sample(rng)
        allowed = {self.moves.ACTIONS[move]: move for move in self.moves.moves(fast, seat)}
        assert set(allowed) == set(map(unnumbered, legal)) - {Pass(0, True)}
        move = allowed.get(unnumbered(action))
        if move is None or rng.random() < 0.5:
            fast.act(seat, action)
        else:
            self.moves.play(fast, seat, move)
        return rules.act(state, seat, action)


NAMES = ("yakai.games.pikit.fast", "yakai.games.pikit.compact", "bench.pikit")
USUAL, PLAIN = Twin(*imported(NAMES)), Twin(*imported_from_source(NAMES))
TWINS = {"plain": PLAIN} | ({"compiled": USUAL} if all(map(is_compiled, USUAL)) else {})


def unnumbered(action: Action) -> Action:
    """The action without the number of the discard that it answers."""
    return replace(action, answers=0) if isinstance(action, Pass | Cancel) else action


@pytest.mark.parametrize("how", TWINS)
@pytest.mark.parametrize("seats", rules.seats)
@pytest.mark.parametrize("one_screen", [False, True])
def test_every_step_is_the_same(how: str, seats: int, one_screen: bool) -> None:
    twin = TWINS[how]
    for game in range(GAMES):
        rng = Random(f"{seats} {one_screen} {game}")
        state = rules.setup(seats, rules.options(one_screen=one_screen))
        state = rules.settle(state, rules.sample(state, rng))
        fast = twin.compact.position(state)
        while state.result is None:
            state = twin.stepped(state, fast, rng)
            assert twin.seen(fast) == twin.seen(twin.compact.position(state))
        assert fast.stage == twin.fast.OVER
        assert tuple(fast.scores()) == state.result.scores
        best = max(fast.ranks())
        assert [rank == best for rank in fast.ranks()] == [place == 1 for place in state.result.places]
