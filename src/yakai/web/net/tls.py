"""HTTPS by the server itself, with a certificate and key that are reloaded when their files change.

A connection is counted before its TLS handshake, and the handshake has the same timeout as a request.
"""

import asyncio
import logging
import os
import ssl
from asyncio import Transport
from functools import partial
from typing import Any

from yakai.core.errors import YakaiError
from yakai.web.net.uvicorn_protocols.http_protocol import REQUEST_TIMEOUT, HttpProtocol
from yakai.web.net.uvicorn_protocols.shared import ProtocolState
from yakai.web.settings import Settings

logger = logging.getLogger(__name__)


class BadCertificate(YakaiError):
    """The certificate and the key cannot be used."""


class TlsCertificate:
    """The server's certificate. After its files have changed, new connections get the new one. A pair that cannot be
    used is ignored, because a certificate and its key are replaced one after the other.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._files = self._stat()
        self._context = _load(settings)

    @property
    def context(self) -> ssl.SSLContext:
        """The TLS context for a new connection."""
        if (files := self._stat()) != self._files:
            self._files = files
            try:
                self._context = _load(self._settings)
            except BadCertificate as error:
                logger.error("the certificate has changed and cannot be used: %s", error)  # noqa: TRY400
            else:
                logger.warning("the certificate was renewed")
        return self._context

    def _stat(self) -> tuple[tuple[int, int, int] | None, ...]:
        return tuple(map(_version_of, (self._settings.certificate, self._settings.key)))


def _version_of(path: str) -> tuple[int, int, int] | None:
    """What changes when a file is written or replaced: its time, size and inode."""
    try:
        found = os.stat(path)  # noqa: PTH116  # follows links, as certificates are often kept
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def certificate_of(settings: Settings) -> TlsCertificate | None:
    """The certificate in the settings; `None` for plain HTTP. Raises `BadCertificate`."""
    if not (settings.certificate or settings.key):
        return None
    if not (settings.certificate and settings.key):
        raise BadCertificate("certificate-needs-key")
    return TlsCertificate(settings)


def _load(settings: Settings) -> ssl.SSLContext:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.set_alpn_protocols(["http/1.1"])
    try:
        # An empty password, since otherwise OpenSSL would ask for one at the terminal.
        context.load_cert_chain(settings.certificate, settings.key, password="")
    except (OSError, ValueError) as error:
        raise BadCertificate(
            "certificate-cannot-be-used",
            certificate=settings.certificate,
            private=settings.key,
            why=str(error) or type(error).__name__,
        ) from None
    return context


class TlsHandshake(asyncio.Protocol):
    """One connection during its TLS handshake; an `HttpProtocol` follows. It receives encrypted bytes first, and then
    the decrypted bytes that arrive before the `HttpProtocol` is there.
    """

    def __init__(
        self,
        certificate: TlsCertificate,
        config: Any,
        server_state: ProtocolState,
        app_state: dict[str, Any],
        _loop: Any = None,
    ) -> None:
        self._certificate = certificate
        self._state = server_state
        self._loop: asyncio.AbstractEventLoop = _loop or asyncio.get_running_loop()
        self._new_http = partial(HttpProtocol, config, server_state, app_state, _loop)
        self._received = b""
        self._started = False
        self._disconnected = False
        self._http: HttpProtocol | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Count the connection, and start the timeout for its first bytes."""
        self._transport = transport
        self._timer = self._loop.call_later(REQUEST_TIMEOUT, transport.abort)
        if self._state.admission.enter(transport):
            self._state.handshaking[self] = transport
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Start the handshake with the first bytes."""
        self._received += data
        if self in self._state.handshaking and not self._started:
            self._started = True
            self._timer.cancel()
            self._transport.pause_reading()
            task = self._loop.create_task(self._handshake())
            self._state.tasks.add(task)
            task.add_done_callback(self._state.tasks.discard)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection, or pass on a notification that was meant for the `HttpProtocol`."""
        if self._http is not None:
            self._http.connection_lost(exc)
            return
        self._disconnected = True
        self._finish()

    def _finish(self) -> None:
        self._timer.cancel()
        self._state.handshaking.pop(self, None)
        self._state.admission.leave(self._transport)

    async def _handshake(self) -> None:
        encrypted, self._received = self._received, b""
        starting = self._loop.create_task(
            self._loop.start_tls(
                self._transport,
                self,
                self._certificate.context,
                server_side=True,
                ssl_handshake_timeout=REQUEST_TIMEOUT,
            )
        )
        # In the first step of its task `start_tls` of asyncio and of uvloop sets a TLS protocol on the transport and
        # schedules that protocol's `connection_made`; the bytes that we have already received must reach it right
        # afterwards, before reading resumes.
        await asyncio.sleep(0)
        self._loop.call_soon(self._feed, encrypted, self._transport.get_protocol())
        try:
            secure = await starting
        except OSError:  # includes `SSLError` and the timeout
            self._transport.abort()
            return
        finally:
            self._finish()
        if secure is None or self._disconnected or self._transport.is_closing():
            return  # asyncio may report success for a connection that was lost meanwhile
        http = self._http = self._new_http()
        secure.set_protocol(http)
        http.connection_made(secure)
        if self._received:
            http.data_received(self._received)

    def _feed(self, data: bytes, protocol: Any) -> None:
        """Pass bytes to a protocol that reads from its own buffer."""
        while data and not self._transport.is_closing():
            buffer = protocol.get_buffer(len(data))
            count = min(len(buffer), len(data))
            buffer[:count] = data[:count]
            protocol.buffer_updated(count)
            data = data[count:]
