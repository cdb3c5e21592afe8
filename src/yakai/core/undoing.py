"""Taking back: the way back from the present state, one step at a time."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from yakai.core.game import AnyRules, Seat
from yakai.core.log import Acted, Entry, HandedOver, Paused, TimedOut, Undone
from yakai.core.searching import hidden_in

if TYPE_CHECKING:
    from yakai.core.steps import Step


class WayBack:
    """One seat's latest actions in a row, each with its place in the log and the state before it.

    Whatever else happens in the game ends it: chance, a timer, another seat, a concession, the end; and so does a bot
    that acts because a seat has thought for too long.
    """

    __slots__ = ("_acted", "_known", "_latest", "_timed_out")

    def __init__(
        self,
        acted: "list[tuple[int, Step]] | None" = None,
        timed_out: bool = False,
        latest: "dict[Seat, Step] | None" = None,
    ) -> None:
        self._acted: list[tuple[int, Step]] = [] if acted is None else acted
        self._latest: dict[Seat, Step] = (
            {} if latest is None else latest
        )  # each seat's own, whatever came after
        self._timed_out = timed_out  # the next action is a bot's, which nobody takes back
        # Whether the latest can be taken back: it is asked often.
        self._known: tuple[Step, bool] | None = None

    def copy(self) -> "WayBack":
        """The same way, to be gone on apart from this one."""
        return WayBack([*self._acted], self._timed_out, {**self._latest})

    def clear(self) -> None:
        """Nothing can be taken back any more."""
        self._acted.clear()
        self._timed_out = False

    def keep(self, place: int, step: "Step") -> None:
        """The next step of the match, and its place in the log."""
        entry, acted = step.entry, self._acted
        if isinstance(entry, Acted):
            self._latest[entry.seat] = step
            if self._timed_out:
                self.clear()
                return
            if acted and acted[-1][1].entry.seat != entry.seat:  # type: ignore[union-attr]  # all of them are Acted
                acted.clear()
            acted.append((place, step))
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
        elif acted and not _goes_on(entry):
            acted.clear()

    @property
    def seat(self) -> Seat | None:
        """Whose actions they are."""
        entry = self._acted[-1][1].entry if self._acted else None
        return entry.seat if isinstance(entry, Acted) else None

    def latest(self, rules: AnyRules, seat: Seat) -> tuple[int, Any] | None:
        """The place and the state that this seat can go back to, if it can."""
        if not self._acted:
            return None
        place, step = self._acted[-1]
        if step.entry.seat != seat:  # type: ignore[union-attr]  # all of them are Acted
            return None
        if self._known is None or self._known[0] is not step:
            self._known = step, can_be_taken_back(rules, step, seat)
        return (place, step.before) if self._known[1] else None

    def why_not(self, rules: AnyRules, log: Sequence[Entry], seat: Seat) -> str:
        """Why a seat cannot take anything back, as the key of a text. It depends on its own deeds alone, so that it
        tells nothing of the others'.
        """
        undone = {entry.to for entry in log if isinstance(entry, Undone)}
        for place in range(len(log) - 1, -1, -1):
            entry = log[place]
            if isinstance(entry, Acted) and entry.seat == seat and place not in undone:
                if isinstance(entry.action, rules.customs.final):
                    return "cannot-undo-final"
                latest = self._latest.get(seat)
                return "cannot-undo-shown" if latest and _has_shown(latest) else "cannot-undo"
        return "cannot-undo-nothing"


def _goes_on(entry: Entry) -> bool:
    """Whether an entry changes nothing in the game, and the same people play it. Who comes late takes nothing back."""
    return isinstance(entry, Paused) or (isinstance(entry, HandedOver) and not entry.new)


def can_be_taken_back(rules: AnyRules, step: "Step", seat: Seat) -> bool:
    """Whether this was an action of the seat, of a kind that is not final, and has shown nobody anything."""
    entry = step.entry
    return (
        isinstance(entry, Acted)
        and entry.seat == seat
        and not isinstance(entry.action, rules.customs.final)
        and not _has_shown(step)
    )


def _has_shown(step: "Step") -> bool:
    """Whether anybody knows more after it."""
    return _who_knows_what(step.before) != _who_knows_what(step.after)


def _who_knows_what(state: Any) -> dict[int, frozenset[Seat]]:
    """The state's secrets, by identity: a secret that was made anew may have been looked at."""
    return {id(secret): secret.known_to for secret in hidden_in(state)}
