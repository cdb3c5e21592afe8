"""A club player of Yokai: remembers everything, reads the others' moves and hints, and gathers step by step."""

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from yakai.core.game import AnyRules
from yakai.games.yokai.actions import Action, Choice, Declare, Draw, Move, Peek, Place
from yakai.games.yokai.bots.beliefs import Sense
from yakai.games.yokai.bots.groups import SIDES, spot
from yakai.games.yokai.bots.mind import Effort, Mind
from yakai.games.yokai.field import numbers
from yakai.games.yokai.grid import Cell
from yakai.games.yokai.pieces import CARDS, FAMILIES
from yakai.games.yokai.view import Memory, View

_LAST: Final = 2
"""With so many turns to come nothing is gained by declaring what is not certain."""


class Club:
    """Imagines what may lie where, and does what makes it lack least; it looks no further than its own move.

    What it does can be read: it moves what it has seen, to its family and away from others, and it covers what lies
    well with a hint that is right.
    """

    effort: Effort = Effort(walks=8, first=100, samples=8, steps=10, families=20, plans=8)
    sense: Sense = Sense()
    sure = 0.88
    """It declares what it gives this chance; at the very end only what is as good as certain."""
    clear = 0.15
    """What it is worth that a card lies beside its own family alone, so that others can read it."""
    linked = 0.3
    """What it is worth that a card touches the family that its own is to be linked with."""
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

    def trying(self, part: float) -> "Club":
        """The same with fewer walks through what may be."""
        new = type(self)()
        new.effort = replace(self.effort, walks=max(1, round(part * self.effort.walks)))
        return new

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
        at = {spot(cell): card for card, cell in enumerate(mind.view.cells)}
        before = mind.memory.record[-1] if mind.memory.record else None
        cells: dict[int, list[Cell]] = {}
        for card, cell in legal.moves:
            cells.setdefault(card, []).append(cell)
        known = [card for card in cells if mind.evidence.seen[card] is not None]
        for card in known or cells:
            mates, linked = mind.mates[card], self.linking(mind, card)
            for cell, gain in zip(cells[card], mind.aim.gains(card, cells[card]), strict=True):
                worth = gain + mind.rng.random() * 0.01
                touching = [
                    at[spot(cell) + side] for side in SIDES if at.get(spot(cell) + side, card) != card
                ]
                if touching:
                    worth += self.clear * sum([mates[other] for other in touching]) / len(touching)
                    worth += self.linked * max([linked[other] for other in touching])
                if before is not None and (before.moved, before.start) == (card, cell):
                    worth -= self.undone
                yield worth, card, cell

    def linking(self, mind: Mind, card: int) -> list[float]:
        """How likely it would meet the own link that a card touches each other one."""
        if mind.link is None:
            return [0.0] * len(CARDS)
        one, other = mind.link
        odds = mind.odds
        return [odds[card][one] * theirs[other] + odds[card][other] * theirs[one] for theirs in odds]

    def hint(self, mind: Mind, legal: Choice) -> Action:
        """The hint that tells most on a card that can stay where it lies; else a new one."""
        view, share = mind.view, mind.share
        others = [saw for seat, saw in enumerate(mind.evidence.saw) if seat != view.seat]
        found: list[tuple[float, Action]] = [(self.waits, Draw())] if legal.draw else []
        for card in legal.cards:
            cost = mind.aim.costs(card)
            settled = max([mind.mates[card][other] for other in numbers(mind.near[card])])
            unseen = sum(not saw >> card & 1 for saw in others) / len(others)
            for at in range(legal.hints):
                families = view.hints[at].families if at < len(view.hints) else FAMILIES
                right = share * sum(FAMILIES[faces[card]] in families for faces in mind.faces)
                worth = self.settled * settled - cost + self.telling[len(families)] * unseen
                if right < self.right:
                    worth -= 4 * (1 - right)
                found.append((worth + mind.rng.random() * 0.001, Place(at, card)))
        return max(found, key=lambda one: one[0])[1]
