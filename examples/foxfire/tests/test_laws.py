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
        """All wishes, wherever they lie. A lantern may go out, so they are not counted."""
        return Counter([*state.spare.reveal(), *(wish.reveal() for wish in state.wishes), *state.shown])

    def leak_cases(self) -> list[testing.LeakCase]:
        """Games are short: a few for each number of seats."""
        return [leak_case._replace(seeds=range(6)) for leak_case in super().leak_cases()]
