"""`yakai space`: how much is stored; `yakai archive`: list archived games; `yakai purge`: delete old tables."""

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from yakai.cli.data import DataOption, data_directory
from yakai.cli.language import LangOption
from yakai.store.protocols import TABLE_KINDS, Cursor, Store, TableKind
from yakai.text import say_in


def space(lang: LangOption, data: DataOption = None) -> None:
    """Say how many tables of which kind there are, and how much room they take. The server may run on meanwhile."""
    folder = data_directory(data)
    with _opened(folder) as store:
        found = asyncio.run(store.space())
    say = say_in(lang)
    print(say("cli-space", path=str(folder), bytes=found.bytes, free=found.free))
    for kind in TABLE_KINDS:
        tables = found.tables[kind]
        print(say("cli-space-of", kind=kind, tables=tables.tables, bytes=tables.bytes))
    print(say("cli-space-guests", guests=found.people))


def archive(lang: LangOption, data: DataOption = None) -> None:
    """List the games that were left and are archived: when something last happened there, who plays, and how large
    they are. The server may run on meanwhile.
    """
    from yakai import text
    from yakai.core import catalogue
    from yakai.table.state.streams import names_of

    with _opened(data_directory(data)) as store:
        found = asyncio.run(store.archived_games())
    say, games = say_in(lang), catalogue.games()
    for one in found:
        game = text.say(lang, f"{one.game}-name") if one.game in games else one.game
        names = ", ".join(names_of(one.called, lang))
        day = datetime.fromtimestamp(one.at, UTC)
        print(say("cli-archive-of", date=f"{day:%Y-%m-%d}", game=game, names=names, bytes=one.bytes))
    print(say("cli-archive", tables=len(found), bytes=sum(one.bytes for one in found)))


def purge(
    lang: LangOption,
    kind: Annotated[TableKind, typer.Argument(help="Which tables.")],
    days: Annotated[int, typer.Option(min=1, help="Only tables idle for at least this many days.")],
    data: DataOption = None,
) -> None:
    """Remove all tables of a kind at which nothing has happened for a while, for good. The server must be stopped."""
    from yakai.store.data_lock import take
    from yakai.store.opening import check_data

    folder = data_directory(data)
    check_data(folder)
    lock = take(folder)
    try:
        with _opened(folder, upgrade=True) as store:
            removed, left = asyncio.run(_purge(store, kind, time.time() - days * 24 * 3600))
    finally:
        os.close(lock)
    print(say_in(lang)("cli-purged", tables=removed, bytes=left))


async def _purge(store: Store, kind: TableKind, before: float) -> tuple[int, int]:
    """Delete the tables and give their space back to the disk; how many tables are deleted, how many bytes are left."""
    removed = 0
    cursor: Cursor | None = Cursor()
    while cursor is not None:
        tables, cursor = await store.unchanged_tables(before, cursor)
        for table in tables:
            if table.kind == kind and table.at < before and await store.start_removal(table):
                while not await store.continue_removal(table.id):
                    pass
                removed += 1
    if removed:
        await store.vacuum()
    return removed, (await store.space()).bytes


@contextmanager
def _opened(folder: Path, *, upgrade: bool = False) -> Iterator[Store]:
    from yakai.store.opening import open_existing

    store = open_existing(folder, upgrade=upgrade)
    try:
        yield store
    finally:
        store.close()
