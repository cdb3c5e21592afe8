"""`yakai backup`: copy all tables to one file, also while the server runs."""

import time
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from yakai.cli.language import LangOption, say_in
from yakai.web.ops.settings import Settings


def backup(
    lang: LangOption,
    to: Annotated[
        Path | None,
        typer.Argument(
            help="A file that is not there yet, or a directory for one named by the date (here).",
            show_default=False,
        ),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="The directory that everything is kept in (data).", show_default=False)
    ] = None,
) -> None:
    """Copy all tables, and the key of the guests' cookies, to one new file. The server may run on meanwhile."""
    from yakai.store.sqlite.backup import back_up

    settings = Settings.read(data=None if data is None else str(data))
    folder = to or Path()
    path = folder / f"yakai-{mark()}.sqlite3" if folder.is_dir() else folder
    done = back_up(Path(settings.data), path, time.time())
    say = say_in(lang)
    print(say("cli-backed-up", tables=done.tables, bytes=done.bytes, path=str(done.path)))


def mark() -> str:
    """The current time as part of a file name."""
    return datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
