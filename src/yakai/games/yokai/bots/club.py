"""The club bot of Yokai: remembers everything, reads the others' moves and hints, and brings families together."""

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
"""With at most this many turns left, nothing is gained by an uncertain declaration."""


class Club:
    """Imagines which cards may lie where, and picks the action after which least is missing; it looks one move ahead.

    Its actions can be read: it moves cards that it has seen, towards their family and away from others, and it covers
    cards that lie well with hints that are right.
    """

    effort: Effort = Effort(walks=8, first=100, samples=8, steps=10, families=20, plans=8)
    sense: Sense = Sense()
    sure = 0.88
    """The chance of a win with which it declares; near the end it must be almost certain."""
    clear = 0.15
    """What it is worth that a card lies beside its own family only, so that others can read the move."""
    linked = 0.3
    """What it is worth that a card touches the family that the bot's own link joins it to."""
    undone = 1.0
    """How much more a move must gain that puts a card back to where it has just come from."""
    telling = (0.0, 0.5, 0.2, 0.05, 0.0)
    """By number of colours, what a hint is worth to a player who has not seen the card; blind ones say nothing."""
    settled = 0.3
    """What it is worth that a covered card lies beside its family."""
    waits = 0.25
    """What it is worth to draw a hint instead and cover no card yet."""
    right = 0.95
    """A hint that is less likely right than this is a last resort."""

    def trying(self, part: float) -> "Club":
        """The same bot with this share of its walks through possible worlds."""
        new = type(self)()
        new.effort = replace(self.effort, walks=max(1, round(part * self.effort.walks)))
        return new

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action:
        """The best action of the present step: declare or peek, move, draw or place a hint."""
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
        """Whether a win is likely enough to declare."""
        return mind.together() >= (self.sure if mind.turns_left > _LAST else 0.98)

    def peek(self, mind: Mind, legal: Choice) -> Peek:
        """A peek at the card whose face is expected to make all cards together most certain."""
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
        """What each move gains: less is missing, links, others can read it. Only known cards move, if there are any."""
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
        """For each other card, how likely it would fulfil the own link that this card touches it."""
        if mind.link is None:
            return [0.0] * len(CARDS)
        one, other = mind.link
        odds = mind.odds
        return [odds[card][one] * theirs[other] + odds[card][other] * theirs[one] for theirs in odds]

    def hint(self, mind: Mind, legal: Choice) -> Action:
        """The hint that tells most, on a card that can stay where it lies; or a draw."""
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
