"""Untold is unknown: a seat that is told the same events knows the same (ALL-3).

Chance gives something else, or another seat does something else. If the seat is told the same events as in the real
game, everything that it receives afterwards must be the same too. This finds a secret that was copied into a plain
field, which permuting the state's secrets cannot find, because the copy does not change.

Only what a seat knows alone, such as its own hand, needs no event: its view shows it. A secret that several seats know
has to be told to each of them. What all seats learn at once is no secret, and has to be a plain value.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from yakai.core.errors import BadOutcome, YakaiError
from yakai.core.game import Chance
from yakai.core.log import Acted, Entry, Settled
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.testing.errors import LawBroken, difference, where
from yakai.testing.laws import positions
from yakai.testing.play import other_action
from yakai.testing.secrets import known, mended_outcome, places, swapped_outcome
from yakai.testing.two_worlds import TwoWorlds


def untold_is_unknown(
    match: Match, seed: int = 0, horizon: int = 6, share: float = 1.0, tries: int = 2
) -> int:
    """Check a finished game, beginning at this share of its steps; raise `Leak`. Returns the number of comparisons."""
    rng = Random(seed)
    steps = [step for _, step in positions(match) if step is not None]
    compared = 0
    for start, step in enumerate(steps):
        _check_secrecy(match, start, step)
        if start and rng.random() >= share:
            continue
        for entry, twin in _alternatives(match, step, rng, tries):
            for seat in (None, *range(match.seats)):
                if not (isinstance(entry, Acted) and entry.seat == seat):
                    worlds = _SameEvents(match, seat, rng)
                    compared += worlds.compare_from(start, steps[start : start + horizon], entry, twin)
    return compared


def _check_secrecy(match: Match, number: int, step: Step) -> None:
    """Raise if something becomes known to all seats at once and is still a secret."""
    before = {id(secret) for _, secret in places(step.before)}
    fresh = [(place, secret) for place, secret in places(step.after) if id(secret) not in before]
    old = dict(places(step.before)) if fresh else {}
    for place, secret in fresh:
        was = old.get(place)
        knew = was.known_to if was is not None and was.reveal() == secret.reveal() else frozenset[int]()
        if len(secret.known_to - knew) > 1 and secret.known_to.issuperset(range(match.seats)):
            raise LawBroken(
                f"{where(match, number)}: all seats get to know {place} at once: it has to be a plain value, "
                "or it is known to too many"
            )


def _alternatives(match: Match, step: Step, rng: Random, tries: int) -> Iterator[tuple[Entry, Any]]:
    """Other entries that were possible, with their states: other outcomes, or other actions of the same seat."""
    rules, before = match.rules, step.before
    match step.entry:
        case Settled(outcome=outcome):
            for _ in range(tries):
                sampled = rules.sample(before, rng)
                mended = mended_outcome(outcome, sampled, rng)
                for other in (swapped_outcome(outcome, rng), mended, sampled):
                    if other != outcome:
                        try:
                            yield Settled(other), rules.settle(before, other)
                        except BadOutcome:
                            continue
        case Acted(seat=actor, action=action):
            legal = rules.legal(rules.view(before, actor))
            for _ in range(tries):
                for other in (legal.sample(rng), other_action(rules, action, rng)):
                    if other != action:
                        try:
                            yield Acted(actor, other), rules.act(before, actor, other)
                        except YakaiError:
                            continue


class _SameEvents(TwoWorlds):
    """A match and its twin in which a seat is told the same; anything else may differ."""

    def compare_from(self, start: int, steps: list[Step], entry: Entry, twin: Any) -> int:
        """Play on in both worlds while the seat is told the same, and compare what it knows."""
        before = steps[0].before
        compared = 0
        for number, step in enumerate(steps, start):
            self.step = number
            if number > start:
                followed = self.followed(step, twin)
                if followed is None:
                    return compared
                before, (entry, twin) = twin, followed
            if not self.told_alike(step, before, entry, twin):
                return compared
            if known(step.after, self.seat, alone=True) != known(twin, self.seat, alone=True):
                return compared
            speaks = isinstance(self.rules.pending(step.after), Chance)
            if speaks != isinstance(self.rules.pending(twin), Chance):
                return compared  # one world has further events
            if speaks:
                continue  # views are sent only after the outcome of chance
            mine, others = known(step.after, self.seat), known(twin, self.seat)
            if mine != others:
                raise self.leak(f"it was told the same and knows of a secret {difference(mine, others)}")
            self.compare(step.after, twin)
            compared += 1
        return compared
