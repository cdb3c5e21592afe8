"""Reloads, a second tab and lost connections: in no game is anything lost or done twice."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.every import EVERY
from tests.e2e.games.yak import NewYakPlayer, YakGuest, YakPlayer
from tests.e2e.player import Player

# Press a button at the moment when another tab gives the signal.
AT_A_SIGN = "(button) => void (new BroadcastChannel('now').onmessage = () => button.click())"
CUT = "WebSocket|ERR_INTERNET_DISCONNECTED"


@pytest.mark.parametrize("game", EVERY)
def test_a_game_goes_on_after_a_reload_in_two_tabs_and_after_being_offline(
    game: str, new_player: Callable[..., Player], company: Company
) -> None:
    played, mood = EVERY[game], Random(5)
    anna = new_player(played.player, "Anna", reduced_motion="reduce")
    key = anna.opens_table(seats=played.seats, **played.options)
    others = [company.guest(played.guest, f"Taras {seat}") for seat in range(1, played.seats)]
    for seat, other in enumerate(others, start=1):
        other.comes_by(key).sits(seat).is_ready()
    anna.goes_to(f"/t/{key}")

    def others_play() -> None:
        for other in others:
            other.hands_on(mood)

    anna.hands_on(mood)
    others_play()
    anna.waits_for_turn()
    before = anna.reads()
    anna.reloads()
    anna.comes_to_read(before)
    assert anna.find("live").inner_text() == ""

    tab = anna.new_tab()
    tab.comes_to_read(before)
    tab.hands_on(mood)
    others_play()
    tab.waits_for_turn()
    before = tab.sees_more(before)
    anna.turns_to()
    anna.comes_to_read(before)
    anna.hands_on(mood)

    # What the others did while Anna was offline is there when she returns, and she plays on.
    anna.complaints.expect(CUT)
    anna.context.set_offline(True)
    for page in (anna, tab):
        expect(page.find("connection")).to_have_attribute("data-state", "offline")
    others_play()
    anna.context.set_offline(False)
    for page in (anna, tab):
        expect(page.find("connection")).to_have_attribute("data-state", "open")
    anna.waits_for_turn()
    before = anna.sees_more(before)
    tab.turns_to()
    tab.comes_to_read(before)
    tab.hands_on(mood)
    others_play()


@pytest.fixture
def two(yak_player: NewYakPlayer, company: Company) -> tuple[YakPlayer, YakGuest]:
    """Anna in a browser, who begins, and Taras."""
    anna = yak_player("Anna")
    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(YakGuest, "Тарас").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.sees_board()
    return anna, taras


def test_a_move_made_in_two_tabs_at_once_is_made_once(two: tuple[YakPlayer, YakGuest]) -> None:
    anna, taras = two
    tab = anna.new_tab()
    tab.sees_board()
    for page in (anna, tab):
        page.turns_to()
        page.opens_picker(card=1)
        page.find("chip").first.evaluate(AT_A_SIGN)
    tab.new_tab().page.evaluate("new BroadcastChannel('now').postMessage('now')")
    for page in (anna, tab):
        page.turns_to()
        expect(page.find("picker")).to_be_hidden()
        page.sees_stack_of(1)
        expect(page.hand).to_have_count(5)
    taras.claims()
    assert len(taras.view["stack"]) == 2
    for page in (tab, anna):
        page.turns_to()
        page.sees_stack_of(2)


def test_being_offline_is_shown_and_a_move_made_meanwhile_happens_once(
    two: tuple[YakPlayer, YakGuest],
) -> None:
    anna, taras = two
    anna.complaints.expect(CUT)
    anna.context.set_offline(True)
    expect(anna.find("connection")).to_have_attribute("data-state", "offline")
    expect(anna.find("connection")).to_contain_text("No network")
    anna.opens_picker(card=1)
    anna.press(anna.find("chip").first)
    expect(anna.find("status")).to_contain_text("One moment")
    taras.waits_for_table(lambda table: getattr(table.players[0], "here", True) is False)
    assert taras.view["stack"] == []

    anna.context.set_offline(False)
    expect(anna.find("connection")).to_have_attribute("data-state", "open")
    anna.sees_stack_of(1)
    expect(anna.find("picker")).to_be_hidden()
    expect(anna.hand).to_have_count(5)
    taras.sees_stack_of(1)
    taras.claims()
    anna.sees_stack_of(2)
    assert len(taras.view["stack"]) == 2
