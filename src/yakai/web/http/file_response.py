"""Files as responses: compressed once, with an ETag, so that a browser that has the file gets 304."""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from litestar import Response

from yakai.web.http.request_info import AnyRequest

COMPRESSED: Final = "compressed"
"""The option of handlers whose responses are compressed already."""

CACHED_FILES: Final = 1000
WORTH_COMPRESSING: Final = 0.95
"""A compressed body larger than this part of the plain one is not sent."""

MetaTags: TypeAlias = tuple[tuple[str, str], ...]
"""The names and contents of `meta` tags that the server fills in."""

# A system's own list may lack these, or have others.
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("image/webp", ".webp")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def media_type_of(name: str) -> str:
    """The media type of a file by its name.

    >>> media_type_of("board.js"), media_type_of("yak.svg"), media_type_of("yak")
    ('text/javascript', 'image/svg+xml', 'application/octet-stream')
    """
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


class FileBody(NamedTuple):
    """A file's body, its ETag, and the compressed body if that is worth sending."""

    body: bytes
    etag: str
    compressed: bytes | None


def file_body(body: bytes) -> FileBody:
    """Compress and hash a body.

    >>> file_body(b"x").compressed is None, file_body(b"x" * 1000).compressed is None
    (True, False)
    """
    compressed = gzip.compress(body, mtime=0)
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    return FileBody(body, etag, compressed if len(compressed) < len(body) * WORTH_COMPRESSING else None)


def read_file(path: Path, meta: MetaTags = ()) -> FileBody:
    """A file as it is on the disk now, with its `meta` tags filled in; read again only when it has changed."""
    stat = path.stat()
    return _read_file(path, stat.st_mtime_ns, stat.st_size, meta)


@lru_cache(maxsize=CACHED_FILES)
def _read_file(path: Path, _changed: int, _size: int, meta: MetaTags) -> FileBody:
    body = path.read_bytes()
    for name, content in meta:
        tag = f'name="{name}" content="'.encode()
        body = body.replace(tag, tag + content.encode())
    return file_body(body)


def file_response(
    request: AnyRequest, file: FileBody, media_type: str, *, immutable: bool = False, status: int = 200
) -> Response[bytes]:
    """The file, or 304 if the browser has this version of it."""
    headers = {
        "etag": file.etag,
        "cache-control": "public, max-age=31536000, immutable" if immutable else "no-cache",
        "vary": "accept-encoding",
    }
    if status == 200 and file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.compressed, status_code=status, headers=headers, media_type=media_type)
    return Response(file.body, status_code=status, headers=headers, media_type=media_type)
