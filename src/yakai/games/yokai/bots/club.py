"""A club player of Yokai: remembers everything, reads the others' moves and hints, and gathers step by step."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from yakai.core.game import AnyRules
from yakai.games.yokai.actions import Action, Choice, Declare, Draw, Move, Peek, Place
from yakai.games.yokai.bots.beliefs import Sense
from yakai.games.yokai.bots.groups import SIDES, Spot, spot
from yakai.games.yokai.bots.mind import Effort, Mind
from yakai.games.yokai.field import Cell
from yakai.games.yokai.pieces import CARDS, FAMILIES
from yakai.games.yokai.view import Memory, View

_LAST: Final = 2
"""With so many turns to come nothing is gained by declaring what is not certain."""


class Club:
    """Imagines what may lie where, and does what makes it lack least; it looks no further than its own move.

    What it does can be read: it moves what it has seen, to its family and away from others, and it covers what lies
    well with a hint that is right.
    """

    effort: Effort = Effort(walks=6, first=120, samples=8, steps=12)
    sense: Sense = Sense()
    sure = 0.88
    """It declares what it gives this chance; at the very end only what is as good as certain."""
    clear = 0.15
    """What it is worth that a card lies beside its own family alone, so that others can read it."""
    undone = 1.0
    """So much more must be gained by a move back to where a card has just come from."""
    telling = (0.0, 0.5, 0.2, 0.05, 0.0)
    """What a hint of so many colours is worth to somebody who has not seen the card; blind ones say nothing."""
    settled = 0.3
    """What it is worth that a covered card lies beside its family."""
    waits = 0.25
    """What it is worth to turn a hint instead, and cover nothing yet."""
    right = 0.95
    """A hint that is less surely right than this is a last resort."""

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action:
        """Declare what is together, or else look, gather and hint."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        mind = Mind(view, memory, self.sense, self.effort, rng)
        if legal.peek:
            if legal.declare and self.declares(mind):
                return Declare()
            return self.peek(mind, legal)
        if legal.moves:
            return self.move(mind, legal)
        return self.hint(mind, legal)

    def declares(self, mind: Mind) -> bool:
        """Whether all seems to be together."""
        return mind.together() >= (self.sure if mind.turns_left > _LAST else 0.98)

    def peek(self, mind: Mind, legal: Choice) -> Peek:
        """At the card that says most about all cards: where most is certain once it is known."""
        worth = {}
        for card in legal.peek:
            certain = mind.rng.random() * 1e-6 - (mind.evidence.seen[card] is not None)
            for family in range(len(FAMILIES)):
                some = [faces for faces in mind.faces if faces[card] == family]
                if some:
                    for column in zip(*some, strict=True):
                        count = column.count
                        squares = count(0) ** 2 + count(1) ** 2 + count(2) ** 2 + count(3) ** 2
                        certain += squares / len(some)
            worth[card] = certain
        return Peek(max(worth, key=worth.__getitem__))

    def move(self, mind: Mind, legal: Choice) -> Move:
        """The move that gains most."""
        _, card, to = max(self.gains(mind, legal))
        return Move(card, to)

    def gains(self, mind: Mind, legal: Choice) -> Iterator[tuple[float, int, Cell]]:
        """What each move of a card that it has seen gains: fewer moves lacking, and a card that can be read."""
        field, share = mind.field, mind.share
        needed = _needed(mind)
        at = {spot(cell): card for card, cell in enumerate(mind.view.cells)}
        before = mind.memory.record[-1] if mind.memory.record else None
        cells: dict[int, list[Cell]] = {}
        for card, cell in legal.moves:
            cells.setdefault(card, []).append(cell)
        known = [card for card in cells if mind.evidence.seen[card] is not None]
        for card in known or cells:
            mine = [(four, count) for four, count in mind.fours.items() if four >> card & 1]
            lacks = sum([count * field.lacks(four) for four, count in mine])
            mates = [sum([count for four, count in mine if four >> other & 1]) * share for other in CARDS]
            for cell in cells[card]:
                to = spot(cell)
                after = sum([count * field.lacks_after(four, card, to) for four, count in mine])
                gain = (lacks - after - needed.get(to, 0)) * share + mind.rng.random() * 0.01
                touching = [mates[at[to + side]] for side in SIDES if at.get(to + side, card) != card]
                if touching:
                    gain += self.clear * sum(touching) / len(touching)
                if before is not None and (before.moved, before.start) == (card, cell):
                    gain -= self.undone
                yield gain, card, cell

    def hint(self, mind: Mind, legal: Choice) -> Action:
        """The hint that tells most on a card that can stay where it lies; else a new one."""
        view, share = mind.view, mind.share
        others = [saw for seat, saw in enumerate(mind.evidence.saw) if seat != view.seat]
        found: list[tuple[float, Action]] = [(self.waits, Draw())] if legal.draw else []
        for card in legal.cards:
            covered = mind.covered(card)
            mine = [(four, count) for four, count in mind.fours.items() if four >> card & 1]
            cost = sum([count * (covered.lacks(four) - mind.field.lacks(four)) for four, count in mine])
            settled = sum([count for four, count in mine if four & mind.near[card]])
            unseen = sum(not saw >> card & 1 for saw in others) / len(others)
            for at in range(legal.hints):
                families = view.hints[at].families if at < len(view.hints) else FAMILIES
                right = share * sum(FAMILIES[faces[card]] in families for faces in mind.faces)
                worth = (self.settled * settled - cost) * share + self.telling[len(families)] * unseen
                if right < self.right:
                    worth -= 4 * (1 - right)
                found.append((worth + mind.rng.random() * 0.001, Place(at, card)))
        return max(found, key=lambda one: one[0])[1]


def _needed(mind: Mind) -> Counter[Spot]:
    """The cells that a family needs, as it has no other way to come together with one move."""
    needed: Counter[Spot] = Counter()
    for four, count in mind.fours.items():
        if mind.field.lacks(four):
            free = mind.field.keys(four)
            if len(free) == 1:
                needed[free.pop()] += count
    return needed
