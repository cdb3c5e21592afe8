"""What every store promises; run against each of them."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from yakai.store.memory import MemoryStore
from yakai.store.protocols import RENAMINGS_KEPT, Store
from yakai.store.sqlite.store import SQLiteStore
from yakai.table.errors import RequestDone, SeqTaken
from yakai.table.ports import TableKeys
from yakai.table.state.entries import Batch
from yakai.table.state.listing import Listing, OwnTable
from yakai.table.state.remarks import KEPT, Remark

pytestmark = pytest.mark.anyio

Opening: TypeAlias = Callable[[], Store]

KEYS = TableKeys("t", "come", "look")


def batch(seq: int, person: str | None = None, request: str | None = None, table: str = "t") -> Batch:
    return Batch(table, seq, 1.5 + seq, person, request, b'{"type":"stood","seat":0}\n')


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "memory":
        yield MemoryStore()
        return
    opened = SQLiteStore(tmp_path / "yakai.sqlite3")
    yield opened
    opened.close()


async def test_a_table_is_found_by_either_key(store: Store) -> None:
    await store.create(KEYS, batch(0))
    assert await store.find("come") == KEYS
    assert await store.find("look") == KEYS
    assert await store.find("t") is None
    assert await store.find("") is None


async def test_batches_come_back_as_they_were_and_in_order(store: Store) -> None:
    stored = [batch(0), batch(1, "ann", "r1"), batch(2), batch(3, "bob", "r1")]
    await store.create(KEYS, stored[0])
    for one in stored[1:]:
        await store.append(one)
    assert await store.batches("t") == stored
    assert await store.batches("t", since=2) == stored[2:]
    assert await store.batches("t", since=9) == []


async def test_a_number_is_given_once(store: Store) -> None:
    await store.create(KEYS, batch(0))
    await store.append(batch(1, "ann", "r1"))
    with pytest.raises(SeqTaken):
        await store.append(batch(1, "bob", "r1"))
    assert len(await store.batches("t")) == 2


async def test_of_many_at_once_one_gets_the_number(store: Store) -> None:
    await store.create(KEYS, batch(0))
    answers = await asyncio.gather(
        *(store.append(batch(1, f"p{number}", "r")) for number in range(20)), return_exceptions=True
    )
    assert [type(answer) for answer in answers].count(SeqTaken) == 19
    assert len(await store.batches("t")) == 2


async def test_a_request_that_is_stored_already_is_told_from_another(store: Store) -> None:
    await store.create(KEYS, batch(0))
    await store.append(batch(1, "ann", "r1"))
    with pytest.raises(RequestDone):
        await store.append(batch(1, "ann", "r1"))


async def test_request_ids_are_each_persons_and_each_tables_own(store: Store) -> None:
    await store.create(KEYS, batch(0))
    await store.create(TableKeys("u", "come too", "look too"), batch(0, table="u"))
    await store.append(batch(1, "ann", "r1"))
    await store.append(batch(2, "bob", "r1"))
    await store.append(batch(1, "ann", "r1", table="u"))


async def test_bots_and_clocks_need_no_request_id(store: Store) -> None:
    await store.create(KEYS, batch(0))
    await store.append(batch(1))
    await store.append(batch(2))


async def test_the_tables_of_a_person_are_those_that_list_them_the_latest_first(store: Store) -> None:
    lobby = Listing("yak", "lobby", ("Ann", "Bob"), {"ann": 0, "bob": 1})
    alone = Listing("yak", "lobby", (None, "Bob"), {"bob": 1}, open=(0,))
    await store.create(KEYS, batch(0), lobby)
    await store.create(TableKeys("u", "come too", "look too"), batch(0, table="u"))
    await store.append(batch(1, table="u"), lobby)
    assert await store.tables_of("ann", 0, 9) == [
        OwnTable("come too", 0, 2.5, lobby),
        OwnTable("come", 0, 1.5, lobby),
    ]
    assert await store.tables_of("bob", 2.0, 9) == [OwnTable("come too", 1, 2.5, lobby)]
    assert len(await store.tables_of("bob", 0, 1)) == 1
    await store.append(batch(1))
    assert [one.at for one in await store.tables_of("ann", 0, 9)] == [2.5, 1.5]
    await store.append(batch(2), alone)
    assert [one.invitation for one in await store.tables_of("ann", 0, 9)] == ["come too"]
    assert await store.tables_of("bob", 3, 9) == [OwnTable("come", 1, 3.5, alone)]


async def test_an_archived_table_is_listed_apart(store: Store) -> None:
    running = Listing("yak", "playing", ("Ann", '"archived":true'), {"ann": 0, "bob": 1})
    archived = replace(running, archived=True)
    await store.create(KEYS, batch(0), running)
    await store.create(TableKeys("u", "come too", "look too"), batch(0, table="u"), running)
    assert await store.archived_of("ann", 9) == []
    await store.append(batch(1), archived)
    assert await store.archived_of("ann", 9) == [OwnTable("come", 0, 2.5, archived)]
    assert [one.invitation for one in await store.tables_of("ann", 0, 9)] == ["come too"]
    await store.append(batch(2), running)
    assert await store.archived_of("ann", 9) == []
    assert len(await store.tables_of("bob", 0, 9)) == 2


async def test_a_batch_that_is_refused_lists_nothing(store: Store) -> None:
    await store.create(KEYS, batch(0))
    with pytest.raises(SeqTaken):
        await store.append(batch(0), Listing("yak", "lobby", ("Ann",), {"ann": 0}))
    assert await store.tables_of("ann", 0, 9) == []


async def test_a_name_is_remembered_and_can_change(store: Store) -> None:
    assert await store.name_of("ann") is None
    await store.set_name("ann", "Анна", 0.0)
    await store.set_name("ann", "Ганна", 1.0)
    assert await store.name_of("ann") == "Ганна"


async def test_the_same_request_for_a_name_is_done_once(store: Store) -> None:
    await store.set_name("ann", "Ann", 0.0, ("t", "r1"))
    await store.set_name("ann", "Anna", 1.0, ("t", "r2"))
    for asked in (("t", "r1"), ("t", "r2")):
        with pytest.raises(RequestDone):
            await store.set_name("ann", "Ann", 2.0, asked)
    assert await store.name_of("ann") == "Anna"
    await store.set_name("bob", "Bob", 3.0, ("t", "r1"))
    await store.set_name("ann", "Hanna", 3.0, ("another", "r1"))
    assert [await store.name_of(one) for one in ("ann", "bob")] == ["Hanna", "Bob"]


async def test_of_each_person_the_latest_are_known_again(store: Store) -> None:
    await store.set_name("bob", "Bob", 0.0, ("t", "r0"))
    for number in range(RENAMINGS_KEPT + 1):
        await store.set_name("ann", f"Ann {number}", 0.0, ("t", f"r{number}"))
    for number in range(1, RENAMINGS_KEPT + 1):
        with pytest.raises(RequestDone):
            await store.set_name("ann", "Ann", 1.0, ("t", f"r{number}"))
    with pytest.raises(RequestDone):
        await store.set_name("bob", "Bob", 1.0, ("t", "r0"))
    await store.set_name("ann", "Ann", 1.0, ("t", "r0"))


def remark(n: int, person: str = "ann", request: str | None = None) -> Remark:
    return Remark(n, 1.5 + n, person, request or f"r{n}", "Анна", 0 if n % 2 else None, f"слово {n}")


async def test_what_was_said_comes_back_as_it_was_and_without_the_words_that_were_removed(
    store: Store,
) -> None:
    await store.create(KEYS, batch(0))
    assert await store.remarks("t") == []
    for n in (1, 2, 3):
        await store.say("t", remark(n))
    await store.unsay("t", 2)
    assert await store.remarks("t") == [remark(1), replace(remark(2), text=None), remark(3)]
    assert await store.batches("t") == [batch(0)]


async def test_a_remark_has_its_number_alone_and_is_said_once(store: Store) -> None:
    await store.create(KEYS, batch(0))
    await store.say("t", remark(1))
    with pytest.raises(SeqTaken):
        await store.say("t", remark(1, "bob"))
    with pytest.raises(RequestDone):
        await store.say("t", remark(2, request="r1"))
    assert await store.remarks("t") == [remark(1)]


async def test_only_the_latest_remarks_are_kept(store: Store) -> None:
    await store.create(KEYS, batch(0))
    await asyncio.gather(*(store.say("t", remark(n)) for n in range(1, KEPT + 4)))
    kept = await store.remarks("t")
    assert [one.n for one in kept] == list(range(4, KEPT + 4))
