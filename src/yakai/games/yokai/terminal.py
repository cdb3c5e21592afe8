"""Yokai in the terminal: a view as lines, and a typed line as an action."""

import re
from collections.abc import Iterable, Sequence

from yakai.core.errors import BadAction
from yakai.core.game import Say, subject
from yakai.games.yokai.actions import Action, Choice, Declare, Draw, Move, Peek, Place
from yakai.games.yokai.grid import Cell
from yakai.games.yokai.pieces import PICTURES
from yakai.games.yokai.telling import colours, families
from yakai.games.yokai.view import Event, PeekedEvent, View

WIDTH = 8
"""The least width of a cell; cards with a hint and a face can take more."""


class YokaiTerminal:
    """Yokai in the terminal. Cards are numbered from 1, cells by column and row of the picture."""

    help = "yokai-terminal-help"
    rules: tuple[str, ...] = (
        "yokai-rules-goal",
        "yokai-rules-turn",
        "yokai-rules-hints",
        "yokai-rules-end",
        "yokai-rules-levels",
    )

    def prompt(self, view: View) -> str:
        """The prompt that all games share."""
        return "cli-prompt"

    def picture(self, view: View, names: Sequence[str], say: Say) -> list[str]:
        """The field with its numbers, the waiting hints, the reader's own link and the goal.

        A face that was peeked at is not shown here but told once (YOK-15), because lines stay on a screen; the notebook
        keeps it.
        """
        lines = _field(view, say) if view.cells else []
        lines.append(say("yokai-terminal-hints", pile=view.pile, waiting=view.waiting))
        lines += [
            f"  {number}) {colours(hint.families, say)}" for number, hint in enumerate(view.hints, start=1)
        ]
        if view.link is not None:
            lines.append(say("yokai-link", families=families(view.link.families, say)))
        if view.goal is not None:
            lines.append(say("yokai-event-dealt-goal", goal=view.goal))
            rows = ("  " + row.replace("#", "■ ").replace(".", "  ") for row in PICTURES[view.goal])
            lines += [row.rstrip() for row in rows]
        if view.turn is not None:
            who = subject(view.turn, names, view.seat)
            lines.append(say("yokai-terminal-turn", **who, stage=view.stage))
        return lines

    def stays(self, event: Event, view: View) -> bool:
        """Whether an event's line may stay on the screen: all but peeks, and with the notebook these too (YOK-15)."""
        return view.options.notebook or not isinstance(event, PeekedEvent)

    def read(self, words: str, legal: Choice, say: Say) -> Action:
        """The typed action: `5` peeks, `5 2.3` moves, `+` draws a hint, `1 5` places hint 1 on card 5, `!` declares."""
        typed = " ".join(words.split())
        if typed == "!":
            return Declare()
        if typed == "+":
            return Draw()
        if found := re.fullmatch(r"(\d{1,3})", typed):
            return Peek(int(found[1]) - 1)
        if found := re.fullmatch(r"(\d{1,3}) (\d{1,3})[.,](\d{1,3})", typed):
            left, top = _corner(legal.moves.cells or ((0, 0),))
            return Move(int(found[1]) - 1, (left + int(found[2]) - 1, top + int(found[3]) - 1))
        if found := re.fullmatch(r"(\d{1,3}) (\d{1,3})", typed):
            return Place(int(found[1]) - 1, int(found[2]) - 1)
        raise BadAction("yokai-input-is-unclear", words=words)


# The field


def _corner(around: Iterable[Cell]) -> Cell:
    """The picture's first column and row, from the cells around the field."""
    cells = list(around)
    return min(x for x, _ in cells), min(y for _, y in cells)


def _field(view: View, say: Say) -> list[str]:
    """The cards where they lie, with an empty column or row on every side."""
    left, top = _corner((x - 1, y - 1) for x, y in view.cells)
    right, bottom = max(x for x, _ in view.cells) + 1, max(y for _, y in view.cells) + 1
    at = {cell: _card(view, card, say) for card, cell in enumerate(view.cells)}
    width = max(WIDTH, *(len(card) + 2 for card in at.values()))
    head = "".join(str(x - left + 1).center(width) for x in range(left, right + 1))
    rows = (
        f"{y - top + 1:>3} " + "".join(at.get((x, y), "·").center(width) for x in range(left, right + 1))
        for y in range(top, bottom + 1)
    )
    return ["    " + head.rstrip(), *(row.rstrip() for row in rows)]


def _card(view: View, card: int, say: Say) -> str:
    """A card: `[5]` face down, `5=R` with its face, `5:RG` with a hint, `5:?` with a blind one."""
    cover = next((cover for cover in view.covers if cover.card == card), None)
    face = view.faces[card] if view.options.notebook else None
    if view.end is not None:
        face = view.end.yokai[card]
    if cover is None and face is None:
        return f"[{card + 1}]"
    text = str(card + 1)
    if face is not None:
        text += "=" + say("yokai-letter", family=face)
    if cover is not None:
        families = cover.hint.families if cover.hint is not None else ()
        text += ":" + ("".join(say("yokai-letter", family=family) for family in families) or "?")
    return text
