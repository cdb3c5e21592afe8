"""Bots that play for a person, by hand-over or by agreement, and undo, over real connections."""

from pathlib import Path
from random import Random

import pytest

from tests.web.playing import any_move, game, in_step, latest, on_turn, over, refusal, settled, table
from tests.web.running import Running, running
from yakai import bots
from yakai.client import TableConnection
from yakai.web.messages import AwayPlayer, PersonPlayer

pytestmark = pytest.mark.anyio


def person(seat: TableConnection, place: int) -> PersonPlayer:
    """The person on that seat, as this client sees them."""
    found = table(seat).players[place]
    assert isinstance(found, PersonPlayer)
    return found


def tags(seat: TableConnection) -> list[str]:
    """The types of all events that this client was sent."""
    return [told.event["type"] for told in seat.told]


async def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Running) -> None:
    async with game(server, 2) as (ann, bob):
        await ann.do("hand_over", bot=True)
        await bob.until(lambda seat: person(seat, 0).bot == bots.stand_in("yak"))
        assert person(bob, 0).here
        await bob.until(lambda seat: "handed_over" in tags(seat))
        assert latest(ann).legal is None
        assert (await refusal(ann.act({"type": "challenge"}))).key == "bot-plays-for-you"
        await ann.close()
        await ann.connect()  # the bot goes on
        await ann.ping()
        assert person(ann, 0).bot == bots.stand_in("yak")
        await ann.do("hand_over", bot=False)
        assert latest(ann).legal is not None
        await bob.until(lambda seat: person(seat, 0).bot is None)
        assert (await refusal(bob.ask("hand_over", seat=0, game=1, bot=True))).key == "not-your-seat"


async def test_a_bot_is_called_by_agreement(tmp_path: Path) -> None:
    with running(tmp_path, patience=600) as server:
        async with game(server, 3) as (ann, bob, cleo):
            assert table(ann).patience == 600
            await bob.close()
            await cleo.until(lambda seat: person(seat, 1).away is not None)
            away = person(cleo, 1).away
            assert away is not None
            assert away.left is not None
            assert 0 < away.left <= 600
            assert (away.agreed, away.asked) == ((), (0, 2))
            await ann.ask("call_stand_in", seat=1, game=1)
            assert agreed(ann) == (0,)
            await cleo.until(lambda seat: agreed(seat) == (0,))
            await cleo.ask("call_stand_in", seat=1, game=1)
            await ann.until(lambda seat: person(seat, 1).bot == bots.stand_in("yak"))
            assert person(ann, 1).away is None
            await ann.ask("call_stand_in", seat=1, game=1)
            assert (await refusal(ann.ask("call_stand_in", seat=2, game=1))).key == "player-is-not-away"
            await bob.connect()
            await ann.until(lambda seat: person(seat, 1).here and person(seat, 1).bot is None)


def agreed(seat: TableConnection) -> tuple[int, ...]:
    """The seats that agree that a bot plays for the player who is away from seat 1."""
    away = person(seat, 1).away
    return away.agreed if isinstance(away, AwayPlayer) else ()


async def test_a_player_who_may_undo_sees_so_and_the_others_see_the_undo(tmp_path: Path) -> None:
    rng = Random(1)
    with running(tmp_path, chance=lambda: Random(2)) as server:
        async with game(server, 2) as seats:
            while True:  # while there is a deck, every claim draws a card, and then it is too late
                mover = on_turn(seats)
                assert mover is not None
                assert not over(mover)
                await mover.act(any_move(mover, rng))
                await in_step(seats)
                other = seats[1 - seats.index(mover)]
                assert not latest(other).undo
                if latest(mover).undo:
                    break
                asked, tried = (
                    await refusal(mover.do("why", action=None)),
                    await refusal(mover.do("undo")),
                )
                assert asked.key == tried.key
                assert asked.key in {"cannot-undo", "cannot-undo-shown"}
                assert asked.text == tried.text
            await mover.do("why", action=None)
            assert latest(mover).undo  # nothing was done
            stack = latest(other).view["stack"]
            await mover.do("undo")
            await settled(seats)
            assert tags(other)[-1] == "undone"
            assert len(latest(other).view["stack"]) == len(stack) - 1
            assert on_turn(seats) is mover
