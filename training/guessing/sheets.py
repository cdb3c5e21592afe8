"""Drawings on sheets of 64 × 64, many at once on an accelerator: moved and warped a little, whole or begun.

`yakai.games.pictomania.bots.raster` does for one drawing what `inked` does here for many.
"""

from typing import Final, NamedTuple

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor

SIZE: Final = 64
ROOM: Final = 56
"""A drawing fills so much of the sheet, by its longer side."""
LEAST: Final = 0.4
"""What is smaller than this part of a player's sheet stays smaller."""


class Batch(NamedTuple):
    """Some drawings, padded: places from 0 to 1, shares of a line (0: nothing there), and their strokes."""

    xy: Tensor
    share: Tensor
    stroke: Tensor


class Heap:
    """All drawings in the accelerator's memory, to take some of them at once."""

    def __init__(self, points: Tensor, stroke: Tensor, starts: Tensor, most: int = 6000) -> None:
        self.points, self.stroke, self.starts, self.most = points, stroke, starts, most

    def take(self, which: Tensor) -> Batch:
        """These drawings; of a very long one only every other point, or every third."""
        first, last = self.starts[which], self.starts[which + 1]
        count = last - first
        skip = torch.clamp((count + self.most - 1) // self.most, min=1)
        wide = int(((count + skip - 1) // skip).max())
        at = torch.arange(wide, device=which.device)[None] * skip[:, None]
        there = at < count[:, None]
        index = torch.where(there, first[:, None] + at, first[:, None])
        points = self.points[index].float()
        share = points[..., 2] * skip[:, None] * there
        return Batch(points[..., :2], share, self.stroke[index].long())


def begun(batch: Batch, part: Tensor) -> Batch:
    """Only the first strokes: this part of each drawing's, at least one."""
    last = torch.where(batch.share > 0, batch.stroke, torch.zeros_like(batch.stroke)).amax(1)
    keep = torch.clamp(torch.ceil((last + 1) * part), min=1)
    return Batch(batch.xy, batch.share * (batch.stroke < keep[:, None]), batch.stroke)


def in_pieces(batch: Batch, pieces: int = 10) -> Batch:
    """Drawings of one stroke, as the human ones are stored, fall into pieces that lie near each other."""
    xy, share, stroke = batch
    seeds = torch.rand(len(xy), pieces, 2, device=xy.device)
    near = torch.cdist(xy, seeds).argmin(2)
    return Batch(xy, share, torch.where(stroke.amax(1, keepdim=True) > 0, stroke, near))


def warped(batch: Batch, much: float | Tensor = 1.0) -> Batch:
    """Every drawing turned, stretched and bent a little, each stroke beside its place, some strokes forgotten."""
    xy, share, stroke = batch
    count, device = len(xy), xy.device
    much = torch.full((count, 1), much, device=device) if isinstance(much, float) else much[:, None]
    n = lambda *shape: torch.randn(count, *shape, device=device)  # noqa: E731
    u = lambda *shape: torch.rand(count, *shape, device=device)  # noqa: E731
    strokes = 256
    shift = 0.012 * much[..., None] * n(strokes, 2) * u(1, 1)
    size = 1 + 0.05 * much[..., None] * n(strokes, 1) * u(1, 1)
    index = stroke[..., None].expand(-1, -1, 2)
    xy = 0.5 + (xy - 0.5) * size.expand(-1, -1, 2).gather(1, index) + shift.gather(1, index)
    lost = (u(strokes) < 0.15) & (u(1) < 0.35)
    kept = share * ~lost.gather(1, stroke)
    share = torch.where((kept > 0).any(1, keepdim=True), kept, share)
    turn = 0.14 * much * n(1)
    c, s = torch.cos(turn), torch.sin(turn)
    stretch = torch.exp(0.13 * much * n(2))
    shear = 0.12 * much * n(1)
    x, y = (xy[..., 0] - 0.5) * stretch[:, :1], (xy[..., 1] - 0.5) * stretch[:, 1:]
    x = x + shear * y
    x, y = c * x - s * y, s * x + c * y
    mirror = torch.where(u(1) < 0.5, -1.0, 1.0)
    x = x * mirror
    for _ in range(3):
        wave = 2 + 9 * u(4)
        phase = 6.3 * u(4)
        high = 0.012 * much * n(4) * u(1)
        dx = high[:, :1] * torch.sin(wave[:, :1] * y + phase[:, :1]) + high[:, 1:2] * torch.sin(
            wave[:, 1:2] * x + phase[:, 1:2]
        )
        dy = high[:, 2:3] * torch.sin(wave[:, 2:3] * x + phase[:, 2:3]) + high[:, 3:] * torch.sin(
            wave[:, 3:] * y + phase[:, 3:]
        )
        x, y = x + dx, y + dy
    return Batch(torch.stack([x, y], -1) + 0.5, share, stroke)


def fitted(batch: Batch, zoom: Tensor | None = None, shift: Tensor | None = None) -> tuple[Tensor, Tensor]:
    """Places on the sheet of 64 in pixels, and how many pixels of a line each stands for."""
    xy, share, _ = batch
    there = (share > 0)[..., None]
    low = torch.where(there, xy, torch.full_like(xy, 9)).amin(1)
    high = torch.where(there, xy, torch.full_like(xy, -9)).amax(1)
    long = torch.clamp((high - low).amax(1), min=LEAST)
    scale = ROOM / long
    if zoom is not None:
        scale = scale * zoom
    places = (xy - ((low + high) / 2)[:, None]) * scale[:, None, None] + SIZE / 2
    if shift is not None:
        places = places + shift[:, None]
    return places, share * scale[:, None]


def inked(places: Tensor, ink: Tensor, size: int = SIZE) -> Tensor:
    """Sheets with lines, 0 to 1: [count, 1, size, size]."""
    count = len(places)
    x, y = places[..., 0] - 0.5, places[..., 1] - 0.5
    x0, y0 = torch.floor(x), torch.floor(y)
    fx, fy = x - x0, y - y0
    sheet = torch.zeros(count * size * size, device=places.device)
    base = torch.arange(count, device=places.device)[:, None] * size * size
    for dx, wx in ((0, 1 - fx), (1, fx)):
        for dy, wy in ((0, 1 - fy), (1, fy)):
            px, py = x0.long() + dx, y0.long() + dy
            inside = (px >= 0) & (px < size) & (py >= 0) & (py < size)
            index = base + torch.where(inside, py * size + px, torch.zeros_like(px))
            sheet.scatter_add_(0, index.reshape(-1), (ink * wx * wy * inside).reshape(-1))
    return torch.clamp(1.3 * sheet, max=1.0).view(count, 1, size, size)


def thicker(sheets: Tensor) -> Tensor:
    """Lines of many widths, and now and then a hole in the drawing."""
    count, device = len(sheets), sheets.device
    wide = F.max_pool2d(F.pad(sheets, (1, 1, 1, 1)), 3, 1)
    soft = F.avg_pool2d(F.pad(wide, (1, 1, 1, 1)), 3, 1)
    mix = torch.rand(count, 1, 1, 1, device=device)
    kind = torch.rand(count, 1, 1, 1, device=device)
    thick = torch.where(kind < 0.5, sheets, torch.where(kind < 0.8, torch.maximum(sheets, mix * wide), soft))
    if torch.rand(()) < 0.5:
        at = torch.rand(count, 2, 1, 1, device=device) * SIZE
        half = 4 + 9 * torch.rand(count, 1, 1, device=device)
        rows = torch.arange(SIZE, device=device)
        hole = ((rows[None, None] - at[:, 0]).abs() < half) & ((rows[None, :, None] - at[:, 1]).abs() < half)
        hole &= torch.rand(count, 1, 1, device=device) < 0.25
        thick = thick * ~hole[:, None]
    return thick


# Human drawings are small: 28 × 28


def through_a_keyhole(places: Tensor, ink: Tensor) -> Tensor:
    """A drawing as the human ones are stored."""
    sheet = inked(places * (28 / SIZE), ink * (28 / SIZE), 28)
    soft = F.avg_pool2d(F.pad(sheet, (1, 1, 1, 1), mode="replicate"), 3, 1)
    return torch.clamp(0.75 * sheet + 1.1 * soft, max=1.0)


def thinned(small: Tensor, rounds: int = 8) -> Tensor:
    """The middle of all lines, four times as large (Zhang and Suen's thinning)."""
    large = F.interpolate(small, scale_factor=4, mode="bicubic", align_corners=False)
    return thin(large[:, 0] > 0.42, rounds)


def thin(ink: Tensor, rounds: int = 8) -> Tensor:
    """The middle of all lines."""
    on = ink.to(torch.uint8)
    for _ in range(rounds):
        for step in (0, 1):
            p = F.pad(on, (1, 1, 1, 1))
            n, s = p[:, :-2, 1:-1], p[:, 2:, 1:-1]
            w, e = p[:, 1:-1, :-2], p[:, 1:-1, 2:]
            nw, ne, sw, se = p[:, :-2, :-2], p[:, :-2, 2:], p[:, 2:, :-2], p[:, 2:, 2:]
            ring = [n, ne, e, se, s, sw, w, nw]
            around = sum(ring)
            turns = sum(((1 - a) * b) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))
            if step == 0:
                free = (n * e * s == 0) & (e * s * w == 0)
            else:
                free = (n * e * w == 0) & (n * s * w == 0)
            on = torch.where((on == 1) & (around >= 2) & (around <= 6) & (turns == 1) & free, 0, on)
    return on


def as_points(thin: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Thin lines as drawings of one stroke: points, strokes and where each begins."""
    which, y, x = torch.nonzero(thin, as_tuple=True)
    side = thin.shape[-1]
    points = torch.stack([(x + 0.5) / side, (y + 0.5) / side, torch.full_like(x, 1) * 1.15 / side], 1)
    count = torch.bincount(which, minlength=len(thin))
    starts = torch.cat([torch.zeros(1, dtype=torch.long, device=thin.device), torch.cumsum(count, 0)])
    return points.half(), torch.zeros_like(which, dtype=torch.uint8), starts
