"""`yakai ladder`: rates all bots of a game against each other, and against one that sees all hands."""

import json
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from yakai import bots as all_bots
from yakai.cli.ladder.playing import SEEING, Meeting, MeetingResult, chunks, ladder_bots, meetings, play_chunk
from yakai.cli.ladder.plot import ladder_svg
from yakai.cli.ladder.ratings import ratings, wilson
from yakai.cli.language import LangOption
from yakai.cli.options import OptionsOption, chosen_options
from yakai.cli.parallel import run_parallel, with_progress
from yakai.core import catalogue
from yakai.core.game import Say
from yakai.core.match import Match
from yakai.text import say_in


def ladder(
    lang: LangOption,
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game's id (default: all of ours).")
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option(help="Number of players (default: the fewest). One bot plays against the others."),
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots that take part, as a,b,… (default: all, and `seeing`).")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games for each pair, at least.")] = 100,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same games.")] = None,
    option: OptionsOption = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes; the games are the same.")] = 1,
    as_json: Annotated[
        Path | None, typer.Option("--json", dir_okay=False, help="Write all figures to this file.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(dir_okay=False, help="Plot the figures to this file, as SVG.")
    ] = None,
) -> None:
    """Let all bots of a game play each other, and rate them.

    Each bot has every seat of every deal in turn. Intervals are Wilson's, of 95 %; ratings are Bradley and Terry's, as
    in chess. `seeing` looks into all hands: it shows how much could be won, and cannot be played with.
    """
    say = say_in(lang)
    seed = seed or str(SystemRandom().getrandbits(32))
    planned = []
    for name in [game] if game else list(catalogue.ours()):
        rules = catalogue.rules(name)
        count = max(2, rules.seats[0]) if seats is None else seats
        chosen = chosen_options(rules, count, option, lang)
        Match(rules, count, chosen, Random(0))  # raises on invalid options before any game is played
        names = ladder_bots(name) if bots is None else tuple(bot.strip() for bot in bots.split(","))
        for bot in names:
            if bot != SEEING:
                all_bots.named(name, bot)
        planned.append((names, meetings(name, count, chosen, seed, names)))
    found = []
    for names, met in planned:
        found.append(summary(names, met, _results(met, games, jobs, say)))
        _show(found[-1], say)
    if as_json is not None:
        as_json.write_text(json.dumps({"ladders": found}, indent=1, ensure_ascii=False) + "\n", "utf-8")
    if plot is not None:
        plot.write_text(ladder_svg(found, say), "utf-8")


def _results(met: Sequence[Meeting], games: int, jobs: int, say: Say) -> list[MeetingResult]:
    """The result of each meeting."""
    todo = [chunk for meeting in met for chunk in chunks(meeting, games, jobs)]
    results = {(meeting.one, meeting.rest): MeetingResult() for meeting in met}
    for meeting, result in with_progress(run_parallel(play_chunk, todo, jobs), len(todo), say):
        results[meeting.one, meeting.rest].add(result)
    return list(results.values())


def summary(names: Sequence[str], met: Sequence[Meeting], results: Sequence[MeetingResult]) -> dict[str, Any]:
    """All figures of a game's ladder, as they are written to JSON."""
    total = MeetingResult()
    for result in results:
        total.add(result)
    points = {
        (one.one, one.rest): (result.ahead, result.games) for one, result in zip(met, results, strict=True)
    }
    for a, b in permutations(names, 2):  # with more than two seats, each of two was the one among the others
        if (a, b) in points and (b, a) in points:
            won, games = points.pop((b, a))
            points[a, b] = points[a, b][0] + games - won, points[a, b][1] + games
    together = catalogue.rules(met[0].game).customs.together
    rated = {} if together else ratings(names, points)
    return {
        "game": met[0].game,
        "seats": met[0].seats,
        "options": met[0].options,
        "seed": met[0].seed,
        "together": together,
        "bots": {
            name: {
                **({} if together else {"rating": round(rated[name])}),
                "decisions": thinking.decisions,
                "mean_ms": round(1000 * thinking.seconds / max(1, thinking.decisions), 3),
                "worst_ms": round(1000 * thinking.worst, 3),
            }
            for name, thinking in ((name, total.thinking[name]) for name in names)
        },
        "meetings": [_row(one, result) for one, result in zip(met, results, strict=True)],
    }


def _row(meeting: Meeting, result: MeetingResult) -> dict[str, Any]:
    low, high = wilson(result.won, result.games)
    return {
        "one": meeting.one,
        "rest": meeting.rest,
        "games": result.games,
        "won": round(result.won, 2),
        "share": round(result.won / result.games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "score": round(result.scores / result.games, 2),
        "games_per_second": round(result.games / max(result.seconds, 1e-6), 2),
    }


def _show(found: dict[str, Any], say: Say) -> None:
    console, together = Console(), found["together"]
    table = Table(
        title=say("cli-ladder", name=say(f"{found['game']}-name"), seats=found["seats"], seed=found["seed"])
    )
    table.add_column(say("cli-team" if together else "cli-bot"))
    table.add_column(say("cli-with" if together else "cli-against"))
    keys = (
        "cli-games",
        "cli-won" if together else "cli-wins-share",
        "cli-interval",
        "cli-score",
        "cli-games-per-second",
    )
    for key in keys:
        table.add_column(say(key), justify="right")
    for row in found["meetings"]:
        among = "" if found["seats"] == 2 else f"{found['seats'] - 1} × "
        table.add_row(
            row["one"],
            among + row["rest"],
            str(row["games"]),
            f"{row['share']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}",
            f"{row['score']:.1f}".replace("-", "−"),
            f"{row['games_per_second']:g}",
        )
    console.print(table)
    rated = Table()
    rated.add_column(say("cli-bot"))
    for key in (() if together else ("cli-rating",)) + (
        "cli-decisions",
        "cli-mean-thought",
        "cli-worst-thought",
    ):
        rated.add_column(say(key), justify="right")
    for name, bot in found["bots"].items():
        number = () if together else (str(bot["rating"]),)
        rated.add_row(name, *number, str(bot["decisions"]), f"{bot['mean_ms']:.2f}", f"{bot['worst_ms']:.1f}")
    console.print(rated)
