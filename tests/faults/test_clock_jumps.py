"""The system clock jumps forwards and back in all five games: nothing waits for it, and nothing is lost."""

import time
from pathlib import Path
from random import Random

import pytest

from tests.web.playing import game, latest, moves_of_any_game, table
from tests.web.running import running
from tests.web.test_http import ask
from tests.web.test_recall import GAMES

pytestmark = pytest.mark.anyio

YEAR = 365 * 86_400.0
JUMPS = (0.0, -0.5, 3_600.0, -3_600.0, 10 * YEAR, -10 * YEAR, -time.time())


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Jumping:
    """A system clock that the test can set."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.mark.parametrize("of", GAMES)
async def test_a_game_goes_on_whatever_the_clock_says(tmp_path: Path, of: str) -> None:
    clock, rng = Jumping(), Random(1)
    with running(tmp_path, now=clock) as server:
        async with game(server, GAMES[of], of=of) as seats:
            for jump in JUMPS * 2:
                clock.ahead = jump
                told = latest(seats[0]).n
                if await moves_of_any_game(seats, rng, 2) < 2:
                    break  # it is over
                assert latest(seats[0]).n >= told
                if (timer := latest(seats[0]).timer) is not None:
                    assert 0 <= timer.left <= timer.whole
                assert ask(server, "GET", "/readyz").status == 200
            people, key, then = [seat.client for seat in seats], seats[0].key, latest(seats[0])
    clock.ahead = -YEAR  # the clock is wrong at the next start, too
    with running(tmp_path, now=clock) as server:
        for person in people:
            person.url = server.url
        async with people[0].join(key) as ann:
            again = await ann.game()
            assert (again.view, again.n) == (then.view, then.n)
            assert table(ann).yours == (0,)
        await people[0].ask("GET", "/api/mine")


async def test_a_person_who_came_while_the_clock_ran_ahead_can_open_tables_afterwards(tmp_path: Path) -> None:
    clock = Jumping()
    with running(tmp_path, now=clock, tables_per_hour=1) as server:
        async with server.client() as ann:
            clock.ahead = 10 * YEAR
            await ann.open_table("yak", 2)
            clock.ahead = 0.0
            await ann.open_table("yak", 2)
