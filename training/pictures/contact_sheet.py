"""Many drawings on one picture, as bots draw them: see `script/contact-sheet`."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from yakai.games.pictomania.actions import Stroke
from yakai.games.pictomania.decks import ours
from yakai.games.pictomania.drawing import openmoji
from yakai.games.pictomania.drawing.hand import draw
from yakai.games.pictomania.drawing.marks import PLACED, STICKS
from yakai.games.pictomania.drawing.recipes import Recipe, read, recipe
from yakai.games.pictomania.pieces import EDGE, LEVELS, Level

CELL, LABEL, OVER = 240, 26, 2


class Word(NamedTuple):
    level: Level
    side: int
    number: int
    text: str


class Cell(NamedTuple):
    label: str
    lines: list[list[tuple[float, float]]]
    numbered: bool = False


def main() -> None:
    options = _options()
    rng = Random(options.seed)
    if options.pictures is not None:
        cells = [_picture(name) for name in options.pictures.split(",")]
    elif options.recipe is not None:
        cells = [
            Cell(f"version {at + 1}", _drawn(read(options.recipe), rng, options.plain))
            for at in range(options.tries)
        ]
    else:
        words = _chosen(options, rng)
        cells = [_cell(at, word, rng, options) for at, word in enumerate(words, start=1)]
        if options.blind:
            _choices(words, rng, options.out)
    _sheet(cells, options.columns or (7 if options.side or options.level else min(10, len(cells)))).save(
        options.out
    )
    print(f"{options.out}: {len(cells)} drawings")


def _options() -> Namespace:
    parser = ArgumentParser(prog="script/contact-sheet", description="Draws words as bots do.")
    parser.add_argument("--side", help="a card, such as green-12, or one side of it: green-12a, green-12b")
    parser.add_argument("--level", choices=LEVELS)
    parser.add_argument("--words", help="words in English, with commas")
    parser.add_argument("--try", dest="recipe", help="a recipe")
    parser.add_argument("--tries", type=int, default=4, help="so many versions of it")
    parser.add_argument("--pictures", help="names of pictures, with commas")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--columns", type=int)
    parser.add_argument("--plain", action="store_true", help="as the recipe says, without a hand")
    parser.add_argument("--blind", action="store_true", help="without the words")
    parser.add_argument("--out", type=Path, default=Path("contact-sheet.png"))
    return parser.parse_args()


def _all() -> list[Word]:
    return [
        Word(level, side, number, word)
        for level in LEVELS
        for side, line in enumerate(ours("en", level).lines)
        for number, word in enumerate(line.side.words, start=1)
    ]


def _chosen(options: Namespace, rng: Random) -> list[Word]:
    words = _all()
    if options.side:
        level, _, card = options.side.partition("-")
        sides = {2 * int(card.rstrip("ab")) - 2, 2 * int(card.rstrip("ab")) - 1}
        if card[-1] in "ab":
            sides = {2 * int(card[:-1]) - 2 + "ab".index(card[-1])}
        return [word for word in words if word.level == level and word.side in sides]
    if options.level:
        return [word for word in words if word.level == options.level]
    if options.words:
        return [word for one in options.words.split(",") for word in words if word.text == one.strip()]
    drawable = [word for word in words if recipe(word.level, word.side, word.number)]
    return rng.sample(drawable, min(options.count, len(drawable)))


def _cell(at: int, word: Word, rng: Random, options: Namespace) -> Cell:
    how = recipe(word.level, word.side, word.number)
    label = str(at) if options.blind else f"{word.number} {word.text}"
    return Cell(label, [] if how is None else _drawn(how, rng, options.plain))


def _drawn(how: Recipe, rng: Random, plain: bool) -> list[list[tuple[float, float]]]:
    if plain:
        return [list(line) for piece in how.pieces for line in piece.lines]
    return [_line(stroke) for stroke in draw(how, rng.randrange(1000))]


def _line(stroke: Stroke) -> list[tuple[float, float]]:
    return [(100 * x / EDGE, 100 * y / EDGE) for x, y in zip(stroke.xs, stroke.ys, strict=True)]


def _picture(name: str) -> Cell:
    lines = PLACED.get(name) or STICKS.get(name) or openmoji.strokes(name)
    return Cell(name, [[(10 + 0.8 * x, 10 + 0.8 * y) for x, y in line] for line in lines], numbered=True)


def _sheet(cells: Sequence[Cell], columns: int) -> Image.Image:
    rows = -(-len(cells) // columns)
    wide, high = CELL * OVER, (CELL + LABEL) * OVER
    sheet = Image.new("L", (columns * wide, rows * high), 255)
    pen, font = ImageDraw.Draw(sheet), ImageFont.load_default(17 * OVER)
    for at, cell in enumerate(cells):
        x, y = at % columns * wide, at // columns * high
        pen.rectangle((x, y, x + wide, y + high), outline=200, width=OVER)
        pen.text((x + 6 * OVER, y + 3 * OVER), cell.label, fill=110, font=font)
        for number, line in enumerate(cell.lines, start=1):
            points = [(x + px * wide / 100, y + LABEL * OVER + py * wide / 100) for px, py in line]
            pen.line(points, fill=0, width=2 * OVER + 1, joint="curve")
            if cell.numbered:
                pen.text(points[len(points) // 3], str(number), fill=120, font=font)
    return sheet.resize((sheet.width // OVER, sheet.height // OVER), Image.Resampling.LANCZOS)


def _choices(words: Sequence[Word], rng: Random, out: Path) -> None:
    """The 21 words on the stand for each drawing in one file, the answers in another."""
    asked, answers = [], []
    for at, word in enumerate(words, start=1):
        lines = ours("en", word.level).lines
        others = [side for side in range(len(lines)) if side // 2 != word.side // 2]
        stand = [word.side, *rng.sample(others, 2)]
        rng.shuffle(stand)
        asked.append(f"{at}.")
        for letter, side in zip("ABC", stand, strict=True):
            named = ", ".join(f"{number} {one}" for number, one in enumerate(lines[side].side.words, start=1))
            asked.append(f"   {letter} {lines[side].side.theme}: {named}")
        answers.append(f"{at}. {'ABC'[stand.index(word.side)]}{word.number} {word.text}")
    out.with_suffix(".choices.txt").write_text("\n".join(asked) + "\n", "utf-8")
    out.with_suffix(".answers.txt").write_text("\n".join(answers) + "\n", "utf-8")


if __name__ == "__main__":
    main()
