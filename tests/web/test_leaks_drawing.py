"""No byte reveals a word or a guess of Pictomania too early: rounds with a real server, in two worlds (PIC-23).

Two real servers play the same round with the same clock, the same ids and the same cards. In the second world the
others got other letters and numbers, or guess other numbers. Every byte that one seat and a spectator receive must be
the same in both: strokes, glimpses, guesses, refusals, and the full state on joining, until the words are shown, or
the guesses are turned over.
"""

import itertools
import re
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

import yakai
from tests.web.playing import latest, settled
from tests.web.running import same_each_time
from tests.web.test_non_interference import come_again
from yakai.client import TableConnection
from yakai.games.pictomania import cards
from yakai.games.pictomania.actions import Guess, Points, any_stroke
from yakai.games.pictomania.pieces import LETTER_CARDS, NUMBER_CARDS, Task
from yakai.games.pictomania.rules import PictomaniaRules
from yakai.games.pictomania.state import State
from yakai.games.pictomania.view import View
from yakai.web.messages import GlimpseMessage
from yakai.web.ws.inbox import Inbox
from yakai.web.ws.requests import GlimpseRequest

pytestmark = pytest.mark.anyio

SEATS = 3


class World(NamedTuple):
    """The secrets of a round: each player's word, and the numbers that they guess, by seat and artist."""

    tasks: tuple[Task, ...]
    guesses: tuple[tuple[int, ...], ...]


def any_world(rng: Random) -> World:
    letters, numbers = rng.sample(LETTER_CARDS, SEATS), rng.sample(NUMBER_CARDS, SEATS)
    guesses = (tuple(rng.sample(NUMBER_CARDS, SEATS)) for _ in range(SEATS))
    return World(tuple(map(Task, letters, numbers)), tuple(guesses))


def other_world(world: World, seat: int, rng: Random, words: bool) -> World:
    """A world with the same secrets for this seat, and other guesses and, with `words`, other words for the others."""
    while True:
        other = any_world(rng)
        tasks = tuple(one if words else two for one, two in zip(other.tasks, world.tasks, strict=True))
        found = World(
            (*tasks[:seat], world.tasks[seat], *tasks[seat + 1 :]),
            (*other.guesses[:seat], world.guesses[seat], *other.guesses[seat + 1 :]),
        )
        letters = [task.letter for task in found.tasks]
        numbers = {task.number for task in found.tasks}
        if len(numbers) == SEATS and all(letters.count(letter) <= 2 for letter in letters):
            return found


async def received(data: Path, world: World, patch: pytest.MonkeyPatch, review: bool) -> list[list[bytes]]:
    """Play a round in a world; return all that each seat and, last, a spectator received until the words are shown or,
    with `review`, from then on until the guesses are turned over.
    """
    patch.setattr(cards, "any_deal", lambda *_: world.tasks)
    with same_each_time(data, lambda: Random(5)) as server:
        async with AsyncExitStack() as stack:
            seats: list[TableConnection] = []
            invitation = watching = ""
            for place in range(SEATS):
                client = await stack.enter_async_context(server.client())
                await client.call_me(f"Person {place}")
                if not seats:
                    table = await client.open_table("pictomania", SEATS, options={"drawing": None})
                    invitation, watching = msgspec.structs.astuple(table)
                seats.append(await stack.enter_async_context(client.join(invitation)))
                await seats[place].joined()
                if place:
                    await seats[place].ask("sit", id=f"sit-{place}", seat=place)
                await settled(seats)
            guest = await stack.enter_async_context(server.client())
            watcher = await stack.enter_async_context(guest.join(watching))
            everybody = [*seats, watcher]
            await watcher.joined()
            for place, seat in enumerate(seats):
                await seat.ask("ready", id=f"ready-{place}", ready=True)
                await settled(everybody)
            await get_ready(seats, everybody)
            await draw(seats, everybody, world)
            if review:
                for seat in everybody:
                    seat.raw.clear()
            for place, seat in enumerate(seats[: None if review else -1]):
                await seat.act({"type": "finish"}, id=f"finish-{place}")
                await settled(everybody)
            for seat in everybody:
                for since in (None, 0, 1, latest(seat).n - 1):
                    seat.raw.extend(await come_again(seat, since))
            assert latest(watcher).view["stage"] == ("review" if review else "draw")
            return [[timeless(message) for message in seat.raw] for seat in everybody]


def timeless(message: bytes) -> bytes:
    """A message with its remaining time set to 0."""
    return re.sub(rb'"left":[0-9.e-]+', b'"left":0', message)


async def get_ready(seats: Sequence[TableConnection], everybody: Sequence[TableConnection]) -> None:
    for place, seat in enumerate(seats):
        await seat.act({"type": "ready", "step": latest(seat).view["step"]}, id=f"words-{place}")
        await settled(list(everybody))


async def draw(seats: Sequence[TableConnection], everybody: Sequence[TableConnection], world: World) -> None:
    """Let all players draw, with glimpses before each stroke, and guess; some try what is refused."""
    rng = Random(3)
    for number in range(3 * SEATS):
        place = number % SEATS
        stroke = any_stroke(rng)
        for at in range(min(len(stroke.xs), 8)):
            points = Points(number // SEATS, at, stroke.xs[at : at + 1], stroke.ys[at : at + 1])
            await seats[place].glimpse(points, seat=place)
            await settled([seats[place]])
            await settled(list(everybody))
        await seats[place].act(stroke, id=f"stroke-{number}")
        await settled(list(everybody))
    for number, (place, artist) in enumerate(itertools.permutations(range(SEATS), 2)):
        guess = Guess(artist, world.guesses[place][artist])
        await seats[place].act(guess, id=f"guess-{number}")
        await settled(list(everybody))
        for refused in (guess, any_stroke(rng)):
            with pytest.raises(yakai.YakaiError):
                await seats[place].act(refused, id=f"late-{number}-{refused.__struct_config__.tag}")
        await seats[place].glimpse(Points(3, 0, (1,), (1,)), seat=place)
        await settled([seats[place]])
        await settled(list(everybody))
    assert all(any(isinstance(message, GlimpseMessage) for message in seat.received) for seat in everybody)


@pytest.mark.parametrize(("seat", "review"), [(0, False), (2, False), (1, True)])
async def test_pic_23_no_byte_tells_a_word_or_a_guess_before_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seat: int, review: bool
) -> None:
    rng = Random(seat)
    world = any_world(rng)
    other = other_world(world, seat, rng, words=not review)
    one = await received(tmp_path / "one", world, monkeypatch, review)
    two = await received(tmp_path / "two", other, monkeypatch, review)
    assert one[seat] == two[seat]
    assert one[-1] == two[-1]
    # The two worlds really differ: another seat was shown other things.
    assert one != two


def leaking_view(patch: pytest.MonkeyPatch) -> None:
    """A public number depends on a guess."""
    view = PictomaniaRules.view

    def leaky(state: State, seat: int | None) -> View:
        seen = view(state, seat)
        guesses = [card.reveal().number for card in state.guess_cards]
        return replace(seen, undone=(sum(guesses), *seen.undone[1:]))

    patch.setattr(PictomaniaRules, "view", staticmethod(leaky))


def leaking_glimpse(patch: pytest.MonkeyPatch) -> None:
    """Glimpses are held back depending on what their artist draws."""
    show = Inbox._show_glimpse

    def leaky(self: Inbox, glimpse: GlimpseRequest) -> None:
        match = self._live.table.match
        assert match is not None
        if match.view(glimpse.seat).task.number % 2:
            show(self, glimpse)

    patch.setattr(Inbox, "_show_glimpse", leaky)


@pytest.mark.parametrize("leak", [leaking_view, leaking_glimpse])
async def test_a_planted_leak_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    rng = Random(1)
    world = any_world(rng)
    other = other_world(world, 0, rng, words=True)
    one = await received(tmp_path / "one", world, monkeypatch, review=False)
    two = await received(tmp_path / "two", other, monkeypatch, review=False)
    assert one[0] != two[0]
