"""The laws of every game, for Yokai Sketch: all options."""

from collections import Counter
from itertools import chain

from yakai import testing
from yakai.games.sketch import rules
from yakai.games.sketch.pieces import Sketch, Yokai
from yakai.games.sketch.state import State
from yakai.testing.laws import positions


class TestSketch(testing.LawTests):
    rules = rules
    options = {"first": [None, 0, 1]}
    secrets = frozenset({"hands[][]", "deck", "drawn[][]", "piles[].unseen"})
    reasons = frozenset({"pile", "quiet"})
    games = 100

    def pieces(self, state: State) -> Counter[Sketch | Yokai]:
        """All sketches and yokai, wherever they lie."""
        count: Counter[Sketch | Yokai] = Counter(state.deck.reveal())
        count.update(card.reveal() for card in chain(*state.hands))
        count.update(state.discard)
        count.update(chain(*state.albums))
        for pile in state.piles:
            count.update(chain(pile.above, pile.unseen.reveal(), pile.below, *pile.sides))
        return count

    def leak_cases(self) -> list[testing.LeakCase]:
        """Games are short: four of them."""
        case = testing.Case(rules, 2, {})
        return [testing.LeakCase(case, (seed, seed + 4), secrets=self.secrets) for seed in range(4)]

    def test_nothing_leaks(self, leak_case: testing.LeakCase) -> None:  # ALL-3 SKE-20
        super().test_nothing_leaks(leak_case)

    def test_what_is_imagined_fits_what_is_known(self, case: testing.Case) -> None:
        super().test_what_is_imagined_fits_what_is_known(case)
        for seed in range(3):
            testing.imagined_states_fit(testing.random_match(case, seed), self.pieces)


def test_random_play_comes_by_everything_that_can_happen() -> None:
    """So the laws above also see shuffled discards, hidden yokai and chains."""
    told: Counter[str] = Counter()
    for seed in range(40):
        match = testing.random_match(testing.Case(rules, 2, {}), seed)
        for _, step in positions(match):
            if step is not None:
                told.update(
                    type(event).__name__ for event in rules.tell(step.before, step.entry, step.after, None)
                )
    for event in (
        "ReshuffledEvent",
        "CalledEvent",
        "DistractedEvent",
        "TookEvent",
        "HidEvent",
        "UncoveredEvent",
    ):
        assert told[event] > 20, event
