"""Hints at a table: a person who plays against bots alone gets them on their turn, and none is stored."""

import asyncio
from typing import Any

import msgspec
import pytest

from tests.table.evening import Evening, Here, eventually, match_of, move
from yakai import bots as all_bots
from yakai.bots.workers import think
from yakai.core import catalogue
from yakai.core.errors import GameOver, GamePaused, OutOfTurn, YakaiError
from yakai.core.game import AnyRules, Because, Turn
from yakai.table.commands.pause import Pause
from yakai.table.commands.play import Concede, HandOver
from yakai.table.errors import BotPlays, NoHint
from yakai.table.live import LiveTable

pytestmark = pytest.mark.anyio

ASKED = ("ann", 0, 1)


class Slow(Here):
    """A thinker that takes a second for each hint, and counts them."""

    def __init__(self) -> None:
        self.asked = 0

    async def advise(
        self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int
    ) -> tuple[Any, Because]:
        self.asked += 1
        await asyncio.sleep(1)
        return await super().advise(rules, bot, view, memory, seed)


class Noted(Here):
    """A thinker that records the requests for hints."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, bytes, bytes, int]] = []

    async def advise(
        self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int
    ) -> tuple[Any, Because]:
        self.asked.append((bot, view, memory, seed))
        return await super().advise(rules, bot, view, memory, seed)


HINTED = [name for name, game in catalogue.ours().items() if game.hinting is not None]


async def on_turn(evening: Evening, game: str = "yak", bots: int = 2) -> LiveTable:
    """Ann plays against bots, and it is her turn."""
    live = await evening.begun(game, people=1, bots=bots)
    await eventually(lambda: match_of(live).pending == Turn(frozenset({0})))
    return live


async def test_a_hint_is_legal_and_changes_nothing() -> None:
    live = await on_turn(Evening())
    length, n = live.table.game_length, live.table.streams.length(0)
    hint = await live.hints.give(*ASKED)
    assert hint.action in match_of(live).legal(0)
    assert hint.because
    assert (live.table.game_length, live.table.streams.length(0)) == (length, n)


@pytest.mark.parametrize("game", HINTED)
async def test_a_hint_is_what_the_strongest_bot_would_do_on_that_seat(game: str) -> None:
    thinker = Noted()
    live = await on_turn(Evening(thinker), game, bots=1)
    match = match_of(live)
    hint = await live.hints.give(*ASKED)
    (bot, view, memory, seed), *more = thinker.asked
    assert (bot, more) == (all_bots.strongest(game), [])
    assert view == msgspec.json.encode(match.view(0))
    assert memory == msgspec.json.encode(match.recall(0))
    action = think(game, match.rules.version, bot, view, memory, seed)
    assert hint.action == msgspec.json.decode(action, type=match.rules.kinds.action)


async def test_a_repeated_request_for_a_hint_gets_the_same_hint_at_no_cost() -> None:
    thinker = Slow()
    live = await on_turn(Evening(thinker))
    one, other = await asyncio.gather(live.hints.give(*ASKED), live.hints.give(*ASKED))
    assert one == other == await live.hints.give(*ASKED)
    assert thinker.asked == 1


async def test_a_hint_for_a_moment_that_has_passed_is_refused() -> None:
    live = await on_turn(Evening(Slow(), pause=(60, 60)))
    asking = asyncio.ensure_future(live.hints.give(*ASKED))
    await asyncio.sleep(0.5)
    await live.submit(move(live))
    with pytest.raises(NoHint, match="late"):
        await asking
    with pytest.raises(OutOfTurn):
        await live.hints.give(*ASKED)


async def test_a_thought_that_failed_is_thought_again() -> None:
    class Once(Here):
        fails = True

        async def advise(self, *asked: Any) -> tuple[Any, Because]:
            if self.fails:
                self.fails = False
                raise RuntimeError("oh no")
            return await super().advise(*asked)

    live = await on_turn(Evening(Once()))
    with pytest.raises(RuntimeError):
        await live.hints.give(*ASKED)
    assert (await live.hints.give(*ASKED)).action in match_of(live).legal(0)


@pytest.mark.parametrize(
    ("command", "error"),
    [
        (Pause("ann", 1, paused=True), GamePaused),
        (HandOver("ann", 0, 1, bot=True), BotPlays),
        (Concede("ann", 0, 1), YakaiError),
    ],
)
async def test_there_is_none_for_a_player_who_does_not_play(command: Any, error: type[YakaiError]) -> None:
    live = await on_turn(Evening(pause=(60, 60)))
    assert live.hints.allowed(*ASKED)
    await live.submit(command)
    assert not live.hints.allowed(*ASKED)
    with pytest.raises(error):
        await live.hints.give(*ASKED)


async def test_there_is_none_among_people_nor_after_the_end() -> None:
    live = await Evening().two_people()
    with pytest.raises(NoHint, match="among people"):
        await live.hints.give(*ASKED)
    alone = await on_turn(Evening(), "sketch", bots=1)
    await alone.submit(Concede("ann", 0, 1))
    assert alone.room.phase == "over"
    with pytest.raises((GameOver, OutOfTurn)):
        await alone.hints.give(*ASKED)


async def test_there_is_none_where_the_game_has_none() -> None:
    live = await Evening().begun("pictomania", people=1, bots=2)
    assert not live.hints.allowed(*ASKED)
    with pytest.raises(NoHint, match="in this game"):
        await live.hints.give(*ASKED)


async def test_a_table_that_closes_waits_for_no_hint() -> None:
    evening = Evening(Slow())
    live = await on_turn(evening)
    asking = asyncio.ensure_future(live.hints.give(*ASKED))
    await asyncio.sleep(0.1)
    await evening.tables.close()
    with pytest.raises(asyncio.CancelledError):
        await asking
