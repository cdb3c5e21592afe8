"""A plain http address in the home network, a computer without a network, and files that load late."""

import re

from playwright.sync_api import Browser, Route, expect

from tests.e2e.browsing import IN_THE_HOUSE
from tests.e2e.company import Company
from tests.e2e.games.yak import NewYakPlayer, YakGuest, YakPlayer
from tests.e2e.player import DESKTOP
from tests.e2e.serving import Serving


def test_in_a_home_network_people_play_and_copy_links_without_a_secure_connection(
    server: Serving, browser: Browser
) -> None:
    context = browser.new_context(locale="en-GB", **DESKTOP)
    anna = YakPlayer(context, f"http://{IN_THE_HOUSE}:{server.port}", "Anna", touch=False)
    anna.complaints.expect("Cross-Origin-Opener-Policy")
    anna.invites()
    assert anna.page.evaluate("isSecureContext") is False
    anna.press(anna.page.get_by_role("button", name="Copy: Link to play"))
    anna.is_told("copied")
    anna.press(anna.find("fill-bots"))
    anna.is_ready()
    anna.sees_board()
    assert anna.waits_for_turn() == "turn"
    anna.claims()
    unexpected = anna.complaints.unexpected
    context.close()
    assert unexpected == []


def test_a_computer_without_a_network_plays_with_its_own_server(yak_player: NewYakPlayer) -> None:
    anna = yak_player("Anna")
    anna.context.add_init_script("Object.defineProperty(navigator, 'onLine', { get: () => false })")
    anna.goes_to(f"/t/{anna.opens_table(seats=2, bots=('novice',), first=0)}")
    anna.sees_board()
    expect(anna.find("connection")).to_have_attribute("data-state", "open")
    anna.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(anna.find("connection")).to_have_attribute("data-state", "open")
    anna.claims()


def test_before_the_person_is_identified_there_is_at_most_one_connection(yak_player: NewYakPlayer) -> None:
    anna = yak_player("Anna")
    key = anna.opens_table(seats=2, first=0)
    held: list[Route] = []
    anna.page.route("**/api/me", lambda route: held.append(route))  # noqa: PLW0108  # Playwright marks what it calls
    lines: list[str] = []
    anna.page.on("websocket", lambda line: lines.append(line.url))
    with anna.page.expect_request("**/api/me"):
        anna.goes_to(f"/t/{key}")
    anna.find("language").select_option("uk")
    anna.page.evaluate("dispatchEvent(new Event('online'))")
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert lines == []
    held[0].continue_()
    expect(anna.find("connection")).to_have_attribute("data-state", "open")
    assert len(lines) == 1
    assert lines[0].endswith("lang=uk&since=0.0")


def test_what_did_not_load_is_requested_again(yak_player: NewYakPlayer, company: Company) -> None:
    anna = yak_player("Anna")
    anna.complaints.expect("ERR_FAILED|503")
    key = anna.opens_table(seats=2, first=0)
    failed: set[str] = set()

    def fail_once(route: Route) -> None:
        url = route.request.url
        if url in failed:
            route.continue_()
        else:
            failed.add(url)
            route.abort()

    anna.page.route(re.compile(r"/texts/|/api/games|/yak-[^/]*\.js$"), fail_once)
    anna.page.goto(f"{anna.url}/t/{key}")
    expect(anna.find("fewer-seats")).to_be_visible()
    expect(anna.find("option-first")).to_be_visible()
    company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    anna.sees_board()
