"""`yakai serve` as a process: what it prints, and its errors."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

COMMAND = (sys.executable, "-c", "from yakai.cli import main; main()", "serve", "--lang", "en")


def environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("YAKAI_")}


def refused(*arguments: str) -> str:
    """What it prints when it does not start."""
    done = subprocess.run(
        [*COMMAND, *arguments], capture_output=True, text=True, timeout=600, env=environment(), check=False
    )
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return done.stderr


@contextmanager
def serving(*arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """A running server, which the test stops."""
    with subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, text=True, env=environment()
    ) as one:
        try:
            yield one
        finally:
            one.kill()


def test_the_server_prints_its_address_and_stops_when_asked(tmp_path: Path) -> None:
    with serving("--port", "0", "--data", str(tmp_path)) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Yakai is ready: http://127.0.0.1:")
        server.send_signal(signal.SIGINT)
        assert server.wait(600) in (0, -signal.SIGINT)


def test_with_lan_the_server_prints_an_address_and_a_qr_code(tmp_path: Path) -> None:
    with serving("--port", "0", "--data", str(tmp_path), "--lan") as server:
        assert server.stdout is not None
        server.stdout.readline()
        assert "http://" in server.stdout.readline()
        assert set(server.stdout.readline().strip()) & set("█▀▄ ")


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in refused("--port", port, "--data", str(tmp_path))


def test_an_address_of_another_machine_is_reported(tmp_path: Path) -> None:
    assert "192.0.2.1" in refused("--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path))


def test_two_servers_do_not_share_a_data_directory(tmp_path: Path) -> None:
    with serving("--port", "0", "--data", str(tmp_path)) as server:
        assert server.stdout is not None
        server.stdout.readline()
        assert str(tmp_path) in refused("--port", "0", "--data", str(tmp_path))


def test_an_unusable_data_directory_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert "file" in refused("--port", "0", "--data", str(tmp_path / "file"))
    (tmp_path / "yakai.sqlite3").write_text("not a database" * 100)
    assert str(tmp_path) in refused("--port", "0", "--data", str(tmp_path))
