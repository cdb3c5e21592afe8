"""The laws of every game, for Yokai: all seat counts, all options, pairwise."""

from collections import Counter
from typing import Any

from yakai import testing
from yakai.games.yokai import rules
from yakai.games.yokai.pieces import HINTS, LINKS, YOKAI, Hint, Link, Yokai
from yakai.games.yokai.state import State

LEAKS: list[tuple[int, dict[str, Any], set[str]]] = [
    (2, {}, {"faces[]", "pile", "box"}),
    (2, {"links": "first", "stacked": True, "harder": True}, {"faces[]", "pile", "box", "links[]", "spare"}),
    (3, {"blind": True, "goal": True}, {"faces[]", "pile", "box", "down[]", "pinned[]"}),
    (
        3,
        {"links": "all", "blind": True, "notebook": True},
        {"faces[]", "pile", "box", "links[]", "spare", "down[]", "pinned[]"},
    ),
    (4, {"links": "all", "easier": True, "notebook": True}, {"faces[]", "pile", "box", "links[]", "spare"}),
]


class TestYokai(testing.LawTests):
    rules = rules
    options = {
        "first": [None, 0, 1],
        "links": ["none", "first", "all"],
        "stacked": [False, True],
        "blind": [False, True],
        "goal": [False, True],
        "mix": ["usual", "harder", "easier"],
        "notebook": [False, True],
    }
    reasons = frozenset({"declared-lost", "exhausted-lost", "declared-won", "exhausted-won"})

    def option_set(self, chosen: dict[str, Any]) -> dict[str, Any]:
        """Harder and easier hints, which exclude each other, are one choice here."""
        mix = chosen["mix"]
        others = {name: value for name, value in chosen.items() if name != "mix"}
        return {**others, "harder": mix == "harder", "easier": mix == "easier"}

    def pieces(self, state: State) -> Counter[Yokai | Hint | Link]:
        """All cards, wherever they lie."""
        count: Counter[Yokai | Hint | Link] = Counter(
            [*state.pile.reveal(), *state.box.reveal(), *state.waiting]
        )
        count.update(hint.reveal() for hint in (*state.down, *state.pinned))
        count.update(cover.hint for cover in state.covers if cover.hint is not None)
        count.update(face.reveal() for face in state.faces)
        count.update(link.reveal() for link in state.links if link is not None)
        count.update(state.spare.reveal())
        if state.end is not None:
            count.update(Yokai(family) for family in state.end.yokai)
            count.update(link for link in state.end.links if link is not None)
        elif state.stage == "deal":
            count.update(YOKAI)
        return count

    def leak_cases(self) -> list[testing.LeakCase]:
        """Without links all six are out of the game, and everybody knows."""
        return [
            testing.LeakCase(
                testing.Case(rules, seats, options),
                (seats, seats + 1),
                6,
                frozenset(secrets),
                frozenset() if "links" in options else frozenset({"spare"}),
            )
            for seats, options, secrets in LEAKS
        ]

    def test_pieces_are_conserved(self, case: testing.Case) -> None:
        super().test_pieces_are_conserved(case)
        match = testing.random_match(case, seed=2)
        assert self.pieces(match.state) == Counter([*YOKAI, *HINTS, *LINKS])

    def test_nothing_leaks(self, leak_case: testing.LeakCase) -> None:  # ALL-3 YOK-28
        super().test_nothing_leaks(leak_case)
