"""With its curtain down a shared screen receives no byte that depends on any hand, in all games that can be
played so. Two servers, two worlds, one script: see `test_two_worlds`.
"""

import itertools
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import yakai
from tests.web.playing import settled
from tests.web.running import Steady, same_each_time
from tests.web.test_two_worlds import Play, Room, Turn, World, come_again, in_two_worlds, timeless
from yakai.client import TableConnection
from yakai.core import catalogue
from yakai.web.limits import rate_limits

pytestmark = pytest.mark.anyio

PLAYS: Final = {"yak": (3, 1, 6), "sketch": (2, 2, 6), "yokai": (2, 3, 5), "pikit": (3, 2, 12)}
"""The number of seats, the seed, and the turns before the worlds differ."""

ASKED = ("act", "why", "undo", "recall", "hint", "concede", "hand_over")


class Screen:
    """All players on one screen; `hidden` is what was received with every curtain down, `shown` the rest."""

    def __init__(self, line: TableConnection, steady: Steady) -> None:
        self.line = line
        self.hidden: list[bytes] = []
        self.shown: list[bytes] = []
        self._steady = steady
        self._count = itertools.count()

    async def does(self, turn: Turn) -> None:
        """Lift a curtain, play, and lower it."""
        self._steady.seconds += 1.7
        number = next(self._count)
        self._put(self.hidden)
        await self.line.ask("lift_curtain", id=f"lift-{number}", seat=turn.seat, game=1)
        await self.line.act(turn.action, id=f"act-{number}", seat=turn.seat)
        await settled([self.line])
        self._put(self.shown)
        await self.line.ask("lower_curtain", id=f"fall-{number}")
        await settled([self.line])

    async def spies(self, seats: int, action: Any) -> None:
        """Send every request whose answer could reveal something, and connect once more and again."""
        for seat, asked in itertools.product(range(seats), ASKED):
            more = (
                {"action": action}
                if asked in ("act", "why")
                else {"bot": True}
                if asked == "hand_over"
                else {}
            )
            own = f"{asked}-{seat}-{next(self._count)}"
            with pytest.raises(yakai.YakaiError):
                await self.line.do(asked, id=own, seat=seat, **more)
        for what in ("full_state", "list_actions"):
            await self.line.ask(what, id=f"{what}-{next(self._count)}")
        with suppress(yakai.YakaiError):
            await self.line.ask("reasons", id=f"reasons-{next(self._count)}", game=1)
        for since in (None, 1):
            self.hidden += await come_again(self.line, since)
        await settled([self.line])

    def _put(self, where: list[bytes]) -> None:
        where += self.line.raw
        self.line.raw.clear()

    def received(self) -> tuple[list[bytes], list[bytes]]:
        """All that was received: hidden, shown."""
        self._put(self.hidden)
        return [timeless(one) for one in self.hidden], [timeless(one) for one in self.shown]


async def at_one_screen(
    data: Path, play: Play, world: World, patch: pytest.MonkeyPatch
) -> tuple[list[bytes], list[bytes]]:
    """What the screen received since the worlds differ: with the curtains down, and with one lifted."""
    steady = Steady()
    lucky = [*play.dealt, *(outcome for turn in play.before for outcome in turn.luck), *world.luck]
    luck: Iterator[Any] = iter(lucky)
    patch.setattr(type(catalogue.game(play.game).rules), "sample", lambda *_: next(luck))
    patch.setattr(
        rate_limits, "BOT_QUESTIONS_AT_ONCE", 1000
    )  # which refusals there are must not depend on time
    with same_each_time(data, lambda: Random(5), steady=steady) as server:
        async with AsyncExitStack() as stack:
            anna = await stack.enter_async_context(server.client())
            await anna.call_me("Anna")
            beside = [f"Person {place}" for place in range(1, play.seats)]
            links = await anna.open_table(play.game, play.seats, beside=beside, ready=True)
            line = await stack.enter_async_context(anna.join(links.invitation))
            await line.game()
            screen = Screen(line, steady)
            for turn in play.before:
                await screen.does(turn)
            screen.received()
            screen.hidden.clear()
            screen.shown.clear()
            if world.secrets is not None:
                await Room(server, [line], line, steady).gets(world.secrets)
            for turn in play.after:
                await screen.spies(play.seats, turn.action)
                await screen.does(turn)
            await screen.spies(play.seats, play.after[-1].action)
            return screen.received()


def test_all_games_are_here_that_can_be_played_so() -> None:
    assert set(PLAYS) == {game for game in catalogue.ours() if not catalogue.rules(game).customs.own_screens}


@pytest.mark.parametrize("game", PLAYS)
async def test_no_byte_that_comes_with_the_curtain_down_depends_on_a_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    seats, seed, at = PLAYS[game]
    options = {"one_screen": True} if game == "pikit" else {}
    play = in_two_worlds(game, seats, None, seed, at, **options)
    (one, lifted), (other, lifted_there) = [
        await at_one_screen(tmp_path / f"{number}", play, world, monkeypatch)
        for number, world in enumerate(play.worlds)
    ]
    assert one == other
    assert one
    assert lifted != lifted_there
