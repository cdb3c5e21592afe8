"""Pikit's hints give reasons that a player can follow."""

from functools import partial
from random import Random

import pytest

from tests.games.pikit.builders import position
from yakai import text
from yakai.core.match import Match
from yakai.games.pikit.actions import Action, Cancel, Draw, Flip, Pass, Raid, Reroll, Steal, Take, TakeMecha
from yakai.games.pikit.bots.club import Club
from yakai.games.pikit.bots.expert import Expert
from yakai.games.pikit.hinting import PikitHinting

NAMES = ("Anna", "Olha", "Taras")


def hint(match: Match, action: Action, seat: int = 0, turns: int = 0) -> str:
    """The hint about an action, by a club player or by an expert who imagines so many turns."""
    view, memory = match.view(seat), match.recall(seat)
    because = PikitHinting().because(
        match.rules, Expert(turns) if turns else Club(), view, memory, action, Random(1)
    )
    return PikitHinting().sentence(view, action, because, NAMES, partial(text.say, "en"))


@pytest.mark.parametrize(
    ("hand", "centre", "dice", "action", "said"),
    [
        ("1", "6 2", (2, 4), Take((6,)), "that is 6 points, and a 6 can cancel a discard later"),
        ("1", "1 2", (3, 4), Take((1,)), "that is 1 point, and the most 1s bring 15 more at the end"),
        ("1", "8 8 8 2", (3, 5), Take((8,)), "that is 24 points, and nothing else here brings more"),
        ("1", "6 2", (2, 2), TakeMecha(), "a mecha is 15 points"),
        ("2", "8 8 8", (1, 2), Reroll(2, "both"), "on average, these dice 0"),
        ("7", "8 8 8 2", (1, 5), Flip(7, 0, 3), "then you can take 8, 8, 8 (24 points instead of 0)"),
        ("5", "1 1", (4, 2), Draw(5), "on average, and you still take one after it"),
        ("4", "1 1", (4, 2), Steal(4, 1), "one of Olha’s cards is worth about 8 points on average"),
    ],
)
def test_a_step_says_what_it_brings(
    hand: str, centre: str, dice: tuple[int, int], action: Action, said: str
) -> None:
    assert said in hint(position([hand, "8 8", "1"], centre, dice, "7 7 5 5"), action)


def test_a_raid_names_its_victim() -> None:
    match = position(["1", "9 m2", "1"], "7 7", (2, 2))
    assert (
        hint(match, Raid()) == "I would raid Olha: one of Olha’s cards is worth about 12 points on average."
    )


def test_an_answer_says_what_it_prevents() -> None:
    match = position(["6 8 8", "7", "1"], "8 8 8 2", (1, 5), turn=1)
    match.play(1, Flip(7, 0, 3))
    assert hint(match, Cancel(6, 1)).endswith("otherwise Olha can take 8, 8, 8 (24 points).")
    match = position(["6 8 11", "4", "1"], "1 1", (3, 5), turn=1)
    match.play(1, Steal(4, 0))
    assert "otherwise you lose a card, about 8 points on average" in hint(match, Cancel(6, 1))
    match = position(["8 8", "4", "1"], "1 1", (3, 5), turn=1)
    match.play(1, Steal(4, 0))
    assert hint(match, Pass(1)) == "I would pass: you have no card that cancels it."


def test_what_brings_less_at_once_is_said_in_games_won_or_in_what_it_brings() -> None:
    match = position(["1", "8 8", "1"], "2 9", (4, 5), "8 7")
    bold = hint(match, Take((9,)), turns=60)
    assert "9 points" in bold
    shy = position(["1", "8 8", "1"], "9 4", (4, 5), "8 7")
    assert hint(shy, Take((4,)), turns=60).startswith("I would take 4: that is 4 points, and a 4 can steal")
