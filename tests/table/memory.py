"""A store that forgets everything at the end: the simplest thing that keeps a store's promises."""

from msgspec.structs import replace

from yakai.table.errors import RequestDone, SeqTaken, StoreUnavailable
from yakai.table.ports import RENAMINGS_KEPT, TableKeys
from yakai.table.state.entries import Batch
from yakai.table.state.listing import Listing, OwnTable
from yakai.table.state.records import StoredRecord
from yakai.table.state.remarks import KEPT, Remark


class Memory:
    """A store in memory. `full` makes it refuse to write."""

    def __init__(self) -> None:
        self.full = False
        self._keys: dict[str, TableKeys] = {}
        self._batches: dict[str, list[Batch]] = {}
        self._listings: dict[str, tuple[float, Listing]] = {}
        self._names: dict[str, str] = {}
        self._renamings: dict[str, list[tuple[str, str]]] = {}
        self._remarks: dict[str, list[Remark]] = {}
        self._records: dict[str, StoredRecord] = {}

    async def create(self, keys: TableKeys, batch: Batch, listing: Listing | None = None) -> None:
        self._check_space()
        self._keys |= {keys.invitation: keys, keys.watching: keys}
        self._batches[keys.id] = [batch]
        self._list(batch, listing)

    async def append(self, batch: Batch, listing: Listing | None = None) -> None:
        self._check_space()
        stored = self._batches[batch.table]
        if batch.seq != len(stored):
            asked = [(one.person, one.request) for one in stored if one.request is not None]
            done = (batch.person, batch.request) in asked
            raise RequestDone("request-is-done") if done else SeqTaken("seq-is-taken")
        stored.append(batch)
        self._list(batch, listing)
        extras = batch.extras
        if extras is not None and extras.keys is not None:
            self._renew(extras.keys)
        if extras is not None and extras.record is not None:
            self._records[extras.record.id] = StoredRecord(extras.record, batch.table, "", False)

    def _renew(self, keys: TableKeys) -> None:
        old = next(one for one in self._keys.values() if one.id == keys.id)
        del self._keys[old.watching]
        for key in [key for key, one in self._keys.items() if one.id == keys.id]:
            self._keys[key] = keys
        self._keys |= {keys.invitation: keys, keys.watching: keys}

    async def find(self, key: str) -> TableKeys | None:
        return self._keys.get(key)

    async def records_of(self, person: str, before: float, most: int) -> list[StoredRecord]:
        mine = [one for one in self._records.values() if person in one.record.people]
        return sorted((one for one in mine if one.record.ended < before), key=lambda one: -one.record.ended)[
            :most
        ]

    async def record(self, id: str) -> StoredRecord | None:
        return self._records.get(id)

    async def open_record(self, id: str, open: bool) -> None:
        self._records[id] = replace(self._records[id], open=open)

    async def batches(self, table: str, since: int = 0) -> list[Batch]:
        return self._batches.get(table, [])[since:]

    async def tables_of(self, person: str, since: float, most: int) -> list[OwnTable]:
        return [one for one in self._mine(person) if one.at > since and not one.listing.archived][:most]

    async def archived_of(self, person: str, most: int) -> list[OwnTable]:
        return [one for one in self._mine(person) if one.listing.archived][:most]

    def _mine(self, person: str) -> list[OwnTable]:
        invitations = {keys.id: keys.invitation for keys in self._keys.values()}
        mine = [
            OwnTable(invitations[table], listing.people[person], at, listing)
            for table, (at, listing) in self._listings.items()
            if person in listing.people
        ]
        return sorted(mine, key=lambda one: -one.at)

    async def say(self, table: str, remark: Remark) -> None:
        self._check_space()
        said = self._remarks.setdefault(table, [])
        if any((one.person, one.request) == (remark.person, remark.request) for one in said):
            raise RequestDone("request-is-done")
        if any(one.n == remark.n for one in said):
            raise SeqTaken("seq-is-taken")
        self._remarks[table] = [*said, remark][-KEPT:]

    async def unsay(self, table: str, n: int) -> None:
        self._check_space()
        self._remarks[table] = [
            replace(one, text=None) if one.n == n else one for one in self._remarks[table]
        ]

    async def remarks(self, table: str) -> list[Remark]:
        return list(self._remarks.get(table, ()))

    async def name_of(self, person: str) -> str | None:
        return self._names.get(person)

    async def set_name(self, person: str, name: str, at: float, asked: tuple[str, str] | None = None) -> None:
        self._check_space()
        if asked is not None:
            renamings = self._renamings.setdefault(person, [])
            if asked in renamings:
                raise RequestDone("request-is-done")
            self._renamings[person] = [*renamings, asked][-RENAMINGS_KEPT:]
        self._names[person] = name

    def _list(self, batch: Batch, listing: Listing | None) -> None:
        if listing is not None:
            self._listings[batch.table] = batch.at, listing

    def _check_space(self) -> None:
        if self.full:
            raise StoreUnavailable("store-is-unavailable")
