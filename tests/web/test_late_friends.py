"""Friends who come late to a table whose host is away, over a real connection."""

from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from tests.web.playing import game, latest, people, refusal, table
from tests.web.running import Running, running
from yakai.table.settings import TableSettings
from yakai.web.messages import BotPlayer, PersonPlayer

pytestmark = pytest.mark.anyio

DRAWING = {"drawing": 120}


async def test_at_a_table_of_bots_whose_host_is_away_a_late_friend_plays_at_once(server: Running) -> None:
    async with AsyncExitStack() as stack:
        friend = await stack.enter_async_context(server.client())
        await friend.call_me("Friend")
        async with game(server, 1, bots=2, of="pictomania", options=DRAWING) as (host,):
            await host.until(lambda seat: latest(seat).timer is not None)
            late = await stack.enter_async_context(friend.join(host.key))
            await late.game()
            await host.close()
            await late.until(lambda seat: seat.table is not None and not _is_here(seat.table.players[0]))
            await late.until(lambda seat: (clock := latest(seat).timer) is not None and not clock.running)
            await late.ask("ask_seat", seat=1, game=1)
            await late.until(lambda seat: table(seat).yours == (1,))
            await late.until(lambda seat: (clock := latest(seat).timer) is not None and clock.running)
            assert isinstance(table(late).players[2], BotPlayer)


async def test_while_the_host_is_away_another_player_is_asked(server: Running) -> None:
    async with game(server, 2, bots=1) as (host, other), server.client() as friend:
        await friend.call_me("Friend")
        async with friend.join(host.key) as late:
            await late.game()
            await late.ask("ask_seat", seat=2, game=1)
            await host.until(lambda seat: len(table(seat).hosting.seat_requests) == 1)
            assert table(other).hosting.seat_requests == ()
            request = table(host).hosting.seat_requests[0]
            assert (await refusal(other.ask("answer_seat", who=request.who, accept=True))).key == "host-only"
            await host.close()
            await other.until(lambda seat: len(table(seat).hosting.seat_requests) == 1)
            await other.ask("answer_seat", who=table(other).hosting.seat_requests[0].who, accept=True)
            await late.until(lambda seat: table(seat).yours == (2,))


async def test_in_a_full_lobby_whose_host_is_away_a_guest_becomes_the_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yakai.web.context.TableSettings", partial(TableSettings, host_gone=0.05))
    with running(tmp_path) as server:
        async with (
            people(server, 1, bots=1) as (host,),
            server.client() as friend,
            friend.join(host.key) as late,
        ):
            await late.joined()
            await host.close()
            await late.until(lambda seat: table(seat).host)
            await late.ask("empty_seat", seat=1)
            await late.ask("sit", seat=1)
            await late.until(lambda seat: table(seat).yours == (1,))


def _is_here(player: object) -> bool:
    return isinstance(player, PersonPlayer) and player.here
