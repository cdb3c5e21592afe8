"""The built client and the texts in each language, as files for the browser."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from yakai import text
from yakai.web.context import ServerContext
from yakai.web.http.file_response import (
    COMPRESSED,
    FileBody,
    MetaTags,
    file_body,
    file_response,
    media_type_of,
    read_file,
)
from yakai.web.http.problems import problems
from yakai.web.http.request_info import AnyRequest

STATIC = Path(__file__).parents[1] / "static"

INDEX: Final = Path("index.html")

NOT_PAGES: Final = frozenset({"api", "assets", "games", "schema", "texts", "ws"})
"""First parts of paths that programs request, not people: a wrong one gets no page as its response."""

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Yakai</title>
<h1>夜会 Yakai</h1>
<p>The server runs, but the browser's part has not been built yet.</p>
<p>In a checkout: <code>script/build-client</code>, then load this page again.</p>
</html>
"""


def build_id() -> str:
    """A hash of the client and the texts that are served.

    >>> len(build_id())
    16
    """
    index = STATIC / INDEX
    page = index.read_bytes() if index.is_file() else b""  # it names all other files by their hashes
    texts = "".join(map(text.browser_source, text.languages()))
    return hashlib.sha256(page + texts.encode()).hexdigest()[:16]


@get(
    "/texts/{file:str}",
    summary="All texts in one language",
    media_type="text/plain",
    sync_to_thread=False,
    opt={COMPRESSED: True},
    responses=problems(400, 404),
)
def texts(request: AnyRequest, file: FromPath[str]) -> Response[bytes]:
    """The shell's and every game's texts as Fluent: `en.ftl` and so on, for each of `/api/languages`."""
    lang = file.removesuffix(".ftl")
    if lang == file or lang not in text.languages():
        raise NotFoundException("page-not-found")
    return file_response(request, _text(lang), "text/plain")


@cache
def _text(lang: text.Lang) -> FileBody:
    return file_body(text.browser_source(lang).encode())


@get(
    ["/", "/t/{key:str}", "/t/{key:str}/board", "/history", "/g/{key:str}"],
    include_in_schema=False,
    sync_to_thread=False,
    opt={COMPRESSED: True},
)
def index(request: AnyRequest) -> Response[bytes]:
    """The client, which itself shows the page of this path."""
    try:
        return _file(request, INDEX)
    except NotFoundException:
        return Response(NOT_BUILT.encode(), media_type="text/html", status_code=503)


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False, opt={COMPRESSED: True})
def favicon(request: AnyRequest) -> Response[bytes]:
    """The icon, for clients that request it without having read the page."""
    return _file(request, Path("favicon.svg"))


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt={COMPRESSED: True})
def static(request: AnyRequest, path: FromPath[Path]) -> Response[bytes]:
    """A file of the built client."""
    return _file(request, path)


def not_found_page(request: AnyRequest) -> Response[bytes] | None:
    """The client's own 404 page, if the path looks like one of a page; else `None`."""
    path = Path(request.scope["path"])
    first = next((part for part in path.parts if part != "/"), "")
    if request.method not in {"GET", "HEAD"} or first in NOT_PAGES or path.suffix:
        return None
    try:
        return _file(request, INDEX, status=404)
    except NotFoundException:
        return None


def _file(request: AnyRequest, path: Path, status: int = 200) -> Response[bytes]:
    """A file of the built client. Those in `assets/` have a hash in their name and never change."""
    file = STATIC / str(path).lstrip("/")
    try:
        file = file.resolve()
        found = file.is_relative_to(STATIC.resolve()) and file.is_file()
    except (OSError, ValueError):  # a name that no file can have
        found = False
    if not found:
        raise NotFoundException("page-not-found")
    immutable = file.parent == STATIC.resolve() / "assets"
    meta = _meta_tags(request.app.state.context) if path == INDEX else ()
    return file_response(
        request, read_file(file, meta), media_type_of(file.name), immutable=immutable, status=status
    )


def _meta_tags(context: ServerContext) -> MetaTags:
    """What the page has to know: its build, and the server's public address if it has one."""
    return ("yakai-build", context.build), ("yakai-address", next(iter(context.addresses.own), ""))
