"""Which games there are: ours and installed ones, found by the entry point group `yakai.games`."""

from functools import cache
from importlib.metadata import entry_points

from yakai.core.errors import UnknownGame, UnknownVersion
from yakai.core.game import AnyRules, Game


@cache
def games() -> dict[str, Game]:
    """All installed games by id, in alphabetical order."""
    found: dict[str, Game] = {}
    for point in sorted(entry_points(group="yakai.games"), key=lambda point: point.name):
        found[point.name] = point.load()
    return found


def game(id: str) -> Game:
    """One game by its id."""
    try:
        return games()[id]
    except KeyError:
        raise UnknownGame("no-such-game", game=id, known=", ".join(games())) from None


def rules(id: str, version: int | None = None) -> AnyRules:
    """A game's rules: the present ones, or those of the version that a log names."""
    entry = game(id)
    for one in (entry.rules, *entry.past):
        if version is None or one.version == version:
            return one
    raise UnknownVersion("no-such-rules-version", game=id, version=version or 0, newest=entry.rules.version)
