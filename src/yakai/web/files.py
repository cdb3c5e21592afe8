"""A file as an answer: of the right kind, and not sent again to a browser that has just this one."""

import hashlib
import mimetypes
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State

AnyRequest = Request[Any, Any, State]

# What a system's own list may lack, or have otherwise.
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("image/webp", ".webp")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def kind_of(name: str) -> str:
    """The media type of a file by its name.

    >>> kind_of("board.js"), kind_of("yak.svg"), kind_of("yak")
    ('text/javascript', 'image/svg+xml', 'application/octet-stream')
    """
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


def answer(
    request: AnyRequest, body: bytes, media_type: str, *, for_ever: bool = False, status: int = 200
) -> Response[bytes]:
    """The body, or `304` if the browser has just this one."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {
        "etag": tag,
        "cache-control": "public, max-age=31536000, immutable" if for_ever else "no-cache",
    }
    if status == 200 and tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(body, status_code=status, headers=headers, media_type=media_type)
