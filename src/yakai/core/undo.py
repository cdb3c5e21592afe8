"""Undo: which of its latest actions a seat can take back, one at a time."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from yakai.core.find_hidden import hidden_in
from yakai.core.game import AnyRules, Seat
from yakai.core.log import Acted, Entry, HandedOver, Paused, TimedOut, Undone

if TYPE_CHECKING:
    from yakai.core.steps import Step


class UndoHistory:
    """The latest consecutive actions of one seat, each with its index in the log and the state before it.

    Any other change of the game clears it: a random outcome, a timer, another seat's action, a concession, the end, or
    the action of a bot because the seat's time ran out.
    """

    __slots__ = ("_acted", "_known", "_latest", "_timed_out")

    def __init__(
        self,
        acted: "list[tuple[int, Step]] | None" = None,
        timed_out: bool = False,
        latest: "dict[Seat, Step] | None" = None,
    ) -> None:
        self._acted: list[tuple[int, Step]] = [] if acted is None else acted
        # The latest action of each seat, whatever came after it.
        self._latest: dict[Seat, Step] = {} if latest is None else latest
        self._timed_out = timed_out  # the next action is a bot's, which cannot be undone
        # Whether the latest action can be undone. Cached, because it is asked often.
        self._known: tuple[Step, bool] | None = None

    def copy(self) -> "UndoHistory":
        """An independent copy."""
        return UndoHistory([*self._acted], self._timed_out, {**self._latest})

    def clear(self) -> None:
        """Forget all actions, so that none can be undone."""
        self._acted.clear()
        self._timed_out = False

    def add(self, index: int, step: "Step") -> None:
        """Add the next step of the match, which has this index in the log."""
        entry, acted = step.entry, self._acted
        if isinstance(entry, Acted):
            self._latest[entry.seat] = step
            if self._timed_out:
                self.clear()
                return
            if acted and acted[-1][1].entry.seat != entry.seat:  # type: ignore[union-attr]  # all of them are Acted
                acted.clear()
            acted.append((index, step))
        elif isinstance(entry, TimedOut):
            acted.clear()
            self._timed_out = True
        elif self._timed_out:
            self.clear()
        elif isinstance(entry, Undone):
            acted.pop()
            self._latest.pop(entry.seat, None)
            if acted:
                self._latest[entry.seat] = acted[-1][1]
        elif acted and not _changes_nothing(entry):
            acted.clear()

    @property
    def seat(self) -> Seat | None:
        """The seat whose actions they are; `None` if there are none."""
        entry = self._acted[-1][1].entry if self._acted else None
        return entry.seat if isinstance(entry, Acted) else None

    def latest(self, rules: AnyRules, seat: Seat) -> tuple[int, Any] | None:
        """The length of the log and the state to which this seat can go back; `None` if it cannot undo anything."""
        if not self._acted:
            return None
        index, step = self._acted[-1]
        if step.entry.seat != seat:  # type: ignore[union-attr]  # all of them are Acted
            return None
        if self._known is None or self._known[0] is not step:
            self._known = step, is_undoable(rules, step, seat)
        return (index, step.before) if self._known[1] else None

    def why_not(self, rules: AnyRules, log: Sequence[Entry], seat: Seat) -> str:
        """The key of the text that says why a seat cannot undo anything. It depends on the seat's own actions alone, so
        that it reveals nothing about those of others.
        """
        undone = {entry.to for entry in log if isinstance(entry, Undone)}
        for index in range(len(log) - 1, -1, -1):
            entry = log[index]
            if isinstance(entry, Acted) and entry.seat == seat and index not in undone:
                if isinstance(entry.action, rules.customs.final):
                    return "cannot-undo-final"
                latest = self._latest.get(seat)
                return "cannot-undo-shown" if latest and _has_shown(latest) else "cannot-undo"
        return "cannot-undo-nothing"


def _changes_nothing(entry: Entry) -> bool:
    """Whether an entry changes neither the game nor who can undo. A person who joins late can undo nothing."""
    return isinstance(entry, Paused) or (isinstance(entry, HandedOver) and not entry.new)


def is_undoable(rules: AnyRules, step: "Step", seat: Seat) -> bool:
    """Whether a step is an action of this seat that is not final and has revealed nothing to any seat."""
    entry = step.entry
    return (
        isinstance(entry, Acted)
        and entry.seat == seat
        and not isinstance(entry.action, rules.customs.final)
        and not _has_shown(step)
    )


def _has_shown(step: "Step") -> bool:
    """Whether a step has changed what any seat knows."""
    return _who_knows_what(step.before) != _who_knows_what(step.after)


def _who_knows_what(state: Any) -> dict[int, frozenset[Seat]]:
    """Which seats know each secret of a state. Secrets are compared by identity, because a new object may be a secret
    that a player has looked at.
    """
    return {id(secret): secret.known_to for secret in hidden_in(state)}
