"""Whether an installed game is sound: it loads, is what its entry point says, and has texts that are its own."""

import re
from importlib.metadata import EntryPoint
from importlib.resources import files
from typing import Any, Final

from yakai.core.errors import UnsoundGame
from yakai.core.game import Game

ID: Final = re.compile(r"[a-z][a-z0-9]*")
"""No hyphen: the keys of one game can never begin like those of another."""


def sound_game(point: EntryPoint, trusted: bool = False) -> Game:
    """The game of an entry point; raises `UnsoundGame`, which says what is wrong. Texts of a trusted one, which are
    proved elsewhere, are not read.
    """
    try:
        found = point.load()
        _check_game(point.name, found)
        if not trusted:
            _check_texts(point.name, found.package)
    except UnsoundGame:
        raise
    except (Exception, SystemExit) as error:  # whatever somebody's package does
        why = f"{type(error).__name__}: {error}"
        raise UnsoundGame("game-cannot-be-loaded", game=point.name, why=why) from error
    game: Game = found
    return game


def _check_game(id: str, found: Any) -> None:
    if not ID.fullmatch(id):
        raise UnsoundGame("game-id-is-wrong", game=id)
    if not isinstance(found, Game):
        raise UnsoundGame("game-is-no-game", game=id, found=type(found).__name__)
    if found.rules.id != id:
        raise UnsoundGame("game-has-another-id", game=id, id=str(found.rules.id))
    if not found.rules.seats or found.rules.seats[0] < 1:
        raise UnsoundGame("game-has-no-seats", game=id)
    found.rules.options()  # each option has a default


def _check_texts(id: str, package: str) -> None:
    """English is there and names the game; every text of every language can be read and is the game's own."""
    # Only where somebody has installed something: it takes a while.
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415

    folder = files(package) / "text"
    if not (folder / "en.ftl").is_file():
        raise UnsoundGame("game-has-no-texts", game=id)
    for file in folder.iterdir():
        if not file.name.endswith(".ftl"):
            continue
        source = file.read_text("utf-8")
        keys: set[str] = set()
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                begin = entry.span.start if entry.span else 0
                line = source.count("\n", 0, begin) + 1
                raise UnsoundGame("game-text-cannot-be-read", game=id, file=file.name, line=line)
            if isinstance(entry, ast.Message | ast.Term):
                keys.add(entry.id.name)
        for key in sorted(keys):
            if not key.startswith(f"{id}-"):
                raise UnsoundGame("game-text-is-not-its-own", game=id, file=file.name, text=key)
        if file.name == "en.ftl" and f"{id}-name" not in keys:
            raise UnsoundGame("game-has-no-name", game=id)
