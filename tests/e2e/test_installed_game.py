"""A game that comes in a package of its own, with its own board: installed, found on the start page, and played."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.games.foxfire import FoxfirePlayer
from tests.e2e.serving import Serving
from tests.packages import install_example

NewPlayer = Callable[..., FoxfirePlayer]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that finds the example."""
    folder = install_example(tmp_path_factory.mktemp("installed"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        serving = Serving(tmp_path_factory.mktemp("e2e"))
    yield serving
    serving.stop()
    assert serving.complaints() == ""


def test_two_people_play_an_installed_game_on_its_own_board(new_player: NewPlayer) -> None:
    anna = new_player(FoxfirePlayer, "Anna", "en")
    sveta = new_player(FoxfirePlayer, "Света", "ru", phone=True)

    link = anna.opens_table(seats=2, seconds=None)
    sveta.comes_by(f"/t/{link}")
    sveta.is_ready()
    anna.goes_to(f"/t/{link}")
    for player in (anna, sveta):
        player.sees_board()
        expect(player.find("wish")).not_to_be_empty()
    expect(anna.find("board")).to_contain_text("Round 1 of 5")
    expect(sveta.find("board")).to_contain_text("Раунд 1 из 5")

    anna.lays(5)  # and nobody sees what
    sveta.sees_laid(0)
    expect(sveta.find("seats")).not_to_contain_text("5")
    sveta.lays(1)
    for player in (anna, sveta):
        player.sees_lanterns(0, 1)
        player.sees_lanterns(1, 0)

    for one, other in ((4, 2), (3, 3), (2, 4), (1, 5)):
        anna.lays(one)
        sveta.lays(other)
    for player in (anna, sveta):
        expect(player.find("result")).to_be_visible()
    assert anna.places() == sveta.places()
    assert len(anna.places()) == 2


def test_it_is_on_the_start_page_and_is_played_against_its_bots_by_keyboard(new_player: NewPlayer) -> None:
    anna = new_player(FoxfirePlayer, "Anna", "uk")
    anna.goes_to("/")
    expect(anna.find("poster-foxfire")).to_contain_text("Лисячі вогні")
    anna.goes_to(f"/t/{anna.opens_table(seats=3, bots=('fox', 'oldfox'), seconds=None)}")
    anna.sees_board()
    for spark in (2, 4, 1, 5, 3):
        anna.may_lay()
        anna.find(f"spark-{spark}").focus()
        anna.page.keyboard.press("Enter")
        expect(anna.find(f"spark-{spark}")).to_be_hidden()
    expect(anna.find("result")).to_be_visible()
