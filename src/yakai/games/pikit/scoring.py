"""Scoring a game of Pikit (PIK-21, PIK-22)."""

from msgspec import Struct

from yakai.core.game import Result, places
from yakai.games.pikit.pieces import BONUS_NUMBER, BONUS_POINTS, FACES, MECHA_POINTS, WOUND_POINTS
from yakai.games.pikit.state import State


class Parts(Struct, frozen=True):
    """The points of a hand, item by item; those of wounds are negative (PIK-21)."""

    kaiju: int
    mechas: int
    ones: int
    wounds: int


class Sheet(Struct, frozen=True):
    """The score of a hand at the end (PIK-21): its cards, the bonus for 1s, its wounds, the sum and its parts."""

    kaiju: tuple[int, ...]
    mechas: tuple[int, ...]
    bonus: int
    wounds: int
    score: int
    parts: Parts


def worth(kaiju: tuple[int, ...], mechas: int, wounds: int) -> int:
    """The points of a hand without the bonus for most 1s, which depends on the others (PIK-21)."""
    return sum(kaiju) + MECHA_POINTS * mechas - WOUND_POINTS * wounds


def sheets(state: State) -> tuple[Sheet, ...]:
    """Each seat's sheet: numbers, mechas, the bonus for most 1s, wounds (PIK-21)."""
    kaiju = [hand.kaiju() for hand in state.hands]
    ones = [cards.count(BONUS_NUMBER) for cards in kaiju]
    most = max(ones)
    rows = []
    for seat, cards in enumerate(kaiju):
        mechas = tuple(face for face in FACES if state.mechas[face - 1] == seat)
        bonus = BONUS_POINTS if most and ones[seat] == most else 0
        wounds = state.wounds[seat]
        score = worth(cards, len(mechas), wounds) + bonus
        parts = Parts(sum(cards), MECHA_POINTS * len(mechas), bonus, -WOUND_POINTS * wounds)
        rows.append(Sheet(cards, mechas, bonus, wounds, score, parts))
    return tuple(rows)


def result(state: State, reason: str) -> Result:
    """The result: most points win, and with equal points fewer cards are better (PIK-22)."""
    scores = tuple(sheet.score for sheet in sheets(state))
    ranks = tuple(100 * score - size for score, size in zip(scores, state.sizes, strict=True))
    return Result(reason, scores, places(ranks))
