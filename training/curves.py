"""A path of an SVG as points that are close enough to each other to look like it. Needs `svgelements`."""

from collections.abc import Iterator
from math import ceil, dist
from typing import Any

from svgelements import CubicBezier, Path, QuadraticBezier


def flat(path: Path, step: float) -> list[tuple[float, float]]:
    """All points of a path; on its curves one at least every `step`."""
    path.approximate_arcs_with_cubics()
    points: list[tuple[float, float]] = []
    for piece in path:
        match piece:
            case CubicBezier():
                points += _bent(step, piece.start, piece.control1, piece.control2, piece.end)
            case QuadraticBezier():
                points += _bent(step, piece.start, piece.control, piece.control, piece.end)
            case _ if piece.end is not None:
                points.append((piece.end.x, piece.end.y))
    return [one for at, one in enumerate(points) if at == 0 or dist(one, points[at - 1]) > 1e-3]


def _bent(step: float, *handles: Any) -> Iterator[tuple[float, float]]:
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = [(one.x, one.y) for one in handles]
    long = dist((x0, y0), (x1, y1)) + dist((x1, y1), (x2, y2)) + dist((x2, y2), (x3, y3))
    steps = max(4, ceil(long / step))
    for at in range(1, steps + 1):
        t = at / steps
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        yield a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3
