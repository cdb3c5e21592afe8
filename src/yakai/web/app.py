"""The whole server as one ASGI application."""

import logging
import time
from collections.abc import Callable, Collection
from functools import partial
from random import Random
from typing import Final

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
from yakai.store.errors import StoreUnavailable
from yakai.table.errors import NoSuchTable, TurnedAway
from yakai.table.keys import new_token
from yakai.web.addresses import origins
from yakai.web.context import SYSTEM_RANDOM, ServerContext, open_context
from yakai.web.cookies import COOKIE
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
from yakai.web.http import api, board_files, history, metrics, notice_settings, pages, table_lists
from yakai.web.http.file_response import COMPRESSED
from yakai.web.http.problems import Problem
from yakai.web.http.request_info import (
    AnyRequest,
    address_of,
    check_request,
    is_https,
    lang_of,
)
from yakai.web.settings import Settings
from yakai.web.ws import endpoint
from yakai.web.ws.decode import LARGEST

logger = logging.getLogger(__name__)

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
    "referrer-policy": "no-referrer",  # a path may hold an invitation
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

ONLY_HTTPS: Final = "max-age=15768000"
"""Half a year in which a browser uses only HTTPS for this host; subdomains are not ours to decide on."""

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

UNLIMITED: Final = frozenset({"/healthz", "/readyz"})
"""Paths for monitors, without limits and under any host name."""

ERROR_KEYS: Final = {404: "page-not-found", 405: "method-not-allowed", 413: "message-is-too-large"}


def create_app(
    settings: Settings,
    now: Callable[[], float] = time.time,
    token: Callable[[], str] = new_token,
    chance: Callable[[], Random] = lambda: SYSTEM_RANDOM,
    steady: Callable[[], float] = time.monotonic,
) -> Litestar:
    """The application of a server with these settings. Clocks, tokens and chance are the system's except in tests.

    `Server` opens the context with `state.open_context` before it listens, and puts it in `state.context`.
    """
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
        state=State(
            {
                "settings": settings,
                "open_context": partial(
                    open_context,
                    settings,
                    build=settings.build or pages.build_id(),
                    now=now,
                    token=token,
                    chance=chance,
                    steady=steady,
                ),
            }
        ),
        middleware=[_guard],
        exception_handlers={
            YakaiError: error_response,
            HTTPException: http_error_response,
            UnicodeError: unreadable_response,
            RecursionError: unreadable_response,
            Exception: failure_response,
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
        cors_config=_cors(origins(settings.origins)),
        compression_config=CompressionConfig(backend="gzip", exclude=["/ws"], exclude_opt_key=COMPRESSED),
        request_max_body_size=LARGEST,
        logging_config=None,
    )


def _cors(friends: Collection[str]) -> CORSConfig | None:
    """Pages of these further origins may read our responses."""
    if not friends:
        return None
    return CORSConfig(
        allow_origins=list(friends),
        allow_methods=["GET", "POST"],
        allow_headers=["content-type"],
        allow_credentials=True,
    )


def _guard(app: ASGIApp) -> ASGIApp:
    """Middleware that checks every request and adds our headers to every response."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        request: AnyRequest = Request(scope)
        context: ServerContext = request.app.state.context

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
            limit = None if scope["path"] in UNLIMITED else context.limits.http_requests
            check_request(request, context, limit, may_change=request.method not in {"GET", "HEAD"})
        except YakaiError as error:
            answer = error_response(request, error).to_asgi_response(app=None, request=request)
            await answer(scope, receive, send_with_headers)
            return
        await app(scope, receive, send_with_headers)

    return guarded


def error_response(request: AnyRequest, error: YakaiError) -> Response[Problem]:
    """The response to one of our own errors, in the reader's language."""
    context: ServerContext = request.app.state.context
    context.note_refusal(error, address_of(request))
    problem = Problem(error.key, text.explain(error, lang_of(request)))
    return Response(problem, status_code=STATUS.get(type(error), 400), media_type="application/json")


def http_error_response(request: AnyRequest, error: HTTPException) -> Response[Problem] | Response[bytes]:
    """The response to an error of the framework, such as an unknown path or a malformed request."""
    if error.status_code == 404 and (page := pages.not_found_page(request)) is not None:
        return page
    usual = "request-is-wrong" if error.status_code < 500 else "something-went-wrong"
    key = ERROR_KEYS.get(error.status_code, usual)
    return _problem(request, error.status_code, key, most=LARGEST)


def unreadable_response(request: AnyRequest, _: Exception) -> Response[Problem]:
    """The response to a request that is not text, or nested too deeply."""
    return _problem(request, 400, "request-is-wrong")


def failure_response(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The response to an unexpected error, which is logged."""
    logger.error("a request failed: %s", request.scope["path"], exc_info=error)
    return _problem(request, 500, "something-went-wrong")


def _problem(request: AnyRequest, status: int, key: str, **details: str | int) -> Response[Problem]:
    context: ServerContext = request.app.state.context
    context.counters.refusals.count(key)
    problem = Problem(key, text.say(lang_of(request), key, **details))
    return Response(problem, status_code=status, media_type="application/json")
