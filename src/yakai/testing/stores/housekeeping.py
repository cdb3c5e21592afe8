"""Tests of deleting and counting what is stored."""

import asyncio

import pytest
from msgspec.structs import replace

from yakai.store.errors import RequestDone, SeqTaken
from yakai.store.protocols import (
    TABLE_KINDS,
    Address,
    ArchivedGame,
    Cursor,
    HousekeepingStore,
    StoredTable,
    TableKind,
    TableSpace,
)
from yakai.table.keys import TableKeys
from yakai.table.state.listing import Listing
from yakai.table.state.records import BatchExtras
from yakai.testing.stores.backend import S, StoreBackend
from yakai.testing.stores.values import (
    ARCHIVED,
    KEYS,
    LOBBY,
    NO_PEOPLE,
    OVER,
    PLAYING,
    batch,
    by_days,
    finished,
    keys_of,
    remark,
)

BOTS = replace(NO_PEOPLE, phase="playing")

KINDS: dict[TableKind, list[list[Listing]]] = {
    "unbegun": [[LOBBY], [LOBBY, NO_PEOPLE], [NO_PEOPLE]],
    "bots": [[BOTS], [NO_PEOPLE, BOTS, replace(BOTS, phase="over")]],
    "running": [[LOBBY, PLAYING], [BOTS, PLAYING], [LOBBY, PLAYING, BOTS], [ARCHIVED, PLAYING]],
    "archived": [[LOBBY, PLAYING, ARCHIVED]],
    "finished": [[PLAYING, OVER], [PLAYING, OVER, LOBBY], [PLAYING, LOBBY, NO_PEOPLE]],
}
"""Some tables of each kind; each is the listings that were stored of it, in order."""


async def unchanged(store: HousekeepingStore, before: float) -> list[StoredTable]:
    """All tables that have not changed since a time."""
    found: list[StoredTable] = []
    cursor: Cursor | None = Cursor()
    while cursor is not None:
        tables, cursor = await store.unchanged_tables(before, cursor)
        found += tables
    return found


async def deserted(store: HousekeepingStore, before: float) -> list[StoredTable]:
    """All deserted games."""
    found: list[StoredTable] = []
    after: str | None = ""
    while after is not None:
        tables, after = await store.deserted_games(before, after)
        found += tables
    return found


async def idle(store: HousekeepingStore, before: float) -> list[str]:
    """All idle people."""
    found: list[str] = []
    after: str | None = ""
    while after is not None:
        people, after = await store.idle_people(before, after)
        found += people
    return found


class HousekeepingTests(StoreBackend[S]):
    """What `HousekeepingStore` promises."""

    async def test_the_last_change_is_that_of_all_listings(self, store: S) -> None:
        assert await store.last_change() is None
        await store.create(KEYS, batch(0, at=5.0), LOBBY)
        await store.create(keys_of("u"), batch(0, table="u", at=3.0), LOBBY)
        assert await store.last_change() == 5.0
        await store.append(batch(1, table="u", at=7.0), PLAYING)
        assert await store.last_change() == 7.0

    @pytest.mark.parametrize("kind", KINDS)
    async def test_a_table_is_of_a_kind_by_all_that_ever_happened_there(
        self, store: S, kind: TableKind
    ) -> None:
        for number, listings in enumerate(KINDS[kind]):
            table = f"t{number}"
            await store.create(keys_of(table), batch(0, table=table), listings[0])
            for seq, listing in enumerate(listings[1:], start=1):
                await store.append(batch(seq, table=table), listing)
                await store.append(batch(seq + 10, table=table))
        assert [table.kind for table in await unchanged(store, 99.0)] == [kind] * len(KINDS[kind])

    async def test_a_table_with_a_finished_game_is_finished_whatever_becomes_of_the_next(
        self, store: S
    ) -> None:
        await store.create(KEYS, batch(0), PLAYING)
        await store.append(batch(1, extras=finished("f")), OVER)
        for seq, listing in enumerate((PLAYING, ARCHIVED), start=2):
            await store.append(batch(seq), listing)
            assert [table.kind for table in await unchanged(store, 99.0)] == ["finished"]

    async def test_unchanged_tables_are_all_found_the_longest_unchanged_first(self, store: S) -> None:
        expected = []
        for number in range(230):
            table, at = f"t{number:03}", float(number // 100)
            await store.create(keys_of(table), batch(0, table=table, at=at), LOBBY)
            if at < 2.0:
                expected.append(StoredTable(table, "unbegun", at))
        assert await unchanged(store, 2.0) == expected

    async def test_a_batch_without_a_listing_is_a_change_too(self, store: S) -> None:
        await store.create(KEYS, batch(0, at=1.0), LOBBY)
        await store.append(batch(1, at=4.0))
        assert await unchanged(store, 2.0) == [StoredTable("t", "unbegun", 4.0)]

    async def test_a_game_is_deserted_if_no_person_has_done_anything_for_long(self, store: S) -> None:
        listings = {"a": PLAYING, "b": LOBBY, "c": OVER, "d": ARCHIVED, "e": BOTS, "f": PLAYING}
        for table, listing in listings.items():
            await store.create(keys_of(table), batch(0, "ann", table=table), listing)
            await store.append(batch(3, table=table))
        await store.create(keys_of("g"), batch(0, table="g"), PLAYING)
        await store.append(batch(4, "bob", "r", table="f"))
        assert await deserted(store, 5.0) == [StoredTable("a", "running", 4.5)]
        assert [table.id for table in await deserted(store, 6.0)] == ["a", "f"]
        assert await deserted(store, 1.5) == []

    async def test_all_deserted_games_are_found(self, store: S) -> None:
        tables = [f"t{number:03}" for number in range(120)]
        for table in tables:
            await store.create(keys_of(table), batch(0, "ann", table=table), PLAYING)
        assert [table.id for table in await deserted(store, 9.0)] == tables

    async def test_a_correspondence_game_is_deserted_once_each_player_let_their_time_run_out(
        self, store: S
    ) -> None:
        await store.create(KEYS, batch(0, "ann"), by_days(9))
        await store.append(batch(1, late=True), by_days(10))
        assert await deserted(store, 99.0) == []
        await store.append(batch(2, late=True))
        assert [table.id for table in await deserted(store, 99.0)] == ["t"]
        await store.append(batch(3, "bob", "r"))
        await store.append(batch(4, late=True), by_days(11))
        assert await deserted(store, 99.0) == []

    async def test_a_removal_hides_a_table_at_once_and_ends_after_some_steps(self, store: S) -> None:
        await store.create(KEYS, batch(0), LOBBY)
        await store.append(batch(1, extras=BatchExtras(TableKeys("t", "new", "new look"), None)))
        await store.append(batch(2, extras=finished("f")), by_days(9))
        for seq in range(3, 500):
            await store.append(batch(seq))
        await store.say("t", remark(1))
        (table,) = await unchanged(store, 999.0)
        assert await store.start_removal(table)
        assert [await store.find(key) for key in ("come", "look", "new", "new look")] == [None] * 4
        assert await store.tables_of("ann", 0.0, 9) == []
        assert await store.records_of("ann", 99.0, 9) == []
        assert await store.record("f") is None
        assert await store.remarks("t") == []
        assert not await store.any_deadline()
        assert await unchanged(store, 999.0) == []
        steps = 0
        assert await store.unfinished_removals() == ["t"]
        while not await store.continue_removal("t"):
            steps += 1
            assert await store.unfinished_removals() == ["t"]
        assert steps
        assert await store.unfinished_removals() == []
        assert await store.batches("t") == []

    async def test_other_tables_stay(self, store: S) -> None:
        for table in ("t", "u"):
            extras = finished(f"f of {table}")
            await store.create(keys_of(table), batch(0, table=table, extras=extras), by_days(9))
            await store.say(table, remark(1))
        await store.start_removal(StoredTable("t", "finished", 9.0))
        while not await store.continue_removal("t"):
            pass
        assert await store.find("come to u") == keys_of("u")
        assert [one.invitation for one in await store.tables_of("ann", 0.0, 9)] == ["come to u"]
        assert [one.record.id for one in await store.records_of("ann", 99.0, 9)] == ["f of u"]
        assert await store.remarks("u") == [remark(1)]
        assert await store.overdue(99, 9) == ["come to u"]
        assert await store.batches("u") == [batch(0, table="u")]

    async def test_a_table_that_has_changed_meanwhile_is_not_removed(self, store: S) -> None:
        await store.create(KEYS, batch(0), LOBBY)
        (table,) = await unchanged(store, 99.0)
        await store.append(batch(1))
        assert not await store.start_removal(table)
        await store.create(keys_of("unlisted"), batch(1, table="unlisted"))
        assert not await store.start_removal(StoredTable("unlisted", "unbegun", 1.0))
        assert await store.find("come") == KEYS
        assert await store.unfinished_removals() == []

    async def test_an_unknown_table_is_not_removed_and_neither_is_one_whose_removal_was_not_started(
        self, store: S
    ) -> None:
        await store.create(KEYS, batch(0), LOBBY)
        assert not await store.start_removal(StoredTable("unknown", "unbegun", 99.0))
        assert await store.unfinished_removals() == []
        assert await store.continue_removal("unknown")
        assert await store.continue_removal("t")
        assert await store.batches("t") == [batch(0)]
        assert await store.find("come") == KEYS

    async def test_people_are_idle_who_came_long_ago_and_never_had_a_seat(self, store: S) -> None:
        await store.create(KEYS, batch(0), LOBBY)
        await store.append(batch(1), NO_PEOPLE)
        names = [f"guest {number:03}" for number in range(230)]
        for person in ("ann", "late", *names):
            await store.set_name(person, person, 5.0 if person == "late" else 1.0)
        await store.set_name(names[0], "Renamed", 6.0)
        assert await idle(store, 2.0) == names
        assert await idle(store, 1.0) == []

    async def test_removed_people_are_unknown(self, store: S) -> None:
        for person in ("ann", "bob"):
            await store.set_name(person, person, 0.0, ("t", "r1"))
            await store.set_address(person, Address(f"{person}@example.org", "en"))
        await store.remove_people(["ann", "unknown"])
        assert [await store.name_of(person) for person in ("ann", "bob")] == [None, "bob"]
        assert await store.address_of("ann") is None
        assert await store.address_of("bob") is not None
        await store.set_name("ann", "Ann", 0.0, ("t", "r1"))
        with pytest.raises(RequestDone):
            await store.set_name("bob", "Bob", 0.0, ("t", "r1"))


class ReportTests(StoreBackend[S]):
    """What `ReportStore` and `StatsStore` promise, and that space can be given back to the disk."""

    async def test_space_is_counted_by_kind(self, store: S) -> None:
        await store.set_name("ann", "Ann", 0.0)
        for table, listing in (("t", LOBBY), ("u", LOBBY), ("v", ARCHIVED)):
            await store.create(keys_of(table), batch(0, table=table, text=b"12345"), listing)
        await store.append(batch(1, text=b"678"))
        await store.say("v", replace(remark(1), text="слово"))
        found = await store.space()
        expected = {"unbegun": TableSpace(2, 13), "archived": TableSpace(1, 15)}
        assert found.tables == dict.fromkeys(TABLE_KINDS, TableSpace()) | expected
        assert found.people == 1
        assert found.bytes - found.free >= 13 + 15

    async def test_the_space_of_removed_tables_is_given_back(self, store: S) -> None:
        for table in ("t", "u"):
            await store.create(keys_of(table), batch(0, table=table, text=b"x" * 200_000), LOBBY)
        full = await store.space()
        await store.start_removal(StoredTable("t", "unbegun", 99.0))
        while not await store.continue_removal("t"):
            pass
        await store.vacuum()
        left = await store.space()
        assert left.tables["unbegun"] == TableSpace(1, 200_000)
        assert 200_000 <= left.bytes <= full.bytes - 200_000
        assert len((await store.batches("u"))[0].text) == 200_000

    async def test_stored_moves_are_counted(self, store: S) -> None:
        await store.create(KEYS, batch(0, moves=1))
        await asyncio.gather(store.append(batch(1, moves=2)), store.append(batch(2, moves=4)))
        with pytest.raises(SeqTaken):
            await store.append(batch(2, moves=8))
        assert store.stats().moves == 7
        assert store.stats().waiting == 0

    async def test_archived_games_are_listed_by_their_last_change(self, store: S) -> None:
        for table, at in (("a", 3.0), ("b", 2.0), ("c", 1.0)):
            listing = PLAYING if table == "a" else ARCHIVED
            await store.create(keys_of(table), batch(0, table=table, at=at, text=b"12345"), listing)
        await store.append(batch(1, table="c", at=4.0, text=b"6"))
        assert await store.archived_games() == [
            ArchivedGame("yak", ("Ann", "Bob"), 4.0, 6),
            ArchivedGame("yak", ("Ann", "Bob"), 2.0, 5),
        ]
