"""How bots guess: never twice the same number, nor their own; and better bots are right more often."""

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from tests.games.pictomania.builders import deal, drawing, line
from yakai.core.log import Settled
from yakai.core.match import Match
from yakai.games.pictomania import rules
from yakai.games.pictomania.actions import Cards, Choice, Guess
from yakai.games.pictomania.bots.guessing import apart, guess
from yakai.games.pictomania.bots.nerves import CLUB, EXPERT, NOVICE, Nerve
from yakai.games.pictomania.decks import ours
from yakai.games.pictomania.drawing.hand import draw
from yakai.games.pictomania.drawing.recipes import recipe_for
from yakai.games.pictomania.pieces import LETTERS, LEVELS


def at_table(seed: int, seats: int = 5, part: float = 1.0) -> Match:
    """A round in which all but the first player have drawn a random word, or the first part of it."""
    rng = Random(seed)
    match = Match(rules, seats, {"drawing": None}, deal=False)
    lines = ours("en", LEVELS[0]).lines
    stand = tuple(lines[place].side for place in rng.sample(range(0, len(lines), 2), 3))
    match.replay(Settled(Cards((27, 27, 27, 18), stand)))
    deal(match, rng.sample(range(1, 8), seats), [LETTERS[at % 3] for at in range(seats)])
    for seat in range(1, seats):
        task = match.view(seat).task
        assert task is not None
        recipe = recipe_for(stand[LETTERS.index(task.letter)], task.number)
        assert recipe is not None
        strokes = draw(recipe, rng.randrange(1000))
        for stroke in strokes[: max(1, round(part * len(strokes)))]:
            match.play(seat, stroke)
    return match


def guessed(match: Match, nerve: Nerve, rng: Random) -> Guess | None:
    legal = rules.legal(match.view(0))
    assert isinstance(legal, Choice)
    return guess(match.view(0), legal, nerve, rng)


def right(nerve: Nerve, tables: int = 5, part: float = 1.0) -> float:
    """The share of right guesses of a bot that guesses on every drawing."""
    found: list[bool] = []
    for seed in range(tables):
        match, rng = at_table(seed, part=part), Random(seed)
        while (one := guessed(match, nerve, rng)) is not None:
            task = match.view(one.artist).task
            assert task is not None
            found.append(bool(one.number == task.number))
            match.play(0, one)
    return sum(found) / (4 * tables)


def test_better_bots_are_right_more_often_and_need_less_of_a_drawing() -> None:
    novice, club, expert = (right(nerve) for nerve in (NOVICE, CLUB, EXPERT))
    assert 0.4 < novice < club <= expert
    assert expert > 0.95
    assert right(NOVICE, part=0.3) < right(EXPERT, part=0.3)


@pytest.mark.parametrize("nerve", [NOVICE, CLUB, EXPERT])
def test_nobody_guesses_their_own_number_or_one_that_is_gone(nerve: Nerve) -> None:
    for seed in range(3):
        match, rng = at_table(seed), Random(seed)
        own = match.view(0).task
        assert own is not None
        made = []
        while (one := guessed(match, nerve, rng)) is not None:
            made.append(one)
            match.play(0, one)
        numbers = [own.number, *(one.number for one in made)]
        assert len(set(numbers)) == len(numbers)
        assert len({one.artist for one in made}) == len(made)


def test_the_surest_drawing_comes_first() -> None:
    whole = at_table(1, seats=4)
    begun = whole.view(0)
    for finished in (1, 2, 3):
        drawings = [
            strokes if seat == finished else strokes[:1] for seat, strokes in enumerate(begun.drawings)
        ]
        view = replace(begun, drawings=tuple(drawings))
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        for nerve in (CLUB, EXPERT):
            one = guess(view, legal, nerve, Random(1))
            assert one is not None
            assert one.artist == finished


def test_an_expert_leaves_nothing_to_luck() -> None:
    begun = at_table(3, seats=4, part=0.1)
    assert len({guessed(begun, EXPERT, Random(seed)) for seed in range(3)}) == 1


def test_bots_do_not_guess_on_an_empty_sheet() -> None:
    match = drawing(4)
    assert guessed(match, EXPERT, Random(1)) is None
    match.play(2, line())
    one = guessed(match, NOVICE, Random(1))
    assert one is not None
    assert one.artist == 2


def test_two_drawings_cannot_be_one_number() -> None:
    torn = np.array([0.5, 0.45, 0.05, 0, 0, 0, 0])
    sure = np.array([0.98, 0.02, 0, 0, 0, 0, 0])
    first, second = apart([torn, sure])
    assert first.argmax() == 1
    assert second.argmax() == 0
    assert first.sum() == pytest.approx(1)


def test_where_nothing_fits_everything_stays_possible() -> None:
    sure = np.array([1.0, 0, 0, 0, 0, 0, 0])
    assert [chance.argmax() for chance in apart([sure, sure])] == [0, 0]
