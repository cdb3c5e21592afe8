"""Positions of Pictomania in two lines: a round with chosen words, guesses and tokens."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from yakai.core.errors import IllegalAction
from yakai.core.game import Seat, Timer, Turn
from yakai.core.log import Acted, Settled
from yakai.core.match import Match
from yakai.games.pictomania import rules
from yakai.games.pictomania.actions import Cards, Dealt, Finish, Guess, Ready, Stroke, Take
from yakai.games.pictomania.pieces import Letter, Side, Task
from yakai.games.pictomania.state import Scored, State

LETTERS: Sequence[Letter] = ("A", "B", "C", "A", "B", "C")


def side(card: int) -> Side:
    """A side with made-up words: `1-1` to `1-7` on card 1."""
    return Side(card, f"theme {card}", tuple(f"{card}-{number}" for number in range(1, 8)))


def getting_ready(seats: int = 3, deck: int = 12, **options: Any) -> Match:
    """The cards 1, 2 and 3 stand at A, B and C, and everybody reads. Each level has so many cards."""
    match = Match(rules, seats, options, deal=False)
    match.replay(Settled(Cards((deck,) * 4, (side(1), side(2), side(3)))))
    return match


def drawing(
    seats: int = 3, numbers: Sequence[int] = (), letters: Sequence[Letter] = (), **options: Any
) -> Match:
    """Everybody draws: the seats' numbers are 1, 2, 3 … and their letters A, B, C, A …, if not given."""
    match = getting_ready(seats, **options)
    deal(match, numbers, letters)
    return match


def deal(match: Match, numbers: Sequence[int] = (), letters: Sequence[Letter] = ()) -> None:
    """All say that they are ready, and get these numbers and letters."""
    everybody_is_ready(match, settle=False)
    tasks = [
        Task(letter, number)
        for letter, number in zip(letters or LETTERS, numbers or range(1, match.seats + 1), strict=False)
    ]
    match.replay(Settled(Dealt(tuple(tasks[: match.seats]))))


def everybody_is_ready(match: Match, *, settle: bool = True) -> None:
    """All who have not yet said so say that they have nothing more to say."""
    step = match.state.step
    for seat in sorted(match.state.to_act):
        match.replay(Acted(seat, Ready(step)))
    if settle:
        match.accept(match.settle())


def line(*points: tuple[int, int]) -> Stroke:
    """A stroke through these points."""
    xs, ys = zip(*points or ((0, 0), (9, 9)), strict=True)
    return Stroke(tuple(xs), tuple(ys), tuple(range(len(xs))))


def guess(match: Match, guesses: Mapping[Seat, Mapping[Seat, int]]) -> None:
    """Guesses by guesser and artist, in the order in which they stand there."""
    for seat, on in guesses.items():
        for artist, number in on.items():
            match.play(seat, Guess(artist, number))


def finish(match: Match, tokens: Mapping[Seat, int] | None = None) -> None:
    """All finish, some with a black token; the review begins."""
    for seat in sorted(match.state.to_act):
        if seat in match.state.to_act and match.state.stage == "draw":
            stars = (tokens or {}).get(seat)
            match.play(seat, Finish() if stars is None else Take(stars))


def review(match: Match) -> Scored:
    """The review ends with nothing more to say; the round as it was scored. Now everybody looks at the score."""
    everybody_is_ready(match)
    state: State = match.state
    return state.scored[-1]


def score(match: Match) -> Scored:
    """The review ends, and the look at the score; the round as it was scored. The next one begins, or the vote."""
    review(match)
    if match.state.stage == "scores":
        everybody_is_ready(match)
    state: State = match.state
    return state.scored[-1]


def play_round(match: Match) -> Scored:
    """Play a round in which all players draw a line and finish without a guess or a token."""
    if match.state.stage == "ready":
        deal(match)
    for seat in sorted(match.state.to_act):
        match.play(seat, line())
    finish(match)
    return score(match)


def voting(seats: int = 3, **options: Any) -> Match:
    """Four rounds have been played, with one line on every sheet."""
    match = getting_ready(seats, **options)
    for _ in range(4):
        play_round(match)
    return match


def refused(match: Match, seat: int, action: Any) -> str:
    """The clause by which an action is refused; nothing may change."""
    before = match.state
    with pytest.raises(IllegalAction) as refusal:
        match.play(seat, action)
    assert match.state is before
    return refusal.value.clause


def timer(match: Match) -> Timer:
    """The timer that runs."""
    assert isinstance(match.pending, Turn)
    assert match.pending.timer is not None
    return match.pending.timer
