"""Reading a log that is damaged or of an unknown version says where and why it fails."""

from random import Random
from typing import Final

import pytest

from tests.table.test_table import Played
from yakai import text
from yakai.core.errors import BadLog, DamagedLog, UnknownVersion
from yakai.core.log import Finished
from yakai.table.state.entries import Batch
from yakai.table.state.replayed import replay_game
from yakai.table.state.table import folded
from yakai.text import languages


def changed(batches: list[Batch], old: bytes, new: bytes) -> list[Batch]:
    """The batches with one of them changed."""
    assert any(old in batch.text for batch in batches)
    return [
        Batch(one.table, one.seq, one.at, one.person, one.request, one.text.replace(old, new, 1))
        for one in batches
    ]


def game() -> list[Batch]:
    played = Played(2)
    played.sit_and_be_ready()
    played.play_on(Random(1))
    return played.batches


def number_of(batches: list[Batch], part: bytes) -> tuple[int, int]:
    """The batch and the line that contain a part first."""
    for batch in batches:
        for line, row in enumerate(batch.text.splitlines(), 1):
            if part in row:
                return batch.seq, line
    raise AssertionError(part)


BATCHES: Final = game()

DAMAGED = {
    "no JSON": (b'{"type":"settled"', b'{"type";"settled"'),
    "no UTF-8": (b'"species"', b'"spec\xffies"'),
    "a missing field": (b'{"type":"ready","seat":0,', b'{"type":"ready",'),
    "an unknown field": (b'{"type":"acted","seat"', b'{"type":"acted","chair":1,"seat"'),
    "no such seat": (b'{"type":"ready","seat":0', b'{"type":"ready","seat":9'),
    "a header without a game": (b'"game":"yak","version":1,', b'"version":1,'),
    "an illegal move": (b'"action":{"type":"play"', b'"action":{"type":"pass"'),
    "a type that no program writes": (b'{"type":"seated"', b'{"type":"s\\u0000ated"'),
}

UNKNOWN = {
    "format": (b'"format":1', b'"format":2,"luck":"new"', "log-format-is-unknown"),
    "rules version": (b'"game":"yak","version":1', b'"game":"yak","version":7', "no-such-rules-version"),
    "game": (b'"game":"yak","version":1', b'"game":"chess","version":1', "no-such-game"),
    "type of table entry": (b'{"type":"seated"', b'{"type":"invited"', "log-entry-is-unknown"),
    "type of game entry": (b'{"type":"settled"', b'{"type":"predicted"', "log-entry-is-unknown"),
}


def read_with(error: type[BadLog], batches: list[Batch], old: bytes, new: bytes) -> BadLog:
    with pytest.raises(error) as refused:
        folded("t", changed(batches, old, new), Random(0))
    assert (refused.value.details["batch"], refused.value.details["line"]) == number_of(batches, old)
    return refused.value


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_log_says_where_and_what_is_wrong(damage: str) -> None:
    error = read_with(DamagedLog, BATCHES, *DAMAGED[damage])
    assert error.key == "table-log-is-damaged"
    assert error.details["why"]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("version", UNKNOWN)
def test_a_log_of_another_version_says_which_and_what_to_do(version: str, lang: text.Lang) -> None:
    old, new, key = UNKNOWN[version]
    error = read_with(UnknownVersion, BATCHES, old, new)
    assert error.key == "table-log-is-unknown"
    assert isinstance(error.__cause__, Exception)
    assert getattr(error.__cause__, "key", "") == key
    said = text.explain(error, lang)
    assert "Yakai" in said
    assert any(word in said for word in ("2", "7", "chess", "invited", "predicted"))


def test_a_gap_in_a_log_is_damage() -> None:
    with pytest.raises(DamagedLog, match="batch 3 instead of 2") as refused:
        folded("t", [*BATCHES[:2], *BATCHES[3:]], Random(0))
    assert "batch 3 instead of 2" in text.explain(refused.value, "en")


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [(*DAMAGED["an illegal move"], DamagedLog), (*UNKNOWN["type of game entry"][:2], UnknownVersion)],
    ids=["damaged", "unknown"],
)
def test_a_record_of_an_unreadable_game_says_so_too(old: bytes, new: bytes, error: type[BadLog]) -> None:
    assert isinstance(replay_game(BATCHES, 1).match.log[-1], Finished)
    with pytest.raises(error) as refused:
        replay_game(changed(BATCHES, old, new), 1)
    assert (refused.value.details["batch"], refused.value.details["line"]) == number_of(BATCHES, old)
