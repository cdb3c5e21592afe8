"""The fast models that our bots search on, played at random from a dealt position: compiled, and in plain Python."""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import cycle
from random import Random
from types import ModuleType
from typing import Any, Final

from bench.measure import Contestant, Played
from yakai.testing.compiled import imported, imported_from_source, is_compiled

TWINS: Final = (
    "yakai.games.sketch.hands",
    "yakai.games.sketch.fast",
    "yakai.games.pikit.fast",
    "yakai.games.pikit.compact",
    "bench.pikit",
)
DEALS: Final = 50


def twins() -> tuple[Contestant, ...]:
    """The models as imported: compiled where that was possible."""
    return tuple(_twins(imported(TWINS)))


def twins_in_python() -> tuple[Contestant, ...]:
    """The same sources in plain Python; empty if the imported ones are plain already."""
    if not any(map(is_compiled, imported(TWINS))):
        return ()
    return tuple(_twins(imported_from_source(TWINS)))


def _twins(modules: Sequence[ModuleType]) -> Iterator[Contestant]:
    _, fast, _, compact, moves = modules
    how = "compiled" if all(map(is_compiled, modules)) else "Python"
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
