"""A countdown continues, pauses and expires once."""

import asyncio

import pytest

from yakai.table.drivers.countdown import Countdown

pytestmark = pytest.mark.anyio


class Expired(list[str]):
    """The keys that have expired."""

    def __init__(self) -> None:
        self.countdown = Countdown[str](self.append)

    async def after(self, seconds: float) -> list[str]:
        await asyncio.sleep(seconds)
        return list(self)


async def test_it_expires_once() -> None:
    expired = Expired()
    expired.countdown.set("a", 0.02)
    expired.countdown.go()
    assert await expired.after(0.05) == ["a"]
    expired.countdown.go()
    expired.countdown.set("a", 0.02)
    expired.countdown.go()
    assert await expired.after(0.05) == ["a"]


async def test_the_same_goes_on_and_another_begins_anew() -> None:
    expired = Expired()
    expired.countdown.set("a", 0.1)
    expired.countdown.go()
    await expired.after(0.07)
    expired.countdown.set("a", 0.1)
    expired.countdown.go()
    assert await expired.after(0.06) == ["a"]
    expired.countdown.set("b", 60)
    expired.countdown.go()
    expired.countdown.set("c", 0.01)
    expired.countdown.go()
    assert await expired.after(0.05) == ["a", "c"]


async def test_it_pauses_with_what_is_left() -> None:
    expired = Expired()
    expired.countdown.set("a", 0.2)
    expired.countdown.go()
    await expired.after(0.15)
    expired.countdown.pause()
    assert await expired.after(0.1) == []
    expired.countdown.go()
    assert await expired.after(0.1) == ["a"]


async def test_nothing_to_count_stops_it() -> None:
    expired = Expired()
    expired.countdown.set("a", 0.01)
    expired.countdown.go()
    expired.countdown.set(None)
    expired.countdown.go()
    assert await expired.after(0.03) == []


async def test_it_expires_again_only_for_the_same() -> None:
    expired = Expired()
    expired.countdown.set("a", 0.0)
    expired.countdown.go()
    await expired.after(0.01)
    expired.countdown.restart("b", 0.0)
    expired.countdown.go()
    assert await expired.after(0.01) == ["a"]
    expired.countdown.restart("a", 0.0)
    expired.countdown.go()
    assert await expired.after(0.01) == ["a", "a"]
