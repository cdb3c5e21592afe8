"""Makes the strokes that bots draw with from a copy of OpenMoji: `python -m training.pictures.collect OPENMOJI`.

Needs `svgelements`, which the program itself does not.
"""

import gzip
import io
import json
import sys
from pathlib import Path

from training.pictures.choose import useful
from training.pictures.strokes import Points, drawn

HERE = Path(__file__).parents[2] / "src/yakai/games/pictomania/pictures"
EDGE = 1000


def main(openmoji: Path) -> None:
    """Writes `index.tsv`, `strokes.txt.gz` and the list of those who drew them."""
    emoji = json.loads((openmoji / "data/openmoji.json").read_text("utf-8"))
    index, lines, authors = [], [], set()
    for name, one in sorted(useful(emoji), key=lambda pair: pair[0]):
        strokes = drawn(io.StringIO((openmoji / f"black/svg/{one['hexcode']}.svg").read_text("utf-8")))
        if not strokes:
            print(f"{name}: nothing is drawn")
            continue
        tags = dict.fromkeys(tag.strip() for tag in f"{one['tags']},{one['openmoji_tags']}".split(","))
        index.append(f"{name}\t{one['hexcode']}\t{', '.join(tag for tag in tags if tag)}")
        lines.append(";".join(" ".join(f"{x} {y}" for x, y in stroke) for stroke in fitted(strokes)))
        authors |= {author.strip() for author in one["openmoji_author"].split(",") if author.strip()}
    HERE.mkdir(exist_ok=True)
    (HERE / "index.tsv").write_text("\n".join(index) + "\n", "utf-8")
    (HERE / "strokes.txt.gz").write_bytes(gzip.compress(("\n".join(lines) + "\n").encode(), 9, mtime=0))
    (HERE / "authors.txt").write_text("\n".join(sorted(authors, key=str.casefold)) + "\n", "utf-8")
    print(f"{len(index)} pictures, {sum(line.count(';') + 1 for line in lines)} strokes")


def fitted(strokes: list[Points]) -> list[list[tuple[int, int]]]:
    """As large as the square allows, in its middle."""
    xs = [x for stroke in strokes for x, _ in stroke]
    ys = [y for stroke in strokes for _, y in stroke]
    width, height = max(xs) - min(xs), max(ys) - min(ys)
    scale = EDGE / (max(width, height) or 1)
    left, top = (EDGE - scale * width) / 2, (EDGE - scale * height) / 2
    return [
        [(round(left + scale * (x - min(xs))), round(top + scale * (y - min(ys)))) for x, y in stroke]
        for stroke in strokes
    ]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
