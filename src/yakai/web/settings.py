"""The settings of a server: environment variables (`YAKAI_PORT=9000`). Host, port and data are also flags."""

import os
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from yakai.core.errors import YakaiError
from yakai.web.addresses import LOOPBACK, networks, origins

PREFIX = "YAKAI_"


def template(given: str) -> str:
    """An Apprise URL with `{address}` for the person's own; raises `ValueError` if it has none."""
    if "{address}" not in given or "://" not in given:
        raise ValueError(given)
    return given


Origins: TypeAlias = Annotated[str, Meta(extra={"read": origins, "otherwise": "setting-is-no-address"})]
Networks: TypeAlias = Annotated[str, Meta(extra={"read": networks, "otherwise": "setting-is-no-network"})]
Text: TypeAlias = Annotated[str, Meta(min_length=1)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=10**6)]
Rate: TypeAlias = Annotated[float, Meta(ge=0.001, le=10**6)]
Template: TypeAlias = Annotated[str, Meta(extra={"read": template, "otherwise": "setting-is-no-template"})]
DurationSeconds: TypeAlias = Annotated[float, Meta(ge=0, le=86_400)]
Days: TypeAlias = Annotated[int, Meta(ge=0, le=36_500)]


class BadSetting(YakaiError):
    """A setting has an invalid value; the details say which, and what it accepts."""


class Settings(Struct, frozen=True, kw_only=True):
    """All settings with their defaults.

    >>> Settings.read({"YAKAI_PORT": "9000", "HOME": "/"}).port
    9000
    """

    host: Text = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    data: Text = "data"
    """The data directory."""

    addresses: Origins = ""
    """The server's public addresses, separated by commas: `https://games.example.org`."""

    certificate: str = ""
    """The file with the server's certificate chain; with it the server speaks HTTPS itself."""

    key: str = ""
    """The file with the certificate's key, without a password."""

    proxies: Networks = ""
    """The trusted proxies, separated by commas; if none is named and the server has a public address, one on this
    machine.
    """

    origins: Origins = ""
    """Further origins whose pages may call the server, separated by commas."""

    metrics: Networks = ""
    """Further machines that may read `/metrics`, separated by commas; this one and the proxies always may."""

    pace: Annotated[float, Meta(ge=0, le=100)] = 1.0
    """How long bots pause, relative to the default; 0 for no pause."""

    patience: DurationSeconds = 60.0
    """Seconds after which a bot stands in for an absent player."""

    notices: Template = ""
    """How absent players are notified in games over days: an Apprise URL with `{address}` for the person's own."""

    bot_workers: Annotated[int, Meta(ge=1, le=256)] = 2
    """Processes in which bots think."""

    tables_per_hour: Count = 60
    """Tables that one person may open within an hour."""

    tables_per_hour_per_address: Count = 300
    """Tables that all people at one address may open within an hour."""

    guests_per_hour_per_address: Count = 600
    """New people from one address within an hour."""

    list_reads_per_second_per_address: Rate = 20.0
    """Requests for lists and records from one address, in the long run."""

    list_reads_at_once: Annotated[int, Meta(ge=1, le=10**6)] = 200
    """Requests for lists and records from one address at once."""

    connections: Annotated[int, Meta(ge=1, le=10**6)] = 10_000
    """Connections in all."""

    connections_per_address: Annotated[int, Meta(ge=1, le=10**6)] = 500
    """Connections from one address."""

    connections_per_person: Annotated[int, Meta(ge=1, le=10**6)] = 30
    """Connections of one person to tables: one for each window."""

    messages_per_second: Rate = 20.0
    """Messages of one person over all their connections, in the long run."""

    messages_at_once: Annotated[int, Meta(ge=1, le=10**6)] = 60
    """Messages of one person at once."""

    archive_after: Days = 30
    """Days after which an inactive game is archived, 0 for never."""

    keep_unbegun: Days = 30
    """Days after which an inactive table is removed where no game ever began, 0 for never."""

    keep_bots: Days = 7
    """The same where only bots ever had a seat."""

    keep_abandoned: Days = 0
    """The same with an unfinished game, archived or not."""

    keep_finished: Days = 0
    """The same where a game is over."""

    keep_guests: Days = 90
    """Days after which the name of a person is removed who never had a seat, 0 for never."""

    build: str = ""
    """Only for tests: the build id, instead of the hash of client and texts."""

    synchronous: Literal["FULL", "OFF"] = "FULL"
    """Only for tests: `OFF` does not wait for the disk, to show that a test would notice."""

    most_pages: int | None = None
    """Only for tests: the largest size of the database in pages of 4 KiB, to simulate a full disk."""

    @property
    def trusted_proxies(self) -> tuple[str, ...]:
        """The proxies whose `X-Forwarded-…` headers are believed."""
        return networks(self.proxies) or (LOOPBACK if self.addresses else ())

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ, **flags: Any) -> "Settings":
        """The settings from flags that are not `None`, then from environment variables that are not empty. Raises
        `BadSetting`.
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
    """The error for an invalid value, by the type of the setting."""
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
    """A number as people write it.

    >>> _plain(10**6), _plain(0.001)
    ('1000000', '0.001')
    """
    return f"{bound:.12g}"
