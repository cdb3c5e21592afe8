"""Yokai Sketch in the terminal: a view as lines, and a typed line as an action."""

from collections.abc import Sequence

from yakai.core.errors import BadAction
from yakai.core.game import Say
from yakai.games.sketch.actions import Action, Call, Choice, Distract, End, Play
from yakai.games.sketch.pieces import COLOURS, Colour, Sketch
from yakai.games.sketch.telling import said_card, said_yokai
from yakai.games.sketch.view import Portrait, View


class SketchTerminal:
    """Yokai Sketch in the terminal."""

    help = "sketch-terminal-help"
    rules: tuple[str, ...] = (
        "sketch-rules-goal",
        "sketch-rules-turn",
        "sketch-rules-portraits",
        "sketch-rules-effects",
        "sketch-rules-end",
    )

    def prompt(self, view: View) -> str:
        """The prompt that all games share."""
        return "cli-prompt"

    def picture(self, view: View, names: Sequence[str], say: Say) -> list[str]:
        """The deck, both albums, the four piles with their sides, and the reader's own hand."""
        lines = [say("sketch-terminal-deck", cards=view.deck, discard=len(view.discard))]
        for seat, name in enumerate(names):
            album = view.albums[seat]
            points = sum(yokai.value for yokai in album)
            yokai = ", ".join(said_yokai(one, say) for one in album) or "–"
            line = say("sketch-terminal-seat", name=name, cards=view.hands[seat], points=points, yokai=yokai)
            lines.append(f"▸ {line}" if seat == view.turn else f"  {line}")
        for colour, pile in zip(COLOURS, view.piles, strict=True):
            below = _below(pile, say)
            line = f"{_pile(colour, pile, say)} {_newest(pile, names, say)}."
            lines.append(f"{line}  {below}" if below else line)
        if view.hand:
            cards = (said_card(card, say) for card in view.hand)
            hand = "   ".join(f"{number}) {card}" for number, card in enumerate(cards, start=1))
            lines.append(say("sketch-terminal-hand", hand=hand))
        return lines

    def look(self, words: str, view: View, names: Sequence[str], say: Say) -> list[str] | None:
        """The lines for `piles`: all cards at the piles, oldest first, and the discard (SKE-20)."""
        if words.lower() not in ("piles", say("sketch-terminal-word-piles")):
            return None
        lines: list[str] = []
        for colour, pile in zip(COLOURS, view.piles, strict=True):
            lines.append(f"{_pile(colour, pile, say)} {_below(pile, say)}".rstrip())
            for name, side in zip(names, pile.sides, strict=True):
                lines.append(f"  {name}: {_listed(side, say)}")
        return [*lines, f"{say('sketch-terminal-discard')} {_listed(view.discard, say)}"]

    def read(self, words: str, legal: Choice, say: Say) -> Action:
        """The typed action: `2 water` plays card 2; `2 water call fire`, `2 water distract` with its effect; `end`."""
        parts = words.lower().split()
        if len(parts) == 1 and _begins(parts[0], "end", say("sketch-terminal-word-end")):
            return End()
        if len(parts) not in (2, 3, 4) or not parts[0].isdecimal() or len(parts[0]) > 6:
            raise BadAction("sketch-input-is-unclear", words=words)
        card, colour = int(parts[0]) - 1, _colour(parts[1], say)
        if len(parts) == 2:
            return Play(card, colour)
        if len(parts) == 3 and _begins(parts[2], "distract", say("sketch-terminal-word-distract")):
            return Distract(card, colour)
        if len(parts) == 4 and _begins(parts[2], "call", say("sketch-terminal-word-call")):
            return Call(card, colour, _colour(parts[3], say))
        raise BadAction("sketch-input-is-unclear", words=words)


# The picture


def _pile(colour: Colour, pile: Portrait, say: Say) -> str:
    """A pile's top, and how many more cards complete it."""
    name, top = say("sketch-colour", colour=colour).upper(), pile.yokai[0] if pile.yokai else None
    if top is None:
        return say("sketch-terminal-pile-empty", pile=name)
    return say("sketch-terminal-pile", pile=name, yokai=said_yokai(top, say), left=pile.missing)


def _newest(pile: Portrait, names: Sequence[str], say: Say) -> str:
    """Both sides of a pile: how many cards, and the newest."""
    return "; ".join(
        say(
            "sketch-terminal-side", name=name, cards=len(side), card=said_card(side[-1], say) if side else "–"
        )
        for name, side in zip(names, pile.sides, strict=True)
    )


def _below(pile: Portrait, say: Say) -> str:
    """The yokai under the top, as far as they are known."""
    known = ", ".join(said_yokai(one, say) if one else "?" for one in pile.yokai[1:])
    return say("sketch-terminal-below", yokai=known) if known else ""


def _listed(cards: Sequence[Sketch], say: Say) -> str:
    return ", ".join(said_card(card, say) for card in cards) or "–"


# What was typed


def _begins(typed: str, *words: str) -> bool:
    """Whether one of these words begins with what was typed."""
    return any(word.startswith(typed) for word in words)


def _colour(word: str, say: Say) -> Colour:
    """The colour whose name begins with this word, in the reader's language or in English."""
    fitting = [colour for colour in COLOURS if _begins(word, colour, say("sketch-colour", colour=colour))]
    if len(fitting) != 1:
        colours = ", ".join(say("sketch-colour", colour=colour) for colour in COLOURS)
        raise BadAction("sketch-colour-is-unclear", words=word, colours=colours)
    return fitting[0]
