"""Details of the look: who speaks, what is covered, quick taps, large fonts, wrong addresses, words."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.company import Company
from tests.e2e.games.yak import NewYakPlayer, YakGuest, YakPlayer

SIZES = [(320, 640), (360, 740), (740, 360), (820, 1180), (1440, 900), (1920, 1080)]

# Whether all names are shown in full.
WHOLE_NAMES = (
    "() => [...document.querySelectorAll('.seat .name')].every((one) => one.scrollWidth <= one.clientWidth)"
)

WHOLE_CHIPS = """
() => [...document.querySelectorAll('[data-testid=chip]')]
  .every((one) => !one.checkVisibility() || one.scrollWidth <= one.clientWidth)
"""

# Whether two elements do not overlap.
APART = """
(things) => {
  const [one, other] = things.map((thing) => thing.getBoundingClientRect());
  return one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
}
"""

# How far the tip of the bubble's tail is from the middle of a seat, in halves of that seat's width.
OFF = """
(seat) => {
  const tail = document.querySelector('[data-testid=claim] .tail');
  const tip = tail?.querySelector('path')?.getAttribute('d').match(/L([\\d.-]+) 1 /);
  const place = document.querySelector(`[data-testid=seat-${seat}]`)?.getBoundingClientRect();
  if (!tip || !place) return Infinity;  // another size is just being laid out
  const at = tail.getBoundingClientRect().left + Number(tip[1]);
  return Math.abs(at - place.left - place.width / 2) / (place.width / 2);
}
"""
POINTS = f"(seat) => ({OFF})(seat) < 0.5"

# Real letters of 32 pixels, of which nothing is cut off.
WHOLE = """
(one) => one.scrollWidth <= one.clientWidth + 1 && getComputedStyle(one).overflow === 'visible' &&
  one.getBoundingClientRect().height >= 32
"""


def at_a_table(player: YakPlayer, company: Company, seats: int, *, called: str = "Guest") -> list[YakGuest]:
    """A game with this many seats; the player sits first and begins, and the others play without a browser."""
    key = player.opens_table(seats=seats, first=0)
    others = [company.guest(YakGuest, called).comes_by(key).sits(seat) for seat in range(1, seats)]
    for guest in others:
        guest.is_ready()
    player.goes_to(f"/t/{key}")
    player.sees_board()
    return others


def leaves_in_sight(upper: Locator, lower: Locator) -> None:
    """Wait until one thing does not lie over another."""
    upper.page.wait_for_function(APART, arg=[upper.element_handle(), lower.element_handle()])


@pytest.mark.parametrize("seats", [2, 6])
def test_the_bubble_points_at_the_speaker_at_every_size(
    yak_player: NewYakPlayer, company: Company, seats: int
) -> None:
    anna = yak_player("Anna", reduced_motion="reduce")
    others = at_a_table(anna, company, seats)
    anna.claims()
    for speaker in range(seats):
        if speaker > 0:
            others[speaker - 1].claims()
        anna.sees_stack_of(speaker + 1)
        for width, height in SIZES[speaker % 3 :: 3]:  # each size with every third speaker
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.page.wait_for_function(POINTS, arg=speaker)
            anna.fits_the_width()


def test_six_at_a_wide_table_are_called_by_their_whole_names(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", "ru", reduced_motion="reduce")
    at_a_table(anna, company, 6, called="Светлана")
    names = anna.page.locator(".seat .name")
    expect(names).to_have_count(6)
    for width, height in [(1280, 720), (1440, 900), (1920, 1080)]:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.wait_for_function(WHOLE_NAMES)


def test_the_board_says_you_to_its_reader(yak_player: NewYakPlayer, company: Company) -> None:
    anna = yak_player("Anna", reduced_motion="reduce")
    at_a_table(anna, company, 2)
    expect(anna.find("board")).to_contain_text("You begin with “1”.")
    anna.claims()
    expect(anna.find("claim")).to_contain_text("You say this card holds")


def test_an_absent_player_is_not_shown_as_thinking(yak_player: NewYakPlayer, company: Company) -> None:
    anna = yak_player("Anna", phone=True, reduced_motion="reduce")
    (taras,) = at_a_table(anna, company, 2, called="Taras")
    anna.claims()
    expect(anna.find("status")).to_contain_text("Taras is thinking")
    taras.leaves()
    expect(anna.find("status")).to_contain_text("Taras is away")
    expect(anna.find("seat-1").locator(".gone")).to_be_visible()


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_in_a_low_window_the_picker_leaves_the_button_and_the_hand_in_sight(
    yak_player: NewYakPlayer, company: Company, lang: str
) -> None:
    viewport: dict[str, Any] = {"viewport": {"width": 960, "height": 540}}
    anna = yak_player("Anna", lang, reduced_motion="reduce", **viewport)
    (taras,) = at_a_table(anna, company, 2)
    anna.claims()
    taras.claims()
    anna.waits_for_turn()
    anna.opens_picker()
    for other in (anna.find("doubt"), anna.find("status"), *anna.hand.all()):
        leaves_in_sight(anna.find("picker"), other)


def test_animals_keep_their_places_in_the_picker_and_twenty_fits(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", phone=True, reduced_motion="reduce")
    (taras,) = at_a_table(anna, company, 2)
    order = ["yeti", "marmot", "vulture", "goat", "yak"]
    for number in (1, 11, 20):
        if number > 1:
            taras.claims(number, "goat")
        anna.waits_for_turn()
        anna.opens_picker()
        row = anna.find("picker").locator(".row [data-testid=chip]")
        assert [chip.get_attribute("data-species") for chip in row.all()] == order
        anna.page.wait_for_function(WHOLE_CHIPS)
        anna.press(row.nth(4))
        expect(anna.find("picker")).to_be_hidden()


def test_a_double_tap_does_nothing_more_than_one(yak_player: NewYakPlayer, company: Company) -> None:
    anna = yak_player("Anna", reduced_motion="reduce")
    (taras,) = at_a_table(anna, company, 2)
    anna.hand.nth(1).dblclick()
    expect(anna.hand.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(anna.find("picker")).to_have_attribute("data-open", "")
    anna.find("chip").first.dblclick()
    taras.sees_stack_of(1)
    anna.sees_stack_of(1)
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.find("picker")).to_be_hidden()


def test_a_picker_takes_no_tap_that_began_before_it_was_open(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", reduced_motion="reduce")
    at_a_table(anna, company, 2)
    began = """
    () => {
      document.querySelector('[data-testid=hand-card]').click();
      const tap = () => {
        const chip = document.querySelector('[data-testid=chip]');
        if (!chip) return requestAnimationFrame(tap);
        chip.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        chip.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
        window.tapped = true;
      };
      tap();
    }
    """
    anna.page.evaluate(began)
    anna.page.wait_for_function("() => window.tapped")
    expect(anna.find("picker")).to_have_attribute("data-open", "")
    assert anna.stack_size() == 0
    anna.press(anna.find("chip").first)
    anna.sees_stack_of(1)


def test_the_log_closes_by_escape_by_a_tap_beside_it_and_by_playing_on(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", phone=True, reduced_motion="reduce")
    at_a_table(anna, company, 2)
    for way in ("escape", "beside", "playing on"):
        anna.press(anna.find("log-open"))
        expect(anna.find("log")).to_be_visible()
        if way == "escape":
            anna.page.keyboard.press("Escape")
        elif way == "beside":
            anna.page.touchscreen.tap(180, 720)
        else:
            anna.page.keyboard.press("1")
            expect(anna.find("picker")).to_be_visible()
        expect(anna.find("log")).to_be_hidden()


def test_a_name_is_counted_as_people_see_it_and_once_mended_one_sits(
    yak_player: NewYakPlayer, company: Company
) -> None:
    links = company.guest(YakGuest, "Host").opens_table(2)
    anna = yak_player("Anna", phone=True)
    anna.complaints.expect("400")
    anna.goes_to(f"/t/{links.invitation}")
    anna.press(anna.find("sit").first)
    anna.find("name-input").fill("👩‍👩‍👧‍👦" * 24)
    expect(anna.find("name-count")).to_contain_text("24/24")
    expect(anna.find("name-keep")).to_be_enabled()
    anna.find("name-input").fill("Аннуся" * 5)
    expect(anna.find("name-wrong")).to_contain_text("6 characters too many")
    expect(anna.find("name-keep")).to_be_disabled()
    anna.find("name-input").fill("a\u202eb")
    anna.press(anna.find("name-keep"))
    expect(anna.find("name-wrong")).to_contain_text("This name won’t do")
    anna.find("name-input").fill("Анна")
    anna.press(anna.find("name-keep"))
    anna.learns_seat()
    assert anna.seat == 1


def test_a_wrong_address_is_a_page_with_a_way_on(yak_player: NewYakPlayer) -> None:
    anna = yak_player("Anna")
    anna.complaints.expect("404")
    anna.goes_to("/nonsense")
    expect(anna.find("lost")).to_contain_text("No such page")
    anna.press(anna.find("lost-home"))
    expect(anna.find("poster-yak")).to_be_visible()


def test_a_lobby_says_what_is_missing_and_a_late_person_watches(
    yak_player: NewYakPlayer, company: Company
) -> None:
    host = company.guest(YakGuest, "Oscar")
    links = host.opens_table(2)
    anna = yak_player("Anna")
    anna.goes_to(f"/t/{links.invitation}")
    expect(anna.find("watching-note")).to_contain_text("Choose a seat")
    expect(anna.find("missing")).to_contain_text("1 seat is still open")
    expect(anna.find("missing")).to_contain_text("Not ready yet: Oscar")
    company.guest(YakGuest, "Priya").comes_by(links.invitation).sits(1)
    expect(anna.find("watching-note")).to_contain_text("All seats are taken")
    expect(anna.find("missing")).to_contain_text("Not ready yet: Oscar, Priya")
    host.is_ready()
    expect(anna.find("missing")).to_contain_text("Not ready yet: Priya")


def test_an_invitation_to_this_machine_says_how_others_get_in(yak_player: NewYakPlayer) -> None:
    anna = yak_player("Anna")
    anna.invites()
    expect(anna.find("only-here")).to_contain_text("script/server --lan")


def test_with_letters_twice_as_large_everything_is_within_reach(
    yak_player: NewYakPlayer, company: Company
) -> None:
    sizes = [(820, 1180), (1440, 900), (360, 740)]
    anna = yak_player("Anna", "ru", reduced_motion="reduce").wants_letters(32)
    anna.goes_to("/")
    expect(anna.find("poster-yak").get_by_test_id("play-now")).to_be_visible()
    for width, height in sizes:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.fits_the_width()
    (taras,) = at_a_table(anna, company, 2)
    anna.claims()
    taras.claims(12, "vulture")
    anna.waits_for_turn()
    for width, height in sizes:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.opens_picker()
        anna.fits_the_width()
        for other in (anna.find("claim"), anna.find("doubt")):
            leaves_in_sight(anna.find("picker"), other)
        anna.page.keyboard.press("Escape")
        expect(anna.find("picker")).to_be_hidden()
    anna.will_hold_at("[data-testid=verdict]")
    anna.doubts()
    anna.is_held_at("[data-testid=verdict]")
    for width, height in sizes:
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(anna.find("verdict")).to_be_in_viewport()
    anna.goes_on()
    taras.gives_up()
    for width, height in ((360, 740), (320, 640)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.reloads()
        first = anna.find("result").locator("li[data-place]").first
        expect(first.locator(".name")).to_be_in_viewport(ratio=1)
        assert first.locator(".name").evaluate(WHOLE), width
        expect(anna.find("again")).to_be_in_viewport(ratio=1)
