"""The novice bot of Yokai."""

from collections.abc import Sequence
from random import Random

from yakai.core.game import AnyRules
from yakai.games.yokai.actions import Action, Choice, Declare, Draw, Move, Peek, Place
from yakai.games.yokai.bots.shapes import laid
from yakai.games.yokai.field import has_shape, is_one_piece, touch
from yakai.games.yokai.grid import BESIDE, Cell
from yakai.games.yokai.pieces import CARDS, FAMILIES, SIZE, Family
from yakai.games.yokai.state import Deeds
from yakai.games.yokai.view import Memory, View

Guess = list[Family | None]
"""By card, the family that the bot is sure of, or `None`."""


class Novice:
    """A sensible beginner: peeks at unknown cards, brings known ones together, and hints at cards that lie well.

    Its beginner's mistakes: it forgets some cards that it saw turns ago, trusts every hint, assumes that others always
    move a card to its family, and never considers whether a group will be in the way later.
    """

    forgets = 0.06
    """The chance to forget a card, for each round since it peeked at it; at most one half."""
    sure = 0.6
    """It declares if a win seems likelier than this."""
    guesses = 40
    unknown = 3.0
    undone = 5.0
    """How much more a move must gain with an unknown card, or back to where the card has just come from."""
    linked = 1.0
    shaped = 1.5
    """What it is worth to touch the family of its link, and to bring one more card into the goal's shape."""

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action:
        """A declaration if a win seems likely; otherwise a peek at an unknown card, a move that gathers, or a hint."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        known = self._known(view, memory, rng)
        if legal.peek:
            if legal.declare and self._is_together(view, _with_moves(view, memory, known), rng):
                return Declare()
            unknown = [card for card in legal.peek if known[card] is None]
            return Peek(rng.choice(unknown or legal.peek))
        if legal.moves:
            guess = _with_moves(view, memory, known)
            return self._gathering(view, legal, known, guess, memory.record[-view.seats :], rng)
        return self._hint(view, legal, known, rng)

    # What it knows

    def _known(self, view: View, memory: Memory, rng: Random) -> Guess:
        """The peeks that it remembers, what hints show, and what follows from the number of cards in a family."""
        seen = {
            card: turn
            for turn, deeds in enumerate(memory.record)
            for card in _own(view, deeds.peeked, deeds.seat)
        }
        known: Guess = list(memory.faces)
        for card, turn in seen.items():
            rounds = (len(memory.record) - turn) / view.seats - 1
            if card not in memory.deeds.peeked and rng.random() < min(0.5, self.forgets * rounds):
                known[card] = None
        hinted = {cover.card: cover.hint.families for cover in view.covers if cover.hint is not None}
        while True:
            full = [family for family in FAMILIES if known.count(family) >= SIZE]
            for card in CARDS:
                left = [family for family in hinted.get(card, FAMILIES) if family not in full]
                if known[card] is None and len(left) == 1:
                    known[card] = left[0]
                    break
            else:
                return known

    def _is_together(self, view: View, known: Guess, rng: Random) -> bool:
        """Whether a win seems likely, over forty guesses at the unknown cards."""
        unknown = [card for card in CARDS if known[card] is None]
        if len(unknown) > SIZE or (view.goal is not None and not has_shape(view.cells, view.goal)):
            return False
        pool = [family for family in FAMILIES for _ in range(SIZE - known.count(family))]
        together = 0
        for _ in range(self.guesses):
            rng.shuffle(pool)
            guess = list(known)
            for card, family in zip(unknown, pool, strict=False):
                guess[card] = family
            together += _holds(view, guess)
        return together > self.sure * self.guesses

    # What it does

    def _gathering(
        self, view: View, legal: Choice, known: Guess, guess: Guess, before: Sequence[Deeds], rng: Random
    ) -> Move:
        """The move that brings a known family closest together; without a good one, a move that does no harm.

        It avoids moving unknown cards, and above all undoing what was just done.
        """
        now = {family: _spread(_cells(view, guess, family)) for family in FAMILIES}
        shape = _shape(view)
        unlinked = _unlinked(view, guess)
        best: tuple[float, int, Cell] | None = None
        for card, to in legal.moves:
            family = known[card]
            gain = rng.uniform(0, 0.5)
            if family is None:
                gain -= self.unknown
            else:
                others = [view.cells[one] for one in CARDS if guess[one] == family and one != card]
                gain += now[family] - _spread([*others, to])
                gain += 0.3 * sum(cell in others for cell in BESIDE[to])
                gain += self.linked * any(cell in unlinked.get(family, ()) for cell in BESIDE[to])
            gain += self.shaped * ((to in shape) - (view.cells[card] in shape))
            if any(deeds.moved == card and deeds.start == to for deeds in before):
                gain -= self.undone
            if best is None or gain > best[0]:
                best = gain, card, to
        assert best is not None
        return Move(best[1], best[2])

    def _hint(self, view: View, legal: Choice, known: Guess, rng: Random) -> Action:
        """The most telling hint on a known card that lies well; otherwise a draw, or the least doubtful placing."""
        fits: list[tuple[int, float, Place]] = []
        for at in range(legal.hints):
            families = view.hints[at].families if at < len(view.hints) else FAMILIES
            for card in legal.cards:
                family = known[card]
                mates = [cell for cell in _cells(view, known, family) if cell in BESIDE[view.cells[card]]]
                if family in families and mates:
                    fits.append((len(families), -len(mates) + rng.random(), Place(at, card)))
        if fits:
            return min(fits, key=lambda fit: fit[:2])[2]
        if legal.draw:
            return Draw()
        places = [Place(at, card) for at in range(legal.hints) for card in legal.cards]
        rng.shuffle(places)
        return max(places, key=lambda place: _doubt(view, known, place))


def _with_moves(view: View, memory: Memory, known: Guess) -> Guess:
    """The same with what the others' moves suggest: a card that was moved beside one family belongs to it."""
    guess = list(known)
    for deeds in memory.record:
        card = deeds.moved
        if card is None or deeds.seat == view.seat or guess[card] is not None:
            continue
        near = {
            family
            for family in FAMILIES
            for cell in _cells(view, known, family)
            if cell in BESIDE[view.cells[card]]
        }
        if len(near) == 1 and guess.count(*near) < SIZE:
            (guess[card],) = near
    return guess


def _shape(view: View) -> set[Cell]:
    """The cells where it wants the goal to be: where most cards already lie in its shape."""
    if view.goal is None:
        return set()
    cells, (right, down) = laid(view.shape, view.cells)[0]
    return {(x + right, y + down) for x, y in cells}


def _unlinked(view: View, known: Guess) -> dict[Family, list[Cell]]:
    """For each of the two families of its link the other one's cells; nothing if they touch already."""
    if view.link is None:
        return {}
    one, other = view.link.families
    some, others = _cells(view, known, one), _cells(view, known, other)
    return {} if touch(some, others) else {one: others, other: some}


def _own(view: View, peeked: Sequence[int], seat: int) -> Sequence[int]:
    return peeked if seat == view.seat else ()


def _doubt(view: View, known: Guess, place: Place) -> int:
    """How well a hint fits a card: 2 if it is right, 1 if it may be, 0 if it is wrong."""
    family = known[place.card]
    if family is None:
        return 1
    return 2 if place.hint >= len(view.hints) or family in view.hints[place.hint].families else 0


def _cells(view: View, known: Guess, family: Family | None) -> list[Cell]:
    """The cells of a family's known cards."""
    return [cell for cell, one in zip(view.cells, known, strict=True) if one == family and one is not None]


def _spread(cells: list[Cell]) -> int:
    """How many steps these cells lack to be one group; 0 if they are one."""
    left = list(cells)
    group = [left.pop()] if left else []
    steps = 0
    while left:
        gap, at = min((abs(x - a) + abs(y - b), at) for at, (x, y) in enumerate(left) for a, b in group)
        steps += gap - 1
        group.append(left.pop(at))
    return steps


def _holds(view: View, guess: Guess) -> bool:
    """Whether this guess would be a win, as far as the seat knows the links."""
    groups = {family: _cells(view, guess, family) for family in FAMILIES}
    if not all(is_one_piece(cells) for cells in groups.values()):
        return False
    return view.link is None or touch(*(groups[family] for family in view.link.families))
