"""A countdown goes on, pauses, and rings once."""

import asyncio

import pytest

from yakai.table.drivers.countdown import Countdown

pytestmark = pytest.mark.anyio


class Rung(list[str]):
    """All that it rang for."""

    def __init__(self) -> None:
        self.countdown = Countdown[str](self.append)

    async def after(self, seconds: float) -> list[str]:
        await asyncio.sleep(seconds)
        return list(self)


async def test_it_rings_once() -> None:
    rung = Rung()
    rung.countdown.set("a", 0.02)
    rung.countdown.go()
    assert await rung.after(0.05) == ["a"]
    rung.countdown.go()
    rung.countdown.set("a", 0.02)
    rung.countdown.go()
    assert await rung.after(0.05) == ["a"]


async def test_the_same_goes_on_and_another_begins_anew() -> None:
    rung = Rung()
    rung.countdown.set("a", 0.1)
    rung.countdown.go()
    await rung.after(0.07)
    rung.countdown.set("a", 0.1)
    rung.countdown.go()
    assert await rung.after(0.06) == ["a"]
    rung.countdown.set("b", 60)
    rung.countdown.go()
    rung.countdown.set("c", 0.01)
    rung.countdown.go()
    assert await rung.after(0.05) == ["a", "c"]


async def test_it_pauses_with_what_is_left() -> None:
    rung = Rung()
    rung.countdown.set("a", 0.2)
    rung.countdown.go()
    await rung.after(0.15)
    rung.countdown.pause()
    assert await rung.after(0.1) == []
    rung.countdown.go()
    assert await rung.after(0.1) == ["a"]


async def test_nothing_to_count_stops_it() -> None:
    rung = Rung()
    rung.countdown.set("a", 0.01)
    rung.countdown.go()
    rung.countdown.set(None)
    rung.countdown.go()
    assert await rung.after(0.03) == []


async def test_it_rings_again_only_for_the_same() -> None:
    rung = Rung()
    rung.countdown.set("a", 0.0)
    rung.countdown.go()
    await rung.after(0.01)
    rung.countdown.again("b", 0.0)
    rung.countdown.go()
    assert await rung.after(0.01) == ["a"]
    rung.countdown.again("a", 0.0)
    rung.countdown.go()
    assert await rung.after(0.01) == ["a", "a"]
