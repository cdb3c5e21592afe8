"""What people do around a table: several on one screen, the host's sheet, clocks, votes, pauses, the games that one has
played, and the table on a big screen.
"""

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.yak import YakGuest, YakPlayer

KIND = YakPlayer
ON_ONE_SCREEN = {"yak": 4, "sketch": 2, "pikit": 4}
"""Where several sit before one screen, and how many."""

TIMED = {"yak": 3, "sketch": 2, "yokai": 2, "pikit": 3, "pictomania": 3}
"""Who plays against a clock, and how many."""


def evening(player: YakPlayer, company: Company, names: tuple[str, ...]) -> Iterator[str]:
    """Stops at every sheet and curtain."""
    yield from _one_screen(player, names)
    yield from _clocks(player, company, names)
    yield from _keeping_house(player, company, names)
    yield from _big_screen(player, company, names)


def _one_screen(player: YakPlayer, names: tuple[str, ...]) -> Iterator[str]:
    player.goes_to("/")
    player.press(player.find("poster-yak").get_by_test_id("one-screen"))
    expect(player.find("one-screen-begin")).to_be_visible()
    yield "1-who-sits-here"
    for game, seats in ON_ONE_SCREEN.items():
        player.context.request.post(f"{player.url}/api/me", data={"name": player.name})
        table = {"game": game, "seats": seats, "beside": names[1:seats], "ready": True}
        made = player.context.request.post(f"{player.url}/api/tables", data=table)
        player.goes_to(f"/t/{made.json()['invitation']}")
        expect(player.find("curtain")).to_have_attribute("data-state", "down")
        expect(player.find("curtain-lift")).to_be_enabled()
        yield f"2-curtain-{game}"
        player.press(player.find("curtain-lift"))
        expect(player.find("curtain")).to_have_attribute("data-state", "open")
        player.sees_calm()
        yield f"2-lifted-{game}"


def _clocks(player: YakPlayer, company: Company, names: tuple[str, ...]) -> Iterator[str]:
    for game, seats in TIMED.items():
        player.game = game  # type: ignore[misc]  # the same person at every table
        key = player.opens_table(seats=seats)
        own = company.guest(YakGuest, player.name, player.cookie).comes_by(key)
        own.sets_clock(type="game", seconds=600, more=10)
        others = [
            company.guest(YakGuest, name).comes_by(key).sits(seat).is_ready()
            for seat, name in enumerate(names[1:seats], start=1)
        ]
        player.goes_to(f"/t/{key}")
        player.sees_board()
        yield f"3-clock-{game}"
        for one in (own, *others):
            one.leaves()
    player.game = KIND.game  # type: ignore[misc]


def _keeping_house(player: YakPlayer, company: Company, names: tuple[str, ...]) -> Iterator[str]:
    key = player.opens_table(seats=4, bots=("novice",), first=0)
    others = [
        company.guest(YakGuest, name).comes_by(key).sits(seat)
        for seat, name in enumerate(names[1:3], start=1)
    ]
    player.goes_to(f"/t/{key}")
    expect(player.find("hosts")).to_have_count(1)
    player.press(player.find("open-person").first)
    expect(player.find("ban")).to_be_visible()
    yield "4-somebody"
    player.page.keyboard.press("Escape")
    player.press(player.find("keep-table"))
    expect(player.find("table-sheet")).to_be_visible()
    yield "4-keeping-the-table"
    player.page.keyboard.press("Escape")
    for one in others:
        one.is_ready()
    player.sees_board()
    late = company.guest(YakGuest, names[3]).comes_by(key)
    late.asks_for_seat(3)
    expect(player.find("seat-request")).to_be_visible()
    yield "5-late-friend"
    player.press(player.find("seat-request-yes"))
    expect(player.find("seat-request")).to_have_count(0)
    player.press(player.find("menu"))
    player.press(player.find("menu-table"))
    expect(player.find("table-sheet")).to_be_visible()
    yield "5-keeping-the-game"
    player.page.keyboard.press("Escape")
    others[0].wants_to_stop()
    expect(player.find("ending")).to_be_visible()
    yield "6-vote"
    player.press(player.find("put-away"))
    expect(player.find("ending")).to_have_count(0)
    yield "6-vote-put-away"
    player.press(player.find("ending-rest"))
    player.press(player.find("ending-no"))
    expect(player.find("ending")).to_have_count(0)
    player.press(player.find("menu"))
    player.press(player.find("menu-stop"))
    player.press(player.find("stop-sure"))
    for one in (*others, late):
        one.wants_to_stop()
    expect(player.find("result")).to_be_visible()
    yield "7-stopped"
    player.press(player.find("end-history"))
    expect(player.find("played").first).to_be_visible()
    yield "7-played"
    yield from _paused(player)


def _paused(player: YakPlayer) -> Iterator[str]:
    key = player.opens_table(seats=3, bots=("novice", "novice"), first=0)
    player.goes_to(f"/t/{key}")
    player.sees_board()
    player.press(player.find("menu"))
    player.press(player.find("menu-pause"))
    expect(player.find("paused-note")).to_be_visible()
    yield "8-paused"


def _big_screen(player: YakPlayer, company: Company, names: tuple[str, ...]) -> Iterator[str]:
    link = player.opens_table(seats=3, first=1)
    player.goes_to(f"/t/{link}")
    player.press(player.find("big-screen-open"))
    expect(player.find("big-link")).to_have_value(re.compile("/board#"))
    yield "9-big-screen-link"
    player.goes_to(player.find("big-link").input_value())
    expect(player.find("big-join")).to_be_visible()
    yield "9-big-screen-joining"
    others = [
        company.guest(YakGuest, name).comes_by(link).sits(seat).is_ready()
        for seat, name in enumerate(names[1:3], start=1)
    ]
    player.sees_board()
    others[0].claims()
    player.sees_stack_of(1)
    yield "9-big-screen"
    for one in others:
        one.gives_up()
    expect(player.find("result")).to_be_visible()
    yield "9-big-screen-end"
