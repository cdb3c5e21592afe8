"""A person's finished games: who may read them, and what they contain."""

import asyncio
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.web.playing import game, people, play_on, refusal, settled, table
from tests.web.running import Running, running
from tests.web.test_http import ask
from yakai.client import Client, TableConnection
from yakai.core.matches import from_bytes
from yakai.table.state.replayed import replay_game
from yakai.web.limits.rate_limits import WAITING_REPLAYS

pytestmark = pytest.mark.anyio


async def history(seat: TableConnection | Client) -> list[dict[str, Any]]:
    client = seat if isinstance(seat, Client) else seat.client
    found = await client.ask("GET", "/api/history")
    games: list[dict[str, Any]] = found["games"]
    return games


def fetched(server: Running, path: str, client: Client | None = None) -> Any:
    return ask(server, "GET", path, cookie=(client and client.cookie) or "")


async def test_a_finished_game_is_listed_for_its_players(server: Running) -> None:
    async with game(server, 2, bots=1) as (ann, bob), server.client() as gus:
        assert await history(ann) == []
        await play_on([ann, bob], Random(3))
        for place, seat in enumerate((ann, bob)):
            (found,) = await history(seat)
            assert (found["game"], found["yours"], found["bots"], found["there"]) == (
                "yak",
                [place],
                [2],
                True,
            )
            assert found["players"][:2] == ["Person 0", "Person 1"]
            assert found["result"]["places"] == list((await seat.game()).view["result"]["places"])
        assert await history(gus) == []


async def test_the_log_replays_and_only_its_players_can_read_it(server: Running) -> None:
    async with game(server, 2) as seats, server.client() as gus:
        await gus.name()
        await play_on(seats, Random(3))
        (found,) = await history(seats[0])
        path = f"/api/records/{found['record']}"
        answer = fetched(server, f"{path}/log.jsonl", seats[1].client)
        assert answer.status == 200
        assert "attachment" in answer.headers["content-disposition"]
        match = from_bytes(answer.body)
        assert match.result is not None
        assert list(match.result.places) == found["result"]["places"]
        assert b"Person" not in answer.body
        words = fetched(server, f"{path}/log.txt?lang=uk", seats[1].client).body.decode()
        assert "Person 0" in words
        assert words.startswith("Як")
        own = fetched(server, f"{path}/log.txt?seat=1", seats[0].client).body.decode()
        assert own != words
        assert fetched(server, f"{path}/log.txt?seat=7", seats[0].client).status == 404
        for stranger in (None, gus):
            for end in ("", "/log.jsonl", "/log.txt", "/table"):
                assert fetched(server, path + end, stranger).status == 404


async def test_a_player_may_let_others_read_the_record(server: Running) -> None:
    async with game(server, 2) as (ann, bob), server.client() as gus:
        await gus.name()
        await ann.ask("concede", seat=0, game=1)
        (found,) = await history(bob)
        path = f"/api/records/{found['record']}"
        assert (await refusal(gus.ask("POST", path, {"open": True}))).status == 404
        assert (await bob.client.ask("POST", path, {"open": True}))["open"]
        shown = await gus.ask("GET", path)
        assert (shown["there"], shown["yours"], shown["conceded"]) == (False, [], [0])
        assert fetched(server, f"{path}/log.jsonl", gus).status == 200
        assert (await refusal(gus.ask("POST", path, {"open": False}))).key == "you-were-not-there"
        assert (await refusal(gus.ask("GET", f"{path}/table"))).key == "you-were-not-there"
        await ann.client.ask("POST", path, {"open": False})
        assert fetched(server, path, gus).status == 404


async def test_the_table_of_a_record_opens_for_those_who_may_join_it(server: Running) -> None:
    async with game(server, 3) as (ann, bob, cleo):
        await ann.ask("concede", seat=0, game=1)
        await bob.ask("concede", seat=1, game=1)
        (found,) = await history(bob)
        path = f"/api/records/{found['record']}/table"
        assert (await bob.client.ask("GET", path))["invitation"] == table(ann).invitation
        await ann.ask("turn_out", who=table(ann).hosting.who[1], ban=True)
        await cleo.ask("stand", seat=2)
        assert (await refusal(bob.client.ask("GET", path))).key == "banned-from-table"
        assert (await history(bob))[0]["record"] == found["record"]  # but they were there
        await ann.ask("renew_link")
        assert (await cleo.client.ask("GET", path))["invitation"] == table(ann).invitation


async def test_the_history_has_pages_and_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with people(server, 2) as seats:
            for number in range(1, 4):
                for seat in seats:
                    await seat.ask("ready", ready=True)
                await settled(seats)
                await seats[0].ask("concede", seat=0, game=number)
            first = await history(seats[0])
            client = seats[0].client
    with running(tmp_path) as server:
        client.url = server.url
        assert await history(client) == first
        assert len(first) == 3
        assert [one["ended"] for one in first] == sorted((one["ended"] for one in first), reverse=True)
        older = await client.ask("GET", f"/api/history?before={first[0]['ended']}")
        assert older == {"games": first[1:], "more": False}


async def test_one_log_is_made_at_a_time_and_few_requests_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = threading.Lock()

    def watched(*of: Any) -> Any:
        assert alone.acquire(blocking=False), "two at once"
        try:
            return replay_game(*of)
        finally:
            alone.release()

    monkeypatch.setattr("yakai.web.http.history.replay_game", watched)
    with running(tmp_path) as server:
        async with game(server, 2) as seats:
            await play_on(seats, Random(3))
            (found,) = await history(seats[0])
            path, client = f"/api/records/{found['record']}/log.txt", seats[0].client
            several = await asyncio.gather(
                *(asyncio.to_thread(fetched, server, path, client) for _ in range(10))
            )
            assert [one.status for one in several] == [200] * 10
            server.context.limits.replays._tasks += WAITING_REPLAYS + 1
            assert fetched(server, path, client).status == 429
            server.context.limits.replays._tasks -= WAITING_REPLAYS + 1
            assert fetched(server, path, client).status == 200
