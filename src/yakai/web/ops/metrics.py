"""`/metrics`: how the server does, in figures that Prometheus reads. Nothing in them is about a person or the course of
a game, and still they are for whoever keeps the server alone.
"""

import shutil
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State

from yakai.core import catalogue
from yakai.store.data_lock import DATABASE
from yakai.web.errors import NotForYou
from yakai.web.http.problems import problems
from yakai.web.http.request_info import host_of
from yakai.web.ops.addresses import THIS_MACHINE, is_among, networks
from yakai.web.ops.context import ServerContext
from yakai.web.ops.counters import Histogram

AnyRequest = Request[Any, Any, State]

KIND: Final = "text/plain; version=0.0.4"

PASSED_ON: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)
"""What says that somebody else asked, and a proxy passed it on."""


@get(
    "/metrics",
    summary="How does the server do?",
    media_type=KIND,
    sync_to_thread=False,
    responses=problems(403),
)
def metrics(request: AnyRequest, state: State) -> Response[str]:
    """Figures in the text format of Prometheus; 403 for all but this machine, proxies and `YAKAI_METRICS`."""
    context: ServerContext = state.context
    if not _may_read(request, context):
        raise NotForYou("metrics-are-private")
    return Response("".join(f"{line}\n" for line in written(context)), media_type=KIND)


def _may_read(request: AnyRequest, context: ServerContext) -> bool:
    """Whoever asks from this machine or a proxy's own, and not through one; and whom the host has named. By the name
    that the server has in the world nobody asks from here: it would be a proxy that does not say what it passes on.
    """
    asks = "" if request.client is None else request.client.host
    if is_among(asks, networks(context.settings.metrics)):
        return True
    through = any(name in request.headers for name in PASSED_ON) or context.addresses.is_public(
        host_of(request)
    )
    return not through and is_among(asks, (*THIS_MACHINE, *context.settings.trusted_proxies))


class Figure(NamedTuple):
    """One figure: its name, what it is, and its values by what they are of."""

    name: str
    kind: str
    help: str
    of: str
    values: Mapping[str, int]


def written(context: ServerContext) -> Iterator[str]:
    """All figures, line by line."""
    for figure in _figures(context):
        yield from _head(figure.name, figure.kind, figure.help)
        for of, value in figure.values.items():
            yield f"{figure.name}{_label(figure.of, of)} {value}"
    counts = context.counters
    yield from _histogram(
        "yakai_writer_batch_seconds", "How long the writer took for a batch.", counts.commits
    )
    yield from _histogram("yakai_bot_thinking_seconds", "How long a bot thought.", counts.thoughts)


def _figures(context: ServerContext) -> Iterator[Figure]:
    loaded = context.tables.loaded
    running = Counter(live.room.game for live in loaded if live.room.phase == "playing")
    yield Figure("yakai_tables_loaded", "gauge", "Tables in memory.", "", {"": len(loaded)})
    yield Figure(
        "yakai_games_running",
        "gauge",
        "Games under way at these tables.",
        "game",
        {name: running[name] for name in catalogue.games()},
    )
    kinds = Counter(connection.kind for connection in context.connections)
    lines = {kind: kinds[kind] for kind in ("player", "guest", "spectator")}
    yield Figure(
        "yakai_connections",
        "gauge",
        "Connections for which anything is done: lines to a table by who they are, all others as http.",
        "kind",
        {**lines, "http": max(0, context.open_connections() - len(context.connections))},
    )
    yield Figure("yakai_moves_stored_total", "counter", "Moves stored.", "", {"": context.store.moves})
    yield Figure("yakai_writer_queue", "gauge", "What waits to be stored.", "", {"": context.store.waiting})
    refused = {**context.counters.refusals.by_reason, "no-room": context.refused_connections()}
    yield Figure(
        "yakai_refused_total", "counter", "What was refused.", "reason", dict(sorted(refused.items()))
    )
    database = Path(context.settings.data) / DATABASE
    sizes = {"database": _size(database), "log": _size(database.with_name(f"{DATABASE}-wal"))}
    yield Figure("yakai_disk_bytes", "gauge", "The size of what is stored.", "file", sizes)
    yield Figure("yakai_disk_free_bytes", "gauge", "Room left on the disk.", "", {"": _room(database)})
    archived = context.housekeeping.archived
    yield Figure("yakai_archived_total", "counter", "Games that were archived.", "", {"": archived})
    yield Figure(
        "yakai_removed_total",
        "counter",
        "Tables and guests that nobody needed any more.",
        "kind",
        context.housekeeping.removed_by_kind,
    )


def _room(file: Path) -> int:
    try:
        return shutil.disk_usage(file.parent).free
    except OSError:
        return 0


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0


def _head(name: str, kind: str, help: str) -> Iterator[str]:
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} {kind}"


def _label(of: str, value: str) -> str:
    """What a value is of, as Prometheus reads it.

    >>> _label("reason", 'a"b'), _label("", "")
    ('{reason="a\\\\"b"}', '')
    """
    plain = value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
    return f'{{{of}="{plain}"}}' if of else ""


def _histogram(name: str, help: str, histogram: Histogram) -> Iterator[str]:
    yield from _head(name, "histogram", help)
    up_to = histogram.up_to
    for bound, count in up_to.items():
        yield f'{name}_bucket{{le="{bound}"}} {count}'
    yield f"{name}_sum {histogram.sum:.6f}"
    yield f"{name}_count {up_to['+Inf']}"
