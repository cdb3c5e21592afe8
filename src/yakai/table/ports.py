"""What a table needs from outside besides a store (see `yakai.store.protocols`), and protocols between its parts."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from yakai.bots import PastDecision
from yakai.core.game import AnyRules, Because, Seat
from yakai.table.state.entries import RoomEntry
from yakai.table.state.news import News
from yakai.table.state.remarks import TalkEvent
from yakai.table.state.room import PlayerNames, Room

if TYPE_CHECKING:
    from yakai.table.commands.base import Command
    from yakai.table.glimpses import ShownGlimpse


class Thinker(Protocol):
    """Where bots think: in other processes, so that they do not delay the tables."""

    async def choose(self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        """The bot's action, or `None` if it wants to let a timer run out."""
        ...

    async def weigh(
        self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int
    ) -> tuple[Any, float]:
        """The bot's action and how sure it is of it, for games that say how long bots wait."""
        ...

    async def advise(
        self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int
    ) -> tuple[Any, Because]:
        """The bot's action and the reasons for it."""
        ...

    async def look_back(self, rules: AnyRules, decisions: Sequence[PastDecision]) -> list[Because]:
        """The reasons for some decisions of a finished game."""
        ...


class YourTurn(NamedTuple):
    """The notice to an absent player: the game, their seat, all names, the days they have, and the table's key."""

    game: str
    seat: Seat
    called: PlayerNames
    days: int
    invitation: str


class Notify(Protocol):
    """Notifies people that it is their turn, if they have subscribed. `due` names the moves that the table waits for;
    after this call all of them count as notified. Does not block.
    """

    def __call__(self, table: str, due: str, turns: Mapping[str, YourTurn], /) -> None: ...


def no_notices(_table: str, _due: str, _turns: Mapping[str, YourTurn], /) -> None:
    """Send no notices."""


class Setting(Protocol):
    """A setting of the host, such as a clock, or who may watch."""

    def changes(self, room: Room) -> tuple[RoomEntry, ...]:
        """The entries that it adds to the table's log."""
        ...


class Submit(Protocol):
    """The function with which drivers and agreements run a command."""

    async def __call__(self, command: "Command", request: str | None = None) -> None:
        """Run a command: store it, apply it, notify all. An error means that nothing has changed.

        `request` is the client's id for it: a repeated request does nothing.
        """
        ...


class Driver(Protocol):
    """Part of a table that does something by itself."""

    def wake(self) -> None:
        """Look at the table again after a change."""
        ...


class Change(NamedTuple):
    """A notification after something was stored: whether the room or a clock has changed, and `news` for all.

    Events of the game are in `Table.streams`. `done` is the person and id of the request, if it was one.
    """

    room: bool = False
    clock: bool = False
    news: tuple[News, ...] = ()
    done: tuple[str, str] | None = None


class Listener(Protocol):
    """A connection, as a table notifies it of changes. None of its methods blocks."""

    person: str
    invited: bool

    @property
    def name(self) -> str:
        """The person's name; empty if they have not given one."""
        ...

    def on_change(self, change: Change, room_later: bool = False) -> None:
        """The table has changed. With `room_later`, another change follows that shows the room."""
        ...

    def on_glimpse(self, shown: "ShownGlimpse") -> None:
        """Another person shows something in progress; this may be ignored."""
        ...

    def on_talk(self, event: TalkEvent) -> None:
        """A remark was made or removed, or a person reacted."""
        ...

    def turn_away(self, key: str) -> None:
        """End the connection because the person may not stay; `key` is the reason."""
        ...

    def drop(self) -> None:
        """End the connection because it failed; the client may come back."""
        ...
