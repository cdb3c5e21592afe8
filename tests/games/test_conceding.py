"""Giving up, in every game: nothing is counted, and it can be said in words."""

import pytest

import yakai
from yakai.core import catalogue
from yakai.text import languages
from yakai.text.telling import sentences


@pytest.mark.parametrize("game", catalogue.ours())
def test_the_end_by_giving_up_has_no_scores_and_is_told_in_all_languages(game: str) -> None:
    match = yakai.new(game, seats=catalogue.rules(game).seats[0], seed=1)
    steps = [step for seat in range(1, match.seats) for step in match.concede(seat)]
    assert match.result is not None
    assert (match.result.reason, match.result.scores) == ("conceded", ())
    names = [f"P{seat}" for seat in range(match.seats)]
    for you in (None, 0, 1):
        told = match.tell(steps, you)
        for lang in languages():
            lines = [
                line for event in told for line in sentences(catalogue.game(game), event, names, you, lang)
            ]
            assert len(lines) >= match.seats  # who gives up, and how it ends
