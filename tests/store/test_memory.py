"""The store in memory."""

from pathlib import Path

from yakai.store.memory import MemoryStore
from yakai.testing.stores import StoreTests


class TestMemoryStore(StoreTests[MemoryStore]):
    survives = False

    def opened(self, folder: Path) -> MemoryStore:
        return MemoryStore()

    def refuse_writes(self, store: MemoryStore, refuse: bool) -> None:
        store.full = refuse
