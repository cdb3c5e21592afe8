"""`yakai games`: lists the installed games."""

import sys

from rich.console import Console
from rich.table import Table

from yakai import bots
from yakai.cli.language import LangOption
from yakai.core import catalogue
from yakai.text import explain, has, say_in


def games(lang: LangOption) -> None:
    """List the installed games with their players and bots, and those that were left out."""
    say = say_in(lang)
    table = Table()
    for key in ("cli-game", "cli-title", "cli-players", "cli-rules-version", "cli-bots", "cli-about"):
        table.add_column(say(key))
    for name, game in catalogue.games().items():
        feel = f"{name}-feel"
        table.add_row(
            name,
            say(f"{name}-name"),
            _players(game.rules.seats),
            str(game.rules.version),
            ", ".join(bots.names(name)),
            say(feel) if has(lang, feel) else "",
        )
    Console().print(table)
    if catalogue.failures():
        print(say("cli-left-out"), file=sys.stderr)
    for failure in catalogue.failures():
        why = explain(failure.error, lang)
        print(say("cli-failure", game=failure.id, package=failure.package, why=why), file=sys.stderr)


def _players(seats: range) -> str:
    """A range of seats as text.

    >>> _players(range(2, 7)), _players(range(2, 3))
    ('2–6', '2')
    """
    return f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])
