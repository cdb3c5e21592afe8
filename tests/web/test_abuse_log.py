"""Suspicious requests are refused, reveal nothing by their response, and are logged."""

import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.faults.process import process
from tests.web.playing import eventually, game, people, play_on, refusal, settled, table
from tests.web.running import SECONDS, Running, Steady, running
from tests.web.test_history import fetched, history
from tests.web.test_hosting import gone, who
from tests.web.test_http import ask
from yakai.client import Client, TableConnection
from yakai.core import catalogue
from yakai.table.errors import NoSuchTable
from yakai.web.cookies import Signer
from yakai.web.limits.abuse_log import LINES_AT_ONCE, LINES_PER_SECOND, AbuseLog, WarningLimit

pytestmark = pytest.mark.anyio

FORGED = ("svitlana", "svitlana.", "svitlana.forged", ".", "x" * 43 + "." + "y" * 43)
SAID = "refused to 127.0.0.1: "


def tried(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The refusals in the log, which is then cleared."""
    said = [record.getMessage() for record in caplog.records if record.name == "yakai.web.limits.abuse_log"]
    caplog.clear()
    assert all(line.startswith(SAID) for line in said), said
    return [line.removeprefix(SAID) for line in said]


@contextmanager
def work_of(server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The names of the store's methods that are called meanwhile."""
    asked: list[str] = []
    read = server.database.read

    def noted(work: Any, *values: Any) -> Any:
        asked.append(values[0] if work.__name__ in ("_row", "_rows") else work.__qualname__)
        return read(work, *values)

    with monkeypatch.context() as patched:
        patched.setattr(server.database, "read", noted)
        yield asked


async def answer_at(server: Running, key: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """What a stranger receives who connects by a key, and which calls of the store that took."""
    with work_of(server, monkeypatch) as work:
        async with server.client() as stranger, stranger.join(key) as seat:
            assert seat._socket is not None
            await seat._socket.wait_closed()
            await seat.until(lambda one: not one.connected)
            return seat.raw, seat._socket.close_code, seat._socket.close_reason, tuple(work)


# What the log says


async def test_each_suspicious_refusal_is_logged_without_secrets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as server:
        async with game(server, 3) as (ann, bob, cleo), server.client() as gus:
            secrets = [ann.key, table(ann).watching, *(one.client.cookie or "" for one in (ann, bob, cleo))]
            assert tried(caplog) == []
            ask(server, "GET", "/api/me", cookie=f"yakai={secrets[2].partition('=')[2]}x")
            assert tried(caplog) == ["cookie-is-not-ours"]
            assert await gone(gus, "guessed") == "no-such-table"
            assert tried(caplog) == ["no-such-table"]
            await refusal(bob.ask("concede", seat=0, game=1))
            await refusal(bob.recall(seat=0))
            assert tried(caplog) == ["not-your-seat"] * 2
            await ann.ask("turn_out", who=who(ann, 1), ban=True)
            await eventually(lambda: bob.gone is not None)
            assert await gone(bob.client, ann.key) == "banned-from-table"
            assert tried(caplog) == ["banned-from-table"]
            await ann.ask("renew_link")
            assert await gone(gus, ann.key) == "no-such-table"
            assert tried(caplog) == ["no-such-table"]
            ask(server, "GET", "/api/records/guessed", cookie=gus.cookie or "")
            ask(server, "POST", "/api/me", b"{}", origin="https://evil.example")
            ask(server, "GET", "/api/me", host="evil.example")
            said = caplog.text
            assert tried(caplog) == ["no-such-record", "foreign-origin", "unknown-host"]
            secrets += [one for secret in secrets for one in secret.partition("=")[2].split(".") if one]
            assert not [secret for secret in secrets if secret in said]


def test_a_flood_of_refusals_is_logged_in_few_lines(caplog: pytest.LogCaptureFixture) -> None:
    clock = Steady()
    log = AbuseLog(clock)
    for _ in range(10_000):
        log.refused(NoSuchTable("no-such-table"), "192.0.2.1")
    assert len(caplog.records) == LINES_AT_ONCE
    clock.seconds += 1 / LINES_PER_SECOND
    caplog.clear()
    for _ in range(10_000):
        log.refused(NoSuchTable("no-such-table"), "192.0.2.2")
    (line,) = caplog.records
    assert f"192.0.2.2: no-such-table (and {10_000 - LINES_AT_ONCE} more refusals" in line.getMessage()


async def test_players_cause_no_log_lines(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    async with game(server, 2) as seats:
        await play_on(seats, Random(1))
        await refusal(seats[0].act({"type": "challenge"}))
        ask(server, "GET", "/api/me")
    assert tried(caplog) == []


# What a refusal tells


async def test_all_keys_that_open_no_table_get_the_same_response(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with people(server, 2) as (ann, bob):
        old = (ann.key, table(ann).watching)
        live = await server.table(ann.key)
        await ann.ask("renew_link")
        await settled([ann, bob])
        guessed = "x" * len(old[0])
        keys = (guessed, "y", live.keys.id, *old, live.keys.invitation[:-1], live.keys.invitation.swapcase())
        answers = [await answer_at(server, key, monkeypatch) for key in keys]
    assert [answer for answer in answers if answer != answers[0]] == []
    raw, code, _, work = answers[0]
    assert (len(raw), code, len(work)) == (1, 4404, 2)


@pytest.mark.parametrize("cookie", [f"yakai={forged}" for forged in FORGED])
def test_a_forged_cookie_is_like_none(server: Running, cookie: str, monkeypatch: pytest.MonkeyPatch) -> None:
    is_like_none(server, cookie, monkeypatch)


async def test_an_id_with_a_wrong_signature_is_like_none(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with people(server, 1) as (ann,):
        own, _, signature = (ann.client.cookie or "").rpartition(".")
        foreign = Signer(b"another server's").sign(own.removeprefix("yakai="))
        for cookie in (f"{own}.", f"{own}.{signature[:-1]}", f"{own}.{signature[::-1]}", f"yakai={foreign}"):
            is_like_none(server, cookie, monkeypatch)


def is_like_none(server: Running, cookie: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client with this cookie gets the same response as a new one, of the same size and cost."""
    for path in ("/api/me", "/api/mine", "/api/history", "/api/me/notices"):
        with work_of(server, monkeypatch) as without:
            none = ask(server, "GET", path)
        with work_of(server, monkeypatch) as with_it:
            theirs = ask(server, "GET", path, cookie=cookie)
        assert (theirs.status, theirs.body, with_it) == (none.status, none.body, without)
        assert {name: len(value) for name, value in theirs.headers.items()} == {
            name: len(value) for name, value in none.headers.items()
        }


async def test_a_record_of_others_is_like_none(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with game(server, 2) as seats, server.client() as gus:
        await gus.name()
        await play_on(seats, Random(3))
        (played,) = await history(seats[0])
        theirs, guessed = played["record"], "x" * len(played["record"])
        for end in ("", "/table", "/log.jsonl", "/log.txt", "/log.txt?seat=1", "/log.txt?seat=9"):
            for client in (None, gus):
                assert _asked(server, f"{theirs}{end}", client, monkeypatch) == _asked(
                    server, f"{guessed}{end}", client, monkeypatch
                )
        opening = [
            ask(server, "POST", f"/api/records/{record}", b'{"open": true}', cookie=gus.cookie or "")
            for record in (theirs, guessed)
        ]
        assert (
            (opening[0].status, opening[0].body)
            == (opening[1].status, opening[1].body)
            == (404, opening[1].body)
        )


def _asked(server: Running, path: str, client: Client | None, monkeypatch: pytest.MonkeyPatch) -> Any:
    with work_of(server, monkeypatch) as work:
        answer = fetched(server, f"/api/records/{path}", client)
    assert answer.status == 404
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    return answer.status, headers, answer.body, tuple(work)


@pytest.mark.parametrize("of", sorted(catalogue.games()))
async def test_all_requests_for_another_persons_seat_are_refused_alike(server: Running, of: str) -> None:
    async with game(server, max(2, catalogue.rules(of).seats[0]), of=of) as seats:
        asking = seats[1]
        theirs = seats[0].legal.sample(Random(1)) if seats[0].legal else {"type": "nonsense"}
        for kind in ("act", "why"):
            actions: tuple[Any, ...] = (theirs, {"type": "nonsense"}, {}, None, "x", 10**9)
            said = [await _refused(asking, type=kind, seat=0, game=1, action=action) for action in actions]
            assert len(set(said)) == 1, said
        for kind in ("undo", "concede", "hint", "recall", "lift_curtain"):
            assert (await _refused(asking, type=kind, seat=0, game=1))[0] == "not-your-seat"


async def _refused(asking: TableConnection, /, **message: Any) -> tuple[str, str, str | None]:
    error = await refusal(asking._ask(own := asking.new_id(), {"id": own, **message}))
    return error.key, str(error), error.clause


async def test_only_the_host_learns_whether_a_person_is_present(server: Running) -> None:
    async with people(server, 2) as (ann, bob):
        for kind in ("turn_out", "let_in", "make_host"):
            for word in (who(bob, 0), who(bob, 1), "nobody"):
                assert (await refusal(bob.ask(kind, who=word))).key == "host-only"
        for word in (who(bob, 0), "nobody"):
            assert (await refusal(bob.ask("answer_seat", who=word, accept=True))).key == "host-only"
        assert ann.connected


async def test_a_repeated_request_of_the_host_is_not_refused(server: Running) -> None:
    async with people(server, 3) as (ann, bob, cleo):
        word, heir = who(ann, 1), who(ann, 2)
        for _ in range(2):
            await ann.ask("turn_out", who=word, id="out")
        await eventually(lambda: bob.gone is not None)
        for _ in range(2):
            await ann.ask("turn_out", who=word, id="out")
        for _ in range(2):
            await ann.ask("make_host", who=heir, id="heir")
        await settled([cleo])
        assert cleo.connected


def test_warnings_about_malformed_input_are_limited() -> None:
    now = Steady()
    few, logger = WarningLimit(now), logging.getLogger("nonsense")

    def said(level: int = logging.WARNING) -> str | None:
        record = logger.makeRecord("nonsense", level, __file__, 1, "not %s", ("HTTP",), None)
        return record.getMessage() if few.filter(record) else None

    assert [said() for _ in range(LINES_AT_ONCE + 3)] == ["not HTTP"] * LINES_AT_ONCE + [None] * 3
    assert said(logging.ERROR) == "not HTTP"
    now.seconds += 1 / LINES_PER_SECOND
    assert said() == "not HTTP (and 3 more warnings that were not logged)"


async def test_a_running_server_logs_few_lines_about_malformed_input(tmp_path: Path) -> None:
    nonsense = b"nonsense\r\n\r\n"
    with process(tmp_path) as server:
        address = urlsplit(server.url)
        for _ in range(3 * LINES_AT_ONCE):
            with socket.create_connection((address.hostname, address.port), timeout=SECONDS) as peer:
                peer.sendall(nonsense)
                assert peer.recv(100).startswith(b"HTTP/1.1 400 ")
        assert LINES_AT_ONCE <= server.log.count("Invalid HTTP request") < 2 * LINES_AT_ONCE
