"""Compiled or plain, a game is the same to the byte, and the public classes can still be subclassed and copied."""

import json
import os
import subprocess
import sys
from importlib import import_module

import msgspec
from compiling.kits import SERVER

from yakai.compiled import FOLDER, PLAIN, Manifest

GAMES = r"""
import asyncio
import json
from hashlib import sha256
from random import Random

import msgspec

from yakai.core import catalogue, match
from yakai.core.match import Match
from yakai.core.find_hidden import hidden_in
from yakai.store.memory import MemoryStore
from yakai.table.commands.lobby import OpenTable
from yakai.table.services import TableServices
from yakai.table.settings import TableSettings
from yakai.table.state.streams import Streams
from yakai.table.state.log_writer import write
from yakai.table.tables import Tables
from yakai.table.uptime import Uptime
from yakai.testing.play import Case, random_match
from yakai.text import languages
from yakai.web.ws.view_diff import parted
from yakai.web.net.websocket_frames import text_frames
from yakai.web.ws.decode import decoded, id_in
from yakai.web.ws.handlers import HANDLERS
from yakai.web.ws.viewer import Viewer


class Mine(Match):
    pass


def played(game):
    rules, known = catalogue.rules(game), sha256()
    for seats in rules.seats:
        whole = random_match(Case(rules, seats, {}), seed=seats)
        again = Mine(whole.rules, whole.seats, whole.options, Random(1), deal=False)
        streams, before = Streams(again), {}
        for entry in whole.log:
            streams.add(again, (again.replay(entry),), ("Ann", None, "", "Bob", "Cleo", "Dan")[:seats])
            known.update(write((entry,)))
            known.update(str(len(hidden_in(again.state))).encode())
            for seat in (None, *range(seats)):
                view = again.view(seat)
                known.update(msgspec.json.encode(view))
                known.update(msgspec.json.encode(parted(before.get(seat, view), view)))
                known.update(repr(seat is not None and again.can_undo(seat)).encode())
                before[seat] = view
        for seat in (None, *range(seats)):
            latest = streams.since(seat, max(0, streams.length(seat) - 50))
            known.update(msgspec.json.encode([one.event for one in latest]))
            known.update(msgspec.json.encode([streams.log(seat, lang) for lang in languages()]))
        twin = again.clone()
        assert type(twin) is Mine and twin.log == whole.log
        twin.note = "one may add to it"
    return known.hexdigest()


async def viewed():
    services = TableServices(MemoryStore(), None, TableSettings(), lambda: 0.0, Uptime())
    tables = Tables(services, lambda: Random(1))
    keys = await tables.open(OpenTable("ann", "Ann", "yak", 2, {}, (), True, False))
    return Viewer((await tables.find(keys.invitation)).table, "ann", "Ann", True, "en")


def read(message, viewer):
    try:
        request = decoded(message)
        command = HANDLERS[type(request)].command
        return f"{type(request).__name__} {command and command(request, viewer)!r}"
    except Exception as error:
        return f"{type(error).__name__} {error} {id_in(message)}"


MESSAGES = (
    b'{"type": "act", "id": "r1", "seat": 0, "game": 1, "action": {"type": "pass"}}',
    b'{"type": "act", "id": "r2", "seat": true, "game": 1, "action": {}}',
    b'{"type": "act", "id": "r3", "seat": 99999999999999999999999, "game": -1, "action": null}',
    b'{"type": "sit", "id": "r4"}',
    b'{"type": "nothing", "id": "r5"}',
    b'{"id": 5}',
    b'{"id": null, "type": "ping"}',
    b"[]",
    "\ud800",
    b"\xff\xfe",
)

games = {game: played(game) for game in catalogue.games()}
viewer = asyncio.run(viewed())
read_all = [read(message, viewer) for message in MESSAGES]
wire = [read_all, text_frames([b"x" * size for size in (0, 125, 126, 65535, 65536)]).hex()]
print(json.dumps({"games": games, "wire": wire, "compiled": not match.__file__.endswith(".py")}))
"""


def test_compiled_and_plain_are_alike_to_the_byte() -> None:
    plain, compiled = (told_by(environment) for environment in ({PLAIN: "1"}, {}))
    assert plain["games"] == compiled["games"]
    assert plain["wire"] == compiled["wire"]
    assert plain["compiled"] is False
    assert compiled["compiled"] is is_made()


def test_no_struct_is_compiled() -> None:
    """A compiled `Struct` would lose its options and the types of its fields."""
    for file in SERVER.modules:
        name = file.removeprefix("src/").removesuffix(".py").replace("/", ".")
        own = [one for one in vars(import_module(name)).values() if getattr(one, "__module__", "") == name]
        assert not [one for one in own if isinstance(one, type) and issubclass(one, msgspec.Struct)], name


def is_made() -> bool:
    """Whether there are libraries of the sources as they are now; where they cannot be made there are none."""
    made = FOLDER / "server" / "made.json"
    return made.exists() and msgspec.json.decode(made.read_bytes(), type=Manifest).is_current()


def told_by(environment: dict[str, str]) -> dict[str, object]:
    rest = {name: value for name, value in os.environ.items() if name != PLAIN}
    done = subprocess.run(  # our own
        [sys.executable, "-c", GAMES], env=rest | environment, capture_output=True, text=True, check=True
    )
    told: dict[str, object] = json.loads(done.stdout)
    return told
