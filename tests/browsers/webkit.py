"""WebKit as Debian has it: WebKitGTK's driver and small browser, on an invisible screen."""

import json
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

SECONDS = 60
BROWSERS = "webkit2gtk-4.*/MiniBrowser"


class WebKitPage:
    """A page of WebKit's small browser."""

    def __init__(self, driver: httpx.Client) -> None:
        self._driver = driver
        browser = next(Path("/usr/lib").glob(f"*/{BROWSERS}"))
        options = {"binary": str(browser), "args": ["--automation", "--geometry=1280x900"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self._does("/session", capabilities=wanted)["sessionId"]
        self._session = f"/session/{session}"

    def open(self, url: str) -> None:
        """Go there."""
        self._does(f"{self._session}/url", url=url)

    def ask(self, function: str, *arguments: Any) -> Any:
        """Ask the page."""
        script = f"""
          const done = arguments[arguments.length - 1];
          Promise.resolve(({function})(...JSON.parse(arguments[0])))
            .then((it) => done(JSON.stringify(it ?? null)), (error) => done(JSON.stringify({{error: String(error)}})));
        """
        return json.loads(
            self._does(f"{self._session}/execute/async", script=script, args=[json.dumps(arguments)])
        )

    def click(self, x: float, y: float) -> None:
        """Click there."""
        moves = [
            {"type": "pointerMove", "duration": 0, "origin": "viewport", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {
            "type": "pointer",
            "id": "mouse",
            "parameters": {"pointerType": "mouse"},
            "actions": moves,
        }
        self._does(f"{self._session}/actions", actions=[mouse])

    def complaints(self) -> list[str]:
        """Nothing: the driver does not report errors."""
        return []

    def close(self) -> None:
        """Close the browser."""
        self._driver.delete(self._session)

    def _does(self, path: str, **what: Any) -> Any:
        answer = self._driver.post(path, json=what).json()["value"]
        assert not (isinstance(answer, dict) and "error" in answer and "stacktrace" in answer), answer
        return answer


@contextmanager
def webkit() -> Iterator[WebKitPage]:
    """WebKit for as long as the block lasts."""
    reading, writing = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as said:
        display = said.readline().strip()
    port = _free_port()
    environment = os.environ | {"DISPLAY": f":{display}", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
    driver = subprocess.Popen(
        ["WebKitWebDriver", f"--port={port}"], env=environment, stderr=subprocess.DEVNULL
    )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS) as client:
            _wait_for(client)
            page = WebKitPage(client)
            try:
                yield page
            finally:
                page.close()
    finally:
        for process in (driver, screen):
            process.terminate()
            process.wait(SECONDS)


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def _wait_for(client: httpx.Client) -> None:
    until = time.monotonic() + SECONDS
    while True:
        try:
            client.get("/status")
        except httpx.TransportError:
            assert time.monotonic() < until, "The driver does not answer."
            time.sleep(0.1)
        else:
            return
