"""`/metrics`: the values are right, say nothing about people or games, and only the operator may read them."""

import re
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from tests.web.playing import game, on_turn, play_on, refusal, table
from tests.web.running import Running, running
from tests.web.test_http import ask
from yakai.web.http.metrics import PROXY_HEADERS

pytestmark = pytest.mark.anyio

SAMPLE = re.compile(r'([a-z_]+)(\{[a-z]+="[^"]*"\})? (\d+(?:\.\d+)?)')


def figures(server: Running, **headers: str) -> dict[str, float]:
    """All samples by name and label."""
    answer = ask(server, "GET", "/metrics", None, **headers)
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    found: dict[str, float] = {}
    kinds: dict[str, str] = {}
    for line in answer.body.decode().splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            assert sample[1] in kinds or sample[1].rpartition("_")[0] in kinds
            assert sample[1] + (sample[2] or "") not in found
            found[sample[1] + (sample[2] or "")] = float(sample[3])
    return found


async def test_the_metrics_count_what_happened(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        before = figures(server)
        assert before["yakai_tables_loaded"] == before["yakai_moves_stored_total"] == 0
        assert before['yakai_games_running{game="yak"}'] == 0
        async with (
            game(server, 2) as seats,
            server.client() as cyd,
            cyd.join(table(seats[0]).watching) as watcher,
            cyd.join(seats[0].key) as guest,
        ):
            await watcher.game()
            await guest.game()
            moves = await play_on(seats, Random(1), 5)
            other = seats[1] if on_turn(seats) is seats[0] else seats[0]
            wrong = [await refusal(other.act({"type": "challenge"})), await refusal(other.ask("sit", seat=0))]
            found = figures(server)
            sizes = sum((tmp_path / f"yakai.sqlite3{end}").stat().st_size for end in ("", "-wal"))
        async with server.client() as bots:
            links = await bots.open_table("yak", 2, bots=["novice"], ready=True)
            async with bots.join(links.invitation) as seat:
                await seat.game()
                await play_on([seat], Random(1))
        later = figures(server)
    assert found["yakai_tables_loaded"] == 1
    assert found['yakai_games_running{game="yak"}'] == 1
    assert found['yakai_games_running{game="pikit"}'] == 0
    for kind, count in (("player", 2), ("guest", 1), ("spectator", 1), ("http", 1)):
        assert found[f'yakai_connections{{kind="{kind}"}}'] == count
    assert found["yakai_moves_stored_total"] == moves == 5
    assert found["yakai_writer_queue"] == 0
    assert (
        found["yakai_writer_batch_seconds_count"] == found['yakai_writer_batch_seconds_bucket{le="+Inf"}'] > 5
    )
    assert found["yakai_writer_batch_seconds_sum"] > 0
    for one in wrong:
        assert found[f'yakai_refused_total{{reason="{"rules" if one.clause else one.key}"}}'] == 1
    assert found['yakai_refused_total{reason="no-room"}'] == 0
    assert found['yakai_disk_bytes{file="database"}'] + found['yakai_disk_bytes{file="log"}'] == sizes
    assert found["yakai_bot_thinking_seconds_count"] == 0
    assert later["yakai_bot_thinking_seconds_count"] > 0
    assert later["yakai_tables_loaded"] == 2


async def test_all_that_rules_forbid_is_one_reason(tmp_path: Path) -> None:
    """The rule would tell about the course of a game."""
    with running(tmp_path) as server:
        async with game(server, 2, options={"first": 0}) as seats:
            await refusal(seats[0].act({"type": "play", "card": 0, "number": 2, "species": "goat"}))
        reasons = {name for name in figures(server) if name.startswith("yakai_refused")}
    assert reasons == {'yakai_refused_total{reason="no-room"}', 'yakai_refused_total{reason="rules"}'}


async def test_no_person_and_no_table_is_named(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with game(server, 2) as seats:
            await play_on(seats, Random(1), 3)
            said = ask(server, "GET", "/metrics").body.decode()
            live = tuple(server.context.tables.loaded)
            secrets = [
                value for one in live for value in (one.keys.id, one.keys.invitation, one.keys.watching)
            ]
            secrets += [
                "Person",
                *(one.person for one in tuple(server.context.connections)),
                "127.0.0.1",
                str(tmp_path),
            ]
    assert not [secret for secret in secrets if secret in said]


def test_reasons_beyond_the_limit_count_as_other(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for number in range(200):
            server.context.counters.refusals.count(f"a-{number}")
        found = figures(server)
    assert found['yakai_refused_total{reason="other"}'] == 100


# Who may read them


def test_a_request_that_a_proxy_passed_on_is_not_local(server: Running) -> None:
    assert ask(server, "GET", "/metrics").status == 200
    for name in PROXY_HEADERS:
        answer = ask(server, "GET", "/metrics", None, **{name: "127.0.0.1"})
        assert (answer.status, answer.json["key"]) == (403, "metrics-are-private")
    assert ask(server, "GET", "/metrics", host="evil.example").status == 421


async def asked_from(server: Running, address: str) -> int:
    """The status of a direct request from this address."""
    said: list[Any] = []

    async def send(message: Any) -> None:
        said.append(message)

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": "/metrics",
        "raw_path": b"/metrics",
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"127.0.0.1")],
        "client": (address, 4321),
        "server": ("127.0.0.1", 8000),
    }
    await server.does(server.server.app(cast("Any", scope), cast("Any", receive), cast("Any", send)))
    return int(said[0]["status"])


async def test_other_machines_in_the_local_network_may_not_read_them(server: Running) -> None:
    addresses = ("127.0.0.1", "::1", "::ffff:127.0.0.1", "192.168.1.20", "203.0.113.9", "fe80::1", "")
    found = [await asked_from(server, address) for address in addresses]
    assert found == [200, 200, 200, 403, 403, 403, 403]


def test_behind_a_proxy_only_named_machines_may_read_them(tmp_path: Path) -> None:
    with running(tmp_path, addresses="https://games.example.org", metrics="203.0.113.0/24") as server:
        for status, headers in (
            (200, {}),
            (403, {"x_forwarded_for": "198.51.100.1"}),
            (403, {"x_forwarded_for": "127.0.0.1"}),
            (403, {"x_forwarded_for": "127.0.0.1, 198.51.100.1"}),
            (403, {"host": "games.example.org"}),
            (200, {"x_forwarded_for": "203.0.113.9", "host": "games.example.org"}),
            (403, {"x_forwarded_for": "203.0.113.9, 198.51.100.1"}),
        ):
            assert ask(server, "GET", "/metrics", None, **headers).status == status, headers
