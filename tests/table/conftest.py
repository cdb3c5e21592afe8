"""Async tests run on asyncio with virtual time; Hypothesis tries the same examples at each run, new ones at night."""

import os
from collections.abc import AsyncIterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.table import evening
from tests.table.virtual_time import Hourglass

settings.register_profile(
    "yakai",
    derandomize=not os.environ.get("YAKAI_NIGHTLY"),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("yakai")


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"loop_factory": Hourglass}


@pytest.fixture(autouse=True)
async def closed(anyio_backend: Any) -> AsyncIterator[None]:
    """Close the tables of a test at its end, and check that no task is left."""
    yield
    await evening.close()
