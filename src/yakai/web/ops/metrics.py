"""`/metrics` in the text format of Prometheus. The metrics say nothing about a person or the course of a game, but only
the server's operator may read them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State

from yakai.core import catalogue
from yakai.web.errors import NotForYou
from yakai.web.http.problems import problems
from yakai.web.http.request_info import host_of
from yakai.web.ops.addresses import THIS_MACHINE, is_among, networks
from yakai.web.ops.context import ServerContext
from yakai.web.ops.counters import Histogram

AnyRequest = Request[Any, Any, State]

MEDIA_TYPE: Final = "text/plain; version=0.0.4"

PROXY_HEADERS: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)
"""Headers of requests that a proxy passed on."""


@get(
    "/metrics",
    summary="Metrics",
    media_type=MEDIA_TYPE,
    sync_to_thread=False,
    responses=problems(403),
)
def metrics(request: AnyRequest, state: State) -> Response[str]:
    """Metrics in the text format of Prometheus; 403 for all but this machine, proxies and `YAKAI_METRICS`."""
    context: ServerContext = state.context
    if not _may_read(request, context):
        raise NotForYou("metrics-are-private")
    return Response("".join(f"{line}\n" for line in metrics_text(context)), media_type=MEDIA_TYPE)


def _may_read(request: AnyRequest, context: ServerContext) -> bool:
    """Whether a request comes from a machine named in the settings, or directly from this machine or a proxy's. One by
    the server's public name was passed on, even if the proxy sets no header.
    """
    client = "" if request.client is None else request.client.host
    if is_among(client, networks(context.settings.metrics)):
        return True
    passed_on = any(name in request.headers for name in PROXY_HEADERS) or context.addresses.is_public(
        host_of(request)
    )
    return not passed_on and is_among(client, (*THIS_MACHINE, *context.settings.trusted_proxies))


class Metric(NamedTuple):
    """A metric: its name, type and help, the name of its label if it has one, and its values by label."""

    name: str
    kind: str
    help: str
    label: str
    values: Mapping[str, int]


def metrics_text(context: ServerContext) -> Iterator[str]:
    """All metrics, line by line."""
    for metric in _metrics(context):
        yield from _head(metric.name, metric.kind, metric.help)
        for of, value in metric.values.items():
            yield f"{metric.name}{_label(metric.label, of)} {value}"
    counters = context.counters
    yield from _histogram(
        "yakai_writer_batch_seconds", "How long the writer took for a batch.", counters.commits
    )
    yield from _histogram("yakai_bot_thinking_seconds", "How long a bot thought.", counters.thoughts)


def _metrics(context: ServerContext) -> Iterator[Metric]:
    loaded = context.tables.loaded
    running = Counter(live.room.game for live in loaded if live.room.phase == "playing")
    yield Metric("yakai_tables_loaded", "gauge", "Tables in memory.", "", {"": len(loaded)})
    yield Metric(
        "yakai_games_running",
        "gauge",
        "Running games at these tables.",
        "game",
        {name: running[name] for name in catalogue.games()},
    )
    kinds = Counter(connection.kind for connection in context.connections)
    at_tables = {kind: kinds[kind] for kind in ("player", "guest", "spectator")}
    yield Metric(
        "yakai_connections",
        "gauge",
        "Connections that are open or have unfinished requests: at a table by role, all others as http.",
        "kind",
        {**at_tables, "http": max(0, context.open_connections() - len(context.connections))},
    )
    store = context.store.stats()
    yield Metric("yakai_moves_stored_total", "counter", "Moves stored.", "", {"": store.moves})
    yield Metric("yakai_writer_queue", "gauge", "Batches that wait to be stored.", "", {"": store.waiting})
    refused = {**context.counters.refusals.by_reason, "no-room": context.refused_connections()}
    yield Metric("yakai_refused_total", "counter", "Refusals.", "reason", dict(sorted(refused.items())))
    yield Metric("yakai_disk_bytes", "gauge", "Size of the files.", "file", store.files)
    yield Metric("yakai_disk_free_bytes", "gauge", "Free space on the disk.", "", {"": store.free})
    archived = context.housekeeping.archived
    yield Metric("yakai_archived_total", "counter", "Archived games.", "", {"": archived})
    yield Metric(
        "yakai_removed_total",
        "counter",
        "Removed tables and guests.",
        "kind",
        context.housekeeping.removed_by_kind,
    )


def _head(name: str, kind: str, help: str) -> Iterator[str]:
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} {kind}"


def _label(name: str, value: str) -> str:
    """A label as Prometheus reads it; empty without a name.

    >>> _label("reason", 'a"b'), _label("", "")
    ('{reason="a\\\\"b"}', '')
    """
    escaped = value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
    return f'{{{name}="{escaped}"}}' if name else ""


def _histogram(name: str, help: str, histogram: Histogram) -> Iterator[str]:
    yield from _head(name, "histogram", help)
    up_to = histogram.up_to
    for bound, count in up_to.items():
        yield f'{name}_bucket{{le="{bound}"}} {count}'
    yield f"{name}_sum {histogram.sum:.6f}"
    yield f"{name}_count {up_to['+Inf']}"
