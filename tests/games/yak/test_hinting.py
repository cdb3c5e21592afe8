"""Why a strong player of Yak would do something, and what players thought of claims."""

from random import Random

import pytest

import yakai
from yakai.bots import RandomBot
from yakai.core.game import Bot
from yakai.games.yak.actions import Challenge, Play
from yakai.games.yak.afterthoughts import YakAfterthoughts
from yakai.games.yak.bots import Club, Novice
from yakai.games.yak.hinting import YakHinting


def test_a_claim_far_too_high_is_doubted_as_unlikely() -> None:
    match = yakai.new("yak", seats=2, options={"first": 0}, seed=5)
    match.play(0, Play(0, 1, "yeti"))
    match.play(1, Play(0, 40, "yak"))
    view, memory = match.view(0), match.recall(0)
    because = YakHinting().because(match.rules, Club(), view, memory, Challenge(), Random(1))
    assert because["why"] == "unlikely"
    assert because["percent"] in (0, 1)


@pytest.mark.parametrize(
    ("bot", "by"), [(Club(), "bot"), (Novice(), "guess"), (RandomBot(), "chance"), (None, "person")]
)
def test_what_was_thought_is_said_of_the_one_who_thought_it(bot: Bot | None, by: str) -> None:
    match = yakai.new("yak", seats=2, options={"first": 0}, seed=5)
    match.play(0, Play(0, 1, "yeti"))
    match.play(1, Play(0, 30, "yak"))
    thought = YakAfterthoughts().thought(match.rules, bot, match.view(0), match.recall(0), Random(0))
    assert thought["by"] == by
    assert int(thought["percent"]) <= 2
