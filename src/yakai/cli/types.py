"""`yakai types`: writes TypeScript for the client from the Python types."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from yakai.cli.language import command_language, error_text
from yakai.cli.typescript import HEAD, Module
from yakai.core import catalogue, events
from yakai.core.errors import UnknownGame
from yakai.core.game import Game, Result

OUT = Path("client/src/generated")
"""The folder of the generated types of the client in a checkout."""


def files() -> dict[str, str]:
    """The generated files of the client by path: what all games share, messages, HTTP, and the built-in games."""
    from yakai.text import rules as rules_pages
    from yakai.web import messages
    from yakai.web.http import api, history, notice_settings, problems, table_lists
    from yakai.web.ws import requests

    core = _core()
    wire = Module("The messages of the WebSocket protocol.", {"./core": core})
    wire.add_module(requests.__name__)
    wire.add_module(messages.__name__)
    http = Module("The bodies of HTTP requests and responses.", {"./core": core})
    http.add_module(api.__name__)
    http.add_module(table_lists.__name__)
    http.add_module(history.__name__)
    http.add_module(notice_settings.__name__)
    http.add(problems.Problem)
    http.add(rules_pages.RulesPage)
    games = {f"games/{name}.ts": _game(game, "../core", core) for name, game in catalogue.ours().items()}
    return {"core.ts": core.text(), "wire.ts": wire.text(), "http.ts": http.text(), **games}


def files_of(game: Game) -> dict[str, str]:
    """The generated files of one game, built-in or installed, by path: its own and what all games share."""
    core = _core()
    return {"core.ts": core.text(), f"{game.rules.id}.ts": _game(game, "./core", core)}


def _core() -> Module:
    core = Module("What all games share.")
    core.add(Result)
    core.add(events.MatchEvent, "MatchEvent")
    return core


def _game(game: Game, path: str, core: Module) -> str:
    """The file of a game's types. It imports what all games share from this path."""
    rules = game.rules
    module = Module(f"The values of the game “{rules.id}”, rules version {rules.version}.", {path: core})
    for known_as, kind in (
        ("View", rules.kinds.view),
        ("Legal", rules.kinds.legal),
        ("Event", rules.kinds.event),
        ("Action", rules.kinds.action),
        ("Options", rules.options),
    ):
        module.add(kind, known_as)
    if rules.customs.glimpse is not None:
        module.add(rules.customs.glimpse, "Glimpse")
    return module.text()


def types(
    ctx: typer.Context,
    game: Annotated[
        str,
        typer.Argument(
            help="A game's id, such as that of an installed package; without it, the whole client."
        ),
    ] = "",
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit with 1 if a file differs.")
    ] = False,
    out: Annotated[Path, typer.Option(help="The folder to write to.")] = OUT,
) -> None:
    """Write TypeScript from the Python types: of the whole client, or of one game for its own board."""
    try:
        wanted = files_of(catalogue.game(game)) if game else files()
    except UnknownGame as error:
        raise typer.BadParameter(error_text(error, command_language(ctx))) from None
    written = {path.relative_to(out).as_posix(): path for path in out.rglob("*.ts") if _is_ours(path)}
    changed = [
        name
        for name, text in wanted.items()
        if name not in written or written[name].read_text("utf-8") != text
    ]
    stale = [] if game else sorted(written.keys() - wanted.keys())
    for name in (*changed, *stale):
        print(out / name, file=sys.stderr)
    if check:
        raise typer.Exit(1 if changed or stale else 0)
    for name in changed:
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_text(wanted[name], "utf-8")
    for name in stale:
        written[name].unlink()


def _is_ours(path: Path) -> bool:
    return path.read_text("utf-8").startswith(HEAD)
