"""What a host can set: by environment (`YAKAI_PORT=9000`) or by the flag of the same name (`--port 9000`)."""

import os
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

PREFIX = "YAKAI_"


class Settings(Struct, frozen=True, kw_only=True):
    """All settings with their defaults.

    >>> Settings.read({"YAKAI_PORT": "9000", "HOME": "/"}).port
    9000
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = "data"
    """The directory that holds everything worth keeping."""

    origins: str = ""
    """Further addresses that pages may call from, apart by commas; the server's own always may."""

    pace: float = 1.0
    """How long bots pause, in parts of the usual; 0 is at once."""

    patience: float = 60.0
    """After how many seconds away a bot stands in."""

    bot_workers: int = 2
    """How many processes bots think in."""

    tables_per_hour: int = 60
    """How many tables one person may open, …"""

    tables_per_hour_per_address: int = 300
    """… and how many all may who share an address: a household, a class."""

    guests_per_hour_per_address: int = 600
    """How many people may be new from one address."""

    looks_per_second_per_address: float = 20.0
    """How often all who share an address may look at the lists of tables in the long run, …"""

    looks_at_once: int = 200
    """… and how often in one go."""

    messages_per_second: float = 20.0
    """How many messages one connection may send in the long run, …"""

    messages_at_once: int = 60
    """… and how many in one go."""

    build: str = ""
    """Only for tests: which build this is, if not what the client and the texts say."""

    synchronous: Literal["FULL", "OFF"] = "FULL"
    """Only for tests: `OFF` does not wait for the disk, so that a test can show that it would notice."""

    most_pages: int | None = None
    """Only for tests: how large the database may get, in pages of 4 KiB: a full disk."""

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ, **flags: Any) -> "Settings":
        """The settings from the environment; a flag that is not `None` goes before."""
        found: dict[str, Any] = {
            name: environment[PREFIX + name.upper()]
            for name in cls.__struct_fields__
            if PREFIX + name.upper() in environment
        }
        found |= {name: flag for name, flag in flags.items() if flag is not None}
        return msgspec.convert(found, cls, strict=False)
