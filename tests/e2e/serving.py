"""`yakai serve` as a process of its own, which can be stopped, killed and started again on the same port."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.ports import free_port

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/yakai/web/static/index.html"
SECONDS = 180
NIGHTLY = bool(os.environ.get("YAKAI_NIGHTLY"))
MAIN = "from yakai.cli import main; main()"

# Seeds cards, dice and bots so that each run of a file is the same: each new generator gets the next seed. Keys
# stay random.
SAME_LUCK = """
import itertools, random, secrets
seeds = itertools.count(1)
class Same(random.Random):
    def __init__(self):
        super().__init__(next(seeds))
random.SystemRandom = Same
"""

# No step of a game ends by the rules' own clock, however long a test takes.
UNTIMED = """
from yakai.table.drivers.countdown import Countdown
Countdown._run_out = lambda *_: None
"""

# The same program with clocks that are ahead of the machine's by the seconds in a file. It checks clocks and
# housekeeping ten times a second.
AHEAD = """
import functools, pathlib, time, yakai.web.app, yakai.web.ops.heartbeat, yakai.web.ops.housekeeping
def ahead(clock):
    return lambda: clock() + float(pathlib.Path({file!r}).read_text())
yakai.web.app.create_app = functools.partial(
    yakai.web.app.create_app, now=ahead(time.time), steady=ahead(time.monotonic)
)
yakai.web.ops.heartbeat.BEAT = yakai.web.ops.housekeeping.FIRST = yakai.web.ops.housekeeping.EVERY = 0.1
"""


class Clock:
    """The time of a server, which a test can move ahead. It also passes by itself."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._seconds = 0.0
        self.goes_on(0)

    def goes_on(self, seconds: float) -> None:
        """Move the clocks ahead by these seconds."""
        self._seconds += seconds
        draft = self._file.with_suffix(".draft")
        draft.write_text(str(self._seconds))
        draft.replace(self._file)

    @property
    def program(self) -> str:
        """Code that makes the server use these clocks."""
        return AHEAD.format(file=str(self._file))


class Serving:
    """A server that runs, with its address. Bots do not pause unless a setting says so."""

    def __init__(
        self, data: Path, *, timed: bool = True, clock: Clock | None = None, **settings: Any
    ) -> None:
        assert BUILT.exists(), "The client is not built: run script/build-client first."
        self.data = data
        self.port = free_port()
        usual = {
            "pace": 0,
            "bot_workers": 1,
            "messages_per_second": 1000,
            "tables_per_hour": 10**6,
            "tables_per_hour_per_address": 10**6,
            "guests_per_hour_per_address": 10**6,
        }
        self._settings = {**usual, **settings}
        luck, rules = "" if NIGHTLY else SAME_LUCK, "" if timed else UNTIMED
        self._code = luck + rules + ("" if clock is None else clock.program) + MAIN
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        """The server's address."""
        return f"http://127.0.0.1:{self.port}"

    def set(self, **settings: Any) -> None:
        """Change settings from the next start on."""
        self._settings |= settings

    def start(self) -> None:
        """Start, each time on the same port, and wait until it says that it is ready."""
        environment = os.environ | {
            f"YAKAI_{name.upper()}": str(value) for name, value in self._settings.items()
        }
        command = [sys.executable, "-c", self._code, "serve"]
        with (self.data / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--port", str(self.port), "--data", str(self.data / "yakai")],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found, f"The server did not start: {said}{self.complaints()}"

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Kill it and its worker processes without warning."""
        self._end(signal.SIGKILL)

    def _end(self, by: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if by is signal.SIGKILL:
            os.killpg(process.pid, by)
        else:
            process.send_signal(by)
        try:
            process.wait(SECONDS)
        finally:
            if process.stdout is not None:
                process.stdout.close()

    def complaints(self) -> str:
        """Its error output so far, without the lines about refused strangers."""
        lines = (self.data / "server.log").read_text().splitlines(keepends=True)
        return "".join(line for line in lines if not line.startswith("refused to "))
