"""Locks that tasks get in the order in which they asked."""

import asyncio


class FairLock:
    """A lock that is handed on in order of arrival. The holder can delay the next one with `rest`."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._from = 0.0

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            await asyncio.sleep(max(0.0, self._from - asyncio.get_running_loop().time()))
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()

    def rest(self, seconds: float) -> None:
        """Let this many seconds pass before the next holder has the lock."""
        self._from = asyncio.get_running_loop().time() + seconds


class LimitedLock:
    """A lock for which at most `most` tasks should wait; ask `full` before."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks = 0
        self._lock = asyncio.Lock()

    @property
    def full(self) -> bool:
        """Whether no further task should wait."""
        return self._tasks > self._most

    async def __aenter__(self) -> None:
        self._tasks += 1
        try:
            await self._lock.acquire()
        except BaseException:
            self._tasks -= 1
            raise

    async def __aexit__(self, *_: object) -> None:
        self._tasks -= 1
        self._lock.release()
