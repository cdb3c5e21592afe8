"""How long a bot looks at a drawing of Pictomania, and how often its guess is right: `python -m bench.guessing`.

The bot guesses on five finished or begun drawings in the bots' own hand, as a round for six deals them.
"""

import sys
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import median
from time import process_time

import yakai
from bench.measure import interpreter, pin
from yakai.core.match import Match
from yakai.games.pictomania import rules
from yakai.games.pictomania.actions import Choice, Ready
from yakai.games.pictomania.bots import eye
from yakai.games.pictomania.bots.guessing import guess
from yakai.games.pictomania.bots.nerves import CLUB, EXPERT, NOVICE
from yakai.games.pictomania.drawing.hand import VERSIONS, draw
from yakai.games.pictomania.drawing.recipes import recipe_for
from yakai.games.pictomania.pieces import LETTERS

SEATS = 6
LEVELS = {"novice": NOVICE, "club": CLUB, "expert": EXPERT}
PARTS = (0.15, 0.3, 0.6, 1.0)
TARGET = 30.0
"""Milliseconds."""


def drawn(seed: int, part: float) -> Match:
    """A first round in which all but the first player have drawn this part of their strokes."""
    rng = Random(seed)
    levels = [("green", "yellow", "orange", "red")[(seed + at) % 4] for at in range(4)]
    match = yakai.new("pictomania", seats=SEATS, seed=seed, options={"levels": levels})
    for seat in range(SEATS):
        match.play(seat, Ready(match.state.step))
    for seat in range(1, SEATS):
        view = match.view(seat)
        assert view.task is not None
        recipe = recipe_for(view.stand[LETTERS.index(view.task.letter)], view.task.number)
        assert recipe is not None
        strokes = draw(recipe, rng.randrange(VERSIONS))
        for stroke in strokes[: max(1, round(part * len(strokes)))]:
            match.play(seat, stroke)
    return match


def right(level: str, matches: Sequence[Match]) -> tuple[int, int]:
    """How many guesses are right of how many, in the order in which they would be made."""
    hits = asked = 0
    for seed, match in enumerate(matches):
        view, rng, left = match.view(0), Random(seed), list(range(1, SEATS))
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        numbers = list(legal.numbers)
        while left:
            one = guess(view, Choice(artists=tuple(left), numbers=tuple(numbers)), LEVELS[level], rng)
            if one is None:
                break
            task = match.view(one.artist).task
            assert task is not None
            hits += one.number == task.number
            asked += 1
            left.remove(one.artist)
            numbers.remove(one.number)
    return hits, asked


def looks(matches: Sequence[Match], *, thoroughly: bool) -> list[float]:
    """Milliseconds of each look that is not cached."""
    taken = []
    for match in matches:
        view = match.view(0)
        for drawing in view.drawings[1:]:
            eye.forget()
            began = process_time()
            eye.seen(drawing, view.stand, thoroughly=thoroughly)
            taken.append(1000 * (process_time() - began))
    return taken


def main(rounds: int = 60) -> None:
    """Measure and print both."""
    _say(f"{interpreter()}, {pin()}\n")
    eye.opened()
    tables = [drawn(seed, 1.0) for seed in range(12)]
    longest = 0.0
    for name, thoroughly in (("a glance", False), ("a thorough look", True)):
        times = looks(tables, thoroughly=thoroughly)
        longest = max(longest, median(times))
        _say(f"{name}: median {median(times):.1f} ms, longest {max(times):.1f} ms")
    _say(f"target {TARGET:g} ms: {'reached' if longest < TARGET else 'MISSED'}\n")
    _say("numbers right, 95 %       " + "".join(f"{part:>20.0%}" for part in PARTS))
    begun = {part: [drawn(seed, part) for seed in range(rounds)] for part in PARTS}
    for level in LEVELS:
        figures = [right(level, begun[part]) for part in PARTS]
        _say(f"{level:26}" + "".join(f"{_share(*figure):>20}" for figure in figures))
    sys.exit(0 if longest < TARGET else 1)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")


def _share(hits: int, asked: int) -> str:
    """A share with Wilson's interval."""
    if not asked:
        return "–"
    share, z = hits / asked, 1.96
    middle = (share + z * z / (2 * asked)) / (1 + z * z / asked)
    wide = z * sqrt(share * (1 - share) / asked + z * z / (4 * asked * asked)) / (1 + z * z / asked)
    return f"{100 * share:.0f} ({100 * (middle - wide):.0f}–{100 * (middle + wide):.0f})"


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
