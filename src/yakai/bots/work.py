"""Where bots think: in processes of their own, fed with bytes, so that a slow thought holds up no table.

A worker gets what the bot's seat may see and remember, as JSON, and gives back an action as JSON. It never
has a state, so it has nothing to peek at.
"""

import asyncio
import logging
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from random import Random
from typing import Any

import msgspec

from yakai import bots
from yakai.core import catalogue
from yakai.core.game import AnyRules

logger = logging.getLogger(__name__)

ATTEMPTS = 3


def think(game: str, version: int, bot: str, view: bytes, memory: bytes, seed: int) -> bytes:
    """A bot's action in a worker: bytes in, bytes out."""
    rules = catalogue.rules(game, version)
    action = bots.named(game, bot).choose(
        rules,
        _decoder(rules.kinds.view).decode(view),
        _decoder(rules.kinds.memory).decode(memory),
        Random(seed),
    )
    return msgspec.json.encode(action)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _begin() -> None:
    """A worker's start: Ctrl-C is the server's affair, and nobody outlives a server that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    catalogue.games()
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


class Pool:
    """Some workers, started when the first thought is due (a bot's pause hides it), replaced when one dies."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=_begin)

    async def choose(self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        """The bot's action; `None` if it wants to let a timer run out."""
        loop = asyncio.get_running_loop()
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._pool
            try:
                action = await loop.run_in_executor(
                    pool, think, rules.id, rules.version, bot, view, memory, seed
                )
                return _decoder(rules.kinds.action | None).decode(action)
            except BrokenProcessPool:
                logger.warning("a bot's worker died; starting another")
                if self._pool is pool:
                    self._pool = self._new()
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError

    def close(self) -> None:
        """Send the workers home."""
        self._pool.shutdown(wait=True, cancel_futures=True)
