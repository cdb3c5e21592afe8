"""Headers that no browser sends: each is answered with less than 500, and no traceback gets into the log. The same ones
every time; a hundred times as many at night.
"""

import asyncio
import base64
import logging
import os
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.faults.process import Process, process
from tests.web.running import SECONDS, Running, running
from tests.web.test_http import ask
from yakai import text
from yakai.web.http.pages import NOT_BUILT
from yakai.web.net.uvicorn_protocols.websocket_protocol import EXTENSION

EXAMPLES: Final = 20_000 if os.environ.get("YAKAI_NIGHTLY") else 200

MALFORMED_HOSTS: Final = [
    "x:99999",
    "x:65536",
    "x:-1",
    "x:http",
    "x:80:80",
    "::1",
    "[::1",
    "[::1]x",
    "[x]",
    "[v1.x]:80",
    "user@x",
    "x/y",
    "x?y",
    "x#y",
    "x y",
    "http://x",
    "x\\y",
    "ÿ",
    "%zz",
    "<script>",
    "x" * 300,
]

VALUES: Final[dict[bytes, list[bytes]]] = {
    b"host": [b"127.0.0.1", b"127.0.0.1:8000", *(host.encode("latin-1") for host in MALFORMED_HOSTS)],
    b"origin": [
        b"null",
        b"http://[",
        b"http://127.0.0.1",
        b"http://x:99999",
        b"://",
        b"\xff",
        b"http://[::1]:x",
    ],
    b"cookie": [b"yakai=x.y", b"yakai=", b";;=;", b"yakai=\xff.\xff", b'yakai="', b"a=b; " * 500, b"=;" * 50],
    b"accept-language": [
        b"uk,en;q=x",
        b"a," * 300,
        b"*;q=",
        b"ru;q=1e999",
        b"en;q=nan",
        b";;;",
        b"\xff-\xff",
    ],
    b"x-forwarded-for": [
        b",,",
        b"[",
        b"[::1",
        b"1.2.3.4:99999",
        b"x" * 300,
        b"\xff",
        b"::ffff:1.2.3.4",
        b"1.2.3.4,",
    ],
    b"x-forwarded-proto": [b"wss", b"https", b"ftp", b"", b"\xff"],
    b"x-forwarded-host": [b"x:99999", b"["],
    b"x-forwarded-port": [b"-1", b"x"],
    b"x-real-ip": [b"["],
    b"forwarded": [b"for=x", b'for="[', b";;"],
    b"via": [b"", b"\xff"],
    b"content-length": [b"0", b"-1", b"x", b"1", b"99999999999999999999", b"1, 2", b"+0", b"\xb2"],
    b"transfer-encoding": [b"chunked", b"gzip", b"x", b"chunked, chunked"],
    b"content-encoding": [b"gzip", b"\xff"],
    b"content-type": [
        b"text/plain",
        b"application/json; charset=utf-16",
        b"application/json; charset=nothing",
        b"application/json; charset",
        b"multipart/form-data",
        b"multipart/form-data; boundary=",
        b"application/x-www-form-urlencoded",
        b"application/x-msgpack",
        b"/",
        b";",
        b"\xff",
    ],
    b"accept": [b"*/*;q=2", b"x", b"/", b"text/html;q=", b",,,", b"\xff", b"a/b;q=0." + b"0" * 300],
    b"accept-encoding": [b"gzip", b"gzip;q=x", b"*;q=0", b"\xff", b"," * 200],
    b"range": [b"bytes=9-1", b"bytes=-", b"bytes=0-0,1-1", b"lines=1", b"\xff"],
    b"if-none-match": [b"*", b'"', b'W/"', b"\xff", b'"a",' * 200],
    b"if-modified-since": [b"yesterday", b"Mon, 99 Foo 99999"],
    b"upgrade": [b"websocket", b"h2c", b"\xff", b"websocket, websocket"],
    b"connection": [b"upgrade", b"keep-alive, Upgrade", b"x", b"\xff"],
    b"http2-settings": [b"\xff"],
    b"sec-websocket-version": [b"13", b"12", b"x", b"-1", b"13, 13", b"99999999999999999999"],
    b"sec-websocket-key": [base64.b64encode(b"x" * 16), b"", b"x", b"\xff", b"x" * 300],
    b"sec-websocket-protocol": [b"x", b",,", b"\xff", b"x, x"],
    b"sec-websocket-extensions": [b"permessage-deflate", b"permessage-deflate; x=", b";", b"x; y", b"\xff"],
    b"user-agent": [b"", b"\xff", b"x" * 2000],
    b"authorization": [b"", b"Basic", b"Basic \xff", b"Bearer", b"x" * 2000],
    b"referer": [b"http://[", b"\xff"],
    b"expect": [b"100-continue", b"x"],
    b"te": [b"trailers", b"\xff"],
    b"access-control-request-method": [b"POST", b"\xff", b""],
    b"access-control-request-headers": [b",,", b"\xff"],
    b"x-http-method-override": [b"\xff"],
}


def _header(name: bytes) -> st.SearchStrategy[tuple[bytes, bytes]]:
    value = st.sampled_from(VALUES[name]) | st.binary(max_size=30)
    return value.map(lambda value: (name, value))


HEADERS: Final = st.lists(st.sampled_from(sorted(VALUES)).flatmap(_header), min_size=1, max_size=3)
REQUESTS: Final = st.sampled_from(
    [
        ("GET", "/"),
        ("HEAD", "/"),
        ("GET", "/t/x"),
        ("GET", "/no/such/page"),
        ("POST", "/no/such/page"),
        ("GET", "/api/me"),
        ("POST", "/api/me"),
        ("OPTIONS", "/api/me"),
        ("DELETE", "/api/me"),
        ("POST", "/api/tables"),
        ("GET", "/api/tables/open"),
        ("GET", "/api/mine"),
        ("GET", "/api/games/yak/rules"),
        ("GET", "/api/records/x"),
        ("GET", "/texts/en.ftl"),
        ("GET", "/schema/openapi.json"),
        ("GET", "/schema/x"),
        ("GET", "/healthz"),
        ("GET", "/readyz"),
        ("GET", "/metrics"),
        ("GET", "/ws/x"),
    ]
)
BUDGET: Final = settings(
    max_examples=EXAMPLES,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    print_blob=False,
    phases=[Phase.generate],  # the first failing example is shown as it is: making it smaller takes long
)

Headers = list[tuple[bytes, bytes]]

HANDSHAKE: Final[Headers] = [
    (b"upgrade", b"websocket"),
    (b"connection", b"Upgrade"),
    (b"sec-websocket-version", b"13"),
    (b"sec-websocket-key", base64.b64encode(b"x" * 16)),
]


def completed(own: Headers, usual: Headers) -> Headers:
    """The headers themselves, and the usual ones that they do not replace."""
    return [*own, *(one for one in usual if one[0] not in dict(own))]


# Over a socket, as uvicorn reads them


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with a public address and a trusted proxy, so that every header is read."""
    with process(
        tmp_path_factory.mktemp("data"),
        YAKAI_ADDRESSES="https://games.example.org",
        YAKAI_ORIGINS="https://friend.example",
    ) as one:
        yield one


def answer_to(server: Process, method: str, path: str, headers: Headers) -> bytes:
    """What comes back over a connection of its own, until the server closes it."""
    lines = [f"{method} {path} HTTP/1.1".encode(), *(b": ".join(one) for one in headers)]
    address = urlsplit(server.url)
    with socket.create_connection((address.hostname, address.port), timeout=SECONDS) as peer:
        try:
            peer.sendall(b"\r\n".join([*lines, b"", b""]))
            peer.shutdown(socket.SHUT_WR)
            return b"".join(iter(lambda: peer.recv(65536), b""))
        except ConnectionError:
            return b""


def check(answer: bytes, sent: Any) -> None:
    """The status is below 500. A connection that is closed without an answer is fine too, and so is a client that is
    not built.
    """
    status = re.match(rb"HTTP/1.1 (\d+) ", answer)
    assert not answer or (status and int(status[1]) < 500) or NOT_BUILT.encode() in answer, (sent, answer)


@seed(0)
@BUDGET
@given(REQUESTS, HEADERS)
def test_over_http_no_header_makes_the_server_fail(
    world: Process, request: tuple[str, str], headers: Headers
) -> None:
    usual = [(b"host", b"127.0.0.1"), (b"connection", b"close"), (b"content-length", b"0")]
    check(answer_to(world, *request, completed(headers, usual)), (request, headers))
    assert "Traceback" not in world.log, (request, headers)


@seed(0)
@BUDGET
@given(HEADERS)
def test_in_a_handshake_no_header_makes_the_server_fail(world: Process, headers: Headers) -> None:
    check(answer_to(world, "GET", "/ws/x", completed(headers, [(b"host", b"x"), *HANDSHAKE])), headers)
    assert "Traceback" not in world.log, headers


# In the same process, past uvicorn: what another server or proxy may let through


@pytest.fixture(scope="module")
def inner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(
        tmp_path_factory.mktemp("data"),
        addresses="https://games.example.org",
        origins="https://friend.example",
        list_reads_per_second_per_address=1e6,
        list_reads_at_once=10**6,
    ) as one:
        yield one


def sent_by(server: Running, kind: str, method: str, path: str, headers: Headers) -> list[dict[str, Any]]:
    """What the application sends when it is called with these headers."""
    sent: list[dict[str, Any]] = []
    first = {"type": "websocket.connect"} if kind == "websocket" else {"type": "http.request", "body": b""}
    incoming = iter([first])

    async def send_text(_: bytes) -> None:
        """Send a message over the WebSocket."""

    async def receive() -> Any:
        return next(incoming, {"type": "websocket.disconnect" if kind == "websocket" else "http.disconnect"})

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": headers,
        "client": ("192.0.2.1", 4321),
        "server": ("127.0.0.1", 8000),
        "subprotocols": [],
        "extensions": {EXTENSION: SimpleNamespace(send_text=send_text)},
        "state": {},
    }
    if kind == "http":
        scope["method"] = method
    app: Any = server.server.app
    asyncio.run_coroutine_threadsafe(app(scope, receive, send), server.loop).result(SECONDS)
    return sent


def check_inner(sent: list[dict[str, Any]], caplog: pytest.LogCaptureFixture, asked: Any) -> None:
    assert sent, asked
    built = not any(NOT_BUILT.encode() in one.get("body", b"") for one in sent)
    assert sent[0].get("status", 200) < 500 or not built, (asked, sent)
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR or one.exc_info], asked


@seed(0)
@BUDGET
@given(REQUESTS, HEADERS)
def test_no_header_makes_the_application_fail(
    inner: Running, caplog: pytest.LogCaptureFixture, request: tuple[str, str], headers: Headers
) -> None:
    answer = sent_by(inner, "http", *request, completed(headers, [(b"host", b"127.0.0.1")]))
    check_inner(answer, caplog, (request, headers))


@seed(0)
@BUDGET
@given(HEADERS)
def test_no_header_makes_joining_a_table_fail(
    inner: Running, caplog: pytest.LogCaptureFixture, headers: Headers
) -> None:
    answer = sent_by(
        inner, "websocket", "", "/ws/x", completed(headers, [(b"host", b"127.0.0.1"), *HANDSHAKE])
    )
    check_inner(answer, caplog, headers)


# A name that is none


@pytest.mark.parametrize("path", ["/", "/api/me", "/healthz"])
def test_a_malformed_host_is_refused_without_a_traceback(world: Process, path: str) -> None:
    for host in MALFORMED_HOSTS:
        headers = [(b"host", host.encode("latin-1")), (b"connection", b"close")]
        answer = answer_to(world, "GET", path, headers)
        assert answer.startswith(b"HTTP/1.1 400 "), (host, answer)
    assert "Traceback" not in world.log


def test_a_handshake_with_a_malformed_host_is_refused(world: Process) -> None:
    for host in MALFORMED_HOSTS:
        answer = answer_to(world, "GET", "/ws/x", [(b"host", host.encode("latin-1")), *HANDSHAKE])
        assert answer.startswith(b"HTTP/1.1 40"), (host, answer)
    assert "Traceback" not in world.log


@pytest.mark.parametrize("lang", text.languages())
def test_the_refusal_of_a_malformed_host_says_what_is_wrong(server: Running, lang: str) -> None:
    answer = ask(server, "GET", "/", host="x:99999", accept_language=lang)
    assert (answer.status, answer.json["key"]) == (400, "host-is-malformed")
    assert "x:99999" in answer.json["text"]


def test_a_malformed_host_has_a_limit_like_any_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yakai.web.limits.rate_limits.HTTP_REQUESTS_EXTRA", 1)
    monkeypatch.setattr("yakai.web.limits.rate_limits.ADDRESS_FACTOR", 1)
    with running(tmp_path, messages_per_second=0.001, messages_at_once=2) as server:
        assert [ask(server, "GET", "/", host="x:99999").status for _ in range(4)] == [400, 400, 400, 429]
