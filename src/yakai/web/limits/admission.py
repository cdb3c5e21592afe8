"""Who may come in: so many connections in all and from one address, and a request is to be said in good time.

What is not a request yet costs little, but a thousand halves of one would lock all others out.
"""

import resource
import time
from asyncio import BaseProtocol, BaseTransport, Task, TimerHandle, Transport
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from yakai.web.limits.buckets import Bucket
from yakai.web.limits.rate_limits import REFUSALS_BEFORE_CLOSE
from yakai.web.ops.addresses import counted_as
from yakai.web.ws.portions import Portions

REQUEST_WITHIN: Final = 15.0
"""So many seconds a request may take to be said: the first from the connection on, others from their first byte on."""

CRUMB: Final = 128
CRUMBS: Final = 512
"""A part of a request's body that is smaller is a crumb. A body has 64 KiB at most: whoever sends more crumbs than that
only wants to be a burden.
"""

READ_WITHIN: Final = 30.0
"""Whoever reads nothing of an answer for so many seconds does not want it."""

GOOD_BYE_WITHIN: Final = 2.0
"""So many seconds whoever does not read keeps a server that goes."""

FILES: Final = 200
"""So many files and connections of its own a server may have open beside those of its clients."""

FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"
)


class Admission:
    """How many connections there are, in all and by address, each until nothing is done for it any more. A proxy
    brings many people: only all are counted.
    """

    def __init__(self, most: int, most_from_one: int, proxies: Collection[str] = ()) -> None:
        self._most = most
        self._most_from_one = most_from_one
        self._proxies = tuple(map(ip_network, proxies))
        self._inside: dict[BaseTransport, str] = {}
        self._from: Counter[str] = Counter()
        self._closed = False
        self.turned_away = 0

    def close(self) -> None:
        """The server goes: nobody comes in any more."""
        self._closed = True

    def enter(self, transport: BaseTransport) -> bool:
        """Somebody comes; says whether there is room."""
        peer = transport.get_extra_info("peername")
        if not peer:
            return False  # they have gone already, and nobody would know who it was
        host = str(peer[0])
        address = counted_as(host)
        full = self._closed or len(self._inside) >= self._most
        if full or (self._from[address] >= self._most_from_one and not self._is_proxy(host)):
            self.turned_away += 1
            return False
        self._inside[transport] = address
        self._from[address] += 1
        return True

    def leave(self, transport: BaseTransport) -> None:
        """Somebody goes, if they were in."""
        address = self._inside.pop(transport, None)
        if address is not None:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def _is_proxy(self, address: str) -> bool:
        with suppress(ValueError):
            return any(ip_address(address) in network for network in self._proxies)
        return False

    def __len__(self) -> int:
        return len(self._inside)


def frames_of_a_line(messages_a_second: float = 20.0, messages_at_once: int = 60) -> Bucket:
    """How many frames of one line are read, if one person may send so many messages. It is far more than that, since
    points in flight, pongs and what is refused come on top: whoever takes it all does nothing but send.
    """
    return Bucket(5 * messages_a_second, messages_at_once + 2 * REFUSALS_BEFORE_CLOSE, time.monotonic)


class ProtocolState(ServerState):
    """What all connections of a server share."""

    def __init__(
        self,
        admission: Admission,
        frames: Callable[[], Bucket] = frames_of_a_line,
        flooded: Callable[[], None] = lambda: None,
    ) -> None:
        """`frames` is what one line may send; `flooded` hears of whoever was cut off."""
        super().__init__()
        self.admission = admission
        self.frames = frames
        self.flooded = flooded
        self.on_the_porch: dict[BaseProtocol, Transport] = {}  # who is not let in yet


class RunningTasks(set["Task[None]"]):
    """What is being done for one connection, and so among all that the server does. A connection is over when they have
    hung up and nothing of it is under way: else whoever asks and hangs up at once would count for nothing. Of a set
    uvicorn uses no more than this.
    """

    __slots__ = ("_everything", "_hung_up", "_over")

    def __init__(self, everything: set["Task[None]"], over: Callable[[], None]) -> None:
        super().__init__()
        self._everything = everything
        self._over = over
        self._hung_up = False

    def hang_up(self) -> None:
        """They have gone."""
        self._hung_up = True
        self._look()

    def _look(self) -> None:
        if self._hung_up and not self:
            self._over()

    def add(self, task: "Task[None]", /) -> None:
        """One thing more."""
        super().add(task)
        self._everything.add(task)

    def discard(self, task: object, /) -> None:
        """It is done."""
        super().discard(task)
        self._everything.discard(task)
        self._look()


class _Counted(h11.Connection):
    """A conversation that counts the crumbs of a request's body."""

    crumbs = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Data):
            self.crumbs += len(event.data) < CRUMB
        elif isinstance(event, h11.Request):
            self.crumbs = 0
        return event


class HttpProtocol(H11Protocol):
    """One connection that speaks HTTP, until it perhaps becomes a `Line`."""

    def __init__(
        self, config: Any, server_state: ProtocolState, app_state: dict[str, Any], _loop: Any = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn: _Counted = _Counted(h11.SERVER)
        self._admission = server_state.admission
        self._flooded = server_state.flooded
        self._portions = Portions(self.loop, self._read, self._listen, self._is_answered)
        self._waiting: TimerHandle | None = None
        self._reading: TimerHandle | None = None
        self._unread = 0
        self._is_line = False
        self.tasks: RunningTasks = RunningTasks(server_state.tasks, self._leave)

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody is at the door."""
        super().connection_made(transport)
        self.client = caller(transport)
        if self._admission.enter(transport):
            self._wait()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._wait_no_more()
        self._read_enough()
        self._portions.drop()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # which is not done for whoever breaks it off
        self.tasks.hang_up()

    def _leave(self) -> None:
        self._admission.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        """More of what they say."""
        if not self.transport.is_closing():
            self._portions.add(data, self.transport)

    def _read(self, portion: bytes) -> int:
        """A portion of it. Whoever says a request in crumbs is cut off without a word."""
        before = self.conn.crumbs
        super().data_received(portion)
        if self.conn.crumbs > CRUMBS:
            self.transport.abort()
            self._flooded()
        return self.conn.crumbs - before

    def handle_events(self) -> None:
        """What was said so far; after an answer, what was said meanwhile."""
        try:
            super().handle_events()
        except h11.LocalProtocolError:  # nonsense while we answer: there is no way to say so
            self.transport.close()
        if self._is_half_said:
            self._wait()
        else:
            self._wait_no_more()
            self._keep()

    def _keep(self) -> None:
        """It is kept for the next request, but not for ever, also if the rest of one was left over."""
        kept = self.timeout_keep_alive_task is not None
        if self.conn.their_state is h11.IDLE and not (kept or self._is_line or self.transport.is_closing()):
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def on_response_complete(self) -> None:
        """They have their answer, and what they said meanwhile is read."""
        super().on_response_complete()
        if not self._is_line:
            self._have_it_read()
        if self._portions:
            self._portions.go_on(self.transport)

    def _is_answered(self) -> bool:
        """Whether there is no whole request that waits for its answer."""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    # Whether they read

    def pause_writing(self) -> None:
        """They do not read as fast as we write."""
        super().pause_writing()
        self._have_it_read()

    def resume_writing(self) -> None:
        """They have read nearly all of it."""
        super().resume_writing()
        self._have_it_read()

    def _have_it_read(self) -> None:
        """What was written waits for its reader, as long as they read any of it."""
        self._read_enough()
        self._unread = self.transport.get_write_buffer_size()
        if self._unread:
            self._reading = self.loop.call_later(READ_WITHIN, self._look_whether_they_read)

    def _look_whether_they_read(self) -> None:
        self._reading = None
        if self.transport.get_write_buffer_size() < self._unread:
            self._have_it_read()
        else:
            self.transport.abort()

    def _read_enough(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _listen(self) -> None:
        if not self.flow.read_paused:
            self.transport.resume_reading()

    def send_400_response(self, msg: str) -> None:
        """What they say makes no sense. If that is in the middle of a request, nobody answers it once more."""
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started:
                self.transport.close()
                return
        super().send_400_response(msg)
        self._have_it_read()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a line."""
        self._is_line = True
        self._portions.drop()
        self._read_enough()
        super().handle_websocket_upgrade(event)
        self.transport.resume_reading()  # it may have been asked for behind something else

    @property
    def _is_half_said(self) -> bool:
        """Whether more of a request has to come."""
        if self._is_line:
            return False
        theirs = self.conn.their_state
        return theirs is h11.SEND_BODY or (theirs is h11.IDLE and bool(self.conn.trailing_data[0]))

    def _wait(self) -> None:
        """What has begun to be said is waited for, but however little is added to it, not longer for that."""
        if self._waiting is None:
            self._waiting = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def shutdown(self) -> None:
        """The server goes. Whoever does not read the rest of an answer is not waited for."""
        with suppress(h11.LocalProtocolError):
            super().shutdown()
        self.loop.call_later(GOOD_BYE_WITHIN, self.transport.abort)


def caller(transport: BaseTransport) -> tuple[str, int] | None:
    """Who it is, also if they have gone already: then their socket does not know any more."""
    peer = transport.get_extra_info("peername")
    return (str(peer[0]), int(peer[1])) if peer else None


def room_for(most: int) -> int:
    """How many connections fit, if the system lets us have as many files open as it can."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return most if soft == resource.RLIM_INFINITY else max(1, min(most, soft - FILES))
