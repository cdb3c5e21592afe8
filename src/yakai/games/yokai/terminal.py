"""Yokai where there is only text: events as sentences, a view as lines, and an action from what was typed."""

import re
from collections.abc import Iterable, Sequence

from yakai.core.errors import BadAction
from yakai.core.game import Say
from yakai.games.yokai.actions import Action, Choice, Declare, Draw, Move, Peek, Place
from yakai.games.yokai.field import Cell
from yakai.games.yokai.pieces import PICTURES, Family
from yakai.games.yokai.state import End
from yakai.games.yokai.view import (
    DealtEvent,
    DeclaredEvent,
    DrewEvent,
    EndedEvent,
    Event,
    MovedEvent,
    PeekedEvent,
    PlacedEvent,
    ShownEvent,
    StuckEvent,
    View,
)

WIDTH = 8


class YokaiTerminal:
    """Yokai in words. Cards are numbered from 1, cells by column and row of the picture."""

    help = "yokai-terminal-help"
    rules: tuple[str, ...] = (
        "yokai-rules-goal",
        "yokai-rules-turn",
        "yokai-rules-hints",
        "yokai-rules-end",
        "yokai-rules-levels",
    )

    def sentences(self, event: Event, names: Sequence[str], say: Say) -> list[str]:
        """An event in words."""
        match event:
            case DealtEvent():
                return _dealt(event, names, say)
            case PeekedEvent():
                return [_peeked(event, names, say)]
            case StuckEvent(seat=seat):
                return [say("yokai-event-stuck", name=names[seat])]
            case MovedEvent(seat=seat, card=card):
                return [say("yokai-event-moved", name=names[seat], card=card + 1)]
            case DrewEvent():
                return [_drew(event, names, say)]
            case PlacedEvent():
                return [_placed(event, names, say)]
            case DeclaredEvent(seat=seat):
                return [say("yokai-event-declared", name=names[seat])]
            case ShownEvent(end=end):
                return _shown(end, names, say)
            case EndedEvent():
                return [_ended(event, say)]

    def prompt(self, view: View) -> str:
        """As everywhere."""
        return "cli-prompt"

    def picture(self, view: View, names: Sequence[str], say: Say) -> list[str]:
        """The field with its numbers, what waits, the own link and the goal."""
        lines = _field(view, say) if view.cells else []
        lines.append(say("yokai-terminal-hints", pile=view.pile, waiting=view.waiting))
        lines += [
            f"  {number}) {_colours(hint.families, say)}" for number, hint in enumerate(view.hints, start=1)
        ]
        if view.link is not None:
            lines.append(say("yokai-terminal-link", families=_families(view.link.families, say)))
        if view.goal is not None:
            lines.append(say("yokai-terminal-goal", goal=view.goal))
            lines += ["  " + row.replace("#", "■ ").replace(".", "  ") for row in PICTURES[view.goal]]
        if view.turn is not None:
            lines.append(say("yokai-terminal-turn", name=names[view.turn], stage=view.stage))
        return lines

    def read(self, words: str, legal: Choice, say: Say) -> Action:
        """`5` peeks, `5 2.3` moves, `+` turns a hint, `1 5` places the first hint on card 5, `!` declares."""
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


def _dealt(event: DealtEvent, names: Sequence[str], say: Say) -> list[str]:
    lines = [say("yokai-event-dealt", name=names[event.first])]
    if event.linked:
        lines.append(say("yokai-event-dealt-links", names=", ".join(names[seat] for seat in event.linked)))
    if event.link is not None:
        lines.append(say("yokai-terminal-link", families=_families(event.link.families, say)))
    if event.goal is not None:
        lines.append(say("yokai-terminal-goal", goal=event.goal))
    return lines


def _peeked(event: PeekedEvent, names: Sequence[str], say: Say) -> str:
    name, card = names[event.seat], event.card + 1
    if event.face is None:
        return say("yokai-event-peeked", name=name, card=card)
    return say("yokai-event-peeked-own", name=name, card=card, family=event.face)


def _drew(event: DrewEvent, names: Sequence[str], say: Say) -> str:
    if event.hint is None:
        return say("yokai-event-drew-blind", name=names[event.seat])
    return say("yokai-event-drew", name=names[event.seat], hint=_colours(event.hint.families, say))


def _placed(event: PlacedEvent, names: Sequence[str], say: Say) -> str:
    name, card = names[event.seat], event.card + 1
    if event.hint is None:
        return say("yokai-event-placed-blind", name=name, card=card)
    return say("yokai-event-placed", name=name, card=card, hint=_colours(event.hint.families, say))


def _shown(end: End, names: Sequence[str], say: Say) -> list[str]:
    lines = [say("yokai-event-exhausted")] if end.how == "exhausted" else []
    if end.apart:
        lines.append(say("yokai-event-shown-apart", families=_families(end.apart, say)))
    else:
        lines.append(say("yokai-event-shown"))
    lines += [
        say("yokai-event-unlinked", name=names[seat], families=_families(link.families, say))
        for seat, link in enumerate(end.links)
        if link is not None and seat in end.unlinked
    ]
    if end.shaped is False:
        lines.append(say("yokai-event-unshaped"))
    if end.won:
        lines.append(say("yokai-event-score", right=end.right, wrong=end.wrong, left=end.left))
    return lines


def _ended(event: EndedEvent, say: Say) -> str:
    if event.result.reason == "conceded":
        return say("yokai-event-ended-conceded")
    if event.grade is None:
        return say("yokai-event-ended-lost")
    return say("yokai-event-ended", score=event.result.scores[0], grade=event.grade)


def _colours(families: Iterable[Family], say: Say) -> str:
    return ", ".join(say("yokai-colour", family=family) for family in families)


def _families(families: Iterable[Family], say: Say) -> str:
    return ", ".join(say("yokai-family", family=family) for family in families)


# The field


def _corner(around: Iterable[Cell]) -> Cell:
    """The picture's first column and row, from the empty cells around the field."""
    cells = list(around)
    return min(x for x, _ in cells), min(y for _, y in cells)


def _field(view: View, say: Say) -> list[str]:
    """The cards where they lie, with a free column and row on every side."""
    left, top = _corner((x - 1, y - 1) for x, y in view.cells)
    right, bottom = max(x for x, _ in view.cells) + 1, max(y for _, y in view.cells) + 1
    at = {cell: _card(view, card, say) for card, cell in enumerate(view.cells)}
    head = "".join(str(x - left + 1).center(WIDTH) for x in range(left, right + 1))
    rows = (
        f"{y - top + 1:>3} " + "".join(at.get((x, y), "·").center(WIDTH) for x in range(left, right + 1))
        for y in range(top, bottom + 1)
    )
    return ["    " + head.rstrip(), *(row.rstrip() for row in rows)]


def _card(view: View, card: int, say: Say) -> str:
    """`[5]` face down, `5=R` seen, `5:RG` under a hint, `5:?` under a blind one."""
    cover = next((cover for cover in view.covers if cover.card == card), None)
    face = view.end.yokai[card] if view.end is not None else view.faces[card]
    if cover is None and face is None:
        return f"[{card + 1}]"
    text = str(card + 1)
    if face is not None:
        text += "=" + say("yokai-letter", family=face)
    if cover is not None:
        families = cover.hint.families if cover.hint is not None else ()
        text += ":" + ("".join(say("yokai-letter", family=family) for family in families) or "?")
    return text
