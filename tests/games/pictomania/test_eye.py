"""What bots see in a drawing: the right word of 21, less surely if it is only begun; without a net, shapes."""

import logging
from collections.abc import Iterator
from importlib.resources import files
from random import Random

import numpy as np
import pytest

from tests.games.pictomania.builders import line, side
from yakai.games.pictomania.actions import Stroke
from yakai.games.pictomania.bots import eye
from yakai.games.pictomania.bots.raster import ROOM, SIZE, inked
from yakai.games.pictomania.decks import ours
from yakai.games.pictomania.drawing.hand import draw
from yakai.games.pictomania.drawing.recipes import recipe_for
from yakai.games.pictomania.pieces import EDGE, LEVELS, WORDS, Side


@pytest.fixture
def _no_net(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make onnxruntime fail to load."""
    monkeypatch.setitem(__import__("sys").modules, "onnxruntime", None)
    _forget()
    yield
    _forget()


def _forget() -> None:
    eye.opened.cache_clear()
    eye.forget()


def shown(
    count: int, seed: int = 1, part: float = 1.0, language: str = "en"
) -> Iterator[tuple[tuple[Stroke, ...], tuple[Side, ...], int]]:
    """Drawings of random words, or the first part of their strokes, with three cards and the right number."""
    rng = Random(seed)
    for at in range(count):
        lines = ours(language, LEVELS[at % len(LEVELS)]).lines
        stand = tuple(lines[place].side for place in rng.sample(range(0, len(lines), 2), 3))
        number = rng.randint(1, WORDS)
        recipe = recipe_for(stand[0], number)
        assert recipe is not None
        strokes = draw(recipe, rng.randrange(1000))
        yield strokes[: max(1, round(part * len(strokes)))], stand, number


def right(count: int, **how: float) -> int:
    """How many of so many drawings are recognised."""
    return sum(
        int(eye.seen(drawing, stand).sum(axis=0).argmax()) + 1 == number
        for drawing, stand, number in shown(count, **how)  # type: ignore[arg-type]
    )


def test_a_sheet_is_filled_by_the_drawing_wherever_it_lies() -> None:
    corner = inked([Stroke((0, 2000), (0, 2000), (0, 9))])
    elsewhere = inked([Stroke((EDGE - 2000, EDGE), (EDGE - 2000, EDGE), (0, 9))])
    assert np.allclose(corner, elsewhere, atol=0.02)
    rows = np.flatnonzero(corner.sum(axis=1) > 0.1)
    assert rows[0] >= (SIZE - ROOM) // 2 - 1
    assert rows[-1] <= (SIZE + ROOM) // 2


def test_a_dot_and_an_empty_sheet_can_be_looked_at() -> None:
    assert inked([]).sum() == 0
    assert 0 < inked([Stroke((7,), (9,), (0,))]).sum() < 2


def test_a_finished_drawing_is_nearly_always_seen_rightly() -> None:
    assert right(24) >= 22


def test_who_looks_more_than_once_sees_much_the_same_and_no_less_surely_what_is_finished() -> None:
    for drawing, stand, number in shown(6):
        chances = eye.seen(drawing, stand, thoroughly=True)
        assert chances.sum() == pytest.approx(1)
        assert int(chances.sum(axis=0).argmax()) + 1 == number


def test_in_any_language() -> None:
    (drawing, stand, _), *_ = shown(1, seed=5)
    (_, theirs, _), *_ = shown(1, seed=5, language="uk")
    assert stand != theirs
    assert np.array_equal(eye.seen(drawing, stand), eye.seen(drawing, theirs))


def test_a_drawing_that_is_only_begun_is_seen_less_surely() -> None:
    def sure(part: float) -> float:
        return float(
            np.mean([eye.seen(one, stand).sum(axis=0).max() for one, stand, _ in shown(16, part=part)])
        )

    assert sure(0.2) + 0.1 < sure(1.0)
    assert right(16, part=0.2) > 16 / WORDS


def test_chances_are_chances() -> None:
    for drawing, stand, _ in shown(5):
        chances = eye.seen(drawing, stand)
        assert chances.shape == (3, WORDS)
        assert chances.min() >= 0
        assert chances.sum() == pytest.approx(1)


def test_words_that_were_not_taught_get_their_fair_share() -> None:
    (drawing, stand, _), *_ = shown(1)
    strange = (stand[0], side(1), side(2))
    chances = eye.seen(drawing, strange)
    assert np.allclose(chances[1:], 1 / 21)
    assert chances[0].sum() == pytest.approx(1 / 3)
    assert np.allclose(eye.seen((line(),), (side(1), side(2), side(3))), 1 / 21)


@pytest.mark.usefixtures("_no_net")
def test_without_a_net_shapes_are_compared_and_the_log_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        seen = right(8)
    assert seen >= 5
    (told,) = caplog.records
    assert "comparing shapes" in told.message


@pytest.mark.usefixtures("_no_net")
def test_without_a_net_words_without_a_recipe_count_as_not_taught() -> None:
    (drawing, stand, _), *_ = shown(1)
    assert np.allclose(eye.seen(drawing, (stand[0], side(1), side(2)))[1:], 1 / 21)


def test_the_net_is_small_and_what_it_has_learnt_is_in_the_box() -> None:
    sight = files("yakai.games.pictomania").joinpath("sight")
    assert len(sight.joinpath("net.onnx").read_bytes()) < 8_000_000
    box = {eye.side_name(level, line.side) for level in LEVELS for line in ours("en", level).lines}
    assert set(sight.joinpath("sides.txt").read_text("utf-8").splitlines()) <= box
