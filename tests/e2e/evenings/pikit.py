"""An evening of Pikit: dice and what they offer, a way that is chosen, a discard in the air, the end."""

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.pikit import PikitGuest, PikitPlayer

KIND = PikitPlayer
TURNS = 6


def evening(player: PikitPlayer, company: Company, names: tuple[str, ...]) -> Iterator[str]:
    """Stops at every moment worth a picture and says its name."""
    key = player.opens_table(seats=3)
    player.goes_to(f"/t/{key}")
    expect(player.find("lobby-seat-1").get_by_test_id("add-bot")).to_be_visible()
    yield "1-lobby"

    key = player.opens_table(seats=3)
    guests = [company.guest(PikitGuest, names[0], player.cookie).comes_by(key)]
    guests += [company.guest(PikitGuest, names[seat]).comes_by(key).sits(seat) for seat in (1, 2)]
    for guest in guests:
        guest.is_ready()
    for guest in guests:
        guest.waits_for_game()
    own = guests[0]
    for _ in range(TURNS + (3 - own.view["turn"]) % 3):
        own.waits_until(lambda view: view["stage"] == "turn")
        step = own.told.n
        guests[own.view["turn"]].ends_turn()
        own.waits_for_step_after(step)
    player.goes_to(f"/t/{key}")
    player.sees_board()
    player.waits_for_turn()
    yield "2-own-turn"
    if player.find("chip").count() > 0:
        player.press(player.find("chip").first)
    yield "3-chosen"
    player.reloads()
    player.sees_board()
    own.ends_turn()
    if _discards(guests[1]):
        expect(player.window).to_have_attribute("data-cards", "1")
        yield "4-window"
    for guest in guests[1:]:
        guest.gives_up()
    expect(player.find("result")).to_be_visible()
    yield "5-end"


def _discards(guest: PikitGuest) -> bool:
    """Discard something, if that can be done."""
    guest.waits_for_turn()
    legal = guest.legal
    if legal["reroll"]:
        guest.acts({"type": "reroll", "card": legal["reroll"][0], "dice": "both"})
    elif legal["steal"]:
        guest.acts({"type": "steal", "card": legal["steal"][0], "target": legal["targets"][-1]})
    elif legal["draw"]:
        guest.acts({"type": "draw", "card": legal["draw"][0]})
    else:
        return False
    return True
