"""The end of a game: what was reached and what it is worth (YOK-16 to YOK-20), and the campaign sheet (YOK-27)."""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from yakai.core.game import Result, Seat
from yakai.games.yokai.field import Cell, has_shape, is_one_piece, touch
from yakai.games.yokai.pieces import FAMILIES, FROM_SCORE, GRADES, LEFT_OVER, Family, Grade
from yakai.games.yokai.state import Cover, End, State


def over(state: State, how: Literal["declared", "exhausted"], seat: Seat) -> State:
    """Turn everything up where it lies (YOK-17) and see whether it is won, and how well."""
    seats = len(state.links)
    yokai = tuple(face.reveal().family for face in state.faces)
    covers = state.covers
    if state.options.blind:
        covers = tuple(
            Cover(cover.card, hint.reveal()) for cover, hint in zip(covers, state.pinned, strict=True)
        )
    links = tuple(None if link is None else link.reveal() for link in state.links)
    groups = _groups(yokai, state.cells)
    apart = tuple(family for family in FAMILIES if not is_one_piece(groups[family]))
    unlinked = tuple(
        holder
        for holder, link in enumerate(links)
        if link is not None and not touch(*(groups[family] for family in link.families))
    )
    shaped = None if state.goal is None else has_shape(state.cells, state.goal)
    won = not apart and not unlinked and shaped is not False  # YOK-17, YOK-18
    right, wrong = _counted(yokai, covers, blind=state.options.blind)
    left = len(state.pile.reveal())
    score = right - wrong + LEFT_OVER * left if won else 0  # YOK-19
    end = End(
        how,
        seat,
        yokai,
        links,
        apart,
        unlinked,
        shaped,
        won,
        right,
        wrong,
        left,
        score,
        grade(score, seats) if won else None,
        state.options.level,
    )
    return replace(
        state,
        stage="over",
        faces=(),
        covers=covers,
        pinned=(),
        links=(None,) * seats,
        end=end,
        result=Result(f"{how}-{'won' if won else 'lost'}", (score,) * seats, (1 if won else 2,) * seats),
    )


def _groups(yokai: Iterable[Family], cells: Iterable[Cell]) -> dict[Family, list[Cell]]:
    """Where each family lies."""
    groups: dict[Family, list[Cell]] = {family: [] for family in FAMILIES}
    for family, cell in zip(yokai, cells, strict=True):
        groups[family].append(cell)
    return groups


def _counted(yokai: Sequence[Family], covers: Iterable[Cover], *, blind: bool) -> tuple[int, int]:
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
