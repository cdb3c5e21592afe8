"""The whole server as one ASGI application."""

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from yakai import text
from yakai.core.errors import YakaiError
from yakai.table.errors import NoSuchTable, StoreUnavailable, TurnedAway
from yakai.table.ports import new_token
from yakai.table.system_random import system_random
from yakai.web.errors import (
    ForeignOrigin,
    NotForYou,
    NotThere,
    TooFast,
    TooLarge,
    TooManyGuests,
    TooManyReads,
    TooManyTables,
    UnknownHost,
)
from yakai.web.http import api, board_files, history, notice_settings, pages, table_lists
from yakai.web.http.cookies import COOKIE
from yakai.web.http.file_response import MADE_SMALL
from yakai.web.http.problems import Problem
from yakai.web.http.request_info import address_of, check_host, check_own_name, is_foreign, is_https, lang_of
from yakai.web.ops import metrics
from yakai.web.ops.addresses import Addresses
from yakai.web.ops.context import ServerContext
from yakai.web.ops.settings import Settings
from yakai.web.ws import endpoint
from yakai.web.ws.decode import LARGEST

logger = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, State]

HEADERS: Final = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self'",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # an address may hold an invitation
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

ONLY_HTTPS: Final = "max-age=15768000"
"""For half a year a browser opens a page that it had by HTTPS in no other way; other names of the domain are not
ours to decide on.
"""

STATUS: Final[dict[type[YakaiError], int]] = {
    NoSuchTable: 404,
    UnknownHost: 421,
    ForeignOrigin: 403,
    NotForYou: 403,
    NotThere: 403,
    TurnedAway: 403,
    TooLarge: 413,
    TooFast: 429,
    TooManyTables: 429,
    TooManyGuests: 429,
    TooManyReads: 429,
    StoreUnavailable: 503,
}

ALL_MAY_ASK: Final = frozenset({"/healthz", "/readyz"})
"""What watches over a server may call it as it likes."""

KEYS: Final = {404: "page-not-found", 405: "method-not-allowed", 413: "message-is-too-large"}


def create_app(
    settings: Settings,
    now: Callable[[], float] = time.time,
    token: Callable[[], str] = new_token,
    chance: Callable[[], Random] = system_random,
    steady: Callable[[], float] = time.monotonic,
) -> Litestar:
    """The application. Clocks, tokens and chance are the system's unless a test gives others."""
    context = ServerContext(settings, now, token, chance, steady)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await context.open()
        try:
            yield
        finally:
            await context.close()

    return Litestar(
        [
            api.router,
            table_lists.router,
            history.router,
            notice_settings.router,
            metrics.metrics,
            board_files.board,
            pages.texts,
            pages.index,
            pages.favicon,
            pages.static,
            endpoint.table_socket,
        ],
        lifespan=[lifespan],
        state=State({"context": context}),
        middleware=[_guarded(context)],
        exception_handlers={
            YakaiError: say_error,
            HTTPException: say_http_error,
            UnicodeError: say_unreadable,
            RecursionError: say_unreadable,
            Exception: say_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Yakai",
            version="1",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(
                security_schemes={
                    "guest": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie")
                }
            ),
            security=[{}, {"guest": []}],
        ),
        cors_config=_cors(context.addresses),
        compression_config=CompressionConfig(backend="gzip", exclude=["/ws"], exclude_opt_key=MADE_SMALL),
        request_max_body_size=LARGEST,
        logging_config=None,
    )


def _cors(addresses: Addresses) -> CORSConfig | None:
    """Pages of friends may read what we answer them."""
    if not addresses.friends:
        return None
    return CORSConfig(
        allow_origins=list(addresses.friends),
        allow_methods=["GET", "POST"],
        allow_headers=["content-type"],
        allow_credentials=True,
    )


def _guarded(context: ServerContext) -> Callable[[ASGIApp], ASGIApp]:
    """Every answer gets our headers; nothing is told under a name that is not ours, nothing is changed for a page of
    somebody else, and nobody asks without end.
    """

    def around(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return

            request: AnyRequest = Request(scope)

            async def send_with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    headers = MutableScopeHeaders(message)
                    for name, value in HEADERS.items():
                        headers.setdefault(name, value)
                    headers.setdefault("cache-control", "no-store")
                    if is_https(request, context.addresses):
                        headers.setdefault("strict-transport-security", ONLY_HTTPS)
                await send(message)

            try:
                _check(request, context)
            except YakaiError as error:
                answer = say_error(request, error).to_asgi_response(app=None, request=request)
                await answer(scope, receive, send_with_headers)
                return
            await app(scope, receive, send_with_headers)

        return guarded

    return around


def _check(request: AnyRequest, context: ServerContext) -> None:
    """Refuse a request that exceeds a limit, names another server or changes something for a foreign page."""
    watched = request.scope["path"] in ALL_MAY_ASK
    if not (watched or _may_call(request, context)):
        raise TooFast("too-fast")
    check_host(request)
    if not watched:
        check_own_name(request, context.addresses)
    if request.method not in {"GET", "HEAD"} and is_foreign(request, context.addresses):
        raise ForeignOrigin("foreign-origin")


def _may_call(request: AnyRequest, context: ServerContext) -> bool:
    """Whether one request more is allowed now, whatever it asks for. Whoever has no cookie is only at an address."""
    person = context.signer.read(request.cookies.get(COOKIE))
    return context.limits.http_requests.take(person, address_of(request))


def say_error(request: AnyRequest, error: YakaiError) -> Response[Problem]:
    """One of our own errors, in the reader's language."""
    context: ServerContext = request.app.state.context
    context.note_refusal(error, address_of(request))
    said = Problem(error.key, text.explain(error, lang_of(request)))
    return Response(said, status_code=STATUS.get(type(error), 400), media_type="application/json")


def say_http_error(request: AnyRequest, error: HTTPException) -> Response[Problem] | Response[bytes]:
    """One that the framework found: no such page, a request that cannot be read."""
    if error.status_code == 404 and (page := pages.nowhere(request)) is not None:
        return page
    usual = "request-is-wrong" if error.status_code < 500 else "something-went-wrong"
    key = KEYS.get(error.status_code, usual)
    return _problem(request, error.status_code, key, most=LARGEST)


def say_unreadable(request: AnyRequest, _: Exception) -> Response[Problem]:
    """A request that is no text, or nested without end."""
    return _problem(request, 400, "request-is-wrong")


def say_failure(request: AnyRequest, error: Exception) -> Response[Problem]:
    """One that nobody expected."""
    logger.error("a request failed: %s", request.scope["path"], exc_info=error)
    return _problem(request, 500, "something-went-wrong")


def _problem(request: AnyRequest, status: int, key: str, **details: str | int) -> Response[Problem]:
    context: ServerContext = request.app.state.context
    context.counters.refusals.count(key)
    said = Problem(key, text.say(lang_of(request), key, **details))
    return Response(said, status_code=status, media_type="application/json")
