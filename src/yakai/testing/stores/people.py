"""Tests of people's names and addresses, and of deadlines and notices."""

import pytest
from msgspec.structs import replace

from yakai.store.errors import RequestDone
from yakai.store.protocols import RENAMINGS_KEPT, Address
from yakai.table.state.clocks import Clocks, PerMove
from yakai.testing.stores.backend import S, StoreBackend
from yakai.testing.stores.values import KEYS, OVER, PLAYING, batch, by_days, keys_of


class PeopleTests(StoreBackend[S]):
    """What `PeopleStore` promises."""

    async def test_a_name_is_kept_and_can_change(self, store: S) -> None:
        assert await store.name_of("ann") is None
        await store.set_name("ann", "Анна", 0.0)
        await store.set_name("ann", "Ганна", 1.0)
        assert await store.name_of("ann") == "Ганна"

    async def test_the_same_request_for_a_name_is_done_once(self, store: S) -> None:
        await store.set_name("ann", "Ann", 0.0, ("t", "r1"))
        await store.set_name("ann", "Anna", 1.0, ("t", "r2"))
        for asked in (("t", "r1"), ("t", "r2")):
            with pytest.raises(RequestDone):
                await store.set_name("ann", "Ann", 2.0, asked)
        assert await store.name_of("ann") == "Anna"
        await store.set_name("bob", "Bob", 3.0, ("t", "r1"))
        await store.set_name("ann", "Hanna", 3.0, ("another", "r1"))
        assert [await store.name_of(one) for one in ("ann", "bob")] == ["Hanna", "Bob"]

    async def test_of_each_person_the_latest_requests_for_names_are_remembered(self, store: S) -> None:
        await store.set_name("bob", "Bob", 0.0, ("t", "r0"))
        for number in range(RENAMINGS_KEPT + 1):
            await store.set_name("ann", f"Ann {number}", 0.0, ("t", f"r{number}"))
        for number in range(1, RENAMINGS_KEPT + 1):
            with pytest.raises(RequestDone):
                await store.set_name("ann", "Ann", 1.0, ("t", f"r{number}"))
        with pytest.raises(RequestDone):
            await store.set_name("bob", "Bob", 1.0, ("t", "r0"))
        await store.set_name("ann", "Ann", 1.0, ("t", "r0"))

    async def test_an_address_is_kept_until_there_is_another_or_none(self, store: S) -> None:
        assert await store.address_of("ann") is None
        for address in (Address("ann@example.org", "en"), Address("ann@example.com", "uk"), None, None):
            await store.set_address("ann", address)
            assert await store.address_of("ann") == address


class ScheduleTests(StoreBackend[S]):
    """What `ScheduleStore` promises."""

    async def test_the_uptime_never_goes_back(self, store: S) -> None:
        assert await store.uptime() == 0
        for uptime in (7, 5, 9):
            await store.save_uptime(uptime)
        assert await store.uptime() == 9
        await store.save_uptime(8)
        assert await store.uptime() == 9

    async def test_tables_are_overdue_the_longest_ago_first(self, store: S) -> None:
        assert not await store.any_deadline()
        for table, expires in (("a", 30), ("b", 10), ("c", 20)):
            await store.create(keys_of(table), batch(0, table=table), by_days(expires))
        assert await store.any_deadline()
        assert await store.overdue(9, 9) == []
        assert await store.overdue(20, 9) == ["come to b", "come to c"]
        assert await store.overdue(99, 1) == ["come to b"]
        await store.append(batch(1, table="b"), by_days(40))
        assert await store.overdue(99, 9) == ["come to c", "come to a", "come to b"]

    async def test_a_game_that_is_over_or_without_days_has_no_deadline(self, store: S) -> None:
        await store.create(KEYS, batch(0), by_days(10))
        await store.append(batch(1), OVER)
        assert not await store.any_deadline()
        await store.append(batch(2), by_days(10))
        await store.append(batch(3), PLAYING)
        assert not await store.any_deadline()
        await store.append(batch(4), replace(PLAYING, clocks=Clocks(PerMove(60), (10, 0), (1, 0), 0)))
        assert not await store.any_deadline()
        assert await store.overdue(99, 9) == []

    async def test_notices_are_due_until_they_are_marked_as_sent_for_these_moves(self, store: S) -> None:
        await store.create(KEYS, batch(0), by_days(10))
        assert await store.unnotified() == ["come"]
        await store.mark_notified("t", "0.7")
        assert await store.unnotified() == ["come"]
        await store.mark_notified("t", "0.1")
        assert await store.unnotified() == []
        for table, due in (("t", "0.7"), ("unknown", "0.1")):
            await store.mark_notified(table, due)
            assert await store.unnotified() == []
        await store.append(batch(1), by_days(12))
        assert await store.unnotified() == []
        await store.append(batch(2), by_days(20, move=2))
        assert await store.unnotified() == ["come"]
