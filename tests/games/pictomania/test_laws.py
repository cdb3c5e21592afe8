"""The laws of every game, for Pictomania: all seat counts, the options pairwise."""

from collections import Counter
from typing import Any

from yakai import testing
from yakai.games.pictomania import rules
from yakai.games.pictomania.pieces import LEVELS
from yakai.games.pictomania.state import State


class TestPictomania(testing.LawTests):
    rules = rules
    options = {
        "language": ["en", "ru", "uk"],
        "levels": [LEVELS, ("red", "red", "red", "red"), ("yellow", "green", "yellow", "orange")],
        "drawing": [None, 60],
        "undo": [True, False],
        "advanced": [False, True],
        "learning": [False, True],
    }
    secrets = frozenset(
        {"letters[]", "numbers[]", "undealt_letters", "undealt_numbers", "guess_cards[]", "votes[]"}
    )
    reasons = frozenset({"rounds"})

    def pieces(self, state: State) -> Counter[Any]:
        """All letters, numbers and black tokens, wherever they lie."""
        count: Counter[Any] = Counter(state.undealt_letters.reveal())
        count.update(state.undealt_numbers.reveal())
        count.update(letter.reveal() for letter in state.letters)
        count.update(number.reveal() for number in state.numbers)
        for task in state.tasks:
            count.update((task.letter, task.number))
        tokens = (*state.black, *(token for token in state.tokens if token is not None))
        count.update(f"black {stars}" for stars in tokens)
        return count

    def leak_cases(self) -> list[testing.LeakCase]:
        """With and without a clock; six have all six letters."""
        dealt_out = {max(rules.seats): frozenset({"undealt_letters"})}
        return [
            testing.LeakCase(
                testing.Case(rules, seats, {"drawing": drawing}),
                seeds,
                horizon,
                self.secrets,
                dealt_out.get(seats, frozenset()),
            )
            for seats, horizon in {3: 12, 4: 8, 5: 4, 6: 3}.items()
            for drawing, seeds in ((None, (4, 6)), (60, (2, 3)))
            if drawing is None or seats == 4
        ]

    def test_nothing_leaks(self, leak_case: testing.LeakCase) -> None:  # ALL-3 PIC-23
        super().test_nothing_leaks(leak_case)
