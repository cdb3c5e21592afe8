"""The picture in docs/bots.md: how often the number is right with a part of the strokes. Needs `matplotlib`."""

from pathlib import Path
from typing import Any, Final

import matplotlib.pyplot as plt

OUT: Final = Path(__file__).parents[2] / "docs/pictures/bots-guess.png"
LOOKS: Final = (("#2f6f4f", "-"), ("#b4432f", "-"), ("#b4432f", ":"))


def draw(curve: dict[str, Any]) -> None:
    """Draws it: `curve` has the parts, and by name how often it is right with each."""
    parts = [100 * part for part in curve["parts"]]
    figure, axes = plt.subplots(figsize=(7, 4), dpi=110)
    names = [name for name in curve if name != "parts"]
    for name, (colour, style) in zip(names, LOOKS, strict=True):
        axes.plot(
            parts, [100 * right for right in curve[name]],
            style, color=colour, label=name, linewidth=2, marker="o", markersize=4,
        )  # fmt: skip
    axes.axhline(100 / 7, color="#999", linewidth=1)
    axes.text(100, 100 / 7 + 1.5, "by chance", color="#777", ha="right", fontsize=9)
    axes.set(xlabel="strokes seen, %", ylabel="numbers right, %", ylim=(0, 101), xlim=(8, 102))
    axes.grid(color="#ddd", linewidth=0.6)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, loc="lower right", bbox_to_anchor=(1, 0.2))
    figure.tight_layout()
    figure.savefig(OUT)
    print(OUT)
