"""A table that keeps the batches of its log, and the frames that its connections were sent."""

from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from tests.table.evening import Here
from yakai.core.errors import YakaiError
from yakai.core.game import Seat
from yakai.core.match import Match
from yakai.store.memory import MemoryStore
from yakai.table.commands.base import Command
from yakai.table.commands.clock import SetClock
from yakai.table.commands.lobby import OpenTable, SetReady, Sit
from yakai.table.keys import TableKeys
from yakai.table.live import LiveTable
from yakai.table.ports import Change
from yakai.table.services import TableServices
from yakai.table.settings import TableSettings
from yakai.table.state.clocks import ClockRule
from yakai.table.state.entries import Batch
from yakai.table.state.table import Proposal, Table
from yakai.table.state.table_time import is_timed
from yakai.table.uptime import Uptime
from yakai.text import Lang
from yakai.web.ws.feed import TableFeed
from yakai.web.ws.view_diff import joined
from yakai.web.ws.viewer import Viewer

NAMES = ("Ann", "Bob", "Cleo", "Дана", "Ed", "Fay")
NOTHING: dict[str, Any] = {"result": None, "paused": False, "conceded": [], "undo": False, "fresh": False}
FIELDS = NOTHING | dict.fromkeys(("game", "seat", "names", "n", "view", "legal", "told"))
"""What a frame takes from a message; a clock and hints are only there while people play."""


class Connection:
    """Keeps the frames that a client makes of the messages for one seat, as `session/feed.ts` does."""

    def __init__(self, live: LiveTable, seat: Seat | None, lang: Lang) -> None:
        person = "watcher" if seat is None else f"p{seat}"
        self._feed = TableFeed(Viewer(live, person, "", seat is not None, lang), "", parts=False)
        self.live = live
        self.seat = seat
        self.frames: list[dict[str, Any]] = []

    def hear(self, change: Change) -> None:
        for sent in self._feed.changes(change):
            message = msgspec.json.decode(sent) if isinstance(sent, bytes) else as_json(sent)
            if message["type"] == "game":
                self._hear_game(message)
            elif message["type"] == "added" and message["told"]:
                self._hear_added(message)

    def _hear_game(self, message: dict[str, Any]) -> None:
        frame = {name: message.get(name, nothing) for name, nothing in FIELDS.items()}
        if message.get("part"):
            frame["view"] = joined(self.frames[-1]["view"], message["view"], message.get("more", {}))
        self.frames.append(frame)

    def _hear_added(self, message: dict[str, Any]) -> None:
        """The board of each game adds an event to its view by itself, and arrives at the view that the server has."""
        latest, match = self.frames[-1], self.live.table.match
        assert match is not None
        legal = latest["legal"] if message.get("legal") is None else message["legal"]
        news = {
            "n": message["n"],
            "told": message["told"],
            "view": as_json(match.view(self.seat)),
            "legal": legal,
        }
        self.frames.append(latest | news)


class RecordedTable:
    """A table with the batches of its log and, once they are connected, a spectator and a connection for each seat."""

    def __init__(self, lang: Lang, seed: int = 0) -> None:
        self.lang: Lang = lang
        self.table = Table("t", Random(seed))
        self.batches: list[Batch] = []
        self.connections: list[Connection] = []
        self.uptime = 0

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def connect(self, seats: int) -> None:
        keys = TableKeys("t", "invitation", "watching")
        services = TableServices(MemoryStore(), Here(), TableSettings(), lambda: 0.0, Uptime())
        live = LiveTable(keys, self.table, services)
        self.connections = [Connection(live, seat, self.lang) for seat in (None, *range(seats))]

    def do(self, command: Command) -> None:
        """Store and apply a command, and notify the connections of it, as a live table does."""
        proposal = command.proposed(self.table, float(len(self.batches)))
        if proposal.is_empty:
            return
        if is_timed(self.table.room_or_none, proposal.room, proposal.match is not None):
            proposal = proposal.stamped(self.uptime)
        self.store(proposal)

    def attempt(self, command: Command) -> None:
        """The same, if the command may run now."""
        with suppress(YakaiError):
            self.do(command)

    def store(self, proposal: Proposal) -> None:
        batch = self.table.batch(proposal, float(len(self.batches)), None, None)
        self.batches.append(batch)
        self.table.accept(batch, proposal)
        change = Change(room=not proposal.only_moves)
        for connection in self.connections:
            connection.hear(change)


def begun(game: str, seats: int, lang: Lang, seed: int = 0, clock: ClockRule | None = None) -> RecordedTable:
    """A game of `p0`, `p1` and so on, at the table of a host who only watches."""
    recorded = RecordedTable(lang, seed)
    recorded.do(OpenTable("host", "Hal", game, seats, {}, (), False, False))
    recorded.do(SetClock("host", clock))
    for seat in range(seats):
        recorded.do(Sit(f"p{seat}", NAMES[seat], seat))
    recorded.connect(seats)
    for seat in range(seats):
        recorded.do(SetReady(f"p{seat}", True))
    return recorded


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
