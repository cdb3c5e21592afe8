"""Pages are light: the bytes that a phone must load before it shows something. `-s` prints the figures."""

import gzip
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tests.e2e.serving import BUILT

STATIC = BUILT.parent
START_PAGE = 60_000
BOARD = 40_000
FONTS = 75_000
"""Bytes of the fonts that a reader of Russian or Ukrainian needs: both scripts, for text and headings."""


@cache
def manifest() -> dict[str, Any]:
    """The client's build manifest: for each entry point its file, its styles and what it imports."""
    return msgspec.json.decode((STATIC / ".vite/manifest.json").read_bytes(), type=dict[str, Any])


def files(entrance: str) -> Iterator[str]:
    """All scripts and styles that must be loaded before this entry point runs."""
    part = manifest()[entrance]
    yield part["file"]
    yield from part.get("css", ())
    for other in part.get("imports", ()):
        yield from files(other)


def size(names: set[str]) -> int:
    """The compressed size of these files in bytes."""
    return sum(len(gzip.compress((STATIC / name).read_bytes(), 9, mtime=0)) for name in names)


def boards() -> list[str]:
    """The entry points of all boards."""
    return sorted(name for name in manifest() if name.startswith("src/games/") and name.endswith("/index.ts"))


def test_the_start_page_is_light() -> None:
    whole = size(set(files("index.html")))
    print(f"start page: {whole / 1000:.1f} KB")
    assert whole < START_PAGE


def test_every_board_is_light() -> None:
    room = set(files("index.html")) | set(files("src/shell/table/TablePage.svelte"))
    print(f"table page: {size(room - set(files('index.html'))) / 1000:.1f} KB more")
    sizes = {Path(board).parts[2]: size(set(files(board)) - room) for board in boards()}
    print(" · ".join(f"{game}: {whole / 1000:.1f} KB" for game, whole in sizes.items()))
    assert sizes
    assert {game: whole for game, whole in sizes.items() if whole >= BOARD} == {}


def test_fonts_are_cut_to_our_scripts() -> None:
    fonts = {file.name: file.stat().st_size for file in STATIC.glob("assets/*.woff2")}
    print(f"fonts: {sum(fonts.values()) / 1000:.1f} KB in {len(fonts)} files")
    assert len(fonts) == 4
    assert sum(fonts.values()) < FONTS
