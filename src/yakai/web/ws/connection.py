"""One WebSocket at one table: it sends what changes there, and answers what the client requests (`inbox`)."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from msgspec import Raw

from yakai.table.glimpses import ShownGlimpse
from yakai.table.live import LiveTable
from yakai.table.ports import Change
from yakai.table.state.remarks import TalkEvent
from yakai.table.state.silence import is_silent
from yakai.web.limits.rate_limits import PersonLimits
from yakai.web.messages import FromServer, GlimpseMessage
from yakai.web.ws.close_codes import close_code, gone
from yakai.web.ws.feed import Since, TableFeed
from yakai.web.ws.inbox import Inbox, Receiver
from yakai.web.ws.outbox import Outbox, Sender, encode
from yakai.web.ws.shared_messages import shared_by_connections
from yakai.web.ws.talk_messages import talk_message
from yakai.web.ws.viewer import Viewer

logger = logging.getLogger(__name__)


class Transport(Sender, Receiver, Protocol):
    """What a connection needs of a WebSocket."""

    def stop_receiving(self) -> None:
        """Receive no more messages."""
        ...


class Renamer(Protocol):
    """Renames a person at all their tables."""

    async def __call__(self, person: str, name: str, asked: tuple[str, str], /) -> str:
        """Rename them; return their name now. `asked` is the table and the id of the request."""
        ...


class Connection:
    """A listener at a table. `refused` is called with every error that a request is refused with."""

    viewer: Viewer
    live: LiveTable
    person: str
    invited: bool
    limits: PersonLimits
    rename: Renamer

    def __init__(
        self,
        transport: Transport,
        viewer: Viewer,
        limits: PersonLimits,
        rename: Renamer,
        refused: Callable[[Exception], None],
        build: str,
        parts: bool = False,
    ) -> None:
        self.viewer = viewer
        self.person = viewer.person
        self.invited = viewer.invited
        self.limits = limits
        self.rename = rename
        self._transport = transport
        self.live = viewer.live
        self._feed = TableFeed(viewer, build, parts)
        self._since: Since | None = None
        lock = shared_by_connections(viewer.live).full_state_lock
        self._outbox = Outbox(transport, self._full_state, lock)
        self._inbox = Inbox(self, transport, refused)
        self._ending: asyncio.Task[None] | None = None

    @property
    def name(self) -> str:
        """The person's name."""
        return self.viewer.name

    @property
    def kind(self) -> Literal["player", "guest", "spectator"]:
        """What the person is at this table."""
        if not self.invited:
            return "spectator"
        return "player" if self.viewer.role.seats else "guest"

    # What is sent

    def send_full_state(self, since: Since | None = None) -> None:
        """Send the full state or, with `since`, what was missed of the game."""
        self._since = since
        self._outbox.show_full_state()

    def replace_state(self) -> None:
        """Send the full state instead of queued messages, because another seat is seen from now on."""
        self._since = None
        self._outbox.replace_state()

    def _full_state(self) -> Sequence[bytes]:
        since, self._since = self._since, None
        try:
            return [encode(message) for message in self._feed.full_state(since)]
        except Exception:
            logger.exception("a table could not be shown")
            self.drop()
            return ()

    def on_change(self, change: Change, room_later: bool = False) -> None:
        """The table has changed. If that was the running command, its `ok` goes with the changes."""
        if self._outbox.behind or self._outbox.ending:
            return
        self._outbox.show(self._feed.changes(change, room_later), self._inbox.take_answer(change))

    def on_glimpse(self, shown: ShownGlimpse) -> None:
        """Another person shows something in progress."""
        if self.viewer.role.may_watch:
            self._outbox.glimpse(encode(GlimpseMessage(shown.seat, Raw(shown.shown))))

    def on_talk(self, event: TalkEvent) -> None:
        """A remark was made or removed, or a person reacted."""
        if not (self._outbox.behind or self._outbox.ending):
            self._outbox.show((talk_message(self.live, event),))

    def send_answer(self, answer: FromServer) -> None:
        """Send an answer to a request. It is never left out."""
        self._outbox.answer(answer)

    def renamed(self, name: str) -> None:
        """The person has another name."""
        self.viewer.name = name
        if self.viewer.role.seats and not is_silent(self.live.table):
            return  # the table itself will change
        try:
            self.on_change(Change(room=True))
        except Exception:
            logger.exception("a table could not be shown")
            self.drop()

    async def write(self) -> None:
        """Send what is queued, until the connection ends."""
        await self._outbox.write()

    # What is received

    def on_message(self) -> None:
        """A message from the client has arrived."""
        self._inbox.on_message()

    async def finish_requests(self) -> None:
        """Wait until all messages that have arrived are handled."""
        await self._inbox.finish()

    # How it ends

    @property
    def ended(self) -> bool:
        """Whether the client is being told, or was told, why the connection ends."""
        return self._outbox.ending

    @property
    def ends_soon(self) -> bool:
        """Whether the server is about to end it, or has, by `end_soon`."""
        return self._ending is not None

    @property
    def is_too_slow(self) -> bool:
        """Whether the client does not read its answers."""
        return self._outbox.too_full

    async def end(self, key: str) -> None:
        """Send the reason and close."""
        if not self.ended:
            await self._outbox.end(gone(key), close_code(key))
            self._transport.stop_receiving()

    def end_soon(self, key: str) -> None:
        """End it without waiting."""
        self._ending = asyncio.ensure_future(self.end(key))

    def turn_away(self, key: str) -> None:
        """End it because the person may not stay."""
        self.end_soon(key)

    def drop(self) -> None:
        """End it because it failed; the client may reconnect."""
        self.end_soon("something-went-wrong")
