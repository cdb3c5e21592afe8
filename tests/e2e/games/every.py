"""Every game that has a board, for tests that hold for all of them. A new game needs one line here."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.e2e.company import Guest
from tests.e2e.games.pikit import PikitGuest, PikitPlayer
from tests.e2e.games.sketch import SketchGuest, SketchPlayer
from tests.e2e.games.yak import YakGuest, YakPlayer
from tests.e2e.games.yokai import YokaiGuest, YokaiPlayer
from tests.e2e.player import Player


@dataclass(frozen=True)
class Played:
    """How a game is played in a browser and over a WebSocket; and a table at which seat 0 is asked first."""

    player: type[Player]
    guest: type[Guest]
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=lambda: {"first": 0})


EVERY: dict[str, Played] = {
    "yak": Played(YakPlayer, YakGuest),
    "sketch": Played(SketchPlayer, SketchGuest),
    "yokai": Played(YokaiPlayer, YokaiGuest),
    "pikit": Played(PikitPlayer, PikitGuest),
}
