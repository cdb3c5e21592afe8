"""All games, built-in and installed, found by the entry point group `yakai.games`.

A package whose game is not sound is left out, and `failures` says why. It does not affect the others.
"""

from collections.abc import Iterator
from functools import cache
from importlib.metadata import Distribution, EntryPoint, distributions
from typing import Final, NamedTuple

from yakai.core.errors import UnknownGame, UnknownVersion, UnsoundGame
from yakai.core.game import AnyRules, Game
from yakai.core.installed import sound_game

GROUP: Final = "yakai.games"


class Failure(NamedTuple):
    """An installed game that is left out: the name of its entry point, its package, and the error."""

    id: str
    package: str
    error: UnsoundGame


class _Found(NamedTuple):
    games: dict[str, Game]
    ours: frozenset[str]
    failures: tuple[Failure, ...]


def games() -> dict[str, Game]:
    """All sound games by id, in alphabetical order."""
    return _found().games


def ours() -> dict[str, Game]:
    """The games that come with Yakai."""
    return {name: game for name, game in games().items() if name in _found().ours}


def failures() -> tuple[Failure, ...]:
    """The installed games that are left out."""
    return _found().failures


def look_again() -> None:
    """Clear the cache, because a package was installed or removed."""
    _found.cache_clear()


@cache
def _found() -> _Found:
    found: dict[str, Game] = {}
    failed: list[Failure] = []
    points = sorted(_points(failed), key=lambda point: (point.name, not _is_ours(point), point.value))
    for point in dict.fromkeys(points):
        try:
            if point.name in found:
                raise UnsoundGame("game-is-there-twice", game=point.name)
            found[point.name] = sound_game(point, trusted=_is_ours(point))
        except UnsoundGame as error:
            failed.append(Failure(point.name, _package(point.dist), error))
    return _Found(found, frozenset(point.name for point in points if _is_ours(point)), tuple(failed))


def _points(failed: list[Failure]) -> Iterator[EntryPoint]:
    """The entry points of all packages, read one by one, so that an unreadable file affects only its own package."""
    for package in distributions():
        try:
            # A line without `=` has no value.
            points = [point for point in package.entry_points if point.group == GROUP]
            if empty := [point for point in points if not point.value]:
                raise ValueError(f"{empty[0].name!r} has no value")
        except (ValueError, TypeError, AttributeError, OSError) as error:
            why, name = f"{type(error).__name__}: {error}", _package(package)
            failed.append(Failure(name, name, UnsoundGame("game-cannot-be-loaded", game=name, why=why)))
        else:
            yield from points


def _package(package: Distribution | None) -> str:
    """A package's name; `?` if its metadata cannot be read."""
    try:
        return str(package.name or "?") if package is not None else "?"
    except (ValueError, TypeError, AttributeError, KeyError, OSError):
        return "?"


def _is_ours(point: EntryPoint) -> bool:
    return point.value.startswith(f"{GROUP}.")


def game(id: str) -> Game:
    """One game by its id."""
    try:
        return games()[id]
    except KeyError:
        raise UnknownGame("no-such-game", game=id, known=", ".join(games())) from None


def rules(id: str, version: int | None = None) -> AnyRules:
    """A game's rules: the current version, or the one that a log names."""
    entry = game(id)
    for one in (entry.rules, *entry.past):
        if version is None or one.version == version:
            return one
    raise UnknownVersion("no-such-rules-version", game=id, version=version or 0, newest=entry.rules.version)
