"""`yakai simulate`: many games, the same ones for the same seed."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from subprocess import CompletedProcess
from typing import Any

import pytest
from msgspec import Struct
from typer.testing import Result as Done

import yakai
from yakai.cli.moves import Stuck, default_seats, one_move
from yakai.core import catalogue
from yakai.core.game import Chance, Customs, Kinds, Over, Pending, Result, Timer, Turn
from yakai.core.match import Match

FIELDS = ["game", "seats", "games", "moves", "seconds", "bots", "wins", "scores", "reasons"]


def test_json_is_one_object_and_nothing_else(program: Callable[..., CompletedProcess[str]]) -> None:
    done = program("simulate", "yak", "--seats", "3", "--games", "5", "--seed", "1", "--json")
    assert done.returncode == 0
    assert done.stderr == ""
    summary = json.loads(done.stdout)
    assert list(summary) == FIELDS
    assert summary["game"] == "yak"
    assert (summary["seats"], summary["games"]) == (3, 5)
    assert summary["bots"] == ["random"] * 3
    assert len(summary["wins"]) == len(summary["scores"]) == 3
    assert sum(summary["wins"]) >= 5
    assert sum(summary["reasons"].values()) == 5


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes(
    program: Callable[..., CompletedProcess[str]], tmp_path: Path
) -> None:
    def logs(jobs: int) -> tuple[dict[str, Any], dict[str, bytes]]:
        folder = tmp_path / str(jobs)
        arguments = ("--bots", "novice,random", "--games", "6", "--seed", "17", "--logs", folder, "--json")
        done = program("simulate", "yak", "--seats", "2", "--jobs", str(jobs), *arguments)
        assert done.returncode == 0, done.stderr
        summary = json.loads(done.stdout)
        del summary["seconds"]
        return summary, {path.name: path.read_bytes() for path in folder.iterdir()}

    alone, together = logs(1), logs(3)
    assert alone == together
    assert sorted(alone[1]) == [f"yak-{number}.jsonl" for number in range(1, 7)]


def test_another_seed_gives_other_games(command: Callable[..., Done]) -> None:
    def moves(seed: str) -> tuple[int, list[float]]:
        summary = json.loads(command("simulate", "yak", "--games", "4", "--seed", seed, "--json").stdout)
        return summary["moves"], summary["scores"]

    assert moves("1") == moves("1") != moves("2")


def test_with_less_effort_searching_bots_search_less(command: Callable[..., Done]) -> None:
    done = command(
        "simulate", "pikit", "--seats", "2", "--bots", "expert", "--games", "1", "--effort", "0.01", "--json"
    )
    assert json.loads(done.stdout)["games"] == 1
    assert command("simulate", "pikit", "--effort", "2").exit_code != 0


def test_bots_go_round_the_seats(command: Callable[..., Done]) -> None:
    done = command("simulate", "yak", "--seats", "5", "--bots", "novice, random", "--games", "1", "--json")
    assert json.loads(done.stdout)["bots"] == ["novice", "random", "novice", "random", "novice"]


def test_scores_are_means_and_wins_first_places_of_the_logged_games(
    command: Callable[..., Done], tmp_path: Path
) -> None:
    done = command(
        "simulate", "yak", "--seats", "2", "--games", "8", "--seed", "3", "--logs", tmp_path, "--json"
    )
    summary = json.loads(done.stdout)
    results = [yakai.load(path).result for path in sorted(tmp_path.iterdir())]
    assert len(results) == 8
    for seat in range(2):
        assert summary["scores"][seat] == sum(result.scores[seat] for result in results if result) / 8
        assert summary["wins"][seat] == sum(result.places[seat] == 1 for result in results if result)


def test_options_reach_the_game(command: Callable[..., Done], tmp_path: Path) -> None:
    command("simulate", "yak", "--games", "1", "--option", "first=3", "--logs", tmp_path, "--json")
    (path,) = tmp_path.iterdir()
    assert yakai.load(path).options.first == 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--option", "first=9"], "“first” cannot be “9”. It can be: 1–4, none."),
        (["--option", "colour=1"], "“Yak” has no option “colour”. Its options: first."),
        (["--bots", "novice,genius"], "There is no bot called “genius”. Available: random, novice"),
        (["--seats", "1"], "“Yak” is a game for 2 to 6 players, not 1."),
    ],
)
def test_an_invalid_plan_is_refused_before_any_game(
    command: Callable[..., Done], arguments: list[str], complaint: str
) -> None:
    done = command("simulate", "yak", *arguments)
    assert done.exit_code == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1


def test_people_get_a_table_in_their_language(command: Callable[..., Done]) -> None:
    shown = command("simulate", "yak", "--games", "2", "--seed", "1", "--lang", "uk").stdout
    assert "Як: 2 гри (зерно 1)" in shown
    assert "Ходів за гру: найменше" in shown


def test_four_play_unless_the_game_wants_fewer_or_more() -> None:
    class Duel(Fuse):
        seats = range(2, 3)

    assert default_seats(catalogue.rules("yak")) == 4
    assert default_seats(Duel()) == 2


# A game with a timer of its own: acting at once costs nothing, but the fuse ends the game.


class Burning(Struct, frozen=True):
    """The number of sparks, and whether the fuse has burnt down."""

    sparks: int = 0
    off: bool = False


class Spark(Struct, frozen=True, tag="spark"):
    """Strike a spark."""


class Fuse:
    """A game for two that ends when its fuse has burnt down."""

    id = "fuse"
    version = 1
    seats = range(2, 5)
    options = Burning
    kinds = Kinds(action=Spark, outcome=Chance, view=Burning, legal=Burning, event=Burning, memory=Burning)
    customs = Customs()
    timer: Timer | None = Timer("fuse", 5.0)

    def setup(self, seats: int, options: Burning) -> Burning:
        return Burning()

    def pending(self, state: Burning) -> Pending:
        if state.off:
            return Over(Result("bang", (state.sparks, 0), (1, 2)))
        return Turn(frozenset({0, 1}), self.timer)

    def act(self, state: Burning, seat: int, action: Any) -> Burning:
        return Burning(state.sparks + 1)

    def expire(self, state: Burning, timer: str) -> Burning:
        return Burning(state.sparks, off=True)

    def view(self, state: Burning, seat: int | None) -> Burning:
        return state

    def recall(self, state: Burning, seat: int) -> None: ...

    def sample(self, state: Burning, rng: Random) -> Any: ...

    def settle(self, state: Burning, outcome: Any) -> Any: ...

    def tell(self, before: Any, entry: Any, after: Any, seat: int | None) -> tuple[Any, ...]:
        return ()

    def legal(self, view: Any) -> Any: ...

    def imagine(self, view: Any, memory: Any, rng: Random) -> Any: ...


class Striker:
    """Strikes twice, then waits."""

    def choose(self, rules: Any, view: Burning, memory: Any, rng: Random) -> Spark | None:
        return Spark() if view.sparks < 2 else None


def test_a_timer_runs_out_only_when_no_bot_wants_to_act() -> None:
    match = Match(Fuse(), 2)
    kinds = []
    while match.result is None:
        kinds += [step.entry.type for step in one_move(match, [Striker(), Striker()], Random(1))]
    assert kinds == ["acted", "acted", "expired", "over"]


def test_bots_that_wait_for_nothing_are_an_error() -> None:
    rules = Fuse()
    rules.timer = None
    match = Match(rules, 2)
    match.state = Burning(sparks=2)
    with pytest.raises(Stuck):
        one_move(match, [Striker(), Striker()], Random(1))


@pytest.mark.parametrize(("lang", "ending"), [("en", "all rounds played"), ("uk", "зіграно всі раунди")])
def test_endings_are_said_in_words(command: Callable[..., Done], lang: str, ending: str) -> None:
    told = command("simulate", "pictomania", "--games", "1", "--jobs", "1", "--lang", lang)
    assert f"{ending} – 1" in told.stdout
