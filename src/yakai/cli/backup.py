"""`yakai backup`: copy all tables to one file, also while the server runs; `yakai restore`: replace them by a copy."""

import time
from pathlib import Path
from typing import Annotated

import typer

from yakai.cli.data import DataOption, data_directory, timestamp
from yakai.cli.language import LangOption
from yakai.text import say_in


def backup(
    lang: LangOption,
    to: Annotated[
        Path | None,
        typer.Argument(
            help="A new file, or a directory in which to create one named by date (here).",
            show_default=False,
        ),
    ] = None,
    data: DataOption = None,
) -> None:
    """Copy all tables, and the key of the guests' cookies, to one new file. The server may run on meanwhile."""
    from yakai.store.sqlite.backup import back_up

    folder = to or Path()
    path = folder / f"yakai-{timestamp()}.sqlite3" if folder.is_dir() else folder
    done = back_up(data_directory(data), path, time.time())
    say = say_in(lang)
    print(say("cli-backed-up", tables=done.tables, bytes=done.bytes, path=str(done.path)))


def restore(
    lang: LangOption,
    file: Annotated[Path, typer.Argument(help="A file that `yakai backup` made.")],
    data: DataOption = None,
) -> None:
    """Restore a backup; the current data is kept beside it. The server must be stopped."""
    from yakai.store.sqlite import backup as copies

    done = copies.restore(file, data_directory(data), timestamp())
    say = say_in(lang)
    print(say("cli-restored", tables=done.tables, bytes=done.bytes, path=str(done.path)))
    if done.before is not None:
        print(say("cli-kept-aside", path=str(done.before)))
