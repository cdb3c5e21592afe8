"""Frames without a server are what the client's contract says."""

import re

import msgspec

from tests.packages import ROOT
from yakai.testing.frames import frames

CONTRACT = ROOT / "client" / "src" / "play" / "contract.ts"


def fields(interface: str) -> set[str]:
    found = re.search(
        rf"^export interface {interface}\b.*?^}}", CONTRACT.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    assert found is not None
    return set(re.findall(r"^  readonly (\w+):", found[0], re.MULTILINE))


def test_a_frame_has_all_that_a_board_is_promised() -> None:
    assert {"view", "legal", "told", "undo"} <= fields("Frame")
    for eyes in frames("yak", 2, 1):
        assert all(msgspec.to_builtins(frame).keys() == {*fields("Frame"), "hint"} for frame in eyes)


def test_what_is_told_has_its_number_and_its_words() -> None:
    told = [one for frame in frames("yak", 2, 1)[0] for one in frame.told]
    assert told
    assert all(msgspec.to_builtins(one).keys() == fields("Told") for one in told)
    assert any(one.lines for one in told)
