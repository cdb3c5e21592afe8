"""A real server and real browsers. Each file has a server of its own; each player a browser of their own."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.browsing import chromium
from tests.e2e.company import Company, company_of
from tests.e2e.games.pictomania import NewPictomaniaPlayer, PictomaniaPlayer
from tests.e2e.games.yak import NewYakPlayer, YakPlayer
from tests.e2e.player import DESKTOP, LOCALES, PHONE, Lang, Player
from tests.e2e.serving import Serving

LONGEST = (
    "test_whole_game",
    "test_texts",
    "test_pictomania",
    "test_pictomania_pen",
    "test_sketch",
    "test_pikit",
    "test_yokai",
    "test_reconnecting",
    "test_stand_ins",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the longest tests first, so that none of them runs alone at the end."""
    items.sort(key=lambda item: item.path.stem not in LONGEST)


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
    """The others at the table, who play without a browser."""
    with company_of(server.url) as company:
        yield company


@pytest.fixture
def new_player(server: Serving, browser: Browser) -> Iterator[Callable[..., Player]]:
    """Create players of any game; at the end none of their browsers may have logged an error."""
    players: list[Player] = []

    def make(
        kind: type[Player], name: str = "Anna", lang: Lang = "en", *, phone: bool = False, **more: Any
    ) -> Player:
        context = browser.new_context(locale=LOCALES[lang], **((PHONE if phone else DESKTOP) | more))
        players.append(kind(context, server.url, name, touch=phone))
        return players[-1]

    yield make
    complaints = {player.name: player.complaints.unexpected for player in players}
    for player in players:
        player.context.close()
    assert not any(complaints.values()), complaints


@pytest.fixture
def yak_player(new_player: Callable[..., Player]) -> NewYakPlayer:
    """Create players of Yak."""
    return partial(new_player, YakPlayer)  # type: ignore[return-value]  # it makes what it is given


@pytest.fixture
def pictomania_player(new_player: Callable[..., Player]) -> NewPictomaniaPlayer:
    """Create players of Pictomania."""
    return partial(new_player, PictomaniaPlayer)  # type: ignore[return-value]  # it makes what it is given
