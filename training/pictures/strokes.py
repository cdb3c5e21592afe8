"""A line drawing as strokes: an SVG's lines as they are, its filled areas as scribbles.

Everything is in the units of OpenMoji's sheet, which is 72 wide and high; its lines are 2 thick.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import ceil, dist, hypot
from typing import Any, Final, TypeAlias

from svgelements import SVG, Path, Shape
from training.curves import flat

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = list[Point]

STEP: Final = 0.9
"""The step along curves."""
LEEWAY: Final = 0.11
"""A simplified stroke is nowhere farther than this from the curve."""
MEET: Final = 0.7
"""Ends so near each other are one."""
PEN: Final = 2.7
"""A filled shape that is no thicker than this was a line, converted to an outline."""
SPOT: Final = 8.0
"""A filled shape that is no larger than this is a spot."""


def drawn(svg: str) -> list[Points]:
    """All strokes of a picture, the long ones first."""
    strokes: list[Points] = []
    for shape in SVG.parse(svg, reify=True).elements():
        if not isinstance(shape, Shape) or not _visible(shape):
            continue
        outlines = [one for part in _parts(abs(Path(shape))) if len(one := flat(part, STEP)) > 1]
        if _paints(shape.stroke):
            strokes += outlines
            if _paints(shape.fill):
                strokes += [one for outline in outlines for one in _hatching(outline)]
        else:
            strokes += _filled(outlines)
    kept = _without_twins(sorted(strokes, key=_length, reverse=True))
    joined = _joined(kept)
    return sorted([simple(one) for one in joined if len(one) > 1], key=_length, reverse=True)


def _visible(shape: Shape) -> bool:
    values = shape.values
    gone = (
        values.get("display") == "none"
        or values.get("opacity") == "0"
        or values.get("visibility") == "hidden"
    )
    return not gone and (_paints(shape.stroke) or _paints(shape.fill))


def _paints(paint: Any) -> bool:
    return paint is not None and paint.value is not None and paint.alpha != 0


def _parts(path: Path) -> Iterator[Path]:
    yield from (Path(part) for part in path.as_subpaths())


def _length(points: Sequence[Point]) -> float:
    return sum(dist(one, two) for one, two in pairwise(points))


def _area(points: Sequence[Point]) -> float:
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise([*points, points[0]]))) / 2


def _evenly(points: Sequence[Point], count: int) -> Points:
    """So many points along a line, in equal steps."""
    whole = _length(points)
    found, gone, at = [points[0]], 0.0, 0
    for step in range(1, count):
        goal = whole * step / (count - 1)
        while at < len(points) - 2 and gone + dist(points[at], points[at + 1]) < goal:
            gone += dist(points[at], points[at + 1])
            at += 1
        (x0, y0), (x1, y1) = points[at], points[at + 1]
        part = min(1.0, (goal - gone) / (dist(points[at], points[at + 1]) or 1))
        found.append((x0 + part * (x1 - x0), y0 + part * (y1 - y0)))
    return found


# What is filled


def _filled(outlines: list[Points]) -> Iterator[Points]:
    outlines = [one for one in outlines if _area(one) > 0.05]
    rims = [one for one in outlines if any(_around(other, one) for other in outlines if other is not one)]
    for outline in outlines:
        around = [*outline, outline[0]]
        thick = (
            2 * (_area(outline) - sum(_area(rim) for rim in rims if _around(outline, rim))) / _length(around)
        )
        if any(outline is rim for rim in rims):
            continue  # the inner side of a ring
        if any(_around(outline, rim) for rim in rims):
            yield around
            if thick > PEN:
                yield from (rim for rim in rims if _around(outline, rim))
        elif _size(outline) <= 2.2 * PEN and thick > 0.6:
            yield _curl(outline)
        elif thick <= PEN and (middle := _middle(around, thick)):
            yield middle
        else:
            yield around
            yield from _hatching(outline)


def _around(outer: Sequence[Point], inner: Sequence[Point]) -> bool:
    ox, oy = zip(*outer, strict=True)
    ix, iy = zip(*inner, strict=True)
    inside = min(ox) <= min(ix) and max(ox) >= max(ix) and min(oy) <= min(iy) and max(oy) >= max(iy)
    return inside and _area(outer) > _area(inner)


def _size(points: Sequence[Point]) -> float:
    xs, ys = zip(*points, strict=True)
    return max(max(xs) - min(xs), max(ys) - min(ys))


def _curl(outline: Points) -> Points:
    """A spot: around, and on inwards."""
    middle = (sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline))
    around = _evenly([*outline, outline[0]], 13)[:-1]
    turns = 2 if _size(outline) < 4 else 3
    curl = []
    for at in range(turns * 12):
        part = 0.8 * (1 - at / (turns * 12))
        x, y = around[at % 12]
        curl.append((middle[0] + part * (x - middle[0]), middle[1] + part * (y - middle[1])))
    return curl


def _middle(around: Points, thick: float) -> Points:
    """The line that an outline was made from, if it has two ends."""
    even = _evenly(around, 121)[:-1]
    start = max(range(120), key=lambda at: dist(even[at], even[(at + 60) % 120]))
    even = even[start:] + even[:start]
    end = max(range(1, 120), key=lambda at: dist(even[0], even[at]))
    one, two = _evenly(even[: end + 1], 60), _evenly([even[0], *even[: end - 1 : -1]], 60)
    if max(dist(left, right) for left, right in zip(one, two, strict=True)) > 2.2 * thick + 0.8:
        return []
    return [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(one, two, strict=True)]


def _hatching(outline: Points, gap: float = 2.4) -> Iterator[Points]:
    """Slanted lines to and fro, as long as they hang together."""
    turned = [((x + y) / 2, (y - x) / 2) for x, y in [*outline, outline[0]]]
    top, bottom = min(y for _, y in turned), max(y for _, y in turned)
    rows: list[list[tuple[float, float, float]]] = []
    level = top + gap / 2.5
    while level < bottom:
        cuts = sorted(
            x0 + (level - y0) / (y1 - y0) * (x1 - x0)
            for (x0, y0), (x1, y1) in pairwise(turned)
            if (y0 > level) != (y1 > level)
        )
        rows.append([(a, b, level) for a, b in zip(cuts[::2], cuts[1::2], strict=False) if b - a > 0.6])
        level += gap / 1.4
    pen: Points = []
    for at, row in enumerate(rows):
        for left, right, level in row:
            ends = [(left, level), (right, level)] if at % 2 else [(right, level), (left, level)]
            if pen and (len(row) > 1 or dist(pen[-1], ends[0]) > 2.5 * gap):
                yield [(x - y, x + y) for x, y in pen]
                pen = []
            pen += ends
    if pen:
        yield [(x - y, x + y) for x, y in pen]


# Tidying


def _without_twins(strokes: Iterable[Points]) -> list[Points]:
    """The strokes without those drawn over others."""
    taken: set[tuple[int, int]] = set()
    kept = []
    for stroke in strokes:
        dense = _evenly(stroke, max(2, ceil(_length(stroke) / 0.4) + 1))
        cells = [(round(x / 0.8), round(y / 0.8)) for x, y in dense]
        twin = sum(cell in taken for cell in cells) > 0.93 * len(cells)
        if not twin:
            kept.append(stroke)
            taken |= {(x + i, y + j) for x, y in cells for i in (-1, 0, 1) for j in (-1, 0, 1)}
    return kept


def _joined(strokes: list[Points]) -> list[Points]:
    """Strokes that go on where another one ends become one, the straightest way first."""
    strokes = list(strokes)
    while True:
        best: tuple[float, int, int, bool, bool] | None = None
        for i, one in enumerate(strokes):
            for j in range(i + 1, len(strokes)):
                for turn_i in (False, True):
                    for turn_j in (False, True):
                        a, b = one[::-1] if turn_i else one, strokes[j][::-1] if turn_j else strokes[j]
                        if dist(a[-1], b[0]) > MEET or _closed(a) or _closed(b):
                            continue
                        bend = _bend(a, b)
                        if bend < 1.75 and (best is None or bend < best[0]):
                            best = bend, i, j, turn_i, turn_j
        if best is None:
            return strokes
        _, i, j, turn_i, turn_j = best
        a, b = strokes[i], strokes[j]
        joined = (a[::-1] if turn_i else a) + (b[::-1] if turn_j else b)
        strokes = [one for at, one in enumerate(strokes) if at not in (i, j)] + [joined]


def _closed(points: Points) -> bool:
    return dist(points[0], points[-1]) < MEET


def _bend(a: Points, b: Points) -> float:
    """From 0, straight on, to 2, all the way back."""
    from_ = a[-1][0] - _back(a)[0], a[-1][1] - _back(a)[1]
    to = _back(b[::-1])[0] - b[0][0], _back(b[::-1])[1] - b[0][1]
    long = hypot(*from_) * hypot(*to)
    return 1 - (from_[0] * to[0] + from_[1] * to[1]) / long if long else 2


def _back(points: Points) -> Point:
    """A point about two units before the end."""
    return next((one for one in reversed(points) if dist(one, points[-1]) > 2), points[0])


def simple(points: Points, leeway: float = LEEWAY) -> Points:
    """As few points as will do (Douglas and Peucker).

    >>> simple([(0, 0), (1, 0.01), (2, 0), (2, 2)])
    [(0, 0), (2, 0), (2, 2)]
    """
    keep = {0, len(points) - 1}
    todo = [(0, len(points) - 1)]
    while todo:
        first, last = todo.pop()
        if last - first < 2:
            continue
        far = max(range(first + 1, last), key=lambda at: _off(points[at], points[first], points[last]))
        if _off(points[far], points[first], points[last]) > leeway:
            keep.add(far)
            todo += [(first, far), (far, last)]
    return [points[at] for at in sorted(keep)]


def _off(point: Point, one: Point, two: Point) -> float:
    """How far a point is from the way between two others: a pencil may go back on its own line."""
    (x, y), (x0, y0), (x1, y1) = point, one, two
    long = (x1 - x0) ** 2 + (y1 - y0) ** 2
    part = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / long if long else 0.0
    part = min(1.0, max(0.0, part))
    return hypot(x - x0 - part * (x1 - x0), y - y0 - part * (y1 - y0))
