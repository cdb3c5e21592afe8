"""The end of a game: what was reached (YOK-16 to YOK-18)."""

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from yakai.core.game import Result, Seat
from yakai.games.yokai.field import has_shape, is_one_piece, touch
from yakai.games.yokai.grid import Cell
from yakai.games.yokai.pieces import FAMILIES, LEFT_OVER, Family
from yakai.games.yokai.scoring import fitting, grade
from yakai.games.yokai.state import Cover, End, State


def over(state: State, how: Literal["declared", "exhausted"], seat: Seat) -> State:
    """The state after all cards are turned up where they lie (YOK-17): whether it is won, and how well."""
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
    placed = fitting(yokai, covers, blind=state.options.blind)
    right, wrong = placed.count(True), placed.count(False)
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
        placed,
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
    """The cells of each family."""
    groups: dict[Family, list[Cell]] = {family: [] for family in FAMILIES}
    for family, cell in zip(yokai, cells, strict=True):
        groups[family].append(cell)
    return groups
