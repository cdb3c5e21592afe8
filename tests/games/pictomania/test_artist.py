"""A bot draws its own word by the recipe, stroke by stroke, with no memory but its sheet."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.games.pictomania.builders import deal, line
from yakai.core.game import Times
from yakai.core.log import Settled
from yakai.core.match import Match
from yakai.games.pictomania import rules
from yakai.games.pictomania.actions import Cards, Finish, Guess, Stroke, Take
from yakai.games.pictomania.bots import Player, bides
from yakai.games.pictomania.bots.nerves import NOVICE
from yakai.games.pictomania.decks import ours
from yakai.games.pictomania.drawing import recipes
from yakai.games.pictomania.drawing.artist import next_stroke, takes
from yakai.games.pictomania.drawing.hand import VERSIONS, draw, version_of, versions_by

COW = recipes.read("cow rain@50,12*90x20")


@pytest.fixture(autouse=True)
def _everything_is_a_cow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yakai.games.pictomania.bots.player.recipe_for", lambda *_: COW)


def drawing_ours(language: str = "en") -> Match:
    """A round with three of our own cards, in which all players draw."""
    match = Match(rules, 3, {"language": language}, deal=False)
    lines = ours(language, "green").lines
    match.replay(Settled(Cards((27, 27, 27, 18), tuple(lines[at].side for at in (0, 2, 4)))))
    deal(match)
    return match


def drawn(match: Match, seed: int = 1) -> list[Stroke]:
    """All that a bot draws before it does anything else."""
    rng, strokes = Random(seed), []
    while isinstance(action := Player(NOVICE).choose(rules, match.view(0), match.recall(0), rng), Stroke):
        match.play(0, action)
        strokes.append(action)
    return strokes


def test_draws_the_whole_recipe_whatever_its_luck_is_between_two_strokes() -> None:
    strokes = drawn(drawing_ours())
    assert tuple(strokes) == draw(COW, version_of(strokes))
    assert drawn(drawing_ours(), 2) != strokes


def test_everybody_keeps_their_temper_and_neighbours_have_others() -> None:
    tempers = [set(versions_by(seat)) for seat in range(3)]
    assert sum(map(len, tempers)) == len(set.union(*tempers)) == VERSIONS
    for seed in range(5):
        assert version_of(drawn(drawing_ours(), seed)) in tempers[0]


def test_leaves_a_drawing_alone_that_it_has_not_begun_itself() -> None:
    match = drawing_ours()
    match.play(0, line((10, 10), (90, 90)))
    assert drawn(match) == []


def test_a_drawing_stays_unfinished_if_the_time_runs_out() -> None:
    whole = draw(COW, 7, seconds=8)
    drawing = [whole[0]]
    while (stroke := next_stroke(COW, drawing, 8, Random(1))) is not None:
        drawing.append(stroke)
    assert tuple(drawing) == whole[: len(drawing)]
    assert 1 < len(drawing) < len(whole)
    assert sum(map(takes, drawing)) <= 8


def test_draws_no_more_than_a_few_strokes_once_another_player_has_finished() -> None:
    match = drawing_ours()
    match.play(1, Finish())
    assert len(drawn(match)) == 8


def test_a_stroke_is_waited_for_as_long_as_it_takes() -> None:
    match = drawing_ours()
    first = draw(COW, 7)[0]
    match.play(0, first)
    following = draw(COW, 7)[1]
    times = Times(30.0, (1.0, 1.0, 1.0), 0.0, frozenset({1}))
    assert bides(match.view(0), following, times) == pytest.approx(takes(following) - 1.0)


def test_depends_on_nothing_but_its_own_word_and_luck() -> None:
    match = drawing_ours()
    alone = Player(NOVICE).choose(rules, match.view(0), match.recall(0), Random(5))
    match.play(1, line((10, 10), (90, 90)))
    match.play(2, line((90, 10), (10, 90)))
    assert Player(NOVICE).choose(rules, match.view(0), match.recall(0), Random(5)) == alone
    other = replace(match.view(0), task=None)
    assert Player(NOVICE).choose(rules, other, match.recall(0), Random(5)) != alone


def test_the_better_a_bot_is_the_sooner_it_guesses_again_but_nobody_takes_a_token_the_sooner() -> None:
    match = drawing_ours()
    for seat in range(3):
        match.play(seat, line((10, 10), (90, 90)))
    levels = ("novice", "club", "expert")
    times = [Times(100.0, (8.0, 60.0, 60.0), 0.0, frozenset({2}), bot) for bot in levels]
    first, second, third = (bides(match.view(0), Guess(1, 2), one) for one in times)
    assert first > second > third > 0
    assert len({bides(match.view(0), Take(), one) for one in times}) == 1
