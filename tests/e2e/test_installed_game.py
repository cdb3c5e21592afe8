"""A game that comes in a package of its own, with its own board: installed, found on the start page, and played."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.foxfire import FoxfireGuest, FoxfirePlayer
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

    anna.lays(5)  # and no other player sees what
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


def test_its_clock_runs_out_and_the_game_goes_on(new_player: NewPlayer, company: Company) -> None:
    anna = new_player(FoxfirePlayer, "Anna", "en")
    link = anna.opens_table(seats=2, seconds=5)
    leo = company.guest(FoxfireGuest, "Leo").comes_by(link).sits(1)
    anna.goes_to(f"/t/{link}")
    expect(anna.find("lobby-seat-1")).to_contain_text("Leo")
    leo.is_ready()  # then it runs
    anna.sees_board()
    expect(anna.find("clock")).to_have_text(re.compile(r"^\d s$"))
    expect(anna.find("spark-1")).to_be_hidden()  # the lowest spark, laid for the player whose time ran out


def test_when_the_other_gives_up_it_is_over_and_nothing_can_be_laid(
    new_player: NewPlayer, company: Company
) -> None:
    anna = new_player(FoxfirePlayer, "Anna", "en")
    link = anna.opens_table(seats=2, seconds=None)
    leo = company.guest(FoxfireGuest, "Leo").comes_by(link).sits(1).is_ready()
    anna.goes_to(f"/t/{link}")
    anna.may_lay()
    leo.gives_up()
    expect(anna.find("result")).to_contain_text("You win!")
    expect(anna.find("board")).to_contain_text("The night is over")
    expect(anna.find("board")).to_have_attribute("data-turn", "false")
    for spark in range(1, 6):
        expect(anna.find(f"spark-{spark}")).to_be_disabled()


def test_a_number_among_many_is_written_and_no_limit_is_a_choice(new_player: NewPlayer) -> None:
    anna = new_player(FoxfirePlayer, "Anna", "en")
    anna.goes_to(f"/t/{anna.opens_table(seats=2)}")
    seconds = anna.find("option-seconds-number")
    expect(seconds).to_have_value("20")
    seconds.fill("400")
    seconds.press("Enter")
    expect(seconds).to_have_value("60")  # the most there is
    anna.find("option-seconds").select_option("none")
    expect(seconds).to_have_count(0)
    anna.page.reload()
    expect(anna.find("option-seconds")).to_have_value("none")
    anna.find("option-seconds").select_option("some")
    expect(seconds).to_have_value("20")


def test_a_shared_first_place_is_not_called_a_victory(new_player: NewPlayer, company: Company) -> None:
    anna = new_player(FoxfirePlayer, "Anna", "en")
    link = anna.opens_table(seats=2, seconds=None)
    leo = company.guest(FoxfireGuest, "Leo").comes_by(link).sits(1).is_ready()
    anna.goes_to(f"/t/{link}")
    for spark in range(1, 6):  # always the same: no lantern for anyone
        anna.lays(spark)
        leo.lays(spark, round=spark)
    expect(anna.find("result")).to_contain_text("You share first place: Anna, Leo")
