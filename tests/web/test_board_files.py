"""The boards that installed packages bring."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.packages import ENGLISH, GAME, install
from tests.web.running import Running, running
from tests.web.test_http import ask
from yakai.core import catalogue
from yakai.core.game import Game
from yakai.web.http.api import get_games

BOARD = "export default { mount() {} };\n"
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'


@pytest.fixture
def context(site: Path, tmp_path: Path) -> Iterator[Running]:
    """A server with three installed games: one with a board, one without, one that is broken."""
    install(
        site,
        files={
            "text/en.ftl": ENGLISH,
            "board/board.js": BOARD,
            "board/art/dzo.svg": PICTURE,
            "board/board.css": "b {}",
            "secret.txt": "do not tell",
        },
    )
    plain = {"text/en.ftl": "alp-name = Alp\n"}
    install(site, name="alp", value="alp_game:game", code=GAME.replace('"dzo"', '"alp"'), files=plain)
    install(site, name="broken", value="broken_game:game", code="1 / 0", files={"board/board.js": BOARD})
    with running(tmp_path / "data") as server:
        yield server


def test_a_game_names_the_path_of_its_board(context: Running) -> None:
    boards = {game["id"]: game["board"] for game in ask(context, "GET", "/api/games").json}
    assert boards["dzo"] == "/games/dzo/board.js"
    assert boards["alp"] is None
    assert boards["yak"] is None
    assert "broken" not in boards


def test_a_game_that_fails_is_left_out_of_the_list_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    odd: Any = object()
    monkeypatch.setitem(catalogue.games(), "odd", Game(odd, bots={}, package="odd"))
    found: Any = get_games.fn()
    offered = {info.id for info in found}
    assert "yak" in offered
    assert "odd" not in offered
    assert "odd cannot be offered" in caplog.text


def test_a_board_is_served_with_the_files_beside_it(context: Running) -> None:
    board = ask(context, "GET", "/games/dzo/board.js")
    assert (board.status, board.body.decode()) == (200, BOARD)
    assert board.headers["content-type"] == "text/javascript; charset=utf-8"
    assert board.headers["cache-control"] == "no-cache"
    assert ask(context, "GET", "/games/dzo/board.js", if_none_match=board.headers["etag"]).status == 304
    assert ask(context, "GET", "/games/dzo/art/dzo.svg").headers["content-type"] == "image/svg+xml"
    assert ask(context, "GET", "/games/dzo/board.css").headers["content-type"] == "text/css; charset=utf-8"


NOWHERE = (
    "/games/dzo/../secret.txt",
    "/games/dzo/%2e%2e/secret.txt",
    "/games/dzo/..%2fsecret.txt",
    "/games/dzo/art/../../secret.txt",
    "/games/dzo//etc/passwd",
    "/games/dzo/art",
    "/games/dzo/",
    "/games/dzo",
    "/games/dzo/%00",
    "/games/dzo/board.js/more",
    "/games/dzo/" + "x" * 300,
    "/games/alp/board.js",
    "/games/yak/board.js",
    "/games/broken/board.js",
    "/games/chess/board.js",
    "/games/../dzo_game/secret.txt",
)


def test_nothing_else_is_served(context: Running) -> None:
    for path in NOWHERE:
        answer = ask(context, "GET", path)
        assert answer.status == 404, path
        assert b"tell" not in answer.body


def test_its_texts_go_to_the_browser(context: Running) -> None:
    for lang in ("en", "ru", "uk"):
        assert "dzo-board-hello = Hello" in ask(context, "GET", f"/texts/{lang}.ftl").body.decode()


def test_a_table_of_it_can_be_opened(context: Running) -> None:
    body = b'{"game":"dzo","seats":2,"bots":["random"]}'
    assert ask(context, "POST", "/api/tables", body).status == 201


def test_the_server_logs_at_startup_which_games_it_left_out(
    site: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install(site, code="import no_such_module")
    with caplog.at_level(logging.WARNING), running(tmp_path / "data"):
        pass
    (record,) = (record for record in caplog.records if "dzo" in record.getMessage())
    assert record.getMessage().startswith("the game dzo of dzo_game is left out: It cannot be loaded")
    assert record.exc_info is not None
