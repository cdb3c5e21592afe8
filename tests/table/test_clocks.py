"""Players' clocks: whatever happens, only the time of seats that the game waits for runs."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from yakai.core.log import Acted, HandedOver, Paused, Settled, TimedOut, Undone
from yakai.table.state.clocks import (
    DAY,
    GRACE,
    SECOND,
    ByDays,
    ClockRule,
    Clocks,
    PerGame,
    PerMove,
    new_clocks,
)

ALL = frozenset({0, 1, 2})
RULES: tuple[ClockRule, ...] = (PerMove(30), PerGame(300, 10), ByDays(2))


def waiting(rule: ClockRule, *due: int, seats: int = 3) -> Clocks:
    """Clocks that run for these seats from the beginning."""
    return new_clocks(rule, seats, 0).after(Settled(None), frozenset(due)).with_running(ALL)


def acted(clocks: Clocks, seat: int, *due: int) -> Clocks:
    return clocks.after(Acted(seat, "x"), frozenset(due)).with_running(ALL)


# Time per move


@pytest.mark.parametrize(
    ("rule", "first", "then"),
    [
        (PerMove(30), 30 * SECOND, 30 * SECOND),
        (PerGame(300, 10), 310 * SECOND, 310 * SECOND),
        (ByDays(2), 2 * DAY, 2 * DAY),
    ],
)
def test_each_kind_gives_time_with_every_move(rule: ClockRule, first: int, then: int) -> None:
    clocks = waiting(rule, 0)
    assert clocks.remaining(0, 0) == first
    clocks = acted(clocks.at(10 * SECOND), 0, 1)
    assert clocks.remaining(1, 10 * SECOND) == then
    again = acted(clocks, 1, 0)
    assert again.remaining(0, 10 * SECOND) == then  # Fischer time is added to what was left


def test_several_seats_think_at_the_same_time() -> None:
    clocks = waiting(PerMove(30), 0, 1, 2)
    clocks = acted(clocks.at(10 * SECOND), 1, 0, 2)
    assert [clocks.remaining(seat, 25 * SECOND) for seat in (0, 2)] == [5 * SECOND, 5 * SECOND]
    assert clocks.running == {0, 2}


def test_after_a_deal_only_the_seat_that_acted_begins_a_new_move() -> None:
    clocks = waiting(PerMove(30), 0, 1).at(20 * SECOND)
    clocks = clocks.after(Acted(0, "x"), None).after(Settled(None), frozenset({0, 1})).with_running(ALL)
    assert clocks.left[:2] == (30 * SECOND, 10 * SECOND)
    assert clocks.moves[:2] == (2, 1)


def test_no_clock_runs_during_a_timer_of_the_rules_or_for_a_bot() -> None:
    clocks = waiting(PerMove(30), 0)
    assert not acted(clocks, 0).running
    assert not clocks.after(HandedOver(0, "bot:club"), frozenset({0})).with_running(ALL - {0}).running


def test_a_late_player_has_no_time_left_until_their_next_move() -> None:
    clocks = waiting(PerMove(30), 0)
    assert clocks.expired(29_999) == frozenset()
    assert clocks.expired(30_000) == {0}
    late = clocks.at(30_000).after(TimedOut(0), frozenset({0})).with_running(ALL)
    assert (late.left[0], late.late) == (0, frozenset({0}))
    assert acted(late, 0, 0).expired(30_000) == {0}  # a bot ends the move that the player began
    assert not acted(acted(late, 0, 1), 1, 0).late


# Taking back


def test_only_the_player_who_takes_back_pays_for_the_time_since() -> None:
    clocks = waiting(PerGame(300, 10), 0)
    clocks = acted(clocks.at(100 * SECOND), 0, 1)
    clocks = clocks.at(130 * SECOND).after(Undone(0, 1), frozenset({0})).with_running(ALL)
    assert clocks.left == (180 * SECOND, 300 * SECOND, 300 * SECOND)
    assert clocks.running == {0}


def test_taking_back_leaves_some_time_to_think_but_no_more_than_there_was() -> None:
    for left in (25, 3):
        clocks = waiting(PerMove(30), 0)
        clocks = acted(clocks.at((30 - left) * SECOND), 0, 1)
        clocks = clocks.at(60 * SECOND).after(Undone(0, 1), frozenset({0})).with_running(ALL)
        assert clocks.left[0] == min(left * SECOND, GRACE)


def test_other_clocks_run_on_when_a_player_takes_back() -> None:
    clocks = waiting(PerMove(30), 0, 1)
    clocks = acted(clocks.at(5 * SECOND), 0, 1)
    clocks = clocks.at(9 * SECOND).after(Undone(0, 1), frozenset({0, 1})).with_running(ALL)
    assert clocks.left[:2] == (21 * SECOND, 21 * SECOND)


# Laws

EVENTS = ("act", "end", "undo", "pause", "go", "late", "leave", "come", "wait", "settle")


def step(clocks: Clocks, event: str, rng: Random) -> Clocks:
    """The clocks after one event."""
    due = clocks.due or frozenset({rng.randrange(3)})
    seat = min(due)
    other = frozenset({(seat + 1) % 3})
    does: dict[str, Any] = {
        "act": lambda: clocks.after(Acted(seat, "x"), due),
        "end": lambda: clocks.after(Acted(seat, "x"), (due - {seat}) or other),
        "undo": lambda: clocks.after(Undone(clocks.mark.seat, 0), clocks.mark.due) if clocks.mark else clocks,
        "pause": lambda: clocks.after(Paused(True), due),
        "go": lambda: clocks.after(Paused(False), due),
        "late": lambda: clocks.after(TimedOut(seat), due),
        "settle": lambda: clocks.after(Acted(seat, "x"), None).after(Settled(None), other),
    }
    after: Clocks = does.get(event, lambda: clocks)()
    return after.with_running(frozenset() if event == "leave" else ALL)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(
    st.sampled_from(RULES), st.lists(st.tuples(st.sampled_from(EVENTS), st.integers(0, 50_000)), max_size=40)
)
def test_only_the_time_of_seats_that_the_game_waits_for_runs(
    rule: ClockRule, events: list[tuple[str, int]]
) -> None:
    clocks, uptime, rng = waiting(rule, 0), 0, Random(1)
    for event, passed in events:
        uptime += passed
        later = clocks.at(uptime)
        for seat in range(3):
            spent = clocks.left[seat] - later.left[seat]
            assert spent == (min(passed, clocks.left[seat]) if seat in clocks.running else 0)
            assert later.left[seat] >= 0
        assert later.at(uptime) == later == later.at(uptime - 1)  # time never goes back
        halves = clocks.at(uptime - passed // 2).at(uptime)
        assert (halves.left, halves.running) == (
            later.left,
            later.running,
        )  # however often the clocks are read
        clocks = step(later, event, rng)
        assert clocks.running <= clocks.due
        assert not (clocks.paused and clocks.running)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.sampled_from(RULES), st.lists(st.integers(0, 20_000), min_size=2, max_size=20))
def test_moving_and_taking_back_gains_no_time(rule: ClockRule, pauses: list[int]) -> None:
    clocks, uptime = waiting(rule, 0), 0
    had = clocks.left
    for pause in pauses:
        uptime += pause
        clocks = acted(clocks.at(uptime), 0, 1)
        clocks = clocks.at(uptime + 1).after(Undone(0, 0), frozenset({0})).with_running(ALL)
        uptime += 1
        assert all(now <= then for now, then in zip(clocks.left, had, strict=True))
        assert clocks.moves == (1, 0, 0)
        had = clocks.left
