"""An icon of another set as strokes: it is painted flat, and the border between two colours is a line.

Hidden parts are left out, similar shades are one colour, and a shape as thin as a line becomes one line. Everything is
in a square of `SIDE` pixels.
"""

import io
import re
from collections.abc import Iterator
from typing import Final, TypeAlias

import numpy as np
from PIL import Image, ImageChops, ImageDraw
from scipy.ndimage import distance_transform_edt, find_objects, label
from skimage.color import rgb2lab
from skimage.measure import approximate_polygon, find_contours
from skimage.morphology import skeletonize
from svgelements import SVG, Color, Path, Shape
from training.curves import flat

Points: TypeAlias = list[tuple[float, float]]

SIDE: Final = 256
STEP: Final = 6.0
"""The step along curves, in pixels."""
ALIKE: Final = 26.0
"""Colours that are no farther from each other than this (in Lab) are one."""
THIN: Final = 9.0
"""A shape that is no thicker than this, in pixels, is a line."""
BOLD: Final = 21.0
"""The same in icons of one colour, which are drawn with a broad pen."""
CORE: Final = 130
"""Crossings of such lines are thicker; only a shape that is thicker for this many pixels is filled."""
SMALL: Final = 24
"""Shapes of fewer pixels are not drawn."""
SHORT: Final = 9.0
MOST: Final = 24
"""So many strokes at most, the longest."""

_GRADIENT: Final = re.compile(
    r"<(linear|radial)Gradient[^>]*?id=\"([^\"]+)\"[^>]*?(?:/>|>(.*?)</\1Gradient>)", re.DOTALL
)
_STOP: Final = re.compile(r"stop-color=\"([^\"]+)\"")
_LINK: Final = re.compile(r"href=\"#([^\"]+)\"")
_CUT: Final = re.compile(r"<(clipPath|mask|filter)\b.*?</\1>", re.DOTALL)


def traced(body: str, width: float, height: float) -> list[Points]:
    """All strokes of an icon, the long ones first."""
    labels = _merged(_painted(body, width, height))
    found: list[Points] = []
    numbers = [one for one in np.unique(labels) if one]
    for one in numbers:
        found += _lines(labels == one) if len(numbers) > 1 else _bold(labels == one)
    found.sort(key=_length, reverse=True)
    seen = Image.new("1", (SIDE, SIDE))
    kept = [part for line in found for part in _unseen(line, seen)]
    simple = [_simple(line) for line in sorted(kept, key=_length, reverse=True)[:MOST]]
    return [line for line in simple if len(line) > 1]


# Painting


def _painted(body: str, width: float, height: float) -> np.ndarray:
    """The icon in flat colours: which of them lies where, and what they are."""
    body = _flat_gradients(_CUT.sub("", body).replace("currentColor", "#000"))
    head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    svg = f'{head} viewBox="0 0 {width} {height}" width="{SIDE}" height="{SIDE}">{body}</svg>'
    sheet = Image.new("RGBA", (SIDE, SIDE), (255, 255, 255, 0))
    pen = ImageDraw.Draw(sheet)
    for shape in SVG.parse(io.StringIO(svg), reify=True).elements():
        if not isinstance(shape, Shape) or not _solid(shape):
            continue
        outlines = [flat(Path(part), STEP) for part in abs(Path(shape)).as_subpaths()]
        if (paint := _colour(shape.fill)) is not None:
            sheet.paste(paint, mask=_inside([one for one in outlines if len(one) > 2]))
        if (paint := _colour(shape.stroke)) is not None:
            thick = max(1, round(float(shape.stroke_width or 1)))
            for one in outlines:
                pen.line(one, fill=paint, width=thick, joint="curve")
    return np.array(sheet)


def _inside(outlines: list[Points]) -> Image.Image:
    """What an even number of outlines goes around is a hole."""
    mask = Image.new("1", (SIDE, SIDE))
    for outline in outlines:
        one = Image.new("1", (SIDE, SIDE))
        ImageDraw.Draw(one).polygon(outline, fill=1)
        mask = ImageChops.logical_xor(mask, one)
    return mask


def _flat_gradients(body: str) -> str:
    """A gradient becomes its middle colour."""
    stops: dict[str, str] = {}
    links: dict[str, str] = {}
    for found in _GRADIENT.finditer(body):
        colours = _STOP.findall(found[3] or "")
        if colours:
            stops[found[2]] = colours[len(colours) // 2]
        elif link := _LINK.search(found[0]):
            links[found[2]] = link[1]
    for name, other in links.items():
        stops.setdefault(name, stops.get(other, "#888"))
    return re.sub(r"url\(#([^)]+)\)", lambda found: stops.get(found[1], "#888"), body)


def _solid(shape: Shape) -> bool:
    values = shape.values
    opacity = float(values.get("opacity") or 1) * float(values.get("fill-opacity") or 1)
    return opacity >= 0.45 and values.get("display") != "none"


def _colour(paint: Color | None) -> tuple[int, int, int, int] | None:
    if paint is None or paint.value is None or (paint.alpha is not None and paint.alpha < 100):
        return None
    return paint.red, paint.green, paint.blue, 255


def _merged(sheet: np.ndarray) -> np.ndarray:
    """A number for each colour, 0 for nothing; colours that are nearly alike have one number."""
    there = sheet[..., 3] > 0
    colours, which, counts = np.unique(sheet[there][:, :3], axis=0, return_inverse=True, return_counts=True)
    colours = rgb2lab(colours[None] / 255)[0]
    named = np.zeros(len(colours), np.int32)
    chosen: list[int] = []
    for at in np.argsort(-counts):
        near = [one for one in chosen if np.linalg.norm(colours[one] - colours[at]) < ALIKE]
        if not near:
            chosen.append(int(at))
        named[at] = 1 + chosen.index(near[0] if near else int(at))
    labels = np.zeros(sheet.shape[:2], np.int32)
    labels[there] = named[which.reshape(-1)]
    return labels


# Lines


def _lines(mask: np.ndarray) -> list[Points]:
    found: list[Points] = []
    parts, _ = label(mask, np.ones((3, 3)))
    for part, box in enumerate(find_objects(parts), start=1):
        one = np.pad(parts[box] == part, 1)
        top, left = box[0].start - 1, box[1].start - 1
        area = int(one.sum())
        if area < SMALL:
            continue
        deep = distance_transform_edt(one)
        thick = 2 * float(np.percentile(deep[one], 98))
        if thick <= THIN and area > 3 * thick**2:
            lines = walked(skeletonize(one))
        else:
            outlines = [outline for outline in find_contours(one, 0.5) if len(outline) > SHORT]
            lines = [[(float(x), float(y)) for y, x in outline] for outline in outlines]
        found += [[(x + left, y + top) for x, y in line] for line in lines]
    return found


def _bold(mask: np.ndarray) -> list[Points]:
    """What a broad pen drew as lines, and what it filled by its outline."""
    mask = np.pad(mask, 1)
    deep = distance_transform_edt(mask)
    parts, _ = label(deep > BOLD / 2)
    core = (parts > 0) & (np.bincount(parts.ravel()) >= CORE)[parts]
    filled = mask & (distance_transform_edt(~core) <= BOLD / 2 + 1.5) if core.any() else core
    lines = walked(skeletonize(mask) & ~filled)
    outlines = [one for one in find_contours(filled, 0.5) if len(one) > 3 * SHORT]
    found = [*lines, *([(float(x), float(y)) for y, x in one] for one in outlines)]
    return [[(x - 1, y - 1) for x, y in line] for line in found]


def walked(thin: np.ndarray, shortest: float = SHORT) -> list[Points]:
    """The lines of a skeleton, from end or crossing to the next, that have more points than that."""
    left = {(int(y), int(x)) for y, x in np.argwhere(thin)}
    around = [(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]

    def near(y: int, x: int) -> list[tuple[int, int]]:
        return [(y + dy, x + dx) for dy, dx in around if (y + dy, x + dx) in left]

    ends = sorted(left, key=lambda one: len(near(*one)) != 1)
    lines: list[Points] = []
    for start in ends:
        if start not in left:
            continue
        line = [start]
        left.discard(start)
        heading = (0.0, 0.0)
        while following := near(*line[-1]):
            y, x = line[-1]
            best = max(following, key=lambda one: (one[0] - y) * heading[0] + (one[1] - x) * heading[1])
            left -= {
                one for one in following if abs(one[0] - y) + abs(one[1] - x) == 1 and len(following) == 2
            }
            left.discard(best)
            heading = 0.7 * heading[0] + best[0] - y, 0.7 * heading[1] + best[1] - x
            line.append(best)
        if len(line) > shortest:
            lines.append([(float(x), float(y)) for y, x in line])
    return lines


def _length(line: Points) -> float:
    points = np.array(line)
    return float(np.hypot(*np.diff(points, axis=0).T).sum()) if len(line) > 1 else 0.0


def _unseen(line: Points, seen: Image.Image) -> Iterator[Points]:
    """The parts of a line where nothing has been drawn yet; they are drawn now."""
    drawn = seen.load()
    fresh = [not drawn[min(SIDE - 1, max(0, round(x))), min(SIDE - 1, max(0, round(y)))] for x, y in line]
    parts: list[Points] = []
    gap = 0
    for point, new in zip(line, fresh, strict=True):
        gap = 0 if new else gap + 1
        if gap > 6 or not parts:
            if parts == [] or parts[-1]:
                parts.append([])
            if not new:
                continue
        parts[-1].append(point)
    for part in parts:
        if len(part) > 1 and _length(part) > SHORT:
            ImageDraw.Draw(seen).line(part, fill=1, width=7)
            yield part


def _simple(line: Points) -> Points:
    points = np.array(line)
    smooth = points
    if len(line) > 6:
        smooth = points.copy()
        smooth[2:-2] = sum(points[at : len(points) - 4 + at] for at in range(5)) / 5
    return [(float(x), float(y)) for x, y in approximate_polygon(smooth, 0.9)]
