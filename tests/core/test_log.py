"""A log is JSON Lines that replay; a damaged one is refused with the reason and the line."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import yakai
from yakai import testing
from yakai.core import errors, log, log_encoding
from yakai.core.match import Match
from yakai.games.yak import rules
from yakai.games.yak.actions import Play

CASE = testing.Case(rules, 2, {})


@pytest.fixture(scope="module")
def finished() -> Match:
    return testing.random_match(CASE, seed=7)


def written(match: Match) -> bytes:
    return log_encoding.write_header(match.header) + log_encoding.write(match.log)


def lines(match: Match) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written(match).splitlines()]


def text(rows: list[dict[str, Any]]) -> bytes:
    return b"".join(json.dumps(row).encode() + b"\n" for row in rows)


def test_a_saved_match_loads(finished: Match, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    finished.save(path)
    again = yakai.load(path)
    assert again.log == finished.log
    assert again.state == finished.state
    assert again.result == finished.result


def test_a_running_match_loads_and_goes_on(tmp_path: Path) -> None:
    match = yakai.new("yak", seats=2, seed=1)
    seat = match.state.turn
    match.play(seat, next(iter(match.legal(seat))))
    match.save(tmp_path / "game.jsonl")
    again = yakai.load(tmp_path / "game.jsonl")
    again.play(again.state.turn, next(iter(again.legal(again.state.turn))))
    assert len(again.log) == len(match.log) + 2


def test_it_is_the_header_then_entries_then_the_result(finished: Match) -> None:
    rows = lines(finished)
    assert rows[0] == {
        "type": "header",
        "format": 1,
        "game": "yak",
        "version": 1,
        "seats": 2,
        "options": {"first": None},
    }
    assert rows[1]["type"] == "settled"
    assert rows[2].keys() == {"type", "seat", "action"}
    assert rows[-1]["type"] == "over"
    assert rows[-1]["result"].keys() == {"reason", "scores", "places"}


def test_entries_cannot_be_encoded_for_a_wire(finished: Match) -> None:
    for entry in (finished.log[0], finished.log[1], finished.log[-1]):
        with pytest.raises(TypeError):
            msgspec.json.encode(entry)


def test_entries_do_not_show_their_secrets(finished: Match) -> None:
    assert repr(finished.log[0]) == "<settled>"


def test_who_and_when_are_kept() -> None:
    entry = log.Conceded(1, at=12.5, by="person 7")
    again = log.read_entry(log_encoding.write_entry(entry), CASE.rules)
    assert again == entry
    assert (again.at, again.by) == (12.5, "person 7")


@pytest.mark.parametrize("kept", range(0, 2000, 97))
def test_a_log_cut_anywhere_in_a_line_is_refused(finished: Match, kept: int) -> None:
    whole = written(finished)
    cut = whole[:kept]
    if not cut.endswith(b"\n"):
        with pytest.raises(errors.TruncatedLog):
            yakai.from_bytes(cut)


def test_a_log_without_the_outcome_of_its_last_move_is_refused(finished: Match) -> None:
    with pytest.raises(errors.TruncatedLog):
        yakai.from_bytes(text(lines(finished)[:3]))


def test_a_finished_log_without_its_result_is_refused(finished: Match) -> None:
    with pytest.raises(errors.TruncatedLog):
        yakai.from_bytes(text(lines(finished)[:-1]))


def test_a_conceded_log_without_its_result_is_refused() -> None:
    match = yakai.new("yak", seats=2, seed=1)
    match.concede(0)
    with pytest.raises(errors.TruncatedLog):
        yakai.from_bytes(text(lines(match)[:-1]))


def test_no_player_concedes_twice_in_a_log() -> None:
    match = yakai.new("yak", seats=3, seed=1)
    match.concede(0)
    rows = lines(match)
    with pytest.raises(errors.DamagedLog):
        yakai.from_bytes(text([*rows, rows[-1]]))


def test_an_undo_in_a_log_goes_back_just_one_action() -> None:
    match = yakai.new("yak", seats=2, seed=3, options={"first": 0})
    number = 0
    while match.view(0).deck:
        number += 1
        match.play(match.state.turn, Play(0, number, "yak"))
    seat = match.state.turn
    match.play(seat, Play(0, 160, "yak"))
    match.undo(seat)
    rows = lines(match)
    assert yakai.from_bytes(text(rows)).state == match.state
    rows[-1]["to"] -= 1
    with pytest.raises(errors.DamagedLog):
        yakai.from_bytes(text(rows))


def test_a_log_that_stops_between_moves_is_a_running_game(finished: Match) -> None:
    assert yakai.from_bytes(text(lines(finished)[:4])).result is None


def damaged(finished: Match, change: Any) -> bytes:
    rows = lines(finished)
    change(rows)
    return text(rows)


DAMAGES = {
    "no header": lambda rows: rows.pop(0),
    "unknown field": lambda rows: rows[2].update(colour="red"),
    "missing field": lambda rows: rows[2].pop("seat"),
    "wrong action": lambda rows: rows[2].update(action={"type": "roll"}),
    "missing action": lambda rows: rows[2].pop("action"),
    "illegal action": lambda rows: rows[2]["action"].update(number=99),
    "wrong seat": lambda rows: rows[2].update(seat=1 - rows[2]["seat"]),
    "missing outcome": lambda rows: rows.pop(3),
    "doubled outcome": lambda rows: rows.insert(3, rows[3]),
    "card not in the deck": lambda rows: rows[3].update(
        outcome={"type": "drawn", "card": {"kind": "yak", "value": 9}}
    ),
    "wrong result": lambda rows: rows[-1]["result"].update(scores=[0, 0]),
    "doubled result": lambda rows: rows.append(rows[-1]),
    "play after the end": lambda rows: rows.append(rows[2]),
    "an undo of chance": lambda rows: rows.insert(4, {"type": "undone", "seat": 0, "to": 1}),
    "a timer that is not there": lambda rows: rows.insert(4, {"type": "expired", "timer": "x"}),
    "a seat that is not there": lambda rows: rows.insert(
        4, {"type": "handed_over", "seat": 9, "player": "x"}
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_log_is_refused(finished: Match, damage: str) -> None:
    with pytest.raises(errors.DamagedLog):
        yakai.from_bytes(damaged(finished, DAMAGES[damage]))


def test_the_damaged_line_is_named(finished: Match) -> None:
    with pytest.raises(errors.DamagedLog) as refused:
        yakai.from_bytes(damaged(finished, DAMAGES["wrong action"]))
    assert refused.value.details["line"] == 3


UNKNOWN = {
    "log-format-is-unknown": lambda rows: rows[0].update(format=2, luck="new"),
    "no-such-rules-version": lambda rows: rows[0].update(version=2),
    "log-entry-is-unknown": lambda rows: rows[2].update(type="danced", partner=1),
}


@pytest.mark.parametrize("key", UNKNOWN)
def test_a_log_of_another_version_is_not_called_damaged(finished: Match, key: str) -> None:
    with pytest.raises(errors.UnknownVersion) as refused:
        yakai.from_bytes(damaged(finished, UNKNOWN[key]))
    assert refused.value.key == key


@pytest.mark.parametrize("name", ["", "Danced", "dan ced", "d\x00nced", "d" * 50, "header", 7])
def test_what_can_be_no_type_of_entry_is_damage(finished: Match, name: Any) -> None:
    with pytest.raises(errors.DamagedLog):
        yakai.from_bytes(damaged(finished, lambda rows: rows[2].update(type=name)))


@pytest.mark.parametrize("junk", [b"\n", b"yak\n", b"\xff\xfe\n", b"[]\n", b"{}\n"])
def test_junk_is_no_log(junk: bytes) -> None:
    with pytest.raises(errors.DamagedLog):
        yakai.from_bytes(junk)


def test_an_empty_file_is_a_truncated_log() -> None:
    with pytest.raises(errors.TruncatedLog):
        yakai.from_bytes(b"")


def test_a_log_of_an_unknown_version_game_or_table_is_refused(finished: Match) -> None:
    def headed(**fields: Any) -> bytes:
        return damaged(finished, lambda rows: rows[0].update(fields))

    with pytest.raises(errors.UnknownVersion):
        yakai.from_bytes(headed(version=99))
    with pytest.raises(errors.UnknownGame):
        yakai.from_bytes(headed(game="chess"))
    with pytest.raises(errors.BadSeatCount):
        yakai.from_bytes(headed(seats=9))
    with pytest.raises(errors.BadOption):
        yakai.from_bytes(headed(options={"colour": "red"}))


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        yakai.load(tmp_path / "none.jsonl")
