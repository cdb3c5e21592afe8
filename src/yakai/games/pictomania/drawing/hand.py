"""A hand that draws a recipe as a person would: never the same twice, a little shaky, as fast as its temper."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import cos, dist, pi, radians, sin, tau
from random import Random
from typing import Final, NamedTuple

from yakai.games.pictomania.actions import Stroke
from yakai.games.pictomania.drawing.lines import Line, Lines, Point, box_of, evenly, length
from yakai.games.pictomania.drawing.recipes import Piece, Recipe
from yakai.games.pictomania.pieces import EDGE, POINTS

VERSIONS: Final = 1000
"""How many versions there are of each drawing."""


class Temper(NamedTuple):
    """How fast a hand is, in hundredths of a sheet per second, and how much it shakes and slips, in hundredths."""

    speed: float
    shakes: float
    slips: float


TEMPERS: Final = (
    Temper(speed=20, shakes=0.2, slips=0.8),  # careful
    Temper(speed=30, shakes=0.32, slips=1.4),  # easy-going
    Temper(speed=48, shakes=0.46, slips=2.2),  # hasty
)

_STEP: Final = 1.6
"""The longest distance between two points, in hundredths of the sheet."""

_MARGIN: Final = 3.0

LIFTED: Final = 0.8
"""How many seconds the pencil is lifted between two strokes."""

_LONG: Final = 81.0
"""The most seconds that a bot draws in the usual time."""


def draw(recipe: Recipe, version: int, seconds: float = _LONG) -> tuple[Stroke, ...]:
    """All strokes of one version of a drawing, to be drawn in this many seconds: with much to draw, the hand hurries.

    The duration of the first stroke, in milliseconds, ends with the version's number. A bot that sees the sheet again
    knows from it how to go on (`version_of`).
    """
    rng = Random(version)
    temper = TEMPERS[_temper(rng)]
    lines = _on_the_sheet(recipe, temper, rng)
    speed = _hurried(lines, temper, seconds)
    strokes = [_stroke(_shaky(_begun_anywhere(line, rng), temper, rng), speed) for line in lines]
    return (_signed(strokes[0], version), *strokes[1:])


@cache
def versions_by(temper: int) -> tuple[int, ...]:
    """The versions that are drawn by a hand of this temper."""
    return tuple(version for version in range(VERSIONS) if _temper(Random(version)) == temper % len(TEMPERS))


def _temper(rng: Random) -> int:
    return rng.randrange(len(TEMPERS))


def version_of(drawing: Sequence[Stroke]) -> int:
    """The version of a drawing, if it is one of ours."""
    return drawing[0].ts[-1] % VERSIONS


def _hurried(lines: Lines, temper: Temper, seconds: float) -> float:
    """The speed at which everything is drawn in time, but at most four times the usual one."""
    needed = sum(map(length, lines)) / max(1.0, seconds - 1.2 * LIFTED * len(lines))
    return max(temper.speed, min(4 * temper.speed, needed))


def _signed(stroke: Stroke, version: int) -> Stroke:
    took = stroke.ts[-1]
    least = round(0.8 * took)
    whole = least + (version - least) % VERSIONS
    return Stroke(stroke.xs, stroke.ys, tuple(round(time * whole / (took or 1)) for time in stroke.ts))


# Where the lines lie


def _on_the_sheet(recipe: Recipe, temper: Temper, rng: Random) -> Lines:
    """The lines on the sheet: each piece slightly off its place, all a little smaller, tilted, perhaps mirrored."""
    lines = tuple(line for piece in recipe.pieces for line in _slipped(piece, temper, rng))
    if recipe.mirrors and rng.random() < 0.5:
        lines = tuple(tuple((100 - x, y) for x, y in line) for line in lines)
    lines = _moved(lines, rng.uniform(0.86, 1.0), rng.uniform(-2, 2) * temper.slips, (0, 0))
    left, top, right, bottom = box_of(lines)
    room = 100 - 2 * _MARGIN
    small = min(1.0, room / (right - left or 1), room / (bottom - top or 1))
    lines = _moved(lines, small, 0, (0, 0))
    left, top, right, bottom = box_of(lines)
    dx = rng.uniform(max(_MARGIN - left, -6), max(_MARGIN - left, min(100 - _MARGIN - right, 6)))
    dy = rng.uniform(max(_MARGIN - top, -6), max(_MARGIN - top, min(100 - _MARGIN - bottom, 6)))
    return _moved(lines, 1, 0, (dx, dy))


def _slipped(piece: Piece, temper: Temper, rng: Random) -> Lines:
    if piece.fixed:
        return piece.lines
    slip = 0.5 * temper.slips
    by = rng.uniform(-slip, slip), rng.uniform(-slip, slip)
    return _moved(
        piece.lines, 1 + rng.uniform(-0.02, 0.02) * temper.slips, rng.uniform(-1, 1) * temper.slips, by
    )


def _moved(lines: Lines, scale: float, tilt: float, by: Point) -> Lines:
    left, top, right, bottom = box_of(lines)
    mx, my = (left + right) / 2, (top + bottom) / 2
    c, s = scale * cos(radians(tilt)), scale * sin(radians(tilt))
    return tuple(
        tuple(
            (mx + by[0] + c * (x - mx) - s * (y - my), my + by[1] + s * (x - mx) + c * (y - my))
            for x, y in line
        )
        for line in lines
    )


# How a line is drawn


def _begun_anywhere(line: Line, rng: Random) -> Line:
    """The line begun elsewhere: a round one anywhere, any other at either end."""
    if len(line) > 3 and dist(line[0], line[-1]) < 0.5:
        start = rng.randrange(len(line) - 1)
        line = (*line[start:-1], *line[: start + 1])
    return line[::-1] if rng.random() < 0.3 else line


def _shaky(line: Line, temper: Temper, rng: Random) -> list[Point]:
    fine = evenly(line, _STEP)
    step = max(1, len(fine) // POINTS + 1)
    fine = [*fine[:-1:step], fine[-1]] if len(fine) > 1 else fine
    much = temper.shakes * min(1.0, 0.3 + length(line) / 40)
    waves = [(rng.uniform(0.015, 0.06), rng.uniform(0, tau), rng.uniform(0.3, 1)) for _ in range(4)]
    shaky, gone, before = [], 0.0, fine[0]
    for x, y in fine:
        gone += dist(before, (x, y))
        before = x, y
        (fa, pa, a), (fb, pb, b), (fc, pc, c), (fd, pd, d) = waves
        off = a * sin(tau * fa * gone + pa) + 0.6 * b * sin(tau * 2 * fb * gone + pb)
        aside = c * sin(tau * fc * gone + pc) + 0.6 * d * sin(tau * 2 * fd * gone + pd)
        shaky.append((x + much * off, y + much * aside))
    return shaky


def _stroke(points: Sequence[Point], speed: float) -> Stroke:
    xs = tuple(min(EDGE, max(0, round(x * EDGE / 100))) for x, _ in points)
    ys = tuple(min(EDGE, max(0, round(y * EDGE / 100))) for _, y in points)
    return Stroke(xs, ys, tuple(_times(points, speed)))


def _times(points: Sequence[Point], speed: float) -> Iterator[int]:
    """The time of each point: slow at both ends, fast between them."""
    whole = length(points)
    gone = 0.0
    yield 0
    for one, two in pairwise(points):
        gone += dist(one, two)
        part = gone / whole if whole else 1.0
        yield round(1000 * (0.12 + whole / speed) * (part - sin(tau * part) / (3 * pi)))
