"""Foxfire in a terminal: a view as lines of text, and an action from a typed command."""

from collections.abc import Sequence

from yakai.core.errors import BadAction
from yakai.core.game import Say
from yakai_foxfire.actions import Action, Choice, Lay
from yakai_foxfire.scoring import points
from yakai_foxfire.telling import lit
from yakai_foxfire.view import View


class FoxfireTerminal:
    """Foxfire's terminal interface."""

    help = "foxfire-terminal-help"
    rules: tuple[str, ...] = ("foxfire-rules-goal", "foxfire-rules-round", "foxfire-rules-end")

    def prompt(self, view: View) -> str:
        """The usual prompt."""
        return "cli-prompt"

    def picture(self, view: View, names: Sequence[str], say: Say) -> list[str]:
        """The lantern, each player's sparks and points, and the seat's own wish."""
        lines = []
        if view.lantern is not None:
            lines.append(say("foxfire-terminal-lantern", round=view.round, **lit(view.lantern)))
        for seat, name in enumerate(names):
            left = " ".join(map(str, view.sparks[seat])) or "–"
            worth = points(view.taken[seat], None)
            line = say("foxfire-terminal-seat", name=name, sparks=left, worth=worth)
            lines.append(f"{'✓' if view.laid[seat] else ' '} {line}")
        if view.wish is not None:
            lines.append(say("foxfire-terminal-wish", colour=view.wish.colour))
        return lines

    def read(self, words: str, legal: Choice, say: Say) -> Action:
        """`3` lays the spark 3."""
        if not (words.isdecimal() and len(words) < 3):
            raise BadAction("foxfire-input-is-unclear", words=words)
        return Lay(int(words), legal.round)
