"""The laws of every game, for Yak: all seat counts, all options."""

from collections import Counter
from itertools import chain

from yakai import testing
from yakai.games.yak import rules
from yakai.games.yak.pieces import Card
from yakai.games.yak.state import State


class TestYak(testing.LawTests):
    rules = rules
    options = {"first": [None, 0, 1]}
    secrets = frozenset({"hands[][]", "deck", "stack[].card"})
    reasons = frozenset({"challenge", "pass"})

    def pieces(self, state: State) -> Counter[Card]:
        """All cards, wherever they lie."""
        count = Counter(state.deck.reveal())
        count.update(card.reveal() for card in chain(*state.hands))
        count.update(laid.card.reveal() for laid in state.stack)
        count.update(chain(*state.penalties))
        return count

    def test_nothing_leaks(self, leak_case: testing.LeakCase) -> None:  # ALL-3 YAK-22
        super().test_nothing_leaks(leak_case)
