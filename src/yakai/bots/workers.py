"""A pool of processes in which bots choose their actions, so that slow bots do not block the tables.

A worker receives the view and the memory of the bot's seat as JSON, and returns an action as JSON. It never has the
full state, so a bot cannot use what its seat may not know.
"""

import asyncio
import gc
import logging
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import Random
from typing import Any, Final

import msgspec

from yakai import bots
from yakai.core import catalogue
from yakai.core.game import AnyRules, Because, Doubts
from yakai.core.kinds import decoder

logger = logging.getLogger(__name__)

ATTEMPTS = 3

THINKING_LIMIT: Final = 60.0
"""Seconds a bot may think about one action. Its first action in a game can take long on a busy machine."""

STARTUP_LIMIT: Final = 120.0
"""Additional seconds for an action whose worker has to start first and load all games."""

SHUTDOWN_LIMIT: Final = 60.0
"""Seconds the pool has to shut down. A server that exits earlier leaks semaphores."""

MOST_LOG_MESSAGES: Final = 100
"""Different messages of workers that the server logs, in all."""


def think(game: str, version: int, bot: str, view: bytes, memory: bytes, seed: int) -> bytes:
    """A bot's action, as JSON. Runs in a worker."""
    rules = catalogue.rules(game, version)
    action = bots.named(game, bot).choose(rules, *_known(rules, view, memory), Random(seed))
    return msgspec.json.encode(action)


def weigh(game: str, version: int, bot: str, view: bytes, memory: bytes, seed: int) -> bytes:
    """A bot's action and its confidence, as JSON. Runs in a worker."""
    rules, player = catalogue.rules(game, version), bots.named(game, bot)
    seen, known = _known(rules, view, memory)
    action = player.choose(rules, seen, known, Random(seed))
    return msgspec.json.encode((action, player.sure(seen, action) if isinstance(player, Doubts) else 1.0))


def advise(game: str, version: int, bot: str, view: bytes, memory: bytes, seed: int) -> bytes:
    """A bot's action and the reasons for a hint, as JSON. Runs in a worker."""
    rules, advisor, hinting = (
        catalogue.rules(game, version),
        bots.named(game, bot),
        catalogue.game(game).hinting,
    )
    seen, known = _known(rules, view, memory)
    action = advisor.choose(rules, seen, known, Random(seed))
    because: Because = {}
    if hinting is not None and action is not None:
        because = hinting.because(rules, advisor, seen, known, action, Random(seed))
    return msgspec.json.encode((action, because))


def look_back(game: str, version: int, decisions: Sequence[bots.PastDecision]) -> bytes:
    """The explanations of some decisions in a finished game, as JSON. Runs in a worker."""
    rules, afterthoughts = catalogue.rules(game, version), catalogue.game(game).afterthoughts
    assert afterthoughts is not None
    thoughts = [
        afterthoughts.thought(
            rules, None if bot is None else bots.named(game, bot), *_known(rules, view, memory), Random(0)
        )
        for bot, view, memory in decisions
    ]
    return msgspec.json.encode(thoughts)


def with_log_messages(work: Callable[..., bytes], *known: Any) -> tuple[bytes, list[str]]:
    """The result of `work`, and the worker's log messages since the last call."""
    thought = work(*known)
    messages = list(_log_messages)
    _log_messages.clear()
    return thought, messages


_log_messages: list[str] = []


class _LogCollector(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        _log_messages.append(record.getMessage())


def _known(rules: AnyRules, view: bytes, memory: bytes) -> tuple[Any, Any]:
    """A view and a memory, decoded."""
    return decoder(rules.kinds.view).decode(view), decoder(rules.kinds.memory).decode(memory)


def _start_worker() -> None:
    """Prepare a worker: it ignores Ctrl-C, which the server handles, and exits if the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.getLogger("yakai").addHandler(_LogCollector(logging.WARNING))
    catalogue.games()
    # Exclude long-lived objects from garbage collection, which would take 20 ms or more in the middle of a thought.
    gc.collect()
    gc.freeze()
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_exit_with, args=(parent,), daemon=True).start()


def _exit_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


class WorkerPool:
    """Worker processes, started with the first request and replaced when one dies."""

    def __init__(
        self, workers: int, limit: float = THINKING_LIMIT, thought: Callable[[float], None] = lambda _: None
    ) -> None:
        """`thought` is called with the seconds that each thought took."""
        self._workers = workers
        self._limit = limit
        self._thought = thought
        self._closed = False
        self._logged: set[str] = set()
        self._pool = self._new_pool()
        self._free = asyncio.Semaphore(workers)
        self._questions = asyncio.Semaphore(1)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=_start_worker)

    async def choose(self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        """The bot's action; `None` if it lets the timer run out."""
        action = await self._result(think, rules, bot, view, memory, seed)
        return decoder(rules.kinds.action | None).decode(action)

    async def weigh(
        self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int
    ) -> tuple[Any, float]:
        """The bot's action, with its confidence."""
        thought = await self._result(weigh, rules, bot, view, memory, seed)
        action, sure = msgspec.json.decode(thought, type=tuple[msgspec.Raw, float])
        return decoder(rules.kinds.action | None).decode(action), sure

    async def advise(
        self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int
    ) -> tuple[Any, Because]:
        """The bot's action, with the reasons for a hint."""
        async with self._questions:
            advice = await self._result(advise, rules, bot, view, memory, seed)
        action, because = msgspec.json.decode(advice, type=tuple[msgspec.Raw, Because])
        return decoder(rules.kinds.action | None).decode(action), because

    async def look_back(self, rules: AnyRules, decisions: Sequence[bots.PastDecision]) -> list[Because]:
        """The explanations of some decisions in a finished game."""
        async with self._questions:
            thoughts = await self._result(look_back, rules, decisions)
        return msgspec.json.decode(thoughts, type=list[Because])

    async def _result(self, work: Callable[..., bytes], rules: AnyRules, *known: Any) -> bytes:
        """The result of `work` in the next free worker. The time limit excludes waiting and a worker's start."""
        for attempt in range(1, ATTEMPTS + 1):
            await self._free.acquire()
            pool, began = self._pool, time.perf_counter()
            try:
                workers = len(_workers(pool))
                thinking = self._submit(pool, work, rules.id, rules.version, *known)
                starts = len(_workers(pool)) > workers
                async with asyncio.timeout(self._limit + STARTUP_LIMIT * starts):
                    await asyncio.wait((thinking,))
                thought, messages = thinking.result()
                self._thought(time.perf_counter() - began)
                self._log_once(messages)
                return thought
            except TimeoutError:
                logger.error("a bot of %s exceeded its time limit; its worker is replaced", rules.id)  # noqa: TRY400
                self._replace(pool)
                raise
            except (BrokenProcessPool, asyncio.CancelledError) as error:
                if isinstance(error, asyncio.CancelledError) and _is_cancelled():
                    raise
                if self._closed:
                    raise
                logger.warning("a bot's worker died; starting another")
                self._replace(pool)
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError

    def _submit(
        self, pool: ProcessPoolExecutor, work: Callable[..., bytes], *known: Any
    ) -> asyncio.Future[tuple[bytes, list[str]]]:
        """Run `work` in a worker, which counts as busy until it has finished, even if the caller is cancelled."""
        try:
            thinking = asyncio.get_running_loop().run_in_executor(pool, with_log_messages, work, *known)
        except BaseException:
            self._free.release()
            raise
        thinking.add_done_callback(self._finished)
        return thinking

    def _finished(self, thinking: asyncio.Future[tuple[bytes, list[str]]]) -> None:
        self._free.release()
        if not thinking.cancelled():
            thinking.exception()  # mark it as retrieved, or asyncio logs it if the caller was cancelled

    def _log_once(self, messages: Sequence[str]) -> None:
        """Log each different message of the workers once."""
        for message in messages:
            if message not in self._logged and len(self._logged) < MOST_LOG_MESSAGES:
                self._logged.add(message)
                logger.warning("bot worker: %s", message)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Replace all workers of this pool; callers that waited for one try again."""
        if self._pool is pool:
            self._pool = self._new_pool()
            _stop(pool)

    def close(self) -> None:
        """Stop the workers, busy or not."""
        self._closed = True
        manager: Any = self._pool._executor_manager_thread  # noqa: SLF001  # `shutdown` forgets it
        _stop(self._pool)
        if manager is not None:
            manager.join(SHUTDOWN_LIMIT)


def _is_cancelled() -> bool:
    """Whether the current task is cancelled, and not the future that it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _workers(pool: ProcessPoolExecutor) -> list[Any]:
    return list((pool._processes or {}).values())  # noqa: SLF001  # kill_workers comes with Python 3.14


def _stop(pool: ProcessPoolExecutor) -> None:
    workers = _workers(pool)
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
    for worker in workers:
        worker.join()
