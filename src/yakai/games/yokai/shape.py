"""Where the cards of a field may go, in bare numbers. It is asked at every turn, so it is compiled where it can be;
cells are not looked into here, which is quicker then.
"""

from typing import Any, Final

from yakai.games.yokai.grid import BESIDE, Cards

_BESIDE: Final[Any] = BESIDE

_NUMBER: Final[dict[int, int]] = {1 << card: card for card in range(16)}


def all_moves(
    cells: tuple[Any, ...], movable: Cards
) -> tuple[Cards, tuple[Any, ...], tuple[int | None, ...], list[tuple[Any, Cards]]]:
    """The cards that may go anywhere, the empty cells beside the field, for each of them the card that alone touches
    it, and of some cells the cards that may go there although all others would fall apart without them (YOK-9).

    A card goes where it touches every part that the rest would fall into without it. That is one part, except
    for cut points; so these and their parts are found once, and a cell then costs a few operations on bits.
    """
    touching: dict[Any, int] = dict.fromkeys(cells, 0)
    bit = 1
    for cell in cells:
        right, left, below, above = _BESIDE[cell]
        touching[right] = touching.get(right, 0) | bit
        touching[left] = touching.get(left, 0) | bit
        touching[below] = touching.get(below, 0) | bit
        touching[above] = touching.get(above, 0) | bit
        bit <<= 1
    free = movable & (bit - 1)
    near: dict[int, int] = {}
    bit = 1
    for cell in cells:
        near[bit] = touching.pop(cell)
        bit <<= 1
    cuts: list[tuple[Cards, list[Cards]]] = []
    for card, parts in cut_points(near):
        if card & free:
            free ^= card
            cuts.append((card, parts))
    alone: list[int | None] = []
    bridges: list[tuple[Any, Cards]] = []
    for cell, around in touching.items():
        one = _NUMBER.get(around)
        alone.append(one)
        if one is None and cuts:
            fitting = _fitting(cuts, around)
            if fitting:
                bridges.append((cell, fitting))
    return free, tuple(touching), tuple(alone), bridges


def _fitting(cuts: list[tuple[Cards, list[Cards]]], around: Cards) -> Cards:
    """The cut points all of whose parts are touched there."""
    fitting = 0
    for card, parts in cuts:
        for part in parts:
            if not part & around:
                break
        else:
            fitting |= card
    return fitting


def cut_points(near: dict[Cards, Cards]) -> list[tuple[Cards, list[Cards]]]:
    """The cards without which the others fall apart, each with the parts that they fall into.

    `near` says for every card which ones it touches. One walk in depth: what hangs below a card is a part of its
    own if it touches nothing else above.

    >>> cut_points({0b001: 0b010, 0b010: 0b101, 0b100: 0b010})
    [(2, [4, 1])]
    """
    card = seen = below = 1
    around = near[card]
    path: list[tuple[Cards, Cards, Cards]] = []
    parts: dict[Cards, list[Cards]] = {}
    while True:
        if left := near[card] & ~seen:
            bit = left & -left
            seen |= bit
            touching = near[bit]
            if touching == card:  # the end of a branch: no need to walk there
                below |= bit
                if card in parts:
                    parts[card].append(bit)
                else:
                    parts[card] = [bit]
                continue
            path.append((card, below, around))
            card = below = bit
            around = touching
        elif path:
            above, hanging, touching = path.pop()
            if around & ~below == above:
                if above in parts:
                    parts[above].append(below)
                else:
                    parts[above] = [below]
            card = above
            below |= hanging
            around |= touching
        else:
            break
    cuts: list[tuple[Cards, list[Cards]]] = []
    for card, hung in parts.items():
        if rest := seen - card - sum(hung):
            hung.append(rest)
        if len(hung) > 1:
            cuts.append((card, hung))
    return cuts
