"""The operating system's random generator, which deals the cards at live tables."""

import os
from random import Random, SystemRandom


class BufferedSystemRandom(SystemRandom):
    """The operating system's generator, read in blocks because a call for a few bytes takes longer than their use."""

    def __init__(self) -> None:
        super().__init__()
        self._bytes = b""
        self._used = 0

    def _next(self, many: int) -> int:
        if self._used + many > len(self._bytes):
            self._bytes = os.urandom(max(4096, many))
            self._used = 0
        self._used += many
        return int.from_bytes(self._bytes[self._used - many : self._used], "big")

    def random(self) -> float:
        """A number from 0 to below 1, of 53 random bits."""
        return (self._next(7) >> 3) * 2.0**-53

    def getrandbits(self, k: int) -> int:
        """A number of `k` random bits."""
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        many = (k + 7) // 8
        return self._next(many) >> (many * 8 - k)


_generator = BufferedSystemRandom()


def system_random() -> Random:
    """The operating system's generator, one for all tables."""
    return _generator
