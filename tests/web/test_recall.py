"""`recall` answers with a seat's memory, only to the person who plays from that seat."""

from random import Random

import msgspec
import pytest

from tests.web.playing import game, latest, moves_of_any_game, play_on, refusal, settled, table
from tests.web.running import Running
from yakai.core import catalogue
from yakai.web.messages import Recalled

pytestmark = pytest.mark.anyio

GAMES = {"yak": 3, "sketch": 2, "yokai": 2, "pikit": 3, "pictomania": 3}


def test_all_games_are_here() -> None:
    assert set(GAMES) == set(catalogue.ours())


@pytest.mark.parametrize("of", GAMES)
async def test_it_is_what_a_bot_on_the_seat_would_remember_and_enough_to_imagine(
    server: Running, of: str
) -> None:
    async with game(server, GAMES[of], of=of) as seats:
        await moves_of_any_game(seats, Random(1), 12)
        (live,) = (one for one in tuple(server.context.tables.loaded) if one.keys.invitation == seats[0].key)
        match = live.table.game
        assert match is not None
        for place, seat in enumerate(seats):
            heard = [len(one.raw) for one in seats]
            memory = await seat.recall()
            assert memory == match.recall(place)
            (message,) = [one for one in seat.received if isinstance(one, Recalled)]
            assert (message.game, message.n) == (latest(seat).game, latest(seat).n)
            assert msgspec.json.encode(message.memory) == msgspec.json.encode(memory)
            imagined = match.rules.imagine(seat.view, memory, Random(1))
            assert match.rules.view(imagined, place) == seat.view
            for other in range(len(seats)):
                if other != place:
                    assert (await refusal(seat.recall(seat=other))).key == "not-your-seat"
            assert [len(one.raw) for one in seats] == [
                count + len(seats) * (one is seat) for one, count in zip(seats, heard, strict=True)
            ], "another connection was sent something"


async def test_who_only_looks_on_is_told_nothing(server: Running) -> None:
    async with (
        game(server, 2) as seats,
        server.client() as cyd,
        cyd.join(seats[0].key) as guest,
        cyd.join(table(seats[0]).watching) as watcher,
    ):
        for one in (guest, watcher):
            await one.game()
        assert (await refusal(guest.recall(seat=0))).key == "not-your-seat"
        assert (await refusal(watcher.recall(seat=0))).key == "only-watching"
        async with seats[0].client.join(table(seats[0]).watching) as own:
            await own.game()
            assert (await refusal(own.recall(seat=0))).key == "only-watching"
        for odd in (-1, 7, 10**9):
            assert (await refusal(seats[0].recall(seat=odd))).key == "not-your-seat"
        assert (await refusal(seats[0].recall(game=2))).key == "another-game-began"


async def test_a_person_who_sits_down_after_the_end_cannot_recall_for_that_seat(server: Running) -> None:
    async with game(server, 2) as seats, server.client() as cyd, cyd.join(seats[0].key) as guest:
        await play_on(seats, Random(1))
        before = await seats[1].recall()
        await seats[1].ask("stand", seat=1)
        await guest.ask("sit", seat=1)
        await settled([*seats, guest])
        assert table(guest).yours == (1,)
        assert (await refusal(guest.recall())).key == "not-your-seat"
        assert await seats[1].recall(seat=1) == before


async def test_before_a_game_there_is_nothing_to_remember(server: Running) -> None:
    async with server.client() as ann:
        links = await ann.open_table("yak", 2)
        async with ann.join(links.invitation) as seat:
            await seat.joined()
            assert (await refusal(seat.recall())).key == "no-game-is-running"
