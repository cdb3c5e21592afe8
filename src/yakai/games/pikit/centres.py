"""The places of the centre: a card keeps its own, and the next one from the deck fills a gap (PIK-15)."""

from yakai.games.pikit.pieces import CENTRE

Centre = tuple[tuple[int, ...], tuple[int, ...]]
"""The cards in the order of their places, and the places without one."""


def without(cards: tuple[int, ...], gaps: tuple[int, ...], taken: tuple[int, ...]) -> Centre:
    """The centre without these cards, which leave gaps.

    >>> without((7, 3, 8, 3, 1, 1, 1), (1,), (3, 7))
    ((8, 3, 1, 1, 1), (0, 1, 2))
    """
    places = _places(cards, gaps)
    for card in taken:
        places[places.index(card)] = None
    return _split(places)


def filled(cards: tuple[int, ...], gaps: tuple[int, ...], more: tuple[int, ...]) -> Centre:
    """The centre with these cards in its gaps, as far as they go.

    >>> filled((8, 3, 1, 1, 1), (0, 1, 2), (5, 9))
    ((5, 9, 8, 3, 1, 1, 1), (2,))
    """
    places = _places(cards, gaps)
    for card in more:
        places[places.index(None)] = card
    return _split(places)


def _places(cards: tuple[int, ...], gaps: tuple[int, ...]) -> list[int | None]:
    places: list[int | None] = [*cards]
    for gap in gaps:
        places.insert(gap, None)
    return places + [None] * (CENTRE - len(places))


def _split(places: list[int | None]) -> Centre:
    if None not in places:
        return tuple(places), ()  # type: ignore[arg-type]  # as just seen
    cards = tuple([card for card in places if card is not None])
    return cards, tuple([place for place, card in enumerate(places) if card is None])
