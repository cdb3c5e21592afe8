"""A server in a process of its own, that can be killed."""

import os
import queue
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.ports import free_port
from yakai.client import Client

SECONDS = 180
"""Longer than any start or stop takes, also on a busy machine."""

QUICK = {
    "YAKAI_PACE": "0",
    "YAKAI_BOT_WORKERS": "1",
    "YAKAI_CONNECTIONS_PER_PERSON": "100000",
    "YAKAI_LIST_READS_PER_SECOND_PER_ADDRESS": "1e6",
    "YAKAI_LIST_READS_AT_ONCE": "1000000",
    "YAKAI_MESSAGES_PER_SECOND": "1e6",
    "YAKAI_MESSAGES_AT_ONCE": "1000000",
    "YAKAI_TABLES_PER_HOUR": "100000",
    "YAKAI_TABLES_PER_HOUR_PER_ADDRESS": "100000",
    "YAKAI_GUESTS_PER_HOUR_PER_ADDRESS": "100000",
}

# A fork server: it imports all the code once, then forks a server for every line on its stdin and prints its exit code.
# So a server starts at once, and can be killed like any other.
FORK_SERVER = """
import os, sys
import yakai.web.app, yakai.web.server
from yakai.cli import main

for line in sys.stdin:
    pid = os.fork()
    if pid == 0:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        sys.argv = ["yakai", *line.split()]
        main()
    print("started", pid, flush=True)
    print("ended", os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)
"""


class Process:
    """`yakai serve` on one data directory and one port, which can be started again and again."""

    def __init__(self, data: Path, log: Path, environment: Mapping[str, str], before: str = "") -> None:
        self._port = free_port()
        self._data = data
        self._log = log
        self._said: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.pid: int | None = None
        self.said: str | None = None
        with log.open("ab") as errors:
            self._fork_server = subprocess.Popen(
                [sys.executable, "-c", before + FORK_SERVER],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env={**os.environ, **QUICK, **environment},
                text=True,
            )
        self._hearing = threading.Thread(target=self._hear, daemon=True)
        self._hearing.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def log(self) -> str:
        """Its output so far."""
        return self._log.read_text()

    @property
    def memory(self) -> int:
        """How many bytes of memory it uses."""
        told = dict(line.split(":") for line in Path(f"/proc/{self.pid}/status").read_text().splitlines())
        return int(told["VmRSS"].removesuffix(" kB")) * 1024

    def client(self) -> Client:
        """A new person."""
        return Client(self.url)

    def start(self) -> None:
        """Start it and wait until it says that it is ready."""
        assert self._fork_server.stdin is not None
        self._fork_server.stdin.write(f"serve --lang en --data {self._data} --port {self._port}\n")
        self._fork_server.stdin.flush()
        self.pid = int(self._heard(r"started (\d+)"))
        self.said = self._heard(r"ready: (http\S+)")

    def kill(self) -> int:
        """Kill it without warning, as a power cut would."""
        return self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, and wait."""
        return self._end(signal.SIGTERM)

    def close(self) -> None:
        """Check that none of its processes is left."""
        if self.pid is not None:
            self.kill()
        assert self._fork_server.stdin is not None
        assert self._fork_server.stdout is not None
        self._fork_server.stdin.close()
        self._fork_server.wait(SECONDS)
        self._hearing.join(SECONDS)
        self._fork_server.stdout.close()

    def _end(self, how: signal.Signals) -> int:
        assert self.pid is not None
        os.kill(self.pid, how)
        self.pid = None
        return int(self._heard(r"ended (-?\d+)"))

    def _hear(self) -> None:
        assert self._fork_server.stdout is not None
        for line in self._fork_server.stdout:
            self._said.put(line)

    def _heard(self, wanted: str) -> str:
        """Wait for a line of output that matches, and return it."""
        lines = []
        try:
            while True:
                lines.append(self._said.get(timeout=SECONDS))
                if found := re.search(wanted, lines[-1]):
                    return found[1]
        except queue.Empty:
            raise AssertionError(f"it never said {wanted!r}: {lines} {self.log}") from None


@contextmanager
def process(tmp_path: Path, before: str = "", **environment: str) -> Iterator[Process]:
    """A started server that has run the Python code `before` first; if it still runs at the end, it is killed."""
    one = Process(tmp_path / "data", tmp_path / "server.log", environment, before)
    try:
        one.start()
        yield one
    finally:
        one.close()


def wait_until_gone(pid: int, seconds: float = SECONDS) -> bool:
    """Wait until a process has ended; return whether it has within these seconds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if ") Z " in Path(f"/proc/{pid}/stat").read_text():
                return True
        except FileNotFoundError:
            return True
        time.sleep(0.05)
    return False
