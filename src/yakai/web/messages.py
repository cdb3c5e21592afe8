"""Every message that crosses the wire, both ways. `yakai types` writes the client's types from here.

A client opens one WebSocket a table, `/ws/{key}?lang=ru`, where the key is the invitation's or the
spectators' token and the cookie says who it is. It sends requests, each with an `id` of its own making; the
answer is `ok` or `refused` with the same id. The same id twice is done once. The server sends `table` when
anything about the table changes and `game` when anything about the game does: a fresh whole view with the
events that led there. What a seat may not know of (in Pikit somebody passes in secret) sends it nothing at all.

The order: after joining come `table` and, if there is a game, `game` with no events and `history` with those
that led there. Whoever asked for something first hears what changed (`table`, then `game`) and then `ok`, so
that at `ok` everything is already shown. A connection that does not keep up loses states, never answers, and
gets one fresh `table`, `game` and `history` when it does. A request that was sent before the line broke is
sent again with the same id after coming back.

A key that opens no table is answered by `gone` with `no-such-table` (close code 4404): do not come back then.
After `server-is-restarting` (1012) do. A message above 64 KiB is refused; one above 1 MiB ends the connection
(1009). An empty name is a guest who has not said theirs: the client says "Guest" in its own words.
"""

from typing import Any, Literal, TypeAlias

from msgspec import Raw, Struct

from yakai.core.game import Seat

Lang: TypeAlias = Literal["en", "ru", "uk"]


class _Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What all requests have: an id that the client makes up, unique for this person at this table."""

    id: str


# From the client


class Sit(_Request, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take an open seat before the game (or move to it)."""

    seat: Seat


class Stand(_Request, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Leave one's seat before the game."""


class AddBot(_Request, frozen=True, tag="add_bot", forbid_unknown_fields=True):
    """The host puts a bot on an open seat."""

    seat: Seat
    bot: str


class RemoveSeat(_Request, frozen=True, tag="remove", forbid_unknown_fields=True):
    """The host empties a seat: a bot's or a person's."""

    seat: Seat


class SetSeats(_Request, frozen=True, tag="set_seats", forbid_unknown_fields=True):
    """The host sets how many seats there are; only open ones can go."""

    seats: int


class SetOptions(_Request, frozen=True, tag="set_options", forbid_unknown_fields=True):
    """The host sets the game's options."""

    options: dict[str, Any]


class Ready(_Request, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Ready or not; the game begins when every seat is taken and every person is ready."""

    ready: bool


class Act(_Request, frozen=True, tag="act", forbid_unknown_fields=True):
    """Play: an action of the game, by the seat that this person holds. `game` counts the table's games from
    1.
    """

    game: int
    action: Raw


class Again(_Request, frozen=True, tag="again", forbid_unknown_fields=True):
    """After the end: another one with the same people; it begins when everybody is ready."""


class Rename(_Request, frozen=True, tag="rename", forbid_unknown_fields=True):
    """Be called something else."""

    name: str


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Is the line alive? Answered by `pong`."""


Request: TypeAlias = Sit | Stand | AddBot | RemoveSeat | SetSeats | SetOptions | Ready | Act | Again | Rename
FromClient: TypeAlias = Request | Ping


# From the server


class Ok(Struct, frozen=True, tag="ok"):
    """Done and stored."""

    id: str


class Refused(Struct, frozen=True, tag="refused"):
    """Not done; nothing has changed. `clause` names the rule if it was one; `text` is in the reader's
    language.

    `id` is `null` if the message could not even be read.
    """

    id: str | None
    clause: str | None
    key: str
    text: str


class Pong(Struct, frozen=True, tag="pong"):
    """The line is alive."""


class Person(Struct, frozen=True, tag="person"):
    """Somebody sits here. `here`: connected now; `bot`: the bot that plays for them while they are away."""

    name: str
    ready: bool
    here: bool
    bot: str | None = None


class BotPlayer(Struct, frozen=True, tag="bot"):
    """A bot sits here."""

    name: str
    bot: str


class Open(Struct, frozen=True, tag="open"):
    """Nobody sits here."""


Player: TypeAlias = Person | BotPlayer | Open


class TableMessage(Struct, frozen=True, tag="table"):
    """The table, as this connection may know it. Sent on joining and after every change.

    `you` is this person's seat; `host` whether they run the table; `games` counts the games begun here;
    `wins` the games won by each seat so far. `keys` are the invitation's and the spectators' tokens (only for
    whoever came by invitation).
    """

    game: str
    phase: Literal["lobby", "playing", "over"]
    players: tuple[Player, ...]
    you: Seat | None
    name: str
    host: bool
    options: dict[str, Any]
    games: int
    wins: tuple[int, ...]
    spectators: int
    invitation: str | None
    watching: str


class GameMessage(Struct, frozen=True, tag="game"):
    """The game as this connection's seat sees it: the view, what it may do, and the events since the last
    message.

    `step` counts those steps of the game that this seat, or a spectator, was told of: it grows with events, and
    what others do in secret does not show in it. After joining or a gap `events` is empty and the view is whole.
    """

    game: int
    step: int
    view: Any
    legal: Any
    events: tuple[Any, ...]


class HistoryMessage(Struct, frozen=True, tag="history"):
    """What this connection's seat was told of the game up to the `game` message before: the latest of it.

    Only after joining or a gap; it replaces whatever was known of the game's events.
    """

    game: int
    events: tuple[Any, ...]


class Gone(Struct, frozen=True, tag="gone"):
    """The connection ends: there is no such table, or the server goes down. `key` is a text key."""

    key: str


FromServer: TypeAlias = Ok | Refused | Pong | TableMessage | GameMessage | HistoryMessage | Gone
