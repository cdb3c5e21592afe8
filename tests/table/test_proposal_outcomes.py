"""The outcome of a proposal is computed once, when it is proposed, and equals what folding its batch gives."""

from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from tests.table.test_table import Played
from yakai.core.errors import DamagedLog, YakaiError
from yakai.core.game import Result
from yakai.core.log import CLOCK, Acted, Expired, Finished, Header, Paused, Settled, TimedOut, Undone
from yakai.table.commands.base import Command
from yakai.table.commands.clock import SetClock
from yakai.table.commands.lobby import AddBot, SetReady, Sit
from yakai.table.commands.pause import Pause
from yakai.table.commands.play import Concede, HandOver, PlayCommand, UndoCommand
from yakai.table.state.clocks import ByDays, ClockRule, PerGame, PerMove
from yakai.table.state.entries import AnyEntry, Attended, Opened, Stamped
from yakai.table.state.make_listing import listing_of
from yakai.table.state.room import Room
from yakai.table.state.room_folding import fold_entries, fold_entry
from yakai.table.state.table import Proposal, Table
from yakai.table.state.table_time import TableTime, is_timed

# Folding


@pytest.mark.parametrize(
    "entry",
    [Acted(0, None), Settled(None), Expired("t"), Undone(0, 0), TimedOut(0), Stamped(1), Attended(True)],
    ids=repr,
)
def test_entries_of_the_game_and_its_clocks_leave_the_room_the_same(entry: AnyEntry) -> None:
    room = Room("a", "yak", (None, None), {})
    assert fold_entry(room, entry) is room


@pytest.mark.parametrize("end", [Finished(Result("challenge", (3, 9), (1, 2))), Header(1, "yak", 1, 2, {})])
def test_a_pause_changes_the_room_until_its_game_is_over(end: AnyEntry) -> None:
    room = fold_entries(Room("a", "yak", (None, None), {}), (Header(1, "yak", 1, 2, {}),))
    paused = fold_entry(room, Paused(True, by=CLOCK))
    assert paused.archived
    assert fold_entry(paused, end) == fold_entry(room, end)


def test_a_table_is_opened_once() -> None:
    with pytest.raises(DamagedLog, match="twice"):
        fold_entry(Room("a", "yak", (None, None), {}), Opened("a", "yak", 2, {}))


# Outcomes


class Checked(Played):
    """A table whose every proposal is compared with a twin that folds the stored batch."""

    def __init__(self, rule: ClockRule | None, seed: int) -> None:
        self.twin = Table("t", Random(seed))
        self.uptimes = count(1000, 700)
        self.commands = 0
        super().__init__(2, seed=seed)
        if rule is not None:
            self.do(SetClock("ann", rule))

    def do(self, command: Command) -> None:
        table = self.table
        proposal = command.proposed(table, 0.0)
        if proposal.is_empty:
            return
        if is_timed(table.room_or_none, proposal.room, proposal.match is not None):
            proposal = proposal.stamped(next(self.uptimes))
        listing, outcome = listing_of(table, proposal), table.outcome(proposal)
        batch = table.batch(proposal, 0.0, None, None)
        self.twin.fold(batch)
        assert (outcome.room, outcome.time.clocks) == (self.twin.room, self.twin.clocks)
        table.accept(batch, proposal)
        assert table.room is outcome.room
        assert table.clocks is outcome.time.clocks is listing.clocks
        self.commands += 1

    def do_anything(self, rng: Random) -> None:
        match = self.table.match
        assert match is not None
        seat, game = rng.randrange(2), self.table.room.games
        person = ("ann", "bob")[seat]
        if match.to_act and not match.paused and rng.random() < 0.7:
            mover = min(match.to_act)
            action = msgspec.json.encode(match.legal(mover).sample(rng))
            self.do(PlayCommand(("ann", "bob")[mover], mover, game, action))
            return
        others: tuple[Command, ...] = (
            UndoCommand(person, seat, game),
            Pause(person, game, not match.paused, seat),
            HandOver(person, seat, game, rng.random() < 0.5),
        )
        self.do(rng.choice(others))


RULES = (None, PerMove(30), PerGame(300, 10), ByDays(3))


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("rule", RULES, ids=repr)
def test_the_outcome_of_a_proposal_is_what_folding_its_batch_gives(rule: ClockRule | None, seed: int) -> None:
    rng, checked = Random(seed), Checked(rule, seed)
    checked.sit_and_be_ready()
    for _ in range(120):
        if checked.table.room.phase != "playing":
            break
        try:
            checked.do_anything(rng)
        except YakaiError:
            continue
    if checked.table.room.phase == "playing":
        checked.do(Concede("ann", 0, checked.table.room.games))
    assert checked.table.room.phase == "over"
    assert checked.commands > 10


def test_each_entry_is_folded_into_the_time_once_from_proposal_to_acceptance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played, seen = Checked(PerMove(30), 1), list[Any]()
    played.sit_and_be_ready()
    table, after = played.table, TableTime.after
    assert table.match is not None
    seat = min(table.match.to_act)
    steps = table.match.propose(seat, next(iter(table.match.legal(seat))))
    proposal = Proposal(steps=steps).stamped(5000)

    def counted(time: TableTime, entry: Any, *others: Any) -> TableTime:
        seen.append(entry)
        return after(time, entry, *others)

    monkeypatch.setattr(TableTime, "after", counted)
    listing_of(table, proposal)
    table.accept(table.batch(proposal, 0.0, None, None), proposal)
    assert seen == list(proposal.entries)


def test_an_outcome_is_computed_again_if_another_command_came_first() -> None:
    played = Played(3)
    proposal = Sit("bob", "Bob", 1).proposed(played.table, 0.0)
    assert played.table.outcome(proposal).room.occupants[2] is None
    played.do(AddBot("ann", 2, "novice"))
    assert played.table.outcome(proposal).room.occupants[2] is not None
    played.do(SetReady("ann", True))
