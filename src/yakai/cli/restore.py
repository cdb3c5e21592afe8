"""`yakai restore`: replace the database by a backup."""

from pathlib import Path
from typing import Annotated

import typer

from yakai.cli.backup import mark
from yakai.cli.language import LangOption, say_in
from yakai.web.ops.settings import Settings


def restore(
    lang: LangOption,
    file: Annotated[Path, typer.Argument(help="A file that `yakai backup` made.")],
    data: Annotated[
        Path | None, typer.Option(help="The directory that everything is kept in (data).", show_default=False)
    ] = None,
) -> None:
    """Put a backup in the place of what is there, which is kept beside it. The server must be stopped."""
    from yakai.store.sqlite import backup

    settings = Settings.read(data=None if data is None else str(data))
    done = backup.restore(file, Path(settings.data), mark())
    say = say_in(lang)
    print(say("cli-restored", tables=done.tables, bytes=done.bytes, path=str(done.path)))
    if done.before is not None:
        print(say("cli-kept-aside", path=str(done.before)))
