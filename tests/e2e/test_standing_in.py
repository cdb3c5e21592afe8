"""In every game: somebody goes, a bot plays on for them, they come back to their seat; and somebody looks on."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.games.every import EVERY
from tests.e2e.player import Player

AWAY = re.compile(r"\baway\b")


@pytest.mark.parametrize("game", EVERY)
def test_a_bot_stands_in_for_whoever_goes_until_they_are_back_while_somebody_looks_on(
    game: str, new_player: Callable[..., Player]
) -> None:
    played, mood = EVERY[game], Random(6)
    anna = new_player(played.player, "Anna", reduced_motion="reduce")
    sveta = new_player(played.player, "Света", "ru", phone=True, reduced_motion="reduce")
    watcher = new_player(played.player, "Віра", "uk", reduced_motion="reduce")
    link = anna.invites()
    anna.wants_seats(played.seats)
    watcher.goes_to(anna.find("watching").input_value())
    sveta.comes_by(link)
    for player in (anna, sveta):
        player.is_ready()
    for player in (anna, sveta, watcher):
        player.sees_board()
    expect(watcher.find("watching-note")).to_be_visible()
    seen = watcher.reads()

    goes, stays = (anna, sveta) if is_asked(anna) else (sveta, anna)
    goes.hands_on(mood)
    seen = watcher.sees_more(seen)
    goes.press(goes.find("menu"))
    goes.press(goes.find("menu-leave"))
    expect(goes.find("mine")).to_be_visible()

    # A bot is called and plays; whoever looks on sees that too.
    stays.heeds_coach()
    stays.press(stays.find(f"call-{goes.seat}"))
    stays.hands_on(mood)
    assert stays.waits_for_turn() != "over"
    for player in (stays, watcher):
        expect(player.find(f"seat-{goes.seat}")).to_have_class(AWAY)
    seen = watcher.sees_more(seen)

    # Back, one has one's seat again and plays oneself.
    goes.press(goes.find("mine"))
    goes.sees_board()
    for player in (stays, watcher):
        expect(player.find(f"seat-{goes.seat}")).not_to_have_class(AWAY)
    stays.hands_on(mood)
    goes.hands_on(mood)
    assert stays.waits_for_turn() != "over"
    watcher.sees_more(seen)


def is_asked(player: Player) -> bool:
    """Is it this one, whom the game asks now?"""
    turns = player.page.locator("[data-testid^=seat-][data-turn=true]")
    expect(turns).to_have_count(1)
    return turns.get_attribute("data-testid") == f"seat-{player.seat}"
