"""The hand draws what the recipe says, within the limits of the sheet, and never twice alike."""

from yakai.games.pictomania.actions import is_stroke, times_fit
from yakai.games.pictomania.drawing.hand import VERSIONS, draw, version_of
from yakai.games.pictomania.drawing.recipes import MOST, read

COW = read("cow@40,50*60 rain@50,12*90x20 arrow(20,80 80,80)")


def test_every_version_fits_on_the_sheet() -> None:
    for version in range(0, VERSIONS, 37):
        strokes = draw(COW, version)
        assert all(is_stroke(stroke) and times_fit(stroke) for stroke in strokes)
        assert len(strokes) <= MOST


def test_no_two_versions_are_alike() -> None:
    assert len({draw(COW, version) for version in range(30)}) == 30


def test_a_version_is_known_by_its_first_stroke() -> None:
    assert [version_of(draw(COW, version)[:1]) for version in range(0, VERSIONS, 91)] == [
        *range(0, VERSIONS, 91)
    ]


def test_a_hand_takes_its_time_by_length() -> None:
    strokes = draw(read("line(10,10 90,10) line(10,30 20,30)"), 1)
    assert strokes[0].ts[-1] > 2 * strokes[1].ts[-1]
