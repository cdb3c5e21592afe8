"""Tests that wait run on asyncio, by an hourglass."""

from typing import Any

import pytest

from tests.table.hourglass import Hourglass


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"loop_factory": Hourglass}
