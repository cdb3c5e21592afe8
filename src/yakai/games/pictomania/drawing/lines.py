"""Lines on a sheet 100 wide and 100 high: their shapes, and where they lie."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import cos, dist, pi, radians, sin, tau
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Line: TypeAlias = tuple[Point, ...]
Lines: TypeAlias = tuple[Line, ...]


def straight(*numbers: float) -> Line:
    """Straight lines from point to point.

    >>> straight(0, 0, 10, 20)
    ((0, 0), (10, 20))
    """
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def closed(points: Iterable[Point]) -> Line:
    """The line through these points and back to the first."""
    points = tuple(points)
    return (*points, points[0])


def bow(points: Sequence[Point], steps: int = 8) -> Line:
    """A curve through all points (a Catmull–Rom spline)."""
    if len(points) < 3:
        return tuple(points)
    ends = points[0] == points[-1]
    before, after = (points[-2], points[1]) if ends else (points[0], points[-1])
    padded = [before, *points, after]
    curve = [points[0]]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        curve += [(_spline(a[0], b[0], c[0], d[0], at / steps), _spline(a[1], b[1], c[1], d[1], at / steps))
                  for at in range(1, steps + 1)]  # fmt: skip
    return tuple(curve)


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))) / 2


def round_(x: float, y: float, wide: float, high: float, start: float = -90, end: float = 270) -> Line:
    """Part of an ellipse around a point, by degrees clockwise from the right."""
    steps = max(3, round(abs(end - start) / 15))
    angles = [radians(start + (end - start) * at / steps) for at in range(steps + 1)]
    return tuple((x + wide / 2 * cos(angle), y + high / 2 * sin(angle)) for angle in angles)


def wavy(one: Point, two: Point, waves: int = 4, high: float = 4) -> Line:
    """A wavy line between two points."""
    return _along(one, two, waves * 12, lambda part: high * sin(part * waves * tau))


def jagged(one: Point, two: Point, teeth: int = 5, high: float = 5) -> Line:
    """A jagged line between two points."""
    points = _along(one, two, 2 * teeth, lambda _: 0.0)
    nx, ny = _normal(one, two)
    shift = (0, *((high, -high)[at % 2] for at in range(2 * teeth - 1)), 0)
    return tuple((x + nx * by, y + ny * by) for (x, y), by in zip(points, shift, strict=True))


def _along(one: Point, two: Point, steps: int, off: Callable[[float], float]) -> Line:
    nx, ny = _normal(one, two)
    (x0, y0), (x1, y1) = one, two
    parts = [at / steps for at in range(steps + 1)]
    return tuple(
        (x0 + part * (x1 - x0) + nx * off(part), y0 + part * (y1 - y0) + ny * off(part)) for part in parts
    )


def _normal(one: Point, two: Point) -> Point:
    long = dist(one, two) or 1
    return -(two[1] - one[1]) / long, (two[0] - one[0]) / long


def dashes(points: Sequence[Point], dash: float = 5) -> Iterator[Line]:
    """The dashes of a dashed line."""
    fine = evenly(points, dash / 4)
    for at in range(0, len(fine) - 2, 8):
        yield tuple(fine[at : at + 5])


def evenly(points: Sequence[Point], step: float) -> list[Point]:
    """The same line with points at most about `step` apart; every corner stays."""
    found = [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        parts = max(1, round(dist((x0, y0), (x1, y1)) / step + 0.49))
        found += [(x0 + (x1 - x0) * at / parts, y0 + (y1 - y0) * at / parts) for at in range(1, parts + 1)]
    return found


def length(points: Sequence[Point]) -> float:
    """The length of a line."""
    return sum(dist(one, two) for one, two in pairwise(points))


def box_of(lines: Iterable[Sequence[Point]]) -> tuple[float, float, float, float]:
    """The left, top, right and bottom of all lines together."""
    xs, ys = zip(*(point for line in lines for point in line), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def hatched(outline: Sequence[Point], gap: float = 4.0) -> Lines:
    """Slanted lines that fill a shape, back and forth."""
    turned = [((x + y) / 2, (y - x) / 2) for x, y in closed(outline)]
    level, bottom = min(y for _, y in turned) + gap / 3, max(y for _, y in turned)
    rows: list[list[float]] = []
    levels: list[float] = []
    while level < bottom:
        rows.append(
            sorted(
                x0 + (level - y0) / (y1 - y0) * (x1 - x0)
                for (x0, y0), (x1, y1) in pairwise(turned)
                if (y0 > level) != (y1 > level)
            )
        )
        levels.append(level)
        level += gap / 1.4
    found: list[list[Point]] = []
    for at, (cuts, level) in enumerate(zip(rows, levels, strict=True)):
        for left, right in zip(cuts[::2], cuts[1::2], strict=False):
            ends = [(left, level), (right, level)] if at % 2 else [(right, level), (left, level)]
            if found and len(cuts) == 2 and dist(found[-1][-1], ends[0]) < 2.5 * gap:
                found[-1] += ends
            else:
                found.append(ends)
    return tuple(tuple((x - y, x + y) for x, y in line) for line in found)


def spiral(x: float, y: float, size: float, turns: float = 3) -> Line:
    """A spiral from the middle outwards."""
    steps = round(turns * 20)
    return tuple(
        (
            x + size / 2 * at / steps * cos(turns * tau * at / steps),
            y + size / 2 * at / steps * sin(turns * tau * at / steps),
        )
        for at in range(steps + 1)
    )


def star(x: float, y: float, size: float, points: int = 5, inner: float = 0.42) -> Line:
    """A star with its first point at the top."""
    return closed(
        (
            x + size / 2 * (inner if at % 2 else 1) * sin(at * pi / points),
            y - size / 2 * (inner if at % 2 else 1) * cos(at * pi / points),
        )
        for at in range(2 * points)
    )
