"""Recipes are read or named with their line, and find the word that they are for in every language."""

import pytest

from yakai.core.words import BadWords
from yakai.games.pictomania.box import Box
from yakai.games.pictomania.decks import our_languages, ours
from yakai.games.pictomania.decks import read as read_deck
from yakai.games.pictomania.drawing import openmoji, recipes
from yakai.games.pictomania.drawing.lines import box_of
from yakai.games.pictomania.drawing.marks import PLACED, STICKS, THROUGH
from yakai.games.pictomania.drawing.recipes import read, read_book
from yakai.games.pictomania.pieces import LEVELS, Side

DECK = read_deck("en/green.txt", "1 Birds: hen, owl, duck, goose, swan, crow, robin")
BOOK = "1 Birds\nhen = chicken\nowl =\nduck =\ngoose =\nswan =\ncrow =\nrobin =\n"


def test_nothing_is_wrong_with_our_recipes() -> None:
    assert list(recipes.flaws()) == []


def test_every_word_of_ours_has_a_recipe() -> None:
    assert list(recipes.lacking()) == []


def test_every_recipe_of_ours_is_found_in_every_language() -> None:
    for level in LEVELS:
        drawn = recipes.book(level).entries
        for language in our_languages():
            for at, line in enumerate(ours(language, level).lines):
                for number in range(1, 8):
                    found = recipes.recipe_for(line.side, number)
                    assert (found is not None) == ((at, number - 1) in drawn)


def test_a_hosts_card_has_no_recipe() -> None:
    assert recipes.recipe_for(Side(28, "Own", ("a", "b", "c", "d", "e", "f", "g")), 1) is None


def test_a_picture_lies_where_the_recipe_says() -> None:
    (piece,) = read("chicken@30,60*40").pieces
    left, top, right, bottom = box_of(piece.lines)
    assert (left + right) / 2 == pytest.approx(30)
    assert (top + bottom) / 2 == pytest.approx(60)
    assert max(right - left, bottom - top) == pytest.approx(40)
    assert box_of(read("box@50,50*60x20").pieces[0].lines) == pytest.approx((20, 40, 80, 60))


def test_a_picture_can_be_mirrored_tilted_repeated_and_taken_in_part() -> None:
    plain, mirrored = read("cow").pieces[0].lines, read("cow<").pieces[0].lines
    assert mirrored[0][0][0] == pytest.approx(100 - plain[0][0][0])
    assert box_of(read("box*60x20~90").pieces[0].lines) == pytest.approx((40, 20, 60, 80))
    three = read("cow@20,50*20#3(30,0)").pieces
    assert [round(box_of(piece.lines)[0]) for piece in three] == [10, 40, 70]
    assert read("cow[2,1]").pieces[0].lines[1] != read("cow[1-2]").pieces[0].lines[1]


def test_marks_go_through_their_points() -> None:
    assert read("line(10,20 30,40)").pieces[0].lines == (((10, 20), (30, 40)),)
    assert len(read("stick(50,10 50,50 30,40 70,40 40,90 60,90)").pieces[0].lines) == 4
    assert not read("cow arrow(20,20 60,60)").mirrors
    assert not read("cow keep").mirrors
    assert read("cow").mirrors


@pytest.mark.parametrize(
    ("recipe", "flaw"),
    [
        ("chicken@50", "unreadable"),
        ("Chicken", "unreadable"),
        ("chiken", "no-picture"),
        ("line(10,20)", "points"),
        ("stick(1,2 3,4)", "points"),
        ("chicken(1,2 3,4)", "no-points"),
        ("chicken[99]", "parts"),
        ("chicken@95,50*40", "outside"),
        ("chicken@10,50*10#40(2,0)", "strokes"),
    ],
)
def test_a_bad_recipe_is_named(recipe: str, flaw: str) -> None:
    with pytest.raises(BadWords) as error:
        read(recipe)
    assert error.value.key == f"pictomania-recipe-{flaw}"


def test_recipes_stand_in_the_order_of_the_words() -> None:
    assert read_book("green.txt", BOOK, DECK).flaws == ()
    assert list(read_book("green.txt", BOOK, DECK).entries) == [(0, 0)]
    (flaw,) = read_book("green.txt", BOOK.replace("duck", "dog"), DECK).flaws
    assert (flaw.line, flaw.error.details) == (4, {"word": "dog", "wanted": "duck"})
    (flaw,) = read_book("green.txt", BOOK.replace("robin =\n", ""), DECK).flaws
    assert flaw.error.details["wanted"] == "robin"


def test_a_recipe_may_go_on_in_the_next_line() -> None:
    book = read_book("green.txt", BOOK.replace("chicken", "chicken\n  # rain"), DECK)
    assert book.entries[0, 0].text == "chicken # rain"


def test_no_mark_hides_a_picture() -> None:
    assert not {*PLACED, *THROUGH, *STICKS} & set(openmoji.pictures())


def test_pictures_are_found_by_name_and_by_what_they_have_to_do_with() -> None:
    assert Box().pictures("chicken")[0].startswith("chicken ")
    assert any(line.startswith("trumpet ") for line in Box().pictures("music"))
    assert Box().pictures("qwertz") == ()
