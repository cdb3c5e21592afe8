"""`yakai replay`: a game from its log, in words."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from yakai.cli.language import LangOption
from yakai.cli.plain import terminal
from yakai.core import catalogue
from yakai.core.errors import BadOption, BadSeat
from yakai.core.events import MatchEvent
from yakai.core.game import Seat
from yakai.core.match import Match
from yakai.core.matches import load
from yakai.core.steps import Step
from yakai.text import Lang, say_in
from yakai.text.telling import sentences


def replay(
    lang: LangOption,
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, readable=True, help="A game's log.")],
    seat: Annotated[
        int | None, typer.Option(help="Show what this seat saw, from 1 (default: what spectators saw).")
    ] = None,
    at: Annotated[int | None, typer.Option(min=0, help="Stop after this many of the log's entries.")] = None,
) -> None:
    """Retell a game from its log, then show the table at the end or at an earlier point."""
    say = say_in(lang)
    match = load(file)
    words = terminal(match.rules.id)
    names = [say("cli-seat", seat=number) for number in range(1, match.seats + 1)]
    if seat is not None and not 1 <= seat <= match.seats:
        raise BadSeat("cli-no-such-seat", seat=seat, seats=match.seats)
    you = None if seat is None else seat - 1
    if at is not None and at > len(match.log):
        raise BadOption("cli-no-such-entry", at=at, entries=len(match.log))
    print(
        say("cli-replay", name=say(f"{match.rules.id}-name"), seats=match.seats, version=match.rules.version)
    )
    past = Match(match.rules, match.seats, match.options, deal=False)
    for number, entry in enumerate(match.log[:at], start=1):
        for line in narrate(past, (past.replay(entry),), you, names, lang):
            print(f"{number:>4}  {line}")
    print()
    for line in words.picture(past.view(you), names, say):
        print(line)


def narrate(
    match: Match, steps: Sequence[Step], seat: Seat | None, names: Sequence[str], lang: Lang
) -> list[str]:
    """The events of some steps in words, as this seat was told of them; as JSON for a game without texts."""
    game = catalogue.game(match.rules.id)
    lines: list[str] = []
    for event in match.tell(steps, seat):
        if game.telling is None and not isinstance(event, MatchEvent):
            lines.append(msgspec.json.encode(event).decode())
        else:
            lines += sentences(game, event, names, seat, lang)
    return lines
