"""Rounds of Pictomania with a real server: a sudden end, the learning round, and idle players."""

from pathlib import Path
from typing import cast

import pytest

from tests.web.playing import game, latest, legal, refusal, settled, table
from tests.web.running import Running, running
from tests.web.test_glimpses import LINE, POINTS, drawing, glimpses
from yakai.client import TableConnection
from yakai.table.commands.finish_seat import GONE
from yakai.web.messages import AddedMessage, GameMessage, PersonPlayer

pytestmark = pytest.mark.anyio


async def all_are_ready(seats: list[TableConnection]) -> None:
    for seat in seats:
        await seat.act({"type": "ready", "step": latest(seat).view["step"]})
    await settled(seats)


async def test_pic_12_the_last_black_token_ends_the_round_for_all_at_once(server: Running) -> None:
    async with drawing(server, 5, advanced=True) as seats:
        tokens = latest(seats[0]).view["black"]
        assert len(tokens) == 4
        for seat in seats[:4]:
            assert latest(seats[4]).view["stage"] == "draw"
            await seat.act({"type": "take"})
        await settled(seats)
        for place, seat in enumerate(seats):
            assert latest(seat).view["stage"] == "review"
            assert latest(seat).view["to_act"] == [0, 1, 2, 3, 4]
            tags = [told.event["type"] for told in seat.told if told.event is not None]
            assert tags[-2:] == ["took", "review"], place
        assert (await refusal(seats[4].act(LINE))).clause == "PIC-12"
        assert (await refusal(seats[4].act({"type": "guess", "artist": 0, "number": 1}))).clause == "PIC-12"
        heard = len(glimpses(seats[0]))
        await seats[4].glimpse(POINTS, seat=4)
        await settled([seats[4]])
        await settled(seats)
        assert len(glimpses(seats[0])) == heard


@pytest.mark.parametrize("learning", [False, True])
async def test_pic_21_in_a_learning_round_black_tokens_always_add(server: Running, learning: bool) -> None:
    async with drawing(server, 3, learning=learning) as seats:
        numbers = [latest(seat).view["task"]["number"] for seat in seats]
        # The first one guesses wrong twice, the second one right, and only the third drawing is guessed.
        for artist, number in zip((1, 2), (numbers[0], numbers[1]), strict=True):
            await seats[0].act({"type": "guess", "artist": artist, "number": number})
        await seats[1].act({"type": "guess", "artist": 2, "number": numbers[2]})
        for seat in seats:
            await seat.act({"type": "take"})
        await settled(seats)
        await all_are_ready(seats)
        for seat in seats:
            (scored,) = latest(seat).view["scored"]
            counted = [tally["counted"] for tally in scored["tallies"]]
            assert scored["sheep"] == (None if learning else 0)
            assert counted == ([3, 2, 1] if learning else [0, 0, 1])
            assert latest(seat).view["stage"] == "scores"
            clock = latest(seat).timer
            assert clock is not None
            assert clock.whole == pytest.approx(60 + 3 * 1.2 + 3 * 1.5 + 3)


async def test_pic_13_the_host_finishes_for_an_absent_player(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yakai.table.activity.GONE", 0)
    async with drawing(server) as (ann, bob, cleo):
        await cleo.act(LINE)
        for seat in (ann, bob):
            await seat.act({"type": "finish"})
        assert (await refusal(bob.do("finish_seat", seat=2))).key == "host-only"
        assert (await refusal(ann.do("finish_seat", seat=2))).key == "seat-is-not-idle"
        assert (await refusal(ann.do("finish_seat", seat=9))).key == "no-such-seat"
        assert (await refusal(ann.do("finish_seat", seat=1))).clause == "PIC-11"
        await cleo.close()
        await ann.until(lambda one: not cast("PersonPlayer", table(one).players[2]).here)
        await ann.do("finish_seat", seat=2)
        await settled([ann, bob])
        for seat in (ann, bob):
            assert latest(seat).view["stage"] == "review"
            assert latest(seat).view["tokens"] == [None, None, None]
        await cleo.connect()
        await cleo.until(lambda one: latest(one).view["stage"] == "review")
        assert len(latest(cleo).view["drawings"][2]) == 1
        assert (await refusal(cleo.act(LINE))).clause == "PIC-12"


async def test_pic_13_the_host_hears_whose_part_may_be_ended_as_people_come_and_go(server: Running) -> None:
    def idle(seat: TableConnection) -> dict[int, float]:
        return {one.seat: one.left for one in latest(seat).idle}

    async with drawing(server) as (ann, bob, cleo):
        assert min(idle(ann).values()) > GONE
        n = latest(ann).n
        await cleo.close()
        await ann.until(lambda one: idle(one)[2] <= GONE)
        assert idle(ann)[1] > GONE
        await cleo.connect()
        await ann.until(lambda one: idle(one)[2] > GONE)
        await settled([ann, bob, cleo])
        assert (latest(ann).n, idle(bob)) == (n, {})


async def test_pic_13_while_a_limit_runs_the_host_finishes_for_no_player(tmp_path: Path) -> None:
    now = [1000.0]
    with running(tmp_path, now=lambda: now[0]) as server:
        async with drawing(server, drawing=600) as (ann, _, _):
            now[0] += 500
            assert (await refusal(ann.do("finish_seat", seat=2))).clause == "PIC-13"


async def test_a_late_or_returning_client_has_the_whole_drawing_and_goes_on(server: Running) -> None:
    async with drawing(server) as seats:
        for number in range(9):
            await seats[number % 3].act({**LINE, "ts": [0, number]})
        await settled(seats)
        await seats[1].close()
        await seats[0].act(LINE)
        await seats[2].act({"type": "undo"})
        await seats[1].connect()
        assert seats[0].table is not None
        async with server.client() as guest, guest.join(seats[0].table.watching) as watcher:
            await watcher.game()
            await settled([seats[0], seats[2]])
            await seats[1].until(lambda one: latest(one).n == latest(seats[0]).n)
            for one in (seats[1], watcher):
                assert latest(one).view["drawings"] == latest(seats[0]).view["drawings"]
            await seats[0].act(LINE)
            await settled([*seats, watcher])
            assert isinstance(watcher.received[-2], AddedMessage)
            assert [len(one) for one in latest(watcher).view["drawings"]] == [5, 3, 2]
            assert not any(isinstance(one, GameMessage) and one.fresh for one in seats[1].received[-2:])


async def test_the_options_of_time_hold_over_the_wire(server: Running) -> None:
    options = {"ready": 20, "review": 30, "vote": 40, "drawing": 50}
    async with game(server, 3, of="pictomania", options=options) as seats:
        wholes = [_whole(seats[0])]
        await all_are_ready(seats)
        wholes.append(_whole(seats[0]))
        assert legal(seats[0]).stroke
        for seat in seats:
            await seat.act({"type": "finish"})
        await settled(seats)
        wholes.append(_whole(seats[0]))
        assert wholes == [20, 50, 30 + 2]


def _whole(seat: TableConnection) -> float:
    clock = latest(seat).timer
    assert clock is not None
    return clock.whole
