"""What one connection is sent of its table: the full state, then what has changed since the last message.

A change that is not visible to the viewer sends nothing (ALL-3).
"""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from yakai.table.commands.beginning import is_opening
from yakai.table.ports import Change
from yakai.table.state.visible_game import VisibleGame, legal_actions
from yakai.web.messages import AddedMessage, ClockMessage, FromServer, GameMessage, TableMessage
from yakai.web.ws.game_message import added_message, game_message, idle_seats
from yakai.web.ws.news_messages import news_messages
from yakai.web.ws.shared_messages import Audience, EncodedMessage, shared_by_connections
from yakai.web.ws.snapshot import GameSnapshot, game_snapshot
from yakai.web.ws.table_message import table_message
from yakai.web.ws.talk_messages import latest_remarks
from yakai.web.ws.viewer import Viewer

encode = msgspec.json.Encoder().encode


class Since(NamedTuple):
    """The last event that a returning client received: the game, and the event's number. `0.0` is nothing at all."""

    game: int
    n: int


def read_since(query: str | None) -> Since | None:
    """The value of `?since=`; `None` if it has none or cannot be read.

    >>> read_since("2.40"), read_since(None), read_since("2"), read_since("2.-1")
    (Since(game=2, n=40), None, None, None)
    """
    found = re.fullmatch(r"(\d{1,9})\.(\d{1,9})", query or "", re.ASCII)
    return None if found is None else Since(int(found[1]), int(found[2]))


class TableFeed:
    """The messages about a table for one connection. It remembers what the last one showed."""

    def __init__(self, viewer: Viewer, build: str, parts: bool) -> None:
        self._viewer = viewer
        self._live = viewer.live
        self._build = build
        self._parts = parts
        self._shared = shared_by_connections(viewer.live)
        self._sent: VisibleGame | None = None
        self._sent_legal: Any = None

    def full_state(self, since: Since | None = None) -> Iterator[FromServer]:
        """The table, the game with its log or with what was missed since, and the latest remarks."""
        yield self._table()
        yield from self._full_game(since)
        if self._live.talk.begun:
            yield latest_remarks(self._live)

    def changes(self, change: Change, room_later: bool = False) -> list[FromServer | bytes]:
        """What has changed for this viewer since the last message; with `room_later` without the room."""
        room = change.room and not room_later
        messages: list[FromServer | bytes] = [self._table()] if room else []
        if change.news:
            messages += news_messages(self._viewer, change.news)
        game = self._shared.snapshots.after(change, self._live)
        if game is None or not self._viewer.role.may_watch:
            return messages
        visible = game.visible_from(self._viewer.seat)
        if not visible.is_same(self._sent):
            messages.append(self._changed_game(game, visible))
            return messages
        snapshot = visible.snapshot
        if change.clock:
            messages.append(ClockMessage(snapshot.game, game.timer, game.clocks))
        if room and (idle := idle_seats(self._viewer)):  # a player has come or gone
            messages.append(AddedMessage(snapshot.game, snapshot.n, (), None, idle))
        return messages

    def _table(self) -> TableMessage:
        return table_message(self._viewer, self._build, self._shared.snapshots.next_first(self._live))

    def _full_game(self, since: Since | None) -> Iterator[FromServer]:
        game, missed = game_snapshot(self._live), None
        if game is None or not self._viewer.role.may_watch:
            return
        seat = self._viewer.seat
        if since is not None and since.game == game.room.games:
            missed = game.streams.resume(seat, since.n)
        elif since is not None and is_opening(game.match):
            missed = game.streams.since(seat, 0)  # the client missed only its beginning
        visible = game.visible_from(seat)
        yield game_message(self._viewer, game, visible, self._remember(game, visible), missed)

    def _changed_game(self, game: GameSnapshot, visible: VisibleGame) -> FromServer | bytes:
        """The changed game, encoded once for all connections with the same view. A player's only connection has a view
        of its own.
        """
        before = self._sent
        alone = visible.seat is not None and self._live.presence.connections(self._viewer.person) == 1
        if before is None or alone:
            return self._game_or_added(game, visible)
        audience = Audience(
            visible.seat,
            self._viewer.lang,
            self._viewer.role.host,
            self._parts,
            self._sent_legal,
            before,
            visible,
        )
        encoded = self._shared.find(audience)
        if encoded is None:
            message = encode(self._game_or_added(game, visible))
            self._shared.keep(audience, EncodedMessage(message, self._sent_legal))
            return message
        self._sent, self._sent_legal = visible, encoded.legal
        return encoded.message

    def _game_or_added(self, game: GameSnapshot, visible: VisibleGame) -> GameMessage | AddedMessage:
        viewer, before, sent_legal = self._viewer, self._sent, self._sent_legal
        legal = self._remember(game, visible)
        if before is None or before.snapshot.game != visible.snapshot.game:
            return game_message(viewer, game, visible, legal, game.streams.since(visible.seat, 0))
        if before.seat != visible.seat:  # another seat was told other events
            return game_message(viewer, game, visible, legal, None)
        told = game.streams.since(visible.seat, before.snapshot.n)
        adds = game.match.rules.customs.adds
        if (
            adds
            and told
            and before.players == visible.players
            and before.paused == visible.paused
            and all(isinstance(one.event, adds) for one in told)
        ):
            return added_message(viewer, visible, None if legal == sent_legal else legal, told)
        before_view = before.snapshot.view if adds or self._parts else None
        return game_message(viewer, game, visible, legal, told, before_view)

    def _remember(self, game: GameSnapshot, visible: VisibleGame) -> Any:
        """Note what is being sent; return the legal actions that go with it."""
        self._sent = visible
        self._sent_legal = legal = legal_actions(game.match, game.room, visible.seat, visible.snapshot.view)
        return legal
