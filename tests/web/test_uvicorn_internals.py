"""`web/net/uvicorn_protocols/` overrides and calls parts of uvicorn, h11 and websockets that any release may change.

If a test here fails after an upgrade: compare our class with the new version of its base class, adapt it, and run
`tests/web` and `script/bench floods`. Then correct this file, and raise the versions in `pyproject.toml`.
"""

import inspect
import re
import tomllib
from importlib.metadata import version
from typing import Any, cast

import h11
import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.protocol import State
from websockets.server import ServerProtocol

from tests.docs.test_examples import ROOT
from tests.web.test_admission import Peer, Tasks
from tests.web.test_ws_protocol import app
from yakai.web.net.tls import TlsHandshake
from yakai.web.net.uvicorn_protocols.http_protocol import HttpProtocol
from yakai.web.net.uvicorn_protocols.shared import ConnectionTasks
from yakai.web.net.uvicorn_protocols.websocket_protocol import WebSocketProtocol
from yakai.web.server import Server

pytestmark = pytest.mark.anyio

HINT = "An upgrade changed what web/net/uvicorn_protocols/ relies on; the top of this file says what to do."

PROTOCOL = "self, config, server_state, app_state, _loop"

METHODS: dict[type, dict[str, str]] = {
    H11Protocol: {
        "__init__": PROTOCOL,
        "connection_made": "self, transport",
        "connection_lost": "self, exc",
        "data_received": "self, data",
        "handle_events": "self",
        "handle_websocket_upgrade": "self, event",
        "send_400_response": "self, msg",
        "on_response_complete": "self",
        "pause_writing": "self",
        "resume_writing": "self",
        "shutdown": "self",
        "timeout_keep_alive_handler": "self",
        "_unset_keepalive_if_required": "self",
    },
    WebSocketsSansIOProtocol: {
        "__init__": PROTOCOL,
        "connection_made": "self, transport",
        "connection_lost": "self, exc",
        "data_received": "self, data",
        "handle_events": "self",
        "handle_connect": "self, event",
        "handle_close": "self, event",
        "handle_parser_exception": "self",
        "send_receive_event_to_app": "self",
        "send_keepalive_ping": "self",
        "keepalive_timeout": "self",
        "run_asgi": "self",
        "send": "self, message",
        "pause_writing": "self",
        "receive": "self",
        "resume_writing": "self",
        "shutdown": "self",
    },
    ServerState: {"__init__": "self"},
    uvicorn.Server: {"__init__": "self, config", "startup": "self, sockets", "shutdown": "self, sockets"},
    h11.Connection: {"next_event": "self"},
    ServerProtocol: {
        "fail": "self, code, reason",
        "data_to_send": "self",
        "events_received": "self",
        "receive_data": "self, data",
    },
}
"""What we override or call, with its parameters."""

OURS: dict[type, type] = {
    HttpProtocol: H11Protocol,
    WebSocketProtocol: WebSocketsSansIOProtocol,
    Server: uvicorn.Server,
}

HTTP_ATTRIBUTES = (
    "client conn cycle flow loop server_state tasks timeout_keep_alive timeout_keep_alive_task transport"
)
WEBSOCKET_ATTRIBUTES = (
    "client close_sent conn curr_msg_data_type disconnected frames handshake_complete loop ping_timeout pong_timer"
    " queue read_paused tasks transport writable"
)
WEBSOCKET_CONNECTION_ATTRIBUTES = "close_sent events handshake_exc state"


def protocol(kind: Any) -> Any:
    """A protocol of uvicorn's own, with a connection."""
    config = uvicorn.Config(app, ws=WebSocketsSansIOProtocol, log_config=None)
    config.load()
    one = kind(config=config, server_state=ServerState(), app_state={}, _loop=cast("Any", Tasks()))
    one.connection_made(Peer())
    return one


def lacks(one: Any, names: str) -> list[str]:
    return [name for name in names.split() if not hasattr(one, name)]


def ranges() -> dict[str, str]:
    """The version ranges in `pyproject.toml`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pairs = (re.match(r"([\w.-]+)(.*)", requirement) for requirement in project["dependencies"])
    return {pair[1]: pair[2] for pair in pairs if pair}


@pytest.mark.parametrize("package", ["uvicorn", "h11", "websockets"])
def test_the_installed_version_is_one_that_was_tested(package: str) -> None:
    found = re.fullmatch(r">=(\d+)\.(\d+),<(\d+)\.(\d+)", ranges()[package])
    assert found, f"{package} has no range of one minor version in pyproject.toml"
    major, minor, *below = map(int, found.groups())
    assert below == [major, minor + 1], (
        f"{package} has a range of more than one minor version in pyproject.toml"
    )
    installed = tuple(map(int, version(package).split(".")[:2]))
    assert installed == (major, minor), f"{package} {version(package)} was not tested. {HINT}"


@pytest.mark.parametrize(
    ("kind", "name", "parameters"),
    [(kind, name, parameters) for kind, names in METHODS.items() for name, parameters in names.items()],
    ids=lambda part: getattr(part, "__name__", part),
)
def test_a_method_that_we_override_or_call_has_the_same_parameters(
    kind: type, name: str, parameters: str
) -> None:
    found = getattr(kind, name, None)
    assert found is not None, f"{kind.__name__}.{name} is gone. {HINT}"
    assert ", ".join(inspect.signature(found).parameters) == parameters, HINT


@pytest.mark.parametrize(("ours", "base"), OURS.items(), ids=lambda kind: kind.__name__)
def test_every_method_that_we_override_is_listed_here(ours: type, base: type) -> None:
    overridden = {
        name for name, value in vars(ours).items() if inspect.isfunction(value) and hasattr(base, name)
    }
    assert overridden <= METHODS[base].keys()


def test_a_protocol_of_ours_is_made_like_one_of_uvicorns() -> None:
    for ours in (HttpProtocol, WebSocketProtocol, TlsHandshake):
        names = list(inspect.signature(ours).parameters)
        assert ", ".join(["self", *(name for name in names if name != "certificate")]) == PROTOCOL


def test_an_http_protocol_has_what_we_use() -> None:
    one = protocol(H11Protocol)
    assert not lacks(one, HTTP_ATTRIBUTES), HINT
    assert not lacks(one.flow, "read_paused"), HINT
    assert not lacks(one.conn, "their_state trailing_data"), HINT
    assert one.conn.their_state is h11.IDLE, HINT
    one.data_received(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
    assert isinstance(one.cycle, RequestResponseCycle), HINT
    assert not lacks(one.cycle, "disconnected message_event response_complete response_started"), HINT


def test_a_websocket_protocol_has_what_we_use() -> None:
    one = protocol(WebSocketsSansIOProtocol)
    assert not lacks(one, WEBSOCKET_ATTRIBUTES), HINT
    assert not lacks(one.conn, WEBSOCKET_CONNECTION_ATTRIBUTES), HINT
    assert (one.conn.events, one.frames) == ([], []), HINT
    assert not lacks(CloseCode, "INVALID_DATA ABNORMAL_CLOSURE"), HINT
    assert not lacks(State, "CONNECTING OPEN"), HINT
    assert list(inspect.signature(Frame).parameters)[:2] == ["opcode", "data"], HINT
    assert issubclass(ClientDisconnected, OSError), HINT


def test_a_server_state_has_what_we_use() -> None:
    state = ServerState()
    assert (state.tasks, state.connections) == (set(), set()), HINT


def test_of_the_set_of_tasks_uvicorn_uses_only_what_we_count() -> None:
    for kind in (H11Protocol, WebSocketsSansIOProtocol):
        used = set(re.findall(r"self\.tasks(?:\.(\w+))?(?!\w)", inspect.getsource(kind)))
        assert used - {""} <= {"add", "discard"} <= vars(ConnectionTasks).keys(), HINT


async def test_uvicorn_passes_the_handshake_alone_to_a_websocket(monkeypatch: pytest.MonkeyPatch) -> None:
    received: list[bytes] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda _, data: received.append(data))
    head = b"GET /ws/x HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n"
    protocol(H11Protocol).data_received(head + b"\x81\x80")
    assert len(received) == 1, HINT
    assert received[0].endswith(b"\r\n\r\n"), HINT
