"""The quick twins that our bots search on, played at random from a dealt position on: compiled, and in Python."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.machinery import FileFinder, SourceFileLoader
from itertools import cycle
from random import Random
from typing import Any, Final

from bench.measure import Contestant, Played

TWINS: Final[tuple[str, ...]] = (
    "yakai.games.sketch.fast",
    "yakai.games.sketch.hands",
    "yakai.games.pikit.fast",
    "yakai.games.pikit.moves",
    "yakai.games.pikit.compact",
)
DEALS: Final = 50


def twins() -> tuple[Contestant, ...]:
    """As they come: compiled, if they are."""
    how = "Python" if _in_python(import_module(TWINS[0])) else "compiled"
    return tuple(_twins(how))


def twins_in_python() -> tuple[Contestant, ...]:
    """The same sources without a compiler; none if they come so anyway."""
    if _in_python(import_module(TWINS[0])):
        return ()
    with _sources_only():
        return tuple(_twins("Python"))


def _in_python(module: Any) -> bool:
    return str(module.__file__).endswith(".py")


@contextmanager
def _sources_only() -> Iterator[None]:
    """While this lasts the twins are imported once more, from their sources."""
    kept = {name: sys.modules.pop(name) for name in TWINS if name in sys.modules}
    finder = _Sources()
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        sys.modules.update(kept)


class _Sources:
    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        if name not in TWINS:
            return None
        return FileFinder(path[0], (SourceFileLoader, [".py"])).find_spec(name)


def _twins(how: str) -> Iterator[Contestant]:
    fast, moves = (import_module(name) for name in ("yakai.games.sketch.fast", "yakai.games.pikit.moves"))
    compact = import_module("yakai.games.pikit.compact")
    yield _contestant("sketch", 2, how, fast.position_of, fast.at_random)

    def shuffled(state: Any, rng: Random) -> Any:
        position = compact.position(state)
        rng.shuffle(position.deck)
        return position

    for seats in (2, 4):
        yield _contestant("pikit", seats, how, shuffled, moves.at_random)


def _contestant(
    game: str,
    seats: int,
    how: str,
    position: Callable[[Any, Random], Any],
    at_random: Callable[[Any, Random], int],
) -> Contestant:
    rules = import_module(f"yakai.games.{game}").rules
    rng, deals = Random(2024), []
    for _ in range(DEALS):
        state = rules.setup(seats, rules.options())
        deals.append(position(rules.settle(state, rules.sample(state, rng)), rng))
    turns = cycle(deals)

    def play(rng: Random) -> Played:
        moves = at_random(next(turns).copy(), rng)
        return Played(moves, moves)

    return Contestant(f"Yakai {game}, {seats} seats, {how}", "copy, legal moves", play)
