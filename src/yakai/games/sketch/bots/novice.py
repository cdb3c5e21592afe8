"""The novice bot of Yokai Sketch."""

from random import Random

from yakai.core.game import AnyRules, Seat
from yakai.games.sketch.actions import Action, Choice, End
from yakai.games.sketch.pieces import Yokai
from yakai.games.sketch.state import Pile, State
from yakai.games.sketch.view import Memory, View


class Novice:
    """A sensible beginner: takes what it can, likes to lead where many cards lie, and uses an effect when it pays.

    It tries every card, one at a time, and looks at the points, at who leads where, and at whether the game would end.
    It likes to keep some cards. Its beginner's mistakes: it never considers the opponent's next turn, and does not see
    that two cards together could do what one cannot.
    """

    lead = 0.6
    """What a lead at a pile is worth, as against points in the album."""
    mood = 0.5
    """How far its judgement varies, in points."""
    patience = 0.2
    """The least gain, in points, for which it plays a card rather than end the turn."""
    keeps = 2
    dear = 1.0
    """With at most `keeps` cards in hand, each card that it plays must gain `dear` more."""
    winning = 100.0
    """What a win is worth, in points."""

    def choose(self, rules: AnyRules, view: View, memory: Memory, rng: Random) -> Action:
        """The card that looks best right now, or the end of the turn if none looks good enough."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        assert view.seat is not None
        now: State = rules.imagine(view, memory, rng)
        worth_now = self._worth(now, view.seat)
        best: Action | None = None
        least = self.patience + self.dear * (len(view.hand) <= self.keeps)
        best_score = least if legal.end else -1000.0
        for action in legal:
            if isinstance(action, End):
                continue
            after = rules.act(now, view.seat, action)
            while after.stage == "uncover":
                after = rules.settle(after, rules.sample(after, rng))
            score = self._worth(after, view.seat) - worth_now + rng.uniform(-self.mood, self.mood)
            if score > best_score:
                best, best_score = action, score
        return End() if best is None else best

    def _worth(self, state: State, seat: Seat) -> float:
        """What a state is worth to a seat: points and leads at the piles; at the end, only who has won."""
        if state.result is not None:
            return self.winning * (state.result.places[1 - seat] - state.result.places[seat])
        points = _points(state.albums[seat]) - _points(state.albums[1 - seat])
        return points + self.lead * sum(_leading(pile, seat) for pile in state.piles if pile.above)


def _points(album: tuple[Yokai, ...]) -> int:
    return sum(yokai.value for yokai in album)


def _leading(pile: Pile, seat: Seat) -> float:
    """The number of cards at a pile, weighted by this seat's lead there; negative if it trails."""
    mine, theirs = len(pile.sides[seat]), len(pile.sides[1 - seat])
    return max(-1.0, min(1.0, (mine - theirs) / 2)) * (mine + theirs)
