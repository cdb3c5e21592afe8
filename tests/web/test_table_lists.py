"""Lists of tables: a person's own, and those that are open to all."""

from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.web.playing import eventually, game, people, play_on, settled
from tests.web.running import Running, running
from tests.web.test_http import ask
from yakai.client import Client, TableConnection

pytestmark = pytest.mark.anyio


async def mine(seat: TableConnection | Client) -> list[dict[str, Any]]:
    client = seat if isinstance(seat, Client) else seat.client
    found: list[dict[str, Any]] = await client.ask("GET", "/api/mine")
    return found


async def open_tables(server: Running) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await page_of(server))["tables"]
    return found


async def page_of(server: Running, page: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = await server.client().ask("GET", f"/api/tables/open?page={page}")
    return found


# Where one sits


def test_a_new_client_has_no_tables_and_gets_no_cookie(server: Running) -> None:
    answer = ask(server, "GET", "/api/mine")
    assert answer.json == []
    assert "set-cookie" not in answer.headers


async def test_a_table_is_listed_while_one_has_a_seat_with_the_seats_that_are_due(server: Running) -> None:
    async with people(server, 2) as seats:
        for place, seat in enumerate(seats):
            (found,) = await mine(seat)
            assert (found["game"], found["phase"], found["seat"]) == ("yak", "lobby", place)
            assert (found["players"], found["due"]) == (["Person 0", "Person 1"], [])
        for seat in seats:
            await seat.ask("ready", ready=True)
        for moves in range(4):
            for seat in seats:
                game = await seat.game()
                (found,) = await mine(seat)
                assert (found["phase"], found["due"]) == ("playing", [game.view["turn"]])
            assert await play_on(seats, Random(moves), 1) == 1
        await play_on(seats, Random(1))
        assert [await mine(seat) for seat in seats] == [[], []]


async def test_after_the_end_the_table_is_listed_for_players_who_are_asked_for_another_game(
    server: Running,
) -> None:
    async with game(server, 2) as seats:
        await play_on(seats, Random(2))
        await seats[0].ask("again")
        assert await mine(seats[0]) == []
        (found,) = await mine(seats[1])
        assert (found["phase"], found["due"]) == ("over", [])


async def test_tables_that_wait_for_the_person_come_first(server: Running) -> None:
    async with server.client() as ann:
        bots: dict[str, Any] = {"bots": ["novice"], "ready": True}
        waited = await ann.open_table("yak", 2, options={"first": 0}, **bots)
        for _ in range(3):
            await ann.open_table("yak", 3)
        found = await mine(ann)
        assert [one["phase"] for one in found] == ["playing", "lobby", "lobby", "lobby"]
        assert found[0]["invitation"] == waited.invitation
        assert found[0]["players"] == ["", "Usagi"]
        assert found[1]["players"] == ["", None, None]


async def test_a_table_is_not_listed_for_a_player_who_conceded_or_left(server: Running) -> None:
    async with game(server, 3) as seats:
        await seats[1].do("concede")
        assert await mine(seats[1]) == []
        assert len(await mine(seats[0])) == 1
    async with people(server, 2) as seats:
        await seats[1].ask("stand", seat=1)
        assert await mine(seats[1]) == []


async def test_a_table_is_listed_after_a_restart_and_for_a_day_or_while_its_game_runs(
    tmp_path: Path,
) -> None:
    now = [1_000_000.0]
    with running(tmp_path, now=lambda: now[0]) as server:
        ann = server.client()
        await ann.name()
        await ann.open_table("yak", 2, options={"first": 0}, bots=["novice"], ready=True)
        await ann.open_table("yak", 2)
    with running(tmp_path, now=lambda: now[0]) as server:
        again = Client(server.url, cookie=ann.cookie)
        assert [one["phase"] for one in await mine(again)] == ["playing", "lobby"]
        now[0] += 2 * 24 * 3600
        assert [one["phase"] for one in await mine(again)] == ["playing"]
        now[0] += 300 * 24 * 3600
        assert [one["phase"] for one in await mine(again)] == ["playing"]


# What is open to all


async def test_a_table_is_open_to_all_while_its_host_wants_it_and_a_seat_is_free(server: Running) -> None:
    async with people(server, 2, options={"first": 1}) as (host, guest):
        assert await open_tables(server) == []
        await host.ask("set_seats", seats=3)
        assert await open_tables(server) == []
        await host.ask("open_to_all", open=True)
        (found,) = await open_tables(server)
        assert found["invitation"] == host.key
        assert (found["game"], found["host"]) == ("yak", "Person 0")
        assert found["players"] == ["Person 0", "Person 1", None]
        assert found["options"] == {"first": 1}

        await host.ask("add_bot", seat=2, bot="novice")
        assert await open_tables(server) == []
        await host.ask("empty_seat", seat=2)
        assert len(await open_tables(server)) == 1
        await host.ask("open_to_all", open=False)
        assert await open_tables(server) == []
        await settled([guest])
        assert guest.table is not None
        assert not guest.table.open_to_all


async def test_a_table_is_not_open_to_all_once_its_game_begins_or_its_people_leave(server: Running) -> None:
    async with people(server, 1) as (host,):
        await host.ask("open_to_all", open=True)
        assert len(await open_tables(server)) == 1
        await host.ask("add_bot", seat=1, bot="novice")
        await host.ask("ready", ready=True)
        assert await open_tables(server) == []
    async with people(server, 1) as (host,):
        await host.ask("open_to_all", open=True)
        assert len(await open_tables(server)) == 1
    await eventually(lambda: not any(server.context.tables.open_to_all))
    assert await open_tables(server) == []


async def test_only_the_host_opens_a_table_to_all(server: Running) -> None:
    async with people(server, 2) as (_, guest):
        with pytest.raises(Exception, match="host"):
            await guest.ask("open_to_all", open=True)


async def listed(stack: AsyncExitStack, client: Client, address: str) -> str:
    """A person at an address opens one more table to all and waits there; its key."""
    key = (await client.open_table("yak", 2, open_to_all=True)).invitation
    assert client.cookie is not None
    headers = {"cookie": client.cookie, "x-forwarded-for": address}
    url = f"{client.url.replace('http', 'ws')}/ws/{key}"
    connection = await stack.enter_async_context(connect(url, additional_headers=headers, proxy=None))
    await connection.recv()
    return key


@pytest.fixture
def behind_proxy(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, proxies="127.0.0.1") as server:
        yield server


async def test_one_person_with_thirty_tables_leaves_room_for_the_others_on_the_first_page(
    behind_proxy: Running,
) -> None:
    server = behind_proxy
    async with AsyncExitStack() as stack:
        others = [await listed(stack, server.client(), f"192.0.2.{number}") for number in range(1, 6)]
        greedy = server.client()
        own = [await listed(stack, greedy, f"198.51.100.{number}") for number in range(30)]
        first, second = await page_of(server), await page_of(server, 1)
        shown = [one["invitation"] for one in first["tables"]]
        assert shown[:7] == [*own[:-3:-1], *others[::-1]]
        assert len(shown) == 20
        assert (first["more"], second["more"]) == (True, False)
        assert {*shown, *(one["invitation"] for one in second["tables"])} == {*own, *others}
        assert await page_of(server, 2) == {"tables": [], "more": False}


async def test_one_address_with_many_tables_leaves_room_for_the_others_on_the_first_page(
    behind_proxy: Running,
) -> None:
    server = behind_proxy
    async with AsyncExitStack() as stack:
        other = await listed(stack, server.client(), "192.0.2.1")
        for _ in range(22):
            await listed(stack, server.client(), "198.51.100.1")
        assert [one["invitation"] for one in (await page_of(server))["tables"]].index(other) == 3


@pytest.mark.parametrize("page", ["-1", "x", "1001"])
def test_an_invalid_page_is_refused(server: Running, page: str) -> None:
    assert ask(server, "GET", f"/api/tables/open?page={page}").status == 400


async def test_reads_from_one_address_are_limited(tmp_path: Path) -> None:
    with running(
        tmp_path,
        now=lambda: 0.0,
        list_reads_per_second_per_address=1,
        list_reads_at_once=3,
        proxies="127.0.0.1",
    ) as server:
        seen = [ask(server, "GET", path).status for path in ("/api/mine", "/api/tables/open", "/api/mine")]
        assert seen == [200, 200, 200]
        for path in (
            "/api/mine",
            "/api/tables/open",
            "/api/history",
            "/api/records/x",
            "/api/records/x/log.txt",
        ):
            assert ask(server, "GET", path).status == 429
        assert ask(server, "GET", "/api/mine", x_forwarded_for="192.0.2.9").status == 200
