"""Reloading, two tabs, and a line that is cut: nothing lost, nothing doubled."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.yak import NewYakPlayer, YakGuest, YakPlayer

# Press a button at the moment that another tab gives the sign.
AT_A_SIGN = "(button) => void (new BroadcastChannel('now').onmessage = () => button.click())"


@pytest.fixture
def two(yak_player: NewYakPlayer, company: Company) -> tuple[YakPlayer, YakGuest]:
    """Anna in a browser, who begins, and Taras."""
    anna = yak_player("Anna")
    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(YakGuest, "Тарас").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.sees_board()
    return anna, taras


def what_was_said(player: YakPlayer) -> list[str]:
    """What was said about the stack, line by line."""
    player.press(player.find("stack"))
    lines = player.find("sheet-stack").locator("ol > li").all_inner_texts()
    player.page.keyboard.press("Escape")
    expect(player.find("sheet-stack")).to_be_hidden()
    return lines


def the_log(player: YakPlayer) -> list[str]:
    """What has happened, line by line."""
    return player.find("log").locator("li").all_inner_texts()


def claim_in_turn(anna: YakPlayer, taras: YakGuest) -> None:
    """Whoever's turn it is claims."""
    if taras.view["turn"] == taras.view["seat"]:
        taras.claims()
    else:
        anna.waits_for_turn()
        anna.claims(card=1)


def test_a_reload_in_the_middle_keeps_seat_hand_stack_and_what_was_said(
    two: tuple[YakPlayer, YakGuest],
) -> None:
    anna, taras = two
    anna.claims(card=2)
    taras.doubts()
    anna.sees_once("verdict")
    anna.skips()
    expect(anna.find("showdown")).to_be_hidden()
    anna.sees_calm()
    for cards in (1, 2):
        claim_in_turn(anna, taras)
        anna.sees_stack_of(cards)
        taras.sees_stack_of(cards)
    hand, said = anna.hand_in_words(), what_was_said(anna)
    deck, log = anna.find("deck").get_attribute("data-cards"), the_log(anna)
    assert log[0] == "Five cards each; you begin"
    assert sum("say: " in line or "says: " in line for line in log) == 3

    anna.reloads()

    anna.sees_stack_of(2)
    assert anna.hand_in_words() == hand
    assert what_was_said(anna) == said
    assert anna.find("deck").get_attribute("data-cards") == deck
    expect(anna.find("last-showdown")).to_be_visible()
    assert the_log(anna) == log
    assert anna.find("live").inner_text() == ""
    claim_in_turn(anna, taras)
    anna.sees_stack_of(3)
    taras.sees_stack_of(3)
    assert the_log(anna)[: len(log)] == log
    assert len(the_log(anna)) > len(log)
    assert re.search(r"says?: ", anna.find("live").inner_text())


def test_two_tabs_of_one_player_stay_in_step(two: tuple[YakPlayer, YakGuest]) -> None:
    anna, taras = two
    tab = anna.new_tab()
    tab.sees_board()
    assert tab.hand_in_words() == anna.hand_in_words()

    anna.claims(card=3)
    tab.sees_stack_of(1)
    anna.sees_stack_of(1)
    taras.claims()
    tab.waits_for_turn()
    anna.waits_for_turn()
    assert tab.hand_in_words() == anna.hand_in_words()
    tab.claims(card=0)
    anna.sees_stack_of(3)


def test_a_move_made_in_two_tabs_at_once_is_made_once(two: tuple[YakPlayer, YakGuest]) -> None:
    anna, taras = two
    tab = anna.new_tab()
    tab.sees_board()
    for page in (anna, tab):
        page.opens_picker(card=1)
    for page in (anna, tab):
        page.find("chip").first.evaluate(AT_A_SIGN)
    tab.new_tab().page.evaluate("new BroadcastChannel('now').postMessage('now')")
    for page in (anna, tab):
        expect(page.find("picker")).to_be_hidden()
        page.sees_stack_of(1)
        expect(page.hand).to_have_count(5)
    taras.claims()
    assert len(taras.view["stack"]) == 2
    for page in (anna, tab):
        page.sees_stack_of(2)


def test_being_offline_is_told_and_a_move_made_meanwhile_happens_once(
    two: tuple[YakPlayer, YakGuest],
) -> None:
    anna, taras = two
    anna.complaints.expect("WebSocket|ERR_INTERNET_DISCONNECTED")
    anna.context.set_offline(True)
    expect(anna.find("line")).to_have_attribute("data-state", "offline")
    expect(anna.find("line")).to_contain_text("No network")
    anna.opens_picker(card=1)
    anna.press(anna.find("chip").first)
    expect(anna.find("status")).to_contain_text("One moment")
    taras.waits_for_table(lambda table: getattr(table.players[0], "here", True) is False)
    assert taras.view["stack"] == []

    anna.context.set_offline(False)
    expect(anna.find("line")).to_have_attribute("data-state", "open")
    anna.sees_stack_of(1)
    expect(anna.find("picker")).to_be_hidden()
    expect(anna.hand).to_have_count(5)
    taras.sees_stack_of(1)
    taras.claims()
    anna.sees_stack_of(2)
    assert len(taras.view["stack"]) == 2


def test_what_others_do_while_one_is_offline_is_there_on_return(two: tuple[YakPlayer, YakGuest]) -> None:
    anna, taras = two
    anna.complaints.expect("WebSocket|ERR_INTERNET_DISCONNECTED")
    anna.claims()
    anna.sees_stack_of(1)
    hand = anna.hand_in_words()
    anna.context.set_offline(True)
    expect(anna.find("line")).to_have_attribute("data-state", "offline")
    taras.claims(number=3, species="vulture")

    anna.context.set_offline(False)
    anna.sees_stack_of(2)
    expect(anna.find("claim")).to_have_attribute("data-number", "3")
    expect(anna.find("claim")).to_have_attribute("data-species", "vulture")
    assert anna.hand_in_words() == hand
    anna.waits_for_turn()
    anna.doubts()
    taras.waits_until(lambda view: view["last"] is not None)
