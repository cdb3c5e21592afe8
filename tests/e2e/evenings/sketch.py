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

    player.reloads()
    player.sees_board()
    player.will_hold_at("[data-testid=skip]")
    while not _finishes(_on_turn(guests)):
        _plays(guests, chance)
        player.sees_calm()
    player.is_held_at("[data-testid=skip]")
    yield "4-portrait"

    player.goes_to("/")
    play_to_the_end(guests)
    player.goes_to(f"/t/{key}")
    expect(player.find("result")).to_be_visible()
    yield "5-end"


def _on_turn(guests: list[SketchGuest]) -> SketchGuest:
    first = guests[0]
    first.waits_until(lambda view: view["stage"] == "turn")
    return next(guest for guest in guests if guest.view["seat"] == first.view["turn"])


def _finishes(guest: SketchGuest) -> bool:
    """Finish a portrait, if that can be done now."""
    return any(guest.does("taken", seat=seat) for seat in (0, 1)) or guest.does("hides")


def _plays(guests: list[SketchGuest], chance: Random) -> None:
    """The player whose turn it is does something."""
    guest = _on_turn(guests)
    step = guests[0].told.n
    guest.plays(chance)
    guests[0].waits_for_step_after(step)
