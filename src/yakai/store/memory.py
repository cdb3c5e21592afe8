"""A store in memory, for tests: what `protocols` says, done by lists and dictionaries, with no file and no thread. The
methods are described there. `ComparisonTests` compares other stores with this one.
"""

from bisect import insort
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from yakai.store.errors import KeyTaken, RequestDone, SeqTaken, StoreUnavailable
from yakai.store.protocols import (
    RENAMINGS_KEPT,
    TABLE_KINDS,
    Address,
    ArchivedGame,
    Cursor,
    StoredTable,
    StoreSpace,
    StoreStats,
    TableKind,
    TableSpace,
)
from yakai.table.errors import NoSuchTable
from yakai.table.keys import TableKeys
from yakai.table.state.entries import Batch
from yakai.table.state.listing import Listing, OwnTable
from yakai.table.state.records import BatchExtras, StoredRecord
from yakai.table.state.remarks import KEPT, Remark

PAGE = 50
"""How many tables or people are looked at in one call, and how many batches are deleted."""


class StoredListing(msgspec.Struct):
    """A table's latest listing, and what was ever true of the table."""

    at: float
    listing: Listing
    begun: bool
    seated: bool


class Deadline(msgspec.Struct):
    """A correspondence game's deadline: at which uptime, for which moves, and which of them were notified."""

    uptime: int
    due: str
    notified: str = ""


class MemoryStore:
    """A store that ends with its process. `full` makes it refuse writes."""

    def __init__(self) -> None:
        self.full = False
        self._moves = 0
        self._closed = False
        self._uptime = 0
        self._keys: dict[str, TableKeys] = {}
        self._former: dict[str, str] = {}
        self._batches: dict[str, list[Batch]] = {}
        self._listings: dict[str, StoredListing] = {}
        self._deadlines: dict[str, Deadline] = {}
        self._removing: set[str] = set()
        self._remarks: dict[str, list[Remark]] = {}
        self._records: dict[str, StoredRecord] = {}
        self._people: dict[str, tuple[str, float]] = {}
        self._had_a_seat: set[str] = set()
        self._renamings: dict[str, list[tuple[str, str]]] = {}
        self._addresses: dict[str, Address] = {}

    # Logs

    async def create(self, keys: TableKeys, batch: Batch, listing: Listing | None = None) -> None:
        self._check_writable()
        if keys.id in self._keys or self._links_taken(keys) or self._any_taken(batch):
            raise KeyTaken("key-is-taken")
        self._keys[keys.id] = keys
        self._batches[keys.id] = []
        self._store(batch, listing)

    async def append(self, batch: Batch, listing: Listing | None = None) -> None:
        self._check_writable()
        stored = self._batches_of(batch.table)
        if any(batch.seq == one.seq for one in stored):
            done = batch.request is not None and any(
                (batch.person, batch.request) == (one.person, one.request) for one in stored
            )
            raise RequestDone("request-is-done") if done else SeqTaken("seq-is-taken")
        if self._any_taken(batch):
            raise KeyTaken("key-is-taken")
        self._store(batch, listing)

    def _batches_of(self, table: str) -> list[Batch]:
        if table not in self._batches:
            raise NoSuchTable("no-such-table")
        return self._batches[table]

    def _any_taken(self, batch: Batch) -> bool:
        keys, record = batch.extras or BatchExtras(None, None)
        return (keys is not None and self._links_taken(keys)) or (
            record is not None
            and any(
                one.record.id == record.id or (one.table, one.record.number) == (batch.table, record.number)
                for one in self._records.values()
            )
        )

    def _links_taken(self, keys: TableKeys) -> bool:
        used = {*self._former}
        for one in self._keys.values():
            if one.id not in self._removing:
                used |= {one.invitation, one.watching}
        return keys.invitation == keys.watching or not used.isdisjoint((keys.invitation, keys.watching))

    def _store(self, batch: Batch, listing: Listing | None) -> None:
        self._moves += batch.moves
        insort(self._batches[batch.table], batch, key=lambda one: one.seq)
        if batch.extras is not None and batch.extras.keys is not None:
            self._former[self._keys[batch.table].invitation] = batch.table
            self._keys[batch.table] = batch.extras.keys
        if batch.extras is not None and batch.extras.record is not None:
            self._records[batch.extras.record.id] = StoredRecord(batch.extras.record, batch.table, "", False)
        if listing is not None:
            self._store_listing(batch, listing)

    def _store_listing(self, batch: Batch, listing: Listing) -> None:
        known = self._listings.get(batch.table)
        self._listings[batch.table] = StoredListing(
            batch.at,
            listing,
            begun=listing.began or (known is not None and known.begun),
            seated=listing.has_people or (known is not None and known.seated),
        )
        self._had_a_seat |= listing.people.keys()
        if listing.clocks is None or listing.expires is None:
            self._deadlines.pop(batch.table, None)
        else:
            earlier = self._deadlines.get(batch.table)
            notified = "" if earlier is None else earlier.notified
            self._deadlines[batch.table] = Deadline(listing.expires, listing.clocks.awaited, notified)

    async def batches(self, table: str, since: int = 0) -> list[Batch]:
        return [batch for batch in self._batches.get(table, ()) if batch.seq >= since]

    # Talk

    async def say(self, table: str, remark: Remark) -> None:
        self._check_writable()
        self._batches_of(table)
        said = self._remarks.get(table, [])
        if any((one.person, one.request) == (remark.person, remark.request) for one in said):
            raise RequestDone("request-is-done")
        if any(one.n == remark.n for one in said):
            raise SeqTaken("seq-is-taken")
        said = sorted([*said, remark], key=lambda one: one.n)
        self._remarks[table] = [one for one in said if one.n > said[-1].n - KEPT]

    async def unsay(self, table: str, n: int) -> None:
        self._check_writable()
        if table in self._remarks:
            self._remarks[table] = [
                replace(one, text=None) if one.n == n else one for one in self._remarks[table]
            ]

    async def remarks(self, table: str) -> list[Remark]:
        return list(self._remarks.get(table, ()))

    # Records

    async def records_of(self, person: str, before: float, most: int) -> list[StoredRecord]:
        found = [
            self._with_invitation(one)
            for one in self._records.values()
            if person in one.record.people and one.record.ended < before
        ]
        return sorted(found, key=lambda one: -one.record.ended)[:most]

    async def record(self, id: str) -> StoredRecord | None:
        found = self._records.get(id)
        return None if found is None else self._with_invitation(found)

    def _with_invitation(self, record: StoredRecord) -> StoredRecord:
        return replace(record, invitation=self._keys[record.table].invitation)

    async def open_record(self, id: str, open: bool) -> None:
        self._check_writable()
        if id in self._records:
            self._records[id] = replace(self._records[id], open=open)

    # Directory

    async def find(self, key: str) -> TableKeys | None:
        for keys in self._keys.values():
            if key in (keys.invitation, keys.watching) and keys.id not in self._removing:
                return keys
        former = self._former.get(key)
        return None if former is None else self._keys[former]

    async def tables_of(self, person: str, since: float, most: int) -> list[OwnTable]:
        return [one for one in self._own(person) if one.at > since and not one.listing.archived][:most]

    async def archived_of(self, person: str, most: int) -> list[OwnTable]:
        return [one for one in self._own(person) if one.listing.archived][:most]

    def _own(self, person: str) -> list[OwnTable]:
        own = [
            OwnTable(self._keys[table].invitation, one.listing.people[person], one.at, one.listing)
            for table, one in self._listings.items()
            if person in one.listing.people
        ]
        return sorted(own, key=lambda one: -one.at)

    # People

    async def name_of(self, person: str) -> str | None:
        return self._people[person][0] if person in self._people else None

    async def set_name(self, person: str, name: str, at: float, asked: tuple[str, str] | None = None) -> None:
        self._check_writable()
        if asked is not None:
            renamings = self._renamings.setdefault(person, [])
            if asked in renamings:
                raise RequestDone("request-is-done")
            self._renamings[person] = [*renamings, asked][-RENAMINGS_KEPT:]
        since = self._people[person][1] if person in self._people else at
        self._people[person] = name, since

    async def address_of(self, person: str) -> Address | None:
        return self._addresses.get(person)

    async def set_address(self, person: str, address: Address | None) -> None:
        self._check_writable()
        if address is None:
            self._addresses.pop(person, None)
        else:
            self._addresses[person] = address

    # Schedule

    async def uptime(self) -> int:
        return self._uptime

    async def save_uptime(self, uptime: int) -> None:
        self._check_writable()
        self._uptime = max(self._uptime, uptime)

    async def overdue(self, uptime: int, most: int) -> list[str]:
        found = [(one.uptime, table) for table, one in self._deadlines.items() if one.uptime <= uptime]
        return [self._keys[table].invitation for _, table in sorted(found)[:most]]

    async def any_deadline(self) -> bool:
        return bool(self._deadlines)

    async def mark_notified(self, table: str, due: str) -> None:
        self._check_writable()
        deadline = self._deadlines.get(table)
        if deadline is not None and deadline.due == due:
            deadline.notified = due

    async def unnotified(self) -> list[str]:
        return [
            self._keys[table].invitation for table, one in self._deadlines.items() if one.due != one.notified
        ]

    # Housekeeping

    async def last_change(self) -> float | None:
        return max((one.at for one in self._listings.values()), default=None)

    async def unchanged_tables(self, before: float, after: Cursor) -> tuple[list[StoredTable], Cursor | None]:
        found = sorted((one.at, table) for table, one in self._listings.items() if one.at < before)
        page = [at_and_id for at_and_id in found if at_and_id > after][:PAGE]
        tables = [StoredTable(table, self._kind(table), self._last_change(table)) for _, table in page]
        return tables, Cursor(*page[-1]) if len(page) == PAGE else None

    def _kind(self, table: str) -> TableKind:
        known = self._listings[table]
        if not known.begun:
            return "unbegun"
        if not known.seated:
            return "bots"
        if known.listing.phase != "playing" or any(one.table == table for one in self._records.values()):
            return "finished"
        return "archived" if known.listing.archived else "running"

    def _last_change(self, table: str) -> float:
        known = self._listings.get(table)
        times = [batch.at for batch in self._batches[table][-1:]]
        return max(times if known is None else [known.at, *times], default=0.0)

    async def deserted_games(self, before: float, after: str) -> tuple[list[StoredTable], str | None]:
        page = sorted(table for table in self._listings if table > after)[:PAGE]
        found = [
            StoredTable(table, "running", self._last_change(table))
            for table in page
            if self._is_deserted(table, before)
        ]
        return found, page[-1] if len(page) == PAGE else None

    def _is_deserted(self, table: str, before: float) -> bool:
        listing = self._listings[table].listing
        if listing.phase != "playing" or listing.archived or not listing.people:
            return False
        did = [batch for batch in self._batches[table] if batch.person is not None]
        if not did or did[-1].at >= before:
            return False
        late = sum(one.has_timeout for one in self._batches[table] if one.seq > did[-1].seq)
        return listing.expires is None or late >= len(listing.people)

    async def start_removal(self, table: StoredTable) -> bool:
        self._check_writable()
        if table.id not in self._keys or self._last_change(table.id) > table.at:
            return False
        self._removing.add(table.id)
        self._listings.pop(table.id, None)
        self._deadlines.pop(table.id, None)
        self._remarks.pop(table.id, None)
        self._records = {key: one for key, one in self._records.items() if one.table != table.id}
        self._former = {key: former for key, former in self._former.items() if former != table.id}
        return True

    async def unfinished_removals(self) -> list[str]:
        return sorted(self._removing)[:PAGE]

    async def continue_removal(self, table: str) -> bool:
        self._check_writable()
        if table not in self._removing:
            return True
        del self._batches[table][-PAGE:]
        if self._batches[table]:
            return False
        del self._batches[table], self._keys[table]
        self._removing.remove(table)
        return True

    async def idle_people(self, before: float, after: str) -> tuple[list[str], str | None]:
        page = sorted(person for person in self._people if person > after)[:PAGE]
        idle = [one for one in page if self._people[one][1] < before and one not in self._had_a_seat]
        return idle, page[-1] if len(page) == PAGE else None

    async def remove_people(self, people: Sequence[str]) -> None:
        self._check_writable()
        for person in people:
            self._people.pop(person, None)
            self._addresses.pop(person, None)
            self._renamings.pop(person, None)

    async def vacuum(self) -> None:
        """Nothing to do: deleted objects are freed."""

    # Reports and figures

    async def space(self) -> StoreSpace:
        tables = dict.fromkeys(TABLE_KINDS, TableSpace())
        for table in self._listings:
            before = tables[kind := self._kind(table)]
            tables[kind] = TableSpace(before.tables + 1, before.bytes + self._size(table))
        return StoreSpace(sum(map(self._size, self._batches)), 0, tables, len(self._people))

    def _size(self, table: str) -> int:
        said = sum(len((one.text or "").encode()) for one in self._remarks.get(table, ()))
        return sum(len(batch.text) for batch in self._batches[table]) + said

    async def archived_games(self) -> list[ArchivedGame]:
        found = [(table, one.listing) for table, one in self._listings.items() if one.listing.archived]
        games = [
            ArchivedGame(listing.game, listing.called, self._last_change(table), self._size(table))
            for table, listing in found
        ]
        return sorted(games, key=lambda one: -one.at)

    def stats(self) -> StoreStats:
        return StoreStats(self._moves, 0, {}, 0)

    async def check(self) -> None:
        self._check_writable()

    def close(self) -> None:
        self._closed = True

    def _check_writable(self) -> None:
        if self.full or self._closed:
            raise StoreUnavailable("store-is-unavailable")
