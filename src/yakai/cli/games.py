"""`yakai games`: what can be played here."""

from rich.console import Console
from rich.table import Table

from yakai import bots
from yakai.cli.language import LangOption, speaker
from yakai.core import catalogue


def games(lang: LangOption) -> None:
    """List the games that are installed, with their players and bots."""
    say = speaker(lang)
    table = Table()
    for key in ("cli-game", "cli-title", "cli-players", "cli-rules-version", "cli-bots", "cli-about"):
        table.add_column(say(key))
    for name, game in catalogue.games().items():
        seats = game.rules.seats
        table.add_row(
            name,
            say(f"{name}-name"),
            f"{seats[0]}–{seats[-1]}",
            str(game.rules.version),
            ", ".join(bots.names(name)),
            say(f"{name}-feel"),
        )
    Console().print(table)
