"""What a table's log is made of: its own entries, and between them the games' headers and entries.

A table is nothing but its log. It comes in batches, one for each command that changed anything, and a batch's
text is JSON Lines like a game's log: what was done is read back by folding it.
"""

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct

from yakai.core import log
from yakai.core.game import Seat
from yakai.core.log import Acted, Expired, Header, Paused, Settled, TimedOut, Undone
from yakai.table.state.clocks import ClockRule
from yakai.table.state.remarks import WhoTalks

if TYPE_CHECKING:
    from yakai.table.state.records import BatchExtras


class _RoomEntry(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What happens at a table outside a game."""


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
    """Somebody without a screen of their own takes an open seat, and plays on a person's."""

    seat: Seat
    person: str
    name: str


class Stood(_RoomEntry, frozen=True, tag="stood"):
    """A person leaves their seat."""

    seat: Seat


class BotSeated(_RoomEntry, frozen=True, tag="bot_seated"):
    """The host puts a bot on an open seat, or another one in a bot's place."""

    seat: Seat
    bot: str


class Emptied(_RoomEntry, frozen=True, tag="emptied"):
    """The host empties a seat."""

    seat: Seat


class SeatsSet(_RoomEntry, frozen=True, tag="seats_set"):
    """The host sets how many seats there are."""

    seats: int


class OptionsSet(_RoomEntry, frozen=True, tag="options_set"):
    """The host sets the game's options; the others are asked anew whether they are ready."""

    options: dict[str, Any]


class ReadySet(_RoomEntry, frozen=True, tag="ready"):
    """A seated person is ready, or is not any more."""

    seat: Seat
    ready: bool


class Renamed(_RoomEntry, frozen=True, tag="renamed"):
    """A seated person is called something else."""

    seat: Seat
    name: str


class ColourSet(_RoomEntry, frozen=True, tag="colour"):
    """A seated person wants this colour."""

    seat: Seat
    colour: int


class OpenToAllSet(_RoomEntry, frozen=True, tag="open_to_all"):
    """The host lets everybody find the table, or only whoever has its link."""

    open: bool


class TalkSet(_RoomEntry, frozen=True, tag="talk"):
    """The host says who may talk."""

    who: WhoTalks


class HostSet(_RoomEntry, frozen=True, tag="host"):
    """Somebody else runs the table: as the host wished or, with `gone`, because they were away for long."""

    host: str
    gone: bool = False


class LinkRenewed(_RoomEntry, frozen=True, tag="link_renewed"):
    """The table has other keys; those of before open nothing any more. They are kept beside the log."""


class LockSet(_RoomEntry, frozen=True, tag="lock"):
    """Nobody new comes in, only those who were `inside`; or everybody again who has a link."""

    locked: bool
    inside: tuple[str, ...] = ()


class WatchingSet(_RoomEntry, frozen=True, tag="watching"):
    """Whoever does not play may look on, or not."""

    allowed: bool


class ConcedingSet(_RoomEntry, frozen=True, tag="conceding"):
    """What happens when somebody gives up: a bot plays on, or the game ends."""

    ends: bool


class TurnedOut(_RoomEntry, frozen=True, tag="turned_out"):
    """The host has somebody leave who is called so, with `ban` for good. In a game a bot plays on from their seat."""

    person: str
    name: str
    ban: bool


class LetIn(_RoomEntry, frozen=True, tag="let_in"):
    """Whoever was banned may come again."""

    person: str


class ListingForbidden(_RoomEntry, frozen=True, tag="listing_forbidden"):
    """The server's operator takes the table off the list of open tables, for good."""


class TableClosed(_RoomEntry, frozen=True, tag="table_closed"):
    """The server's operator closes the table, for good: nobody can join it."""


class TookOver(_RoomEntry, frozen=True, tag="took_over"):
    """Somebody who has come late takes a bot's seat in the running game."""

    seat: Seat
    person: str
    name: str


class ClockSet(_RoomEntry, frozen=True, tag="clock"):
    """The host says how long everybody may think; the others are asked anew whether they are ready."""

    clock: ClockRule | None


class PatienceSet(_RoomEntry, frozen=True, tag="patience"):
    """The host says after how many seconds a bot stands in for whoever is away; `None`: never by itself."""

    seconds: int | None


class Stamped(_RoomEntry, frozen=True, tag="stamped"):
    """What follows in this batch was stored when the server had lived so many milliseconds, in all its starts. Only
    where a game has clocks.
    """

    lived: int


class Attended(_RoomEntry, frozen=True, tag="attended"):
    """Somebody who plays has come to a table with clocks where nobody was, or the last one has gone."""

    there: bool


RoomEntry: TypeAlias = (
    Opened
    | Seated
    | SeatedBeside
    | Stood
    | BotSeated
    | Emptied
    | SeatsSet
    | OptionsSet
    | ReadySet
    | Renamed
    | ColourSet
    | OpenToAllSet
    | TalkSet
    | HostSet
    | LinkRenewed
    | LockSet
    | WatchingSet
    | ConcedingSet
    | TurnedOut
    | LetIn
    | ListingForbidden
    | TableClosed
    | TookOver
    | ClockSet
    | PatienceSet
    | Stamped
    | Attended
)
AnyEntry: TypeAlias = RoomEntry | Header | log.Entry


PLAY: Final = frozenset(kind.type for kind in (Acted, Settled, Expired, Undone, Paused, TimedOut))
"""The types of what matters in its game alone: all others change something at the table too."""


class Batch:
    """All that one command did, stored as one row: `(table, seq)` is its key, `text` its entries as JSON
    Lines.

    `person` and `request` say whose request it was, so that the same one is never done twice; both are
    `None` when it came from a bot or from the table itself. Like a game's entry it may hold secrets, so it
    is no Struct and cannot be encoded for a wire. `extras` is what is stored with it, and is no part of it.
    """

    __slots__ = ("at", "extras", "person", "request", "seq", "table", "text")

    def __init__(
        self,
        table: str,
        seq: int,
        at: float,
        person: str | None,
        request: str | None,
        text: bytes,
        extras: "BatchExtras | None" = None,
    ) -> None:
        self.table = table
        self.seq = seq
        self.at = at
        self.person = person
        self.request = request
        self.text = text
        self.extras = extras

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Batch) and all(
            getattr(self, name) == getattr(other, name) for name in self.__slots__ if name != "extras"
        )

    def __hash__(self) -> int:
        return hash((self.table, self.seq))

    def __repr__(self) -> str:
        return f"<Batch {self.seq} of {self.table}>"


_ACTED = b'{"type":"acted"'
_HEADER = b'{"type":"header"'
_TIMED_OUT = b'{"type":"timed_out"'


def moves_in(text: bytes) -> int:
    """How many moves of a game there are in a batch's text.

    >>> moves_in(b'{"type":"acted","seat":0}\\n{"type":"settled"}\\n{"type":"acted","seat":1}\\n')
    2
    """
    return text.count(b"\n" + _ACTED) + text.startswith(_ACTED)


def has_timeout(text: bytes) -> bool:
    """Whether a player's time ran out in a batch.

    >>> has_timeout(b'{"type":"stamped","lived":9}\\n{"type":"timed_out","seat":0}\\n')
    True
    """
    return _TIMED_OUT in text


def begins_a_game(text: bytes) -> bool:
    """Whether a header is in a batch's text; what people write cannot look like one, since its quotes are escaped.

    >>> from yakai.table.state.log_writer import write
    >>> begins_a_game(write([Header(1, "yak", 1, 2, {})])), begins_a_game(write([Renamed(0, '{"type":"header"')]))
    (True, False)
    """
    return _HEADER in text
