"""`yakai table list | hide | close`: what the server's operator can do about tables while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from yakai import text
from yakai.cli.data import DataOption, data_directory
from yakai.cli.language import LangOption
from yakai.core import catalogue
from yakai.text import say_in
from yakai.web.ops.control import ControlAction, ControlRequest, LoadedTable, ask_server

table = typer.Typer(
    name="table", help="List, hide or close tables of the running server.", no_args_is_help=True
)

LinkArgument = Annotated[
    str, typer.Argument(metavar="LINK", help="A link of the table, or its id from `yakai table list`.")
]


@table.command("list")
def list_tables(lang: LangOption, data: DataOption = None) -> None:
    """List the tables that are in use: id, game, whether it is listed for everybody, players, and addresses."""
    say = say_in(lang)
    found = _ask("list", data)
    for one in found:
        game = say(f"{one.game}-name") if one.game in catalogue.games() else one.game
        people = ", ".join(name or say("shell-guest") for name in one.people) or "–"
        addresses = ", ".join(one.addresses) or "–"
        state = "listed" if one.listed else one.phase
        print(say("cli-table-of", id=one.id, game=game, state=state, people=people, addresses=addresses))
    print(say("cli-tables", tables=len(found)))


@table.command()
def hide(lang: LangOption, link: LinkArgument, data: DataOption = None) -> None:
    """Take a table off the list of open tables, for good. Its links still work."""
    (found,) = _ask("hide", data, link)
    print(text.say(lang, "cli-table-hidden", id=found.id))


@table.command()
def close(lang: LangOption, link: LinkArgument, data: DataOption = None) -> None:
    """Close a table for good: its connections end and its links stop working. What is stored of it stays."""
    (found,) = _ask("close", data, link)
    print(text.say(lang, "cli-table-closed", id=found.id))


def _ask(action: ControlAction, data: Path | None, link: str = "") -> tuple[LoadedTable, ...]:
    return ask_server(data_directory(data), ControlRequest(action, key_in(link)))


def key_in(link: str) -> str:
    """The key in a table's link; a key or an id stays as it is.

    >>> key_in("https://games.example.org/t/abc/board"), key_in("abc")
    ('abc', 'abc')
    """
    return link.rpartition("/t/")[2].partition("/")[0].partition("?")[0].partition("#")[0]
