"""Packs the sketches of TU Berlin, which are human drawings too: `python -m training.guessing.sketches FOLDER OUT`.

FOLDER has a folder for each of 250 things, with 80 pictures each (README.md beside this says where from). OUT gets
`sketches.npz`: each sketch cut to what is drawn, as large as fits on a sheet of 128 × 128, ink or none.
Needs `numpy` and `pillow`.
"""

import sys
from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image

SIDE: Final = 128
ROOM: Final = 124
INK: Final = 40
"""How much darker than paper, of 255, a pixel with ink is in the small picture."""


def main(folder: Path, out: Path) -> None:
    """Writes the file."""
    out.mkdir(parents=True, exist_ok=True)
    categories = sorted(one.name for one in folder.iterdir() if one.is_dir())
    sheets = [[_sheet(path) for path in sorted((folder / category).glob("*.png"))] for category in categories]
    np.savez_compressed(
        out / "sketches.npz",
        categories=np.array(categories),
        counts=np.array([len(some) for some in sheets]),
        sheets=np.packbits(np.array([one for some in sheets for one in some]), axis=-1),
    )
    print(f"{len(categories)} categories of {sum(map(len, sheets)):,} sketches")


def _sheet(path: Path) -> np.ndarray:
    """The drawing, in the middle of its sheet."""
    picture = Image.open(path).convert("L").point([255 - grey for grey in range(256)])
    picture = picture.crop(picture.point(lambda ink: ink * (ink > INK)).getbbox())
    scale = ROOM / max(picture.size)
    size = tuple(max(1, round(scale * side)) for side in picture.size)
    sheet = Image.new("L", (SIDE, SIDE))
    sheet.paste(picture.resize(size, Image.Resampling.BOX), ((SIDE - size[0]) // 2, (SIDE - size[1]) // 2))
    return np.asarray(sheet) > INK


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
