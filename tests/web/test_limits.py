"""Rate limits by person and by address."""

from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.web.playing import settled
from tests.web.running import Running, running
from tests.web.test_glimpses import LINE, POINTS, drawing
from tests.web.test_http import Answer, ask
from yakai.client import Client, RefusedRequest
from yakai.web.http.pages import STATIC
from yakai.web.limits.limiters import Bucket
from yakai.web.limits.limiters_by_key import LimiterByKey
from yakai.web.limits.rate_limits import hourly
from yakai.web.messages import Refused
from yakai.web.settings import Settings

pytestmark = pytest.mark.anyio

Asking: TypeAlias = tuple[tuple[str, dict[str, Any]], ...]

TABLE = b'{"game":"yak","seats":2}'


def open_table(server: Running, **headers: str) -> Answer:
    return ask(server, "POST", "/api/tables", TABLE, **headers)


def handshake(server: Running, **headers: str) -> int:
    """The status of the response to a WebSocket handshake."""
    upgrade = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec_websocket_version": "13",
        "sec_websocket_key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    return ask(server, "GET", "/ws/guessed", None, **upgrade, **headers).status


async def test_one_person_opens_a_limited_number_of_tables(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_hour=3) as server:
        async with server.client() as ann, server.client() as bob:
            for _ in range(3):
                await ann.open_table("yak", 2)
            with pytest.raises(RefusedRequest) as refused:
                await ann.open_table("yak", 2)
            assert (refused.value.status, refused.value.key) == (429, "too-many-tables")
            await bob.open_table("yak", 2)


def test_new_cookies_give_no_more_tables(tmp_path: Path) -> None:
    """The limit per address holds for clients without a cookie, and with a new one for each table."""
    with running(tmp_path, tables_per_hour=1, tables_per_hour_per_address=4) as server:
        answers = [open_table(server) for _ in range(2)]
        for _ in range(4):
            cookie = ask(server, "GET", "/api/me").headers["set-cookie"].partition(";")[0]
            answers.append(open_table(server, cookie=cookie))
    assert [answer.status for answer in answers] == [201, 201, 201, 201, 429, 429]
    assert answers[-1].json["key"] == "too-many-tables-from-here"


def test_each_address_has_its_own_limit(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_hour_per_address=1, proxies="127.0.0.1") as server:
        seen = [
            open_table(server, x_forwarded_for=address).status
            for address in (
                "192.0.2.1",
                "192.0.2.1",
                "192.0.2.2",
                "2001:db8::1",
                "2001:db8::2",
                "2001:db8:0:1::1",
            )
        ]
    assert seen == [201, 429, 201, 201, 429, 201]


async def test_a_person_beyond_their_limit_takes_nothing_from_their_address(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_hour=1, tables_per_hour_per_address=2) as server:
        async with server.client() as ann, server.client() as bob:
            await ann.open_table("yak", 2)
            for _ in range(5):
                with pytest.raises(RefusedRequest):
                    await ann.open_table("yak", 2)
            await bob.open_table("yak", 2)


def test_the_limit_of_tables_is_per_hour(tmp_path: Path) -> None:
    now = [1_000_000.0]
    with running(tmp_path, now=lambda: now[0], tables_per_hour_per_address=1) as server:
        assert [open_table(server).status, open_table(server).status] == [201, 429]
        now[0] += 3601
        assert open_table(server).status == 201


async def test_new_people_from_one_address_are_limited(tmp_path: Path) -> None:
    with running(tmp_path, guests_per_hour_per_address=2, proxies="127.0.0.1") as server:
        async with server.client() as ann, server.client():
            assert ask(server, "GET", "/api/me").status == 429
            assert ask(server, "POST", "/api/me", b'{"name":"Bob"}').json["key"] == "too-many-guests"
            assert open_table(server).status == 429
            links = await ann.open_table("yak", 2)
            assert await ann.name() == ""
            stranger = server.client()
            with pytest.raises(ConnectionRefusedError, match="403"):
                async with stranger.join(links.invitation):
                    pass
            async with ann.join(links.invitation):
                pass
            assert ask(server, "GET", "/api/me", x_forwarded_for="192.0.2.9").status == 200


async def cookie_of(client: Client) -> str:
    await client.name()
    assert client.cookie is not None
    return client.cookie


# HTTP requests


async def test_http_requests_of_one_person_are_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yakai.web.limits.rate_limits.HTTP_REQUESTS_EXTRA", 1)
    paths = ("/api/games", "/", "/texts/en.ftl", "/api/games/yak/rules", "/schema/openapi.json", "/nowhere")
    with running(tmp_path, messages_per_second=1e-6, messages_at_once=2) as server:
        ann, bob = [await cookie_of(server.client()) for _ in range(2)]
        for path in paths[:2]:
            assert ask(server, "GET", path, cookie=ann).status != 429
        assert [ask(server, "GET", path, cookie=ann).status for path in paths] == [200] + [429] * 5
        assert ask(server, "POST", "/api/me", b'{"name":"Ann"}', cookie=ann).json["key"] == "too-fast"
        assert ask(server, "GET", "/healthz", cookie=ann).status == 200
        assert ask(server, "GET", "/api/games", cookie=bob).status == 200


def test_http_requests_from_one_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yakai.web.limits.rate_limits.HTTP_REQUESTS_EXTRA", 1)
    monkeypatch.setattr("yakai.web.limits.rate_limits.ADDRESS_FACTOR", 2)
    with running(tmp_path, proxies="127.0.0.1", messages_per_second=1e-6, messages_at_once=1) as server:
        assert [ask(server, "GET", "/api/games").status for _ in range(5)] == [200] * 4 + [429]
        assert ask(server, "GET", "/api/games", x_forwarded_for="192.0.2.9").status == 200
        assert ask(server, "GET", "/healthz").status == 200


LISTS = (
    "/api/me",
    "/api/me/notices",
    "/api/mine",
    "/api/archived",
    "/api/tables/open",
    "/api/history",
    "/api/records/x",
    "/api/records/x/table",
    "/api/records/x/log.jsonl",
    "/api/records/x/log.txt",
)


async def test_list_reads_of_one_person_are_limited_and_take_nothing_from_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yakai.web.limits.rate_limits.LIST_READS_AT_ONCE", 3)
    with running(tmp_path, now=lambda: 0.0, list_reads_at_once=4) as server:
        ann, bob = [await cookie_of(server.client()) for _ in range(2)]
        seen = [ask(server, "GET", "/api/mine", cookie=ann).status for _ in range(4)]
        assert seen == [200, 200, 200, 429]
        for path in LISTS:
            assert ask(server, "GET", path, cookie=ann).status == 429
        for path, body in (("/api/me/notices", b'{"address":""}'), ("/api/records/x", b'{"open":true}')):
            assert ask(server, "POST", path, body, cookie=ann).status == 429
        assert ask(server, "GET", "/api/mine", cookie=bob).status == 200


async def test_new_cookies_give_no_more_list_reads(tmp_path: Path) -> None:
    with running(tmp_path, now=lambda: 0.0, list_reads_at_once=1) as server:
        people = [await cookie_of(server.client()) for _ in range(2)]
        seen = [ask(server, "GET", "/api/mine", cookie=person).status for person in people]
        assert seen == [200, 429]


# Joining tables


async def test_joins_of_one_person_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yakai.web.limits.rate_limits.JOINS_PER_SECOND", 1e-6)
    monkeypatch.setattr("yakai.web.limits.rate_limits.JOINS_EXTRA", 1)
    with running(tmp_path, connections_per_person=2) as server:
        ann, bob = server.client(), server.client()
        key = (await ann.open_table("yak", 2)).invitation
        for where in (key, "nowhere", key):
            async with ann.join(where) as seat:
                await seat.until(lambda one: one.table is not None or not one.connected)
        for where in (key, "nowhere"):
            with pytest.raises(ConnectionRefusedError, match="403"):
                async with ann.join(where):
                    pass
        async with bob.join(key) as seat:
            await seat.joined()


async def test_joins_from_one_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yakai.web.limits.rate_limits.JOINS_PER_SECOND", 1e-6)
    monkeypatch.setattr("yakai.web.limits.rate_limits.JOINS_EXTRA", 1)
    monkeypatch.setattr("yakai.web.limits.rate_limits.ADDRESS_FACTOR", 2)
    with running(tmp_path, connections_per_person=1) as server:
        key = (await server.client().open_table("yak", 2)).invitation
        for _ in range(4):
            async with server.client().join(key) as seat:
                await seat.joined()
        with pytest.raises(ConnectionRefusedError, match="403"):
            async with server.client().join(key):
                pass


def test_refused_handshakes_count_against_the_limit_of_their_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether they name another server, come from a foreign page, or have a malformed host."""
    monkeypatch.setattr("yakai.web.limits.rate_limits.JOINS_PER_SECOND", 1e-6)
    monkeypatch.setattr("yakai.web.limits.rate_limits.JOINS_EXTRA", 1)
    monkeypatch.setattr("yakai.web.limits.rate_limits.ADDRESS_FACTOR", 2)
    wrong = (
        {"host": "x:99999"},
        {"host": "evil.example"},
        {"origin": "https://evil.example"},
        {"host": "x:99999"},
    )
    with running(tmp_path, connections_per_person=1) as server:
        assert [handshake(server, **one) for one in wrong] == [403] * 4
        assert server.context.counters.refusals.by_reason["too-fast"] == 0
        assert handshake(server, **wrong[0]) == 403
        assert server.context.counters.refusals.by_reason["too-fast"] == 1


# A household


async def test_eight_people_at_one_address_who_open_everything_meet_no_limit(tmp_path: Path) -> None:
    usual = Settings()
    as_usual = {
        name: getattr(usual, name)
        for name in (
            "messages_per_second",
            "messages_at_once",
            "connections_per_person",
            "list_reads_at_once",
        )
    }
    files = [f"/assets/{file.name}" for file in sorted((STATIC / "assets").glob("*"))]
    with running(tmp_path, now=lambda: 0.0, **as_usual) as server:
        opened = await server.client().open_table("yak", 2)
        for _ in range(8):
            one = server.client()
            cookie = await cookie_of(one)
            for path in ("/", "/texts/uk.ftl", "/api/games", *files, *LISTS, *LISTS):
                assert ask(server, "GET", path, cookie=cookie).status != 429
            for number in range(10):
                async with one.join(opened.watching) as seat:
                    await seat.joined()
                await one.call_me(f"Ann {number}")


# Names


async def test_renames_of_one_person_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yakai.web.limits.rate_limits.RENAMES_PER_SECOND", 1e-6)
    monkeypatch.setattr("yakai.web.limits.rate_limits.RENAMES_AT_ONCE", 3)
    with running(tmp_path) as server:
        async with server.client() as ann, server.client() as bob:
            for name in ("Ann", "Anna", "Hanna"):
                await ann.call_me(name)
            with pytest.raises(RefusedRequest) as refused:
                await ann.call_me("Johanna")
            assert (refused.value.status, refused.value.key) == (429, "too-fast")
            assert await ann.name() == "Hanna"
            await bob.call_me("Bob")


def test_new_cookies_give_no_more_renames(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yakai.web.limits.rate_limits.RENAMES_PER_SECOND", 1e-6)
    monkeypatch.setattr("yakai.web.limits.rate_limits.RENAMES_AT_ONCE", 1)
    monkeypatch.setattr("yakai.web.limits.rate_limits.ADDRESS_FACTOR", 3)
    with running(tmp_path) as server:
        asked = [ask(server, "POST", "/api/me", b'{"name":"Ann"}').status for _ in range(4)]
    assert asked == [200, 200, 200, 429]


async def test_renames_over_connections_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yakai.web.limits.rate_limits.RENAMES_PER_SECOND", 1e-6)
    monkeypatch.setattr("yakai.web.limits.rate_limits.RENAMES_AT_ONCE", 2)
    monkeypatch.setattr("yakai.web.limits.rate_limits.ADDRESS_FACTOR", 2)
    with running(tmp_path) as server:
        links = await server.client().open_table("yak", 2)
        said = []
        for _ in range(3):
            async with server.client().join(links.invitation) as seat:
                await seat.joined()
                said += [await may(seat.ask("rename", name=f"Ann {number}")) for number in range(2)]
    assert said == [True] * 4 + [False] * 2


# Questions to bots


async def test_questions_to_bots_are_limited_by_person_and_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yakai.web.limits.rate_limits.BOT_QUESTIONS_PER_SECOND", 1e-6)
    monkeypatch.setattr("yakai.web.limits.rate_limits.BOT_QUESTIONS_AT_ONCE", 2)
    monkeypatch.setattr("yakai.web.limits.rate_limits.ADDRESS_FACTOR", 2)
    with running(tmp_path) as server:
        links = await server.client().open_table("yak", 2)
        said = []
        for _ in range(3):
            async with server.client().join(links.invitation) as seat:
                await seat.joined()
                asked: Asking = (("hint", {"seat": 0}), ("reasons", {}), ("hint", {"seat": 0}))
                said += [await may(seat.ask(kind, game=1, **more)) for kind, more in asked]
    assert said == [True, True, False, True, True, False, False, False, False]


# Messages


async def test_another_connection_gives_no_more_messages(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=1e-6, messages_at_once=5) as server:
        async with server.client() as ann:
            links = await ann.open_table("yak", 2)
            said = []
            for number in range(7):
                async with ann.join(links.invitation) as seat:
                    await seat.joined()
                    said.append(await may(seat.ask("rename", name=f"Ann {number}")))
    assert said == [True] * 5 + [False] * 2


async def test_messages_from_one_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yakai.web.limits.rate_limits.ADDRESS_FACTOR", 2)
    with running(tmp_path, messages_per_second=1e-6, messages_at_once=3) as server:
        async with server.client() as ann:
            links = await ann.open_table("yak", 2)
        said = []
        for _ in range(3):
            async with server.client() as one, one.join(links.invitation) as seat:
                await seat.joined()
                said += [await may(seat.ask("full_state")) for _ in range(3)]
    assert said == [True] * 6 + [False] * 3


async def test_six_people_at_one_address_who_draw_quickly_meet_no_limit(tmp_path: Path) -> None:
    rate, size = Settings().messages_per_second, Settings().messages_at_once
    with running(tmp_path, messages_per_second=rate, messages_at_once=size) as server:
        async with drawing(server, 6) as seats:
            for _ in range(40):
                for seat in seats:
                    await seat.glimpse(POINTS)
                    await seat.act(LINE)
            await settled(seats)
            assert not [one for seat in seats for one in seat.received if isinstance(one, Refused)]


async def may(asking: Coroutine[Any, Any, None]) -> bool:
    try:
        await asking
    except RefusedRequest as error:
        return error.key != "too-fast"
    return True


# The limiters


def test_unused_limiters_are_forgotten_few_at_a_time() -> None:
    now = [0.0]
    hours = hourly(1, lambda: now[0])
    buckets = LimiterByKey(lambda: Bucket(1, 1, lambda: now[0]))
    for limit in (hours, buckets):
        now[0] = 0.0
        for number in range(1000):
            assert limit.take(str(number))
        assert len(limit) == 1000
        now[0] = 7200.0
        assert limit.take("somebody")
        assert len(limit) == 999
        for _ in range(500):
            limit.take("somebody")
        assert len(limit) == 1


def test_a_busy_limiter_does_not_keep_others_in_memory() -> None:
    now = [0.0]
    buckets = LimiterByKey(lambda: Bucket(1, 10_000, lambda: now[0]))
    for _ in range(10_000):
        buckets.take("busy")
    for number in range(1000):
        now[0] += 1
        assert buckets.take(str(number))
    assert len(buckets) < 10
    assert not all(buckets.take("busy") for _ in range(1100))


def test_a_limiter_in_use_is_not_forgotten() -> None:
    now = [0.0]
    hours = hourly(2, lambda: now[0])
    assert [hours.take("ann"), hours.take("ann"), hours.take("ann")] == [True, True, False]
    for number in range(100):
        now[0] += 1
        hours.take(str(number))
    assert not hours.take("ann")
    now[0] = 3601.0
    assert hours.take("ann")


def test_a_limiter_held_by_a_connection_stays_the_persons() -> None:
    now = [0.0]
    buckets = LimiterByKey(lambda: Bucket(1, 1, lambda: now[0]))
    held = buckets.of("ann")
    now[0] = 60.0
    buckets.take("bob")
    assert len(buckets) == 1
    assert buckets.of("ann") is held


def test_a_clock_that_is_set_back_empties_no_bucket() -> None:
    now = [1000.0]
    bucket = Bucket(1, 2, lambda: now[0])
    now[0] = 0.0
    assert [bucket.take(), bucket.take(), bucket.take()] == [True, True, False]
    now[0] = 1.0
    assert bucket.take()


def test_a_clock_that_ran_ahead_for_a_while_blocks_no_one() -> None:
    now = 10 * 365 * 86_400.0
    hours = hourly(2, lambda: now)
    assert [hours.take("a") for _ in range(3)] == [True, True, False]
    now = 0.0
    assert [hours.take("a") for _ in range(3)] == [True, True, False]
    now = 3600.0
    assert hours.take("a")
