"""Connections with the same view share encoded messages, and no connection gets a message of another view."""

from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from tests.web.playing import game, latest, play_on, settled, table
from tests.web.running import Running
from yakai.client import TableConnection
from yakai.table import notifier
from yakai.table.live import LiveTable
from yakai.web.messages import PersonPlayer
from yakai.web.ws import feed, snapshot
from yakai.web.ws.snapshot import GameSnapshot

pytestmark = pytest.mark.anyio


def games(seat: TableConnection) -> list[bytes]:
    """The `game` messages, byte for byte."""
    return [raw for raw in seat.raw if raw.startswith(b'{"type":"game"')]


async def test_all_spectators_see_the_same_each_in_their_language(server: Running) -> None:
    async with (
        game(server, 2) as seats,
        server.client() as zoe,
        server.client(lang="uk") as yan,
        zoe.join(table(seats[0]).watching) as one,
        zoe.join(table(seats[0]).watching) as other,
        yan.join(table(seats[0]).watching) as third,
        seats[0].client.join(seats[0].key) as second_window,
    ):
        for watcher in (one, other, third, second_window):
            await watcher.game()
        await play_on(seats, Random(1), 6)
        await settled([*seats, one, other, third, second_window])
        assert games(one)[-1] == games(other)[-1]
        assert latest(third).view == latest(one).view
        assert latest(third).told != latest(one).told
        assert latest(one).seat is None
        assert (latest(second_window).seat, latest(second_window).view) == (0, latest(seats[0]).view)
        assert latest(seats[1]).view != latest(seats[0]).view


async def test_a_move_is_encoded_once_for_all_spectators_of_one_language(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Any] = []
    encode = feed.encode

    def counting(message: Any) -> bytes:
        written.append(message)
        return encode(message)

    async with game(server, 2) as seats, AsyncExitStack() as stack:
        watchers = []
        for lang in ("en", "uk") * 4:
            client = await stack.enter_async_context(server.client(lang))
            watchers.append(await stack.enter_async_context(client.join(table(seats[0]).watching)))
            await watchers[-1].game()
        await play_on(seats, Random(1), 1)
        await settled([*seats, *watchers])
        monkeypatch.setattr(feed, "encode", counting)
        await play_on(seats, Random(1), 1)
        await settled([*seats, *watchers])
        assert len(written) == 2
        assert all(latest(watcher).n == latest(watchers[0]).n for watcher in watchers)


async def test_in_a_crowd_players_and_spectators_share_one_snapshot_of_a_change(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spectators in a crowd are told later that Bob has left: that is the same change for them nevertheless."""
    monkeypatch.setattr(notifier, "CROWD_DELAY", 60.0)
    made: list[GameSnapshot | None] = []
    game_snapshot = snapshot.game_snapshot

    def counting(live: LiveTable) -> GameSnapshot | None:
        made.append(game_snapshot(live))
        return made[-1]

    async with game(server, 2) as (ann, bob), AsyncExitStack() as stack:
        zoe = await stack.enter_async_context(server.client())
        connections = []
        for client, key in ((ann.client, ann.key), (zoe, table(ann).watching)) * 30:
            connections.append(await stack.enter_async_context(client.join(key)))
            await connections[-1].game()
        await settled([ann, *connections])
        monkeypatch.setattr(snapshot, "game_snapshot", counting)
        await bob.close()
        await ann.until(lambda one: not is_here(one, 1))
        await settled([ann, *connections])
        assert len(made) == 1


def is_here(one: TableConnection, seat: int) -> bool:
    """Whether the latest message about the table shows a person on this seat as connected."""
    player = table(one).players[seat]
    return isinstance(player, PersonPlayer) and player.here
