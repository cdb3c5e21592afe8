"""Bot workers: one that hangs delays no other, and all processes end with the pool."""

import asyncio
import logging
import threading
import time
from typing import Any

import msgspec
import pytest

import yakai
from yakai.bots import workers
from yakai.bots.workers import WorkerPool
from yakai.core.match import Match
from yakai.games.pictomania.actions import Ready

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def thought(pool: WorkerPool, match: Match) -> Any:
    """The action of a novice on the first seat that may act."""
    seat = min(match.to_act)
    view, memory = (msgspec.json.encode(value) for value in (match.view(seat), match.recall(seat)))
    return await pool.choose(match.rules, "novice", view, memory, 7)


async def test_a_thought_that_exceeds_the_limit_is_ended_and_the_next_one_succeeds() -> None:
    match = yakai.new("yak", seats=2, seed=3)
    pool = WorkerPool(1)
    await thought(pool, match)
    assert 0 < pool._limit <= 60
    pool._limit = 0.0  # no worker is this fast, so every thought times out
    with pytest.raises(TimeoutError):
        await thought(pool, match)
    pool._limit = 600.0
    assert await thought(pool, match) in match.legal(min(match.to_act))
    pool.close()


async def test_an_action_comes_with_the_bots_confidence() -> None:
    pool = WorkerPool(1)
    for game, says in (("yak", False), ("pictomania", True)):
        match = yakai.new(game, seats=3, seed=3)
        while match.state.stage == "ready" if says else False:
            match.play(min(match.to_act), Ready(match.state.step))
        seat = min(match.to_act)
        view, memory = (msgspec.json.encode(value) for value in (match.view(seat), match.recall(seat)))
        action, sure = await pool.weigh(match.rules, "novice", view, memory, 7)
        assert action in match.legal(seat)
        assert sure == 1.0  # the bot knows its word, or the game has no confidence
        if says:
            strange = msgspec.structs.replace(match.view(seat), task=None)
            _, sure = await pool.weigh(match.rules, "novice", msgspec.json.encode(strange), memory, 7)
            assert sure == 0.0  # the bot does not know its word
    pool.close()


async def test_many_requests_to_one_worker_all_get_a_result() -> None:
    match = yakai.new("yak", seats=2, seed=3)
    pool = WorkerPool(1)
    await thought(pool, match)
    pool._limit = 60.0
    thoughts = await asyncio.gather(*(thought(pool, match) for _ in range(8)))
    assert all(one in match.legal(min(match.to_act)) for one in thoughts)
    pool.close()


async def test_replacing_a_hanging_worker_loses_no_other_request() -> None:
    match = yakai.new("yak", seats=2, seed=3)
    pool = WorkerPool(2)
    await asyncio.gather(*(thought(pool, match) for _ in range(3)))
    await pool._free.acquire()
    endless = pool._submit(pool._pool, time.sleep, 3600)  # type: ignore[arg-type]  # its result is not needed
    waiting = [asyncio.ensure_future(thought(pool, match)) for _ in range(6)]
    await asyncio.sleep(0)  # all requests are submitted
    pool._replace(pool._pool)  # as after a timeout
    assert all(one in match.legal(min(match.to_act)) for one in await asyncio.gather(*waiting))
    await asyncio.gather(endless, return_exceptions=True)  # it was cancelled
    pool.close()


async def test_closing_does_not_wait_for_busy_workers() -> None:
    match = yakai.new("yak", seats=2, seed=3)
    pool = WorkerPool(1)
    await thought(pool, match)
    workers = list(pool._pool._processes.values())
    thinking = asyncio.ensure_future(thought(pool, match))
    await asyncio.sleep(0)  # the request is submitted
    pool.close()
    await asyncio.gather(thinking, return_exceptions=True)  # it had finished, or it was cancelled
    assert workers
    assert not any(worker.is_alive() for worker in workers)


async def test_closing_leaves_no_thread_behind() -> None:
    match = yakai.new("yak", seats=2, seed=3)
    pool = WorkerPool(1)
    await thought(pool, match)
    managers = [
        thread for thread in threading.enumerate() if type(thread).__module__.startswith("concurrent")
    ]
    pool.close()
    assert managers
    assert not any(thread.is_alive() for thread in managers)


def test_a_log_message_of_the_workers_is_logged_once_by_the_server(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def frowning(game: str) -> bytes:
        workers.logger.warning("%s cannot be seen", "the net")
        return b"{}"

    collector = workers._LogCollector(logging.WARNING)
    monkeypatch.setattr(workers.logger, "handlers", [collector])
    pool = WorkerPool(1)
    for again in (False, True):
        found, messages = workers.with_log_messages(frowning, "yak")
        assert found == b"{}"
        assert messages == ["the net cannot be seen"]
        monkeypatch.setattr(workers.logger, "handlers", [])
        caplog.clear()
        pool._log_once(messages)
        heard = [record.message for record in caplog.records]
        assert heard == ([] if again else ["bot worker: the net cannot be seen"])
        monkeypatch.setattr(workers.logger, "handlers", [collector])
    pool.close()
