"""`yakai space`: what is stored and how much room it takes; `yakai archive`: which games were left; `yakai purge`: what
nobody needs any more goes.
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from yakai.cli.language import LangOption, speaker
from yakai.store.sqlite.keeping import KINDS, Kind
from yakai.web.ops.settings import Settings

DataOption = Annotated[
    Path | None, typer.Option(help="The directory that everything is kept in (data).", show_default=False)
]


def space(lang: LangOption, data: DataOption = None) -> None:
    """Say how many tables of which kind there are, and how much room they take. The server may run on meanwhile."""
    from yakai.store.sqlite import keeping

    path = _database(data)
    with _looking(path) as connection:
        found = keeping.space(connection)
    say = speaker(lang)
    print(say("cli-space", path=str(path), bytes=found.bytes, free=found.free))
    for kind in KINDS:
        held = found.held[kind]
        print(say("cli-space-of", kind=kind, tables=held.tables, bytes=held.bytes))
    print(say("cli-space-guests", guests=found.guests))


def archive(lang: LangOption, data: DataOption = None) -> None:
    """List the games that were left and are archived: when something last happened there, who plays, and how large
    they are. The server may run on meanwhile.
    """
    from yakai import text
    from yakai.core import catalogue
    from yakai.store.sqlite import keeping
    from yakai.table.state.streams import names_of

    with _looking(_database(data)) as connection:
        found = list(keeping.archived(connection))
    say, games = speaker(lang), catalogue.games()
    for one in found:
        game = text.say(lang, f"{one.game}-name") if one.game in games else one.game
        names = ", ".join(name for name in names_of(one.called, lang))
        day = datetime.fromtimestamp(one.at, UTC)
        print(say("cli-archive-of", date=f"{day:%Y-%m-%d}", game=game, names=names, bytes=one.bytes))
    print(say("cli-archive", tables=len(found), bytes=sum(one.bytes for one in found)))


@contextmanager
def _looking(path: Path) -> Iterator[sqlite3.Connection]:
    """The file, to be looked at."""
    from yakai.store.sqlite.schema import check_version
    from yakai.store.sqlite.store import connect

    with closing(connect(path)) as connection:
        check_version(connection)
        yield connection


def purge(
    lang: LangOption,
    kind: Annotated[Kind, typer.Argument(help="Which tables.")],
    days: Annotated[int, typer.Option(min=1, help="Only where nothing has happened for so many days.")],
    data: DataOption = None,
) -> None:
    """Remove all tables of a kind at which nothing has happened for a while, for good. The server must be stopped."""
    from yakai.store.data_lock import take
    from yakai.store.sqlite import keeping
    from yakai.store.sqlite.schema import migrate
    from yakai.store.sqlite.store import connect

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
    from yakai.store.data_lock import DATABASE
    from yakai.store.sqlite.backup import NoData

    folder = Path(Settings.read(data=None if data is None else str(data)).data)
    if not (folder / DATABASE).is_file():
        raise NoData("no-tables-to-copy", path=str(folder))
    return folder / DATABASE
