"""What deals the cards at live tables."""

import os
from random import Random, SystemRandom


class SystemsChance(SystemRandom):
    """The operating system's generator, asked for many bytes at once: a question takes longer than an answer."""

    def __init__(self) -> None:
        super().__init__()
        self._bytes = b""
        self._used = 0

    def _some(self, many: int) -> int:
        if self._used + many > len(self._bytes):
            self._bytes = os.urandom(max(4096, many))
            self._used = 0
        self._used += many
        return int.from_bytes(self._bytes[self._used - many : self._used], "big")

    def random(self) -> float:
        """From 0 to below 1, by 53 bits."""
        return (self._some(7) >> 3) * 2.0**-53

    def getrandbits(self, k: int) -> int:
        """A number of so many bits."""
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        many = (k + 7) // 8
        return self._some(many) >> (many * 8 - k)


_chance = SystemsChance()


def chance_of_the_system() -> Random:
    """The operating system's generator, one for all tables."""
    return _chance
