"""Where the cards of a field may go, in plain numbers. Needed on every turn, so it is compiled where possible."""

from typing import Any, Final

from yakai.games.yokai.grid import Cards

_NUMBER: Final[dict[int, int]] = {1 << card: card for card in range(16)}


def all_moves(
    cells: tuple[Any, ...], movable: Cards
) -> tuple[Cards, tuple[Any, ...], tuple[int | None, ...], list[tuple[Any, Cards]]]:
    """Every legal move of a field (YOK-9), as the parts of `Moves`.

    These are: the cards that may go anywhere; the empty cells beside the field; for each of these cells the card that
    alone touches it; and for some of them the cards that may go there although the others would fall apart without
    them.

    A card may go where it touches every part into which the rest falls without it. That is one part, except for cut
    points. So these and their parts are found once, and each cell then costs a few operations on bits.

    For this the cells around the field are places in one row, line after line, so that neighbours are a fixed step
    apart.
    """
    left, top, width, lying, places = _in_a_row(cells)
    near, touching, edge = _beside(width, lying, places)
    free = movable & ((1 << len(places)) - 1)
    cuts: list[tuple[Cards, list[Cards]]] = []
    for card, parts in cut_points(near):
        if card & free:
            free ^= card
            cuts.append((card, parts))
    empty: list[Any] = []
    alone: list[int | None] = []
    bridges: list[tuple[Any, Cards]] = []
    for place in edge:
        cell = (place % width + left, place // width + top)
        empty.append(cell)
        around = touching[place]
        one = _NUMBER.get(around)
        alone.append(one)
        if one is None and cuts:
            fitting = _fitting(cuts, around)
            if fitting:
                bridges.append((cell, fitting))
    return free, tuple(empty), tuple(alone), bridges


def _in_a_row(cells: tuple[Any, ...]) -> tuple[int, int, int, list[Cards], list[int]]:
    """The field with a margin around it, as one row of places.

    Returns the column and line where it begins, its width, the card at each place, and the places of the cards.
    """
    left: int = cells[0][0]
    top: int = cells[0][1]
    right, bottom = left, top
    columns: list[int] = []
    lines: list[int] = []
    for cell in cells:
        x: int = cell[0]
        y: int = cell[1]
        columns.append(x)
        lines.append(y)
        if x < left:
            left = x
        elif x > right:
            right = x
        if y < top:
            top = y
        elif y > bottom:
            bottom = y
    width = right - left + 3
    lying: list[Cards] = [0] * (width * (bottom - top + 3))
    places: list[int] = []
    bit = 1
    for card, x in enumerate(columns):
        place = (lines[card] - top + 1) * width + x - left + 1
        places.append(place)
        lying[place] = bit
        bit <<= 1
    return left - 1, top - 1, width, lying, places


def _beside(width: int, lying: list[Cards], places: list[int]) -> tuple[list[Cards], list[Cards], list[int]]:
    """By card the cards beside it, by place the cards that touch it, and the empty places that cards touch."""
    near: list[Cards] = []
    touching: list[Cards] = [0] * len(lying)
    edge: list[int] = []
    steps: list[int] = [1, -1, width, -width]
    for place in places:
        bit = lying[place]
        around = 0
        for step in steps:
            beside = place + step
            card = lying[beside]
            if card:
                around |= card
            else:
                before = touching[beside]
                if not before:
                    edge.append(beside)
                touching[beside] = before | bit
        near.append(around)
    return near, touching, edge


def _fitting(cuts: list[tuple[Cards, list[Cards]]], around: Cards) -> Cards:
    """The cut points whose parts are all touched by the cards in `around`."""
    fitting = 0
    for card, parts in cuts:
        for part in parts:
            if not part & around:
                break
        else:
            fitting |= card
    return fitting


def cut_points(near: list[Cards]) -> list[tuple[Cards, list[Cards]]]:
    """The cards without which the others fall apart, each with the parts that they fall into.

    `near` has, by number of a card, the cards that it touches. In one depth-first walk, what hangs below a card is a
    part of its own if it touches nothing else above.

    >>> cut_points([0b010, 0b101, 0b010])
    [(2, [4, 1])]
    """
    number = 0
    card = seen = below = 1
    around = near[number]
    path: list[tuple[int, Cards, Cards]] = []
    parts: list[list[Cards]] = [[] for _ in near]
    while True:
        left = near[number] & ~seen
        if left:
            bit = left & -left
            seen |= bit
            next_number = _NUMBER[bit]
            touching = near[next_number]
            if touching == card:  # the end of a branch: no need to walk there
                below |= bit
                parts[number].append(bit)
                continue
            path.append((number, below, around))
            number = next_number
            card = below = bit
            around = touching
        elif path:
            number, hanging, touching = path.pop()
            card = 1 << number
            if around & ~below == card:
                parts[number].append(below)
            below |= hanging
            around |= touching
        else:
            break
    cuts: list[tuple[Cards, list[Cards]]] = []
    card = 1
    for hung in parts:
        if hung:
            rest = seen - card - sum(hung)
            if rest:
                hung.append(rest)
            if len(hung) > 1:
                cuts.append((card, hung))
        card <<= 1
    return cuts
