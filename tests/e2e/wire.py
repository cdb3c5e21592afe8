"""The messages of a page's WebSockets."""

import json
from typing import Any, Literal, NamedTuple

from playwright.sync_api import WebSocket

from tests.e2e.company import Guest
from tests.e2e.player import Player
from yakai.web.messages import GameMessage
from yakai.web.ws.view_diff import joined


class Said(NamedTuple):
    """A message between a page and the server."""

    way: Literal["sent", "came"]
    message: dict[str, Any]


class Wire:
    """The messages of a page's WebSockets, in order."""

    def __init__(self, player: Player) -> None:
        self.said: list[Said] = []
        player.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.said.append(Said("sent", {"type": "opens"}))
        socket.on("framesent", lambda text: self.said.append(Said("sent", json.loads(text))))
        socket.on("framereceived", lambda text: self.said.append(Said("came", json.loads(text))))

    @property
    def sent(self) -> list[str]:
        """The page's requests, without its pings."""
        return [one["type"] for way, one in self.said if way == "sent" and one["type"] != "ping"]

    def check(self, watcher: Guest) -> set[int]:
        """Check that only a spectator's messages came while the curtain was down; return the seats whose hands came."""
        came = [one for way, one in self.said if way == "came" and one["type"] == "game"]
        watcher.waits_for_step_after(max(one["n"] for one in came if one["seat"] is None) - 1)
        watched = [(one.n, one.view) for one in watcher.seat.received if isinstance(one, GameMessage)]
        words = {told.n: list(told.lines) for told in watcher.seat.told if told.lines}
        lifted: int | None = None
        falls = ""
        view: Any = None
        seen: set[int] = set()
        for way, message in self.said:
            match way, message["type"]:
                case "sent", "opens":
                    lifted = None
                case "sent", "lift_curtain":
                    lifted = message["seat"]
                case "sent", "lower_curtain":
                    falls = message["id"]
                case "came", "ok" if message["id"] == falls:
                    lifted = None
                case "came", "hinted" | "listed" | "recalled" | "added":
                    assert lifted is not None, message
                case "came", "game" if message["seat"] is not None:
                    assert message["seat"] == lifted, "a hand came with the curtain down"
                    seen.add(message["seat"])
                case "came", "game":
                    view = (
                        joined(view, message["view"], message.get("more", {}))
                        if message.get("part")
                        else message["view"]
                    )
                    assert (message["n"], view) in watched
                    assert message["legal"] is None or not message.get("undo")
                    for told in message["told"]:
                        assert told["lines"] == words.get(told["n"], [])
        return seen
