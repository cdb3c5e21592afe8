"""A bot that sees every card: an upper bound to measure Yak's bots against. It never sits at a table."""

from random import Random

from yakai.core.game import AnyRules, Seat
from yakai.games.yak.actions import Action, Challenge, Choice, Pass, Play
from yakai.games.yak.bots.standings import gains
from yakai.games.yak.pieces import SPECIES
from yakai.games.yak.scoring import counting
from yakai.games.yak.state import State


class Seeing:
    """Challenges a false claim, makes the highest true claim, and bluffs only if no claim is true."""

    def choose(self, rules: AnyRules, state: State, seat: Seat, rng: Random) -> Action:
        """An action chosen with full knowledge of the stack."""
        view = rules.view(state, seat)
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        stack = [laid.card.reveal() for laid in state.stack]
        true = True
        if legal.challenge:
            claim = state.stack[-1].back.claim
            true = counting(stack, claim.species).total >= claim.number
        if legal.pass_:
            return Challenge() if gains(view, float(true)) else Pass()
        if not true or min(legal.floors) > legal.top:
            return Challenge()
        plays = [
            (Play(at, min(max(floor, total), legal.top), species), total >= floor)
            for at, card in enumerate(view.hand)
            for species, floor in zip(SPECIES, legal.floors, strict=True)
            if floor <= legal.top
            for total in [counting([*stack, card], species).total]
        ]
        holds = [play for play, held in plays if held]
        if holds:
            return max(holds, key=lambda play: (play.number, rng.random()))
        return min((play for play, _ in plays), key=lambda play: (play.number, rng.random()))
