"""A late player receives nothing that depends on what their seat may not know, before and after they take it; nor
do the others learn anything from it. Two servers, two worlds, one script: see `test_non_interference`.
"""

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tests.web.playing import settled, table
from tests.web.running import same_each_time
from tests.web.test_non_interference import Given, Script, World, other_world, played
from yakai.client import TableConnection

pytestmark = pytest.mark.anyio

LATE = 2
"""The seat whose player is removed, and from which another person plays on."""


async def received(data: Path, script: Script, world: World) -> list[list[bytes]]:
    """Play the script in a world; return all that each seat and, last, the late player received."""
    with same_each_time(data, lambda: Given(world)) as server:
        async with AsyncExitStack() as stack:
            seats: list[TableConnection] = []
            key = ""
            for place in range(len(world.hands)):
                client = await stack.enter_async_context(server.client())
                await client.call_me(f"Person {place}")
                key = key or (await client.open_table("yak", len(world.hands))).invitation
                seats.append(await stack.enter_async_context(client.join(key)))
                await seats[place].joined()
                if place:
                    await seats[place].ask("sit", id=f"sit-{place}", seat=place)
                await settled(seats)
            friend = await stack.enter_async_context(server.client())
            await friend.call_me("Friend")
            late = await stack.enter_async_context(friend.join(key))
            await late.joined()
            for place, seat in enumerate(seats):
                await seat.ask("ready", id=f"ready-{place}", ready=True)
                await settled([*seats, late])
            gone: TableConnection | None = None
            for number, (place, action) in enumerate(script.actions):
                if gone is None and number > 1 and place != LATE:
                    gone, seats[LATE] = seats[LATE], late
                    await take_over(seats[0], late)
                    await settled(seats)
                await seats[place].act(action, id=f"act-{number}")
                await settled(seats if gone else [*seats, late])
            assert gone is not None
            return [list(seat.raw) for seat in seats]


async def take_over(host: TableConnection, late: TableConnection) -> None:
    """The host removes a player and gives the seat to the late player before the bot acts."""
    await host.ask("turn_out", id="out", who=table(host).hosting.who[LATE])
    await host.until(
        lambda one: table(one).spectators == 1
    )  # the removed player has left, and only the friend watches
    await late.ask("ask_seat", id="knock", seat=LATE, game=1)
    await settled([host])
    await host.ask("answer_seat", id="come in", who=table(host).hosting.seat_requests[0].who, accept=True)


@pytest.mark.parametrize(("seed", "seat"), [(2, 0), (5, LATE), (8, LATE)])
async def test_no_byte_depends_on_what_a_late_friend_and_the_others_may_not_know(
    tmp_path: Path, seed: int, seat: int
) -> None:
    script = played(3, seed)
    one = await received(tmp_path / "one", script, script.world)
    other = await received(tmp_path / "other", script, other_world(script, seat, Random(seed)))
    assert one[seat] == other[seat]
    assert one != other
