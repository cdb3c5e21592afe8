"""What a win is worth (YOK-19, YOK-20), and the campaign sheet (YOK-27)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct, convert

from yakai.core.game import Result
from yakai.games.yokai.pieces import FROM_SCORE, GRADES, Family, Grade
from yakai.games.yokai.state import Cover, Options


def fitting(yokai: Sequence[Family], covers: Iterable[Cover], *, blind: bool) -> tuple[bool, ...]:
    """For each placed hint, whether it counts as right (YOK-19); blind ones all do (YOK-24)."""
    return tuple(
        blind or (cover.hint is not None and yokai[cover.card] in cover.hint.families) for cover in covers
    )


def grade(score: int, seats: int) -> Grade:
    """The grade of a win (YOK-20); one with a negative score is still honourable.

    >>> grade(7, 2), grade(8, 2), grade(12, 2), grade(-3, 4)
    ('honourable', 'magnificent', 'legendary', 'honourable')
    """
    return GRADES[sum(score >= least for least in FROM_SCORE[seats])]


class Sheet(Struct, frozen=True):
    """The campaign sheet: the best grade reached at each of the five levels, from level 1 on (YOK-27).

    >>> Sheet().entered(2, "honourable").entered(2, "legendary").entered(2, "magnificent").best
    (None, 'legendary', None, None, None)
    """

    best: tuple[Grade | None, Grade | None, Grade | None, Grade | None, Grade | None] = (None,) * 5

    def entered(self, level: int, grade: Grade | None) -> "Sheet":
        """The sheet after a game at this level with this grade, both from its `End`; a lost game changes nothing."""
        rows = list(self.best)
        rows[level - 1] = max(rows[level - 1], grade, key=_rank)
        one, two, three, four, five = rows
        return Sheet((one, two, three, four, five))


def kept(before: Sheet | None, options: Mapping[str, Any], result: Result) -> Sheet:
    """A table's campaign sheet after one more game (YOK-27); a game that was lost or conceded changes nothing."""
    sheet = before or Sheet()
    if not result.scores or result.places[0] != 1:
        return sheet
    return sheet.entered(convert(options, Options).level, grade(result.scores[0], len(result.scores)))


def _rank(grade: Grade | None) -> int:
    return -1 if grade is None else GRADES.index(grade)
