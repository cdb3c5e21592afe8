"""Firefox over WebDriver BiDi, which Debian's firefox-esr speaks by itself."""

import json
import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

SECONDS = 60


class FirefoxPage:
    """A page of Firefox."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._asked = 0
        self._complaints: list[str] = []
        self._does("session.new", capabilities={})
        self._does("session.subscribe", events=["log.entryAdded"])
        self._context = self._does("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, url: str) -> None:
        """Go there."""
        self._does("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def ask(self, function: str, *arguments: Any) -> Any:
        """Ask the page."""
        answer = self._does(
            "script.callFunction",
            functionDeclaration=f"async (args) => JSON.stringify(await ({function})(...JSON.parse(args)) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
            target={"context": self._context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        """Click there."""
        moves = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {
            "type": "pointer",
            "id": "mouse",
            "parameters": {"pointerType": "mouse"},
            "actions": moves,
        }
        self._does("input.performActions", context=self._context, actions=[mouse])

    def complaints(self) -> list[str]:
        """Errors in the console."""
        return self._complaints

    def _does(self, method: str, **params: Any) -> dict[str, Any]:
        self._asked += 1
        self._line.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while True:
            heard: dict[str, Any] = json.loads(self._line.recv(SECONDS))
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] == "error":
                self._complaints.append(str(heard["params"]["text"]))
            if heard.get("id") == self._asked:
                assert heard["type"] == "success", heard
                result: dict[str, Any] = heard["result"]
                return result


@contextmanager
def firefox() -> Iterator[FirefoxPage]:
    """Firefox without a window, for as long as the block lasts."""
    with tempfile.TemporaryDirectory() as profile:
        command = ["firefox-esr", "--headless", "--no-remote", "--width", "1280", "--height", "900"]
        process = subprocess.Popen(
            [*command, "--profile", profile, "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stderr is not None
            address = next(
                found[1]
                for line in process.stderr
                if (found := re.search(r"BiDi listening on (ws://\S+)", line))
            )
            with connect(f"{address}/session", max_size=None) as line:
                yield FirefoxPage(line)
        finally:
            process.terminate()
            process.wait(SECONDS)
