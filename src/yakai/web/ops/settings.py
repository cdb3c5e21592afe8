"""What a host can set: by environment (`YAKAI_PORT=9000`) or by the flag of the same name (`--port 9000`)."""

import os
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from yakai.core.errors import YakaiError
from yakai.web.ops.addresses import LOOPBACK, networks, origins

PREFIX = "YAKAI_"


def template(given: str) -> str:
    """An address of Apprise with a place for a person's own; raises `ValueError` if it has none."""
    if "{address}" not in given or "://" not in given:
        raise ValueError(given)
    return given


Origins: TypeAlias = Annotated[str, Meta(extra={"read": origins, "otherwise": "setting-is-no-address"})]
Networks: TypeAlias = Annotated[str, Meta(extra={"read": networks, "otherwise": "setting-is-no-network"})]
Text: TypeAlias = Annotated[str, Meta(min_length=1)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=10**6)]
Rate: TypeAlias = Annotated[float, Meta(ge=0.001, le=10**6)]
Template: TypeAlias = Annotated[str, Meta(extra={"read": template, "otherwise": "setting-is-no-template"})]
Seconds: TypeAlias = Annotated[float, Meta(ge=0, le=86_400)]
Days: TypeAlias = Annotated[int, Meta(ge=0, le=36_500)]


class BadSetting(YakaiError):
    """A setting that cannot be so: which one, what was given, and what may be."""


class Settings(Struct, frozen=True, kw_only=True):
    """All settings with their defaults.

    >>> Settings.read({"YAKAI_PORT": "9000", "HOME": "/"}).port
    9000
    """

    host: Text = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    data: Text = "data"
    """The directory that holds everything worth keeping."""

    addresses: Origins = ""
    """What the server is called in the world, apart by commas: `https://games.example.org`."""

    certificate: str = ""
    """The file with the server's certificate, and those that vouch for it: then it speaks HTTPS itself, …"""

    key: str = ""
    """… with the key in this file, without a password."""

    proxies: Networks = ""
    """The proxies that are believed whose request they pass on, apart by commas; if none is named, and the server has
    an address in the world, one on this machine.
    """

    origins: Origins = ""
    """Further addresses that pages may call from, apart by commas; the server's own always may."""

    metrics: Networks = ""
    """Further machines that may read `/metrics`, apart by commas; this one and a proxy's own always may."""

    pace: Annotated[float, Meta(ge=0, le=100)] = 1.0
    """How long bots pause, in parts of the usual; 0 is at once."""

    patience: Seconds = 60.0
    """After how many seconds away a bot stands in."""

    notices: Template = ""
    """How people are let know that it is their turn, where they have days: an address as Apprise knows it, with
    `{address}` where theirs goes.
    """

    bot_workers: Annotated[int, Meta(ge=1, le=256)] = 2
    """How many processes bots think in."""

    tables_per_hour: Count = 60
    """How many tables one person may open, …"""

    tables_per_hour_per_address: Count = 300
    """… and how many all may who share an address: a household, a class."""

    guests_per_hour_per_address: Count = 600
    """How many people may be new from one address."""

    looks_per_second_per_address: Rate = 20.0
    """How often all who share an address may look at the lists of tables in the long run, …"""

    looks_at_once: Annotated[int, Meta(ge=1, le=10**6)] = 200
    """… and how often in one go."""

    connections: Annotated[int, Meta(ge=1, le=10**6)] = 10_000
    """How many connections there may be at once in all, …"""

    connections_per_address: Annotated[int, Meta(ge=1, le=10**6)] = 500
    """… from one address, …"""

    lines_per_person: Annotated[int, Meta(ge=1, le=10**6)] = 30
    """… and to tables by one person: a window each."""

    messages_per_second: Rate = 20.0
    """How many messages one person may send in the long run, over all their connections, …"""

    messages_at_once: Annotated[int, Meta(ge=1, le=10**6)] = 60
    """… and how many in one go."""

    archive_after: Days = 30
    """After how many days a game is archived that nobody plays on, 0 for never."""

    keep_unbegun: Days = 30
    """After how many days a table goes at which no game ever began, 0 for never; …"""

    keep_bots: Days = 7
    """… one where nobody but bots ever sat; …"""

    keep_abandoned: Days = 0
    """… one whose game nobody played on; …"""

    keep_finished: Days = 0
    """… one whose game is over; …"""

    keep_guests: Days = 90
    """… and the name of somebody who never sat anywhere."""

    build: str = ""
    """Only for tests: which build this is, if not what the client and the texts say."""

    synchronous: Literal["FULL", "OFF"] = "FULL"
    """Only for tests: `OFF` does not wait for the disk, so that a test can show that it would notice."""

    most_pages: int | None = None
    """Only for tests: how large the database may get, in pages of 4 KiB: a full disk."""

    @property
    def trusted_proxies(self) -> tuple[str, ...]:
        """Who is believed whose request it passes on."""
        return networks(self.proxies) or (LOOPBACK if self.addresses else ())

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ, **flags: Any) -> "Settings":
        """The settings from the environment; a flag that is not `None` goes before. A variable that is empty is as good
        as none. Raises `BadSetting`.
        """
        found: dict[str, tuple[str, Any]] = {
            name: (variable, environment[variable])
            for name in cls.__struct_fields__
            if environment.get(variable := PREFIX + name.upper())
        }
        found |= {name: (f"--{name}", flag) for name, flag in flags.items() if flag is not None}
        hints = get_type_hints(cls, include_extras=True)
        return cls(
            **{name: _converted(called, given, hints[name]) for name, (called, given) in found.items()}
        )


def _converted(called: str, given: Any, kind: Any) -> Any:
    try:
        value = msgspec.convert(given, kind, strict=False)
        for note in _notes(kind):
            if note.extra is not None:
                note.extra["read"](value)
    except ValueError:  # msgspec's own is one
        raise _bad(called, str(given), kind) from None
    return value


def _notes(kind: Any) -> tuple[Meta, ...]:
    notes = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
    return tuple(note for note in notes if isinstance(note, Meta))


def _bad(called: str, given: str, kind: Any) -> BadSetting:
    """What is wrong with a setting, by what it may be."""
    if get_origin(kind) is Literal:
        return BadSetting(
            "setting-is-no-choice", setting=called, value=given, allowed=", ".join(get_args(kind))
        )
    for note in _notes(kind):
        if note.extra is not None:
            return BadSetting(note.extra["otherwise"], setting=called, value=given)
        if note.ge is not None:
            whole = get_args(kind)[0] is int
            return BadSetting(
                "setting-is-no-whole-number" if whole else "setting-is-no-number",
                setting=called,
                value=given,
                least=_plain(note.ge),
                most=_plain(note.le),
            )
    return BadSetting("setting-cannot-be", setting=called, value=given)


def _plain(bound: float | None) -> str:
    """A number as one types it.

    >>> _plain(10**6), _plain(0.001)
    ('1000000', '0.001')
    """
    return f"{bound:.12g}"
