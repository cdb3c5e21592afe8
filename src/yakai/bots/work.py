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
"""So many seconds may a thought take. A bot that does not come back from one would hold up all others, but on a
busy machine the first of a game takes long.
"""

TO_START: Final = 120.0
"""So many seconds more where a worker must be started first: it reads all games, and a small machine is slow."""

A_WHILE: Final = 60.0
"""So many seconds the pool has to put its things away: a server that ends before that leaves semaphores behind."""


MESSAGES: Final = 100
"""So many different things workers may say, all in all."""


def think(game: str, version: int, bot: str, view: bytes, memory: bytes, seed: int) -> bytes:
    """A bot's action in a worker: bytes in, bytes out."""
    rules = catalogue.rules(game, version)
    action = bots.named(game, bot).choose(rules, *_known(rules, view, memory), Random(seed))
    return msgspec.json.encode(action)


def weigh(game: str, version: int, bot: str, view: bytes, memory: bytes, seed: int) -> bytes:
    """The same, with how sure the bot is of it."""
    rules, player = catalogue.rules(game, version), bots.named(game, bot)
    seen, known = _known(rules, view, memory)
    action = player.choose(rules, seen, known, Random(seed))
    return msgspec.json.encode((action, player.sure(seen, action) if isinstance(player, Doubts) else 1.0))


def advise(game: str, version: int, bot: str, view: bytes, memory: bytes, seed: int) -> bytes:
    """The same, with what speaks for it."""
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
    """What was thought at some moments of a game that is over."""
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
    """A thought, and what was said in the worker's log since the last one: the server's log is elsewhere."""
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
    """A worker's start: Ctrl-C is the server's affair, and nobody outlives a server that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.getLogger("yakai").addHandler(_Remembers(logging.WARNING))
    catalogue.games()
    # What is there for good is not looked through again in the middle of a thought: that takes 20 ms and more.
    gc.collect()
    gc.freeze()
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


class Pool:
    """Some workers, started when the first thought is due (a bot's pause hides it), replaced when one dies."""

    def __init__(
        self, workers: int, longest: float = LONGEST, thought: Callable[[float], None] = lambda _: None
    ) -> None:
        """`thought` is told how many seconds each took."""
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
        """The same, with how sure it is of it."""
        thought = await self._thought(weigh, rules, bot, view, memory, seed)
        action, sure = msgspec.json.decode(thought, type=tuple[msgspec.Raw, float])
        return _decoder(rules.kinds.action | None).decode(action), sure

    async def advise(
        self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int
    ) -> tuple[Any, Because]:
        """The same, with what speaks for it."""
        async with self._questions:
            advice = await self._thought(advise, rules, bot, view, memory, seed)
        action, because = msgspec.json.decode(advice, type=tuple[msgspec.Raw, Because])
        return _decoder(rules.kinds.action | None).decode(action), because

    async def look_back(self, rules: AnyRules, moments: Sequence[Moment]) -> list[Because]:
        """What was thought at some moments of a game that is over."""
        async with self._questions:
            thoughts = await self._thought(look_back, rules, moments)
        return msgspec.json.decode(thoughts, type=list[Because])

    async def _thought(self, work: Callable[..., bytes], rules: AnyRules, *known: Any) -> bytes:
        """One thought, as soon as a worker is free. The thinking is timed, not the waiting, nor a worker's start."""
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
        """A thought in a worker, who is free again when it is through, whether or not anybody still waits for it."""
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
            thinking.exception()  # whoever waited has it too, and if nobody did it is of no use

    def _hear(self, said: Sequence[str]) -> None:
        """What a worker has to say goes to the log, and no more than once, however many of them say it."""
        for message in said:
            if message not in self._heard and len(self._heard) < MESSAGES:
                self._heard.add(message)
                logger.warning("where bots think: %s", message)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Other workers from now on; whoever waited for one of the old ones asks again."""
        if self._pool is pool:
            self._pool = self._new()
            _end(pool)

    def close(self) -> None:
        """Send the workers home, whatever they are thinking of."""
        self._closed = True
        manager: Any = self._pool._executor_manager_thread  # noqa: SLF001  # `shutdown` forgets it
        _end(self._pool)
        if manager is not None:
            manager.join(A_WHILE)


def _is_cancelled() -> bool:
    """Whether whoever waits is itself to stop, rather than what it waited for."""
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
