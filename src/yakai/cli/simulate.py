"""`yakai simulate`: many games between bots, quickly and repeatably."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random, SystemRandom
from statistics import median
from time import perf_counter
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from yakai import text
from yakai.cli.language import LangOption
from yakai.cli.moves import default_seats, one_move, seat_bots
from yakai.cli.options import OptionsOption, chosen_options
from yakai.cli.parallel import run_parallel, with_progress
from yakai.core import catalogue
from yakai.core.game import Say
from yakai.core.log import Acted
from yakai.core.match import Match
from yakai.text import say_in


class SimulationPlan(NamedTuple):
    """What to simulate, as plain values that can be sent to another process."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    games: int
    logs: str | None
    effort: float = 1.0


class SimulatedGame(NamedTuple):
    """A finished game."""

    moves: int
    reason: str
    scores: tuple[int, ...]
    places: tuple[int, ...]


def simulate(
    lang: LangOption,
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's id, as `yakai games` lists it.")],
    seats: Annotated[
        int | None, typer.Option(help="Number of players (default: 4, or the nearest allowed).")
    ] = None,
    bots: Annotated[str, typer.Option(help="Bots by seat, as a,b,…; repeated if too few.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same games.")] = None,
    option: OptionsOption = None,
    effort: Annotated[
        float,
        typer.Option(min=0.0, max=1.0, help="Bots that search use only this part of their usual effort."),
    ] = 1.0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes; the games are the same.")] = 1,
    logs: Annotated[Path | None, typer.Option(file_okay=False, help="Write each game's log there.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Let bots play games against each other.

    With --json: `wins` counts each seat's first places (a shared one for all who share it), `scores` is each
    seat's mean score, `moves` all actions of all games, `reasons` how many games ended why.
    """
    rules = catalogue.rules(game)
    count = default_seats(rules) if seats is None else seats
    chosen = chosen_options(rules, count, option, lang)
    Match(rules, count, chosen, Random(0))  # raises on invalid options before any game is played
    names = [name.strip() for name in bots.split(",")]
    seat_bots(game, names, count)
    by_seat = tuple(names[seat % len(names)] for seat in range(count))
    plan = SimulationPlan(
        game,
        count,
        by_seat,
        chosen,
        seed or str(SystemRandom().getrandbits(32)),
        games,
        str(logs) if logs else None,
        effort,
    )
    if logs:
        logs.mkdir(parents=True, exist_ok=True)
    began = perf_counter()
    played = list(with_progress(_play_all(plan, jobs), games, say_in(lang)))
    summary = _summary(plan, played, perf_counter() - began)
    if as_json:
        print(json.dumps(summary))
    else:
        _show(plan, played, summary, say_in(lang))


# Playing


def play_one(plan: SimulationPlan, number: int) -> SimulatedGame:
    """Play the game of this number. It depends only on the plan and the number."""
    chance = Random(f"{plan.seed}/{number}")
    match = Match(catalogue.rules(plan.game), plan.seats, plan.options, chance)
    players = seat_bots(plan.game, plan.bots, plan.seats, plan.effort)
    while match.result is None:
        one_move(match, players, chance)
    if plan.logs is not None:
        match.save(Path(plan.logs) / f"{plan.game}-{number:0{len(str(plan.games))}}.jsonl")
    result = match.result
    moves = sum(isinstance(entry, Acted) for entry in match.log)
    return SimulatedGame(moves, result.reason, result.scores, result.places)


class PlanChunk(NamedTuple):
    """Some games of a plan, for one process."""

    plan: SimulationPlan
    numbers: range


def play_chunk(chunk: PlanChunk) -> list[SimulatedGame]:
    """Play some games of a plan."""
    return [play_one(chunk.plan, number) for number in chunk.numbers]


def _play_all(plan: SimulationPlan, jobs: int) -> Iterator[SimulatedGame]:
    """All games of a plan, in the order in which they are done."""
    end = plan.games + 1
    size = 1 if jobs == 1 else max(1, min(64, plan.games // (jobs * 4)))
    chunks = [PlanChunk(plan, range(first, min(first + size, end))) for first in range(1, end, size)]
    yield from chain.from_iterable(run_parallel(play_chunk, chunks, jobs))


# Output


def _summary(plan: SimulationPlan, played: list[SimulatedGame], seconds: float) -> dict[str, Any]:
    seats = range(plan.seats)
    return {
        "game": plan.game,
        "seats": plan.seats,
        "games": plan.games,
        "moves": sum(one.moves for one in played),
        "seconds": round(seconds, 3),
        "bots": list(plan.bots),
        "wins": [sum(one.places[seat] == 1 for one in played) for seat in seats],
        "scores": [sum(one.scores[seat] for one in played) / plan.games for seat in seats],
        "reasons": dict(sorted(Counter(one.reason for one in played).items())),
    }


def _show(plan: SimulationPlan, played: list[SimulatedGame], summary: dict[str, Any], say: Say) -> None:
    console = Console()
    table = Table(title=say("cli-simulated", name=say(f"{plan.game}-name"), games=plan.games, seed=plan.seed))
    table.add_column(say("cli-seat-number"), justify="right")
    table.add_column(say("cli-bot"))
    for key in ("cli-wins", "cli-wins-share", "cli-score"):
        table.add_column(say(key), justify="right")
    for seat, bot in enumerate(plan.bots):
        wins = summary["wins"][seat]
        score = f"{summary['scores'][seat]:.2f}".replace("-", "−")
        table.add_row(str(seat + 1), bot, str(wins), f"{wins / plan.games:.1%}", score)
    console.print(table)
    moves = [one.moves for one in played]
    least, middle, most = str(min(moves)), f"{median(moves):g}", str(max(moves))
    console.print(say("cli-moves", least=least, median=middle, most=most))
    ends = ", ".join(
        f"{_ending(plan.game, reason, say)} – {games}" for reason, games in summary["reasons"].items()
    )
    console.print(say("cli-endings", endings=ends))
    speed = summary["moves"] / max(summary["seconds"], 0.001)
    console.print(say("cli-speed", seconds=f"{summary['seconds']:.2f}", speed=f"{speed:.0f}"))


def _ending(game: str, reason: str, say: Say) -> str:
    """The reason why games ended, in words; its key, if a package has no text for it."""
    key = f"{game}-ending-{reason}"
    return say(key) if text.has("en", key) else reason
