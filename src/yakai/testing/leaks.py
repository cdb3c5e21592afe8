"""Non-interference: nothing that a seat receives depends on what it may not know (ALL-3).

At every step of a game the secrets that a seat may not know get other values, and play goes on with the same public
choices until the first entry that shows something changed; or another seat, or chance, chooses something else where
that cannot be seen. Up to there everything the seat receives, its view, its
memory, its legal actions, its events and the refusals it gets, must be the same to the byte.
"""

from random import Random
from typing import Any

from yakai.core.errors import BadOutcome, YakaiError
from yakai.core.game import Seat
from yakai.core.log import Acted, Settled
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.core.undoing import can_be_taken_back
from yakai.testing.laws import moments
from yakai.testing.play import other_action
from yakai.testing.secrets import alike, changed, differing, paths, permutation, swapped_outcome
from yakai.testing.watching import Watch


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


def nothing_leaks(
    match: Match, coverage: Coverage, seed: int = 0, horizon: int = 12, share: float = 1.0
) -> None:
    """Put one finished game before the law, for every seat and a spectator, from this share of its steps on."""
    rng = Random(seed)
    steps = [step for _, step in moments(match) if step is not None]
    for start in range(len(steps)):
        if start and rng.random() >= share:
            continue
        for seat in (None, *range(match.seats)):
            watch = _Twins(match, seat, rng, coverage)
            for swap in (False, True):
                watch.permuted(start, steps[start : start + horizon], swap=swap)
            watch.other_outcome(start, steps[start : start + horizon])
            watch.other_action(start, steps[start : start + horizon])


class _Twins(Watch):
    """Two worlds that differ only in secrets which the seat may not know."""

    def __init__(self, match: Match, seat: Seat | None, rng: Random, coverage: Coverage) -> None:
        super().__init__(match, seat, rng)
        self.coverage = coverage

    def permuted(self, start: int, steps: list[Step], *, swap: bool) -> None:
        """Change the secrets, then play on in both worlds as long as the seat cannot tell them apart."""
        before = steps[0].before
        self.step = start
        self.coverage.look(before, self.seat)
        twin = changed(before, permutation(before, self.seat, self.rng, swap=swap))
        self.compare(before, twin)
        self._play_on(start, steps, twin)

    def other_outcome(self, start: int, steps: list[Step]) -> None:
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
            self._play_on_from(start, steps, Settled(other), twin)

    def other_action(self, start: int, steps: list[Step], tries: int = 2) -> None:
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
            self._play_on_from(start, steps, entry, twin)

    def _play_on_from(self, start: int, steps: list[Step], entry: Settled | Acted, twin: Any) -> None:
        first = steps[0]
        self.step = start
        if alike(first.after, twin, self.seat):
            self.compare_told(first, first.before, entry, twin)
            self.compare(first.after, twin)
            self._play_on(start + 1, steps[1:], twin)

    def _play_on(self, start: int, steps: list[Step], twin: Any) -> None:
        for number, step in enumerate(steps, start):
            self.step = number
            followed = self.followed(step, twin)
            if followed is None:
                return
            entry, after = followed
            if not alike(step.after, after, self.seat):
                self._check_undo(step)
                return
            self.compare_told(step, twin, entry, after)
            self.compare(step.after, after)
            twin = after

    def _check_undo(self, step: Step) -> None:
        """What has just shown a secret must not be taken back."""
        if isinstance(step.entry, Acted) and can_be_taken_back(self.rules, step, step.entry.seat):
            action = type(step.entry.action).__name__
            raise self.leak(f"{action} shows a secret and can be taken back: it has to be in `Customs.final`")

    def compare(self, one: Any, other: Any) -> None:
        """Everything that the seat can ask for, in both worlds."""
        self.coverage.compare(one, other)
        super().compare(one, other)
