"""After the end: another game with other players, without waiting for a player who has left."""

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.yak import NewYakPlayer, YakGuest, YakPlayer, play_to_the_end


def after_a_game(anna: YakPlayer, company: Company) -> tuple[str, YakGuest]:
    """Anna, the host, looks at the result of a game with Taras that one of them has won."""
    while True:
        key = anna.opens_table(seats=2, first=0)
        taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
        double = company.guest(YakGuest, "Anna", anna.cookie).comes_by(key)
        double.waits_until(lambda view: view["turn"] is not None)
        play_to_the_end([double, taras])
        if len(set(double.view["result"]["scores"])) > 1:
            break
    anna.goes_to(f"/t/{key}")
    expect(anna.find("result")).to_be_visible()
    return key, taras


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_the_host_puts_a_bot_in_the_place_of_a_player_who_left(
    yak_player: NewYakPlayer, company: Company, phone: bool
) -> None:
    anna = yak_player("Anna", phone=phone)
    _, taras = after_a_game(anna, company)
    taras.leaves()
    anna.press(anna.find("change-seats"))
    expect(anna.find("result")).to_be_hidden()
    expect(anna.find("lobby-seat-1")).to_contain_text("Taras")
    anna.fits_the_width()

    anna.press(anna.find("back"))
    expect(anna.find("result-seat-1")).to_contain_text("Taras")
    said = anna.find("log").locator("li")
    expect(said.first).to_contain_text("Five cards each")
    if phone:
        anna.page.set_viewport_size({"width": 1440, "height": 900})
        expect(said.last).to_be_in_viewport()
        anna.page.set_viewport_size({"width": 360, "height": 740})

    anna.press(anna.find("change-seats"))
    anna.press(anna.find("lobby-seat-1").get_by_test_id("remove"))
    anna.press(anna.find("back"))
    expect(anna.find("result-seat-1")).to_contain_text("Taras")
    anna.press(anna.find("change-seats"))
    anna.press(anna.find("lobby-seat-1").get_by_test_id("add-bot"))
    anna.is_ready()
    anna.sees_board()
    expect(anna.find("result")).to_be_hidden()
    expect(anna.hand).to_have_count(5)


def test_a_newcomer_with_the_invitation_takes_the_place_of_a_player_who_left(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna")
    key, taras = after_a_game(anna, company)
    anna.press(anna.find("change-seats"))
    anna.press(anna.find("lobby-seat-1").get_by_test_id("remove"))
    taras.leaves()

    olena = yak_player("Olena", phone=True)
    olena.goes_to(f"/t/{key}")
    expect(olena.find("again")).to_be_hidden()
    olena.press(olena.find("change-seats"))
    olena.press(olena.find("sit"))
    olena.says_name()
    olena.learns_seat()
    olena.press(olena.find("back"))
    expect(olena.find("result").get_by_role("heading")).not_to_contain_text("You win")
    olena.press(olena.find("again"))
    expect(olena.find("result")).to_contain_text("Waiting for: Anna")
    anna.is_ready()
    for player in (anna, olena):
        player.sees_board()
        expect(player.hand).to_have_count(5)


def test_the_host_has_bots_play_again(yak_player: NewYakPlayer, company: Company) -> None:
    anna = yak_player("Anna")
    key = anna.opens_table(seats=2, bots=("novice", "novice"), sit=False)
    olena = company.guest(YakGuest, "Olena").comes_by(key)
    olena.waits_for_table(lambda table: (table.games, table.phase) == (1, "over"))
    anna.goes_to(f"/t/{key}")
    anna.press(anna.find("again"))
    # Bots without pauses may be through before anybody has looked: that another game began is what stays.
    olena.waits_for_table(lambda table: table.games == 2)
