"""What a browser loads: the built client, and the texts in its language."""

import hashlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from yakai import text
from yakai.web.http.file_response import MADE_SMALL, AnyRequest, File, Written, answer, kind_of, made, read
from yakai.web.http.problems import problems

if TYPE_CHECKING:
    from yakai.web.ops.context import ServerContext

STATIC = Path(__file__).parents[1] / "static"

INDEX: Final = Path("index.html")

NOT_PAGES: Final = frozenset({"api", "assets", "games", "schema", "texts", "ws"})
"""Where programs ask, not people: there a wrong address is not answered by a page."""

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Yakai</title>
<h1>夜会 Yakai</h1>
<p>The server runs, but the browser's part has not been built yet.</p>
<p>In a checkout: <code>script/build-client</code>, then load this page again.</p>
</html>
"""


def build_id() -> str:
    """What is served, in short: another client or other texts are another build.

    >>> len(build_id())
    16
    """
    index = STATIC / INDEX
    page = index.read_bytes() if index.is_file() else b""  # it names all else by its hash
    return hashlib.sha256(page + b"".join(_source(lang) for lang in text.LANGS)).hexdigest()[:16]


@get(
    "/texts/{file:str}",
    summary="All texts in one language",
    media_type="text/plain",
    sync_to_thread=False,
    opt={MADE_SMALL: True},
    responses=problems(400, 404),
)
def texts(request: AnyRequest, file: FromPath[str]) -> Response[bytes]:
    """`en.ftl`, `ru.ftl` or `uk.ftl`: the shell's and every game's texts as Fluent."""
    for lang in text.LANGS:
        if file == f"{lang}.ftl":
            return answer(request, _text(lang), "text/plain")
    raise NotFoundException("page-not-found")


@cache
def _text(lang: text.Lang) -> File:
    return made(_source(lang))


@cache
def _source(lang: text.Lang) -> bytes:
    return text.source(lang).encode()


@get(
    ["/", "/t/{key:str}", "/t/{key:str}/board", "/history", "/g/{key:str}"],
    include_in_schema=False,
    sync_to_thread=False,
    opt={MADE_SMALL: True},
)
def index(request: AnyRequest) -> Response[bytes]:
    """The client, which finds out itself which page it is."""
    try:
        return _file(request, INDEX)
    except NotFoundException:
        return Response(NOT_BUILT.encode(), media_type="text/html", status_code=503)


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False, opt={MADE_SMALL: True})
def favicon(request: AnyRequest) -> Response[bytes]:
    """The picture of the tab, for those who ask for it without having read the page."""
    return _file(request, Path("favicon.svg"))


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt={MADE_SMALL: True})
def static(request: AnyRequest, path: FromPath[Path]) -> Response[bytes]:
    """A file of the built client."""
    return _file(request, path)


def nowhere(request: AnyRequest) -> Response[bytes] | None:
    """The client's own page for an address that looks like a page's and is none; `None` for any other."""
    path = Path(request.scope["path"])
    first = next((part for part in path.parts if part != "/"), "")
    if request.method not in {"GET", "HEAD"} or first in NOT_PAGES or path.suffix:
        return None
    try:
        return _file(request, INDEX, status=404)
    except NotFoundException:
        return None


def _file(request: AnyRequest, path: Path, status: int = 200) -> Response[bytes]:
    """A file of the built client. Those in `assets/` carry their hash in the name and never change."""
    file = STATIC / str(path).lstrip("/")
    try:
        file = file.resolve()
        found = file.is_relative_to(STATIC.resolve()) and file.is_file()
    except (OSError, ValueError):  # no name that a file could have
        found = False
    if not found:
        raise NotFoundException("page-not-found")
    for_ever = file.parent == STATIC.resolve() / "assets"
    written = _written(request.app.state.context) if path == INDEX else ()
    return answer(request, read(file, written), kind_of(file.name), for_ever=for_ever, status=status)


def _written(context: "ServerContext") -> Written:
    """What the page has to know: which build it is, and under which address others find it, if not under its own."""
    return ("yakai-build", context.build), ("yakai-address", next(iter(context.addresses.own), ""))
