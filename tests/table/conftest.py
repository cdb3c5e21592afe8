"""Tests that wait run on asyncio, by an hourglass; Hypothesis tries the same at each run, and by night anything."""

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.table.hourglass import Hourglass

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
