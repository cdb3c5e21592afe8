"""`yakai types`: the browser's types, written from ours."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from yakai.cli.typescript import HEAD, Module
from yakai.core import catalogue, events
from yakai.core.game import Result

OUT = Path("client/src/generated")


def files() -> dict[str, str]:
    """Every generated file by its path: the core's values, what crosses the wire and HTTP, and our games' own."""
    from yakai.text import rules as rules_pages
    from yakai.web import messages
    from yakai.web.http import api, history, notice_settings, problems, table_lists
    from yakai.web.ws import requests

    core = Module("What all games share.")
    core.add(Result)
    core.add(events.MatchEvent, "MatchEvent")
    wire = Module("Every message that crosses the wire.", {"./core": core})
    wire.add_module(requests.__name__)
    wire.add_module(messages.__name__)
    http = Module("What is asked and answered by HTTP.", {"./core": core})
    http.add_module(api.__name__)
    http.add_module(table_lists.__name__)
    http.add_module(history.__name__)
    http.add_module(notice_settings.__name__)
    http.add(problems.Problem)
    http.add(rules_pages.RulesPage)
    written = {"core.ts": core.text(), "wire.ts": wire.text(), "http.ts": http.text()}
    for name, game in catalogue.ours().items():
        rules = game.rules
        module = Module(f"The values of the game “{name}”, rules version {rules.version}.", {"../core": core})
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
        written[f"games/{name}.ts"] = module.text()
    return written


def types(
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit with 1 if a file differs.")
    ] = False,
    out: Annotated[Path, typer.Option(help="The folder to write to.")] = OUT,
) -> None:
    """Write the browser's TypeScript from our messages and the games' values."""
    wanted = files()
    ours = {path.relative_to(out).as_posix(): path for path in out.rglob("*.ts") if _is_ours(path)}
    changed = [
        name for name, text in wanted.items() if name not in ours or ours[name].read_text("utf-8") != text
    ]
    stale = sorted(ours.keys() - wanted.keys())
    for name in (*changed, *stale):
        print(out / name, file=sys.stderr)
    if check:
        raise typer.Exit(1 if changed or stale else 0)
    for name in changed:
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_text(wanted[name], "utf-8")
    for name in stale:
        ours[name].unlink()


def _is_ours(path: Path) -> bool:
    return path.read_text("utf-8").startswith(HEAD)
