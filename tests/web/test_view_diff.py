"""Of a large view only what changed is sent; joined to the last view it is the whole view."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect

from tests.web.playing import game, latest, legal, play_on, settled, table
from tests.web.running import Running
from yakai.client import TableConnection
from yakai.web.messages import GameMessage
from yakai.web.ws.outbox import encode
from yakai.web.ws.view_diff import joined

pytestmark = pytest.mark.anyio


async def test_what_is_new_makes_the_whole_again_at_every_step(server: Running) -> None:
    rng, stages = Random(3), set()
    async with game(server, 3, of="pictomania", options={"drawing": None}) as seats:
        assert seats[0].table is not None
        async with server.client() as guest, guest.join(seats[0].table.watching) as watcher:
            await watcher.game()
            everybody = [*seats, watcher]
            while latest(watcher).result is None:
                stages.add(latest(watcher).view["stage"])
                await plays(seats[rng.choice(latest(watcher).view["to_act"])], rng)
                await settled(everybody)
                for one in everybody:
                    seen = latest(one).view
                    await one.ask("full_state")
                    assert latest(one).view == seen
    assert stages == {"ready", "draw", "review", "scores", "vote"}
    parts = [one for one in watcher.received if isinstance(one, GameMessage) and one.part]
    assert any("gallery" in one.more for one in parts)
    assert not any("drawings" in one.view for one in parts if one.view.get("stage") == "review")


async def test_an_older_part_is_passed_over(server: Running) -> None:
    async with game(server, 3, of="pictomania", options={"drawing": None}) as seats:
        one = latest(seats[0])
        await seats[0]._receive(encode(replace(one, n=one.n - 1, part=True, view={"stage": "vote"}, told=())))
        assert latest(seats[0]) is one


async def plays(seat: TableConnection, rng: Random) -> None:
    """Any action that keeps the game going: a short line, a guess, a token, being ready, a vote."""
    may, view = legal(seat), latest(seat).view
    if view["stage"] == "draw" and rng.random() < 0.3 and may.stroke:
        await seat.act({"type": "stroke", "xs": [0, rng.randrange(99)], "ys": [0, 9], "ts": [0, 16]})
    elif view["stage"] == "draw" and rng.random() < 0.4:
        await seat.act({"type": "finish"})
    elif view["stage"] == "draw":
        await seat.act(may.sample(rng))
    elif view["stage"] == "vote" and may.votes:
        await seat.act(rng.choice(may.votes))
    else:
        await seat.act({"type": "ready", "step": view["step"]})


async def test_a_client_that_asks_for_parts_gets_them_in_every_game(server: Running) -> None:
    async with (
        game(server, 3) as seats,
        server.client() as guest,
        guest.join(table(seats[0]).watching) as watcher,
        connect(
            f"{server.url.replace('http', 'ws')}/ws/{table(seats[0]).watching}?parts", proxy=None
        ) as line,
    ):
        await watcher.game()
        await play_on(seats, Random(5), 30)
        await settled([*seats, watcher])
        parts = 0
        seen: dict[str, Any] = {}
        while seen != latest(watcher).view:
            message = msgspec.json.decode(await line.recv())
            if message["type"] == "game":
                part = message.get("part", False)
                parts += part
                more = message.get("more", {})
                seen = joined(seen, message["view"], more) if part else message["view"]
        assert parts
    assert not any(one.part for one in watcher.received if isinstance(one, GameMessage))


async def test_what_is_nothing_is_left_out(server: Running) -> None:
    always = {"type", "game", "seat", "names", "n", "view", "legal", "told"}
    async with game(server, 2) as seats:
        before = len(seats[0].raw)
        await play_on(seats, Random(3), moves=3)
        games = [
            msgspec.json.decode(raw) for raw in seats[0].raw[before:] if raw.startswith(b'{"type":"game"')
        ]
        assert games
        assert {field for message in games for field in message} == always
