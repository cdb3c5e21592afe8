"""The expert bot of Yokai: a club bot that weighs its best moves by how likely a win is after each."""

from heapq import nlargest
from math import exp

from yakai.games.yokai.actions import Choice, Move
from yakai.games.yokai.bots.club import Club
from yakai.games.yokai.bots.mind import Effort, Mind


class Expert(Club):
    """Imagines more worlds, and of its best moves takes the one after which most of them can still be won in time.

    So it sees which cards could not move any more because they hold the field together, and which links are missing.
    """

    effort = Effort(walks=12, first=200, samples=12, steps=16, families=48, plans=24)
    looks = 16
    """How many of the moves that gain most it weighs."""
    pace = 0.65
    """How many moves fewer are usually missing after each turn."""
    ahead = 0.3
    width = 0.35
    widens = 0.12
    """How many more missing moves leave an even chance to win, how uncertain that is, and how much more per turn."""
    gained = 0.05
    """The weight of a move's gain, beside the chance of a win."""

    def move(self, mind: Mind, legal: Choice) -> Move:
        """Of the moves that gain most, the one after which a win is likeliest."""
        turns = mind.turns_left - 1
        hopes: dict[float, float] = {}
        worth: dict[Move, float] = {}
        for gain, card, to in nlargest(self.looks, self.gains(mind, legal)):
            lacks = mind.lacks_after(card, to)
            hope = 0.0
            for world in mind.worlds:
                lack = lacks(world)
                if lack not in hopes:
                    hopes[lack] = self._hope(lack, turns)
                hope += hopes[lack]
            worth[Move(card, to)] = hope * mind.share + self.gained * gain
        return max(worth, key=worth.__getitem__)

    def _hope(self, lack: float, turns: int) -> float:
        """How likely a win is with this many moves missing and this many turns left."""
        width = self.width + self.widens * turns
        return 1 / (1 + exp((lack - self.pace * turns - self.ahead) / width))
