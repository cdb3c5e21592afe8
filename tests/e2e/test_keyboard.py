"""Everything without a pointer."""

from playwright.sync_api import Page, expect

from tests.e2e.company import Company
from tests.e2e.games.yak import NewYakPlayer, YakGuest

# A mark around what has the focus: an outline that can be seen.
MARKED = """
() => {
  const style = getComputedStyle(document.activeElement);
  return document.activeElement.matches(':focus-visible') && style.outlineStyle !== 'none' &&
    parseFloat(style.outlineWidth) >= 2;
}
"""
TABS = 60


def tab_to(page: Page, testid: str) -> None:
    """Press Tab until something is reached; all on the way must show that it has the focus."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        on_page = page.evaluate("document.activeElement !== document.body")
        assert not on_page or page.evaluate(MARKED), page.evaluate("document.activeElement.outerHTML")
        if page.evaluate("document.activeElement.dataset.testid") == testid:
            return
    raise AssertionError(f"{testid} cannot be reached by Tab")


def test_from_the_start_page_to_the_first_claim_by_keyboard_alone(yak_player: NewYakPlayer) -> None:
    anna = yak_player("Anna")
    anna.goes_to("/")
    expect(anna.find("poster-yak")).to_be_visible()
    keyboard = anna.page.keyboard

    tab_to(anna.page, "invite")
    keyboard.press("Enter")
    expect(anna.find("name-input")).to_be_focused()
    keyboard.type("Anna")
    keyboard.press("Enter")
    anna.learns_seat()
    tab_to(anna.page, "fill-bots")
    keyboard.press("Enter")
    expect(anna.find("add-bot")).to_have_count(0)
    tab_to(anna.page, "ready")
    keyboard.press(" ")
    anna.sees_board()
    assert anna.waits_for_turn() == "turn"

    tab_to(anna.page, "hand-card")
    keyboard.press("ArrowRight")
    expect(anna.hand.nth(1)).to_be_focused()
    keyboard.press("Enter")
    expect(anna.find("chip").first).to_be_focused()
    assert anna.page.evaluate(MARKED)
    keyboard.press("Escape")
    expect(anna.find("picker")).to_be_hidden()
    expect(anna.hand.nth(1)).to_be_focused()
    keyboard.press("Enter")
    expect(anna.find("chip").first).to_be_focused()
    keyboard.press("ArrowRight")
    expect(anna.find("chip").nth(1)).to_be_focused()
    keyboard.press("Enter")
    expect(anna.find("picker")).to_be_hidden()
    expect(anna.find("log")).to_contain_text("You say: ")


def test_a_claim_with_a_higher_number_and_a_doubt_by_keyboard(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna")
    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.sees_board()
    keyboard = anna.page.keyboard

    keyboard.press("m")
    expect(anna.find("say")).to_be_focused()
    keyboard.press("Escape")
    expect(anna.find("say")).not_to_be_focused()
    keyboard.press("3")
    expect(anna.find("chip").first).to_be_focused()
    keyboard.press("Enter")
    anna.sees_stack_of(1)
    taras.claims(number=2, species="goat")
    anna.waits_for_turn()

    keyboard.press("1")
    expect(anna.find("chip").first).to_be_focused()
    for _ in range(3):
        keyboard.press("ArrowUp")
    focused = anna.page.locator("[data-testid=chip]:focus")
    expect(focused).to_have_attribute("data-number", "5")
    keyboard.press("Enter")
    anna.sees_stack_of(3)
    taras.claims(number=9)
    anna.waits_for_turn()

    tab_to(anna.page, "doubt")
    anna.will_hold_at("[data-part=turning]")
    keyboard.press("Enter")
    anna.is_held_at("[data-part=turning]")
    keyboard.press("s")
    expect(anna.find("verdict")).to_be_visible()
    keyboard.press("Escape")
    anna.goes_on()
    expect(anna.find("showdown")).to_be_hidden()
    anna.sees_stack_of(0)

    # It is still there to be looked at after a reload.
    anna.reloads()
    anna.sees_board()
    tab_to(anna.page, "last-showdown")
    keyboard.press("Enter")
    expect(anna.find("sheet-last").get_by_test_id("verdict")).to_be_visible()
    keyboard.press("Escape")
    expect(anna.find("last-showdown")).to_be_focused()
