"""A friend who comes late to a table whose host is away."""

import re

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.pictomania import NewPictomaniaPlayer, PictomaniaGuest


def test_a_late_friend_sees_that_the_game_waits_and_takes_a_bots_seat(
    pictomania_player: NewPictomaniaPlayer, company: Company
) -> None:
    host = company.guest(PictomaniaGuest, "Anna")
    links = host.opens_table(3, bots=["novice"] * 2, options={"drawing": 120, "ready": 120})
    host.is_ready()
    host.waits_for_table(lambda table: table.phase == "playing")
    host.leaves()

    olha = pictomania_player("Olha", phone=True, reduced_motion="reduce")
    olha.context.request.post(f"{olha.url}/api/me", data={"name": olha.name})
    olha.goes_to(f"/t/{links.invitation}")
    olha.sees_board()
    expect(olha.find("status").first).to_have_text("All players are away. The game waits for them.")
    expect(olha.page.get_by_role("timer")).to_have_count(0)  # no countdown that stands still
    expect(olha.find("late")).to_contain_text("All players are away, but you can join in")
    olha.press(olha.find("play-for-bot"))
    olha.press(olha.find("late-seat-1"))
    expect(olha.find("late")).to_have_count(0)
    expect(olha.page.get_by_role("timer")).to_have_count(1)
    expect(olha.find("status").first).not_to_have_text(re.compile("away"))
