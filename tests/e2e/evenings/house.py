"""The pages around the games: the start, its sheets, an address at which there is nothing."""

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.yak import YakPlayer

KIND = YakPlayer


def evening(player: YakPlayer, _company: Company, _names: tuple[str, ...]) -> Iterator[str]:
    """Stops at every page and sheet."""
    player.goes_to("/")
    expect(player.find("poster-yak")).to_be_visible()
    yield "1-start"
    player.press(player.find("name"))
    expect(player.find("name-input")).to_be_visible()
    yield "2-name"
    player.page.keyboard.press("Escape")
    player.press(player.find("poster-yak").get_by_test_id("how-to-play"))
    expect(player.page.locator("dialog[open] section").first).to_be_visible()
    yield "3-how-to-play"
    player.complaints.expect("404")
    player.goes_to("/no/such/page")
    expect(player.find("lost")).to_be_visible()
    yield "4-lost"
