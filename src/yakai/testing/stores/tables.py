"""Tests of what is stored of each table: log, talk, finished games and keys."""

import asyncio

import pytest
from msgspec.structs import replace

from yakai.store.errors import KeyTaken, RequestDone, SeqTaken
from yakai.store.protocols import StoredTable
from yakai.table.errors import NoSuchTable
from yakai.table.keys import TableKeys
from yakai.table.state.listing import Listing, OwnTable
from yakai.table.state.records import BatchExtras, StoredRecord
from yakai.table.state.remarks import KEPT
from yakai.testing.stores.backend import S, StoreBackend
from yakai.testing.stores.values import KEYS, LOBBY, PLAYING, batch, finished, keys_of, remark


class LogTests(StoreBackend[S]):
    """What `LogStore` promises."""

    async def test_batches_come_back_as_they_were_and_in_order(self, store: S) -> None:
        stored = [batch(0), batch(1, "ann", "r1"), batch(2), batch(3, "bob", "r1")]
        await store.create(KEYS, stored[0])
        for one in stored[1:]:
            await store.append(one)
        assert await store.batches("t") == stored
        assert await store.batches("t", since=2) == stored[2:]
        assert await store.batches("t", since=9) == []
        assert await store.batches("unknown") == []

    async def test_a_number_is_given_once(self, store: S) -> None:
        await store.create(KEYS, batch(0))
        await store.append(batch(1, "ann", "r1"))
        for other in (batch(1, "bob", "r1"), batch(1, "ann", "r2"), batch(1), batch(0)):
            with pytest.raises(SeqTaken):
                await store.append(other)
        assert await store.batches("t") == [batch(0), batch(1, "ann", "r1")]

    async def test_a_table_is_created_once(self, store: S) -> None:
        await store.create(KEYS, batch(0), LOBBY)
        with pytest.raises(KeyTaken):
            await store.create(TableKeys("t", "new", "new look"), batch(0), PLAYING)
        assert await store.find("new") is None
        assert await store.tables_of("ann", 0.0, 9) == [OwnTable("come", 0, 1.5, LOBBY)]

    async def test_an_unknown_table_takes_no_batch(self, store: S) -> None:
        await store.create(KEYS, batch(0), LOBBY)
        extras = finished("f")._replace(keys=TableKeys("unknown", "new", "new look"))
        for seq, request in ((0, None), (1, "r1")):
            with pytest.raises(NoSuchTable):
                await store.append(batch(seq, request and "ann", request, "unknown", extras=extras), LOBBY)
        assert await store.batches("unknown") == []
        assert await store.record("f") is None
        assert await store.find("new") is None
        assert await store.tables_of("ann", 0.0, 9) == [OwnTable("come", 0, 1.5, LOBBY)]

    async def test_many_appends_at_once_are_stored_although_one_table_is_unknown(self, store: S) -> None:
        tables = [f"t{number}" for number in range(5)]
        for table in tables:
            await store.create(keys_of(table), batch(0, table=table), PLAYING)
        appends = [store.append(batch(1, table=table), PLAYING) for table in ("unknown", *tables)]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(answer) for answer in answers] == [NoSuchTable, *[type(None)] * 5]
        assert [len(await store.batches(table)) for table in ("unknown", *tables)] == [0, *[2] * 5]

    async def test_a_removed_table_is_unknown(self, store: S) -> None:
        await store.create(KEYS, batch(0))
        await store.start_removal(StoredTable("t", "unbegun", 99.0))
        while not await store.continue_removal("t"):
            pass
        with pytest.raises(NoSuchTable):
            await store.append(batch(1))
        with pytest.raises(NoSuchTable):
            await store.say("t", remark(1))
        await store.create(KEYS, batch(0))
        assert await store.batches("t") == [batch(0)]

    async def test_of_many_at_once_one_gets_the_number(self, store: S) -> None:
        await store.create(KEYS, batch(0))
        appends = [store.append(batch(1, f"p{number}", "r")) for number in range(20)]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(answer) for answer in answers].count(SeqTaken) == 19
        assert len(await store.batches("t")) == 2

    async def test_many_appends_at_once_are_all_stored(self, store: S) -> None:
        tables = [f"t{number}" for number in range(70)]
        for table in tables:
            await store.create(keys_of(table), batch(0, table=table), PLAYING)
        for seq in (1, 3):
            await asyncio.gather(
                *(store.append(batch(seq, table=table), replace(PLAYING, due=(seq,))) for table in tables),
                *(store.append(batch(seq + 1, table=table)) for table in tables),
            )
        for table in tables:
            assert [one.seq for one in await store.batches(table)] == [0, 1, 2, 3, 4]
        assert [one.listing.due for one in await store.tables_of("ann", 0.0, 99)] == [(3,)] * 70

    async def test_a_request_that_is_stored_already_is_recognised(self, store: S) -> None:
        await store.create(KEYS, batch(0))
        await store.append(batch(1, "ann", "r1"))
        for seq in (0, 1):
            with pytest.raises(RequestDone):
                await store.append(batch(seq, "ann", "r1"))

    async def test_request_ids_belong_to_a_person_and_a_table(self, store: S) -> None:
        await store.create(KEYS, batch(0))
        await store.create(keys_of("u"), batch(0, table="u"))
        await store.append(batch(1, "ann", "r1"))
        await store.append(batch(2, "bob", "r1"))
        await store.append(batch(1, "ann", "r1", table="u"))
        assert await store.batches("t", since=1) == [batch(1, "ann", "r1"), batch(2, "bob", "r1")]
        assert await store.batches("u", since=1) == [batch(1, "ann", "r1", table="u")]

    async def test_a_batch_without_a_listing_leaves_the_last_one(self, store: S) -> None:
        await store.create(KEYS, batch(0), LOBBY)
        await store.append(batch(1))
        assert await store.tables_of("ann", 0.0, 9) == [OwnTable("come", 0, 1.5, LOBBY)]

    async def test_of_a_batch_that_is_refused_nothing_is_stored(self, store: S) -> None:
        await store.create(KEYS, batch(0))
        extras = finished("f")._replace(keys=TableKeys("t", "new", "new look"))
        with pytest.raises(SeqTaken):
            await store.append(batch(0, extras=extras), LOBBY)
        assert await store.tables_of("ann", 0.0, 9) == []
        assert await store.record("f") is None
        assert await store.find("come") == KEYS
        assert await store.find("new") is None


class TalkTests(StoreBackend[S]):
    """What `TalkStore` promises."""

    async def test_remarks_come_back_as_they_were_without_removed_words(self, store: S) -> None:
        await store.create(KEYS, batch(0))
        assert await store.remarks("t") == []
        for n in (1, 2, 3):
            await store.say("t", remark(n))
        await store.unsay("t", 2)
        assert await store.remarks("t") == [remark(1), replace(remark(2), text=None), remark(3)]
        assert await store.batches("t") == [batch(0)]

    async def test_a_remark_is_refused_like_a_batch(self, store: S) -> None:
        await store.create(KEYS, batch(0))
        await store.say("t", remark(1))
        with pytest.raises(SeqTaken):
            await store.say("t", remark(1, "bob"))
        with pytest.raises(RequestDone):
            await store.say("t", remark(2, request="r1"))
        assert await store.remarks("t") == [remark(1)]

    async def test_at_an_unknown_table_nothing_is_said(self, store: S) -> None:
        with pytest.raises(NoSuchTable):
            await store.say("unknown", remark(1))
        await store.unsay("unknown", 1)
        assert await store.remarks("unknown") == []

    async def test_remarks_are_in_the_order_of_their_numbers(self, store: S) -> None:
        await store.create(KEYS, batch(0))
        for n in (5, 2, KEPT + 4, 3):
            await store.say("t", remark(n))
        await store.unsay("t", 9)
        assert await store.remarks("t") == [remark(5), remark(KEPT + 4)]

    async def test_only_the_latest_remarks_are_kept(self, store: S) -> None:
        await store.create(KEYS, batch(0))
        await asyncio.gather(*(store.say("t", remark(n)) for n in range(1, KEPT + 4)))
        assert [one.n for one in await store.remarks("t")] == list(range(4, KEPT + 4))


class RecordTests(StoreBackend[S]):
    """What `RecordStore` promises."""

    async def test_a_person_finds_their_games_the_latest_first(self, store: S) -> None:
        await store.create(KEYS, batch(0))
        for number, ended in enumerate((5.0, 9.0, 7.0), start=1):
            await store.append(batch(number, extras=finished(f"f{number}", number, ended)))
        await store.append(batch(4, extras=finished("bobs", 4, 8.0, "bob")))
        found = await store.records_of("ann", 99.0, 9)
        assert [one.record.id for one in found] == ["f2", "f3", "f1"]
        assert [one.record.id for one in await store.records_of("ann", 9.0, 1)] == ["f3"]
        assert await store.records_of("carol", 99.0, 9) == []

    async def test_a_record_is_found_with_its_table_and_may_be_opened(self, store: S) -> None:
        await store.create(KEYS, batch(0))
        extras = finished("f")
        await store.append(batch(1, extras=extras))
        assert extras.record is not None
        assert await store.record("f") == StoredRecord(extras.record, "t", "come", open=False)
        for readable in (True, False):
            await store.open_record("f", readable)
            assert await store.record("f") == StoredRecord(extras.record, "t", "come", readable)
        await store.append(batch(2, extras=BatchExtras(TableKeys("t", "new", "new look"), None)))
        assert await store.record("f") == StoredRecord(extras.record, "t", "new", open=False)

    async def test_a_record_s_id_is_given_once_and_so_is_its_number_at_the_table(self, store: S) -> None:
        for table in ("t", "u"):
            await store.create(keys_of(table), batch(0, table=table))
            await store.append(batch(1, table=table, extras=finished(f"f of {table}")))
        for table, other in (
            ("t", finished("f of t", 2)),
            ("u", finished("f of t", 2)),
            ("t", finished("g")),
        ):
            with pytest.raises(KeyTaken):
                await store.append(batch(2, table=table, extras=other), PLAYING)
        assert await store.batches("t") == [batch(0), batch(1)]
        assert await store.tables_of("ann", 0.0, 9) == []
        found = await store.record("f of t")
        assert found is not None
        assert found.record == finished("f of t").record
        assert await store.record("g") is None

    async def test_an_unknown_record_is_none_and_stays_so(self, store: S) -> None:
        await store.open_record("unknown", True)
        assert await store.record("unknown") is None


class DirectoryTests(StoreBackend[S]):
    """What `DirectoryStore` promises."""

    async def test_a_table_is_found_by_either_key(self, store: S) -> None:
        await store.create(KEYS, batch(0))
        assert await store.find("come") == KEYS
        assert await store.find("look") == KEYS
        assert await store.find("t") is None
        assert await store.find("") is None

    async def test_former_invitations_still_lead_to_a_table_and_former_spectators_links_do_not(
        self, store: S
    ) -> None:
        second, third = TableKeys("t", "come 2", "look 2"), TableKeys("t", "come 3", "look 3")
        await store.create(KEYS, batch(0), LOBBY)
        await store.append(batch(1, extras=BatchExtras(second, None)))
        await store.append(batch(2, extras=BatchExtras(third, None)))
        for key in ("come", "come 2", "come 3", "look 3"):
            assert await store.find(key) == third
        for key in ("look", "look 2"):
            assert await store.find(key) is None
        assert [one.invitation for one in await store.tables_of("ann", 0.0, 9)] == ["come 3"]

    @pytest.mark.parametrize("key", ["come", "look", "old"])
    async def test_a_key_belongs_to_one_table(self, store: S, key: str) -> None:
        await store.create(TableKeys("t", "old", "old look"), batch(0))
        await store.append(batch(1, extras=BatchExtras(KEYS, None)))
        await store.create(keys_of("u"), batch(0, table="u"))
        for taken in (TableKeys("v", key, "new look"), TableKeys("v", "new", key)):
            with pytest.raises(KeyTaken):
                await store.create(taken, batch(0, table="v"), LOBBY)
            for table in ("t", "u"):
                renewed = BatchExtras(TableKeys(table, taken.invitation, taken.watching), None)
                with pytest.raises(KeyTaken):
                    await store.append(batch(2, table=table, extras=renewed), LOBBY)
        assert [await store.find(one) for one in ("new", "new look")] == [None, None]
        assert [await store.find(one) for one in ("come", "look", "old")] == [KEYS] * 3
        assert [await store.batches(table) for table in "uv"] == [[batch(0, table="u")], []]
        assert await store.tables_of("ann", 0.0, 9) == []

    async def test_keys_of_a_removed_table_can_be_given_again(self, store: S) -> None:
        second = TableKeys("t", "come 2", "look 2")
        await store.create(KEYS, batch(0))
        await store.append(batch(1, extras=BatchExtras(second, None)))
        assert await store.start_removal(StoredTable("t", "unbegun", 99.0))
        with pytest.raises(KeyTaken):
            await store.create(TableKeys("t", "come 3", "look 3"), batch(0))
        others = [TableKeys("u", "come", "look 2"), TableKeys("v", "come 2", "look")]
        for keys in others:
            await store.create(keys, batch(0, table=keys.id))
        for keys in others:
            assert await store.find(keys.invitation) == await store.find(keys.watching) == keys

    async def test_a_person_s_tables_are_those_that_list_them_the_latest_first(self, store: S) -> None:
        alone = Listing("yak", "lobby", (None, "Bob"), {"bob": 1}, open=(0,))
        await store.create(KEYS, batch(0), LOBBY)
        await store.create(keys_of("u"), batch(0, table="u"))
        await store.append(batch(1, table="u"), LOBBY)
        tables = [OwnTable("come to u", 0, 2.5, LOBBY), OwnTable("come", 0, 1.5, LOBBY)]
        assert await store.tables_of("ann", 0.0, 9) == tables
        assert await store.tables_of("ann", 0.0, 1) == tables[:1]
        assert await store.tables_of("bob", 1.5, 9) == [OwnTable("come to u", 1, 2.5, LOBBY)]
        await store.append(batch(2), alone)
        assert await store.tables_of("ann", 0.0, 9) == tables[:1]
        assert await store.tables_of("bob", 3.0, 9) == [OwnTable("come", 1, 3.5, alone)]

    async def test_an_archived_table_is_listed_apart_until_it_is_taken_up(self, store: S) -> None:
        running = replace(PLAYING, called=("Ann", '"archived":true'))
        archived = replace(running, archived=True)
        await store.create(KEYS, batch(0), running)
        await store.create(keys_of("u"), batch(0, table="u"), running)
        assert await store.archived_of("ann", 9) == []
        await store.append(batch(1), archived)
        assert await store.archived_of("ann", 9) == [OwnTable("come", 0, 2.5, archived)]
        assert [one.invitation for one in await store.tables_of("ann", 0.0, 9)] == ["come to u"]
        await store.append(batch(1, table="u", at=9.0), archived)
        assert [one.invitation for one in await store.archived_of("ann", 9)] == ["come to u", "come"]
        assert [one.invitation for one in await store.archived_of("ann", 1)] == ["come to u"]
        for table in ("t", "u"):
            await store.append(batch(2, table=table), running)
        assert await store.archived_of("ann", 9) == []
        assert len(await store.tables_of("bob", 0.0, 9)) == 2
