"""Functions that make a match: a new one, or one from its log."""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from yakai.core import catalogue, log
from yakai.core.errors import BadLog, DamagedLog, TruncatedLog, YakaiError
from yakai.core.game import AnyRules, Chance
from yakai.core.log import Finished
from yakai.core.match import Match
from yakai.core.options import check_choices, read_options


def new(
    game: str, *, seats: int, options: Mapping[str, Any] | None = None, seed: int | str | None = None
) -> Match:
    """A new match, already dealt. With a seed its random outcomes are repeatable; without one the system draws them."""
    rules = catalogue.rules(game)
    chosen = read_options(rules, options)
    check_choices(rules, chosen)
    return Match(rules, seats, chosen, SystemRandom() if seed is None else Random(seed))


def load(path: str | PathLike[str]) -> Match:
    """The match of a log file that `Match.save` wrote. It can be played on."""
    return from_bytes(Path(path).read_bytes())


def from_bytes(text: bytes, rules: AnyRules | None = None) -> Match:
    """The match of a log's text, with these rules or with the installed ones that its header names."""
    lines = log.split(text)
    header = log.read_header(lines[0])
    rules = rules or catalogue.rules(header.game, header.version)
    match = Match(rules, header.seats, header.options, deal=False)
    for number, line in enumerate(lines[1:], start=2):
        entry = log.read_entry(line, rules, number)
        try:
            match.replay(entry)
        except BadLog:
            raise
        except YakaiError as error:
            raise DamagedLog("log-line-could-not-happen", line=number, why=str(error)) from error
    finished = bool(match.log) and isinstance(match.log[-1], Finished)
    if isinstance(match.pending, Chance) or (match.result is not None and not finished):
        raise TruncatedLog("log-is-cut-off", line=len(lines) + 1)
    return match
