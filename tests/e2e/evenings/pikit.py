"""An evening of Pikit: the first hands, what the dice offer, a discard, a theft, the last round, the count, the end."""

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.pikit import PikitGuest, PikitPlayer

KIND = PikitPlayer
TURNS = 6
# How few cards are left in the deck when a player joins to see its end.
NEARLY_EMPTY = 3


def evening(player: PikitPlayer, company: Company, names: tuple[str, ...]) -> Iterator[str]:
    """Stops at every moment worth a picture and says its name."""
    key = player.opens_table(seats=3)
    player.goes_to(f"/t/{key}")
    expect(player.find("lobby-seat-1").get_by_test_id("add-bot")).to_be_visible()
    yield "1-lobby"

    key = player.opens_table(seats=3, first=0, reaction=60)
    guests = [company.guest(PikitGuest, names[0], player.cookie).comes_by(key)]
    guests += [company.guest(PikitGuest, names[seat]).comes_by(key).sits(seat) for seat in (1, 2)]
    own = guests[0]
    player.goes_to(f"/t/{key}")
    expect(player.find("lobby-seat-2")).to_have_attribute("data-state", "person")
    player.will_hold_at("[data-testid=dealt]")
    for guest in guests:
        guest.is_ready()
    player.is_held_at("[data-testid=dealt]")
    yield "1-the-deal"

    play(guests, lambda view: view["turn"] == 0 and own.told.n > TURNS and len(own.legal["takes"]) > 0)
    player.goes_to(f"/t/{key}")
    player.waits_for_turn()
    yield "2-own-turn"
    player.press(player.find("chip").first)
    yield "3-chosen"
    if able(own):
        player.press(player.held(able(own)[0]))
        expect(player.find("discard")).to_have_attribute("data-open", "")
        yield "3-discard"
    player.reloads()
    player.sees_board()

    own.ends_turn()
    play(guests, lambda view: view["turn"] != 0 and able(guests[view["turn"]]))
    player.sees_calm()
    guests[own.view["turn"]].discards()
    expect(player.window).to_have_attribute("data-cards", "1")
    yield "4-window"
    let_be(guests)

    play(guests, lambda view: view["turn"] != 0 and guests[view["turn"]].legal["steal"])
    player.reloads()
    player.sees_board()
    player.will_hold_at("[data-testid=theft][data-part=turned]")
    thief = guests[own.view["turn"]]
    thief.acts({"type": "steal", "card": thief.legal["steal"][0], "target": 0})
    let_be(guests)
    player.is_held_at("[data-testid=theft][data-part=turned]")
    yield "5-theft"

    player.goes_to("/")
    play(guests, lambda view: view["deck"] <= NEARLY_EMPTY)
    player.goes_to(f"/t/{key}")
    player.sees_board()
    player.will_hold_at("[data-testid=announce]")
    play(guests, lambda view: view["ending"] is not None)
    player.is_held_at("[data-testid=announce]")
    yield "6-last-round"

    player.goes_to("/")
    play(guests, lambda view: view["ending"] is not None and view["left"] == 0)
    player.goes_to(f"/t/{key}")
    player.sees_board()
    player.will_hold_at("[data-testid=tally][data-finish=decided]")
    guests[own.view["turn"]].ends_turn()
    player.is_held_at("[data-testid=tally][data-finish=decided]")
    yield "7-the-count"
    assert player.waits_for_moment() == "over"
    expect(player.find("result")).to_be_visible()
    yield "8-end"


def able(guest: PikitGuest) -> list[int]:
    """What they could discard."""
    legal = guest.legal
    return [card for effect in ("reroll", "steal", "flip", "draw") for card in legal[effect]]


def let_be(guests: list[PikitGuest]) -> None:
    """All players who are asked let the discard be."""
    for seat in guests[0].view["asked"]:
        guests[seat].lets_be()


def play(guests: list[PikitGuest], until: Callable[[dict[str, Any]], object]) -> None:
    """All take what they can, one after another, until a turn is as wanted."""
    own = guests[0]
    while True:
        own.waits_until(lambda view: view["stage"] == "turn")
        guests[own.view["turn"]].waits_for_turn()
        if until(own.view):
            return
        step = own.told.n
        guests[own.view["turn"]].ends_turn()
        own.waits_for_step_after(step)
