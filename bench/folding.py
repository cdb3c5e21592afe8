"""Time to fold a drawn round of Pictomania from its log: `python -m bench.folding`.

A round of Pictomania for six, with three hundred strokes, every guess and every token, is written as JSON Lines,
then read and replayed. It also says what one view costs, built and encoded.
"""

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

import msgspec

import yakai
from bench.measure import interpreter, pin
from yakai.core import log_encoding
from yakai.core.match import Match
from yakai.games.pictomania.actions import Guess, Ready, Stroke, Take
from yakai.games.pictomania.pieces import EDGE

SEATS = 6
STROKES = 300
TARGET = 20.0
"""Milliseconds."""


def drawn_round(points: int) -> Match:
    """The round up to the review: the strokes of all sheets mixed, then everybody guesses and finishes."""
    rng = Random(1)
    match = yakai.new("pictomania", seats=SEATS, seed=1)
    for seat in range(SEATS):
        match.play(seat, Ready(match.state.step))
    for number in range(STROKES):
        match.play(number % SEATS, random_stroke(points, rng))
    for seat in range(SEATS):
        others = [artist for artist in range(SEATS) if artist != seat]
        for number, artist in enumerate(others, start=1):
            match.play(seat, Guess(artist, number))
        match.play(seat, Take(match.view(seat).black[0]))
    return match


def random_stroke(points: int, rng: Random) -> Stroke:
    """A random walk over the sheet, sixty points per second."""
    x, y = rng.randint(0, EDGE), rng.randint(0, EDGE)
    xs, ys = [], []
    for _ in range(points):
        xs.append(x)
        ys.append(y)
        x = min(EDGE, max(0, x + rng.randint(-40, 40)))
        y = min(EDGE, max(0, y + rng.randint(-40, 40)))
    return Stroke(tuple(xs), tuple(ys), tuple(range(0, 16 * points, 16)))


def milliseconds(work: Callable[[], object], times: int = 25) -> float:
    """The median duration of some work."""
    taken = []
    for _ in range(times):
        began = perf_counter()
        work()
        taken.append((perf_counter() - began) * 1000)
    return median(taken)


def main() -> None:
    """Measure and print."""
    _say(f"{interpreter()}, {pin()}\n")
    worst = 0.0
    for points in (20, 40, 60):
        match = drawn_round(points)
        text = log_encoding.write_header(match.header) + log_encoding.write(match.log)
        fold = milliseconds(partial(yakai.from_bytes, text))
        view = milliseconds(partial(match.rules.view, match.state, 0))
        sent = milliseconds(partial(msgspec.json.encode, match.view(0)))
        _say(
            f"{STROKES} strokes of {points} points, {len(text) / 1000:.0f} KB: folds in {fold:.1f} ms; "
            f"a view is built in {view * 1000:.0f} µs, encoded in {sent:.1f} ms"
        )
        worst = max(worst, fold)
    _say(f"slowest {worst:.1f} ms   target {TARGET:g} ms: {'reached' if worst < TARGET else 'MISSED'}")
    sys.exit(0 if worst < TARGET else 1)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
