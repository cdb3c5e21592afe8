"""HTTPS by the server itself, if it was given a certificate and its key. When these are renewed, it notices.

A connection is counted before it has said anything that could be deciphered, and has as long for that as for a request.
"""

import asyncio
import logging
import os
import ssl
from asyncio import Transport
from collections.abc import Callable
from typing import Any

from yakai.core.errors import YakaiError
from yakai.web.limits.admission import REQUEST_WITHIN, HttpProtocol, ProtocolState
from yakai.web.ops.settings import Settings

logger = logging.getLogger(__name__)


class BadCertificate(YakaiError):
    """The certificate and the key cannot be used."""


class TlsCertificate:
    """What connections are locked with. Where the files have changed, the next connection has the new certificate; what
    cannot be used is left alone, since a certificate and its key change one after the other.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._seen = self._look()
        self._context = _made(settings)

    @property
    def context(self) -> ssl.SSLContext:
        """For a connection that comes now."""
        if (seen := self._look()) != self._seen:
            self._seen = seen
            try:
                self._context = _made(self._settings)
            except BadCertificate as error:
                logger.error("the certificate has changed and cannot be used: %s", error)  # noqa: TRY400
            else:
                logger.warning("the certificate was renewed")
        return self._context

    def _look(self) -> tuple[tuple[int, int, int] | None, ...]:
        return tuple(map(_state_of, (self._settings.certificate, self._settings.key)))


def _state_of(path: str) -> tuple[int, int, int] | None:
    """What is different once a file was written or replaced."""
    try:
        found = os.stat(path)  # noqa: PTH116  # follows links, as certificates are often kept
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def lock_of(settings: Settings) -> TlsCertificate | None:
    """What connections are locked with; `None` if they are open. Raises `BadCertificate`."""
    if not (settings.certificate or settings.key):
        return None
    if not (settings.certificate and settings.key):
        raise BadCertificate("certificate-needs-key")
    return TlsCertificate(settings)


def _made(settings: Settings) -> ssl.SSLContext:
    lock = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    lock.set_alpn_protocols(["http/1.1"])
    try:
        lock.load_cert_chain(
            settings.certificate, settings.key, password=""
        )  # none: nobody is there to type it
    except (OSError, ValueError) as error:
        raise BadCertificate(
            "certificate-cannot-be-used",
            certificate=settings.certificate,
            private=settings.key,
            why=str(error) or type(error).__name__,
        ) from None
    return lock


class TlsHandshake(asyncio.Protocol):
    """One connection during its TLS handshake; an `HttpProtocol` follows. It receives encrypted bytes first, then the
    first decrypted ones.
    """

    def __init__(
        self,
        lock: TlsCertificate,
        config: Any,
        server_state: ProtocolState,
        app_state: dict[str, Any],
        _loop: Any = None,
    ) -> None:
        self._lock = lock
        self._state = server_state
        self._loop: asyncio.AbstractEventLoop = _loop or asyncio.get_running_loop()
        self._door: Callable[[], HttpProtocol] = lambda: HttpProtocol(config, server_state, app_state, _loop)
        self._heard = b""
        self._locking = False
        self._gone = False
        self._behind: HttpProtocol | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody is here."""
        self._transport = transport
        self._waiting = self._loop.call_later(REQUEST_WITHIN, transport.abort)
        if self._state.admission.enter(transport):
            self._state.on_the_porch[self] = transport
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """They say something; the first of it begins the locking."""
        self._heard += data
        if self in self._state.on_the_porch and not self._locking:
            self._locking = True
            self._waiting.cancel()
            self._transport.pause_reading()
            task = self._loop.create_task(self._let_in())
            self._state.tasks.add(task)
            task.add_done_callback(self._state.tasks.discard)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone before they were let in, or while they were: then this was on its way here already."""
        if self._behind is not None:
            self._behind.connection_lost(exc)
            return
        self._gone = True
        self._leave()
        self._state.admission.leave(self._transport)

    def _leave(self) -> None:
        self._waiting.cancel()
        self._state.on_the_porch.pop(self, None)

    async def _let_in(self) -> None:
        said, self._heard = self._heard, b""
        locking = self._loop.create_task(
            self._loop.start_tls(
                self._transport,
                self,
                self._lock.context,
                server_side=True,
                ssl_handshake_timeout=REQUEST_WITHIN,
            )
        )
        # Now the lock listens, as soon as it is told that it does: we come right after that.
        await asyncio.sleep(0)
        self._loop.call_soon(self._hand_on, said, self._transport.get_protocol())
        try:
            locked = await locking
        except OSError:  # also an `SSLError` and one that took too long
            self._transport.abort()
            return
        finally:
            self._leave()
            self._state.admission.leave(self._transport)
        if locked is None or self._gone or self._transport.is_closing():
            return  # one that was broken off meanwhile may be said to be locked all the same
        door = self._behind = self._door()
        locked.set_protocol(door)
        door.connection_made(locked)
        if self._heard:
            door.data_received(self._heard)

    def _hand_on(self, data: bytes, protocol: Any) -> None:
        """What was heard, to a protocol with buffers of its own."""
        while data and not self._transport.is_closing():
            room = protocol.get_buffer(len(data))
            count = min(len(room), len(data))
            room[:count] = data[:count]
            protocol.buffer_updated(count)
            data = data[count:]
