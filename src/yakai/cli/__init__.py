"""The command line: `yakai games | simulate | ladder | replay | play | words | types | serve |
table | backup | restore | space | archive | purge`."""

import sys
from typing import Any

import typer
from typer.core import TyperGroup

from yakai.cli import language
from yakai.cli.backup import backup, restore
from yakai.cli.games import games
from yakai.cli.ladder import ladder
from yakai.cli.play import play
from yakai.cli.replay import replay
from yakai.cli.serve import serve
from yakai.cli.simulate import simulate
from yakai.cli.space import archive, purge, space
from yakai.cli.table import table
from yakai.cli.types import types
from yakai.cli.words import words
from yakai.core.errors import YakaiError


class Commands(TyperGroup):
    """All commands; an error of ours becomes one line in the user's language, not a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run the chosen command."""
        try:
            return super().invoke(ctx)
        except YakaiError as error:
            print(language.error_text(error, language.command_language(ctx)), file=sys.stderr)
            raise typer.Exit(2) from None


app = typer.Typer(
    name="yakai",
    cls=Commands,
    help="Yakai (夜会): tabletop games for an evening together.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)

app.command()(serve)
app.add_typer(table)
app.command()(backup)
app.command()(restore)
app.command()(space)
app.command()(archive)
app.command()(purge)
app.command()(games)
app.command()(play)
app.command()(simulate)
app.command()(ladder)
app.command()(replay)
app.command()(words)
app.command()(types)


def main() -> None:
    """The program `yakai`."""
    app()
