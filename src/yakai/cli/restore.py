"""`yakai restore`: replace the database by a backup."""

from pathlib import Path
from typing import Annotated

import typer

from yakai.cli.data import DataOption, data_directory, timestamp
from yakai.cli.language import LangOption
from yakai.text import say_in


def restore(
    lang: LangOption,
    file: Annotated[Path, typer.Argument(help="A file that `yakai backup` made.")],
    data: DataOption = None,
) -> None:
    """Restore a backup; the current data is kept beside it. The server must be stopped."""
    from yakai.store.sqlite import backup

    done = backup.restore(file, data_directory(data), timestamp())
    say = say_in(lang)
    print(say("cli-restored", tables=done.tables, bytes=done.bytes, path=str(done.path)))
    if done.before is not None:
        print(say("cli-kept-aside", path=str(done.before)))
