"""Servers to be measured, each a process on a core of its own: ours, and others' that play a game of the same size."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PACKAGES = ROOT / "build" / "peers" / "node_modules"

UNLIMITED = {
    "YAKAI_MESSAGES_PER_SECOND": "1000000",
    "YAKAI_MESSAGES_AT_ONCE": "1000000",
    "YAKAI_TABLES_PER_HOUR": "1000000",
    "YAKAI_TABLES_PER_HOUR_PER_ADDRESS": "1000000",
    "YAKAI_GUESTS_PER_HOUR_PER_ADDRESS": "1000000",
    "YAKAI_CONNECTIONS_PER_ADDRESS": "100000",
    "YAKAI_CONNECTIONS_PER_PERSON": "100000",
}
"""The load generator plays faster than a person may, and as many people from one address."""


@dataclass(frozen=True)
class Serving:
    """A running server."""

    url: str
    process: int

    def used(self) -> float:
        """Core seconds that it has used so far, with all its threads."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """KB of memory that are its own."""
        rollup = Path(f"/proc/{self.process}/smaps_rollup").read_text().splitlines()
        return float(sum(int(line.split()[1]) for line in rollup if line.startswith("Private_")))


def cores() -> tuple[set[int], set[int]]:
    """The core for the server, and those for the load generator."""
    some = sorted(os.sched_getaffinity(0))
    return {some[-1]}, set(some[:-1]) or {some[-1]}


@contextmanager
def yakai(settings: Mapping[str, str] = {}) -> Iterator[Serving]:
    """Our server with its disk behind every move; only its limits per person are lifted."""
    (ROOT / "build").mkdir(exist_ok=True)
    with TemporaryDirectory(
        dir=ROOT / "build"
    ) as data:  # on a disk, since the system's temporary folder may be in memory
        command = [str(Path(sys.executable).parent / "yakai"), "serve", "--port", "0", "--data", data]
        with started(command, os.environ | UNLIMITED | dict(settings)) as process:
            assert process.stdout is not None
            url = next(word for word in process.stdout.readline().split() if word.startswith("http"))
            yield Serving(url.rstrip("/"), process.pid)


@contextmanager
def peer(name: str, port: int) -> Iterator[Serving]:
    """Another server, which keeps its state in memory."""
    environment = os.environ | {"NODE_PATH": str(PACKAGES), "NODE_ENV": "production"}
    with started(["node", str(HERE / f"{name}.cjs"), str(port)], environment) as process:
        assert process.stdout is not None
        while "ready" not in process.stdout.readline():
            pass
        yield Serving(f"http://127.0.0.1:{port}", process.pid)


@contextmanager
def started(command: list[str], environment: Mapping[str, str]) -> Iterator[subprocess.Popen[str]]:
    """Start a server's process on its core."""
    process = subprocess.Popen(  # noqa: S603  # our own, and those we installed
        command, env=dict(environment), stdout=subprocess.PIPE, text=True
    )
    os.sched_setaffinity(process.pid, cores()[0])
    try:
        yield process
    finally:
        process.terminate()
        process.wait()
