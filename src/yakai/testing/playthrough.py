"""Writes a whole game as readable text, to be kept beside the tests and reviewed as a diff.

python -m yakai.testing.playthrough game.jsonl > playthrough.txt
"""

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from yakai.core.log import Acted, Settled
from yakai.core.match import Match
from yakai.core.matches import load
from yakai.core.steps import Step
from yakai.testing.laws import positions


def playthrough(match: Match) -> str:
    """Each entry with its events; before an action, what is new in the actor's view and the legal actions.

    A seat's events are written only if they differ from the spectators'.
    """
    return "\n".join(_lines(match)) + "\n"


def _lines(match: Match) -> Iterator[str]:
    header = match.header
    yield f"{header.game} version {header.version}, {header.seats} seats, options {_json(header.options)}"
    seen: dict[int, dict[str, Any]] = {seat: {} for seat in range(match.seats)}
    for number, (now, step) in enumerate(positions(match), start=1):
        if step is None:
            return
        match step.entry:
            case Acted(seat=seat, action=action):
                view = msgspec.to_builtins(now.view(seat))
                news = {name: value for name, value in view.items() if seen[seat].get(name) != value}
                seen[seat] = view
                yield f"\n{number}. seat {seat}"
                yield from (f"  sees    {name} {_json(value)}" for name, value in news.items())
                yield f"  may     {_json(now.legal(seat))}"
                yield f"  does    {_json(action)}"
            case Settled(outcome=outcome):
                yield f"\n{number}. chance"
                yield f"  gives   {_json(outcome)}"
            case other:
                yield f"\n{number}. {other.type}"
        yield from _told(now, step)


def _told(now: Match, step: Step) -> Iterator[str]:
    everybody = now.rules.tell(step.before, step.entry, step.after, None)
    yield from (f"  told    {_json(event)}" for event in everybody)
    for seat in range(now.seats):
        own = now.rules.tell(step.before, step.entry, step.after, seat)
        if own != everybody:
            yield from (f"  seat {seat}  {_json(event)}" for event in own)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    sys.stdout.write(playthrough(load(sys.argv[1])))
