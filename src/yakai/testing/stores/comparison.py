"""Compares a store with `MemoryStore`: the same random operations must give the same results."""

import asyncio
import os
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    invariant,
    multiple,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec.structs import replace

from yakai.core.errors import YakaiError
from yakai.store.memory import MemoryStore
from yakai.store.protocols import Address, Store, StoredTable
from yakai.table.keys import TableKeys
from yakai.table.state.clocks import ByDays, Clocks
from yakai.table.state.listing import Listing
from yakai.table.state.records import BatchExtras
from yakai.table.state.remarks import KEPT
from yakai.testing.stores.backend import S, StoreBackend
from yakai.testing.stores.housekeeping import deserted, idle, unchanged
from yakai.testing.stores.values import batch, finished, keys_of, remark

NIGHTLY: Final = bool(os.environ.get("YAKAI_NIGHTLY"))
"""Whether each run tries many new random operations, instead of a few that are always the same."""

PEOPLE: Final = ("ann", "bob", "carol")
FOREVER: Final = 1e9

Operation: TypeAlias = Callable[[Store], Awaitable[Any]]


def _seated(listing: Listing, person: str, *, back: bool) -> Listing:
    """A person has a seat; without `back` they have given up and cannot return to it."""
    seat = PEOPLE.index(person)
    called = tuple(person if at == seat else name for at, name in enumerate(listing.called))
    people = {one: at for one, at in listing.people.items() if one != person} | (
        {person: seat} if back else {}
    )
    return replace(listing, called=called, people=people)


def _left(listing: Listing, person: str) -> Listing:
    called = tuple(None if name == person else name for name in listing.called)
    return replace(
        listing, called=called, people={one: at for one, at in listing.people.items() if one != person}
    )


def _waits(listing: Listing, expires: int, move: int) -> Listing:
    clocks = Clocks(ByDays(1), (expires, 0), (move, 0), 0, running=frozenset({0}))
    return replace(listing, clocks=clocks)


CHANGES: Final[dict[str, Callable[[Listing], Listing]]] = {
    "moves": lambda listing: replace(listing, due=(len(listing.due),) * (not listing.due)),
    "begins": lambda listing: replace(listing, phase="playing"),
    "ends": lambda listing: replace(listing, phase="over", archived=False, clocks=None),
    "is arranged": lambda listing: replace(listing, phase="lobby", archived=False, clocks=None),
    "is archived": lambda listing: replace(listing, archived=listing.phase == "playing"),
    "is taken up": lambda listing: replace(listing, archived=False),
    "ann sits": lambda listing: _seated(listing, "ann", back=True),
    "ann gives up": lambda listing: _seated(listing, "ann", back=False),
    "ann leaves": lambda listing: _left(listing, "ann"),
    "bob sits": lambda listing: _seated(listing, "bob", back=True),
    "bob leaves": lambda listing: _left(listing, "bob"),
    "waits long": lambda listing: _waits(listing, 80, 1),
    "waits again": lambda listing: _waits(listing, 40, 2),
    "has no clock": lambda listing: replace(listing, clocks=None),
}
"""Changes of a listing, by what happens at the table."""

START: Final = Listing("yak", "lobby", (None, None, None), {})

people = st.sampled_from(PEOPLE)
changes = st.none() | st.sampled_from(list(CHANGES))


class Comparison(RuleBasedStateMachine):
    """Does every operation on both stores. All times differ, so that lists sorted by time have one order."""

    tables: Bundle[str] = Bundle("tables")
    any_table = tables | st.just("unknown")
    """A table, also one that was removed or never created."""

    def __init__(self, opened: Callable[[Path], Store], survives: bool) -> None:
        super().__init__()
        self._opened = opened
        self._survives = survives
        self._folder = tempfile.TemporaryDirectory()
        self._runner = asyncio.Runner()
        self._store = opened(Path(self._folder.name))
        self._memory = MemoryStore()
        self._now = 0.0
        self._seqs: dict[str, int] = {}
        self._listings: dict[str, Listing] = {}
        self._remarks: dict[str, int] = {}
        self._keys: list[str] = []
        self._records: list[str] = []

    def teardown(self) -> None:
        """Close the store and delete its files."""
        self._store.close()
        self._runner.close()
        self._folder.cleanup()

    def both(self, operation: Operation) -> Any:
        """The answer, or the error, that both stores give."""

        async def answer(store: Store) -> Any:
            try:
                return await operation(store)
            except YakaiError as error:
                return type(error)

        expected = self._runner.run(answer(self._memory))
        assert self._runner.run(answer(self._store)) == expected
        return expected

    def later(self) -> float:
        """The next time."""
        self._now += 1.0
        return self._now

    def listed(self, table: str, change: str | None) -> Listing | None:
        """The table's next listing, with a deadline of its own."""
        if change is None:
            return None
        listing = CHANGES[change](self._listings.get(table, START))
        if listing.clocks is not None:
            first, *rest = listing.clocks.left
            left = (first % 100 + 100 * int(self._now), *rest)
            listing = replace(listing, clocks=replace(listing.clocks, left=left))
        if table in self._listings:
            self._listings[table] = listing
        return listing

    def numbered(self, table: str) -> int:
        """The next batch number of a table."""
        seq = self._seqs.get(table, 0) + 1
        if table in self._seqs:
            self._seqs[table] = seq
        return seq

    def drawn_keys(self, data: st.DataObject, table: str) -> TableKeys:
        """Keys for a table: new ones, or some that are taken or were once."""
        new = len(self._keys)
        draw = [data.draw(st.sampled_from([f"{way} {new}", *self._keys])) for way in ("come", "look")]
        return TableKeys(table, draw[0], draw[1])

    @rule(target=tables, change=changes)
    def create(self, change: str | None) -> str:
        table = f"t{len(self._seqs)}"
        keys = keys_of(table)
        self._keys += [keys.invitation, keys.watching]
        self._seqs[table], self._listings[table] = 0, START
        first, listing = batch(0, "ann", table=table, at=self.later()), self.listed(table, change)
        self.both(lambda store: store.create(keys, first, listing))
        return table

    @rule(target=tables, change=changes, data=st.data())
    def create_with_what_may_be_taken(self, change: str | None, data: st.DataObject) -> Any:
        table = data.draw(st.sampled_from([f"t{len(self._seqs)}", *self._seqs]))
        keys = self.drawn_keys(data, table)
        first, listing = batch(0, "ann", table=table, at=self.later()), self.listed(table, change)
        if self.both(lambda store: store.create(keys, first, listing)) is not None:
            return multiple()
        self._keys += [keys.invitation, keys.watching]
        self._seqs[table], self._listings[table] = 0, listing or START
        return table

    @rule(table=any_table, change=changes, person=st.none() | people, late=st.booleans())
    def append(self, table: str, change: str | None, person: str | None, late: bool) -> None:
        request = None if person is None else f"r{self._now}"
        one = batch(self.numbered(table), person, request, table, at=self.later(), late=late)
        listing = self.listed(table, change)
        self.both(lambda store: store.append(one, listing))

    @rule(table=tables, person=st.none() | people)
    def append_again(self, table: str, person: str | None) -> None:
        if table not in self._listings:
            return
        stored = self.both(lambda store: store.batches(table))[-1]
        one = batch(stored.seq, person, stored.request, table, at=self.later())
        self.both(lambda store: store.append(one, replace(START, phase="over")))

    @rule(appends=st.lists(st.tuples(any_table, changes, st.booleans()), min_size=2, max_size=8))
    def append_together(self, appends: list[tuple[str, str | None, bool]]) -> None:
        batches = []
        for table, change, again in appends:
            one = batch(self.numbered(table), table=table, at=self.later())
            batches += [(one, self.listed(table, change))] * (1 + again)
        self.both(lambda store: _answers_at_once(store, batches))

    @rule(table=any_table, change=changes, players=st.sets(people, min_size=1), data=st.data())
    def append_with_a_record(
        self, table: str, change: str | None, players: set[str], data: st.DataObject
    ) -> None:
        seq = self.numbered(table)
        record = data.draw(st.sampled_from([f"f{len(self._records)}", *self._records]))
        number = data.draw(st.sampled_from([seq, seq, 1]))
        self._records.append(record)
        extras = finished(record, number, self.later(), *sorted(players))
        one, listing = batch(seq, table=table, at=self._now, extras=extras), self.listed(table, change)
        self.both(lambda store: store.append(one, listing))

    @rule(table=any_table, change=changes, data=st.data())
    def append_with_keys(self, table: str, change: str | None, data: st.DataObject) -> None:
        keys = self.drawn_keys(data, table)
        self._keys += [keys.invitation, keys.watching]
        extras = BatchExtras(keys, None)
        one = batch(self.numbered(table), table=table, at=self.later(), extras=extras)
        listing = self.listed(table, change)
        self.both(lambda store: store.append(one, listing))

    @rule(
        table=any_table,
        further=st.sampled_from((1, 1, 1, 0, -2, KEPT)),
        person=people,
        request=st.sampled_from(("r1", "r2", None)),
    )
    def say(self, table: str, further: int, person: str, request: str | None) -> None:
        n = max(1, self._remarks.get(table, 0) + further)
        if self.both(lambda store: store.say(table, remark(n, person, request))) is None:
            self._remarks[table] = n

    @rule(table=any_table, n=st.integers(1, 4))
    def unsay(self, table: str, n: int) -> None:
        self.both(lambda store: store.unsay(table, n))

    @rule(data=st.data(), open=st.booleans())
    def open_record(self, data: st.DataObject, open: bool) -> None:
        record = data.draw(st.sampled_from(["unknown", *self._records]))
        self.both(lambda store: store.open_record(record, open))

    @rule(person=people, name=st.text("аB' ", max_size=3), request=st.sampled_from(("r1", "r2", None)))
    def set_name(self, person: str, name: str, request: str | None) -> None:
        at = self.later()
        asked = None if request is None else ("t", request)
        self.both(lambda store: store.set_name(person, name, at, asked))

    @rule(person=people, lang=st.sampled_from(("en", "uk", None)))
    def set_address(self, person: str, lang: str | None) -> None:
        address = None if lang is None else Address(f"{person}@example.org", lang)
        self.both(lambda store: store.set_address(person, address))

    @rule(uptime=st.integers(0, 10**6))
    def save_uptime(self, uptime: int) -> None:
        self.both(lambda store: store.save_uptime(uptime))

    @rule(table=any_table, due=st.sampled_from(("0.1", "0.2")))
    def mark_notified(self, table: str, due: str) -> None:
        self.both(lambda store: store.mark_notified(table, due))

    @rule(table=any_table, changed=st.booleans())
    def remove_table(self, table: str, changed: bool) -> None:
        at = 0.5 if changed else FOREVER
        if self.both(lambda store: store.start_removal(StoredTable(table, "running", at))):
            self.both(lambda store: store.unfinished_removals())
            self.both(lambda store: _finish_removal(store, table))
            del self._listings[table]

    @rule(table=any_table)
    def continue_a_removal_that_was_not_started(self, table: str) -> None:
        self.both(lambda store: store.continue_removal(table))

    @rule(before=st.integers(0, 99))
    def remove_idle_people(self, before: int) -> None:
        found = self.both(lambda store: idle(store, float(before)))
        self.both(lambda store: store.remove_people(found))

    @precondition(lambda self: self._survives)
    @rule()
    def reopen(self) -> None:
        self._store.close()
        self._store = self._opened(Path(self._folder.name))

    @invariant()
    def both_answer_alike(self) -> None:
        self.both(self._all_answers)

    async def _all_answers(self, store: Store) -> list[Any]:
        middle = self._now // 2
        return [
            [await store.find(key) for key in self._keys],
            [await store.batches(table) for table in self._seqs],
            [await store.remarks(table) for table in self._seqs],
            [await store.tables_of(person, middle, 2) for person in PEOPLE],
            [await store.tables_of(person, 0.0, 99) for person in PEOPLE],
            [await store.archived_of(person, 99) for person in PEOPLE],
            [await store.records_of(person, middle, 99) for person in PEOPLE],
            [await store.records_of(person, FOREVER, 2) for person in PEOPLE],
            [await store.record(record) for record in self._records],
            [await store.name_of(person) for person in PEOPLE],
            [await store.address_of(person) for person in PEOPLE],
            [await store.uptime(), await store.any_deadline(), sorted(await store.unnotified())],
            [await store.overdue(500_000, 2), await store.overdue(10**9, 99)],
            [await store.last_change(), await unchanged(store, middle), await unchanged(store, FOREVER)],
            [await deserted(store, middle), await deserted(store, FOREVER), await idle(store, FOREVER)],
            [await store.archived_games(), (await store.space()).tables, (await store.space()).people],
        ]


async def _answers_at_once(store: Store, batches: Sequence[tuple[Any, Listing | None]]) -> list[type]:
    """The types of the results of simultaneous appends."""
    answers = await asyncio.gather(
        *(store.append(one, listing) for one, listing in batches), return_exceptions=True
    )
    return [type(answer) for answer in answers]


async def _finish_removal(store: Store, table: str) -> None:
    while not await store.continue_removal(table):
        pass


class ComparisonTests(StoreBackend[S]):
    """One test: a store gives the same results as `MemoryStore`."""

    def test_it_answers_as_the_store_in_memory_does(self) -> None:
        opened, survives = self.opened, self.survives

        class Compared(Comparison):
            def __init__(self) -> None:
                super().__init__(opened, survives)

        run_state_machine_as_test(
            Compared,
            settings=settings(
                max_examples=500 if NIGHTLY else 30,
                derandomize=not NIGHTLY,
                stateful_step_count=50,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            ),
        )
