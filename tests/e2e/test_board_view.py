"""A board on a recorded feed, as a replay has it: the frames of a golden game, no connection to any table."""

import subprocess
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, expect

import yakai
from tests.e2e.player import DESKTOP, PHONE, Complaints
from tests.e2e.serving import ROOT, Serving
from yakai.table.frames import Frame, frames
from yakai.table.state.replayed import replay_log

BUILD = ". script/common.sh && use_node && cd client && node_modules/.bin/vite build --config vite.board.config.ts"

GAMES = {
    "sketch": "sketch-1-pile",
    "pikit": "pikit-1-deck",
    "pictomania": "pictomania-1-rounds-three",
    "yak": "yak-1-challenge",
    "yokai": "yokai-1-declared-won",
}
NAMES = ("Anna", "Leo", "Mira", "Nils", "Olha", "Petro")


@pytest.fixture(scope="module")
def page_of_a_board(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built page: a `BoardView` and the frames that it is given."""
    folder = tmp_path_factory.mktemp("board-page")
    subprocess.run(["bash", "-c", f"{BUILD} --outDir {folder} --emptyOutDir"], cwd=ROOT, check=True)
    return folder


def recorded(name: str, seat: int | None) -> list[Frame]:
    """The frames of a golden game, as one seat or a spectator saw it."""
    match = yakai.load(ROOT / "tests" / "golden" / f"{name}.jsonl")
    return list(frames(replay_log(match, NAMES[: match.seats]), seat, "en"))


def opened(page: Page, folder: Path, game: str, record: list[Frame]) -> None:
    """Open the page with these frames; all else that it fetches comes from the server."""

    def serve(route: Route) -> None:
        name = route.request.url.partition("/board-page/")[2].partition("?")[0]
        if name == "frames.json":
            route.fulfill(body=msgspec.json.encode(record), content_type="application/json")
        else:
            route.fulfill(path=folder / (name or "index.html"))

    page.route("**/board-page/**", serve)
    page.goto(f"/board-page/?game={game}")


@pytest.mark.parametrize(("size", "seat"), [("phone", None), ("desktop", 0)])
@pytest.mark.parametrize("game", GAMES)
def test_a_board_plays_through_the_frames_of_a_recorded_game(
    game: str, size: str, seat: int | None, server: Serving, browser: Browser, page_of_a_board: Path
) -> None:
    record = recorded(GAMES[game], seat)
    screen = PHONE if size == "phone" else DESKTOP
    context = browser.new_context(base_url=server.url, reduced_motion="reduce", **screen)
    complaints = Complaints(context, server.url)
    page = context.new_page()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    opened(page, page_of_a_board, game, record)
    board = page.get_by_test_id("board")
    expect(board).to_be_visible()
    expect(page.locator("body")).to_have_attribute("data-shown", str(record[0].n))
    for frame in record[1:4]:
        page.evaluate("next()")
        expect(page.locator("body")).to_have_attribute("data-shown", str(frame.n))
    page.evaluate(f"jump({len(record) - 1})")
    expect(page.locator("body")).to_have_attribute("data-shown", str(record[-1].n))
    expect(board).to_have_attribute("data-busy", "false")
    assert record[-1].result is not None
    for name in record[-1].names:
        expect(board).to_contain_text(name)
    expect(page.get_by_test_id("host")).to_have_attribute("data-size", size)
    assert sockets == []
    assert complaints.unexpected == []
    context.close()


def test_a_board_shows_each_claim_of_a_recorded_game_of_yak(
    server: Serving, browser: Browser, page_of_a_board: Path
) -> None:
    record = recorded(GAMES["yak"], 0)
    context = browser.new_context(base_url=server.url, reduced_motion="reduce", **DESKTOP)
    page = context.new_page()
    opened(page, page_of_a_board, "yak", record)
    claims = 0
    for frame in record[:10]:
        if frame is not record[0]:
            page.evaluate("next()")
        expect(page.locator("body")).to_have_attribute("data-shown", str(frame.n))
        if frame.view.stack:
            expect(page.get_by_test_id("claim")).to_contain_text(str(frame.view.stack[-1].claim.number))
            claims += 1
    assert claims >= 5
    context.close()


# What asks the viewing seat to play: a tip for a first game, "your turn", buttons and choices of its own.
ASKS = ".coach button, .yours, [data-testid=ready], [data-testid^=unknown-], [data-testid=picker][data-open]"


@pytest.mark.parametrize("game", GAMES)
def test_a_board_whose_host_plays_nothing_does_not_ask_the_viewing_seat_to_play(
    game: str, server: Serving, browser: Browser, page_of_a_board: Path
) -> None:
    record = recorded(GAMES[game], 0)
    assert any(frame.legal for frame in record)
    context = browser.new_context(base_url=server.url, reduced_motion="reduce", **DESKTOP)
    page = context.new_page()
    opened(page, page_of_a_board, game, record)
    for at, frame in enumerate(record[:8]):
        if at > 0:
            page.evaluate(f"jump({at})")
        expect(page.locator("body")).to_have_attribute("data-shown", str(frame.n))
        expect(page.get_by_test_id("board")).to_have_attribute("data-busy", "false")
        if game == "yak":
            page.get_by_test_id("hand-card").first.click()
        expect(page.locator(ASKS)).to_have_count(0)
    context.close()
