"""The page about the protocol is correct: every example is a message, every message has one, and the bot plays."""

import asyncio
import json
import re
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from tests.docs.test_examples import ROOT, run
from tests.web.running import running
from tests.web.test_http import ask
from tests.web.test_recall import GAMES
from yakai.client import TableConnection
from yakai.core import catalogue
from yakai.table.naming.names import LONGEST_NAME
from yakai.table.state.streams import EVENTS_KEPT
from yakai.text import has, languages
from yakai.web.http.problems import Problem
from yakai.web.limits import rate_limits
from yakai.web.messages import FromServer, Gone, PersonPlayer
from yakai.web.net.uvicorn_protocols import http_protocol
from yakai.web.settings import Settings
from yakai.web.ws import decode, outbox
from yakai.web.ws.close_codes import CLOSE_CODES, FIRST_FINAL, gone
from yakai.web.ws.requests import FromClient

pytestmark = pytest.mark.anyio

PAGE = ROOT / "docs" / "protocol.md"
TEXT = PAGE.read_text("utf-8")
FENCE = re.compile(r"^```json (\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def examples(of: str) -> list[Any]:
    """The lines of all code blocks of this kind."""
    return [
        json.loads(line) for kind, lines in FENCE.findall(TEXT) if kind == of for line in lines.splitlines()
    ]


def names(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def like(example: Any, kind: Any) -> bool:
    """Whether an example is of this type, and has no unknown field."""
    read = msgspec.to_builtins(msgspec.convert(example, kind))
    return _within(example, read)


def _within(part: Any, whole: Any) -> bool:
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(name in whole and _within(value, whole[name]) for name, value in part.items())
    if isinstance(part, list) and isinstance(whole, list | tuple):
        return len(part) == len(whole) and all(map(_within, part, whole))
    return bool(part == whole)


@pytest.mark.parametrize("example", examples("client"), ids=lambda example: example["type"])
def test_what_a_client_sends_is_read(example: Any) -> None:
    request = decode.decoded(json.dumps(example))
    assert request.__struct_config__.tag == example["type"]
    if "action" in example:
        assert like(example["action"], catalogue.rules("yak").kinds.action)
    if "glimpse" in example:
        assert like(example["glimpse"], catalogue.rules("pictomania").customs.glimpse)
    if "options" in example:
        assert like(example["options"], catalogue.rules("yak").options)


@pytest.mark.parametrize("example", examples("server"), ids=lambda example: example["type"])
def test_what_the_server_sends_is_what_it_sends(example: Any) -> None:
    assert like(example, FromServer)
    kinds = catalogue.rules("pictomania" if example["type"] == "added" else "yak").kinds
    for field, kind in (("view", kinds.view), ("legal", kinds.legal), ("memory", kinds.memory)):
        assert field not in example or like(example[field], kind)
    for told in example.get("told", ()):
        assert like(told["event"], kinds.event)
    for action in (*example.get("actions", ()), *filter(None, [example.get("action")])):
        assert like(action, kinds.action)


def test_every_message_has_an_example() -> None:
    assert {example["type"] for example in examples("client")} == names(FromClient)
    assert {example["type"] for example in examples("server")} == names(FromServer)
    (problem,) = examples("problem")
    assert like(problem, Problem)
    assert all(has(lang, problem["key"]) for lang in languages())


def test_the_tables_have_all_fields_of_the_two_great_messages() -> None:
    for name in ("table", "game"):
        (example,) = (one for one in examples("server") if one["type"] == name)
        told = set(re.findall(r"`(\w+)`", TEXT))
        assert set(example) - {"type"} <= told


def test_the_limits_are_those_of_the_program() -> None:
    usual = Settings()
    at = TEXT.index("## Limits")
    rows = TEXT[at : TEXT.index("## A client in Python")]
    joins_at_once = usual.connections_per_person + rate_limits.JOINS_EXTRA
    http_at_once = usual.messages_at_once + rate_limits.HTTP_REQUESTS_EXTRA
    for row in (
        f"| {decode.LARGEST} bytes",
        f"{usual.messages_per_second:g} a second, {usual.messages_at_once} at once; above",
        f"after some {rate_limits.REFUSALS_BEFORE_CLOSE} refusals |",
        f"| {rate_limits.ADDRESS_FACTOR} times",
        f"| {rate_limits.GLIMPSES_PER_SECOND:g} a second, {rate_limits.GLIMPSES_AT_ONCE} at once |",
        f"| {rate_limits.BOT_QUESTIONS_PER_SECOND:g} a second, {rate_limits.BOT_QUESTIONS_AT_ONCE} at once |",
        f"connections of one person to tables | {usual.connections_per_person} |",
        f"| {rate_limits.JOINS_PER_SECOND:g} a second, {joins_at_once} at once;",
        f"| {usual.messages_per_second:g} a second, {http_at_once} at once; above",
        f"| {rate_limits.LIST_READS_PER_SECOND:g} a second, {rate_limits.LIST_READS_AT_ONCE} at once |",
        f"connections from one address | {usual.connections_per_address} |",
        f"| {usual.tables_per_hour}, {usual.tables_per_hour_per_address} |",
        f"| {usual.guests_per_hour_per_address} |",
        f"| {usual.list_reads_per_second_per_address:g} a second, {usual.list_reads_at_once} at once |",
        f"a name | {LONGEST_NAME} characters",
        f"an id | {decode.LONGEST_ID} characters",
        f"| {http_protocol.REQUEST_TIMEOUT:g} seconds",
        f"| {outbox.MOST_MESSAGES} messages or 1 MiB; with {outbox.MOST_ANSWERS} unread",
    ):
        assert row in rows
    assert f"more than {EVENTS_KEPT} events" in TEXT
    assert outbox.MOST_BYTES == 2**20


def test_the_reasons_that_end_a_connection_are_those_of_the_program() -> None:
    rows = re.findall(r"^\| (\d{4}) \| ([^|]*) \| ([^|]*) \|$", TEXT, re.MULTILINE)
    named = {key: int(code) for code, keys, _ in rows for key in re.findall(r"`([a-z-]+)`", keys)}
    assert named == CLOSE_CODES
    for code, keys, said in rows:
        assert said.startswith("final: ") == (int(code) >= FIRST_FINAL)
        for key in re.findall(r"`([a-z-]+)`", keys):
            assert gone(key) == Gone(key, said.startswith("final: "))
    assert gone("any-other") == Gone("any-other", False)


def test_every_code_that_ends_a_connection_is_named() -> None:
    used = {
        code
        for file in (ROOT / "src/yakai/web").rglob("*.py")
        for code in re.findall(
            r"(?:code(?:: int)? ?= ?|close\()(\d{4})\b|\b(4404|1013)\b", file.read_text("utf-8")
        )
        for code in code
        if code
    }
    named = re.findall(r"^\| (\d{4}) \| ([^|]*) \|", TEXT, re.MULTILINE)
    assert used
    assert used <= {code for code, _ in named}
    for _, keys in named:
        for key in re.findall(r"`([a-z-]+)`", keys):
            assert all(has(lang, key) for lang in languages())


def test_every_address_is_in_the_servers_own_description(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        schema = ask(server, "GET", "/schema/openapi.json").json
        assert schema["openapi"].startswith("3.1")
        described = {f"{method.upper()} {path}" for path, item in schema["paths"].items() for method in item}
        assert described == set(re.findall(r"`((?:GET|POST) /[^`?]*)`", TEXT))
        for path, item in schema["paths"].items():
            for method, operation in item.items():
                for status, response in operation["responses"].items():
                    (content,) = response["content"].values()
                    if int(status) >= 400 and path != "/readyz":
                        assert content["schema"] == {"$ref": "#/components/schemas/Problem"}, (method, path)
        for method, path, body, described_as in (
            ("POST", "/api/me", b"{", "/api/me"),
            ("POST", "/api/me", b'{"name":""}', "/api/me"),
            ("POST", "/api/tables", b'{"game":"go","seats":2}', "/api/tables"),
            ("POST", "/api/tables", b"x" * 70_000, "/api/tables"),
            ("GET", "/api/games/go/rules", None, "/api/games/{game}/rules"),
            ("GET", "/texts/tlh.ftl", None, "/texts/{file}"),
        ):
            answer = ask(server, method, path, body, content_type="application/json")
            assert str(answer.status) in schema["paths"][described_as][method.lower()]["responses"]
            assert like(answer.json, Problem)


@pytest.mark.parametrize("of", GAMES)
async def test_the_bot_on_the_page_joins_by_a_link_and_plays(tmp_path: Path, of: str) -> None:
    play = run(PAGE)["play"]
    with running(tmp_path) as server:
        async with server.client() as host:
            links = await host.open_table(of, GAMES[of], sit=False)
            link = f"{server.url}/t/{links.invitation}"
            async with asyncio.timeout(300), host.join(links.watching) as watcher:
                playing: list[asyncio.Future[int]] = []
                for place in range(GAMES[of]):
                    playing.append(asyncio.ensure_future(play(link, f"Robot {place}", Random(place))))
                    await watcher.until(partial(has_sat_down, place=place))
                places = await asyncio.gather(*playing)
                await watcher.until(lambda seat: seat.latest is not None and seat.latest.result is not None)
    assert watcher.latest is not None
    assert watcher.latest.result is not None
    assert tuple(places) == watcher.latest.result.places


def has_sat_down(watcher: TableConnection, place: int) -> bool:
    return watcher.table is not None and isinstance(watcher.table.players[place], PersonPlayer)


def test_the_bot_is_short() -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 32
