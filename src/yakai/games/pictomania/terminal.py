"""Pictomania in the terminal: a view as lines, and a typed line as an action."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from yakai.core.errors import BadAction
from yakai.core.game import Say, signed
from yakai.games.pictomania.actions import (
    Action,
    Agree,
    Choice,
    Confess,
    Finish,
    Guess,
    Ready,
    Replace,
    SetLevel,
    Stroke,
    Take,
    Undo,
    Vote,
)
from yakai.games.pictomania.pieces import EDGE, LETTERS, LEVELS, Letter, Level, Side, Task
from yakai.games.pictomania.state import Drawing, word_of
from yakai.games.pictomania.telling import numbered
from yakai.games.pictomania.view import View

# Drawings are shown in Braille characters, each two dots wide and four high.
_COLUMNS: Final = 24
_LINES: Final = 12
_IN_A_ROW: Final = 3
_BRAILLE: Final = 0x2800
_DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

_HUNDREDTHS: Final = 100
"""The units of typed coordinates: hundredths of the sheet."""

_WORDS: Final = {
    "ready": "pictomania-terminal-word-ready",
    "level": "pictomania-terminal-word-level",
    "new": "pictomania-terminal-word-replace",
    "draw": "pictomania-terminal-word-draw",
    "undo": "pictomania-terminal-word-undo",
    "take": "pictomania-terminal-word-take",
    "finish": "pictomania-terminal-word-finish",
    "confess": "pictomania-terminal-word-confess",
    "void": "pictomania-terminal-word-agree",
    "vote": "pictomania-terminal-word-vote",
}
"""The English words that can be typed, and the keys of those in the reader's language."""

_PROMPTS: Final = {
    "ready": "pictomania-terminal-prompt-ready",
    "draw": "pictomania-terminal-prompt-draw",
    "review": "pictomania-terminal-prompt-review",
    "scores": "pictomania-terminal-prompt-scores",
    "vote": "pictomania-terminal-prompt-vote",
}


class PictomaniaTerminal:
    """Pictomania in the terminal."""

    help = "pictomania-terminal-help"
    rules: tuple[str, ...] = (
        "pictomania-rules-goal",
        "pictomania-rules-round",
        "pictomania-rules-scoring",
        "pictomania-rules-drawing",
        "pictomania-rules-variants",
        "pictomania-rules-end",
    )

    def prompt(self, view: View) -> str:
        """The prompt of a step; all players act at once, so none of them says whose turn it is."""
        return _PROMPTS.get(view.stage, "cli-prompt")

    def picture(self, view: View, names: Sequence[str], say: Say) -> list[str]:
        """The stand, the reader's own word, each seat's tokens and guesses, and all drawings."""
        level = view.levels[view.round - 1]
        lines = [say("pictomania-terminal-round", round=view.round, level=level, stage=view.stage)]
        lines += [f"  {letter}  {numbered(side)}" for letter, side in zip(LETTERS, view.stand, strict=False)]
        if view.task is not None:
            lines.append(say("pictomania-terminal-own", **_task(view.task, view.stand)))
        lines += [_seat(view, seat, names, say) for seat in range(len(names))]
        if view.stage == "draw":
            tokens = " ".join(map(str, view.black)) or "–"
            lines.append(say("pictomania-terminal-black", tokens=tokens))
        if view.guesses:
            guesses = ", ".join(f"{names[guess.artist]} {guess.number}" for guess in view.guesses)
            lines.append(say("pictomania-terminal-guesses", guesses=guesses))
        if view.stage != "vote":
            return [*lines, *_sheets(names, view.drawings)]
        numbered_names = [f"{number} {name}" for number, name in enumerate(names, start=1)]
        for number, drawings in enumerate(view.gallery, start=1):
            lines += [say("pictomania-terminal-gallery", round=number), *_sheets(numbered_names, drawings)]
        return lines

    def read(self, words: str, legal: Choice, say: Say) -> Action:
        """The typed action: `2 5` guesses 5 on player 2, `draw 10,10 50,90` draws a line, `take` takes a token."""
        first, *rest = words.lower().replace("ё", "е").split() or [""]
        if first.isdecimal():
            return Guess(*_numbers([first, *rest], 2, words, minus=(1, 0)))
        spoken = {say(key).replace("ё", "е"): word for word, key in _WORDS.items()}
        word = spoken.get(first, first)
        return _with_numbers(word, rest, words) or _in_words(word, rest, words, legal, say)


# A picture


def _task(task: Task, stand: tuple[Side, ...]) -> dict[str, str | int]:
    return {"letter": task.letter, "number": task.number, "word": word_of(stand, task)}


def _seat(view: View, seat: int, names: Sequence[str], say: Say) -> str:
    total = view.scored[-1].totals[seat] if view.scored else 0
    parts = [say("pictomania-terminal-seat", number=seat + 1, name=names[seat], total=signed(total))]
    token = view.tokens[seat]
    if token is not None:
        parts.append(say("pictomania-terminal-token", stars=token))
    guessers = [names[guess.seat] for guess in view.guessed if guess.artist == seat]
    if guessers:
        parts.append(say("pictomania-terminal-guessed", names=", ".join(guessers)))
    if view.tasks:
        parts.append(say("pictomania-word", **_task(view.tasks[seat], view.stand)))
    return ("▸ " if seat in view.to_act else "  ") + " · ".join(parts)


def _sheets(names: Sequence[str], drawings: Sequence[Drawing]) -> Iterator[str]:
    """All drawings that are not blank, several side by side."""
    drawn = [(name, drawing) for name, drawing in zip(names, drawings, strict=True) if drawing]
    for first in range(0, len(drawn), _IN_A_ROW):
        some = drawn[first : first + _IN_A_ROW]
        yield "  ".join(name[:_COLUMNS].ljust(_COLUMNS) for name, _ in some).rstrip()
        for row in zip(*(_dotted(drawing) for _, drawing in some), strict=True):
            yield "  ".join(row)


def _dotted(drawing: Drawing) -> list[str]:
    """A drawing as lines of Braille characters."""
    cells = [[_BRAILLE] * _COLUMNS for _ in range(_LINES)]
    for x, y in (dot for stroke in drawing for dot in _dots(stroke)):
        cells[y // 4][x // 2] |= _DOTS[y % 4][x % 2]
    return ["".join(map(chr, row)) for row in cells]


def _dots(stroke: Stroke) -> Iterator[tuple[int, int]]:
    """The dots that a stroke passes through."""
    points = [
        (x * 2 * _COLUMNS // (EDGE + 1), y * 4 * _LINES // (EDGE + 1))
        for x, y in zip(stroke.xs, stroke.ys, strict=True)
    ]
    yield points[0]
    for (x, y), (to_x, to_y) in pairwise(points):
        steps = max(abs(to_x - x), abs(to_y - y), 1)
        for step in range(1, steps + 1):
            yield x + round((to_x - x) * step / steps), y + round((to_y - y) * step / steps)


# What was typed


def _in_words(word: str, rest: list[str], words: str, legal: Choice, say: Say) -> Action:
    match word, rest:
        case "ready", []:
            return Ready(legal.step)
        case "level", [number, level]:
            return SetLevel(_numbers([number], 1, words)[0], _level(level, words, say))
        case "new", [letter]:
            return Replace(_letter(letter, words), legal.step)
        case "undo", []:
            return Undo()
        case "take", []:
            return Take()
        case "finish", []:
            return Finish()
        case "confess", []:
            return Confess()
        case _:
            raise BadAction("pictomania-input-is-unclear", words=words)


def _with_numbers(word: str, rest: list[str], words: str) -> Action | None:
    match word, rest:
        case "draw", [_, *_]:
            return _line(rest, words)
        case "take", [_]:
            return Take(*_numbers(rest, 1, words))
        case "void", [_]:
            return Agree(*_numbers(rest, 1, words, minus=(1,)))
        case "vote", [_, _]:
            artist, number = _numbers(rest, 2, words, minus=(1, 0))
            return Vote(number, artist)
        case _:
            return None


def _numbers(parts: Sequence[str], count: int, words: str, minus: Sequence[int] = (0,)) -> list[int]:
    """`count` typed numbers, each less its `minus`, because players are typed from 1."""
    if len(parts) != count or not all(part.isdecimal() and len(part) < 5 for part in parts):
        raise BadAction("pictomania-input-is-unclear", words=words)
    return [int(part) - less for part, less in zip(parts, minus, strict=True)]


def _level(part: str, words: str, say: Say) -> Level:
    """The level typed in English or in the reader's language."""
    for level in LEVELS:
        if part in (level, say(f"pictomania-option-levels-{level}").replace("ё", "е")):
            return level
    raise BadAction("pictomania-input-is-unclear", words=words)


def _letter(part: str, words: str) -> Letter:
    """The letter of the stand that was typed; Cyrillic А, В and С look the same, so they count too."""
    for letter, typed in zip(LETTERS, ("aа", "bвб", "cс"), strict=True):
        if part in tuple(typed):
            return letter
    raise BadAction("pictomania-input-is-unclear", words=words)


def _line(points: Sequence[str], words: str) -> Stroke:
    """A stroke through points that were typed in hundredths of the sheet."""
    xs, ys = [], []
    for point in points:
        x, y = _numbers(point.split(","), 2, words, minus=(0, 0))
        if max(x, y) > _HUNDREDTHS:
            raise BadAction("pictomania-input-is-off-the-sheet", point=point)
        xs.append(x * EDGE // _HUNDREDTHS)
        ys.append(y * EDGE // _HUNDREDTHS)
    return Stroke(tuple(xs), tuple(ys), tuple(range(0, 100 * len(xs), 100)))
