"""The page can be installed, opens without the server, and is never outdated for long."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.games.yak import NewYakPlayer, YakPlayer
from tests.e2e.serving import Serving

CUT = "WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to load resource"
# Wait until the page of this build is cached, and there is no other cache.
KEPT = """
async (build) => {
  for (;;) {
    const names = await caches.keys();
    if (names.join() === build && (await (await caches.open(build)).match('/'))) return true;
    await new Promise((later) => setTimeout(later, 50));
  }
}
"""


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for each test."""
    serving = Serving(tmp_path_factory.mktemp("updates"), build="first")
    yield serving
    serving.stop()


def updates(server: Serving) -> None:
    """The host installs a later version."""
    server.stop()
    server.set(build="second")
    server.start()


def is_build(player: YakPlayer, build: str) -> None:
    """Wait until the open page is this build."""
    expect(player.page.locator("meta[name=yakai-build]")).to_have_attribute("content", build)


def test_after_an_update_an_open_page_reloads_itself_when_that_disturbs_no_one(
    server: Serving, yak_player: NewYakPlayer
) -> None:
    anna, ivan = yak_player("Anna", reduced_motion="reduce"), yak_player("Иван", "ru", phone=True)
    for player in (anna, ivan):
        player.complaints.expect(CUT)
    key = anna.opens_table(seats=2, first=0)
    anna.goes_to(f"/t/{key}")
    ivan.comes_by(f"{server.url}/t/{key}")
    ivan.is_ready()
    for player in (anna, ivan):
        player.sees_board()
    anna.waits_for_turn()
    anna.opens_picker()

    updates(server)
    is_build(ivan, "second")
    ivan.sees_board()
    is_build(anna, "first")  # she is choosing
    anna.press(anna.find("chip").first)
    is_build(anna, "second")
    for player in (anna, ivan):
        player.sees_stack_of(1)


def test_the_cached_page_recovers_when_the_server_answers(server: Serving, yak_player: NewYakPlayer) -> None:
    sveta = yak_player("Света", "ru", phone=True, service_workers="allow")
    sveta.complaints.expect(CUT)
    sveta.goes_to("/")
    expect(sveta.find("poster-yak")).to_be_visible()
    assert sveta.page.evaluate(KEPT, "yakai-first")
    manifest = sveta.page.locator("link[rel=manifest]").get_attribute("href")
    described = sveta.context.request.get(f"{server.url}{manifest}").json()
    for icon in described["icons"]:
        assert sveta.context.request.get(server.url + icon["src"]).headers["content-type"] == icon["type"]

    server.stop()
    sveta.reloads()
    expect(sveta.find("unreachable")).to_contain_text("Сервер не отвечает")
    server.set(build="second")
    server.start()
    expect(sveta.find("poster-yak")).to_be_visible()
    is_build(sveta, "second")  # what comes from the server is preferred to the cache
    assert sveta.page.evaluate(KEPT, "yakai-second")
