"""A file as an answer: of the right kind, and not sent again to a browser that has just this one."""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from litestar import Request, Response
from litestar.datastructures import State

AnyRequest = Request[Any, Any, State]

MADE_SMALL: Final = "made_small"
"""Said of what answers with files: they are not to be compressed once more."""

MOST_FILES: Final = 1000
WORTH_IT: Final = 0.95

Written: TypeAlias = tuple[tuple[str, str], ...]
"""What the server writes into the page: the names and contents of its `meta`."""

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


class File(NamedTuple):
    """What is sent, made once: the body, how it is known again, and the same made small where that pays."""

    body: bytes
    tag: str
    small: bytes | None


def made(body: bytes) -> File:
    """All that is to be known of a body.

    >>> made(b"x").small is None, made(b"x" * 1000).small is None
    (True, False)
    """
    small = gzip.compress(body, mtime=0)
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    return File(body, tag, small if len(small) < len(body) * WORTH_IT else None)


def read(path: Path, written: Written = ()) -> File:
    """A file as it lies there now. It is read, hashed and made small again only when it has changed."""
    now = path.stat()
    return _read(path, now.st_mtime_ns, now.st_size, written)


@lru_cache(maxsize=MOST_FILES)
def _read(path: Path, _changed: int, _size: int, written: Written) -> File:
    body = path.read_bytes()
    for name, content in written:
        place = f'name="{name}" content="'.encode()
        body = body.replace(place, place + content.encode())
    return made(body)


def answer(
    request: AnyRequest, file: File, media_type: str, *, for_ever: bool = False, status: int = 200
) -> Response[bytes]:
    """The file, or `304` if the browser has just this one."""
    headers = {
        "etag": file.tag,
        "cache-control": "public, max-age=31536000, immutable" if for_ever else "no-cache",
        "vary": "accept-encoding",
    }
    if status == 200 and file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    if file.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.small, status_code=status, headers=headers, media_type=media_type)
    return Response(file.body, status_code=status, headers=headers, media_type=media_type)
