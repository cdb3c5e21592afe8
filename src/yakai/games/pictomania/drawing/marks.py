"""What bots draw besides pictures: shapes, weather, motion, and stick figures. All of it is our own."""

from collections.abc import Callable, Mapping
from math import atan2, cos, dist, pi, sin
from typing import Final

from yakai.games.pictomania.drawing.lines import (
    Line,
    Lines,
    Point,
    bow,
    closed,
    dashes,
    evenly,
    hatched,
    jagged,
    round_,
    spiral,
    star,
    straight,
    wavy,
)

# Marks with a place and a size


def _rays(first: float, last: float, count: int = 10) -> Lines:
    angles = [2 * pi * at / count for at in range(count)]
    return tuple(
        ((50 + first * cos(a), 50 + first * sin(a)), (50 + last * cos(a), 50 + last * sin(a))) for a in angles
    )


def _rows(count: int, line: Callable[[float], Line]) -> Lines:
    return tuple(line(100 * at / (count - 1)) for at in range(count))


def _cloud() -> Line:
    tops = [(18, 62, 34, 38), (36, 42, 36, 40), (62, 38, 40, 44), (82, 60, 34, 40)]
    line: list[Point] = [(12, 78)]
    for (x, y, wide, high), (start, end) in zip(
        tops, [(120, 280), (190, 310), (210, 350), (270, 420)], strict=True
    ):
        line += round_(x, y, wide, high, start, end)
    return (*line, (12, 78))


def _flakes() -> Lines:
    places = [(15, 15), (50, 8), (85, 18), (30, 52), (68, 48), (48, 88)]
    return tuple(
        line
        for x, y in places
        for line in (straight(x - 6, y, x + 6, y), straight(x - 3, y - 6, x + 3, y + 6))
    )


def _bricks() -> Lines:
    rows = tuple(straight(0, y, 100, y) for y in (0, 20, 40, 60, 80, 100))
    joints = ((25, 75), (0, 50, 100), (25, 75), (0, 50, 100), (25, 75))
    return rows + tuple(
        straight(x, 20 * row, x, 20 * row + 20) for row, joint in enumerate(joints) for x in joint
    )


PLACED: Final[Mapping[str, Lines]] = {
    # shapes
    "circle": (round_(50, 50, 100, 100),),
    "box": (closed(straight(0, 0, 100, 0, 100, 100, 0, 100)),),
    "rounded-box": (bow(closed(straight(14, 2, 86, 2, 98, 14, 98, 86, 86, 98, 14, 98, 2, 86, 2, 14)), 3),),
    "triangle": (closed(straight(50, 0, 100, 100, 0, 100)),),
    "diamond": (closed(straight(50, 0, 100, 50, 50, 100, 0, 50)),),
    "heart": (bow(straight(50, 28, 36, 8, 12, 8, 2, 32, 20, 66, 50, 96, 80, 66, 98, 32, 88, 8, 64, 8, 50,
        28), 5),),
    "drop": ((*round_(50, 68, 56, 60, -25, 205), (50, 0), round_(50, 68, 56, 60, -25, -25)[0]),),
    "moon": (bow((*round_(50, 50, 90, 100, 50, 310), *round_(72, 50, 64, 78, 292, 68)), 2),),
    "dome": (closed(round_(50, 50, 100, 100, 180, 360)),),
    "arc": (round_(50, 50, 100, 100, 180, 360),),
    "smile": (round_(50, 0, 100, 100, 160, 20),),
    "spiral": (spiral(50, 50, 100),),
    "spot": (spiral(50, 50, 100, 6),),
    "hatch": hatched(straight(0, 0, 100, 0, 100, 100, 0, 100), 9),
    "dark": (closed(straight(0, 0, 100, 0, 100, 100, 0, 100)), *hatched(straight(0, 0, 100, 0, 100, 100, 0,
        100), 5)),
    "grid": _rows(5, lambda at: straight(0, at, 100, at)) + _rows(5, lambda at: straight(at, 0, at, 100)),
    "stripes": _rows(5, lambda at: straight(0, at, 100, at)),
    "bars": _rows(6, lambda at: straight(at, 0, at, 100)),
    "bricks": _bricks(),
    "dots": tuple(spiral(x, y, 9, 2) for y in (10, 50, 90) for x in (10, 50, 90)),
    "frame": (closed(straight(0, 0, 100, 0, 100, 100, 0, 100)), closed(straight(8, 8, 92, 8, 92, 92, 8, 92))),
    "scribble": (bow(straight(5, 40, 40, 5, 20, 80, 70, 10, 30, 95, 95, 30, 10, 60, 90, 90, 50, 20, 60, 98,
        98, 60, 5, 20), 6),),
    # signs
    "cross": (straight(0, 0, 100, 100), straight(100, 0, 0, 100)),
    "ban": (round_(50, 50, 100, 100), straight(15, 15, 85, 85)),
    "tick": (straight(0, 55, 35, 100, 100, 0),),
    "plus": (straight(50, 0, 50, 100), straight(0, 50, 100, 50)),
    "note": (straight(35, 84, 35, 5, 85, 18), (*spiral(22, 84, 28, 3),)),
    "bubble": (bow(straight(30, 74, 10, 66, 2, 40, 14, 12, 50, 2, 86, 12, 98, 40, 86, 66, 52, 76), 6),
        straight(30, 74, 22, 98, 52, 76)),
    "thought": (_cloud(), round_(26, 90, 10, 8), round_(14, 99, 6, 5)),
    # weather and ground
    "rain": tuple(straight(x, y, x - 6, y + 18) for y, xs in ((0, (20, 50, 80, 100)), (40, (10, 38, 68,
        95)), (80, (22, 52, 82))) for x in xs),
    "snow": _flakes(),
    "bolt": (closed(straight(62, 0, 18, 56, 46, 56, 32, 100, 82, 38, 52, 38, 78, 0)),),
    "rays": _rays(32, 50),
    "shine": _rays(38, 50, 8),
    "burst": (star(50, 50, 100, 10, 0.6),),
    "waves": tuple(wavy((0, y), (100, y), 4, 7) for y in (15, 50, 85)),
    "wave": (wavy((0, 50), (100, 50), 4, 6),),
    "water": (wavy((0, 50), (100, 50), 5, 9), wavy((12, 85), (42, 85), 2, 5), wavy((58, 85), (90, 85), 2, 5)),
    "ground": (straight(0, 50, 100, 50), *(straight(x, 50, x - 5, 90) for x in (15, 35, 55, 75, 95))),
    "grass": tuple(straight(x, 100, x + 3, 40, x + 7, 100, x + 13, 0, x + 16, 100) for x in (0, 28, 56, 84)),
    "hill": (bow(straight(0, 100, 22, 45, 50, 8, 78, 45, 100, 100)),),
    "flame": (bow(straight(50, 100, 12, 84, 14, 50, 34, 26, 36, 50, 52, 2, 62, 36, 70, 46, 76, 30, 90, 66,
        78, 90, 50, 100), 4),),
    "smoke": tuple(bow(closed(round_(x, y, size, size * 0.8)[:-1]), 2) for x, y, size in ((30, 82, 26),
        (46, 54, 36), (66, 22, 46))),
    "steam": tuple(wavy((x, 100), (x, 0), 2, 8) for x in (15, 50, 85)),
    # motion and sound
    "motion": (straight(20, 10, 100, 10), straight(0, 50, 100, 50), straight(20, 90, 100, 90)),
    "shake": (round_(60, 50, 80, 100, 140, 220), round_(40, 50, 80, 100, 140, 220), round_(40, 50, 80, 100,
        -40, 40), round_(60, 50, 80, 100, -40, 40)),
    "sound": (round_(0, 50, 60, 40, -45, 45), round_(0, 50, 120, 70, -45, 45), round_(0, 50, 190, 105, -45,
        45)),
    "turn": (round_(50, 50, 92, 92, -60, 220), straight(2, 40, 14, 20, 34, 32)),
    "bounce": (bow(straight(0, 0, 14, 40, 22, 100), 5), bow(straight(22, 100, 36, 46, 50, 46, 60, 100), 5),
        bow(straight(60, 100, 72, 68, 84, 70, 92, 100), 5)),
    "tears": tuple(bow(straight(x, y, x + 5, y + 10, x, y + 16, x - 5, y + 10, x, y), 4) for x, y in ((8,
        5), (92, 5), (4, 45), (96, 45), (10, 82), (90, 82))),
    # things to build with
    "stairs": (straight(0, 100, 0, 80, 20, 80, 20, 60, 40, 60, 40, 40, 60, 40, 60, 20, 80, 20, 80, 0, 100,
        0),),
    "fence": (straight(0, 40, 100, 40), straight(0, 75, 100, 75), *(closed(straight(x, 100, x, 15, x + 5,
        0, x + 10, 15, x + 10, 100)) for x in (5, 32, 59, 86))),
    "table": (straight(0, 20, 100, 20), straight(10, 20, 10, 100), straight(90, 20, 90, 100)),
    "chain": tuple(round_(x, 50, 26, 40 if at % 2 else 20) for at, x in enumerate((12, 31, 50, 69, 88))),
    "web": (*_rays(0, 50, 8), *(closed(tuple((50 + r * cos(a * pi / 4), 50 + r * sin(a * pi / 4))
        for a in range(8))) for r in (16, 32, 48))),
}  # fmt: skip
"""Marks that are placed like pictures, as lines in a square of 100."""


# Stick figures: head, a line from neck to hips, arms and legs that bend at elbows and knees


def body(points: Line) -> Lines:
    """The lines of a stick figure through points.

    The points are head, hips, left and right hand, left and right foot; or the same with each elbow and knee before its
    hand or foot.
    """
    head, hips, *limbs = points
    if len(limbs) == 4:
        limbs = [point for point in limbs for _ in range(2)]
    size = 0.42 * dist(head, hips)
    down = atan2(hips[1] - head[1], hips[0] - head[0])
    neck = head[0] + size / 2 * cos(down), head[1] + size / 2 * sin(down)
    shoulders = neck[0] + 0.25 * (hips[0] - neck[0]), neck[1] + 0.25 * (hips[1] - neck[1])
    one, left, two, right, three, foot, four, other = limbs
    arms, legs = (left, one, shoulders, two, right), (foot, three, hips, four, other)
    return (round_(*head, size, size), (neck, hips), _once(arms), _once(legs))


def _once(line: Line) -> Line:
    return tuple(point for at, point in enumerate(line) if at == 0 or point != line[at - 1])


_POSES: Final[Mapping[str, tuple[float, ...]]] = {
    "stand": (50, 12, 50, 55, 40, 40, 36, 56, 60, 40, 64, 56, 44, 76, 42, 100, 56, 76, 58, 100),
    "walk": (52, 12, 50, 55, 38, 38, 32, 52, 60, 42, 70, 50, 38, 76, 26, 98, 60, 74, 66, 100),
    "run": (64, 12, 48, 52, 40, 36, 24, 44, 70, 42, 82, 32, 28, 66, 6, 68, 70, 66, 62, 96),
    "jump": (50, 16, 50, 54, 34, 26, 26, 8, 66, 26, 74, 8, 32, 64, 24, 84, 68, 64, 76, 84),
    "sit": (36, 12, 36, 56, 44, 40, 56, 52, 46, 42, 60, 48, 64, 58, 64, 96, 60, 60, 58, 98),
    "sit-ground": (30, 30, 34, 72, 44, 58, 56, 66, 24, 58, 16, 84, 62, 62, 84, 86, 60, 74, 92, 86),
    "kneel": (46, 14, 44, 58, 56, 42, 66, 50, 54, 44, 62, 56, 62, 64, 62, 98, 46, 88, 20, 92),
    "lie": (10, 70, 52, 78, 30, 88, 44, 90, 34, 66, 48, 62, 74, 76, 98, 80, 74, 82, 98, 88),
    "crawl": (80, 34, 36, 48, 66, 62, 70, 88, 60, 62, 58, 88, 38, 70, 12, 88, 30, 74, 4, 80),
    "wave-hand": (50, 16, 50, 58, 66, 28, 74, 6, 40, 44, 36, 60, 44, 78, 42, 100, 56, 78, 58, 100),
    "cheer": (50, 22, 50, 60, 34, 28, 26, 4, 66, 28, 74, 4, 42, 80, 36, 100, 58, 80, 64, 100),
    "point-at": (42, 14, 42, 56, 60, 30, 84, 28, 34, 42, 32, 58, 36, 78, 34, 100, 48, 78, 50, 100),
    "bow-down": (78, 42, 44, 50, 62, 62, 58, 74, 60, 58, 56, 70, 46, 74, 46, 100, 42, 76, 38, 100),
    "push-hard": (56, 16, 36, 54, 64, 40, 86, 38, 62, 46, 86, 46, 46, 74, 34, 98, 20, 72, 4, 96),
    "pull-hard": (24, 18, 40, 56, 54, 42, 78, 44, 52, 48, 78, 50, 56, 74, 70, 96, 48, 80, 56, 100),
    "throw-it": (46, 16, 46, 58, 30, 24, 36, 4, 64, 40, 80, 48, 34, 78, 24, 100, 64, 74, 70, 100),
    "kick": (40, 12, 42, 54, 28, 30, 14, 36, 58, 36, 70, 46, 40, 78, 38, 100, 64, 60, 90, 54),
    "hang-on": (50, 28, 50, 66, 42, 18, 40, 0, 58, 18, 60, 0, 46, 84, 46, 100, 54, 84, 54, 100),
    "climb": (52, 20, 46, 60, 62, 20, 72, 4, 64, 42, 78, 32, 64, 68, 70, 86, 46, 80, 56, 100),
    "fall": (24, 40, 54, 60, 18, 64, 4, 80, 40, 28, 34, 6, 76, 46, 90, 26, 76, 62, 98, 56),
    "dance": (50, 14, 52, 56, 30, 24, 22, 6, 70, 36, 84, 50, 40, 76, 46, 100, 72, 66, 84, 84),
    "crouch": (52, 34, 40, 72, 60, 60, 70, 66, 58, 62, 68, 74, 64, 72, 52, 98, 60, 76, 46, 98),
    "carry": (44, 14, 42, 56, 54, 44, 74, 42, 52, 46, 74, 46, 36, 78, 28, 100, 52, 78, 58, 100),
    "sneak": (62, 24, 44, 58, 70, 44, 82, 36, 60, 50, 70, 60, 62, 70, 60, 98, 30, 78, 14, 92),
    "shrug": (50, 14, 50, 56, 32, 46, 20, 30, 68, 46, 80, 30, 44, 78, 42, 100, 56, 78, 58, 100),
    "hands-on-hips": (50, 14, 50, 56, 32, 42, 46, 54, 68, 42, 54, 54, 44, 78, 40, 100, 56, 78, 60, 100),
    "handstand": (50, 76, 50, 40, 38, 84, 36, 100, 62, 84, 64, 100, 46, 20, 44, 0, 54, 20, 56, 0),
    "swim": (82, 46, 44, 54, 90, 60, 98, 44, 68, 66, 58, 76, 24, 50, 4, 58, 24, 58, 4, 48),
    "read-it": (36, 14, 36, 56, 46, 44, 60, 38, 48, 46, 60, 42, 62, 58, 62, 96, 58, 60, 56, 98),
    "pray": (46, 16, 44, 58, 58, 46, 62, 30, 56, 48, 62, 32, 62, 66, 62, 98, 46, 88, 20, 92),
}

STICKS: Final[Mapping[str, Lines]] = {
    f"stick-{name}": body(straight(*numbers)) for name, numbers in _POSES.items()
}


# Marks through points


def _arrow(points: Line) -> Lines:
    line = bow(points)
    (x0, y0), (x1, y1) = line[-2], line[-1]
    back = atan2(y0 - y1, x0 - x1)
    tips = [(x1 + 7 * cos(back + turn), y1 + 7 * sin(back + turn)) for turn in (-0.55, 0.55)]
    return (line, (tips[0], (x1, y1), tips[1]))


THROUGH: Final[Mapping[str, tuple[int, Callable[[Line], Lines]]]] = {
    "line": (2, lambda points: (points,)),
    "curve": (2, lambda points: (bow(points),)),
    "shape": (3, lambda points: (closed(points),)),
    "blob": (3, lambda points: (bow(closed(points)),)),
    "filled": (3, lambda points: (closed(points), *hatched(points, 3.5))),
    "filled-blob": (3, lambda points: (bow(closed(points)), *hatched(bow(closed(points)), 3.5))),
    "arrow": (2, _arrow),
    "dashed": (2, lambda points: tuple(dashes(bow(points)))),
    "wavy": (2, lambda points: (wavy(points[0], points[-1], max(2, round(dist(points[0], points[-1]) / 9)),
        2.2),)),
    "zigzag": (2, lambda points: (jagged(points[0], points[-1], max(2, round(dist(points[0],
        points[-1]) / 8)), 3),)),
    "spots": (1, lambda points: tuple(spiral(x, y, 3, 2) for x, y in points)),
    "rope": (2, lambda points: (bow(points), *_twists(bow(points)))),
    "stick": (6, body),
}  # fmt: skip
"""Marks that are drawn through points of the sheet: the least number of points, and the function that draws them."""


def _twists(line: Line) -> Lines:
    return tuple(straight(x - 1.2, y - 1.8, x + 1.2, y + 1.8) for x, y in evenly(line, 6)[1:-1:2])
