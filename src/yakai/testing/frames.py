"""What a board is fed in a random game, frame by frame: to try a board's script on, without a server.

`python -m yakai.testing.frames yak 3 7` writes a game of three with seed 7 as JSON, a list of frames for the
spectators and for each seat, in the shape of the client's contract.
"""

import sys
from random import Random
from typing import Any

import msgspec

import yakai
from yakai.core.game import Seat, Turn
from yakai.core.match import Match
from yakai.core.steps import Step

Frame = dict[str, Any]

MOST = 400
"""So many moves are enough to see everything that a game has."""


def frames(game: str, seats: int, seed: int) -> list[list[Frame]]:
    """A game in which everybody does anything that is legal, through everybody's eyes: spectators first.

    >>> [len(one[0]["told"]) for one in frames("yak", 2, 1)]
    [0, 0, 0]
    """
    match = yakai.new(game, seats=seats, seed=seed)
    rng = Random(seed)
    watching = [_Eyes(match, None), *(_Eyes(match, seat) for seat in range(seats))]
    for _ in range(MOST):
        if not match.to_act:
            break
        able = [seat for seat in sorted(match.to_act) if match.legal(seat)]
        seat = rng.choice(able) if able else None
        steps = _time_out(match) if seat is None else match.play(seat, match.legal(seat).sample(rng))
        for eyes in watching:
            eyes.see(match.tell(steps, eyes.seat))
    return [eyes.frames for eyes in watching]


def _time_out(match: Match) -> tuple[Step, ...]:
    """Nobody has anything left to say: time does."""
    assert isinstance(match.pending, Turn)
    assert match.pending.timer is not None
    return match.expire(match.pending.timer.key)


class _Eyes:
    def __init__(self, match: Match, seat: Seat | None) -> None:
        self.seat = seat
        self.frames: list[Frame] = []
        self._match = match
        self._n = 0
        self._add((), fresh=True)

    def see(self, events: tuple[Any, ...]) -> None:
        if events or self._match.view(self.seat) != self.frames[-1]["view"]:
            self._add(events, fresh=False)

    def _add(self, events: tuple[Any, ...], fresh: bool) -> None:
        match, seat = self._match, self.seat
        told = [{"n": self._n + place, "event": event, "lines": []} for place, event in enumerate(events, 1)]
        self._n += len(told)
        view = match.view(seat)
        offered = match.rules.customs.offered or match.rules.legal
        self.frames.append(
            {
                "game": 1,
                "seat": seat,
                "names": [f"Player {one + 1}" for one in range(match.seats)],
                "n": self._n,
                "view": view,
                "legal": None if match.result else offered(view),
                "result": match.result,
                "paused": False,
                "conceded": [],
                "undo": False,
                "clock": None,
                "told": told,
                "fresh": fresh,
                "missed": False,
            }
        )


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(frames(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
