"""The table on a big screen for all in the room, while each player's phone shows their hand."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.e2e.browsing import IN_THE_HOUSE
from tests.e2e.company import Company
from tests.e2e.games.yak import YakGuest, YakPlayer
from tests.e2e.player import Lang
from tests.e2e.test_axe import findings
from tests.e2e.wire import Wire

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
TV: Any = {"width": 1920, "height": 1080}
NewPlayer = Callable[..., Any]


def on_big_screen(new_player: NewPlayer, address: str, lang: Lang = "en") -> YakPlayer:
    """A screen for all in the room, by the name that the machine has in the house."""
    screen: YakPlayer = new_player(YakPlayer, "Screen", lang, viewport=TV, **CALM)
    screen.url = screen.url.replace("127.0.0.1", IN_THE_HOUSE)
    screen.complaints.expect(f"another host: \\w+://{IN_THE_HOUSE}:|Cross-Origin-Opener-Policy")
    screen.goes_to(address.replace("127.0.0.1", IN_THE_HOUSE))
    return screen


def test_a_big_screen_shows_no_dead_code_after_the_links_are_renewed(
    new_player: NewPlayer, company: Company
) -> None:
    olha = company.guest(YakGuest, "Olha")
    links = olha.opens_table(3)
    screen = on_big_screen(new_player, f"/t/{links.watching}/board#{links.invitation}")
    expect(screen.find("big-join").get_by_test_id("qr")).to_be_visible()
    olha.renews_link()
    expect(screen.find("big-join")).to_have_count(0)
    expect(screen.find("big-renewed")).to_contain_text("the host has the new code")
    olha.waits_for_table(lambda table: table.watching != links.watching)
    expect(screen.page).to_have_url(re.compile(f"/t/{olha.table.watching}/board$"))
    screen.reloads()
    expect(screen.find("big-seat-0")).to_contain_text("Olha")
    expect(screen.find("qr")).to_have_count(0)


def test_a_big_screen_goes_dark_and_comes_back_by_itself(new_player: NewPlayer, company: Company) -> None:
    olha = company.guest(YakGuest, "Olha")
    links = olha.opens_table(2, bots=["novice"], options={"first": 0}, ready=True)
    screen = on_big_screen(new_player, f"/t/{links.watching}/board#{links.invitation}")
    screen.sees_board()
    expect(screen.find("big-turn")).to_contain_text("Olha is thinking")
    expect(screen.find("status")).to_be_hidden()
    size = screen.find("seat-0").locator(".name").evaluate("(name) => getComputedStyle(name).fontSize")
    assert float(size.removesuffix("px")) >= 32
    olha.lets_look_on(False)
    expect(screen.find("lost")).to_contain_text("comes back by itself")
    expect(screen.find("host")).to_have_count(0)
    expect(screen.find("big-turn")).to_have_count(0)
    olha.lets_look_on(True)
    screen.sees_board()
    expect(screen.find("lost")).to_have_count(0)
    olha.pauses()
    expect(screen.find("big-turn")).to_have_text("Paused")
    expect(screen.find("paused-note")).to_have_count(0)


def test_all_in_the_room_see_what_they_are_asked(new_player: NewPlayer, company: Company) -> None:
    olha = company.guest(YakGuest, "Olha")
    links = olha.opens_table(2, options={"first": 0}, ready=True)
    taras = company.guest(YakGuest, "Taras").comes_by(links.invitation).sits(1).is_ready()
    screen = on_big_screen(new_player, f"/t/{links.watching}/board#{links.invitation}")
    screen.sees_board()
    expect(screen.find("big-turn")).to_contain_text("Olha is thinking")
    taras.pauses()
    expect(screen.find("big-turn")).to_have_text("Taras would like a pause")
    olha.pauses()
    expect(screen.find("big-turn")).to_have_text("Paused")


def test_a_game_that_runs_can_be_put_on_a_big_screen(new_player: NewPlayer) -> None:
    anna: YakPlayer = new_player(YakPlayer, "Anna", phone=True, **CALM)
    anna.goes_to(f"/t/{anna.opens_table(seats=2, bots=('novice',), first=0)}")
    anna.sees_board()
    anna.press(anna.find("menu"))
    anna.press(anna.find("menu-links"))
    anna.press(anna.find("big-screen-open"))
    screen = on_big_screen(new_player, anna.find("big-link").input_value())
    screen.sees_board()


def test_a_big_screen_with_three_phones(new_player: NewPlayer, company: Company) -> None:
    anna: YakPlayer = new_player(YakPlayer, "Anna", phone=True, **CALM)
    link = anna.invites()
    anna.press(anna.find("big-screen-open"))
    expect(anna.find("big-link")).to_have_value(re.compile(r"^http.*/t/[\w-]+/board#[\w-]+$"))
    big_link = anna.find("big-link").input_value()
    anna.page.keyboard.press("Escape")
    screen = on_big_screen(new_player, "/")
    wire = Wire(screen)
    screen.goes_to(big_link.replace("127.0.0.1", IN_THE_HOUSE))
    expect(screen.find("big-join").get_by_test_id("qr")).to_be_visible()
    phones = [anna]
    for name in ("Bob", "Cleo"):
        phone: YakPlayer = new_player(YakPlayer, name, phone=True, **CALM)
        phone.comes_by(link)
        phones.append(phone)
        expect(screen.find(f"big-seat-{phone.seat}")).to_contain_text(name)
    expect(screen.find("big-join")).to_have_count(0)
    for phone in phones:
        phone.is_ready()
    mood = Random(4)
    screen.sees_board()
    watcher = company.guest(YakGuest, "Watcher").comes_by(big_link.split("/t/")[1].split("/")[0])
    watcher.waits_for_game()
    by_seat = {phone.seat: phone for phone in phones}
    for turn in range(3):
        seat = int(watcher.view["turn"])
        by_seat[seat].claims(card=0, chip=mood.randrange(2))
        watcher.sees_turn_pass(seat)
        screen.sees_stack_of(turn + 1)
        expect(screen.find("big-lately")).to_contain_text(by_seat[seat].name)
        expect(screen.find("hand-card")).to_have_count(0)
    assert findings(screen) == []
    assert all(one.message.get("invitation") is None for one in wire.said)
    assert wire.check(watcher) == set()
    # All see the end on it, and there is nothing to press.
    for phone in phones:
        company.guest(YakGuest, phone.name, phone.cookie).comes_by(link.rsplit("/", 1)[1]).wants_to_stop()
    expect(screen.find("result")).to_contain_text("without a result")
    expect(screen.find("result").get_by_role("button")).to_have_count(0)
    # It has no seat, not even in the host's own browser.
    anna.goes_to(big_link)
    anna.sees_board()
    expect(anna.find("hand-card")).to_have_count(0)


def test_where_the_address_is_this_machines_alone_it_says_so_instead_of_a_code(
    new_player: NewPlayer, company: Company
) -> None:
    links = company.guest(YakGuest, "Olha").opens_table(3)
    screen: YakPlayer = new_player(YakPlayer, "Screen", viewport=TV, **CALM)
    screen.goes_to(f"/t/{links.watching}/board#{links.invitation}")
    expect(screen.find("only-here")).to_contain_text("script/server --lan")
    expect(screen.find("qr")).to_have_count(0)


# Whether these two elements overlap.
COVERS = """([one, other]) => {
  const [a, b] = [one, other].map((name) => document.querySelector(`[data-testid="${name}"]`));
  const [here, there] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  return here.left < there.right && there.left < here.right && here.top < there.bottom && there.top < here.bottom;
}"""


def three_at_yak(company: Company) -> tuple[list[YakGuest], Any]:
    """Olha, who begins, Taras and Mia; and the links of their table."""
    olha = company.guest(YakGuest, "Olha")
    links = olha.opens_table(3, options={"first": 0})
    others = [
        company.guest(YakGuest, name).comes_by(links.invitation).sits(seat).is_ready()
        for seat, name in enumerate(("Taras", "Mia"), start=1)
    ]
    olha.is_ready()
    return [olha, *others], links


def test_what_is_said_at_the_table_covers_neither_the_latest_line_nor_whose_turn_it_is(
    new_player: NewPlayer, company: Company
) -> None:
    (olha, taras, _), links = three_at_yak(company)
    screen = on_big_screen(new_player, f"/t/{links.watching}/board")
    screen.sees_board()
    olha.claims()
    expect(screen.find("big-turn")).to_contain_text("Taras is thinking")
    screen.will_hold_at("[data-testid=toast]")
    taras.gives_up()
    screen.is_held_at("[data-testid=toast]")
    for line in ("big-lately", "big-turn"):
        assert not screen.page.evaluate(COVERS, ["toast", line])
    expect(screen.find("toast").get_by_role("button")).to_have_count(0)
    screen.goes_on()


# Records, at every change during a showdown, whether a player is said to think.
THINKING_IN_SHOWDOWN = """() => {
  window.thinking = window.showdowns = 0;
  const look = () => {
    if (!document.querySelector('[data-testid=showdown]')) return;
    showdowns++;
    if (document.querySelector('[data-testid=big-turn]').textContent !== '') thinking++;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def test_during_a_showdown_no_player_is_shown_as_thinking_and_the_stack_lies_in_the_middle(
    new_player: NewPlayer, company: Company
) -> None:
    (olha, taras, mia), links = three_at_yak(company)
    screen = on_big_screen(new_player, f"/t/{links.watching}/board", "uk")
    screen.sees_board()
    for guest in (olha, taras, mia):
        guest.claims()
    screen.sees_stack_of(3)
    sizes = [(1280, 800), (1024, 768), (1920, 1080)]
    for width, height in sizes:
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.wait_for_function(IN_THE_MIDDLE)
    screen.page.evaluate(THINKING_IN_SHOWDOWN)
    olha.doubts()
    screen.sees_once("showdown")
    expect(screen.find("showdown")).to_have_count(0)
    expect(screen.find("big-turn")).not_to_be_empty()
    assert screen.page.evaluate("thinking") == 0
    assert screen.page.evaluate("showdowns") > 0
    # Its words have room, too.
    for width, height in sizes:
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.wait_for_function(HAS_ROOM)
    # And at the end nothing is folded, since nothing can be pressed.
    for guest in (taras, mia):
        guest.gives_up()
    expect(screen.find("result")).to_be_visible()
    expect(screen.find("result").locator("summary")).to_have_count(0)


IN_THE_MIDDLE = """() => {
  const stack = document.querySelector('[data-testid=stack]').getBoundingClientRect();
  return Math.abs(stack.left + stack.width / 2 - innerWidth / 2) < innerWidth / 20;
}"""
HAS_ROOM = """() => {
  const last = document.querySelector('[data-testid=last-showdown]');
  return last.scrollWidth <= last.clientWidth;
}"""
