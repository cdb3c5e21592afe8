"""Explanations for a new player: a note on every card, and one line at each new moment."""

from playwright.sync_api import Locator, expect

from tests.e2e.games.yak import NewYakPlayer, YakPlayer
from tests.e2e.player import middle


def begins(player: YakPlayer) -> None:
    """A game against a bot, in which the player begins."""
    player.goes_to(f"/t/{player.opens_table(seats=2, bots=('novice',), first=0)}")
    player.sees_board()
    player.waits_for_turn()


def long_presses(player: YakPlayer, thing: Locator) -> None:
    """Put a finger there, wait for what it says, and lift the finger again."""
    player.puts_fingers_down(middle(thing))
    expect(player.find("note")).to_be_visible()
    player.lifts_fingers()


def test_the_mouse_and_the_keyboard_ask_a_card_what_it_is(yak_player: NewYakPlayer) -> None:
    anna = yak_player("Anna")
    begins(anna)
    card, note = anna.hand.first, anna.find("note")
    card.hover()
    expect(note).to_contain_text(card.get_attribute("aria-label") or "")
    expect(card).to_have_attribute("aria-describedby", note.get_attribute("id") or "")
    anna.page.mouse.move(1, 1)
    expect(note).to_have_count(0)

    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("?")
    expect(note).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(card).to_be_focused()


def test_a_long_press_explains_and_is_no_tap(yak_player: NewYakPlayer) -> None:
    sveta = yak_player("Света", "ru", phone=True)
    begins(sveta)
    card = sveta.hand.nth(1)
    long_presses(sveta, card)
    expect(sveta.find("note")).to_contain_text(card.get_attribute("aria-label") or "")
    expect(card).to_have_attribute("aria-pressed", "false")
    sveta.press(card)
    expect(sveta.find("note")).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")


def test_a_tip_is_dismissed_for_ever(yak_player: NewYakPlayer) -> None:
    anna = yak_player("Anna", phone=True)
    begins(anna)
    coach = anna.find("coach")
    expect(coach).to_have_attribute("data-moment", "yak-coach-first-claim")
    expect(coach).to_have_attribute("data-open", "")
    anna.holds_still()
    table = [anna.find("board").bounding_box(), *(card.bounding_box() for card in anna.hand.all())]
    anna.press(coach)
    expect(anna.page.locator("[data-moment=yak-coach-first-claim]")).to_have_count(0)
    after = [anna.find("board").bounding_box(), *(card.bounding_box() for card in anna.hand.all())]
    assert after == table, "nothing moves when it goes"
    anna.goes_on()
    anna.reloads()
    anna.waits_for_turn()
    expect(anna.page.locator("[data-moment=yak-coach-first-claim]")).to_have_count(0)
