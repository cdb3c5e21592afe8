"""Where bots think: in processes of their own, fed with bytes, so that a slow thought holds up no table.

A worker gets what the bot's seat may see and remember, as JSON, and gives back an action as JSON. It never
has a state, so it has nothing to peek at.
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
from functools import cache
from multiprocessing import get_context, parent_process
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from yakai import bots
from yakai.core import catalogue
from yakai.core.game import AnyRules, Because, Doubts

logger = logging.getLogger(__name__)

ATTEMPTS = 3

LONGEST: Final = 60.0
"""Seconds a bot may think about one action. The first of a game takes long on a busy machine."""

TO_START: Final = 120.0
"""Further seconds for the start of a worker, which loads all games."""

A_WHILE: Final = 60.0
"""Seconds the pool has to shut down. A server that exits earlier leaks semaphores."""


MESSAGES: Final = 100
"""Different log messages of workers that are passed on, in all."""


def think(game: str, version: int, bot: str, view: bytes, memory: bytes, seed: int) -> bytes:
    """A bot's action in a worker: bytes in, bytes out."""
    rules = catalogue.rules(game, version)
    action = bots.named(game, bot).choose(rules, *_known(rules, view, memory), Random(seed))
    return msgspec.json.encode(action)


def weigh(game: str, version: int, bot: str, view: bytes, memory: bytes, seed: int) -> bytes:
    """A bot's action in a worker, with its confidence."""
    rules, player = catalogue.rules(game, version), bots.named(game, bot)
    seen, known = _known(rules, view, memory)
    action = player.choose(rules, seen, known, Random(seed))
    return msgspec.json.encode((action, player.sure(seen, action) if isinstance(player, Doubts) else 1.0))


def advise(game: str, version: int, bot: str, view: bytes, memory: bytes, seed: int) -> bytes:
    """A bot's action in a worker, with the reasons for a hint."""
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


Moment: TypeAlias = tuple[str | None, bytes, bytes]
"""Which bot acted there (`None`: a person), what it saw and what it remembered."""


def look_back(game: str, version: int, moments: Sequence[Moment]) -> bytes:
    """The thoughts about some moments of a finished game."""
    rules, afterthoughts = catalogue.rules(game, version), catalogue.game(game).afterthoughts
    assert afterthoughts is not None
    thoughts = [
        afterthoughts.thought(
            rules, None if bot is None else bots.named(game, bot), *_known(rules, view, memory), Random(0)
        )
        for bot, view, memory in moments
    ]
    return msgspec.json.encode(thoughts)


def aloud(work: Callable[..., bytes], *known: Any) -> tuple[bytes, list[str]]:
    """The result of some work, and the worker's log messages since the last one, for the server's log."""
    thought = work(*known)
    said = list(_said)
    _said.clear()
    return thought, said


_said: list[str] = []


class _Remembers(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        _said.append(record.getMessage())


def _known(rules: AnyRules, view: bytes, memory: bytes) -> tuple[Any, Any]:
    """What a seat sees and remembers."""
    return _decoder(rules.kinds.view).decode(view), _decoder(rules.kinds.memory).decode(memory)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _begin() -> None:
    """Prepare a worker: it ignores Ctrl-C, which the server handles, and exits when the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.getLogger("yakai").addHandler(_Remembers(logging.WARNING))
    catalogue.games()
    # Exclude long-lived objects from garbage collection, which would take 20 ms or more in the middle of a thought.
    gc.collect()
    gc.freeze()
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


class Pool:
    """Worker processes, started with the first request and replaced when one dies."""

    def __init__(
        self, workers: int, longest: float = LONGEST, thought: Callable[[float], None] = lambda _: None
    ) -> None:
        """`thought` is called with the seconds that each thought took."""
        self._workers = workers
        self._longest = longest
        self._took = thought
        self._closed = False
        self._heard: set[str] = set()
        self._pool = self._new()
        self._free = asyncio.Semaphore(workers)
        self._questions = asyncio.Semaphore(1)

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=_begin)

    async def choose(self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        """The bot's action; `None` if it wants to let a timer run out."""
        action = await self._thought(think, rules, bot, view, memory, seed)
        return _decoder(rules.kinds.action | None).decode(action)

    async def weigh(
        self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int
    ) -> tuple[Any, float]:
        """The bot's action, with its confidence."""
        thought = await self._thought(weigh, rules, bot, view, memory, seed)
        action, sure = msgspec.json.decode(thought, type=tuple[msgspec.Raw, float])
        return _decoder(rules.kinds.action | None).decode(action), sure

    async def advise(
        self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int
    ) -> tuple[Any, Because]:
        """The bot's action, with the reasons for a hint."""
        async with self._questions:
            advice = await self._thought(advise, rules, bot, view, memory, seed)
        action, because = msgspec.json.decode(advice, type=tuple[msgspec.Raw, Because])
        return _decoder(rules.kinds.action | None).decode(action), because

    async def look_back(self, rules: AnyRules, moments: Sequence[Moment]) -> list[Because]:
        """The thoughts about some moments of a finished game."""
        async with self._questions:
            thoughts = await self._thought(look_back, rules, moments)
        return msgspec.json.decode(thoughts, type=list[Because])

    async def _thought(self, work: Callable[..., bytes], rules: AnyRules, *known: Any) -> bytes:
        """One result, as soon as a worker is free. The time limit excludes waiting and a worker's start."""
        for attempt in range(1, ATTEMPTS + 1):
            await self._free.acquire()
            pool, began = self._pool, time.perf_counter()
            try:
                workers = len(_workers(pool))
                thinking = self._begun(pool, work, rules.id, rules.version, *known)
                starts = len(_workers(pool)) > workers
                async with asyncio.timeout(self._longest + TO_START * starts):
                    await asyncio.wait((thinking,))
                thought, said = thinking.result()
                self._took(time.perf_counter() - began)
                self._hear(said)
                return thought
            except TimeoutError:
                logger.error("a bot of %s thinks without end; its worker is replaced", rules.id)  # noqa: TRY400
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

    def _begun(
        self, pool: ProcessPoolExecutor, work: Callable[..., bytes], *known: Any
    ) -> asyncio.Future[tuple[bytes, list[str]]]:
        """Run work in a worker, which stays busy until it has finished, even if the caller has been cancelled."""
        try:
            thinking = asyncio.get_running_loop().run_in_executor(pool, aloud, work, *known)
        except BaseException:
            self._free.release()
            raise
        thinking.add_done_callback(self._through)
        return thinking

    def _through(self, thinking: asyncio.Future[tuple[bytes, list[str]]]) -> None:
        self._free.release()
        if not thinking.cancelled():
            thinking.exception()  # mark it as retrieved: the caller, if any, has it too

    def _hear(self, said: Sequence[str]) -> None:
        """Log each different message of the workers once."""
        for message in said:
            if message not in self._heard and len(self._heard) < MESSAGES:
                self._heard.add(message)
                logger.warning("where bots think: %s", message)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Replace the workers; callers that waited for an old one try again."""
        if self._pool is pool:
            self._pool = self._new()
            _end(pool)

    def close(self) -> None:
        """Stop the workers, busy or not."""
        self._closed = True
        manager: Any = self._pool._executor_manager_thread  # noqa: SLF001  # `shutdown` forgets it
        _end(self._pool)
        if manager is not None:
            manager.join(A_WHILE)


def _is_cancelled() -> bool:
    """Whether the waiting task itself is cancelled, and not the one that it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _workers(pool: ProcessPoolExecutor) -> list[Any]:
    return list((pool._processes or {}).values())  # noqa: SLF001  # kill_workers comes with Python 3.14


def _end(pool: ProcessPoolExecutor) -> None:
    workers = _workers(pool)
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
    for worker in workers:
        worker.join()
