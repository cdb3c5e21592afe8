"""axe finds nothing serious: eight places, both themes, phone and desktop."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.yak import NewYakPlayer, YakGuest, play_to_the_end
from tests.e2e.player import Player

SERIOUS = {"serious", "critical"}


# What fades in is pale for a moment.
ARRIVED = """
() => document.getAnimations().every((one) => {
  const { iterations, duration } = one.effect.getComputedTiming();
  return one.playState !== 'running' || iterations === Infinity || duration > 5000;
})
"""


def findings(player: Player) -> list[str]:
    """What axe says about the page as it is now, as far as it is serious."""
    player.page.wait_for_function(ARRIVED)
    answer = Axe().run(player.page).response
    return [
        f"{finding['id']}: {finding['help']} "
        + "; ".join(f"{node['target']} {node.get('failureSummary', '')}" for node in finding["nodes"])
        for finding in answer["violations"]
        if finding["impact"] in SERIOUS
    ]


# The page in another theme, once nothing changes its colour any more.
WEARS = """
(theme) => {
  document.documentElement.dataset.theme = theme;
  return Promise.allSettled(
    document.getAnimations().map((one) => one instanceof CSSTransition && one.finished),
  ).then(() => null); // one whose element goes meanwhile never finishes
}
"""


def findings_by_night_and_by_day(player: Player) -> list[str]:
    """The same in both themes."""
    found: list[str] = []
    for theme in ("daylight", "night"):
        player.page.evaluate(WEARS, theme)
        found += findings(player)
    return found


def test_axe_would_find_a_button_without_a_name_and_a_pale_word(yak_player: NewYakPlayer) -> None:
    anna = yak_player()
    anna.goes_to("/")
    expect(anna.find("poster-yak")).to_be_visible()
    anna.page.evaluate(
        """() => {
          const planted = document.createElement('main');
          planted.innerHTML = '<button></button><p style="background: #fff; color: #ddd">pale</p>';
          document.querySelector('main').append(...planted.children);
        }"""
    )
    found = " ".join(findings(anna))
    assert "button-name" in found
    assert "color-contrast" in found


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_axe_finds_nothing_serious_from_start_to_end(
    yak_player: NewYakPlayer, company: Company, phone: bool
) -> None:
    anna = yak_player("Anna", phone=phone)
    anna.goes_to("/")
    expect(anna.find("poster-yak")).to_be_visible()
    found = {"start": findings_by_night_and_by_day(anna)}

    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(YakGuest, "Taras").comes_by(key)
    anna.goes_to(f"/t/{key}")
    expect(anna.find("lobby-seat-1").get_by_test_id("add-bot")).to_be_visible()
    if phone:
        anna.press(anna.find("more-links").locator("summary"))
    expect(anna.find("qr")).to_be_visible()
    found["lobby"] = findings_by_night_and_by_day(anna)
    anna.press(anna.find("keep-table"))
    expect(anna.find("table-person")).to_be_visible()
    anna.holds_still()
    found["how the table is kept"] = findings(anna)
    anna.goes_on()
    anna.page.keyboard.press("Escape")
    expect(anna.find("table-sheet")).to_have_count(0)

    taras.sits(1).is_ready()
    anna.sees_board()
    anna.claims()
    taras.claims()
    anna.waits_for_turn()
    anna.opens_picker()
    anna.holds_still()
    found["own turn"] = findings_by_night_and_by_day(anna)
    anna.goes_on()

    anna.press(anna.find("chip").first)
    anna.sees_stack_of(3)
    anna.will_hold_at("[data-part=turning]")
    taras.doubts()
    anna.is_held_at("[data-part=turning]")
    found["showdown"] = findings_by_night_and_by_day(anna)
    anna.will_hold_at("[data-testid=verdict]")
    anna.goes_on()
    anna.is_held_at("[data-testid=verdict]")
    found["verdict"] = findings_by_night_and_by_day(anna)
    anna.goes_on()

    anna.goes_to("/")
    play_to_the_end([taras, company.guest(YakGuest, "Anna", anna.cookie).comes_by(key)])
    anna.goes_to(f"/t/{key}")
    expect(anna.find("result")).to_be_visible()
    anna.holds_still()
    found["end"] = findings_by_night_and_by_day(anna)
    anna.goes_to("/history")
    expect(anna.find("played")).to_be_visible()
    found["what was played"] = findings_by_night_and_by_day(anna)

    assert not any(found.values()), found
