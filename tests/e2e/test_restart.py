"""The server goes away in the middle of a game and comes back: players go on without doing anything."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.games.yak import NewYakPlayer, YakPlayer
from tests.e2e.serving import Serving


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Each test has a server to itself. What it says when it is killed is its own affair."""
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
        expect(player.find("line")).not_to_have_attribute("data-state", "open")
        expect(player.find("line").locator("p")).to_be_visible()
    second.opens_picker()
    second.press(second.find("chip").first)
    server.start()

    for player in (first, second):
        expect(player.find("line")).to_have_attribute("data-state", "open")
        player.sees_stack_of(2)
        expect(player.find("line").locator("p")).to_be_hidden()
    assert first.hand_in_words() == hands[0]
    assert second.hand_in_words()[:4] == hands[1][1:]
    first.waits_for_turn()
    first.doubts()
    for player in (first, second):
        player.sees_once("verdict")


def turn_of(player: YakPlayer) -> str | None:
    """Whose turn it is."""
    return player.find("board").get_attribute("data-turn")
