"""The fast model follows the rules, position by position: in plain Python, and compiled where that exists."""

import os
from random import Random
from typing import Any

import pytest

from yakai.games.sketch import rules
from yakai.games.sketch.actions import Action, Drawn, Uncovered
from yakai.games.sketch.fast import number
from yakai.games.sketch.hands import END, KIND, KINDS
from yakai.games.sketch.pieces import COLOURS, YOKAI
from yakai.games.sketch.piles import uncovering
from yakai.games.sketch.state import Options, State
from yakai.testing.compiled import imported, imported_from_source, is_compiled

GAMES = int(os.environ.get("YAKAI_TWIN_GAMES", "200"))

NAMES = ("yakai.games.sketch.hands", "yakai.games.sketch.fast")
USUAL, PLAIN = imported(NAMES), imported_from_source(NAMES)
TWINS = {"plain": PLAIN[1]} | ({"compiled": USUAL[1]} if all(map(is_compiled, USUAL)) else {})

_YOKAI = {number(yokai): yokai for yokai in YOKAI}


def assert_equal(twin: Any, state: State) -> None:
    for at, pile in enumerate(state.piles):
        above, below = ([number(yokai) for yokai in part] for part in (pile.above, pile.below))
        known = list(twin.piles[at][::-1])
        unseen = known[len(above) : len(known) - len(below)]
        assert known == [*above, *unseen, *below]
        assert sorted(unseen) == sorted(number(yokai) for yokai in pile.unseen.reveal().items)
        for seat in range(2):
            assert twin.sides[4 * seat + at] == tuple(KIND[card] for card in pile.sides[seat])
    for held, hand in zip(twin.hands, state.hands, strict=True):
        assert held.cards == tuple(sorted(KIND[card.reveal()] for card in hand))
    assert sorted(twin.deck[: twin.left]) == sorted(KIND[card] for card in state.deck.reveal().items)
    assert sorted(twin.discard) == sorted(KIND[card] for card in state.discard)
    assert twin.points == [sum(yokai.value for yokai in album) for album in state.albums]
    assert (twin.turn, twin.quiet) == (state.turn, state.quiet)
    assert twin.over == (state.result is not None)
    if state.result is not None:
        better = state.result.places[1] - state.result.places[0]
        assert (twin.lead(0) > 0) - (twin.lead(0) < 0) == better
    else:
        assert twin.played == state.played


@pytest.mark.parametrize("how", TWINS)
def test_the_twin_goes_where_the_rules_go(how: str) -> None:  # SKE-15
    fast = TWINS[how]
    for seed in range(GAMES):
        rng = Random(seed)
        state = rules.setup(2, Options())
        state = rules.settle(state, rules.sample(state, rng))
        twin = fast.position_of(state, rng)
        coming = [list(pile[:-1]) for pile in twin.piles]
        while state.result is None:
            if state.stage == "draw":
                state = rules.settle(state, Drawn(KINDS[twin.draw(rng)]))
            elif state.stage == "uncover":
                at = uncovering(state.piles)
                state = rules.settle(state, Uncovered(COLOURS[at], _YOKAI[coming[at].pop()]))
            else:
                assert_equal(twin, state)
                move, action = some_move(fast.action_of, twin, state, rng)
                twin.play(move)
                state = rules.act(state, state.turn, action)
        assert_equal(twin, state)


def some_move(action_of: Any, twin: Any, state: State, rng: Random) -> tuple[int, Action]:
    """A random move. Both must have the same ones, except that equal cards are one move in the fast model."""
    moves = twin.moves()
    hand = tuple(card.reveal() for card in state.hands[state.turn])
    actions = [action_of(move, hand) for move in moves]
    legal = set(rules.legal(rules.view(state, state.turn)))
    assert set(actions) <= legal
    assert len(legal) == len(actions) or len(set(hand)) < len(hand)
    at = moves.index(END) if END in moves and rng.random() < 0.2 else rng.randrange(len(moves))
    return moves[at], actions[at]
