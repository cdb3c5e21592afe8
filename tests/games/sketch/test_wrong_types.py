"""Values outside their kind, given to the rules themselves (ALL-4)."""

import pytest

from tests.games.sketch.builders import position
from yakai.core.errors import IllegalAction
from yakai.games.sketch import rules
from yakai.games.sketch.actions import Action, Call, Distract, Play

MISFITS = [
    Play(0, "dog"),  # type: ignore[arg-type]
    Play(0, ["water"]),  # type: ignore[arg-type]
    Play("0", "water"),  # type: ignore[arg-type]
    Play(None, "water"),  # type: ignore[arg-type]
    Play(0.0, "water"),  # type: ignore[arg-type]
    Play(False, "water"),
    Distract(1, None),  # type: ignore[arg-type]
    Call(0, "water", "dog"),  # type: ignore[arg-type]
    Call(0, "water", None),  # type: ignore[arg-type]
    Call(0, "water", ["fire"]),  # type: ignore[arg-type]
    Call(0, "dog", "fire"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("misfit", MISFITS)
def test_a_value_outside_its_kind_is_refused_by_the_rules_themselves(misfit: Action) -> None:  # ALL-4
    match = position(["water-fire! water-fire?", ""])
    assert misfit not in match.legal(0)
    with pytest.raises(IllegalAction) as refused:
        rules.act(match.state, 0, misfit)
    assert refused.value.clause == "ALL-4"


@pytest.mark.parametrize("card", [-(10**30), -1, 2, 10**30])
def test_a_card_far_out_of_range_is_refused_with_its_clause(card: int) -> None:  # ALL-4 SKE-8
    match = position(["water-fire! water-fire?", ""])
    for action in (Play(card, "water"), Call(card, "water", "fire"), Distract(card, "water")):
        assert action not in match.legal(0)
        with pytest.raises(IllegalAction) as refused:
            rules.act(match.state, 0, action)
        assert refused.value.clause == "SKE-8"
