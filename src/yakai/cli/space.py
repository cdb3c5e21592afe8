"""`yakai space`: what is stored and how much room it takes; `yakai purge`: what nobody needs any more goes."""

import os
import time
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from yakai.cli.language import LangOption, speaker
from yakai.store.keeping import KINDS, Kind
from yakai.web.settings import Settings

DataOption = Annotated[
    Path | None, typer.Option(help="The directory that everything is kept in (data).", show_default=False)
]


def space(lang: LangOption, data: DataOption = None) -> None:
    """Say how many tables of which kind there are, and how much room they take. The server may run on meanwhile."""
    from yakai.store import keeping
    from yakai.store.schema import check_version
    from yakai.store.sqlite import connect

    path = _database(data)
    with closing(connect(path)) as connection:
        check_version(connection)
        found = keeping.space(connection)
    say = speaker(lang)
    print(say("cli-space", path=str(path), bytes=found.bytes, free=found.free))
    for kind in KINDS:
        print(say("cli-space-of", kind=kind, tables=found.tables[kind]))
    print(say("cli-space-guests", guests=found.guests))


def purge(
    lang: LangOption,
    kind: Annotated[Kind, typer.Argument(help="Which tables.")],
    days: Annotated[int, typer.Option(min=1, help="Only where nothing has happened for so many days.")],
    data: DataOption = None,
) -> None:
    """Remove all tables of a kind at which nothing has happened for a while, for good. The server must be stopped."""
    from yakai.store import keeping
    from yakai.store.holding import take
    from yakai.store.schema import migrate
    from yakai.store.sqlite import connect

    path = _database(data)
    lock = take(path.parent)
    try:
        with closing(connect(path)) as connection:
            migrate(connection, path)
            gone = keeping.purge(connection, kind, time.time() - days * 24 * 3600)
    finally:
        os.close(lock)
    print(speaker(lang)("cli-purged", tables=gone, bytes=path.stat().st_size))


def _database(data: Path | None) -> Path:
    from yakai.store.backup import NoData
    from yakai.store.holding import DATABASE

    folder = Path(Settings.read(data=None if data is None else str(data)).data)
    if not (folder / DATABASE).is_file():
        raise NoData("no-tables-to-copy", path=str(folder))
    return folder / DATABASE
