"""How often the number is right with a part of the strokes: `python -m training.guessing.plot curve.json`."""

import json
import sys
from pathlib import Path
from typing import Final

import matplotlib.pyplot as plt

OUT: Final = Path(__file__).parents[2] / "docs/pictures/bots-guess.png"
SHOWN: Final = {
    "own: net": ("our own drawings", "#2f6f4f", "-"),
    "icons, another hand: net": ("icons kept apart, by another hand", "#b4432f", "-"),
    "icons, another hand: hog": ("the same, HOG + linear", "#b4432f", ":"),
}


def main(curve: Path) -> None:
    """Writes the picture."""
    figures = json.loads(curve.read_text("utf-8"))
    figure, axes = plt.subplots(figsize=(7, 4), dpi=110)
    for name, (label, colour, style) in SHOWN.items():
        axes.plot(
            [100 * part for part in figures["parts"]],
            [100 * right for right in figures[name]],
            style, color=colour, label=label, linewidth=2, marker="o", markersize=4,
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


if __name__ == "__main__":
    main(Path(sys.argv[1]))
