"""Tests of a store that cannot write or is closed."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from yakai.store.errors import RequestDone, SeqTaken, StoreUnavailable
from yakai.store.protocols import Address, Cursor, Store, StoredTable
from yakai.table.keys import TableKeys
from yakai.testing.stores.backend import S, StoreBackend
from yakai.testing.stores.values import KEYS, LOBBY, OVER, batch, by_days, finished, keys_of, remark

Write: TypeAlias = Callable[[Store], Awaitable[None]]


async def _start_removal(store: Store) -> None:
    await store.start_removal(StoredTable("t", "finished", 99.0))


WRITES: dict[str, Write] = {
    "create": lambda store: store.create(keys_of("u"), batch(0, table="u"), LOBBY),
    "append": lambda store: store.append(
        batch(2, "bob", "r", extras=finished("g", 2)._replace(keys=TableKeys("t", "new", "new look"))), OVER
    ),
    "say": lambda store: store.say("t", remark(2)),
    "unsay": lambda store: store.unsay("t", 1),
    "open_record": lambda store: store.open_record("f", True),
    "set_name": lambda store: store.set_name("ann", "Hanna", 9.0, ("t", "new")),
    "set_address": lambda store: store.set_address("ann", None),
    "save_uptime": lambda store: store.save_uptime(99),
    "mark_notified": lambda store: store.mark_notified("t", "0.1"),
    "start_removal": _start_removal,
    "remove_people": lambda store: store.remove_people(["ann"]),
}
"""Every method that writes, but for the rest of a removal; each changes something of what `_filled` stores."""


async def _filled(store: Store) -> None:
    await store.create(KEYS, batch(0), LOBBY)
    await store.append(batch(1, "ann", "r1", extras=finished("f")), by_days(9))
    await store.say("t", remark(1))
    await store.set_name("ann", "Ann", 0.0, ("t", "r1"))
    await store.set_address("ann", Address("ann@example.org", "en"))
    await store.save_uptime(5)


async def all_answers(store: Store) -> list[object]:
    """The results of all reads that `WRITES` would change."""
    return [
        *[await store.find(key) for key in ("come", "look", "new", "new look", "come to u")],
        *[await store.batches(table) for table in ("t", "u")],
        await store.remarks("t"),
        *[await store.tables_of(person, 0.0, 9) for person in ("ann", "bob")],
        await store.records_of("ann", 99.0, 9),
        await store.name_of("ann"),
        await store.address_of("ann"),
        await store.uptime(),
        await store.overdue(99, 9),
        await store.unnotified(),
        await store.last_change(),
        await store.unchanged_tables(99.0, Cursor()),
        await store.unfinished_removals(),
        (await store.space()).tables,
    ]


class FailureTests(StoreBackend[S]):
    """What a store promises that cannot write or is closed: `StoreUnavailable`, `check` and `close`."""

    @pytest.mark.parametrize("write", WRITES.values(), ids=WRITES)
    async def test_a_write_that_fails_changes_nothing_and_later_succeeds(
        self, store: S, write: Write
    ) -> None:
        await _filled(store)
        before = await all_answers(store)
        self.refuse_writes(store, True)
        with pytest.raises(StoreUnavailable):
            await write(store)
        assert await all_answers(store) == before
        self.refuse_writes(store, False)
        await write(store)
        assert await all_answers(store) != before

    async def test_a_removal_that_cannot_go_on_goes_on_later(self, store: S) -> None:
        await _filled(store)
        await store.start_removal(StoredTable("t", "finished", 99.0))
        self.refuse_writes(store, True)
        with pytest.raises(StoreUnavailable):
            await store.continue_removal("t")
        assert await store.unfinished_removals() == ["t"]
        self.refuse_writes(store, False)
        assert await store.continue_removal("t")

    async def test_a_store_that_can_be_written_passes_the_check_and_one_that_cannot_fails_it(
        self, store: S
    ) -> None:
        await _filled(store)
        before = await all_answers(store)
        await store.check()
        self.refuse_writes(store, True)
        with pytest.raises(StoreUnavailable):
            await store.check()
        self.refuse_writes(store, False)
        await store.check()
        assert await all_answers(store) == before

    async def test_a_closed_store_takes_no_more_writes(self, tmp_path: Path) -> None:
        store = self.opened(tmp_path)
        await _filled(store)
        store.close()
        for write in WRITES.values():
            with pytest.raises(StoreUnavailable):
                await write(store)

    async def test_a_durable_store_that_is_opened_again_has_what_was_stored_and_another_one_nothing(
        self, tmp_path: Path
    ) -> None:
        store = self.opened(tmp_path)
        empty = await all_answers(store)
        await _filled(store)
        filled = await all_answers(store)
        assert filled != empty
        store.close()
        again = self.opened(tmp_path)
        assert await all_answers(again) == (filled if self.survives else empty)
        if self.survives:
            for refused, error in ((batch(1, "ann", "r1"), RequestDone), (batch(1), SeqTaken)):
                with pytest.raises(error):
                    await again.append(refused)
        again.close()

    async def test_what_is_being_written_is_finished_before_a_store_closes(self, tmp_path: Path) -> None:
        store = self.opened(tmp_path)
        await store.create(KEYS, batch(0))
        writing = [asyncio.ensure_future(store.append(batch(seq))) for seq in (1, 2)]
        await asyncio.sleep(0)
        store.close()
        await asyncio.gather(*writing)
        if self.survives:
            again = self.opened(tmp_path)
            assert len(await again.batches("t")) == 3
            again.close()
