"""An evening of a game without a file here: the lobby, the board on the player's turn, how to play, the end."""

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.e2e.company import Company, Guest
from tests.e2e.player import Player


def evening(player: Player, company: Company, names: tuple[str, ...]) -> Iterator[str]:
    """Stop at the moments that every game has."""
    key = player.opens_table(seats=2)
    player.goes_to(f"/t/{key}")
    expect(player.find("lobby-seat-1").get_by_test_id("add-bot")).to_be_visible()
    yield "1-lobby"
    key = player.opens_table(seats=2, bots=("novice",))
    player.goes_to(f"/t/{key}")
    player.sees_board()
    yield "2-board"
    player.press(player.find("how-to-play"))
    expect(player.page.locator("dialog[open] section").first).to_be_visible()
    yield "3-how-to-play"
    player.page.keyboard.press("Escape")
    company.guest(Guest, names[0], player.cookie).comes_by(key).gives_up()
    expect(player.find("result")).to_be_visible()
    yield "4-end"
