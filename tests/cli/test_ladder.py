"""`yakai ladder`: every bot plays every other, in every seat of every deal."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from typer.testing import Result as Done

from yakai import bots
from yakai.cli.ladder.playing import Meeting, chunks, ladder_bots, meetings, play_chunk
from yakai.core import catalogue


def ladder_of(command: Callable[..., Done], file: Path, *arguments: str) -> dict[str, Any]:
    """The figures of one ladder."""
    done = command("ladder", *arguments, "--seed", "1", "--json", file)
    assert done.exit_code == 0, done.stderr
    (ladder,) = json.loads(file.read_text("utf-8"))["ladders"]
    found: dict[str, Any] = ladder
    return found


def figures(ladder: dict[str, Any]) -> dict[str, Any]:
    """The figures that do not depend on the machine."""
    rows = [{key: row[key] for key in row if key != "games_per_second"} for row in ladder["meetings"]]
    return {**ladder, "meetings": rows, "bots": {name: bot["rating"] for name, bot in ladder["bots"].items()}}


def test_the_stronger_meets_the_weaker_and_is_rated_higher(
    command: Callable[..., Done], tmp_path: Path
) -> None:
    ladder = ladder_of(
        command,
        tmp_path / "pikit.json",
        "pikit",
        "--bots",
        "random,novice",
        "--games",
        "20",
        "--plot",
        str(tmp_path / "pikit.svg"),
    )
    (row,) = ladder["meetings"]
    assert (row["one"], row["rest"], row["games"]) == ("novice", "random", 20)
    assert row["low"] < row["share"] < row["high"] or row["share"] == 1.0
    assert row["low"] > 0.5
    assert ladder["bots"]["novice"]["rating"] == 1000 > ladder["bots"]["random"]["rating"]
    assert 0 < ladder["bots"]["novice"]["mean_ms"] <= ladder["bots"]["novice"]["worst_ms"]
    plot = ET.fromstring((tmp_path / "pikit.svg").read_text("utf-8"))
    words = [text.text for text in plot.iter("{http://www.w3.org/2000/svg}text")]
    assert "novice – random" in words
    assert f"{row['share']:.1%}" in words


def test_the_same_seed_gives_the_same_figures_in_any_number_of_processes(
    program: Callable[..., CompletedProcess[str]], tmp_path: Path
) -> None:
    found = []
    for jobs in ("1", "2"):
        file = tmp_path / jobs
        done = program(
            "ladder",
            "pikit",
            "--bots",
            "random,novice",
            "--games",
            "8",
            "--seed",
            "5",
            "--jobs",
            jobs,
            "--json",
            file,
        )
        assert done.returncode == 0, done.stderr
        (ladder,) = json.loads(file.read_text("utf-8"))["ladders"]
        found.append(figures(ladder))
    assert found[0] == found[1]


def test_with_four_seats_each_is_the_one_among_three_others(
    command: Callable[..., Done], tmp_path: Path
) -> None:
    ladder = ladder_of(
        command, tmp_path / "a", "pikit", "--seats", "4", "--bots", "random,novice", "--games", "9"
    )
    assert [(row["one"], row["rest"], row["games"]) for row in ladder["meetings"]] == [
        ("random", "novice", 12),
        ("novice", "random", 12),
    ]
    assert ladder["meetings"][0]["share"] < 0.25 < ladder["meetings"][1]["share"]


def test_where_all_win_together_equal_bots_meet_and_have_no_ratings(
    command: Callable[..., Done], tmp_path: Path
) -> None:
    ladder = ladder_of(command, tmp_path / "a", "yokai", "--bots", "random,novice", "--games", "2")
    pairs = [(row["one"], row["rest"]) for row in ladder["meetings"]]
    assert pairs == [("random", "random"), ("novice", "novice"), ("novice", "random")]
    assert all("rating" not in bot for bot in ladder["bots"].values())


def test_every_game_has_a_bot_that_sees_all_hands_except_where_players_act_at_once() -> None:
    for game in catalogue.ours():
        assert ladder_bots(game)[: len(bots.names(game))] == bots.names(game)
        assert ("seeing" in ladder_bots(game)) == (catalogue.game(game).bides is None)


def test_a_deal_is_played_once_from_each_seat() -> None:
    (meeting,) = meetings("yak", 2, {}, "1", ("novice", "random"))
    assert meeting == Meeting("yak", 2, {}, "1", "random", "novice")
    todo = chunks(meeting, games=3, jobs=1)
    assert [deal for task in todo for deal in task.deals] == [0, 1]
    assert [play_chunk(task)[1].games for task in todo] == [2, 2]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["yak", "--bots", "novice,genius"], "There is no bot called “genius”."),
        (["yak", "--seats", "9"], "“Yak” is a game for 2 to 6 players, not 9"),
        (["yak", "--option", "first=9"], "“first” cannot be “9”."),
    ],
)
def test_a_wrong_plan_is_refused(command: Callable[..., Done], arguments: list[str], complaint: str) -> None:
    done = command("ladder", *arguments)
    assert done.exit_code == 2
    assert complaint in done.stderr
