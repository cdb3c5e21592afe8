"""A viewer for whom a message cannot be made is disconnected; the others notice nothing."""

from random import Random
from typing import Any

import pytest

from tests.web.playing import in_step, over, play_on, watched
from tests.web.running import Running
from yakai.games.yak.rules import YakRules
from yakai.web.ws.feed import TableFeed

pytestmark = pytest.mark.anyio


async def test_a_connection_that_fails_to_send_a_change_ends_alone(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with watched(server, 2) as (seats, watcher):
        with monkeypatch.context() as patch:
            changes = TableFeed.changes

            def failing(self: TableFeed, change: Any, room_later: bool) -> Any:
                if not self._viewer.invited:
                    raise RuntimeError("oh no")
                return changes(self, change, room_later)

            patch.setattr(TableFeed, "changes", failing)
            await play_on(seats, Random(1), 1)
            await watcher.until(lambda one: not one.connected)
        assert watcher.gone == "something-went-wrong"
        await play_on(seats, Random(1), 3)
        await watcher.connect()
        await in_step([*seats, watcher])
        assert not over(seats[0])


@pytest.mark.parametrize("part", ["view", "legal"])
async def test_a_viewer_whose_view_fails_gets_the_reason_and_the_others_play_on(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: str
) -> None:
    async with watched(server, 2) as (seats, watcher):
        with monkeypatch.context() as patch:
            right = getattr(YakRules, part)

            def failing(*args: Any) -> Any:
                who = args[-1] if part == "view" else args[-1].seat
                if who is None:
                    raise RuntimeError("oh no")
                return right(*args)

            patch.setattr(YakRules, part, staticmethod(failing))
            await play_on(seats, Random(1), 1)
            await watcher.until(lambda one: not one.connected)
            assert watcher.gone == "something-went-wrong"
            await watcher.connect()
            await watcher.until(lambda one: one.gone == "something-went-wrong" and not one.connected)
            assert "a table could not be shown" in caplog.text
            await play_on(seats, Random(1), 3)
        await watcher.connect()
        await in_step([*seats, watcher])
