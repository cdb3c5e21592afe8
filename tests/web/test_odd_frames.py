"""Invalid frames, handshakes and requests end their connection; others play on, and the log has no traceback."""

import base64
import logging
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tests.web.playing import people
from tests.web.running import SECONDS, Running

pytestmark = pytest.mark.anyio

TEXT, PING, CLOSE = 1, 9, 8


def frame(
    opcode: int, data: bytes = b"", *, last: bool = True, masked: bool = True, reserved: int = 0
) -> bytes:
    """A frame as bytes, masked with zeros."""
    first = last << 7 | reserved << 4 | opcode
    length = bytes([masked << 7 | (min(126, len(data)))])
    more = b"" if len(data) < 126 else struct.pack("!H", len(data))
    return bytes([first]) + length + more + (bytes(4) if masked else b"") + data


NO_TEXT: Final = frame(TEXT, b"\xff\xfe")
GOODBYE: Final = frame(CLOSE, struct.pack("!H", 1000))

FRAMES: Final = {
    "no text": NO_TEXT,
    "no text, then goodbye": NO_TEXT + GOODBYE,
    "goodbye, then no text": GOODBYE + NO_TEXT,
    "no text twice": NO_TEXT + NO_TEXT,
    "no text, and on and on": NO_TEXT + frame(PING) + frame(TEXT, b"x"),
    "no text in two parts": frame(TEXT, b"\xff", last=False) + frame(0, b"\xff"),
    "not masked": frame(TEXT, b"hi", masked=False),
    "of a later time": frame(TEXT, b"hi", reserved=4),
    "of no kind": frame(3, b"x"),
    "goes on without a beginning": frame(0, b"x"),
    "begins twice": frame(TEXT, b"a", last=False) + frame(TEXT, b"b"),
    "a long ping": frame(PING, b"x" * 126),
    "half a ping": frame(PING, b"x", last=False),
    "half a goodbye": frame(CLOSE, b"x"),
    "a goodbye of no code": frame(CLOSE, struct.pack("!H", 999)),
    "a goodbye of no text": frame(CLOSE, struct.pack("!H", 1000) + b"\xff"),
    "endless": b"\x81" + b"\xff" * 9 + bytes(4),
}


def handshake(path: bytes, *more: bytes) -> bytes:
    key = base64.b64encode(b"x" * 16)
    lines = (
        b"GET " + path + b" HTTP/1.1",
        b"host: 127.0.0.1",
        b"upgrade: websocket",
        b"connection: upgrade",
        b"sec-websocket-version: 13",
        b"sec-websocket-key: " + key,
        *more,
    )
    return b"\r\n".join((*lines, b"", b""))


REQUESTS: Final = {
    "an address that is no text": handshake(b"/ws/\xff"),
    "a question that is no text": handshake(b"/ws/x?a=\xff"),
    "a long address": handshake(b"/ws/" + b"x" * 9000),
    "a long header": handshake(b"/ws/x", b"a: " + b"b" * 9000),
    "many headers": handshake(b"/ws/x", *(b"a%d: b" % number for number in range(200))),
    "two keys": handshake(b"/ws/x", b"sec-websocket-key: abc"),
    "another version": handshake(b"/ws/x").replace(b"version: 13", b"version: 7"),
    "nothing there": handshake(b"/nowhere"),
    "not a WebSocket": handshake(b"/api/me"),
    "no request": b"\x16\x03\x01\x02\x00\r\n\r\n",
    "a broken body": b"POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    "nonsense after a request": b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n\xff\xff\r\n\r\n",
}


@pytest.fixture
def tracebacks() -> Iterator[list[logging.LogRecord]]:
    """All log records with a traceback, also of loggers that do not propagate."""
    found: list[logging.LogRecord] = []

    class Finding(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.exc_info:
                found.append(record)

    finding = Finding()
    loggers = [logging.getLogger(name) for name in (None, "uvicorn", "uvicorn.error")]
    for logger in loggers:
        logger.addHandler(finding)
    yield found
    for logger in loggers:
        logger.removeHandler(finding)


def answer_of(server: Running, *parts: bytes) -> bytes:
    """What the server sends until it closes the connection."""
    address = urlsplit(server.url)
    answer = b""
    with (
        socket.create_connection((address.hostname, address.port), timeout=SECONDS) as peer,
        suppress(ConnectionError),
    ):
        for number, part in enumerate(parts):
            peer.sendall(part)
            if number < len(parts) - 1:
                answer += peer.recv(65536)  # the answer to the handshake
        while more := peer.recv(65536):
            answer += more
    return answer


@pytest.mark.parametrize("odd", FRAMES)
async def test_an_odd_frame_ends_only_its_connection(
    server: Running, tracebacks: list[logging.LogRecord], odd: str
) -> None:
    async with people(server, 1) as (ann,):
        head = handshake(b"/ws/" + ann.key.encode())
        assert answer_of(server, head, FRAMES[odd]).startswith(b"HTTP/1.1 101 ")
        await ann.ping()
    assert [record.getMessage() for record in tracebacks] == []


async def test_a_whole_message_takes_the_short_path(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with people(server, 1) as (ann,):
        await ann.ping()
        monkeypatch.delattr(WebSocketsSansIOProtocol, "handle_text")
        await ann.ping()


async def test_messages_in_pieces_are_received_and_so_are_those_after_them(server: Running) -> None:
    ping = frame(TEXT, b'{"type":"ping"}')
    address = urlsplit(server.url)
    async with people(server, 1) as (ann,):
        with socket.create_connection((address.hostname, address.port), timeout=SECONDS) as peer:
            peer.sendall(handshake(b"/ws/" + ann.key.encode()))
            assert peer.recv(65536).startswith(b"HTTP/1.1 101 ")
            for parts in (
                (ping,),
                (ping[:4], ping[4:]),
                (ping,),
                (frame(PING), ping[:1], ping[1:] + ping),
                (ping,),
            ):
                wanted = b"".join(parts).count(b"ping")
                for part in parts:
                    peer.sendall(part)
                    await ann.ping()  # the server has read it
                received = b""
                while received.count(b'"pong"') < wanted:
                    received += peer.recv(65536)


@pytest.mark.parametrize("odd", REQUESTS)
def test_an_odd_request_is_refused(server: Running, tracebacks: list[logging.LogRecord], odd: str) -> None:
    answer = answer_of(server, REQUESTS[odd])
    assert answer.startswith(b"HTTP/1.1 ")
    assert not answer.startswith(b"HTTP/1.1 5")
    assert [record.getMessage() for record in tracebacks] == []
