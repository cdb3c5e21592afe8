"""In every game: a player goes, a bot plays for them, they come back to their seat; and a spectator watches."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.every import EVERY
from tests.e2e.games.pictomania import QUICK, PictomaniaGuest, PictomaniaPlayer, all_read
from tests.e2e.games.yak import NewYakPlayer, YakGuest
from tests.e2e.player import Player
from yakai.table.state.clocks import PerMove

AWAY = re.compile(r"\baway\b")


@pytest.mark.parametrize("game", EVERY)
def test_a_bot_stands_in_for_a_player_who_goes_until_they_are_back_while_a_spectator_watches(
    game: str, new_player: Callable[..., Player], company: Company
) -> None:
    played, mood = EVERY[game], Random(6)
    sveta = new_player(played.player, "Света", "ru", phone=True, reduced_motion="reduce")
    watcher = new_player(played.player, "Віра", "uk", reduced_motion="reduce")
    key = sveta.opens_table(seats=played.seats, **played.options)
    taras = company.guest(played.guest, "Taras").comes_by(key).sits(1).is_ready()
    watcher.goes_to(f"/t/{taras.table.watching}")
    sveta.goes_to(f"/t/{key}")
    for player in (sveta, watcher):
        player.sees_board()
    expect(watcher.find("watching-note")).to_be_visible()
    seen = watcher.reads()

    sveta.hands_on(mood)
    seen = watcher.sees_more(seen)
    sveta.press(sveta.find("menu"))
    sveta.press(sveta.find("menu-leave"))
    expect(sveta.find("mine")).to_be_visible()

    # A bot is called and plays; spectators see that too.
    taras.waits_for_table(lambda table: getattr(table.players[0], "here", True) is False)
    taras.calls_stand_in(0)
    taras.hands_on(mood)
    taras.waits_for_turn()
    expect(watcher.find("seat-0")).to_have_class(AWAY)
    seen = watcher.sees_more(seen)

    # After returning the player has the seat again and plays from it.
    sveta.press(sveta.find("mine"))
    sveta.sees_board()
    expect(watcher.find("seat-0")).not_to_have_class(AWAY)
    taras.hands_on(mood)
    sveta.hands_on(mood)
    taras.waits_for_turn()
    watcher.sees_more(seen)


def test_a_bot_makes_the_move_of_a_player_who_runs_out_of_time(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", reduced_motion="reduce")
    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1)
    anna.goes_to(f"/t/{key}")
    anna.find("table-clock").select_option(label="30 s per move")
    taras.waits_for_table(lambda table: table.clock == PerMove(30))
    anna.find("table-patience").select_option("300")
    taras.waits_for_table(lambda table: table.patience == 300)

    company.guest(YakGuest, "Anna", anna.cookie).comes_by(key).sets_clock(type="move", seconds=5)
    expect(anna.find("table-clock")).to_have_value(
        '{"type":"move","seconds":5}'
    )  # which the page does not offer
    taras.is_ready()
    anna.sees_board()
    expect(anna.page.locator("[data-testid=seat-clock][data-running=true]")).to_have_count(1)
    anna.is_told("Your time is up: a bot makes this move for you")
    taras.waits_until(lambda view: view["stack"] or view["turn"] == 1)


def test_the_host_goes_on_without_an_absent_player(
    new_player: Callable[..., PictomaniaPlayer], company: Company
) -> None:
    anna = new_player(PictomaniaPlayer, "Anna", phone=True)
    key = anna.opens_table(seats=3, **QUICK)
    own = company.guest(PictomaniaGuest, "Anna", anna.cookie).comes_by(key)
    others = [
        company.guest(PictomaniaGuest, name).comes_by(key).sits(seat).is_ready()
        for seat, name in enumerate(("Taras", "Mia"), start=1)
    ]
    all_read([own, *others])
    anna.goes_to(f"/t/{key}")
    anna.sees_stage("draw")
    expect(anna.find("idle-1")).to_have_count(0)
    anna.has_its_letters()
    table = anna.find("host").bounding_box()
    for other in others:
        other.leaves()
    expect(anna.find("idle-1")).to_contain_text("Taras")
    assert anna.find("host").bounding_box() == table, "the note moved the board"
    anna.press(anna.find("finish-1"))
    own.waits_until(lambda view: 1 not in view["to_act"])
    expect(anna.find("idle-1")).to_have_count(0)
    expect(anna.find("idle-2")).to_be_visible()
