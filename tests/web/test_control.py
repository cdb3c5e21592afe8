"""`yakai table`: the server's operator lists, hides and closes tables of a running server."""

import asyncio
import os
import socket
import stat
import sys
from pathlib import Path

import pytest

from tests.web.playing import eventually, game, people, refusal, settled, table
from tests.web.running import Running, running
from tests.web.test_hosting import gone, news
from tests.web.test_table_lists import mine, open_tables
from yakai.store.data_files import SOCKET
from yakai.web.ops.control import ControlRequest, NotRunning, ask_server

pytestmark = pytest.mark.anyio


def data_of(server: Running) -> Path:
    return Path(server.context.settings.data)


async def operator(server: Running, *arguments: str) -> str:
    """What `yakai table` prints, as a process of its own in another directory."""
    data = data_of(server)
    command = ["yakai", "table", *arguments, "--data", data.name, "--lang", "en"]
    done = await asyncio.create_subprocess_exec(
        Path(sys.executable).with_name(command[0]),
        *command[1:],
        cwd=data.parent,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    printed, _ = await done.communicate()
    return printed.decode()


async def test_tables_are_listed_with_game_players_addresses_and_whether_all_can_find_them(
    server: Running,
) -> None:
    async with people(server, 2, bots=1, open_to_all=True) as (host, _):
        live = await server.table(host.key)
        start = f"{live.keys.id} · Yak · "
        assert f"{start}before the game · Person 0, Person 1 · 127.0.0.1\n" in await operator(server, "list")
        await host.ask("empty_seat", seat=2)
        assert f"{start}listed for everybody · " in await operator(server, "list")


async def test_a_hidden_table_leaves_the_list_for_good_and_its_host_is_told(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        async with people(server, 2, bots=1, open_to_all=True) as (host, guest):
            await host.ask("empty_seat", seat=2)
            assert len(await open_tables(server)) == 1
            for _ in range(2):
                assert "is off the list" in await operator(server, "hide", f"{server.url}/t/{host.key}")
            assert await open_tables(server) == []
            await settled([host, guest])
            (told,) = news(host)
            assert told.startswith("The person who runs this server has taken the table off the list")
            assert news(guest) == []
            assert not table(host).open_to_all
            client = host.client
    with running(tmp_path / "data") as server:
        client.url = server.url
        async with client.join(host.key) as host:
            await host.joined()
            assert (await refusal(host.ask("open_to_all", open=True))).key == "table-is-unlisted"
            await host.ask("open_to_all", open=False)
            assert await open_tables(server) == []


async def test_a_closed_table_ends_for_all_and_no_link_opens_it_also_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        async with game(server, 2) as (ann, bob):
            keys = [table(ann).invitation or "", table(ann).watching]
            async with server.client().join(keys[1]) as watcher:
                await watcher.joined()
                live = await server.table(ann.key)
                assert "is closed" in await operator(server, "close", live.keys.id)
                for seat in (ann, bob, watcher):
                    await eventually(lambda one=seat: one.gone == "table-is-closed" and not one.connected)
            assert live.table.game is not None
            assert live.table.game.paused
            assert await mine(ann) == []
            assert await ann.client.ask("GET", "/api/archived") == []
            assert await operator(server, "list") == "No table is in use.\n"
            client = ann.client
            stored = len(await server.does(server.context.store.batches(live.keys.id)))
    with running(tmp_path / "data") as server:
        client.url = server.url
        for person in (client, server.client()):
            assert [await gone(person, key) for key in keys] == ["table-is-closed"] * 2
        assert "is closed" in await operator(server, "close", keys[0])
        assert len(await server.does(server.context.store.batches(live.keys.id))) == stored


async def test_a_table_that_does_not_exist_is_named_as_such(server: Running) -> None:
    assert "There is no table at this address." in await operator(server, "close", "nothing")


async def test_only_the_owner_can_open_the_socket_and_nonsense_does_no_harm(server: Running) -> None:
    path = data_of(server) / SOCKET
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    for nonsense in (b"\n", b"{}\n", b'{"action":"stop"}\n', b"x" * 200_000 + b"\n", b""):
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(os.fspath(path))
            connection.sendall(nonsense)
            connection.shutdown(socket.SHUT_WR)
    assert "in use.\n" in await operator(server, "list")


def test_without_a_server_the_command_says_so_and_what_a_crash_left_is_replaced(tmp_path: Path) -> None:
    with pytest.raises(NotRunning):
        ask_server(tmp_path, ControlRequest("list"))
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(os.fspath(tmp_path / SOCKET))
    with pytest.raises(NotRunning):
        ask_server(tmp_path, ControlRequest("list"))
    with running(tmp_path):
        assert ask_server(tmp_path, ControlRequest("list")) == ()
    assert not (tmp_path / SOCKET).exists()


def test_a_server_starts_where_no_socket_can_be(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path / ("x" * 120)) as server:
        assert "cannot reach this server" in caplog.text
        with pytest.raises(NotRunning):
            ask_server(data_of(server), ControlRequest("list"))
