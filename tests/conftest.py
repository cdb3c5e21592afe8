"""Fixtures that several folders of tests share."""

import itertools
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests import uncompiled  # noqa: F401  # before anything of the server's
from yakai import text
from yakai.core import catalogue
from yakai.text.rules import rules_page
from yakai.web.http import pages


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed cards, dice and bots so that they are the same at each run of a test; at night they are random."""
    if os.environ.get("YAKAI_NIGHTLY"):
        return
    seeds = itertools.count()

    class Same(Random):
        def __init__(self) -> None:
            super().__init__(f"{request.node.name} {next(seeds)}")

    for place in ("core.match", "core.matches"):
        monkeypatch.setattr(f"yakai.{place}.SystemRandom", Same)
    for place in ("drivers.bots", "drivers.player_clocks", "drivers.standing_actions", "thinking"):
        monkeypatch.setattr(f"yakai.table.{place}._luck", Same())


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder to install packages into, which are uninstalled after the test."""
    folder = tmp_path / "site"
    folder.mkdir()
    known = set(sys.modules)
    monkeypatch.syspath_prepend(str(folder))
    forget_texts()
    yield folder
    for name in set(sys.modules) - known:
        if str(folder) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]
    monkeypatch.undo()
    forget_texts()


def forget_texts() -> None:
    """Clear what is cached of installed games, languages and their texts."""
    forgetting: tuple[Callable[[], None], ...] = (
        catalogue.look_again,
        rules_page.cache_clear,
        text.browser_source.cache_clear,
        text.languages.cache_clear,
        text._bundle.cache_clear,
        text._said.cache_clear,
        pages._text.cache_clear,
    )
    for forget in forgetting:
        forget()
