"""Where cards may go, compiled and in plain Python, compared with the rule: the field stays in one piece."""

from random import Random

from yakai.games.yokai.field import is_one_piece, numbers
from yakai.games.yokai.grid import BESIDE, Cell
from yakai.testing.compiled import imported, imported_from_source

NAMES = ("yakai.games.yokai.shape",)
(USUAL,), (PLAIN,) = imported(NAMES), imported_from_source(NAMES)


def grown(cards: int, rng: Random) -> tuple[Cell, ...]:
    """A random field in one piece."""
    cells: list[Cell] = [(0, 0)]
    while len(cells) < cards:
        cell = rng.choice(BESIDE[rng.choice(cells)])
        if cell not in cells:
            cells.append(cell)
    rng.shuffle(cells)
    return tuple(cells)


def test_every_move_keeps_the_field_one_piece_and_none_is_missing() -> None:  # YOK-9
    rng = Random(1)
    for _ in range(60):
        cells = grown(rng.randint(2, 16), rng)
        movable = rng.getrandbits(len(cells))
        found = USUAL.all_moves(cells, movable)
        assert found == PLAIN.all_moves(cells, movable)
        cards, empty, alone, bridges = found
        moves = {
            (card, to) for to, one in zip(empty, alone, strict=True) for card in numbers(cards) if card != one
        }
        moves |= {(card, to) for to, some in bridges for card in numbers(some)}
        beside = {to for cell in cells for to in BESIDE[cell]} - set(cells)
        assert moves == {
            (card, to)
            for card in range(len(cells))
            if movable >> card & 1
            for to in beside
            if is_one_piece({*cells[:card], *cells[card + 1 :], to})
        }
