"""The frames of a random game as JSON, to test a board's script without a server.

`python -m yakai.testing.frames yak 3 7` plays a game of three with seed 7, and writes a list of frames for the
spectators and one for each seat, as the client would receive them.
"""

import sys
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

import yakai
from yakai.core.game import Turn
from yakai.core.match import Match
from yakai.table import frames as table_frames
from yakai.table.frames import Frame
from yakai.table.state.replayed import replay_log

MOST_MOVES: Final = 400
"""Moves after which a game is cut off; enough for everything in a game to happen."""


def frames(game: str, seats: int, seed: int) -> list[list[Frame]]:
    """The frames of a game of random legal moves: the spectators' first, then each seat's.

    Each list begins with a fresh frame, as for a client that connects after the deal.

    >>> [one[0].fresh for one in frames("yak", 2, 1)]
    [True, True, True]
    """
    match = _random_match(game, seats, seed)
    replayed = replay_log(match, tuple(f"Player {seat + 1}" for seat in range(seats)))
    audiences = (list(table_frames.frames(replayed, seat, "en")) for seat in (None, *range(seats)))
    return [[replace(first, fresh=True, told=()), *rest] for first, *rest in audiences]


def _random_match(game: str, seats: int, seed: int) -> Match:
    match, rng = yakai.new(game, seats=seats, seed=seed), Random(seed)
    for _ in range(MOST_MOVES):
        if not match.to_act:
            break
        able = [seat for seat in sorted(match.to_act) if match.legal(seat)]
        if able:
            seat = rng.choice(able)
            match.play(seat, match.legal(seat).sample(rng))
        else:
            assert isinstance(match.pending, Turn)
            assert match.pending.timer is not None
            match.expire(match.pending.timer.key)
    return match


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(frames(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
