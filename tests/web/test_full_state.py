"""Lasting facts are part of the state that is sent, so a client that comes late or reloads sees them too."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from tests.web.playing import game, latest, on_turn, pause, people, play_on, settled
from tests.web.running import Running
from yakai.client import TableConnection
from yakai.web.messages import Listed, PersonPlayer, TableMessage

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def reloaded(seat: TableConnection) -> AsyncIterator[TableConnection]:
    """The same person in another tab."""
    async with seat.client.join(seat.key) as again:
        await again.game()
        yield again


def played(seat: TableConnection) -> list[bool]:
    assert seat.table is not None
    return [isinstance(player, PersonPlayer) and player.played for player in seat.table.players]


async def test_a_game_shows_that_it_is_paused_and_who_has_conceded(server: Running) -> None:
    async with game(server, 3) as seats:
        assert {(latest(seat).paused, latest(seat).conceded) for seat in seats} == {(False, ())}
        await seats[1].do("concede")
        await pause([seats[0], seats[2]])
        await settled(seats)
        async with server.client() as late, late.join(seats[0].key) as guest, reloaded(seats[2]) as again:
            await guest.game()
            await seats[0].ask("full_state")
            for seat in (*seats, guest, again):
                assert (latest(seat).paused, latest(seat).conceded) == (True, (1,))
                assert latest(seat).legal is None
            await seats[2].ask("pause", game=1, paused=False)
            await settled([*seats, guest, again])
            assert {latest(seat).paused for seat in (*seats, guest, again)} == {False}
            assert [latest(seat).legal is None for seat in seats] == [False, True, False]
            await seats[1].send('{"type":"list_actions","id":"what"}')
            assert (await seats[1].message(Listed)).actions == ()


async def test_a_new_name_in_the_middle_of_a_game_is_in_its_names_at_once(server: Running) -> None:
    async with game(server, 2) as (ann, bob):
        await play_on([ann, bob], Random(1), 2)
        await settled([ann, bob])
        told, before = list(ann.told), latest(ann)
        await bob.ask("rename", name="Bohdan")
        await settled([ann, bob])
        for seat in (ann, bob):
            assert latest(seat).names == ("Person 0", "Bohdan")
        assert not latest(ann).fresh
        assert (latest(ann).n, latest(ann).told, ann.told) == (before.n, (), told)


async def test_a_new_name_sends_the_whole_message_and_waits_while_all_draw(server: Running) -> None:  # PIC-24
    async with game(server, 3, of="pictomania") as seats:
        await seats[1].ask("rename", name="Bohdan")
        await settled(seats)
        assert {latest(seat).names[1] for seat in seats} == {"Bohdan"}
        for seat in seats:
            await seat.act({"type": "ready", "step": latest(seat).view["step"]})
        await seats[1].ask("rename", name="It is a hen")
        await seats[0].act({"type": "stroke", "xs": [1, 2], "ys": [1, 2], "ts": [0, 20]})
        await settled(seats)
        assert {latest(seat).names[1] for seat in seats} == {"Bohdan"}


async def test_a_person_has_played_only_from_the_seat_that_they_played_from(
    server: Running,
) -> None:
    async with people(server, 3) as (ann, bob, cleo):
        assert played(ann) == [False, False, False]
        for seat in (ann, bob, cleo):
            await seat.ask("ready", ready=True)
        await settled([ann, bob, cleo])
        assert played(ann) == [True, True, True]
        for seat in (ann, bob):
            await seat.do("concede")
        await ann.ask("stand", seat=0)
        await bob.ask("sit", seat=0)
        await ann.ask("sit", seat=1)
        await settled([ann, bob, cleo])
        assert played(cleo) == [False, False, True]
        async with reloaded(cleo) as again:
            assert played(again) == [False, False, True]
        await ann.ask("stand", seat=1)
        await bob.ask("sit", seat=1)
        await settled([cleo])
        assert played(cleo) == [False, True, True]


@pytest.mark.parametrize(("of", "fleeting"), [("yokai", True), ("yak", False)])
async def test_yok_15_events_are_fleeting_where_remembering_is_the_game(
    server: Running, of: str, fleeting: bool
) -> None:
    async with game(server, 2, of=of) as seats:
        seat = on_turn(seats)
        assert seat is not None
        await pause(seats)
        await settled(seats)
        for one in seats:
            assert one.told
            assert {told.fleeting for told in one.told} == {fleeting}


async def test_a_table_message_shows_who_has_played(server: Running) -> None:
    async with game(server, 2) as (ann, _):
        heard = len(ann.received)
        await ann.ask("full_state")
        (table,) = (one for one in ann.received[heard:] if isinstance(one, TableMessage))
        assert [isinstance(player, PersonPlayer) and player.played for player in table.players] == [
            True,
            True,
        ]


# Action by action


async def test_legal_actions_are_listed_one_by_one_if_they_are_few(server: Running) -> None:
    async with game(server, 2) as seats:
        seat = on_turn(seats)
        assert seat is not None
        await seat.send('{"type":"list_actions","id":"what"}')
        listed = await seat.message(Listed)
        assert listed.id == "what"
        assert len(listed.actions) == 25
        await seat.act(listed.actions[7])
        await settled(seats)
        other = on_turn(seats)
        assert other is not None
        await other.send('{"type":"list_actions","id":"too-many"}')
        assert (await other.message(Listed)).actions == ()  # from the second claim on there are hundreds
