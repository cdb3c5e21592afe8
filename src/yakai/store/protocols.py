"""What the program needs from a store, as small protocols: a caller takes the one that it uses, a backend has all of
them (`Store`). Every method is declared and described here, once: in a backend only what is its own has a docstring.
`yakai.testing.stores` has the tests that each backend passes.

A store is used by one event loop. When a method that writes returns, what it wrote survives a power cut. When it raises
`StoreUnavailable`, nothing of it is stored or, if only the answer to a commit was lost, all of it. So a table whose
batch or remark failed reads what is stored before it stores more, also after `SeqTaken` or `RequestDone`, because a
store may have tried twice.

Times are seconds since 1970, except that deadlines and the uptime are milliseconds of the server's uptime. What is
sorted by time has equal times in any order.
"""

from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, Protocol, TypeAlias

from yakai.table.keys import TableKeys
from yakai.table.state.entries import Batch
from yakai.table.state.listing import Listing, OwnTable
from yakai.table.state.remarks import Remark
from yakai.table.state.room import PlayerNames

if TYPE_CHECKING:
    from yakai.table.state.records import StoredRecord

RENAMINGS_KEPT: Final = 20
"""How many requests to rename a person are remembered, the latest, so that none of them is done twice."""


class LogStore(Protocol):
    """The tables' logs.

    A batch is refused with `NoSuchTable` if its table is not stored. `(table, seq)` identifies a batch: of two with the
    same number the second is refused, with `RequestDone` if the same request of the same person is stored at this
    table, else with `SeqTaken`. It is refused with `KeyTaken` if its extras have a link that any table has (see
    `DirectoryStore.find`), two links that are the same, the id of a record that is stored, or the number of one that is
    stored of this table.
    """

    async def create(self, keys: TableKeys, batch: Batch, listing: Listing | None = None) -> None:
        """Store a new table with its first batch; refused with `KeyTaken` if its id or one of its links is taken."""
        ...

    def append(self, batch: Batch, listing: Listing | None = None) -> Awaitable[None]:
        """Store one more batch, its extras, and the table's new listing; all of them or none. Without a listing the
        last one still holds.
        """
        ...

    async def batches(self, table: str, since: int = 0) -> list[Batch]:
        """A table's batches from that number on, in order."""
        ...


class TalkStore(Protocol):
    """What was said at a table. Remarks have numbers of their own. Storing one deletes those whose number is `KEPT` or
    more below the highest.
    """

    async def say(self, table: str, remark: Remark) -> None:
        """Store a remark; refused with `NoSuchTable` if the table is not stored, with `RequestDone` if the same
        request of the same person is among the table's remarks, with `SeqTaken` if its number is.
        """
        ...

    async def unsay(self, table: str, n: int) -> None:
        """Remove the words of a remark; its number stays. An unknown one is ignored."""
        ...

    async def remarks(self, table: str) -> list[Remark]:
        """The remarks that are kept, in the order of their numbers."""
        ...


class RecordStore(Protocol):
    """Finished games. A record is stored with the batch that ended its game."""

    async def records_of(self, person: str, before: float, most: int) -> "list[StoredRecord]":
        """The games that a person finished before this time, the latest first."""
        ...

    async def record(self, id: str) -> "StoredRecord | None":
        """One finished game."""
        ...

    async def open_record(self, id: str, open: bool) -> None:
        """Let everybody with its link read a record, or only those who played; an unknown one is ignored."""
        ...


class DirectoryStore(Protocol):
    """Which tables there are: by link, and by person."""

    async def find(self, key: str) -> TableKeys | None:
        """The table that an invitation, a spectators' link or a former invitation belongs to. Each of them belongs to
        one table until its removal starts; a former spectators' link belongs to none.
        """
        ...

    async def tables_of(self, person: str, since: float, most: int) -> list[OwnTable]:
        """The tables that list a person and have changed since then, the latest first, without archived ones."""
        ...

    async def archived_of(self, person: str, most: int) -> list[OwnTable]:
        """The archived tables that list a person, the latest first."""
        ...


class Address(NamedTuple):
    """Where a person is sent notices, and in which language."""

    address: str
    lang: str


class PeopleStore(Protocol):
    """People's names and addresses."""

    async def name_of(self, person: str) -> str | None:
        """A person's name; `None` if they have not given one."""
        ...

    async def set_name(self, person: str, name: str, at: float, asked: tuple[str, str] | None = None) -> None:
        """Give a person a name; `asked` is the table and the request that asked for it. Raises `RequestDone` if that is
        one of the latest `RENAMINGS_KEPT` that were done.
        """
        ...

    async def address_of(self, person: str) -> Address | None:
        """Where a person is sent notices, if anywhere."""
        ...

    async def set_address(self, person: str, address: Address | None) -> None:
        """Send a person's notices there, or none any more."""
        ...


class ScheduleStore(Protocol):
    """When something is due: the server's uptime, and the deadlines of correspondence games, which count by it."""

    async def uptime(self) -> int:
        """The uptime that was stored last, over all starts of the server."""
        ...

    async def save_uptime(self, uptime: int) -> None:
        """Store the uptime; it never goes back."""
        ...

    async def overdue(self, uptime: int, most: int) -> list[str]:
        """The invitations of tables where a player's time is over at this uptime, the longest ago first."""
        ...

    async def any_deadline(self) -> bool:
        """Whether any correspondence game is running."""
        ...

    async def mark_notified(self, table: str, due: str) -> None:
        """Note that the players of these moves have been sent their notices. If a table waits for others, or for none,
        this is ignored.
        """
        ...

    async def unnotified(self) -> list[str]:
        """The invitations of tables where notices may not have been sent."""
        ...


TableKind: TypeAlias = Literal["unbegun", "bots", "running", "archived", "finished"]
TABLE_KINDS: Final[tuple[TableKind, ...]] = ("unbegun", "bots", "running", "archived", "finished")
"""Why a table may be worth keeping: `unbegun` no game ever began; `bots` no person ever had a seat; `finished` a game
was finished, whatever became of the next; `archived` the players left their first game; `running` all others.
"""


class StoredTable(NamedTuple):
    """A table by its id: its kind, and when it last changed."""

    id: str
    kind: TableKind
    at: float


class Cursor(NamedTuple):
    """How far a listing by time has got: past all tables that changed before `at`, and those up to `id` that changed
    at that time.
    """

    at: float = -1.0
    id: str = ""


class HousekeepingStore(Protocol):
    """Finding what is no longer used, and deleting it in small steps, between which other work is done.

    A table is deleted in steps: `start_removal` hides it from everybody and gives its links back, `continue_removal`
    deletes portions of its log until nothing is left, not even its id. In between the caller stores nothing more at
    this table. If the server stops in between, `unfinished_removals` says where to go on.
    """

    async def last_change(self) -> float | None:
        """When anything last changed at any table; `None` if there are no tables."""
        ...

    async def unchanged_tables(self, before: float, after: Cursor) -> tuple[list[StoredTable], Cursor | None]:
        """Some tables that have not changed since a time, and the cursor for the next call, if there are more."""
        ...

    async def deserted_games(self, before: float, after: str) -> tuple[list[StoredTable], str | None]:
        """Some of the running games in which no person has done anything since a time, and the id to go on after, if
        there may be more. A correspondence game counts only once each player has let their time run out.
        """
        ...

    async def start_removal(self, table: StoredTable) -> bool:
        """Take a table off all lists and disable its links; `False` if it has changed meanwhile and stays, or is not
        stored.
        """
        ...

    async def unfinished_removals(self) -> list[str]:
        """Some of the tables whose removal was started and is not finished."""
        ...

    async def continue_removal(self, table: str) -> bool:
        """Delete the next portion of such a table; `True` once all of it is gone. A table whose removal was not started
        stays, and the answer is `True`.
        """
        ...

    async def idle_people(self, before: float, after: str) -> tuple[list[str], str | None]:
        """Some of the people who came before a time and never had a seat, and the id to go on after, if there may be
        more.
        """
        ...

    async def remove_people(self, people: Sequence[str]) -> None:
        """Delete these people's names, addresses and requests for names."""
        ...

    async def vacuum(self) -> None:
        """Give free space back to the disk. Other writes wait meanwhile."""
        ...


class TableSpace(NamedTuple):
    """How many tables there are of a kind, and how many bytes their logs and talk have."""

    tables: int = 0
    bytes: int = 0


class StoreSpace(NamedTuple):
    """How many bytes a store takes and how many of them are free for reuse; its tables by kind, and its people."""

    bytes: int
    free: int
    tables: dict[TableKind, TableSpace]
    people: int


class ArchivedGame(NamedTuple):
    """An archived game: what its players are called, when it last changed, and how many bytes it has."""

    game: str
    called: PlayerNames
    at: float
    bytes: int


class ReportStore(Protocol):
    """Reports for the command line: they look at every table, so they are slow if there are many."""

    async def space(self) -> StoreSpace:
        """How much is stored."""
        ...

    async def archived_games(self) -> list[ArchivedGame]:
        """All archived games, the latest first."""
        ...


class StoreStats(NamedTuple):
    """The moves that were stored since the store was opened, the writes that wait, the sizes of its files in bytes by
    what they are, and the bytes that are free on their disk.
    """

    moves: int
    waiting: int
    files: dict[str, int]
    free: int


class StatsStore(Protocol):
    """Figures for the server's operator."""

    def stats(self) -> StoreStats:
        """The figures of this moment; asked often, so it does not look at what is stored."""
        ...


class TableStore(LogStore, TalkStore, DirectoryStore, Protocol):
    """What tables need."""


class Store(
    LogStore,
    TalkStore,
    RecordStore,
    DirectoryStore,
    PeopleStore,
    ScheduleStore,
    HousekeepingStore,
    ReportStore,
    StatsStore,
    Protocol,
):
    """All of it: what a backend provides."""

    async def check(self) -> None:
        """Raise `StoreUnavailable` unless it can be read and written right now."""
        ...

    def close(self) -> None:
        """Finish what is being written and read, then release everything. Every later write raises
        `StoreUnavailable`.
        """
        ...
