"""`yakai words`: counts the words of each game and reports what is wrong with them."""

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from yakai.cli.data import DataOption, data_directory
from yakai.cli.language import LangOption
from yakai.core import catalogue
from yakai.text import explain, say_in
from yakai.web.ops.custom_words import add_words


def words(
    lang: LangOption,
    data: DataOption = None,
    lacking: Annotated[
        bool, typer.Option("--lacking", help="Name the words that bots cannot draw yet.")
    ] = False,
    pictures: Annotated[
        str | None, typer.Option(help="Only search the pictures that bots draw with.", show_default=False)
    ] = None,
) -> None:
    """Count the words of each game by level and language, and report all errors; exit with 1 if there are any."""
    say = say_in(lang)
    if pictures is not None:
        _search_pictures(pictures, say("cli-words-no-picture"))
        return
    flaws = [flaw for found in add_words(data_directory(data)).values() for flaw in found]
    for name, game in catalogue.games().items():
        if game.words is None:
            continue
        counts = game.words.counts()
        languages = list(dict.fromkeys(one for by_language in counts.values() for one in by_language))
        table = Table(title=say(f"{name}-name"))
        for head in (say("cli-words-level"), *languages):
            table.add_column(head)
        for level, by_language in counts.items():
            table.add_row(level, *(str(by_language.get(one, 0)) for one in languages))
        Console().print(table)
        if without := game.words.lacking():
            print("\n".join(without) if lacking else say("cli-words-lacking", count=len(without)))
        flaws += game.words.flaws()
    for file, line, error in flaws:
        print(f"{file}:{line}: {explain(error, lang)}", file=sys.stderr)
    raise typer.Exit(1 if flaws else 0)


def _search_pictures(word: str, nothing: str) -> None:
    words = [game.words for game in catalogue.games().values() if game.words is not None]
    found = [line for some in words for line in some.pictures(word)]
    print("\n".join(found or [nothing]))
    raise typer.Exit(0 if found else 1)
