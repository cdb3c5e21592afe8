"""What a seat can know of the face-down stack: its own cards for certain, the others' by what was claimed for them.

A card of another player may be any that the seat has not seen. How much likelier some cards are than others comes from
a table of how players claim (`claiming.json`): early or late in the stack, higher than they must or not, with the
species of the claim before or not. From these chances follow those of every total, effects of specials included.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple, TypeAlias

import msgspec

from yakai.games.yak.actions import FIRST_FLOORS, FLOORS
from yakai.games.yak.pieces import COPIES, SIZE, SPECIES, Card
from yakai.games.yak.state import FaceDown, Shown
from yakai.games.yak.view import View

ALL: Final[tuple[Card, ...]] = (
    *[Card(species, value) for species in SPECIES for value in (1, 2, 3)],
    *[card for card in COPIES if card.kind not in SIZE],
)
AT: Final = {card: at for at, card in enumerate(ALL)}
EXCLAMATION, ONE, STOP = AT[Card("exclamation")], AT[Card("one")], AT[Card("stop")]
FIRST_JOKER: Final = AT[Card("joker", 1)]

HIGHEST: Final = 32
"""Higher totals are counted as this one."""

Weights: TypeAlias = Sequence[Sequence[float]]
"""By way of claiming and category of card: how much likelier such a card is than by chance."""

# The sums that are kept of a stack, by what its specials do. For each species: its values when specials are off, its
# values when there are none, and every card as 1. For all animals together: their values, and every card as 1.
_MANY: Final = len(SPECIES)
_OFF, _PLAIN, _ONES, _EVERYONE, _BOTH = 0, _MANY, 2 * _MANY, 3 * _MANY, 3 * _MANY + 1


def _worth(card: Card) -> tuple[int, ...]:
    """What a card adds to each of the sums."""
    plain = tuple(card.value if card.kind in (species, "joker") else 0 for species in SPECIES)
    ones = tuple(min(value, 1) for value in plain)
    return (*plain, *plain, *ones, card.value, min(card.value, 1))


WORTH: Final = tuple(_worth(card) for card in ALL)
_WITHOUT: Final = ((),) * _MANY + ((EXCLAMATION, ONE),) * _MANY + ((EXCLAMATION,),) * _MANY + ((ONE,), ())
"""By sum: the specials that are not in the stack when this sum is the one that counts."""


def _category(species: int, at: int) -> int:
    """A card's category beside the species that was claimed for it: that species, another one, a joker or special."""
    if at >= FIRST_JOKER:
        return 6 + at - FIRST_JOKER
    return at % 3 + 3 * (at // 3 != species)


CATEGORY: Final = tuple(
    tuple(_category(species, at) for at in range(len(ALL))) for species in range(len(SPECIES))
)


@cache
def claiming() -> Weights:
    """How club players claim, by the ways that `way` distinguishes."""
    found: Weights = msgspec.json.decode(
        files(__package__).joinpath("claiming.json").read_bytes(), type=list[list[float]]
    )
    return found


def way(stack: Sequence[FaceDown] | Sequence[Shown], place: int) -> int:
    """The number of the way in which a claim was made.

    It says how late in the stack it was, how far above the lowest legal number, and whether it kept the species.
    """
    claim = stack[place].claim
    before = stack[place - 1].claim if place else None
    floors = FLOORS[before.species, before.number] if before else FIRST_FLOORS
    jump = claim.number - floors[SIZE[claim.species]]
    late = (place >= 1) + (place >= 4) + (place >= 8)
    return 8 * late + 2 * min(jump, 3) + (before is not None and claim.species == before.species)


class Own(NamedTuple):
    """What is known of a stack's cards: what they add to each sum, and which specials are among them."""

    sums: tuple[int, ...] = (0,) * len(_WITHOUT)
    exclamation: bool = False
    one: bool = False
    odd: bool = False

    def beside(self, card: Card) -> "Own":
        """The same with one more card."""
        at = AT[card]
        return Own(
            tuple(map(int.__add__, self.sums, WORTH[at])),
            self.exclamation or at == EXCLAMATION,
            self.one or at == ONE,
            self.odd != (at == STOP),
        )


class Belief:
    """What a seat believes of the stack's cards that it does not know."""

    def __init__(self, chances: Iterable[tuple[float, ...]]) -> None:
        """`chances`: for each card, how likely it is each of `ALL`."""
        # For the four cases nothing, «!», «1», both: the chance that no card is any of them; `signed` has a minus for
        # each stop.
        some, signed = [1.0] * 4, [1.0] * 4
        sums = [[1.0] for _ in _WITHOUT]
        for card in chances:
            parts, none, stop = _parts(card)
            for case in range(4):
                some[case] *= none[case]
                signed[case] *= none[case] - 2 * stop
            sums = [_with(totals, part) for totals, part in zip(sums, parts, strict=True)]
        self._even = [(plus + minus) / 2 for plus, minus in zip(some, signed, strict=True)]
        self._odd = [(plus - minus) / 2 for plus, minus in zip(some, signed, strict=True)]
        self._tails = [_tail(totals) for totals in sums]

    def switched(self, own: Own) -> tuple[float, ...]:
        """How likely each case is: specials are off, there are none, only a «1», only a «!», both."""
        nothing, exclamation, one, both = self._odd if own.odd else self._even
        if own.exclamation:
            exclamation = both = 0.0
        if own.one:
            one = both = 0.0
        return (1 - nothing, both, exclamation - both, one - both, nothing - exclamation - one + both)

    def held(self, switched: tuple[float, ...], own: Own, number: int, species: int) -> float:
        """How likely the stack reaches this number of a species, together with the known cards."""
        likely = 0.0
        for chance, at in zip(
            switched, (species, _PLAIN + species, _ONES + species, _EVERYONE, _BOTH), strict=True
        ):
            likely += chance * self._at_least(at, number - own.sums[at])
        return likely

    def _at_least(self, at: int, number: int) -> float:
        tail = self._tails[at]
        return 1.0 if number <= 0 else tail[number] if number < len(tail) else 0.0


@lru_cache(maxsize=4096)
def _parts(card: tuple[float, ...]) -> tuple[list[tuple[float, ...]], tuple[float, ...], float]:
    """For one card: how likely it adds 0, 1, 2 or 3 to each sum; is no «!», no «1», neither; and is a stop."""
    parts = []
    for at, without in enumerate(_WITHOUT):
        adds = [0.0] * 4
        for kind, chance in enumerate(card):
            if kind not in without:
                adds[WORTH[kind][at]] += chance
        total = sum(adds)
        parts.append(tuple(part / total for part in adds) if total else (1.0, 0.0, 0.0, 0.0))
    exclamation, one = card[EXCLAMATION], card[ONE]
    return parts, (1.0, 1 - exclamation, 1 - one, 1 - exclamation - one), card[STOP]


def _with(totals: list[float], part: tuple[float, ...]) -> list[float]:
    """The chances of each total after one more card."""
    nothing, one, two, three = part
    a, b, c = [0.0, *totals, 0.0, 0.0], [0.0, 0.0, *totals, 0.0], [0.0, 0.0, 0.0, *totals]
    after = [
        nothing * w + one * x + two * y + three * z
        for w, x, y, z in zip([*totals, 0.0, 0.0, 0.0], a, b, c, strict=True)
    ]
    if len(after) > HIGHEST + 1:
        after[HIGHEST:] = [sum(after[HIGHEST:])]
    return after


def _tail(totals: list[float]) -> list[float]:
    """The chances that a total is at least 0, 1, 2 and so on."""
    tail, more = list(totals), 0.0
    for at in range(len(totals) - 1, -1, -1):
        more += totals[at]
        tail[at] = more
    return tail


def unseen(view: View, *, crowd: bool = False) -> list[int]:
    """How many copies of each card the seat has not seen; with `crowd`, how many an onlooker has not seen."""
    left = [COPIES[card] for card in ALL]
    known = [card for pile in view.penalties for card in pile]
    if not crowd:
        known += [*view.hand, *(laid.card for laid in view.stack if laid.card is not None)]
    for card in known:
        left[AT[card]] -= 1
    return left


def stack_beliefs(view: View, weights: Sequence[Weights], *, crowd: bool = False) -> tuple[Own, Belief]:
    """What the seat knows of the stack, and what it believes of the rest; with `crowd`, the same for an onlooker."""
    left = unseen(view, crowd=crowd)
    own = Own()
    chances = []
    for place, laid in enumerate(view.stack):
        if laid.card is not None and not crowd:
            own = own.beside(laid.card)
        else:
            likelier = weights[laid.seat][way(view.stack, place)]
            categories = CATEGORY[SIZE[laid.claim.species]]
            card = [many * likelier[category] for many, category in zip(left, categories, strict=True)]
            total = sum(card)
            chances.append(tuple(chance / total for chance in card))
    return own, Belief(chances)
