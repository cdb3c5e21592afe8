"""After the end: another game with others, and nobody has to wait for somebody who has left."""

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company, Guest, play_to_the_end
from tests.e2e.player import NewPlayer, Player
from tests.e2e.test_manners import WIDER


def after_a_game(anna: Player, company: Company) -> tuple[str, Guest]:
    """Anna, the host, looks at the result of a game with Taras."""
    key = anna.opens_table(seats=2)
    taras = company.guest("Taras").comes_by(key).sits(1).is_ready()
    double = company.guest("Anna", anna.cookie).comes_by(key)
    double.waits_until(lambda view: view["turn"] is not None)
    play_to_the_end([double, taras])
    anna.goes_to(f"/t/{key}")
    expect(anna.find("result")).to_be_visible()
    return key, taras


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_the_host_puts_a_bot_in_the_place_of_somebody_who_left(
    new_player: NewPlayer, company: Company, phone: bool
) -> None:
    anna = new_player("Anna", phone=phone)
    _, taras = after_a_game(anna, company)
    taras.leaves()
    anna.press(anna.find("change-seats"))
    expect(anna.find("result")).to_be_hidden()
    expect(anna.find("lobby-seat-1")).to_contain_text("Taras")
    assert anna.page.evaluate(WIDER) == 0

    anna.press(anna.find("back"))
    expect(anna.find("result-seat-1")).to_contain_text("Taras")
    said = anna.find("log").locator("li")
    expect(said.first).to_contain_text("Five cards each")

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


def test_a_newcomer_with_the_invitation_takes_the_place_of_somebody_who_left(
    new_player: NewPlayer, company: Company
) -> None:
    anna = new_player("Anna")
    key, taras = after_a_game(anna, company)
    anna.press(anna.find("change-seats"))
    anna.press(anna.find("lobby-seat-1").get_by_test_id("remove"))
    taras.leaves()

    olena = new_player("Olena", phone=True)
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


def test_the_host_has_bots_play_again(new_player: NewPlayer) -> None:
    anna = new_player("Anna")
    anna.opens_table()
    wanted = {"game": "yak", "seats": 2, "options": {}, "bots": ["novice"] * 2, "sit": False, "ready": True}
    answer = anna.context.request.post(f"{anna.url}/api/tables", data=wanted)
    anna.goes_to(f"/t/{answer.json()['invitation']}")
    if anna.find("ready").or_(anna.find("board")).first.get_attribute("data-testid") == "ready":
        anna.is_ready()
    expect(anna.find("again")).to_be_visible(timeout=120_000)
    anna.press(anna.find("again"))
    expect(anna.find("result")).to_be_hidden()
