"""A server in a process of its own, that can be killed."""

import os
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from yakai.client import Visitor

# Everything is read before the line comes that lets it begin: a spare one stands ready while another serves.
BEGIN = (
    "import sys, yakai.web.app, yakai.web.server; from yakai.cli import main; sys.stdin.readline(); main()"
)
SERVE = (sys.executable, "-c", BEGIN, "serve", "--lang", "en")


class Process:
    """`yakai serve` on one data directory and one port, started as often as one likes."""

    def __init__(
        self, data: Path, log: Path, environment: Mapping[str, str] | None = None, spare: bool = False
    ) -> None:
        self._data = data
        self._log = log
        self._environment = {
            **os.environ,
            "YAKAI_PACE": "0",
            "YAKAI_BOT_WORKERS": "1",
            "YAKAI_MESSAGES_PER_SECOND": "1e6",
            "YAKAI_MESSAGES_AT_ONCE": "1000000",
            "YAKAI_TABLES_PER_HOUR": "100000",
            **(environment or {}),
        }
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self._port: int = probe.getsockname()[1]
        self._running: subprocess.Popen[bytes] | None = None
        self._keep_spare = spare
        self._spare: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    def visitor(self) -> Visitor:
        """Somebody new."""
        return Visitor(self.url)

    def start(self) -> None:
        """Start it and wait until it says that it is ready; always on the same port."""
        self._running = self._spare or self._prepared()
        self._spare = None
        assert self._running.stdin is not None
        assert self._running.stdout is not None
        self._running.stdin.write(b"begin\n")
        self._running.stdin.close()
        ready, _, _ = select.select([self._running.stdout], [], [], 30)
        line = self._running.stdout.readline().decode() if ready else ""
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, f"the server did not start: {line!r} {self._log.read_text()}"
        if self._keep_spare:
            self._spare = self._prepared()

    def _prepared(self) -> subprocess.Popen[bytes]:
        with self._log.open("ab") as log:
            return subprocess.Popen(
                [*SERVE, "--data", str(self._data), "--port", str(self._port)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                env=self._environment,
            )

    def kill(self) -> None:
        """As a power cut would, for the process: no goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, and wait."""
        return self._end(signal.SIGTERM)

    def close(self) -> None:
        """Nothing of it is left."""
        if self._running is not None:
            self.kill()
        if self._spare is not None:
            self._running, self._spare = self._spare, None
            assert self._running.stdin is not None
            self._running.stdin.close()
            self.kill()

    def _end(self, how: signal.Signals) -> int:
        assert self._running is not None
        self._running.send_signal(how)
        code = self._running.wait(20)
        assert self._running.stdout is not None
        self._running.stdout.close()
        self._running = None
        return code


@contextmanager
def process(tmp_path: Path, spare: bool = False, **environment: str) -> Iterator[Process]:
    """A server that has been started; it is stopped at the end if it still runs."""
    one = Process(tmp_path / "data", tmp_path / "server.log", environment, spare)
    try:
        one.start()
        yield one
    finally:
        one.close()


def wait_until_gone(pid: int, seconds: float = 10) -> bool:
    """Whether no process of that number is left."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if ") Z " in Path(f"/proc/{pid}/stat").read_text():
                return True
        except FileNotFoundError:
            return True
        time.sleep(0.05)
    return False
