"""Non-interference: nothing that a seat receives depends on what it may not know (ALL-3).

At every step of a game the secrets that a seat may not know get other values; or chance or another seat chooses
something else, if the seat cannot see that. Both games then continue with the same public choices until the first
entry that shows a difference. Up to there, everything that the seat receives must be the same to the byte: its view,
memory, legal actions, events and refusals.
"""

from random import Random
from typing import Any

from yakai.core.errors import BadOutcome, YakaiError
from yakai.core.game import Seat
from yakai.core.log import Acted, Settled
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.core.undo import is_undoable
from yakai.testing.laws import positions
from yakai.testing.play import other_action
from yakai.testing.secrets import alike, changed, differing, paths, permutation, swapped_outcome
from yakai.testing.two_worlds import TwoWorlds


class Coverage:
    """Which kinds of secret occurred, and which of them really took another value in a comparison."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.varied: set[str] = set()

    def look(self, state: Any, seat: Seat | None) -> None:
        """Note the kinds of secret in this state that the seat may not know."""
        self.seen.update(path for path, secret in paths(state) if seat not in secret.known_to)

    def compare(self, one: Any, other: Any) -> None:
        """Note the kinds of secret that differ between two states that have been compared."""
        self.varied.update(differing(one, other))

    def check(self) -> None:
        """Raise unless every kind of secret took another value in some run."""
        assert self.seen, "no secret was ever seen: the law has tried nothing"
        missing = self.seen - self.varied
        assert not missing, f"never took another value: {', '.join(sorted(missing))}"


def nothing_leaks(
    match: Match, coverage: Coverage, seed: int = 0, horizon: int = 12, share: float = 1.0
) -> None:
    """Check a finished game for every seat and a spectator, beginning at this share of its steps; raise `Leak`."""
    rng = Random(seed)
    steps = [step for _, step in positions(match) if step is not None]
    for start in range(len(steps)):
        if start and rng.random() >= share:
            continue
        for seat in (None, *range(match.seats)):
            worlds = _ChangedSecrets(match, seat, rng, coverage)
            for swap in (False, True):
                worlds.permuted(start, steps[start : start + horizon], swap=swap)
            worlds.other_outcome(start, steps[start : start + horizon])
            worlds.other_action(start, steps[start : start + horizon])


class _ChangedSecrets(TwoWorlds):
    """A game and a changed copy that differ only in secrets which the seat may not know."""

    def __init__(self, match: Match, seat: Seat | None, rng: Random, coverage: Coverage) -> None:
        super().__init__(match, seat, rng)
        self.coverage = coverage

    def permuted(self, start: int, steps: list[Step], *, swap: bool) -> None:
        """Change the secrets, then play on in both worlds while the seat cannot distinguish them."""
        before = steps[0].before
        self.step = start
        self.coverage.look(before, self.seat)
        twin = changed(before, permutation(before, self.seat, self.rng, swap=swap))
        self.compare(before, twin)
        self._play_on(start, steps, twin)

    def other_outcome(self, start: int, steps: list[Step]) -> None:
        """Replace an outcome by one with two values exchanged or by another random one, if the seat cannot see that."""
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
        """Replace another seat's action, if this seat cannot see that: a secret may be in the action itself, such as
        the number of a face-down guess.
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
        """Raise if an action that has just shown a secret can be undone."""
        if isinstance(step.entry, Acted) and is_undoable(self.rules, step, step.entry.seat):
            action = type(step.entry.action).__name__
            raise self.leak(f"{action} shows a secret and can be taken back: it has to be in `Customs.final`")

    def compare(self, one: Any, other: Any) -> None:
        """Compare both worlds, and note the secrets in which they differ."""
        self.coverage.compare(one, other)
        super().compare(one, other)
