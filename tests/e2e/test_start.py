"""The start page: games to go on with, tables open to all, a game by one tap, and sharing links."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.yak import NewYakPlayer, YakGuest
from tests.e2e.player import Lang, Theme
from tests.e2e.test_after_the_end import after_a_game
from tests.e2e.test_axe import findings

# The browser's own way of sharing, which a test cannot look into, and its clipboard.
SHARING = """
window.handed = [];
navigator.share = (what) => (window.handed.push(what), Promise.resolve());
"""
COPYING = """
delete Navigator.prototype.share;
window.handed = [];
document.addEventListener('copy', () => window.handed.push(String(document.activeElement.value)));
Object.defineProperty(navigator, 'clipboard', { value: undefined });
"""

HANDED = "() => handed.length > 0"
LOOK_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"

# A board is on the screen all at once: nothing that can be pressed lies below, unless in a list that scrolls.
ON_THE_SCREEN = """
() => {
  const board = document.querySelector('[data-testid=board]');
  const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowY) || scrolls(one.parentElement));
  const below = (one) => one.getBoundingClientRect().bottom > innerHeight + 1;
  const { scrollHeight, clientHeight } = document.scrollingElement;
  return board && scrollHeight <= clientHeight && !below(board) &&
    [...board.querySelectorAll('button')].every((one) => !below(one) || scrolls(one));
}
"""


def test_the_start_page_lists_running_games_and_whose_turn_it_is(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", phone=True)
    anna.goes_to("/")
    expect(anna.find("poster-yak")).to_be_visible()
    expect(anna.find("continue")).to_have_count(0)

    key = anna.opens_table(seats=2, first=0)
    anna.page.evaluate(LOOK_AGAIN)
    expect(anna.find("mine")).to_contain_text("1 seat is still open")
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    anna.page.evaluate(LOOK_AGAIN)
    expect(anna.find("mine")).to_contain_text("Your turn")
    expect(anna.find("mine")).to_contain_text("Taras")

    anna.press(anna.find("mine"))
    anna.sees_board()
    anna.claims()
    anna.press(anna.find("menu"))
    anna.press(anna.find("menu-links"))
    assert anna.find("invitation").input_value().endswith(key)
    anna.page.keyboard.press("Escape")
    anna.page.go_back()
    expect(anna.find("mine")).to_contain_text("Taras to play")
    taras.gives_up()
    anna.page.evaluate(LOOK_AGAIN)
    expect(anna.find("continue")).to_have_count(0)


def test_a_hidden_game_stays_hidden_and_can_be_shown_again(yak_player: NewYakPlayer) -> None:
    anna = yak_player("Anna", phone=True)
    keys = [anna.opens_table(seats=2), anna.opens_table(seats=3)]
    anna.goes_to("/")
    expect(anna.find("mine")).to_have_count(2)
    for left in (1, 0):
        anna.press(anna.find("put-aside").first)
        expect(anna.find("mine")).to_have_count(left)
    anna.reloads()
    expect(anna.find("put-away")).to_contain_text("2")
    expect(anna.find("mine")).to_have_count(0)

    anna.press(anna.find("put-away"))
    expect(anna.find("mine")).to_have_count(2)
    anna.press(anna.find("take-out").first)
    expect(anna.find("mine")).to_have_count(1)
    anna.press(anna.find("mine"))
    expect(anna.find("lobby-seat-0")).to_be_visible()
    anna.goes_to("/")
    expect(anna.find("mine")).to_have_count(len(keys))
    expect(anna.find("put-away")).to_have_count(0)


def test_a_table_that_is_open_to_all_appears_and_vanishes(yak_player: NewYakPlayer, company: Company) -> None:
    host, olena = yak_player("Anna"), yak_player("Olena", "uk", phone=True)
    host.invites()
    switch = host.find("open-to-all")
    expect(switch).not_to_be_checked()
    host.press(switch)
    expect(switch.locator("..")).to_contain_text("start page")

    olena.goes_to("/")
    offer = olena.find("open-table").filter(has_text="Anna")
    expect(offer).to_contain_text("Anna запрошує")
    expect(offer).to_contain_text("1 з 3")
    host.press(switch)
    olena.page.evaluate(LOOK_AGAIN)
    expect(offer).to_have_count(0)
    host.press(switch)
    olena.page.evaluate(LOOK_AGAIN)

    olena.press(offer.get_by_test_id("join"))
    olena.press(olena.find("sit").first)
    olena.says_name()
    olena.learns_seat()
    expect(host.find("lobby-seat-1")).to_contain_text("Olena")
    host.press(host.find("add-bot"))
    host.is_ready()
    olena.is_ready()
    olena.sees_board()
    stranger = company.guest(YakGuest, "Taras").client
    assert company.does(stranger.ask("GET", "/api/tables/open"))["tables"] == []


def test_play_now_reaches_the_board_of_each_game_that_has_one(yak_player: NewYakPlayer) -> None:
    guest = yak_player()
    guest.goes_to("/")
    expect(guest.find("poster-yak")).to_be_visible()
    posters = guest.page.locator("[data-testid^=poster-]:has([data-testid=play-now])")
    ids = [str(poster.get_attribute("data-testid")) for poster in posters.all()]
    assert "poster-yak" in ids
    for poster in ids:
        expect(guest.find(poster).get_by_test_id("play-now")).to_contain_text("you and")
        guest.press(guest.find(poster).get_by_test_id("play-now"))
        expect(guest.find("board")).to_be_visible()
        for width, height in ((360, 640), (740, 360), (1440, 900)):
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.page.wait_for_function(ON_THE_SCREEN)
        guest.page.go_back()
    expect(guest.find("mine")).to_have_count(min(3, len(ids)))


def test_the_link_goes_by_the_sheet_of_the_system_or_is_copied(yak_player: NewYakPlayer) -> None:
    anna = yak_player("Anna", "ru", phone=True)
    anna.context.add_init_script(SHARING)
    link = anna.invites()
    anna.press(anna.find("share-link"))
    anna.page.wait_for_function(HANDED)
    assert anna.page.evaluate("handed") == [{"text": "«Як»: сыграем?", "url": link}]

    oscar = yak_player("Oscar", phone=True)
    oscar.context.add_init_script(COPYING)
    link = oscar.invites()
    expect(oscar.find("share-link")).to_have_count(0)
    oscar.press(oscar.page.get_by_role("button", name="Copy: Link to play"))
    oscar.page.wait_for_function(HANDED)
    assert oscar.page.evaluate("handed") == [link]


def test_where_the_browser_forbids_both_the_result_is_copied_the_old_way(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna")
    anna.context.add_init_script(COPYING)
    after_a_game(anna, company)
    anna.press(anna.find("share-result"))
    expect(anna.find("share-result")).to_contain_text("Copied")
    (copied,) = anna.page.evaluate("handed")
    assert copied.startswith("Yak: ")
    expect(anna.find("share-result")).to_be_focused()


def test_the_result_is_handed_on_with_the_link_for_watching(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna")
    anna.context.add_init_script(SHARING)
    key, _ = after_a_game(anna, company)
    anna.press(anna.find("share-result"))
    anna.page.wait_for_function(HANDED)
    (handed,) = anna.page.evaluate("handed")
    assert handed["text"].startswith("Yak: ")
    rows = handed["text"].splitlines()[1:]
    assert {row.partition(". ")[2].partition(" ·")[0] for row in rows} == {"Anna", "Taras"}
    assert key not in handed["url"]
    expect(anna.find("next-first")).to_contain_text("You begin the next game")


@pytest.mark.parametrize("theme", ["night", "daylight"])
def test_the_lists_are_readable_for_everybody_at_every_size(
    yak_player: NewYakPlayer, company: Company, theme: Theme
) -> None:
    lang: Lang = "ru" if theme == "night" else "uk"
    anna = yak_player("Аннабелла-Виктория", lang).prefers(theme)
    for name in ("Константин Константинов", "Катерина Переяславська"):
        host = company.guest(YakGuest, name)
        host.opens_table(3)
        company.does(host.seat.ask("open_to_all", open=True))
    anna.opens_table(seats=4)
    anna.opens_table(seats=3, first=0, bots=("novice", "novice"))
    anna.goes_to("/")
    expect(anna.find("mine")).to_have_count(2)
    expect(anna.find("open-table").first).to_be_visible()
    for width in (320, 360, 740, 1024, 1920):
        anna.page.set_viewport_size({"width": width, "height": 800})
        anna.fits_the_width()
    assert not findings(anna)
    anna.page.evaluate("document.documentElement.style.fontSize = '200%'")
    for width in (320, 1024):
        anna.page.set_viewport_size({"width": width, "height": 800})
        anna.fits_the_width()

    anna.page.set_viewport_size({"width": 1024, "height": 800})
    mine: Any = anna.find("mine").first
    mine.focus()
    anna.page.keyboard.press("Enter")
    anna.sees_board()
