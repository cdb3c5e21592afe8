"""Compiled or plain, a game is the same to the byte; and what is everybody's stays open."""

import json
import os
import subprocess
import sys

import msgspec

from yakai.compiled import FOLDER, PLAIN, Made

GAMES = """
import json
from hashlib import sha256
from random import Random

import msgspec

from yakai.core import catalogue, match
from yakai.core.match import Match
from yakai.core.searching import hidden_in
from yakai.table.told import Told
from yakai.table.writing import write
from yakai.testing.play import Case, random_match
from yakai.text import LANGS


class Mine(Match):
    pass


def played(game):
    rules, known = catalogue.rules(game), sha256()
    for seats in rules.seats:
        whole = random_match(Case(rules, seats, {}), seed=seats)
        again = Mine(whole.rules, whole.seats, whole.options, Random(1), deal=False)
        told = Told(again)
        for entry in whole.log:
            told.tell(again, (again.replay(entry),), ("Ann", None, "", "Bob", "Cleo", "Dan")[:seats])
            known.update(write((entry,)))
            known.update(str(len(hidden_in(again.state))).encode())
            for seat in (None, *range(seats)):
                known.update(msgspec.json.encode(again.view(seat)))
        for seat in (None, *range(seats)):
            known.update(msgspec.json.encode([thing.event for thing in told.since(seat, max(0, told.n(seat) - 50))]))
            known.update(msgspec.json.encode([told.log(seat, lang) for lang in LANGS]))
            known.update(repr(again.can_undo(seat)).encode() if seat is not None else b"")
        twin = again.clone()
        assert type(twin) is Mine and twin.log == whole.log
        twin.note = "one may add to it"
    return known.hexdigest()


games = {game: played(game) for game in catalogue.games()}
print(json.dumps({"games": games, "compiled": not match.__file__.endswith(".py")}))
"""


def test_compiled_and_plain_are_alike_to_the_byte() -> None:
    plain, compiled = (told_by(environment) for environment in ({PLAIN: "1"}, {}))
    assert plain["games"] == compiled["games"]
    assert plain["compiled"] is False
    assert compiled["compiled"] is is_made()


def is_made() -> bool:
    """Whether there are libraries of the sources as they are now; where they cannot be made there are none."""
    made = FOLDER / "server" / "made.json"
    return made.exists() and msgspec.json.decode(made.read_bytes(), type=Made).fits()


def told_by(environment: dict[str, str]) -> dict[str, object]:
    rest = {name: value for name, value in os.environ.items() if name != PLAIN}
    done = subprocess.run(  # our own
        [sys.executable, "-c", GAMES], env=rest | environment, capture_output=True, text=True, check=True
    )
    told: dict[str, object] = json.loads(done.stdout)
    return told
