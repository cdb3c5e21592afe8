"""The terminal of a game that has none of its own: views and actions as JSON."""

from collections.abc import Sequence
from typing import Any

import msgspec

from yakai.core import catalogue
from yakai.core.errors import BadAction
from yakai.core.game import Say, Terminal


class PlainTerminal:
    """Views and actions as JSON, as in the protocol."""

    help = "cli-plain-help"
    rules: tuple[str, ...] = ()

    def __init__(self, game: str) -> None:
        self.action = catalogue.rules(game).kinds.action

    def prompt(self, view: Any) -> str:
        """The usual prompt."""
        return "cli-prompt"

    def picture(self, view: Any, names: Sequence[str], say: Say) -> list[str]:
        """The view as indented JSON."""
        return msgspec.json.format(msgspec.json.encode(view)).decode().splitlines()

    def read(self, words: str, legal: Any, say: Say) -> Any:
        """The action from its JSON."""
        try:
            return msgspec.json.decode(words, type=self.action)
        except msgspec.MsgspecError as error:
            raise BadAction("action-is-unreadable", why=str(error)) from None


def terminal(game: str) -> Terminal:
    """A game's own terminal, or the plain one."""
    return catalogue.game(game).terminal or PlainTerminal(game)
