"""Tests that every store must pass, one for each promise in `yakai.store.protocols`. They need pytest and Hypothesis.

A backend's tests subclass `StoreTests`:

    class TestMemoryStore(StoreTests[MemoryStore]):
        survives = False

        def opened(self, folder: Path) -> MemoryStore:
            return MemoryStore()

        def refuse_writes(self, store: MemoryStore, refuse: bool) -> None:
            store.full = refuse

`ComparisonTests` also compares a store with `MemoryStore`, over random operations.
"""

import pytest

# Without this a failed assertion does not show the values.
pytest.register_assert_rewrite(
    *(f"{__name__}.{part}" for part in ("failures", "housekeeping", "people", "tables"))
)

from yakai.testing.stores.backend import S  # noqa: E402
from yakai.testing.stores.comparison import ComparisonTests  # noqa: E402
from yakai.testing.stores.failures import FailureTests  # noqa: E402
from yakai.testing.stores.housekeeping import HousekeepingTests, ReportTests  # noqa: E402
from yakai.testing.stores.people import PeopleTests, ScheduleTests  # noqa: E402
from yakai.testing.stores.tables import DirectoryTests, LogTests, RecordTests, TalkTests  # noqa: E402

__all__ = ["ComparisonTests", "StoreTests"]


class StoreTests(
    LogTests[S],
    TalkTests[S],
    RecordTests[S],
    DirectoryTests[S],
    PeopleTests[S],
    ScheduleTests[S],
    HousekeepingTests[S],
    ReportTests[S],
    FailureTests[S],
):
    """All tests of a store."""
