"""A line is followed from frame to frame, however it comes in pieces; and a whole text is read as by anybody else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from yakai.web.ws.frames import END, Frames, whole_text

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


@given(st.lists(frames(), min_size=1, max_size=4), st.data())
def test_it_is_between_where_a_frame_ends_and_nowhere_else(some: list[bytes], data: st.DataObject) -> None:
    line = b"".join(some)
    ends = {sum(map(len, some[: at + 1])) for at in range(len(some))}
    cuts = sorted(data.draw(st.sets(st.integers(1, len(line)), max_size=8)) | ends)
    seen, at = Frames(), 0
    seen.ask(END)
    for cut in cuts:
        seen.follow(line[at:cut])
        assert seen.between == (cut in ends)
        at = cut


@given(st.binary(max_size=20), st.binary(max_size=8), st.binary(max_size=8), st.integers(1, 3))
def test_what_comes_with_the_request_is_no_place_to_begin(
    head: bytes, behind: bytes, later: bytes, cut: int
) -> None:
    request = head.replace(b"\n", b"") + END
    seen = Frames()
    for part in (request[:-cut], request[-cut:] + behind):
        seen.ask(part)
    if later:
        seen.ask(later)
    assert seen.between == (not behind and not later)


@given(st.text(max_size=300) | SIZES.filter(lambda size: size < 65_536).map(lambda size: "x" * size))
def test_a_whole_text_is_read(text: str) -> None:
    assert whole_text(Frame(Opcode.TEXT, text.encode()).serialize(mask=True)) == text.encode()


@given(frames(), st.binary(max_size=3))
def test_nothing_else_is_read_as_one(frame: bytes, more: bytes) -> None:
    is_one = frame[0] == 0x81 and frame[1] >= 0x80 and frame[1] != 0xFF
    assert (whole_text(frame) is not None) == is_one
    if more:
        assert whole_text(frame + more) is None
    assert whole_text(frame[:-1]) is None


@pytest.mark.parametrize(
    ("opcode", "fin", "mask"),
    [(Opcode.TEXT, False, True), (Opcode.TEXT, True, False), (Opcode.BINARY, True, True)],
)
def test_what_goes_on_is_bare_or_no_text_takes_the_long_way(opcode: Opcode, fin: bool, mask: bool) -> None:
    assert whole_text(Frame(opcode, b"{}", fin=fin).serialize(mask=mask)) is None


def test_what_is_compressed_takes_the_long_way() -> None:
    frame = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
    assert whole_text(bytes([frame[0] | 0x40]) + frame[1:]) is None
