"""An evening of Yokai: a card held to one's face, where it may go, hints, the field turned over, the end."""

from collections.abc import Iterator
from random import Random

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.yokai import YokaiGuest, YokaiPlayer

KIND = YokaiPlayer
ROUNDS = 4


def evening(player: YokaiPlayer, company: Company, names: tuple[str, ...]) -> Iterator[str]:
    """Stops at every moment worth a picture and says its name."""
    key = player.opens_table(seats=2)
    player.goes_to(f"/t/{key}")
    expect(player.find("lobby-seat-1").get_by_test_id("add-bot")).to_be_visible()
    yield "1-lobby"

    key = player.opens_table(seats=2)
    own = company.guest(YokaiGuest, names[0], player.cookie).comes_by(key)
    friend = company.guest(YokaiGuest, names[1]).comes_by(key).sits(1)
    for guest in (own, friend):
        guest.is_ready()
    for guest in (own, friend):
        guest.waits_for_game()
    by_seat = {guest.view["seat"]: guest for guest in (own, friend)}
    chance = Random(3)
    for _ in range(ROUNDS + own.view["turn"] % 2):
        seat = own.view["turn"]
        by_seat[seat].takes_turn(chance)
        own.waits_until(lambda view: view["turn"] != seat)  # noqa: B023  # it is called at once
    player.goes_to(f"/t/{key}")
    player.sees_board()
    player.waits_for("peek")
    yield "2-own-turn"
    player.lifts(player.able_cards()[0])
    yield "3-peek"
    expect(player.find("look")).to_be_hidden()  # it goes by itself
    player.sees_calm()
    player.peeks(player.able_cards()[-1])
    player.waits_for("move")
    player.press(player.card(player.able_cards()[0]))
    expect(player.find("cell").first).to_be_visible()
    yield "4-where-to"
    player.press(player.find("cell").first)
    player.waits_for("hint")
    yield "5-hints"
    player.goes_to("/")
    own.turns_hint() if own.told.legal["draw"] else own.places(0, own.told.legal["cards"][0])
    player.goes_to(f"/t/{key}")
    player.sees_board()
    player.will_hold_at("[data-testid=ending]")
    friend.declares()
    player.is_held_at("[data-testid=ending]")
    yield "6-turning-over"
    player.goes_on()
    player.sees_result()
    yield "7-end"
