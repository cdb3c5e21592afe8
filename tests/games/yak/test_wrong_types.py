"""Values outside their kind, given to the rules themselves (ALL-4)."""

import pytest

from tests.games.yak.builders import position
from yakai.core.errors import IllegalAction
from yakai.games.yak import rules
from yakai.games.yak.actions import Play
from yakai.games.yak.pieces import Species


@pytest.mark.parametrize("stack", [[], [("yak1", 1, "yak")]])
@pytest.mark.parametrize(
    "misfit",
    [
        Play(0, 1, "dog"),  # type: ignore[arg-type]
        Play(0, 2, ["yak"]),  # type: ignore[arg-type]
        Play(0, "2", "yak"),  # type: ignore[arg-type]
        Play(0, 2.0, "yak"),  # type: ignore[arg-type]
        Play(0, True, "yak"),
        Play("0", 1, "yak"),  # type: ignore[arg-type]
        Play(None, 1, "yak"),  # type: ignore[arg-type]
        Play(False, 1, "yak"),
    ],
)
def test_a_value_outside_its_kind_is_refused_by_the_rules_themselves(
    stack: list[tuple[str, int, Species]], misfit: Play
) -> None:  # ALL-4
    match = position(["yak1", "yak1"], stack)
    assert misfit not in match.legal(0)
    with pytest.raises(IllegalAction) as refused:
        rules.act(match.state, 0, misfit)
    assert refused.value.clause == "ALL-4"


@pytest.mark.parametrize("number", [-(10**30), -1, 0, 10**30])
def test_a_number_far_out_of_range_is_refused_with_its_clause(number: int) -> None:  # ALL-4
    match = position(["yak1", "yak1"], [("yak1", 1, "yak")])
    for play, clauses in (
        (Play(0, number, "yak"), ("YAK-8", "YAK-9")),
        (Play(number or 9, 2, "yak"), ("YAK-5",)),
    ):
        assert play not in match.legal(0)
        with pytest.raises(IllegalAction) as refused:
            rules.act(match.state, 0, play)
        assert refused.value.clause in clauses
