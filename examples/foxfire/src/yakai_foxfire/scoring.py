"""The winner of a lantern, the points and the result (FOX-6, FOX-7)."""

from collections.abc import Sequence

from yakai.core.game import Result, Seat, places
from yakai_foxfire.pieces import Lantern, Wish


def winner(sparks: Sequence[int]) -> Seat | None:
    """The seat with the highest spark that only one player has laid (FOX-6).

    >>> winner([5, 5, 3]), winner([4, 4]), winner([1, 3, 2])
    (2, None, 1)
    """
    alone = [spark for spark in sparks if sparks.count(spark) == 1]
    return sparks.index(max(alone)) if alone else None


def points(taken: Sequence[Lantern], wish: Wish | None) -> int:
    """The points for a player's lanterns: those of the wished colour count twice (FOX-7).

    >>> points([Lantern("red", 3), Lantern("blue", 1)], Wish("red"))
    7
    """
    return sum(
        lantern.worth * (2 if wish is not None and lantern.colour == wish.colour else 1) for lantern in taken
    )


def result(taken: Sequence[Sequence[Lantern]], shown: Sequence[Wish]) -> Result:
    """The result of the game (FOX-7)."""
    wishes: Sequence[Wish | None] = shown or (None,) * len(taken)
    scores = tuple(points(lanterns, wish) for lanterns, wish in zip(taken, wishes, strict=True))
    return Result("lanterns", scores, places(scores))
