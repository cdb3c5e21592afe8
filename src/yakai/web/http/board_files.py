"""The boards that installed packages bring: `board/board.js` of a game's package, and what lies beside it."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from yakai.core import catalogue
from yakai.web.http.file_response import MADE_SMALL, AnyRequest, answer, kind_of, made, read

BOARD: Final = "board.js"


def address(id: str) -> str | None:
    """Where the board of a game is, if its package brings one."""
    return f"/games/{id}/{BOARD}" if _folder(id).joinpath(BOARD).is_file() else None


@get("/games/{id:str}/{path:path}", include_in_schema=False, sync_to_thread=False, opt={MADE_SMALL: True})
def board(request: AnyRequest, id: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A file of a board."""
    file = _folder(id) if id in catalogue.games() else None
    for name in str(path).strip("/").split("/"):
        file = _within(file, name)
    if file is None or not file.is_file():
        raise NotFoundException("page-not-found")
    found = read(file) if isinstance(file, Path) else made(file.read_bytes())  # a package may be an archive
    return answer(request, found, kind_of(file.name))


def _folder(id: str) -> Traversable:
    return files(catalogue.game(id).package) / "board"


def _within(folder: Traversable | None, name: str) -> Traversable | None:
    """What a folder itself says that it has by this name: there is no way out of it."""
    if folder is None or not folder.is_dir():
        return None
    return next((one for one in folder.iterdir() if one.name == name), None)
