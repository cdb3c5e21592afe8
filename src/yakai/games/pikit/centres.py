"""The places of the centre: a card keeps its place, and the next card from the deck fills a gap (PIK-15)."""

from yakai.games.pikit.pieces import CENTRE

Centre = tuple[tuple[int, ...], tuple[int, ...]]
"""The cards in the order of their places, and the indices of the empty places."""


def without(cards: tuple[int, ...], gaps: tuple[int, ...], taken: tuple[int, ...]) -> Centre:
    """The centre after these cards are taken, which leaves gaps.

    >>> without((7, 3, 8, 3, 1, 1, 1), (1,), (3, 7))
    ((8, 3, 1, 1, 1), (0, 1, 2))
    """
    gaps = _all_gaps(cards, gaps)
    places: list[int | None] = [*cards]
    for gap in gaps:
        places.insert(gap, None)
    for card in taken:
        at = places.index(card)
        places[at] = None
        gaps += (at,)
    return tuple([card for card in places if card is not None]), tuple(sorted(gaps))


def filled(cards: tuple[int, ...], gaps: tuple[int, ...], more: tuple[int, ...]) -> Centre:
    """The centre after these cards have filled its gaps, as far as they go.

    >>> filled((8, 3, 1, 1, 1), (0, 1, 2), (5, 9))
    ((5, 9, 8, 3, 1, 1, 1), (2,))
    """
    gaps = _all_gaps(cards, gaps)
    places = [*cards]
    for gap, card in zip(gaps, more, strict=False):
        places.insert(gap, card)
    return tuple(places), gaps[len(more) :]


def _all_gaps(cards: tuple[int, ...], gaps: tuple[int, ...]) -> tuple[int, ...]:
    """All empty places: the known gaps, and the places after the last card."""
    used = len(cards) + len(gaps)
    return gaps if used == CENTRE else (*gaps, *range(used, CENTRE))
