"""`yakai replay`: a game in words for any seat."""

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from typer.testing import Result

import yakai
from yakai.cli.plain import PlainTerminal
from yakai.core import catalogue
from yakai.games.yak.actions import Challenge, Pass, Play


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A short beginning of a game: two claims, and a challenge."""
    match = yakai.new("yak", seats=3, options={"first": 0}, seed=5)
    match.play(0, Play(0, 1, "yak"))
    match.play(1, Play(2, 7, "vulture"))
    match.play(2, Challenge())
    path = tmp_path / "game.jsonl"
    match.save(path)
    return path


def lines(done: Result) -> list[str]:
    assert done.exit_code == 0, done.stderr
    return [re.sub(r"^ *\d+  ", "", line) for line in done.stdout.splitlines()]


def test_a_spectator_is_told_what_everybody_saw(command: Callable[..., Result], log: Path) -> None:
    told = lines(command("replay", log))
    assert told[0] == "Yak, 3 players, rules version 1"
    assert told[1:7] == [
        "Five cards each; Seat 1 begins",
        "Seat 1 says: 1 yak",
        "Seat 2 says: 7 vultures",
        "Seat 3 doesn’t believe it",
        "The stack is turned over: Yak 1 (Seat 1), Vulture 2 (Seat 2)",
        "Counted: 2, claimed: 7 vultures",
    ]
    assert "Seat 2 takes the stack: 2 cards" in told
    assert not any("Your hand" in line for line in told)


def test_a_seat_is_told_what_it_drew_itself_and_nothing_of_others(
    command: Callable[..., Result], log: Path
) -> None:
    told = lines(command("replay", log, "--seat", "2"))
    assert [line.partition(": ")[0] for line in told if "draw" in line] == ["You draw"]
    assert "You take the stack: 2 cards" in told
    assert told[-1].startswith("Your hand: 1) ")


def test_it_is_told_in_the_language_asked_for(command: Callable[..., Result], log: Path) -> None:
    assert "Место 2 говорит: 7 грифов" in lines(command("replay", log, "--lang", "ru"))
    assert "Місце 2 каже: 7 грифів" in lines(command("replay", log, "--lang", "uk"))


def test_replay_stops_at_the_given_entry(command: Callable[..., Result], log: Path) -> None:
    told = lines(command("replay", log, "--at", "4", "--seat", "1"))
    assert told[4] == "Seat 2 says: 7 vultures"
    assert told[5] == ""
    assert told[6:11] == [
        "Deck: 91",
        "  Seat 1: 5 in hand, no penalty cards",
        "  Seat 2: 4 in hand, no penalty cards",
        "  Seat 3: 5 in hand, no penalty cards",
        "Stack of 2, the latest at the end:",
    ]
    assert re.fullmatch(r"  Seat 1: 1 yak \[.+\]", told[11])
    assert told[12] == "  Seat 2: 7 vultures"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seat", "4"], "There is no seat 4: this game has 3, counted from 1."),
        (["--seat", "0"], "There is no seat 0: this game has 3, counted from 1."),
        (["--at", "99"], "There is no entry 99 in this record: it has 6 entries. Choose 0 to 6."),
    ],
)
def test_a_seat_or_point_that_is_not_there_is_refused(
    command: Callable[..., Result], log: Path, arguments: list[str], complaint: str
) -> None:
    done = command("replay", log, *arguments)
    assert done.exit_code == 2
    assert done.stderr == f"{complaint}\n"


def test_a_damaged_log_is_refused_with_its_line(command: Callable[..., Result], log: Path) -> None:
    rows = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(rows[:3] + rows[4:]))
    done = command("replay", log, "--lang", "ru")
    assert done.exit_code == 2
    assert "строке 4" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_log_cut_off_in_the_middle_of_a_line_is_refused(command: Callable[..., Result], log: Path) -> None:
    log.write_bytes(log.read_bytes()[:-5])
    done = command("replay", log)
    assert done.exit_code == 2
    assert "cut off" in done.stderr


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b'"format":1', b'"format":2', "формат 1"),
        (b'"version":1', b'"version":8', "правилами версії 8"),
        (b'"type":"acted"', b'"type":"danced"', "рядку 3 стоїть подія «danced»"),
    ],
    ids=["format", "rules", "entry"],
)
def test_a_log_of_another_version_says_what_may_read_it(
    command: Callable[..., Result], log: Path, old: bytes, new: bytes, said: str
) -> None:
    log.write_bytes(log.read_bytes().replace(old, new, 1))
    done = command("replay", log, "--lang", "uk")
    assert done.exit_code == 2
    assert said in done.stderr
    assert "новіший випуск" in done.stderr


def test_what_happens_at_the_table_is_told_too(command: Callable[..., Result], tmp_path: Path) -> None:
    match = yakai.new("yak", seats=2, options={"first": 0}, seed=5)
    match.hand_over(1, "bot:novice")
    match.concede(0)
    match.save(tmp_path / "game.jsonl")
    told = lines(command("replay", tmp_path / "game.jsonl"))
    assert told[2:5] == [
        "A bot takes over for Seat 2",
        "Seat 1 gives up",
        "The game is over. Seat 2 wins",
    ]


def test_every_event_of_whole_games_can_be_told_in_every_language(
    command: Callable[..., Result], tmp_path: Path
) -> None:
    command("simulate", "yak", "--games", "2", "--bots", "novice,random", "--logs", tmp_path, "--json")
    for path in tmp_path.iterdir():
        for lang in ("en", "ru", "uk"):
            told = lines(command("replay", path, "--lang", lang, "--seat", "3"))
            assert len(told) > 100


def test_a_game_without_words_of_its_own_is_shown_plainly() -> None:
    match = yakai.new("yak", seats=2, seed=1)
    words = PlainTerminal("yak")

    def say(key: str, /, **details: str | int) -> str:
        return key

    assert '  "seat": 0,' in words.picture(match.view(0), ["a", "b"], say)
    assert words.read('{"type": "pass"}', match.legal(0), say) == Pass()
    with pytest.raises(yakai.YakaiError, match="action is unreadable"):
        words.read("pass", match.legal(0), say)
    assert catalogue.game("yak").terminal is not None


def test_the_events_of_a_game_without_words_are_told_as_json(
    command: Callable[..., Result], log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wordless = msgspec.structs.replace(catalogue.game("yak"), telling=None)
    monkeypatch.setitem(catalogue.games(), "yak", wordless)
    told = lines(command("replay", log))
    assert told[2].startswith('{"type":"claimed","seat":0,')
