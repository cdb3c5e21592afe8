"""Compares what one seat receives in a game and in a changed copy of it, the twin."""

from random import Random
from typing import Any

import msgspec

from yakai.core import events
from yakai.core.errors import BadOutcome, IllegalAction, YakaiError
from yakai.core.game import Chance, Over, Seat, Turn
from yakai.core.log import Acted, Entry, Expired, Finished, Settled
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.testing.errors import Leak, difference, where
from yakai.testing.play import any_action

_bytes = msgspec.json.Encoder().encode


class TwoWorlds:
    """A match and its twin, which differ only in what a seat or spectator may not know."""

    def __init__(self, match: Match, seat: Seat | None, rng: Random) -> None:
        self.match = match
        self.rules = match.rules
        self.seat = seat
        self.rng = rng
        self.step = 0
        """The current step, for the message of `Leak`."""

    def leak(self, what: str) -> Leak:
        """A `Leak` at the current step."""
        return Leak(f"{where(self.match, self.step, self.seat)}: {what}")

    def told(self, before: Any, entry: Entry, after: Any) -> tuple[Any, ...]:
        """The seat's events of a step, and of the end if the game is over: the match's and the game's."""
        told = [*events.told_to_all(entry), *self.rules.tell(before, entry, after, self.seat)]
        pending = self.rules.pending(after)
        if isinstance(pending, Over) and not isinstance(entry, Finished):
            told += self.rules.tell(after, Finished(pending.result), after, self.seat)
        return tuple(told)

    def told_alike(self, step: Step, before: Any, entry: Entry, after: Any) -> bool:
        """Whether the seat's events of a step are the same in both worlds."""
        return _bytes(self._told_really(step)) == _bytes(self.told(before, entry, after))

    def compare_told(self, step: Step, before: Any, entry: Entry, after: Any) -> None:
        """Raise unless the seat's events of a step are the same in both worlds."""
        if not self.told_alike(step, before, entry, after):
            differs = difference(self._told_really(step), self.told(before, entry, after))
            raise self.leak(f"the events differ in {differs}")

    def _told_really(self, step: Step) -> tuple[Any, ...]:
        return self.told(step.before, step.entry, step.after)

    def compare(self, one: Any, other: Any) -> None:
        """Raise unless the seat's view, memory, legal actions and refusals are the same in both worlds."""
        actions = [any_action(self.rules, self.rng) for _ in range(3)]
        mine, twin = self._received(one, actions), self._received(other, actions)
        for what in mine:
            if _bytes(mine[what]) != _bytes(twin[what]):
                raise self.leak(f"the {what} differ in {difference(mine[what], twin[what])}")

    def _received(self, state: Any, actions: list[Any]) -> dict[str, Any]:
        rules, seat = self.rules, self.seat
        view = rules.view(state, seat)
        pending = rules.pending(state)
        received = {"views": view, "legal actions": rules.legal(view), "pending things": pending}
        if seat is not None:
            received["memories"] = rules.recall(state, seat)
            received["refusals"] = [self._answer(state, pending, action) for action in actions]
        return received

    def _answer(self, state: Any, pending: Turn | Chance | Over, action: Any) -> str:
        """The refusal of this action, in words."""
        assert self.seat is not None
        if not isinstance(pending, Turn) or not pending.allows(self.seat):
            return "not to act"
        try:
            self.rules.act(state, self.seat, action)
        except YakaiError as error:
            return str(error)
        return "accepted"

    def followed(self, step: Step, twin: Any) -> tuple[Entry, Any] | None:
        """The step's entry in the twin, with the state after it; `None` if it is impossible there."""
        rules = self.rules
        match step.entry:
            case Acted(seat=actor, action=action):
                try:
                    return step.entry, rules.act(twin, actor, action)
                except IllegalAction as error:
                    if actor == self.seat:
                        raise self.leak(f"{action} is refused in one world only: {error}") from error
                    return None
            case Settled(outcome=outcome):
                try:
                    return step.entry, rules.settle(twin, outcome)
                except BadOutcome:
                    other = rules.sample(twin, self.rng)
                    return Settled(other), rules.settle(twin, other)
            case Expired(timer=timer):
                return step.entry, rules.expire(twin, timer)
            case Finished():
                return step.entry, twin
            case _:
                return None
