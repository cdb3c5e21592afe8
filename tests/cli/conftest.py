"""The program `yakai`, as a process or within the test."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from typer.testing import CliRunner, Result

from yakai.cli import app

Program: TypeAlias = Callable[..., "subprocess.CompletedProcess[str]"]
Command: TypeAlias = Callable[..., Result]


@pytest.fixture
def program() -> Program:
    """Run it as a process of its own; warnings are errors there too."""

    def run(
        *arguments: str | Path, stdin: str = "", lang: str = "C.UTF-8"
    ) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [Path(sys.executable).with_name("yakai"), *arguments],
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=600,
            check=False,
            env={**os.environ, "LC_ALL": lang, "PYTHONWARNINGS": "error", "PYTHONUTF8": "1"},
        )

    return run


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run it in this process, which is quicker."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str | Path, stdin: str = "") -> Result:
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=stdin)

    return run
