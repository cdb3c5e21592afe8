"""A store that forgets everything at the end: the simplest thing that keeps a store's promises."""

from msgspec.structs import replace

from yakai.table.entries import Batch
from yakai.table.errors import RequestDone, SeqTaken, StoreUnavailable
from yakai.table.listing import Listing, Mine
from yakai.table.protocols import TableKeys
from yakai.table.remarks import KEPT, Remark


class Memory:
    """A store in memory. `full` makes it refuse to write."""

    def __init__(self) -> None:
        self.full = False
        self._keys: dict[str, TableKeys] = {}
        self._batches: dict[str, list[Batch]] = {}
        self._listings: dict[str, tuple[float, Listing]] = {}
        self._names: dict[str, str] = {}
        self._remarks: dict[str, list[Remark]] = {}

    async def create(self, keys: TableKeys, batch: Batch, listing: Listing | None = None) -> None:
        self._check_space()
        self._keys |= {keys.invitation: keys, keys.watching: keys}
        self._batches[keys.id] = [batch]
        self._list(batch, listing)

    async def append(self, batch: Batch, listing: Listing | None = None) -> None:
        self._check_space()
        stored = self._batches[batch.table]
        if batch.request is not None and any(
            (one.person, one.request) == (batch.person, batch.request) for one in stored
        ):
            raise RequestDone("request-is-done")
        if batch.seq != len(stored):
            raise SeqTaken("seq-is-taken")
        stored.append(batch)
        self._list(batch, listing)

    async def find(self, key: str) -> TableKeys | None:
        return self._keys.get(key)

    async def batches(self, table: str, since: int = 0) -> list[Batch]:
        return self._batches.get(table, [])[since:]

    async def tables_of(self, person: str, since: float, most: int) -> list[Mine]:
        invitations = {keys.id: keys.invitation for keys in self._keys.values()}
        mine = [
            Mine(invitations[table], listing.people[person], at, listing)
            for table, (at, listing) in self._listings.items()
            if person in listing.people and at > since
        ]
        return sorted(mine, key=lambda one: -one.at)[:most]

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

    async def set_name(self, person: str, name: str, at: float) -> None:
        self._check_space()
        self._names[person] = name

    def _list(self, batch: Batch, listing: Listing | None) -> None:
        if listing is not None:
            self._listings[batch.table] = batch.at, listing

    def _check_space(self) -> None:
        if self.full:
            raise StoreUnavailable("store-is-unavailable")
