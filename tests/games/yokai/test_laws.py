"""The laws of every game, for Yokai: all seat counts, all options, pairwise."""

from collections import Counter
from typing import Any

import pytest

from yakai import testing
from yakai.games.yokai import rules
from yakai.games.yokai.pieces import HINTS, LINKS, YOKAI, Hint, Link, Yokai
from yakai.games.yokai.state import State

DOMAINS: dict[str, list[Any]] = {
    "first": [None, 0, 1],
    "links": ["none", "first", "all"],
    "stacked": [False, True],
    "blind": [False, True],
    "goal": [False, True],
    "mix": ["usual", "harder", "easier"],
    "notebook": [False, True],
}


def usable(options: dict[str, Any]) -> dict[str, Any]:
    """Harder and easier hints, which exclude each other, are one choice here."""
    mix = options["mix"]
    others = {name: value for name, value in options.items() if name != "mix"}
    return {**others, "harder": mix == "harder", "easier": mix == "easier"}


CASES = [case._replace(options=usable(case.options)) for case in testing.cases(rules, DOMAINS)]


def pieces(state: State) -> Counter[Yokai | Hint | Link]:
    """All cards, wherever they lie."""
    count: Counter[Yokai | Hint | Link] = Counter([*state.pile.reveal(), *state.box.reveal(), *state.waiting])
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


@pytest.mark.parametrize("case", CASES, ids=str)
def test_legal_means_accepted(case: testing.Case) -> None:
    testing.legal_means_accepted(testing.random_match(case, seed=1))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_cards_are_conserved(case: testing.Case) -> None:
    match = testing.random_match(case, seed=2)
    testing.pieces_are_conserved(match, pieces)
    assert pieces(match.state) == Counter([*YOKAI, *HINTS, *LINKS])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_log_replays(case: testing.Case) -> None:
    testing.replays_alike(testing.random_match(case, seed=3))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_imagined_state_looks_the_same(case: testing.Case) -> None:
    testing.imagines_alike(testing.random_match(case, seed=4))


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


@pytest.mark.parametrize(("seats", "options", "secrets"), LEAKS)
def test_nothing_leaks(seats: int, options: dict[str, Any], secrets: set[str]) -> None:  # ALL-3 YOK-28
    coverage = testing.Coverage()
    testing.nothing_leaks(
        testing.random_match(testing.Case(rules, seats, options), seed=seats), coverage, horizon=6
    )
    if "links" not in options:
        coverage.seen.discard("spare")  # all six are out of the game, and everybody knows
    coverage.check()
    assert coverage.seen == secrets


@pytest.mark.parametrize("seats", rules.seats)
def test_random_play_ends(seats: int) -> None:
    for seed in range(25):
        result = testing.random_match(testing.Case(rules, seats, {}), seed).result
        assert result is not None
        assert result.reason in ("declared-lost", "exhausted-lost", "declared-won", "exhausted-won")
