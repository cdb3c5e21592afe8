"""A ladder as a picture: a row per meeting, with its share as a dot in its interval."""

from collections.abc import Iterator, Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

from yakai.core.game import Say

WIDTH: Final = 640
LEFT: Final = 210
RIGHT: Final = 70
LINE: Final = 24
INK: Final = "#1c1c28"
SOFT: Final = "#6b6b80"
DOT: Final = "#c0392b"


def ladder_svg(ladders: Sequence[dict[str, Any]], say: Say) -> str:
    """All ladders below each other, as SVG."""
    lines: list[str] = []
    height = 0
    for ladder in ladders:
        lines += _ladder(ladder, height, say)
        height += LINE * (len(ladder["meetings"]) + 3)
    box = f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="13"'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'
    paper = f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>'
    return "\n".join((opening, paper, *lines, "</svg>")) + "\n"


def _ladder(ladder: dict[str, Any], top: int, say: Say) -> Iterator[str]:
    seats, rows = ladder["seats"], ladder["meetings"]
    title = say("cli-ladder", name=say(f"{ladder['game']}-name"), seats=seats, seed=ladder["seed"])
    yield _text(10, top + LINE, title, INK, weight="bold")
    first = top + 2 * LINE
    bottom = first + LINE * len(rows) - LINE / 2
    for share in (0, 0.25, 0.5, 0.75, 1):
        yield _line(_x(share), first - LINE / 2, _x(share), bottom, "#e2e2ea")
        yield _text(_x(share), bottom + 14, f"{share:.0%}", SOFT, anchor="middle")
    if not ladder["together"]:
        even = _x(1 / seats)
        yield _line(even, first - LINE / 2, even, bottom, SOFT, dash="4 3")
    for number, row in enumerate(rows):
        y = first + LINE * number
        among = " – " if seats == 2 else f" – {seats - 1} × "
        yield _text(LEFT - 12, y + 4, row["one"] + among + row["rest"], INK, anchor="end")
        yield _line(_x(row["low"]), y, _x(row["high"]), y, DOT, width=3)
        yield f'<circle cx="{_x(row["share"]):.1f}" cy="{y}" r="5" fill="{DOT}"/>'
        yield _text(WIDTH - 10, y + 4, f"{row['share']:.1%}", INK, anchor="end")


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _text(x: float, y: float, words: str, fill: str, anchor: str = "start", weight: str = "normal") -> str:
    style = f'fill="{fill}" text-anchor="{anchor}" font-weight="{weight}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(words)}</text>'


def _line(x: float, y: float, x2: float, y2: float, stroke: str, width: int = 1, dash: str = "") -> str:
    style = f'stroke="{stroke}" stroke-width="{width}" stroke-dasharray="{dash}" stroke-linecap="round"'
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {style}/>'
