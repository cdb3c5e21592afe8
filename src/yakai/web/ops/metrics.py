"""Metrics in the text format of Prometheus. They say nothing about a person or the course of a game."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from yakai.core import catalogue
from yakai.store.protocols import StatsStore
from yakai.table.tables import Tables
from yakai.web.connections import Connections
from yakai.web.limits.admission import Admission
from yakai.web.ops.counters import Counters, Histogram
from yakai.web.ops.housekeeping import Housekeeping


class Metric(NamedTuple):
    """A metric: its name, type and help, the name of its label if it has one, and its values by label."""

    name: str
    kind: str
    help: str
    label: str
    values: Mapping[str, int]


class Metrics:
    """The metrics of a running server."""

    def __init__(
        self,
        store: StatsStore,
        tables: Tables,
        connections: Connections,
        admission: Admission,
        housekeeping: Housekeeping,
        counters: Counters,
    ) -> None:
        self._store = store
        self._tables = tables
        self._connections = connections
        self._admission = admission
        self._housekeeping = housekeeping
        self._counters = counters

    def text(self) -> str:
        """All metrics in the text format of Prometheus."""
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        for metric in self._metrics():
            yield from _head(metric.name, metric.kind, metric.help)
            for of, value in metric.values.items():
                yield f"{metric.name}{_label(metric.label, of)} {value}"
        yield from _histogram(
            "yakai_writer_batch_seconds", "How long the writer took for a batch.", self._counters.commits
        )
        yield from _histogram(
            "yakai_bot_thinking_seconds", "How long a bot thought.", self._counters.thoughts
        )

    def _metrics(self) -> Iterator[Metric]:
        loaded = self._tables.loaded
        running = Counter(live.room.game for live in loaded if live.room.phase == "playing")
        yield Metric("yakai_tables_loaded", "gauge", "Tables in memory.", "", {"": len(loaded)})
        yield Metric(
            "yakai_games_running",
            "gauge",
            "Running games at these tables.",
            "game",
            {name: running[name] for name in catalogue.games()},
        )
        kinds = Counter(connection.kind for connection in self._connections)
        at_tables = {kind: kinds[kind] for kind in ("player", "guest", "spectator")}
        yield Metric(
            "yakai_connections",
            "gauge",
            "Connections that are open or have unfinished requests: at a table by role, all others as http.",
            "kind",
            {**at_tables, "http": max(0, len(self._admission) - len(self._connections))},
        )
        store = self._store.stats()
        yield Metric("yakai_moves_stored_total", "counter", "Moves stored.", "", {"": store.moves})
        yield Metric(
            "yakai_writer_queue", "gauge", "Batches that wait to be stored.", "", {"": store.waiting}
        )
        refused = {**self._counters.refusals.by_reason, "no-room": self._admission.refused}
        yield Metric("yakai_refused_total", "counter", "Refusals.", "reason", dict(sorted(refused.items())))
        yield Metric("yakai_disk_bytes", "gauge", "Size of the files.", "file", store.files)
        yield Metric("yakai_disk_free_bytes", "gauge", "Free space on the disk.", "", {"": store.free})
        archived = self._housekeeping.archived
        yield Metric("yakai_archived_total", "counter", "Archived games.", "", {"": archived})
        yield Metric(
            "yakai_removed_total",
            "counter",
            "Removed tables and guests.",
            "kind",
            self._housekeeping.removed_by_kind,
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
