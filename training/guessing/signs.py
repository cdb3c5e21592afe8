"""Packs signs with the names of our words, from sets that were not learnt from.

`python -m training.guessing.signs FOLDER OUT`; FOLDER has the npm packages. Unlike our recipes with other pictures,
their authors knew nothing of our recipes, so they are another measure. OUT gets `signs.json.gz`, without the signs that
mean something else than our word (`signs.txt`).
"""

import gzip
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from training.guessing.collect import drawn
from training.guessing.words import HERE, words

SETS: Final = {
    "mdi": "-outline",
    "tabler": "",
    "lucide": "",
    "ph": "-light",
    "icon-park-outline": "",
    "game-icons": "",
}
"""Each set, with the suffix of its thin signs if it has any."""


def main(folder: Path, out: Path) -> None:
    """Writes the file."""
    jobs = [job for one in SETS for job in _jobs(folder / "node_modules/@iconify-json", one)]
    with ProcessPoolExecutor() as pool:
        found = {name: strokes for name, strokes in pool.map(drawn, jobs, chunksize=16) if strokes}
    (out / "signs.json.gz").write_bytes(gzip.compress(json.dumps(found).encode(), 9, mtime=0))
    print(f"{len(found)} signs of {len({name.partition(':')[2] for name in found})} words")


def _jobs(folder: Path, one: str) -> Iterator[tuple[str, str, float, float]]:
    icons: dict[str, Any] = json.loads((folder / one / "icons.json").read_text("utf-8"))
    wrong = {line.strip() for line in (HERE / "signs.txt").read_text("utf-8").splitlines()}
    for word in dict.fromkeys(words()):
        name = word.casefold().replace(" ", "-").replace("’", "")
        icon = icons["icons"].get(name + SETS[one]) or icons["icons"].get(name)
        if icon is not None and not {word, f"{one}:{word}"} & wrong:
            width, height = (icon.get(side, icons.get(side, 16)) for side in ("width", "height"))
            yield f"{one}:{word}", icon["body"], width, height


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
