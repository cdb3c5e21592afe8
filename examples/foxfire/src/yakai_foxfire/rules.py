"""The rules of Foxfire, in the order of their clauses (text/rules.en.md)."""

from random import Random
from typing import Final

from msgspec.structs import replace

from yakai.core.bag import Bag
from yakai.core.errors import BadOutcome, IllegalAction, NoTimer
from yakai.core.game import Chance, Customs, Kinds, Over, Pending, Seat, Timer, TimerKey, Turn
from yakai.core.hidden import Hidden
from yakai.core.kinds import refusing_misfits
from yakai.core.rows import with_row
from yakai_foxfire import knowledge
from yakai_foxfire.actions import Action, Choice, Dealt, Lay, Lit, Outcome
from yakai_foxfire.pieces import LANTERNS, ROUNDS, SPARKS, WISHES, Lantern, Wish
from yakai_foxfire.scoring import result, winner
from yakai_foxfire.state import Options, Stage, State, Turned
from yakai_foxfire.view import Event, Memory, View

SEATS: Final = range(2, 5)


class FoxfireRules:
    """Foxfire, version 1."""

    id = "foxfire"
    version = 1
    seats = SEATS
    options = Options
    kinds = Kinds(action=Action, outcome=Outcome, view=View, legal=Choice, event=Event, memory=Memory)
    customs = Customs(final=(Lay,))

    def setup(self, seats: int, options: Options) -> State:
        """Five sparks for each player; nothing is dealt or lit yet (FOX-1)."""
        taken: tuple[tuple[Lantern, ...], ...] = ((),) * seats
        stage: Stage = "deal" if options.wishes else "light"
        return State(
            options, stage, 1, LANTERNS, (SPARKS,) * seats, taken, (), Hidden(Bag(WISHES)), (None,) * seats
        )

    def pending(self, state: State) -> Pending:
        """Chance deals or lights a lantern; then all players without a laid spark are to act, with a timer (FOX-5)."""
        if state.result is not None:
            return Over(state.result)
        if state.stage != "lay":
            return Chance()
        open_ = frozenset(seat for seat, spark in enumerate(state.laid) if spark is None)
        seconds = state.options.seconds
        # The key contains the round, so that each round has its own timer.
        return Turn(open_, None if seconds is None else Timer(f"lay-{state.round}", float(seconds)))

    def sample(self, state: State, rng: Random) -> Outcome:
        """The wishes (FOX-2), or the next lantern (FOX-3)."""
        if state.stage == "deal":
            return Dealt(tuple(rng.sample(WISHES, len(state.sparks))))
        return Lit(rng.choice(state.lanterns))

    def settle(self, state: State, outcome: Outcome) -> State:
        """Deal the wishes or light a lantern. The outcome is checked, as it may come from a damaged log."""
        if isinstance(outcome, Dealt) and state.stage == "deal" and len(outcome.wishes) == len(state.sparks):
            return self._deal(state, outcome.wishes)
        if isinstance(outcome, Lit) and state.stage == "light" and outcome.lantern in state.lanterns:
            left = tuple(lantern for lantern in state.lanterns if lantern != outcome.lantern)
            return replace(state, stage="lay", lanterns=left, lantern=outcome.lantern)
        raise BadOutcome("outcome-does-not-fit")

    def _deal(self, state: State, wishes: tuple[Wish, ...]) -> State:
        """A wish for each player, which no other player sees (FOX-2)."""
        spare = state.spare.reveal().without(*wishes)
        dealt = tuple(Hidden(wish, {seat}) for seat, wish in enumerate(wishes))
        return replace(state, stage="light", wishes=dealt, spare=Hidden(spare))

    @refusing_misfits
    def act(self, state: State, seat: Seat, action: Action) -> State:
        """Lay a spark face down (FOX-4)."""
        if state.stage != "lay":
            raise IllegalAction("FOX-3", "foxfire-nothing-is-lit")
        if action.round != state.round:
            raise IllegalAction("FOX-4", "foxfire-round-is-over", round=state.round)
        if seat not in range(len(state.laid)) or state.laid[seat] is not None:
            raise IllegalAction("FOX-4", "foxfire-spark-lies")
        if action.spark not in state.sparks[seat]:
            raise IllegalAction("FOX-4", "foxfire-no-such-spark")
        laid = with_row(state.laid, seat, Hidden(action.spark, {seat}))
        after = replace(state, laid=laid)
        return after if None in laid else self._turn_over(after)

    def expire(self, state: State, timer: TimerKey) -> State:
        """Time is up: players who have laid nothing lay their lowest spark (FOX-5)."""
        if state.stage != "lay" or timer != f"lay-{state.round}":
            raise NoTimer("no-such-timer", timer=timer)
        laid = tuple(
            spark if spark is not None else Hidden(min(state.sparks[seat]), {seat})
            for seat, spark in enumerate(state.laid)
        )
        return self._turn_over(replace(state, laid=laid))

    def _turn_over(self, state: State) -> State:
        """Turn all sparks over; one of them may take the lantern (FOX-6)."""
        assert state.lantern is not None
        sparks = tuple(spark.reveal() for spark in state.laid if spark is not None)
        best = winner(sparks)
        taken = state.taken
        if best is not None:
            taken = with_row(taken, best, (*taken[best], state.lantern))
        after = replace(
            state,
            stage="light",
            round=state.round + 1,
            sparks=tuple(
                tuple(spark for spark in left if spark != spent)
                for left, spent in zip(state.sparks, sparks, strict=True)
            ),
            taken=taken,
            laid=(None,) * len(sparks),
            lantern=None,
            last=Turned(state.lantern, sparks, best),
        )
        return after if after.round <= ROUNDS else self._end(after)

    def _end(self, state: State) -> State:
        """Show the wishes, which then are no longer secret, and count the points (FOX-7)."""
        shown = tuple(wish.reveal() for wish in state.wishes)
        return replace(state, stage="over", wishes=(), shown=shown, result=result(state.taken, shown))

    view = staticmethod(knowledge.view)
    tell = staticmethod(knowledge.tell)
    recall = staticmethod(knowledge.recall)
    legal = staticmethod(knowledge.legal)
    imagine = staticmethod(knowledge.imagine)
