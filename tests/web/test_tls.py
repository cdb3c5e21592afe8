"""HTTPS by the server itself, with a certificate that was made for this test."""

import asyncio
import logging
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest

from tests.faults.process import process
from tests.web.playing import game, play_on
from tests.web.running import SECONDS, Running, running
from tests.web.test_odd_frames import GOODBYE, TEXT, frame, handshake
from tests.web.test_serve import COMMAND, environment
from yakai.web.net import tls
from yakai.web.net.tls import BadCertificate, certificate_of
from yakai.web.settings import Settings

pytestmark = pytest.mark.anyio


class Files(NamedTuple):
    """A certificate and its key."""

    certificate: str
    key: str


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Files:
    return made(tmp_path_factory.mktemp("certificate"))


def made(folder: Path) -> Files:
    """A new certificate for this machine."""
    folder.mkdir(exist_ok=True)
    own = Files(str(folder / "certificate.pem"), str(folder / "key.pem"))
    asked = "req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 2 -subj /CN=Yakai"
    called = ("-addext", "subjectAltName=IP:127.0.0.1", "-out", own.certificate, "-keyout", own.key)
    subprocess.run(["openssl", *asked.split(), *called], check=True, capture_output=True)
    return own


@pytest.fixture(autouse=True)
def trusted(files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients trust this certificate."""
    monkeypatch.setenv("SSL_CERT_FILE", files.certificate)


@pytest.fixture
def https(tmp_path: Path, files: Files) -> Iterator[Running]:
    with running(tmp_path, **files._asdict()) as server:
        yield server


async def test_people_play_over_https_and_their_cookies_stay_on_it(https: Running) -> None:
    async with game(https, 2) as seats:
        assert await play_on(seats, Random(1), 4) == 4
        answer = whole(https, b"GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
    assert b"strict-transport-security: max-age=" in answer.lower()
    cookie = next(line for line in answer.splitlines() if line.lower().startswith(b"set-cookie: yakai="))
    assert b"secure" in cookie.lower()


def whole(server: Running, said: bytes) -> bytes:
    """What the server sends over TLS."""
    with tls_connection(server) as peer:
        peer.sendall(said)
        return b"".join(iter(lambda: peer.recv(65536), b""))


@contextmanager
def tls_connection(server: Running) -> Iterator[socket.socket]:
    """A TLS connection."""
    address = urlsplit(server.url)
    with (
        socket.create_connection((address.hostname, address.port), timeout=SECONDS) as plain,
        ssl.create_default_context().wrap_socket(plain, server_hostname=address.hostname) as peer,
    ):
        yield peer


def test_a_client_without_tls_is_disconnected_and_others_are_answered(https: Running) -> None:
    address = urlsplit(https.url)
    with socket.create_connection((address.hostname, address.port), timeout=SECONDS) as peer:
        peer.sendall(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        said = b"".join(iter(lambda: received(peer), b""))
    assert b"HTTP" not in said
    assert b" 200 " in whole(https, b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
    https.wait_until(lambda: len(https.context.admission) == 0)


def received(peer: socket.socket) -> bytes:
    try:
        return peer.recv(65536)
    except ConnectionError:
        return b""


def test_a_client_that_sends_nothing_is_counted_and_disconnected(
    tmp_path: Path, files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tls, "REQUEST_TIMEOUT", 0.5)
    with running(tmp_path, connections_per_address=2, **files._asdict()) as server:
        address = urlsplit(server.url)
        silent = [
            socket.create_connection((address.hostname, address.port), timeout=SECONDS) for _ in range(3)
        ]
        assert [received(one) for one in silent] == [b"", b"", b""]
        for one in silent:
            one.close()
        assert server.server.server_state.admission.refused >= 1
        server.wait_until(lambda: len(server.context.admission) == 0)
        assert b" 200 " in whole(server, b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")


@pytest.mark.parametrize("said", [b"", b"\x16\x03\x01\x02\x00\x01"])
def test_shutdown_waits_for_no_unfinished_handshake(
    tmp_path: Path, files: Files, caplog: pytest.LogCaptureFixture, said: bytes
) -> None:
    with running(tmp_path, **files._asdict()) as server:
        address = urlsplit(server.url)
        silent = socket.create_connection((address.hostname, address.port), timeout=SECONDS)
        silent.sendall(said)
        server.wait_until(lambda: len(server.context.admission) == 1)
        if said:
            server.wait_until(lambda: bool(server.server.server_state.tasks))
        logging.getLogger("uvicorn.error").addHandler(caplog.handler)  # uvicorn's loggers do not propagate
    silent.close()
    logging.getLogger("uvicorn.error").removeHandler(caplog.handler)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_settings_alone_turn_on_https_and_the_printed_address_has_it(
    tmp_path: Path, files: Files
) -> None:
    variables = {"YAKAI_CERTIFICATE": files.certificate, "YAKAI_KEY": files.key}
    with process(tmp_path, **variables) as server:
        assert server.said is not None
        assert server.said.startswith("https://127.0.0.1:")
        client = server.client()
        client.url = server.said
        assert await client.name() == ""


def test_an_unusable_certificate_is_reported_in_one_line(tmp_path: Path, files: Files) -> None:
    for odd in (
        Settings(certificate=files.certificate),
        Settings(key=files.key),
        Settings(certificate=files.certificate, key=str(tmp_path / "nowhere.pem")),
        Settings(certificate=files.key, key=files.certificate),
    ):
        with pytest.raises(BadCertificate):
            certificate_of(odd)
    assert certificate_of(Settings()) is None
    done = subprocess.run(
        [*COMMAND, "--port", "0", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=600,
        env={
            **environment(),
            "YAKAI_CERTIFICATE": files.certificate,
            "YAKAI_KEY": str(tmp_path / "nowhere.pem"),
        },
        check=False,
    )
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert "nowhere.pem" in line


# A certificate that was renewed


def shown(server: Running) -> str:
    """The certificate that a new connection gets."""
    address = urlsplit(server.url)
    assert address.hostname is not None
    assert address.port is not None
    return ssl.get_server_certificate((address.hostname, address.port), timeout=SECONDS)


def read(path: str) -> str:
    return Path(path).read_text()


def put(source: str, place: str) -> None:
    """Replace a file in one step, as certificate tools do."""
    draft = Path(f"{place}.draft")
    draft.write_bytes(Path(source).read_bytes())
    draft.rename(place)


async def test_new_connections_get_a_renewed_certificate_and_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    old, new = made(tmp_path / "old"), made(tmp_path / "new")
    before, after = read(old.certificate), read(new.certificate)
    own = Files(str(tmp_path / "certificate.pem"), str(tmp_path / "key.pem"))
    for source, place in zip(old, own, strict=True):
        put(source, place)
    monkeypatch.setenv("SSL_CERT_FILE", own.certificate)
    with running(tmp_path / "data", **own._asdict()) as server:
        async with game(server, 2) as seats:
            assert shown(server) == before
            put(new.certificate, own.certificate)
            assert [shown(server) for _ in range(3)] == [before] * 3  # without its key
            put(new.key, own.key)
            assert [shown(server) for _ in range(3)] == [after] * 3
            assert await play_on(seats, Random(1), 4) == 4
        async with game(server, 2) as seats:
            assert await play_on(seats, Random(1), 4) == 4
        put(own.key, own.certificate)  # which is no certificate
        assert shown(server) == after
    said = [record.getMessage() for record in caplog.records if record.name == "yakai.web.net.tls"]
    assert [line.split(":")[0] for line in said] == [
        "the certificate has changed and cannot be used",
        "the certificate was renewed",
        "the certificate has changed and cannot be used",
    ]


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_client_that_breaks_tls_right_after_the_handshake_no_longer_counts(
    tmp_path: Path, files: Files, monkeypatch: pytest.MonkeyPatch, loop: str
) -> None:
    if loop == "asyncio":
        monkeypatch.setitem(sys.modules, "uvloop", None)  # as where there is none
    broken = b"\x17\x03\x03\x00\x20" + bytes(32)
    with running(tmp_path, **files._asdict()) as server:
        assert type(server.loop).__module__.startswith(loop)
        for _ in range(10):
            address = urlsplit(server.url)
            with socket.create_connection((address.hostname, address.port), timeout=SECONDS) as peer:
                peer.sendall(last_handshake_bytes(peer) + broken)
        server.wait_until(lambda: not len(server.server.server_state.admission))
        assert whole(server, b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_the_first_step_of_start_tls_makes_its_protocol_ready_for_bytes(files: Files, loop: str) -> None:
    """`TlsHandshake` relies on this, and asyncio does not promise it."""
    context = certificate_of(Settings(**files._asdict()))
    assert context is not None
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = ssl.create_default_context().wrap_bio(incoming, outgoing, server_hostname="127.0.0.1")
    with pytest.raises(ssl.SSLWantReadError):
        client.do_handshake()
    hello = outgoing.read()

    def feed(protocol: Any) -> None:
        buffer = protocol.get_buffer(len(hello))
        buffer[: len(hello)] = hello
        protocol.buffer_updated(len(hello))

    async def answer_to_hello(ours: socket.socket, theirs: socket.socket) -> bytes:
        running_loop = asyncio.get_running_loop()
        assert type(running_loop).__module__.startswith(loop)
        transport, protocol = await running_loop.connect_accepted_socket(asyncio.Protocol, ours)
        starting = running_loop.create_task(
            running_loop.start_tls(transport, protocol, context.context, server_side=True)
        )
        await asyncio.sleep(0)
        assert transport.get_protocol() is not protocol
        running_loop.call_soon(feed, transport.get_protocol())
        theirs.setblocking(False)
        async with asyncio.timeout(SECONDS):
            answer = await running_loop.sock_recv(theirs, 65536)
        starting.cancel()
        await asyncio.gather(starting, return_exceptions=True)
        transport.abort()
        return answer

    ours, theirs = socket.socketpair()
    factory = asyncio.new_event_loop if loop == "asyncio" else pytest.importorskip("uvloop").new_event_loop
    with ours, theirs, asyncio.Runner(loop_factory=factory) as runner:
        answer = runner.run(answer_to_hello(ours, theirs))
    assert answer.startswith(b"\x16\x03"), "no handshake record of TLS"


def last_handshake_bytes(peer: socket.socket) -> bytes:
    """The last bytes of a TLS handshake; all before them are sent."""
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = ssl.create_default_context().wrap_bio(incoming, outgoing, server_hostname="127.0.0.1")
    while True:
        try:
            client.do_handshake()
        except ssl.SSLWantReadError:
            peer.sendall(outgoing.read())
            more = peer.recv(65536)
            assert more, "the server has closed the connection"
            incoming.write(more)
        else:
            return outgoing.read()


async def test_a_client_that_has_disconnected_is_sent_nothing_more(
    https: Running, caplog: pytest.LogCaptureFixture
) -> None:
    key = (await https.client().open_table("yak", 2)).invitation.encode()
    for _ in range(3):
        with tls_connection(https) as peer:
            peer.sendall(handshake(b"/ws/" + key))
            assert peer.recv(65536).startswith(b"HTTP/1.1 101 ")
            peer.sendall(frame(TEXT, b'{"type":"ping"}') * 60 + GOODBYE)
            with suppress(ssl.SSLEOFError):  # the server may close without ending TLS
                b"".join(iter(lambda: received(peer), b""))
    https.wait_until(lambda: len(https.context.admission) == 0)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
