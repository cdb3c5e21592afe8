"""Follows where a seat has seen open values go, beyond what the present state marks as known to it.

If an open card goes back into another player's hand, the seat knows that the card is there, although only the owner
knows the hand's secrets. An imagined state with the card elsewhere contradicts what the seat saw.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final

from msgspec import Struct

from yakai.core.errors import YakaiError
from yakai.core.find_hidden import hidden_in, may_hide
from yakai.core.game import AnyRules, Seat
from yakai.core.hidden import Hidden
from yakai.core.log import Acted, Entry, Expired
from yakai.core.steps import Step
from yakai.testing.secrets import alike, atoms, places, row_of, without

MOST_ACTIONS: Final = 200
"""Legal actions that are tried; if there are more, nothing counts as certain afterwards."""

SecretRows = dict[str, list[Hidden[Any]]]
"""The secrets in each row, such as a hand, a pile or a bag."""


class SeenValues:
    """The values that one seat has seen go into rows of secrets, and that must still be there.

    A value counts only if it is certain: it was not among the unknown ones before, and any other action that would
    have looked the same to the seat would also have put it into that row.
    """

    def __init__(self, rules: AnyRules, seat: Seat) -> None:
        self.rules = rules
        self.seat = seat
        self._certain: dict[str, Counter[Any]] = {}

    def contradiction(self, imagined: Any) -> str | None:
        """The seen values that an imagined state has elsewhere, in words; `None` if it fits."""
        if not self._certain:
            return None
        there = {row: _values(secrets) for row, secrets in _rows(imagined).items()}
        for row, values in self._certain.items():
            if missing := values - there.get(row, Counter()):
                return f"{row} without {', '.join(map(repr, missing))}"
        return None

    def follow(self, step: Step) -> None:
        """Update with the next step of the game."""
        old, new = hidden_in(step.before), hidden_in(step.after)
        if _are_same(old, new):
            return
        before, after = self._unknown(step.before), self._unknown(step.after)
        told = self.rules.tell(step.before, step.entry, step.after, self.seat)
        if told and isinstance(step.entry, Acted | Expired):
            pool = _all(before) - sum(self._certain.values(), Counter())
            entered = _all(after) - pool
            if entered:  # keep those that were open before, or that were certain already
                entered &= self._left_the_open(step) + sum(self._certain.values(), Counter())
            self._certain = self._certain_after(step, told, before, pool, list(entered)) if entered else {}
        elif self._certain:
            # Chance, or an action without events, may have mixed the rows that it changed.
            self._certain = {
                row: values
                for row, values in self._certain.items()
                if _are_same(before[row], after.get(row, []))
            }

    def _unknown(self, state: Any) -> SecretRows:
        rows = _rows(state)
        unknown = {
            row: [one for one in secrets if self.seat not in one.known_to] for row, secrets in rows.items()
        }
        return {row: secrets for row, secrets in unknown.items() if secrets}

    def _left_the_open(self, step: Step) -> Counter[Any]:
        """The values that the seat saw before the step and does not see after it."""
        return Counter(_open(step.before, self.seat)) - Counter(_open(step.after, self.seat))

    def _certain_after(
        self, step: Step, told: Any, before: SecretRows, pool: Counter[Any], entered: list[Any]
    ) -> dict[str, Counter[Any]]:
        """The rows in which these values must be after the step."""
        least: dict[str, Counter[Any]] | None = None
        for entry in self._entries(step):
            after = self._after(step.before, entry)
            if entry is None:
                return {}
            if after is None or not alike(step.after, after, self.seat):
                continue
            if self.rules.tell(step.before, entry, after, self.seat) != told:
                continue
            counts: dict[str, Counter[Any]] = {row: Counter() for row in self._unknown(after)}
            for value in entered:
                for row, count in self._counts(step.before, before, entry, after, pool, value).items():
                    counts[row][value] = max(count, 0)
            least = (
                counts
                if least is None
                else {row: values & counts.get(row, Counter()) for row, values in least.items()}
            )
        return {row: +values for row, values in (least or {}).items() if +values}

    def _entries(self, step: Step) -> Iterator[Entry | None]:
        """The step's entry, and the other legal actions of its seat; also `None` if they are too many."""
        yield step.entry
        if isinstance(step.entry, Acted):
            seat = step.entry.seat
            legal = self.rules.legal(self.rules.view(step.before, seat))
            actions = list(islice(legal, MOST_ACTIONS + 1))
            if len(actions) > MOST_ACTIONS:
                yield None
            yield from (Acted(seat, action) for action in actions)

    def _after(self, before: Any, entry: Entry | None) -> Any:
        try:
            match entry:
                case Acted(seat=seat, action=action):
                    return self.rules.act(before, seat, action)
                case Expired(timer=timer):
                    return self.rules.expire(before, timer)
        except YakaiError:
            pass
        return None

    def _counts(
        self, state: Any, before: SecretRows, entry: Entry, after: Any, pool: Counter[Any], value: Any
    ) -> dict[str, int]:
        """How often this value is in each row, if it was not among the unknown ones before."""
        kept = []
        for row, secrets in before.items():
            left = self._certain.get(row, Counter())[value]
            for secret in secrets:
                keep = min(left, atoms(secret).count(value))
                left -= keep
                kept.append((secret, keep))
        probe = without(state, kept, value)
        probed = None if probe is None else self._after(probe, entry)
        if probed is None:  # all that were unknown before may have gone there
            return {
                row: _values(secrets)[value] - pool[value] for row, secrets in self._unknown(after).items()
            }
        return {row: _values(secrets)[value] for row, secrets in self._unknown(probed).items()}


def _open(value: Any, seat: Seat) -> Iterator[Any]:
    """All values in a state that a seat sees: plain values, and secrets that it knows."""
    if isinstance(value, Hidden):
        yield from atoms(value) if seat in value.known_to else ()
    elif isinstance(value, tuple | list):
        for item in value:
            yield from _open(item, seat)
    elif isinstance(value, Mapping):
        yield from _open(list(value.values()), seat)
    elif isinstance(value, Struct):
        if not may_hide(type(value)):
            yield value
        yield from _open([getattr(value, name) for name in value.__struct_fields__], seat)
    else:
        yield value


def _rows(state: Any) -> SecretRows:
    rows: SecretRows = defaultdict(list)
    for place, secret in places(state):
        rows[row_of(place)].append(secret)
    return rows


def _values(secrets: list[Hidden[Any]]) -> Counter[Any]:
    return Counter(atom for secret in secrets for atom in atoms(secret))


def _all(rows: SecretRows) -> Counter[Any]:
    return _values([secret for secrets in rows.values() for secret in secrets])


def _are_same(mine: list[Hidden[Any]], others: list[Hidden[Any]]) -> bool:
    return len(mine) == len(others) and all(one is other for one, other in zip(mine, others, strict=True))
