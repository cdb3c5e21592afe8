"""Games are found by their entry points, and an earlier rules version by its number."""

from collections.abc import Iterator

import pytest

from yakai.core import catalogue
from yakai.core.errors import UnknownVersion
from yakai.core.game import Game
from yakai.games.yak import game
from yakai.games.yak.rules import YakRules


def test_yak_is_there() -> None:
    assert catalogue.game("yak") is game
    assert catalogue.rules("yak", 1) is game.rules


class NewerYak(YakRules):
    version = 2


@pytest.fixture
def newer() -> Iterator[Game]:
    """Yak as it will be after a change of rules: the old ones have moved to the past."""
    found = Game(NewerYak(), game.bots, game.package, past=(game.rules,))
    catalogue.games()["yak"] = found
    yield found
    catalogue.games()["yak"] = game


def test_a_log_keeps_the_version_it_was_played_by(newer: Game) -> None:
    assert catalogue.rules("yak") is newer.rules
    assert catalogue.rules("yak", 1) is game.rules
    with pytest.raises(UnknownVersion):
        catalogue.rules("yak", 3)
