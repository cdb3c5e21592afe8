"""Non-interference: nothing that a seat receives depends on what it may not know (ALL-3).

At every step of a game the secrets that a seat may not know get other values, and play goes on with the same public
choices until the first entry that shows something changed; or another seat, or chance, chooses something else where
that cannot be seen. Up to there everything the seat receives, its view, its
memory, its legal actions, its events and the refusals it gets, must be the same to the byte.
"""

from random import Random
from typing import Any

import msgspec

from yakai.core.errors import BadOutcome, IllegalAction, YakaiError
from yakai.core.game import AnyRules, Chance, Over, Seat, Turn
from yakai.core.log import Acted, Entry, Expired, Finished, Settled
from yakai.core.match import Match, Step
from yakai.testing.laws import moments
from yakai.testing.play import any_action, other_action
from yakai.testing.secrets import alike, changed, differing, paths, permutation, swapped_outcome

_bytes = msgspec.json.Encoder().encode


class Leak(AssertionError):
    """A seat received something that depends on a secret it may not know."""


class Coverage:
    """Which kinds of secrets there were, and which really took another value while a seat looked."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.varied: set[str] = set()

    def look(self, state: Any, seat: Seat | None) -> None:
        """A seat looks at this state: its secrets are seen."""
        self.seen.update(path for path, secret in paths(state) if seat not in secret.known_to)

    def compare(self, one: Any, other: Any) -> None:
        """Two states that look the same to a seat have been compared."""
        self.varied.update(differing(one, other))

    def check(self) -> None:
        """Raise unless every kind of secret took another value in some run."""
        assert self.seen, "no secret was ever seen: the law has tried nothing"
        missing = self.seen - self.varied
        assert not missing, f"never took another value: {', '.join(sorted(missing))}"


def nothing_leaks(match: Match, coverage: Coverage, seed: int = 0, horizon: int = 12) -> None:
    """Put one finished game before the law, for every seat and a spectator, from every step on."""
    rng = Random(seed)
    steps = [step for _, step in moments(match) if step is not None]
    for start in range(len(steps)):
        for seat in (None, *range(match.seats)):
            watch = _Watch(match.rules, seat, coverage, rng)
            for swap in (False, True):
                watch.follow(steps[start : start + horizon], swap=swap)
            watch.other_outcome(steps[start : start + horizon])
            watch.other_action(steps[start : start + horizon])


class _Watch:
    """One seat that looks at two worlds, which differ only in what it may not know."""

    def __init__(self, rules: AnyRules, seat: Seat | None, coverage: Coverage, rng: Random) -> None:
        self.rules = rules
        self.seat = seat
        self.coverage = coverage
        self.rng = rng

    def follow(self, steps: list[Step], *, swap: bool) -> None:
        """Change the secrets, then play on in both worlds as long as the seat cannot tell them apart."""
        before = steps[0].before
        self.coverage.look(before, self.seat)
        twin = changed(before, permutation(before, self.seat, self.rng, swap=swap))
        self.compare(before, twin)
        self._play_on(steps, twin)

    def other_outcome(self, steps: list[Step]) -> None:
        """Let chance give the others something else, if that can be done without the seat's knowing.

        Two values of the outcome exchanged, or what chance might have given as well.
        """
        first = steps[0]
        if not isinstance(first.entry, Settled):
            return
        outcome = first.entry.outcome
        for other in (swapped_outcome(outcome, self.rng), self.rules.sample(first.before, self.rng)):
            if other == outcome:
                continue
            try:
                twin = self.rules.settle(first.before, other)
            except BadOutcome:
                continue
            if alike(first.after, twin, self.seat):
                self._compare_told(first, first.before, Settled(other), twin)
                self.compare(first.after, twin)
                self._play_on(steps[1:], twin)

    def other_action(self, steps: list[Step], tries: int = 2) -> None:
        """Let another seat choose something else, if that can be done without this seat's knowing: a secret may lie
        in the action itself, like the number of a face-down guess.
        """
        first = steps[0]
        if not isinstance(first.entry, Acted) or first.entry.seat == self.seat:
            return
        actor, action = first.entry.seat, first.entry.action
        for _ in range(tries):
            entry = Acted(actor, other_action(self.rules, action, self.rng))
            try:
                twin = self.rules.act(first.before, actor, entry.action)
            except YakaiError:
                continue
            if alike(first.after, twin, self.seat):
                self._compare_told(first, first.before, entry, twin)
                self.compare(first.after, twin)
                self._play_on(steps[1:], twin)

    def _play_on(self, steps: list[Step], twin: Any) -> None:
        for step in steps:
            followed = self._followed(step, twin)
            if followed is None:
                return
            entry, after = followed
            if not alike(step.after, after, self.seat):
                return
            self._compare_told(step, twin, entry, after)
            self.compare(step.after, after)
            twin = after

    def _followed(self, step: Step, twin: Any) -> tuple[Entry, Any] | None:
        """The same public choice in the other world; `None` if it cannot be made there."""
        rules = self.rules
        match step.entry:
            case Acted(seat=actor, action=action):
                try:
                    return step.entry, rules.act(twin, actor, action)
                except IllegalAction as error:
                    if actor == self.seat:
                        raise Leak(f"seat {actor}: {action} is refused in one world only: {error}") from error
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

    def compare(self, one: Any, other: Any) -> None:
        """Everything that the seat can ask for, in both worlds."""
        self.coverage.compare(one, other)
        actions = [any_action(self.rules, self.rng) for _ in range(3)]
        for what, mine, twin in zip(
            ("view", "legal actions", "pending", "memory", "refusals"),
            self._received(one, actions),
            self._received(other, actions),
            strict=True,
        ):
            if mine != twin:
                raise Leak(f"seat {self.seat}: the {what} differ\n  {mine!r}\n  {twin!r}")

    def _received(self, state: Any, actions: list[Any]) -> tuple[bytes, ...]:
        rules, seat = self.rules, self.seat
        view = rules.view(state, seat)
        legal = rules.legal(view)
        pending = rules.pending(state)
        return (
            _bytes(view),
            _bytes(legal),
            _bytes(pending),
            b"" if seat is None else _bytes(rules.recall(state, seat)),
            b"" if seat is None else _bytes([self._answer(state, pending, action) for action in actions]),
        )

    def _answer(self, state: Any, pending: Turn | Chance | Over, action: Any) -> str:
        """What the seat is told when it tries this."""
        assert self.seat is not None
        if not isinstance(pending, Turn) or not pending.allows(self.seat):
            return "not to act"
        try:
            self.rules.act(state, self.seat, action)
        except YakaiError as error:
            return str(error)
        return "accepted"

    def _compare_told(self, step: Step, before: Any, entry: Entry, after: Any) -> None:
        mine = _bytes(self.rules.tell(step.before, step.entry, step.after, self.seat))
        twin = _bytes(self.rules.tell(before, entry, after, self.seat))
        if mine != twin:
            raise Leak(f"seat {self.seat}: the events differ\n  {mine!r}\n  {twin!r}")
