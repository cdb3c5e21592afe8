"""Checks an installed game: that it loads, has all its parts, can be started, and has texts under its own keys."""

import re
from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint
from importlib.resources import files
from importlib.resources.abc import Traversable
from random import Random
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from yakai.core.errors import UnsoundGame
from yakai.core.game import AnyRules, Customs, Game, Kinds
from yakai.core.match import Match
from yakai.core.options import OptionInfo, offered
from yakai.core.pages import sections_of

ID: Final = re.compile(r"[a-z][a-z0-9]*")
"""A game's id. It has no hyphen, so that text keys, which begin with it, cannot be those of another game."""

OUR_PARTS: Final = frozenset({"cli", "errors", "game", "games", "play", "shell", "table", "text", "yakai"})
"""Ids that no game can have, besides those with which keys of our own texts begin."""

RULES_PAGE: Final = re.compile(r"rules\..+\.md")
"""The file name of a rules page in any language."""

MOST_SEATS: Final = 100
"""The largest number of seats, because messages list them all."""

_NEEDED: Final = {
    "telling": ("sentences",),
    "terminal": ("prompt", "picture", "read", "help", "rules"),
    "hinting": ("because", "sentence"),
    "afterthoughts": ("about", "thought", "told"),
    "seeing": ("choose",),
    "words": ("counts", "flaws", "add"),
}
"""The attributes that each optional part of a game must have, if the game has that part."""

_NEEDED_OF_RULES: Final = (
    "setup",
    "pending",
    "act",
    "sample",
    "settle",
    "expire",
    "view",
    "tell",
    "recall",
    "legal",
    "imagine",
)


def sound_game(point: EntryPoint, trusted: bool = False) -> Game:
    """The game of an entry point; raises `UnsoundGame`, which says what is wrong. A built-in game is `trusted`: it is
    not started and its texts are not read, because our tests do that.
    """
    try:
        found = point.load()
        _check_game(point.name, found)
        if not trusted:
            if point.name in reserved():
                raise UnsoundGame("game-id-is-reserved", game=point.name)
            for rules in (found.rules, *found.past):
                _check_beginning(point.name, rules)
            _check_texts(point.name, found.package)
    except (UnsoundGame, KeyboardInterrupt):
        raise
    except BaseException as error:  # a package may raise anything, even SystemExit
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
    for part, lacking in _incomplete_parts(found):
        raise UnsoundGame("game-part-lacks", game=id, part=part, lacking=", ".join(lacking))
    if wrong := next(_wrong_parts(found), None):
        raise UnsoundGame("game-part-is-wrong", game=id, part=wrong)
    for rules in (found.rules, *found.past):
        if not rules.seats or rules.seats[0] < 1:
            raise UnsoundGame("game-has-no-seats", game=id)
        _check_options(id, rules.options)


def _incomplete_parts(game: Game) -> Iterator[tuple[str, list[str]]]:
    """The parts of a game that lack attributes, each with their names."""
    parts = [(part, getattr(game, part), needed) for part, needed in _NEEDED.items()]
    parts += [("rules", rules, _NEEDED_OF_RULES) for rules in (game.rules, *_past(game))]
    for part, value, needed in parts:
        lacking = [name for name in needed if getattr(value, name, None) is None]
        if value is not None and lacking:
            yield part, lacking


def _past(game: Game) -> tuple[AnyRules, ...]:
    return game.past if type(game.past) is tuple else ()


def _wrong_parts(game: Game) -> Iterator[str]:
    """The names of the parts of a game that have a wrong type. Python itself has not checked types."""
    fine = {
        "past": type(game.past) is tuple,
        "bots": _are_bots(game.bots),
        "terminal": game.terminal is None or _is_terminal(game.terminal),
        "package": isinstance(game.package, str),
        "bides": game.bides is None or callable(game.bides),
        "goes_on": game.goes_on is None or callable(game.goes_on),
        "keeps": game.keeps is None or callable(game.keeps),
        **{
            part: value is None or _has(value, *functions)
            for part, functions in _NEEDED.items()
            if part != "terminal"
            for value in (getattr(game, part),)
        },
    }
    yield from (part for part, is_fine in fine.items() if not is_fine)
    if game.stand_in is not None and game.stand_in not in game.bots:
        yield "stand_in"
    for rules in (game.rules, *game.past):
        yield from (f"rules.{part}" for part in _wrong_parts_of_rules(rules, game.rules.id))


def _wrong_parts_of_rules(rules: Any, id: str) -> Iterator[str]:
    fine = {
        "id": getattr(rules, "id", None) == id,
        "version": type(getattr(rules, "version", None)) is int,
        "seats": _are_seats(getattr(rules, "seats", None)),
        "kinds": _are_kinds(getattr(rules, "kinds", None)),
        "customs": _are_customs(getattr(rules, "customs", None)),
        "colours": _are_enough(getattr(rules, "customs", None), getattr(rules, "seats", None)),
        **{name: _has(rules, name) for name in _NEEDED_OF_RULES},
    }
    return (part for part, is_fine in fine.items() if not is_fine)


def _are_seats(seats: Any) -> bool:
    return isinstance(seats, range) and seats.step == 1 and seats.stop <= MOST_SEATS + 1


def _are_kinds(kinds: Any) -> bool:
    """Whether all types can be decoded from JSON, and actions are Structs."""
    if not isinstance(kinds, Kinds):
        return False
    try:
        for name in kinds.__struct_fields__:
            msgspec.json.Decoder(getattr(kinds, name))
    except (TypeError, ValueError):
        return False
    actions = get_args(kinds.action) or (kinds.action,)
    return all(isinstance(kind, type) and issubclass(kind, Struct) for kind in actions)


def _are_customs(customs: Any) -> bool:
    if not isinstance(customs, Customs):
        return False
    flags = (customs.together, customs.forgets)
    rows = (customs.final, customs.host, customs.adds)
    functions = (
        customs.refuses,
        customs.follow,
        customs.offered,
        customs.excuse,
        customs.standing,
        customs.glimpsed,
    )
    silent: Any = customs.silent
    glimpse: Any = customs.glimpse
    return (
        all(type(flag) is bool for flag in flags)
        and type(customs.colours) is int
        and (type(silent) is bool or callable(silent))
        and all(type(row) is tuple and all(isinstance(kind, type) for kind in row) for row in rows)
        and all(function is None or callable(function) for function in functions)
        and (glimpse is None or (isinstance(glimpse, type) and issubclass(glimpse, Struct)))
        and (glimpse is None) == (customs.glimpsed is None)
    )


def _are_enough(customs: Any, seats: Any) -> bool:
    """Whether there are enough colours for every seat to have its own."""
    colours = getattr(customs, "colours", 0)
    return colours == 0 or (type(colours) is int and _are_seats(seats) and colours >= seats.stop - 1)


def _are_bots(bots: Any) -> bool:
    return isinstance(bots, Mapping) and all(
        isinstance(name, str) and _has(bot, "choose") for name, bot in bots.items()
    )


def _is_terminal(terminal: Any) -> bool:
    rules = getattr(terminal, "rules", None)
    return (
        _has(terminal, "prompt", "picture", "read")
        and isinstance(getattr(terminal, "help", None), str)
        and type(rules) is tuple
        and all(isinstance(key, str) for key in rules)
    )


def _has(thing: Any, *functions: str) -> bool:
    return all(callable(getattr(thing, name, None)) for name in functions)


def _check_options(id: str, options: Any) -> None:
    """Raise `UnsoundGame` unless all options have defaults of their types and can be sent to a lobby and logged."""
    try:
        if not (isinstance(options, type) and issubclass(options, Struct)):
            raise TypeError("no Struct")
        usual = options()
        msgspec.json.decode(msgspec.json.encode(usual), type=options)
        msgspec.json.decode(msgspec.json.encode(offered(options)), type=tuple[OptionInfo, ...])
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise UnsoundGame("game-options-are-wrong", game=id, why=why) from error


def _check_beginning(id: str, rules: AnyRules) -> None:
    """Raise `UnsoundGame` unless a game with the fewest seats starts, and its views and choices can be encoded."""
    try:
        match = Match(rules, rules.seats[0], {}, Random(0))
        for seat in (None, 0):
            view = match.view(seat)
            msgspec.json.encode(view)
            msgspec.json.encode(rules.legal(view))
            msgspec.json.encode((rules.customs.offered or rules.legal)(view))
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise UnsoundGame("game-cannot-be-begun", game=id, why=why) from error


def reserved() -> frozenset[str]:
    """Ids that no game can have, because keys of our own texts begin with them."""
    begins = re.compile(r"^-?([a-z0-9]+)", re.MULTILINE)
    ours = (
        file.read_text("utf-8")
        for file in (files("yakai") / "text" / "en").iterdir()
        if file.name.endswith(".ftl")
    )
    return OUR_PARTS.union(*(begins.findall(source) for source in ours))


def _check_texts(id: str, package: str) -> None:
    """Raise `UnsoundGame` unless there is English with the game's name, and all texts parse and have its own keys."""
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415  # slow to import; built-in games need none

    folder = files(package) / "text"
    if not (folder / "en.ftl").is_file():
        raise UnsoundGame("game-has-no-texts", game=id)
    for file in folder.iterdir():
        if RULES_PAGE.fullmatch(file.name):
            _check_rules_page(id, file)
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


def _check_rules_page(id: str, page: Traversable) -> None:
    try:
        sections_of(page.read_text("utf-8"))
    except ValueError as error:  # no heading, or not UTF-8
        why = f"{type(error).__name__}: {error}"
        raise UnsoundGame("game-rules-cannot-be-read", game=id, file=page.name, why=why) from error
