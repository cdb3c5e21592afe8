"""What a table needs from the outside: somewhere to be kept, somebody to think for bots, and whoever
listens.
"""

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from msgspec import Struct

from yakai.bots.work import Moment
from yakai.core.game import AnyRules, Because
from yakai.table.state.entries import RoomEntry
from yakai.table.state.news import News
from yakai.table.state.remarks import TalkEvent

if TYPE_CHECKING:
    from yakai.table.commands.base import Command
    from yakai.table.glimpses import Glimpsed
    from yakai.table.state.room import Room


def new_token() -> str:
    """An id or key that nobody can guess."""
    return secrets.token_urlsafe(18)


class TableKeys(Struct, frozen=True):
    """A table as the store knows it: its id, and the two tokens that open it."""

    id: str
    invitation: str
    watching: str


class Thinker(Protocol):
    """Where bots think: somewhere that does not hold up the tables."""

    async def choose(self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        """The bot's action, or `None` if it wants to let a timer run out."""
        ...

    async def weigh(
        self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int
    ) -> tuple[Any, float]:
        """The same, with how sure it is of it: where games say how long bots wait."""
        ...

    async def advise(
        self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int
    ) -> tuple[Any, Because]:
        """The same, with what speaks for it."""
        ...

    async def look_back(self, rules: AnyRules, moments: Sequence[Moment]) -> list[Because]:
        """What was thought at some moments of a game that is over."""
        ...


class Setting(Protocol):
    """What the host sets about a table: a clock, who may find it, who may look on."""

    def changes(self, room: "Room") -> tuple[RoomEntry, ...]:
        """What it adds to the table's log."""
        ...


class Submit(Protocol):
    """How a table is asked for something."""

    async def __call__(self, command: "Command", request: str | None = None) -> None:
        """Do what is commanded, once: store it, make it true, tell everybody. An error means that nothing changed.

        `request` is the id that a person gave it: the same one twice is done once.
        """
        ...


class Change(NamedTuple):
    """What a listener hears of, after it was stored: something about the room, the game or its clock is not as it was.

    What was told of the game stands in the table's `told`. `news` is said to all besides. `done` is whose request it
    was, if it was one, and its id.
    """

    room: bool = False
    clock: bool = False
    news: tuple[News, ...] = ()
    done: tuple[str, str] | None = None


class Listener(Protocol):
    """What a table tells of its changes: a connection, in this process."""

    person: str
    invited: bool

    @property
    def name(self) -> str:
        """The person's name; empty if they have not given one."""
        ...

    def on_change(self, change: Change) -> None:
        """The table has changed. Never waits."""
        ...

    def on_glimpse(self, glimpsed: "Glimpsed") -> None:
        """Another person shows something in progress. Never waits, and may ignore it."""
        ...

    def on_talk(self, event: TalkEvent) -> None:
        """A remark was made or removed, or a person reacted. Never waits."""
        ...

    def turn_away(self, key: str) -> None:
        """End the connection because the person may not stay; `key` is the reason. Never waits."""
        ...

    def drop(self) -> None:
        """End the connection because it failed; the client may come back."""
        ...
