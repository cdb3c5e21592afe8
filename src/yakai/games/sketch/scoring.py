"""Who wins (SKE-18)."""

from yakai.core.game import Result, places
from yakai.games.sketch.pieces import COLOURS, Yokai
from yakai.games.sketch.state import Albums


def result(reason: str, albums: Albums) -> Result:
    """The result: most points win, then more different printed colours; if both are equal, it is a draw (SKE-18)."""
    points = tuple(sum(yokai.value for yokai in album) for album in albums)
    ranks = tuple(
        (len(COLOURS) + 1) * own + colours(album) for own, album in zip(points, albums, strict=True)
    )
    return Result(reason, points, places(ranks))


def colours(album: tuple[Yokai, ...]) -> int:
    """How many different printed colours an album has."""
    return len({yokai.colour for yokai in album})
