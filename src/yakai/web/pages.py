"""What a browser loads: the built client, and the texts in its language."""

import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from yakai import text

STATIC = Path(__file__).parent / "static"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Yakai</title>
<h1>夜会 Yakai</h1>
<p>The server runs, but the browser's part has not been built yet.</p>
<p>In a checkout: <code>script/build-client</code>, then load this page again.</p>
</html>
"""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")

AnyRequest = Request[Any, Any, State]


@get("/texts/{file:str}", summary="All texts in one language", sync_to_thread=False)
def texts(request: AnyRequest, file: FromPath[str]) -> Response[bytes]:
    """`en.ftl`, `ru.ftl` or `uk.ftl`: the shell's and every game's texts as Fluent."""
    for lang in text.LANGS:
        if file == f"{lang}.ftl":
            return _answer(request, _source(lang), "text/plain; charset=utf-8")
    raise NotFoundException("page-not-found")


@cache
def _source(lang: text.Lang) -> bytes:
    return text.source(lang).encode()


@get(["/", "/t/{key:str}"], include_in_schema=False, sync_to_thread=False)
def index(request: AnyRequest) -> Response[bytes]:
    """The client, which finds out itself which page it is."""
    try:
        page = (STATIC / "index.html").read_bytes()
    except FileNotFoundError:
        return Response(NOT_BUILT.encode(), media_type="text/html; charset=utf-8", status_code=503)
    return _answer(request, page, "text/html; charset=utf-8")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def static(request: AnyRequest, path: FromPath[Path]) -> Response[bytes]:
    """A file of the built client. Those in `assets/` carry their hash in the name and never change."""
    file = STATIC / str(path).lstrip("/")
    try:
        file = file.resolve()
        found = file.is_relative_to(STATIC.resolve()) and file.is_file()
    except (OSError, ValueError):  # no name that a file could have
        found = False
    if not found:
        raise NotFoundException("page-not-found")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return _answer(request, file.read_bytes(), kind, for_ever=file.parent == STATIC.resolve() / "assets")


def _answer(request: AnyRequest, body: bytes, media_type: str, for_ever: bool = False) -> Response[bytes]:
    """The body, or `304` if the browser has just this one."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {
        "etag": tag,
        "cache-control": "public, max-age=31536000, immutable" if for_ever else "no-cache",
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(body, headers=headers, media_type=media_type)
