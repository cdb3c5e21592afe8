"""The laws of every game, for Pikit: all seat counts, all options."""

from collections import Counter
from typing import Any

from yakai import testing
from yakai.games.pikit import rules
from yakai.games.pikit.state import State


class TestPikit(testing.LawTests):
    rules = rules
    options = {"first": [None, 0, 1], "reaction": [5, 20], "one_screen": [False, True]}
    secrets = frozenset({"hands[].drawn[]", "deck", "stances[]"})
    reasons = frozenset({"deck", "idle"})

    def pieces(self, state: State) -> Counter[Any]:
        """All kaiju, wherever they lie."""
        count: Counter[Any] = Counter(state.deck.reveal())
        for seat, hand in enumerate(state.hands):
            count.update(hand.shown)
            count.update(card.reveal() for card in hand.drawn)
            assert state.sizes[seat] == len(hand.shown) + len(hand.drawn) + state.mechas.count(seat)
        count.update(state.centre)
        count.update(state.discards)
        return count

    def leak_cases(self) -> list[testing.LeakCase]:
        """On one screen everybody is asked in turn, so there are no stances."""
        case = testing.Case(rules, 3, {"one_screen": True})
        on_one_screen = testing.LeakCase(case, (1, 2, 3), 6, frozenset({"hands[].drawn[]", "deck"}))
        return [
            *(leak_case._replace(seeds=(1, 2, 3, 4)) for leak_case in super().leak_cases()),
            on_one_screen,
        ]

    def test_nothing_leaks(self, leak_case: testing.LeakCase) -> None:  # ALL-3 PIK-17 PIK-23
        super().test_nothing_leaks(leak_case)
