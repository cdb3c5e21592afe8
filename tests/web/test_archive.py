"""An inactive game is archived: it is paused and leaves all lists until a player resumes it."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.mail import mail
from tests.web.playing import any_move, game, latest, pause, play_on, refusal, table
from tests.web.running import SECONDS, Running, Steady
from tests.web.test_clocks import beat, by_mail, give_address, left, own, thinking, timed
from tests.web.test_housekeeping import Evening, put_away
from yakai.client import Client
from yakai.web.ops import housekeeping

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),  # Apprise uses deprecated parts of Python
]

DAY = 86_400.0


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "PAUSE", 0.0)
    monkeypatch.setattr("yakai.table.tables.UNLOAD_AFTER", 0.05)


async def archived_after(evening: Evening, server: Running, days: float) -> int:
    """How many games housekeeping archives after this many days."""
    await put_away(server)
    before = server.context.housekeeping.archived
    await evening.cleaned_up(server, days)
    return server.context.housekeeping.archived - before


async def listed(client: Client) -> tuple[list[str], list[str]]:
    """A person's tables, and their archived games."""
    found = [await client.ask("GET", path) for path in ("/api/mine", "/api/archived")]
    mine, archived = ([one["invitation"] for one in some] for some in found)
    return mine, archived


def again(server: Running, client: Client) -> Client:
    """The same person with a new connection."""
    return Client(server.url, cookie=client.cookie)


@pytest.mark.parametrize("paused", [False, True])
async def test_a_deserted_game_is_archived_and_resumes_where_it_stopped(tmp_path: Path, paused: bool) -> None:
    steady = Steady()
    evening = Evening(tmp_path, steady=steady)
    with evening.running as server:
        async with timed(server, {"type": "game", "seconds": 300, "more": 0}) as seats:
            ann, bob = sorted(seats, key=own)
            await play_on([ann, bob], Random(1), 3)
            steady.seconds += 20
            place = latest(ann).view["turn"]
            stood = await left(ann, place)
            if paused:
                await pause([ann, bob])
            key, ann_, bob_ = ann.key, ann.client, bob.client
        assert await archived_after(evening, server, 29) == 0
        assert await listed(again(server, ann_)) == ([key], [])
        assert await archived_after(evening, server, 2) == 1
        assert await archived_after(evening, server, 2) == 0
    evening = Evening(tmp_path, steady=steady)
    with evening.running as server:
        steady.seconds += 1000
        for client in (ann_, bob_):
            assert await listed(again(server, client)) == ([], [key])
        assert await listed(server.client()) == ([], [])
        async with again(server, ann_).join(key) as ann, again(server, bob_).join(key) as bob:
            for seat in (ann, bob):
                await seat.game()
                assert table(seat).hosting.archived
                assert latest(seat).paused
            steady.seconds += 1000
            mover = ann if own(ann) == place else bob
            assert await left(mover, place) == stood
            await ann.ask("pause", game=1, paused=False)
            await bob.until(lambda seat: not latest(seat).paused)
            assert not table(bob).hosting.archived
            assert await listed(ann.client) == ([key], [])
            steady.seconds += 5
            assert stood is not None
            assert await left(mover, place) == stood - 5
            await mover.act(any_move(mover, Random(1)))


async def test_an_archived_game_goes_on_only_after_a_player_resumes_it(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    with evening.running as server:
        async with game(server, 2) as seats:
            await play_on(seats, Random(1), 3)
            key, clients = seats[0].key, [seat.client for seat in seats]
        assert await archived_after(evening, server, 31) == 1
        async with server.client().join(key) as watcher:
            await watcher.joined()
            assert table(watcher).hosting.archived
            assert (await refusal(watcher.ask("pause", game=1, paused=False))).key == "not-seated"
        async with again(server, clients[0]).join(key) as ann:
            await ann.game()
            assert (await refusal(ann.do("undo"))).key == "game-is-paused"
            await ann.do("hand_over", bot=True)  # which a pause allows
            assert table(ann).hosting.archived
            await ann.do("concede")
            await ann.until(lambda seat: latest(seat).result is not None)
            assert not table(ann).hosting.archived
        assert await listed(again(server, clients[1])) == ([], [])


async def test_a_correspondence_game_is_archived_once_each_player_ran_out_of_time(tmp_path: Path) -> None:
    steady = Steady()
    with mail() as letters:
        evening = Evening(tmp_path, steady=steady, **by_mail(letters))
        with evening.running as server:
            async with timed(server, {"type": "days", "days": 1}) as (_, other):
                await give_address(other, letters, "other@example.org")
                key, client, place = other.key, other.client, own(other)
            assert (
                await archived_after(evening, server, 31) == 0
            )  # no player ran out of time while the server was off
            for late in range(2):
                steady.seconds += DAY + 1
                moves = await batches(server, key)
                await beat(server)
                async with asyncio.timeout(SECONDS):
                    while await batches(server, key) == moves:  # noqa: ASYNC110  # until a bot has moved
                        await asyncio.sleep(0.01)
                await server.does(server.context.notices.done())
                assert await archived_after(evening, server, 31) == late
            sent = len(letters.letters)
            assert not await server.does(server.context.store.any_deadline())
            moves = await batches(server, key)
            steady.seconds += 100 * DAY
            await beat(server)
            await server.does(server.context.heartbeat.resend_notices())
            await server.does(server.context.notices.done())
            assert (await batches(server, key), len(letters.letters)) == (moves, sent)
            async with again(server, client).join(key) as other:
                await other.game()
                await other.ask("pause", game=1, paused=False)
                await other.until(lambda seat: bool(thinking(seat).running))
                (turn,) = thinking(other).running
                assert 0 < (await left(other, turn) or 0) <= DAY
                assert latest(other).seat == place
            assert await server.does(server.context.store.any_deadline())


async def batches(server: Running, key: str) -> int:
    """How many batches a table's log has."""
    keys = await server.does(server.context.store.find(key))
    assert keys is not None
    return len(await server.does(server.context.store.batches(keys.id)))


async def test_a_game_with_a_connected_player_is_not_archived(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    with evening.running as server:
        async with game(server, 2) as seats:
            await play_on(seats, Random(1), 3)
            await evening.cleaned_up(server, 40)
            assert server.context.housekeeping.archived == 0
            assert not table(seats[0]).hosting.archived


async def test_archiving_can_be_turned_off(tmp_path: Path) -> None:
    evening = Evening(tmp_path, archive_after=0)
    with evening.running as server:
        async with game(server, 2) as seats:
            await play_on(seats, Random(1), 3)
            key, client = seats[0].key, seats[0].client
        assert await archived_after(evening, server, 400) == 0
        assert await listed(again(server, client)) == ([key], [])


async def test_an_archived_game_is_removed_by_the_setting_but_not_one_after_a_finished_game(
    tmp_path: Path,
) -> None:
    evening = Evening(tmp_path, keep_abandoned=60, keep_unbegun=0)
    with evening.running as server:
        keys: list[str] = []
        for finished in (False, True):
            async with game(server, 2) as seats:
                if finished:
                    await play_on(seats, Random(1))
                    for seat in seats:
                        await seat.ask("again")
                    for seat in seats:
                        await seat.until(lambda one: latest(one).game == 2)
                await play_on(seats, Random(1), 3)
                keys.append(seats[0].key)
        assert await archived_after(evening, server, 31) == 2
        await put_away(server)
        assert await evening.cleaned_up(server, 30) == {"archived": 1}
        found = [await server.does(server.context.store.find(key)) for key in keys]
        assert [one is None for one in found] == [True, False]


async def test_archiving_does_not_count_as_activity(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    with evening.running as server:
        async with game(server, 2) as seats:
            await play_on(seats, Random(1), 3)
        await put_away(server)
        evening.at += 29.5 * DAY
        await server.client().open_table("sketch", 2)
        await put_away(server)
        newest: Any = await server.does(server.context.store.last_change())
        evening.at += 5000 * DAY  # a server that was off for long, or whose clock is wrong
        await server.does(server.context.housekeeping.clean_up())
        assert server.context.housekeeping.archived == 1
        assert await server.does(server.context.store.last_change()) == newest
