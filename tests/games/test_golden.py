"""Finished games that must replay for ever, one for each way that each rules version can end."""

from pathlib import Path

import pytest

import yakai
from yakai.core import catalogue, log_encoding
from yakai.testing.playthrough import playthrough

HERE = Path(__file__).parent.parent
GOLDEN = sorted((HERE / "golden").glob("*.jsonl"))
PLAYTHROUGHS = sorted((HERE / "playthroughs").glob("*.txt"))

ENDINGS = {
    ("sketch", 1): {"pile", "quiet", "conceded"},
    ("pikit", 1): {"deck", "idle", "conceded"},
    ("pictomania", 1): {"rounds", "conceded"},
    ("yak", 1): {"challenge", "pass", "conceded"},
    ("yokai", 1): {"declared-won", "declared-lost", "exhausted-won", "exhausted-lost", "conceded"},
}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays(path: Path) -> None:
    match = yakai.load(path)
    assert match.result is not None
    assert log_encoding.write_header(match.header) + log_encoding.write(match.log) == path.read_bytes()


def test_every_way_to_end_has_a_golden_game() -> None:
    endings: dict[tuple[str, int], set[str]] = {}
    for path in GOLDEN:
        match = yakai.load(path)
        assert match.result is not None
        endings.setdefault((match.rules.id, match.rules.version), set()).add(match.result.reason)
    assert endings == ENDINGS
    assert {game for game, _ in endings} == set(catalogue.ours())


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_playthrough_reads_as_before(path: Path) -> None:
    """After a wanted change: `python -m yakai.testing.playthrough tests/golden/X.jsonl > …/playthroughs/X.txt`."""
    match = yakai.load(HERE / "golden" / f"{path.stem}.jsonl")
    assert playthrough(match) == path.read_text()


def test_every_game_has_a_playthrough() -> None:
    assert {path.stem.split("-")[0] for path in PLAYTHROUGHS} == set(catalogue.ours())
