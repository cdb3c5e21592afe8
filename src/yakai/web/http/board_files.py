"""The boards of installed packages: `board/board.js` in a game's package, and the files beside it."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from yakai.core import catalogue
from yakai.web.http.file_response import (
    COMPRESSED,
    file_body,
    file_response,
    media_type_of,
    read_file,
)
from yakai.web.http.request_info import AnyRequest

BOARD: Final = "board.js"


def board_path(id: str) -> str | None:
    """The URL path of a game's board, if its package brings one."""
    return f"/games/{id}/{BOARD}" if _folder(id).joinpath(BOARD).is_file() else None


@get("/games/{id:str}/{path:path}", include_in_schema=False, sync_to_thread=False, opt={COMPRESSED: True})
def board(request: AnyRequest, id: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A file of a board."""
    file = _folder(id) if id in catalogue.games() else None
    for name in str(path).strip("/").split("/"):
        file = _child(file, name)
    if file is None or not file.is_file():
        raise NotFoundException("page-not-found")
    found = read_file(file) if isinstance(file, Path) else file_body(file.read_bytes())  # or in an archive
    return file_response(request, found, media_type_of(file.name))


def _folder(id: str) -> Traversable:
    return files(catalogue.game(id).package) / "board"


def _child(folder: Traversable | None, name: str) -> Traversable | None:
    """The entry of this name as the folder lists it, so that no name leads out of the folder."""
    if folder is None or not folder.is_dir():
        return None
    return next((one for one in folder.iterdir() if one.name == name), None)
