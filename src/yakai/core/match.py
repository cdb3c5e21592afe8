"""A match: one game being played, with its rules, its log and the current state."""

from collections.abc import Iterable, Sequence
from copy import copy
from os import PathLike
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, NoReturn

import msgspec

from yakai.core import events, log
from yakai.core.early_ends import ended_by_concessions, with_conceded_last
from yakai.core.errors import (
    AlreadyConceded,
    BadSeat,
    BadSeatCount,
    CannotUndo,
    GameOver,
    GamePaused,
    IllegalAction,
    NoBeginning,
    NoTimer,
    OutOfTurn,
)
from yakai.core.game import AnyRules, Chance, Over, Pending, Result, Seat, TimerKey, Turn
from yakai.core.kinds import checked_act
from yakai.core.legal import NOTHING, Legal
from yakai.core.log import (
    CLOCK,
    MOVES,
    Acted,
    Conceded,
    Entry,
    Expired,
    Finished,
    HandedOver,
    Header,
    Paused,
    Settled,
    Undone,
)
from yakai.core.log_encoding import write, write_header
from yakai.core.non_native import non_native
from yakai.core.options import read_options
from yakai.core.replay import state_after
from yakai.core.steps import Step
from yakai.core.undo import UndoHistory


@non_native
class Match:
    """One game being played: what is pending, what each seat sees, and which actions it may take.

    >>> import yakai
    >>> match = yakai.new("yak", seats=3, seed=7)
    >>> seat = min(match.pending.seats)
    >>> action = next(iter(match.legal(seat)))
    >>> steps = match.play(seat, action)
    >>> [step.entry.type for step in steps]
    ['acted', 'settled']
    """

    def __init__(
        self,
        rules: AnyRules,
        seats: int,
        options: Any = None,
        chance: Random | None = None,
        *,
        deal: bool = True,
        state: Any = None,
    ) -> None:
        """A new match. `options` is the game's options struct or a mapping; `chance` decides all random outcomes.

        With `deal=False` the first outcomes stay pending, as a replay needs them. With a `state` it begins there.
        """
        if seats not in rules.seats:
            least, most = rules.seats[0], rules.seats[-1]
            only = "yes" if least == most else "no"
            raise BadSeatCount(
                "wrong-number-of-seats", game=rules.id, seats=seats, least=least, most=most, only=only
            )
        self.rules = rules
        self.options = read_options(rules, options)
        self.seats = seats
        self.chance = chance if chance is not None else SystemRandom()
        self.state: Any = rules.setup(seats, self.options) if state is None else state
        self.pending: Pending = rules.pending(self.state)
        self.paused = False
        self._act = checked_act(rules)
        self._given = state
        self._log: list[Entry] = []
        self._undo = UndoHistory()
        self._settled = (
            self.state,
            self.pending,
        )  # the latest state that the rules were asked about, and their answer
        self._conceded: frozenset[Seat] = frozenset()
        self._views: dict[Seat | None, Any] = {}
        if deal:
            self.accept(self.settle())

    @classmethod
    def from_state(
        cls, rules: AnyRules, state: Any, seats: int, options: Any = None, chance: Random | None = None
    ) -> "Match":
        """A match that begins in this state, such as an imagined one. It cannot be saved.

        >>> import yakai
        >>> match = yakai.new("yak", seats=3, seed=7)
        >>> seat = min(match.to_act)
        >>> imagined = match.rules.imagine(match.view(seat), match.recall(seat), Random(1))
        >>> Match.from_state(match.rules, imagined, seats=3).view(seat) == match.view(seat)
        True
        """
        return cls(rules, seats, options, chance, deal=False, state=state)

    def clone(self, chance: Random | None = None) -> "Match":
        """A copy that can be played on independently; `copy` and `deepcopy` do the same.

        The copy of a seeded match draws the same outcomes, unless it is given another `chance`.

        >>> import yakai
        >>> match = yakai.new("yak", seats=3, seed=7)
        >>> twin, seat = match.clone(), min(match.to_act)
        >>> steps = twin.play(seat, next(iter(twin.legal(seat))))
        >>> len(match.log), len(twin.log)
        (1, 3)
        """
        if chance is None:
            chance = self.chance if isinstance(self.chance, SystemRandom) else copy(self.chance)
        twin = type(self).__new__(type(self))
        own = {"chance": chance, "_log": [*self._log], "_undo": self._undo.copy(), "_views": {**self._views}}
        twin.__dict__.update(self.__dict__ | own)  # all other values are immutable, so both can share them
        return twin

    def __copy__(self) -> "Match":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.clone()

    # What can be seen

    @property
    def header(self) -> Header:
        """The log's first line: the game, its version, the seats and the options."""
        rules, options = self.rules, msgspec.to_builtins(self.options)
        return Header(log.FORMAT, rules.id, rules.version, self.seats, options)

    @property
    def log(self) -> tuple[Entry, ...]:
        """All entries of the log."""
        return tuple(self._log)

    @property
    def length(self) -> int:
        """The number of entries in the log."""
        return len(self._log)

    def since(self, k: int) -> tuple[Entry, ...]:
        """The entries after the first `k`."""
        return tuple(self._log[k:])

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that are to act now; none after the end and while a random outcome is pending."""
        return self.pending.seats if isinstance(self.pending, Turn) else frozenset()

    @property
    def result(self) -> Result | None:
        """The result, or `None` while the game runs."""
        pending = self.pending
        return pending.result if type(pending) is Over else None

    def view(self, seat: Seat | None) -> Any:
        """What this seat sees now; `None` is a spectator."""
        views = self._views
        view = views.get(seat)
        if view is None:
            self._check_seat(seat)
            view = views[seat] = self.rules.view(self.state, seat)
        return view

    def legal(self, seat: Seat) -> Legal[Any]:
        """The actions that this seat may take now; none after the end or in a pause."""
        view = self.view(seat)
        return NOTHING if self.paused or type(self.pending) is Over else self.rules.legal(view)

    def recall(self, seat: Seat) -> Any:
        """All that this seat has seen so far and that its view no longer shows, as a perfect memory would keep it."""
        self._check_seat(seat)
        return self.rules.recall(self.state, seat)

    def tell(self, steps: Iterable[Step], seat: Seat | None) -> tuple[Any, ...]:
        """The events of some steps, as this seat sees them. For each step the match's own come before the game's."""
        self._check_seat(seat)
        told: list[Any] = []
        for step in steps:
            told += events.told_to_all(step.entry)
            if events.is_the_games_own(step.entry):
                told += self.rules.tell(step.before, step.entry, step.after, seat)
        return tuple(told)

    # Changes: each `propose_…` returns the steps of a change, and `accept` makes the change

    def play(self, seat: Seat, action: Any) -> tuple[Step, ...]:
        """Take an action, and draw the random outcomes that follow. An error changes nothing."""
        return self.accept(self.propose(seat, action))

    def propose(
        self, seat: Seat, action: Any, at: float | None = None, by: str | None = None
    ) -> tuple[Step, ...]:
        """The steps of this action and of the random outcomes that follow."""
        after = self.after(seat, action)
        steps = [Step(self.state, Acted(seat, action, at, by), after)]
        self._settle(after, steps, at)
        return tuple(steps)

    def after(self, seat: Seat, action: Any) -> Any:
        """The state after this action, before any random outcome; raises `YakaiError` if the seat may not take it."""
        turn = self.pending
        may = type(turn) is Turn and type(seat) is int and (seat in turn.seats or seat in turn.also)
        if self.paused or not may:
            self._refuse(seat, action)
        return self._act(self.state, seat, action)

    def propose_expiry(self, timer: TimerKey, at: float | None = None) -> tuple[Step, ...]:
        """The steps that follow when a timer of the rules runs out."""
        pending = self.pending
        if isinstance(pending, Over):
            raise GameOver("game-is-over")
        if not isinstance(pending, Turn) or pending.timer is None or pending.timer.key != timer:
            raise NoTimer("no-such-timer", timer=timer)
        if self.paused:
            raise GamePaused("game-is-paused")
        expired = Step(self.state, Expired(timer, at, CLOCK), self.rules.expire(self.state, timer))
        return self._with_chance(expired, at)

    def expire(self, timer: TimerKey) -> tuple[Step, ...]:
        """Let a timer of the rules run out."""
        return self.accept(self.propose_expiry(timer))

    def propose_undo(self, seat: Seat, at: float | None = None, by: str | None = None) -> tuple[Step, ...]:
        """The step that undoes this seat's latest action; raises `CannotUndo` if that is final, or if a secret, a
        random outcome or another seat's action came after it.
        """
        self._check_seat(seat)
        if self.paused:
            raise GamePaused("game-is-paused")
        latest = self._undo.latest(self.rules, seat)
        if latest is None:
            raise CannotUndo(self._undo.why_not(self.rules, self.log, seat), seat=seat)
        to, before = latest
        return (Step(self.state, Undone(seat, to, at, by), before),)

    @property
    def undoable(self) -> Seat | None:
        """The seat that can undo its latest action now, if there is one."""
        seat = None if self.paused else self._undo.seat
        return None if seat is None or self._undo.latest(self.rules, seat) is None else seat

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat can undo its latest action now."""
        return seat == self.undoable

    def undo(self, seat: Seat) -> tuple[Step, ...]:
        """Undo this seat's latest action. A second call undoes the action before."""
        return self.accept(self.propose_undo(seat))

    def propose_concession(
        self, seat: Seat, at: float | None = None, by: str | None = None, ends: bool = False
    ) -> tuple[Step, ...]:
        """The steps of a concession. The game ends when all seats but one have conceded, or at once with `ends`."""
        self._check_seat(seat)
        if isinstance(self.pending, Over):
            raise GameOver("game-is-over")
        if seat in self._conceded:
            raise AlreadyConceded("already-conceded", seat=seat)
        conceded = Step(self.state, Conceded(seat, at, by), self.state)
        result = ended_by_concessions(self.rules, self.seats, self._conceded | {seat}, ends)
        if result is None:
            return (conceded,)
        return conceded, Step(self.state, Finished(result, at), self.state)

    def concede(self, seat: Seat) -> tuple[Step, ...]:
        """Concede on behalf of a seat."""
        return self.accept(self.propose_concession(seat))

    def propose_hand_over(self, seat: Seat, player: str, at: float | None = None) -> tuple[Step, ...]:
        """The step that gives a seat to another player."""
        self._check_seat(seat)
        return (Step(self.state, HandedOver(seat, player, at), self.state),)

    def hand_over(self, seat: Seat, player: str, at: float | None = None) -> tuple[Step, ...]:
        """Give a seat to another player. The state of the game stays the same."""
        return self.accept(self.propose_hand_over(seat, player, at))

    def propose_pause(
        self, paused: bool, seat: Seat | None = None, at: float | None = None, by: str | None = None
    ) -> tuple[Step, ...]:
        """The step that pauses or resumes the game for a seat; none if it is already so.

        A seat that has conceded may only resume, because its pause could last forever.
        """
        self._check_seat(seat)
        if isinstance(self.pending, Over):
            raise GameOver("game-is-over")
        if paused and seat in self._conceded:
            raise AlreadyConceded("already-conceded", seat=seat)
        if paused == self.paused:
            return ()
        return (Step(self.state, Paused(paused, seat, at, by), self.state),)

    def pause(self, paused: bool = True, seat: Seat | None = None) -> tuple[Step, ...]:
        """Pause the game until `pause(False)` or its end."""
        return self.accept(self.propose_pause(paused, seat))

    def settle(self, at: float | None = None) -> tuple[Step, ...]:
        """The steps of the pending random outcomes."""
        steps: list[Step] = []
        self._settle(self.state, steps, at)
        return tuple(steps)

    def accept(self, steps: Sequence[Step]) -> tuple[Step, ...]:
        """Apply the steps that one of the `propose…` methods has returned for the current state."""
        if not steps:
            return ()
        first = len(self._log)
        for step in steps:
            entry = step.entry
            self._log.append(entry)
            if type(entry) in MOVES:
                continue
            if isinstance(entry, Conceded):
                self._conceded |= {entry.seat}
            elif isinstance(entry, Paused):
                self.paused = entry.paused
        if len(steps) == 1:
            self._undo.add(first, steps[0])
        elif type(steps[-1].entry) in (Settled, Finished):
            self._undo.clear()
        else:
            for index, step in enumerate(steps, first):
                self._undo.add(index, step)
        self.state = steps[-1].after
        self.pending = self._pending_after(steps[-1].entry)
        if self.paused:
            self.paused = type(self.pending) is not Over
        self._views.clear()
        return tuple(steps)

    def _pending_after(self, entry: Entry) -> Pending:
        if type(entry) is Finished:
            return Over(entry.result)
        settled, known = self._settled
        pending = known if settled is self.state else self.rules.pending(self.state)
        if not self._conceded:
            return pending
        if (result := ended_by_concessions(self.rules, self.seats, self._conceded)) is not None:
            return Over(result)
        return Over(self._counted(pending.result)) if isinstance(pending, Over) else pending

    # The log

    def at(self, k: int) -> "Match":
        """A copy of the match as it was after its first `k` entries, which can be played on."""
        if not 0 <= k <= len(self._log):
            raise IndexError(f"the log has {len(self._log)} entries, not {k}")
        past = Match(self.rules, self.seats, self.options, self.chance, deal=False, state=self._given)
        for entry in self._log[:k]:
            past.replay(entry)
        return past

    def save(self, path: str | PathLike[str]) -> None:
        """Write the log as JSON Lines."""
        if self._given is not None:
            raise NoBeginning("match-has-no-beginning")
        Path(path).write_bytes(write_header(self.header) + write(self._log))

    def replay(self, entry: Entry) -> Step:
        """Apply one entry of a log; raises `YakaiError` if the entry is impossible now."""
        step = self.foresee(entry)
        self.accept((step,))
        return step

    def foresee(self, entry: Entry) -> Step:
        """The step of one entry of a log, without applying it; raises `YakaiError` if it is impossible now."""
        return Step(self.state, entry, state_after(self, entry))

    # Helpers

    def _with_chance(self, first: Step, at: float | None) -> tuple[Step, ...]:
        steps = [first]
        self._settle(first.after, steps, at)
        return tuple(steps)

    def _settle(self, state: Any, steps: list[Step], at: float | None) -> None:
        """Add the steps of all pending random outcomes and, if the game is over then, of its end."""
        rules = self.rules
        pending = rules.pending(state)
        while type(pending) is Chance:  # three times as fast as isinstance
            outcome = rules.sample(state, self.chance)
            after = rules.settle(state, outcome)
            steps.append(Step(state, Settled(outcome, at), after))
            state = after
            pending = rules.pending(state)
        self._settled = state, pending
        if type(pending) is Over:
            steps.append(Step(state, Finished(self._counted(pending.result), at), state))

    def _counted(self, result: Result) -> Result:
        """The rules' result, with the seats that conceded last."""
        return with_conceded_last(self.rules, self._conceded, result) if self._conceded else result

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise BadSeat("no-such-seat", seat=str(seat), seats=self.seats)

    def _refuse(self, seat: Seat, action: Any) -> NoReturn:
        """Raise the error that says why this seat may not act now; the rules' own error, if they have one."""
        if self.paused:
            raise GamePaused("game-is-paused")
        self._check_seat(seat)
        if seat is None:
            raise BadSeat("no-such-seat", seat="None", seats=self.seats)
        if isinstance(self.pending, Over):
            raise GameOver("game-is-over")
        try:
            self._act(self.state, seat, action)
        except IllegalAction as error:
            if error.clause != OutOfTurn.clause:
                raise
        raise OutOfTurn("not-your-turn", seat=seat)
