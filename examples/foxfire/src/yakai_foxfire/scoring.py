"""Who gets a lantern, and who wins (FOX-6, FOX-7)."""

from collections.abc import Sequence

from yakai.core.game import Result, Seat, places
from yakai_foxfire.pieces import Lantern, Wish


def winner(sparks: Sequence[int]) -> Seat | None:
    """Who laid the highest spark that nobody else has laid (FOX-6).

    >>> winner([5, 5, 3]), winner([4, 4]), winner([1, 3, 2])
    (2, None, 1)
    """
    alone = [spark for spark in sparks if sparks.count(spark) == 1]
    return sparks.index(max(alone)) if alone else None


def points(taken: Sequence[Lantern], wish: Wish | None) -> int:
    """What lanterns count: those of the own wish twice (FOX-7).

    >>> points([Lantern("red", 3), Lantern("blue", 1)], Wish("red"))
    7
    """
    return sum(
        lantern.worth * (2 if wish is not None and lantern.colour == wish.colour else 1) for lantern in taken
    )


def result(taken: Sequence[Sequence[Lantern]], shown: Sequence[Wish]) -> Result:
    """The end of the game (FOX-7)."""
    wishes: Sequence[Wish | None] = shown or (None,) * len(taken)
    scores = tuple(points(lanterns, wish) for lanterns, wish in zip(taken, wishes, strict=True))
    return Result("lanterns", scores, places(scores))
