"""The example game, installed from its own package for these tests alone."""

import os
from pathlib import Path

import pytest

from tests.packages import install_example


@pytest.fixture(scope="module")
def with_example(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment for a process that finds the example game."""
    folder: Path = install_example(tmp_path_factory.mktemp("installed"))
    return os.environ | {"PYTHONPATH": str(folder), "COLUMNS": "200", "PYTHONDONTWRITEBYTECODE": "1"}
