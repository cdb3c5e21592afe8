"""The server goes away in the middle of a game and comes back: players go on without doing anything."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.company import Company
from tests.e2e.games.yak import NewYakPlayer, YakGuest, YakPlayer
from tests.e2e.serving import Serving

DAY = 86_400
CLOCKS: dict[str, dict[str, Any]] = {
    "move": {"type": "move", "seconds": 3600},
    "game": {"type": "game", "seconds": 3600, "more": 5},
    "days": {"type": "days", "days": 2},
}
MOST = {"move": 3600, "game": 3605, "days": 2 * DAY}
LONGEST = 900
"""Seconds, longer than any test takes."""


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for each test; what it logs when it is killed is not checked."""
    serving = Serving(tmp_path_factory.mktemp("restart"))
    yield serving
    serving.stop()


@pytest.mark.parametrize("end", [Serving.stop, Serving.kill], ids=["SIGTERM", "kill -9"])
def test_players_come_back_by_themselves_and_go_on(
    server: Serving, yak_player: NewYakPlayer, end: Callable[[Serving], None]
) -> None:
    anna, ivan = yak_player("Anna"), yak_player("Иван", "ru", phone=True)
    link = anna.invites()
    anna.press(anna.find("fewer-seats"))
    expect(anna.find("lobby-seat-2")).to_be_hidden()
    ivan.comes_by(link)
    for player in (anna, ivan):
        player.complaints.expect("WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET")
        player.is_ready()
    for player in (anna, ivan):
        player.sees_board()
    first, second = (anna, ivan) if turn_of(anna) == str(anna.seat) else (ivan, anna)

    first.claims(card=4)
    for player in (first, second):
        player.sees_stack_of(1)
    hands = [player.hand_in_words() for player in (first, second)]
    end(server)
    for player in (first, second):
        expect(player.find("connection")).not_to_have_attribute("data-state", "open")
        expect(player.find("connection").locator("p")).to_be_visible()
    second.opens_picker()
    second.press(second.find("chip").first)
    server.start()

    for player in (first, second):
        expect(player.find("connection")).to_have_attribute("data-state", "open")
        player.sees_stack_of(2)
        expect(player.find("connection").locator("p")).to_be_hidden()
    assert first.hand_in_words() == hands[0]
    assert second.hand_in_words()[:4] == hands[1][1:]
    first.waits_for_turn()
    first.doubts()
    for player in (first, second):
        player.sees_once("verdict")


def test_each_kind_of_clock_comes_through_a_crash(
    server: Serving, yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", reduced_motion="reduce")
    anna.complaints.expect("WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET")
    tabs: dict[str, YakPlayer] = {}
    for kind, clock in CLOCKS.items():
        key = anna.opens_table(seats=2, first=0, clock=clock)
        taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
        tab = tabs[kind] = anna.new_tab() if tabs else anna
        tab.goes_to(f"/t/{key}")
        tab.claims()
        taras.sees_stack_of(1)
        expect(clock_of(tab, 1)).to_have_attribute("data-running", "true")
    # Only with time per game is there a clock that stands still.
    for kind, tab in tabs.items():
        expect(clock_of(tab, 0)).to_have_count(1 if kind == "game" else 0)
    stood = clock_of(tabs["game"], 0).get_attribute("data-left")

    server.kill()
    for tab in tabs.values():
        tab.turns_to()
        expect(tab.find("connection")).not_to_have_attribute("data-state", "open")
        expect(clock_of(tab, 1)).to_have_attribute("data-running", "false")
    server.start()
    for kind, tab in tabs.items():
        tab.turns_to()
        expect(tab.find("connection")).to_have_attribute("data-state", "open")
        expect(clock_of(tab, 1)).to_have_attribute("data-running", "true")
        left = int(clock_of(tab, 1).get_attribute("data-left") or 0)
        assert MOST[kind] - LONGEST < left <= MOST[kind]
    assert clock_of(tabs["game"], 0).get_attribute("data-left") == stood


def clock_of(player: YakPlayer, seat: int) -> Locator:
    """The clock of a seat on the page."""
    return player.find(f"seat-{seat}").get_by_test_id("seat-clock")


def turn_of(player: YakPlayer) -> str | None:
    """Whose turn it is."""
    return player.find("board").get_attribute("data-turn")
