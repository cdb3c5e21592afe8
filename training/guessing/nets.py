"""What looks at a sheet: the net that bots get, and a linear one on histograms of gradients to measure it by."""

from collections.abc import Iterator, Sequence
from math import pi
from typing import Final

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor, nn
from torch.nn.utils.fusion import fuse_conv_bn_eval

WIDTHS: Final = (48, 96, 208, 400)
SEEN: Final = 256
"""So many numbers are what the net has seen in a drawing."""


class Block(nn.Module):
    """Two convolutions and a short cut around them."""

    def __init__(self, from_: int, to: int, stride: int) -> None:
        super().__init__()
        self.one = nn.Conv2d(from_, to, 3, stride, 1, bias=False)
        self.one_norm = nn.BatchNorm2d(to)
        self.two = nn.Conv2d(to, to, 3, 1, 1, bias=False)
        self.two_norm = nn.BatchNorm2d(to)
        self.cut: nn.Conv2d | None = None
        if stride != 1 or from_ != to:
            self.cut = nn.Conv2d(from_, to, 1, stride, 0, bias=False)
            self.cut_norm = nn.BatchNorm2d(to)

    def forward(self, x: Tensor) -> Tensor:
        out = F.relu(self.one_norm(self.one(x)))
        out = self.two_norm(self.two(out))
        return F.relu(out + (x if self.cut is None else self.cut_norm(self.cut(x))))


class Net(nn.Module):
    """From a sheet to a number for each word."""

    def __init__(self, classes: int, widths: Sequence[int] = WIDTHS) -> None:
        super().__init__()
        self.stem = nn.Conv2d(1, widths[0], 5, 2, 2, bias=False)
        self.stem_norm = nn.BatchNorm2d(widths[0])
        blocks = []
        before = widths[0]
        for at, width in enumerate(widths):
            blocks += [Block(before, width, 1 if at == 0 else 2), Block(width, width, 1)]
            before = width
        self.blocks = nn.ModuleList(blocks)
        self.seen = nn.Linear(before, SEEN)
        self.drop = nn.Dropout(0.3)
        self.head = nn.Linear(SEEN, classes)

    def forward(self, x: Tensor) -> Tensor:
        out = F.relu(self.stem_norm(self.stem(x)))
        for block in self.blocks:
            out = block(out)
        return self.head(self.drop(F.relu(self.seen(out.mean((2, 3))))))

    def fused(self) -> Iterator[tuple[str, Tensor]]:
        """All weights by name, normalisation folded into the convolutions."""
        pairs = [("stem", self.stem, self.stem_norm)]
        for at, block in enumerate(self.blocks):
            pairs += [(f"{at}.one", block.one, block.one_norm), (f"{at}.two", block.two, block.two_norm)]
            if block.cut is not None:
                pairs.append((f"{at}.cut", block.cut, block.cut_norm))
        for name, conv, norm in pairs:
            whole = fuse_conv_bn_eval(conv.eval(), norm.eval())
            yield f"{name}.weight", whole.weight
            yield f"{name}.bias", whole.bias
        for name, linear in (("seen", self.seen), ("head", self.head)):
            yield f"{name}.weight", linear.weight
            yield f"{name}.bias", linear.bias


class Hog(nn.Module):
    """Histograms of oriented gradients (9 directions, cells of 8 × 8, blocks of 2 × 2) and one linear layer."""

    def __init__(self, classes: int) -> None:
        super().__init__()
        self.norm = nn.BatchNorm1d(7 * 7 * 36, affine=False)
        self.head = nn.Linear(7 * 7 * 36, classes)

    def forward(self, x: Tensor) -> Tensor:
        return self.head(self.norm(hog(x.float())))


def hog(x: Tensor) -> Tensor:
    """The features of some sheets."""
    p = F.pad(x, (1, 1, 1, 1), mode="replicate")
    dx, dy = p[..., 1:-1, 2:] - p[..., 1:-1, :-2], p[..., 2:, 1:-1] - p[..., :-2, 1:-1]
    size = torch.sqrt(dx * dx + dy * dy + 1e-12)
    at = torch.remainder(torch.atan2(dy, dx), pi) * (9 / pi) - 0.5
    low = torch.floor(at)
    part = at - low
    bins = torch.zeros(len(x), 9, *x.shape[2:], device=x.device)
    bins.scatter_add_(1, torch.remainder(low, 9).long(), size * (1 - part))
    bins.scatter_add_(1, torch.remainder(low + 1, 9).long(), size * part)
    cells = F.avg_pool2d(bins, 8)
    blocks = torch.cat(
        [cells[..., :-1, :-1], cells[..., :-1, 1:], cells[..., 1:, :-1], cells[..., 1:, 1:]], 1
    )
    blocks = blocks / (blocks.norm(dim=1, keepdim=True) + 1e-3)
    blocks = torch.clamp(blocks, max=0.2)
    blocks = blocks / (blocks.norm(dim=1, keepdim=True) + 1e-3)
    return blocks.flatten(1)
