"""The entries of a table's log: the table's own, and between them the headers and entries of its games.

A table is folded from its log, which is stored in batches, one for each command that changed anything. A batch's text
is JSON Lines, like a game's log.
"""

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct, field

from yakai.core import log
from yakai.core.game import Seat
from yakai.core.log import Acted, Expired, Header, Paused, Settled, TimedOut, Undone
from yakai.table.state.clocks import ClockRule
from yakai.table.state.remarks import WhoTalks

if TYPE_CHECKING:
    from yakai.table.state.records import BatchExtras


class _RoomEntry(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """An event at a table outside a game."""


class Opened(_RoomEntry, frozen=True, tag="opened"):
    """A person opens a table for a game, and is its host."""

    host: str
    game: str
    seats: int
    options: dict[str, Any]


class Seated(_RoomEntry, frozen=True, tag="seated"):
    """A person takes an open seat, or moves to it."""

    seat: Seat
    person: str
    name: str


class SeatedBeside(_RoomEntry, frozen=True, tag="seated_beside"):
    """A second player takes an open seat, and plays on the screen of a seated person."""

    seat: Seat
    person: str
    name: str


class Stood(_RoomEntry, frozen=True, tag="stood"):
    """A person leaves their seat."""

    seat: Seat


class BotSeated(_RoomEntry, frozen=True, tag="bot_seated"):
    """The host puts a bot on an open seat, or replaces a bot by another."""

    seat: Seat
    bot: str


class Emptied(_RoomEntry, frozen=True, tag="emptied"):
    """The host empties a seat."""

    seat: Seat


class SeatsSet(_RoomEntry, frozen=True, tag="seats_set"):
    """The host sets the number of seats."""

    seats: int


class OptionsSet(_RoomEntry, frozen=True, tag="options_set"):
    """The host sets the game's options; the other people have to get ready again."""

    options: dict[str, Any]


class ReadySet(_RoomEntry, frozen=True, tag="ready"):
    """A seated person is ready, or no longer ready."""

    seat: Seat
    ready: bool


class Renamed(_RoomEntry, frozen=True, tag="renamed"):
    """A seated person changes their name."""

    seat: Seat
    name: str


class ColourSet(_RoomEntry, frozen=True, tag="colour"):
    """A seated person chooses a colour."""

    seat: Seat
    colour: int


class OpenToAllSet(_RoomEntry, frozen=True, tag="open_to_all"):
    """The host lists the table on the start page, or takes it off."""

    open: bool


class TalkSet(_RoomEntry, frozen=True, tag="talk"):
    """The host sets who may talk."""

    who: WhoTalks


class HostSet(_RoomEntry, frozen=True, tag="host"):
    """The table has another host: chosen by the one before or, with `gone`, because that one was away for long."""

    host: str
    gone: bool = False


class LinkRenewed(_RoomEntry, frozen=True, tag="link_renewed"):
    """The table has new keys, and links with the old ones stop working. Keys are stored beside the log."""


class LockSet(_RoomEntry, frozen=True, tag="lock"):
    """The host locks the table, so that only people who were `inside` may enter, or unlocks it."""

    locked: bool
    inside: tuple[str, ...] = ()


class WatchingSet(_RoomEntry, frozen=True, tag="watching"):
    """The host allows spectators, or does not."""

    allowed: bool


class ConcedingSet(_RoomEntry, frozen=True, tag="conceding"):
    """The host sets whether the game ends when a player gives up; otherwise a bot plays on."""

    ends: bool


class TurnedOut(_RoomEntry, frozen=True, tag="turned_out"):
    """The host removes a person, with `ban` for good. In a game a bot plays on from their seat."""

    person: str
    name: str
    ban: bool


class LetIn(_RoomEntry, frozen=True, tag="let_in"):
    """The host lifts a ban."""

    person: str


class ListingForbidden(_RoomEntry, frozen=True, tag="listing_forbidden"):
    """The server's operator takes the table off the list of open tables, for good."""


class TableClosed(_RoomEntry, frozen=True, tag="table_closed"):
    """The server's operator closes the table, for good."""


class TookOver(_RoomEntry, frozen=True, tag="took_over"):
    """A person takes over a bot's seat in the running game."""

    seat: Seat
    person: str
    name: str


class ClockSet(_RoomEntry, frozen=True, tag="clock"):
    """The host sets the players' clock; the other people have to get ready again."""

    clock: ClockRule | None


class PatienceSet(_RoomEntry, frozen=True, tag="patience"):
    """The host sets after how many seconds a bot stands in for an absent player; `None`: never by itself."""

    seconds: int | None


class Stamped(_RoomEntry, frozen=True, tag="stamped"):
    """The server's uptime over all its starts, in milliseconds, when this batch was stored. Only in timed games."""

    uptime: int = field(name="lived")  # as it is stored


class Attended(_RoomEntry, frozen=True, tag="attended"):
    """In a timed game, the first player has joined a table without players, or the last one has left."""

    there: bool


SeatEntry: TypeAlias = (
    Seated
    | SeatedBeside
    | BotSeated
    | Stood
    | Emptied
    | SeatsSet
    | ReadySet
    | ColourSet
    | Renamed
    | TookOver
    | TurnedOut
)
"""Who sits where, and as what."""

SettingEntry: TypeAlias = (
    OptionsSet | ClockSet | PatienceSet | OpenToAllSet | TalkSet | ConcedingSet | HostSet
)
"""How games are played here, and who the host is."""

AccessEntry: TypeAlias = LinkRenewed | LockSet | WatchingSet | LetIn | ListingForbidden | TableClosed
"""Who may enter, watch or find the table."""

RoomEntry: TypeAlias = Opened | SeatEntry | SettingEntry | AccessEntry | Stamped | Attended
AnyEntry: TypeAlias = RoomEntry | Header | log.Entry

GAME_ONLY: Final = (Acted, Settled, Expired, Undone, TimedOut)
"""The types of entries that change only their game, not the room."""

OVER_WITH_THE_GAME: Final = frozenset(kind.type for kind in (*GAME_ONLY, Paused))
"""What need not be read of earlier games. A pause changes the room (`archived`), but at most until its game ends."""


class Batch:
    """The entries of one command, stored as one row: `(table, seq)` is its key, `text` its entries as JSON Lines.

    `person` and `request` identify the request, so that it is not done twice; both are `None` if a bot or the table
    itself acted. Like a game's entry, a batch may hold secrets, so it is no Struct and cannot be encoded for a client.

    A store that is given a batch also gets facts that it keeps or counts beside the log, so that it need not know what
    entries look like: `extras`, the number of `moves`, and `has_timeout` if a player's time ran out. They are not part
    of the log, and a batch that was read from it may lack them.
    """

    __slots__ = ("at", "extras", "has_timeout", "moves", "person", "request", "seq", "table", "text")

    def __init__(
        self,
        table: str,
        seq: int,
        at: float,
        person: str | None,
        request: str | None,
        text: bytes,
        extras: "BatchExtras | None" = None,
        moves: int = 0,
        has_timeout: bool = False,
    ) -> None:
        self.table = table
        self.seq = seq
        self.at = at
        self.person = person
        self.request = request
        self.text = text
        self.extras = extras
        self.moves = moves
        self.has_timeout = has_timeout

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Batch) and all(
            getattr(self, name) == getattr(other, name)
            for name in ("table", "seq", "at", "person", "request", "text")
        )

    def __hash__(self) -> int:
        return hash((self.table, self.seq))

    def __repr__(self) -> str:
        return f"<Batch {self.seq} of {self.table}>"


_HEADER = b'{"type":"header"'


def begins_a_game(text: bytes) -> bool:
    """Whether a batch's text has a header. Texts of people cannot look like one, because their quotes are escaped.

    >>> from yakai.table.state.log_writer import write
    >>> begins_a_game(write([Header(1, "yak", 1, 2, {})])), begins_a_game(write([Renamed(0, '{"type":"header"')]))
    (True, False)
    """
    return _HEADER in text
