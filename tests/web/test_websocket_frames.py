"""Where frames end is known however their bytes are cut, and a whole text is read as websockets reads it."""

import itertools
from typing import Any, cast

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from tests.web.test_admission import Peer
from tests.web.test_input_buffer import Ready
from tests.web.test_odd_frames import handshake
from tests.web.test_ws_protocol import app
from yakai.web.limits.admission import Admission
from yakai.web.net.uvicorn_protocols.shared import ProtocolState
from yakai.web.net.uvicorn_protocols.websocket_protocol import WebSocketProtocol
from yakai.web.net.websocket_frames import whole_text

CONTROL = (Opcode.PING, Opcode.PONG, Opcode.CLOSE)
SIZES = st.sampled_from([0, 1, 124, 125, 126, 127, 65_535, 65_536])


@st.composite
def frames(draw: st.DrawFn, sizes: st.SearchStrategy[int] = SIZES) -> bytes:
    """One that anybody may send, masked or not."""
    opcode = draw(st.sampled_from((Opcode.TEXT, Opcode.BINARY, Opcode.CONT, *CONTROL)))
    size = draw(sizes)
    is_control = opcode in CONTROL
    frame = Frame(
        opcode, bytes(min(size, 125) if is_control else size), fin=is_control or draw(st.booleans())
    )
    return frame.serialize(mask=draw(st.booleans()))


def opened() -> tuple[WebSocketProtocol, Ready]:
    """A WebSocket at a table where each message is handled at once."""
    config, loop = uvicorn.Config(app, ws=WebSocketProtocol, log_config=None), Ready()
    protocol = WebSocketProtocol(config, ProtocolState(Admission(10, 10)), {}, cast("Any", loop))
    protocol.connection_made(cast("Any", Peer()))
    protocol.data_received(handshake(b"/ws/x"))
    protocol.handshake_complete, protocol.conn.state = True, State.OPEN
    protocol.listen(lambda: cast("None", protocol.next_message()))
    return protocol, loop


def client_frames(opcode: Opcode, size: int, parts: int = 1) -> list[bytes]:
    """A client's message in so many frames."""
    opcodes = [opcode] + [Opcode.CONT] * (parts - 1)
    return [
        Frame(opcode, b"x" * size, fin=number == parts).serialize(mask=True)
        for number, opcode in enumerate(opcodes, 1)
    ]


PINGS = st.just(client_frames(Opcode.PING, 4))
TEXTS = st.builds(client_frames, st.just(Opcode.TEXT), SIZES, st.integers(1, 2))


@given(st.lists(TEXTS | PINGS, min_size=1, max_size=4), st.data())
def test_the_short_path_is_open_after_whole_messages_and_nowhere_else(
    messages: list[list[bytes]], data: st.DataObject
) -> None:
    sent = b"".join(map(b"".join, messages))
    ends = set(itertools.accumulate(sum(map(len, message)) for message in messages))
    cuts = data.draw(st.sets(st.sampled_from(sorted(ends)) | st.integers(1, len(sent)), max_size=8))
    protocol, loop = opened()
    for start, end in itertools.pairwise([0, *sorted(cuts | {len(sent)})]):
        protocol.data_received(sent[start:end])
        while loop.soon:
            loop.turn()
        assert protocol._takes_short_path == (end in ends)


def test_a_size_in_more_bytes_than_needed_only_closes_the_short_path() -> None:
    protocol, _ = opened()
    padded = b"\x81\xfe\x00\x02" + bytes(4) + b"{}"
    for part in (padded[:3], padded[3:]):
        protocol.data_received(part)
        assert not protocol._takes_short_path
    assert not protocol.transport.is_closing()


@given(st.text(max_size=300) | SIZES.filter(lambda size: size < 65_536).map(lambda size: "x" * size))
def test_a_whole_text_is_decoded(text: str) -> None:
    assert whole_text(Frame(Opcode.TEXT, text.encode()).serialize(mask=True)) == text.encode()


@given(frames(), st.binary(max_size=3))
def test_nothing_else_is_decoded_as_a_whole_text(frame: bytes, more: bytes) -> None:
    is_one = frame[0] == 0x81 and frame[1] >= 0x80 and frame[1] != 0xFF
    assert (whole_text(frame) is not None) == is_one
    if more:
        assert whole_text(frame + more) is None
    assert whole_text(frame[:-1]) is None


@pytest.mark.parametrize(
    ("opcode", "fin", "mask"),
    [(Opcode.TEXT, False, True), (Opcode.TEXT, True, False), (Opcode.BINARY, True, True)],
)
def test_fragments_unmasked_frames_and_binary_messages_take_the_long_path(
    opcode: Opcode, fin: bool, mask: bool
) -> None:
    assert whole_text(Frame(opcode, b"{}", fin=fin).serialize(mask=mask)) is None


def test_compressed_frames_take_the_long_path() -> None:
    frame = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
    assert whole_text(bytes([frame[0] | 0x40]) + frame[1:]) is None
