"""What a win is worth (YOK-19, YOK-20), and the campaign sheet (YOK-27)."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from yakai.games.yokai.pieces import FROM_SCORE, GRADES, Family, Grade
from yakai.games.yokai.state import Cover


def counted(yokai: Sequence[Family], covers: Iterable[Cover], *, blind: bool) -> tuple[int, int]:
    """Placed hints that are right and wrong (YOK-19); blind ones all count as right (YOK-24)."""
    placed = [
        blind or (cover.hint is not None and yokai[cover.card] in cover.hint.families) for cover in covers
    ]
    return placed.count(True), placed.count(False)


def grade(score: int, seats: int) -> Grade:
    """How good a win is (YOK-20); one below 0 is honourable too.

    >>> grade(7, 2), grade(8, 2), grade(12, 2), grade(-3, 4)
    ('honourable', 'magnificent', 'legendary', 'honourable')
    """
    return GRADES[sum(score >= least for least in FROM_SCORE[seats])]


class Sheet(Struct, frozen=True):
    """The campaign sheet: the best grade reached at each of the five levels, the first at the front (YOK-27).

    >>> Sheet().entered(2, "honourable").entered(2, "legendary").entered(2, "magnificent").best
    (None, 'legendary', None, None, None)
    """

    best: tuple[Grade | None, Grade | None, Grade | None, Grade | None, Grade | None] = (None,) * 5

    def entered(self, level: int, grade: Grade | None) -> "Sheet":
        """The sheet after a game at this level, as `End` tells both; a lost game changes nothing."""
        rows = list(self.best)
        rows[level - 1] = max(rows[level - 1], grade, key=_rank)
        one, two, three, four, five = rows
        return Sheet((one, two, three, four, five))


def _rank(grade: Grade | None) -> int:
    return -1 if grade is None else GRADES.index(grade)
