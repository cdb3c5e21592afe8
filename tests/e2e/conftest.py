"""A real server and real browsers. Each file has a server of its own; each player a browser of their own."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.browsing import chromium
from tests.e2e.company import Company, company_of
from tests.e2e.player import DESKTOP, LOCALES, PHONE, Lang, NewPlayer, Player
from tests.e2e.serving import Serving


@pytest.fixture(scope="module")  # Playwright's loop must have ended when another file runs its own
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    serving = Serving(tmp_path_factory.mktemp("e2e"))
    yield serving
    serving.stop()
    assert serving.complaints() == ""


@pytest.fixture
def company(server: Serving) -> Iterator[Company]:
    """The others at the table, who play over the wire."""
    with company_of(server.url) as company:
        yield company


@pytest.fixture
def new_player(server: Serving, browser: Browser) -> Iterator[NewPlayer]:
    """Makes players; at the end none of their browsers may have complained about anything."""
    players: list[Player] = []

    def make(name: str = "Anna", lang: Lang = "en", *, phone: bool = False, **more: Any) -> Player:
        context = browser.new_context(locale=LOCALES[lang], **((PHONE if phone else DESKTOP) | more))
        players.append(Player(context, server.url, name, touch=phone))
        return players[-1]

    yield make
    complaints = {player.name: player.complaints.unexpected for player in players}
    for player in players:
        player.context.close()
    assert not any(complaints.values()), complaints
