"""An evening of Yokai Sketch: a card in hand and what it would do, a portrait that is finished, the end."""

from collections.abc import Iterator
from random import Random

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.sketch import SketchGuest, SketchPlayer, play_to_the_end

KIND = SketchPlayer
CARDS = 9


def evening(player: SketchPlayer, company: Company, names: tuple[str, ...]) -> Iterator[str]:
    """Stops at every moment worth a picture and says its name."""
    key = player.opens_table(seats=2)
    player.goes_to(f"/t/{key}")
    expect(player.find("lobby-seat-1").get_by_test_id("add-bot")).to_be_visible()
    yield "1-lobby"

    key = player.opens_table(seats=2)
    own = company.guest(SketchGuest, names[0], player.cookie).comes_by(key)
    friend = company.guest(SketchGuest, names[1]).comes_by(key).sits(1)
    guests = [own, friend]
    for guest in guests:
        guest.is_ready()
    for guest in guests:
        guest.waits_for_game()
    chance = Random(3)
    while own.told.n < CARDS or own.view["turn"] != own.view["seat"]:
        _plays(guests, chance)
    player.goes_to(f"/t/{key}")
    player.sees_board()
    player.waits_for_turn()
    yield "2-own-turn"
    player.takes(0)
    yield "3-where-to"

    player.will_hold_at("[data-testid=skip]")
    while not player.page.evaluate("window.heldAt"):
        _plays(guests, chance)
        player.page.evaluate("() => new Promise((later) => requestAnimationFrame(() => later()))")
    player.is_held_at("[data-testid=skip]")
    yield "4-portrait"

    player.goes_to("/")
    play_to_the_end(guests)
    player.goes_to(f"/t/{key}")
    expect(player.find("result")).to_be_visible()
    yield "5-end"


def _plays(guests: list[SketchGuest], chance: Random) -> None:
    """Whoever's turn it is does something."""
    first = guests[0]
    first.waits_until(lambda view: view["turn"] is None or view["stage"] == "turn")
    step = first.told.n
    next(guest for guest in guests if guest.view["seat"] == first.view["turn"]).plays(chance)
    first.waits_for_step_after(step)
