"""The laws of every game, for Foxfire."""

from collections import Counter

from yakai_foxfire import rules
from yakai_foxfire.pieces import Wish
from yakai_foxfire.state import State

from yakai import testing


class TestFoxfire(testing.LawTests):
    rules = rules
    options = {"seconds": [None, 20], "wishes": [True, False]}
    secrets = frozenset({"wishes[]", "spare", "laid[]"})
    reasons = frozenset({"lanterns"})

    def pieces(self, state: State) -> Counter[Wish]:
        """All wishes. Lanterns are not counted, because they may go out."""
        return Counter([*state.spare.reveal(), *(wish.reveal() for wish in state.wishes), *state.shown])

    def leak_cases(self) -> list[testing.LeakCase]:
        """Several games for each number of seats, because they are short."""
        return [leak_case._replace(seeds=range(6)) for leak_case in super().leak_cases()]
