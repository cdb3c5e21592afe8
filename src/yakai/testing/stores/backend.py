"""The base class of the tests of a store."""

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

import pytest

from yakai.store.protocols import Store

S = TypeVar("S", bound=Store)


class StoreBackend(Generic[S]):
    """Opens the backend's store for each test."""

    pytestmark = pytest.mark.anyio
    survives: ClassVar[bool] = True
    """Whether the store is durable: reopened, it has what was stored."""

    def opened(self, folder: Path) -> S:
        """The store in this folder; a new one if there is none."""
        raise NotImplementedError

    def refuse_writes(self, store: S, refuse: bool) -> None:
        """Make a store unable to write, as if its disk were full, or able again."""
        raise NotImplementedError

    @pytest.fixture
    def anyio_backend(self) -> str:
        return "asyncio"

    @pytest.fixture
    def store(self, tmp_path: Path) -> Iterator[S]:
        store = self.opened(tmp_path)
        yield store
        store.close()
