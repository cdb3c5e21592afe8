"""Pikit in the terminal: a view as lines, and a typed line as an action."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from yakai.core.errors import BadAction
from yakai.core.game import Say, Seat
from yakai.games.pikit.actions import (
    Action,
    Cancel,
    Choice,
    Dice,
    Draw,
    Flip,
    Pass,
    Raid,
    Reroll,
    Steal,
    Stop,
    Take,
    TakeMecha,
)
from yakai.games.pikit.state import Played
from yakai.games.pikit.telling import answered, discarded
from yakai.games.pikit.view import View

WORDS: Final = {
    "take": "pikit-terminal-word-take",
    "reroll": "pikit-terminal-word-reroll",
    "steal": "pikit-terminal-word-steal",
    "draw": "pikit-terminal-word-draw",
    "turn": "pikit-terminal-word-turn",
    "cancel": "pikit-terminal-word-cancel",
    "pass": "pikit-terminal-word-pass",
    "mecha": "pikit-terminal-word-mecha",
    "nothing": "pikit-terminal-word-nothing",
}
"""Each verb, and the text that has its words in the reader's language."""

ALL: Final = {"all": "pikit-terminal-word-all"}


class PikitTerminal:
    """Pikit in the terminal. Players and dice are numbered from 1."""

    help = "pikit-terminal-help"
    rules: tuple[str, ...] = (
        "pikit-rules-goal",
        "pikit-rules-setup",
        "pikit-rules-turn",
        "pikit-rules-taking",
        "pikit-rules-cards",
        "pikit-rules-cancelling",
        "pikit-rules-end",
    )

    def prompt(self, view: View) -> str:
        """The prompt; a different one while a discard can be answered, because then no player has to act."""
        return "pikit-terminal-prompt" if view.stage == "window" else "cli-prompt"

    def picture(self, view: View, names: Sequence[str], say: Say) -> list[str]:
        """The centre, the dice, each seat's sizes and tokens, the open discard, and the reader's own hand."""
        lines = [say("pikit-terminal-deck", cards=view.deck, discards=len(view.discards))]
        if view.ending is not None and view.result is None:
            lines.append(say("pikit-terminal-left", turns=view.left))
        lines += [_player(view, seat, name, say) for seat, name in enumerate(names)]
        lines.append(say("pikit-terminal-centre", cards=_cards(sorted(view.centre))))
        if view.dice:
            lines.append(say("pikit-terminal-dice", first=view.dice[0], second=view.dice[1]))
        lines += ["  " + line for line in _chain(view.chain, names, view.seat, say)]
        if view.seat is not None:
            lines.append(say("pikit-terminal-hand", hand=_cards(view.hand)))
        return lines

    def look(self, words: str, view: View, names: Sequence[str], say: Say) -> list[str] | None:
        """The lines for `discards`: the discard pile and, with two players, the cards that were taken out (PIK-22)."""
        if words.lower() not in ("discards", say("pikit-terminal-word-discards")):
            return None
        lines = [say("pikit-terminal-discards", cards=_cards(sorted(view.discards)) or "–")]
        if view.removed:
            lines.append(say("pikit-terminal-removed", cards=_cards(sorted(view.removed))))
        return lines

    def read(self, words: str, legal: Choice, say: Say) -> Action:
        """The typed action: `7` or `1 6` takes from the centre; every other action is a verb with numbers."""
        first, *rest = words.lower().split()
        if first.isdecimal():
            return Take(tuple(sorted(_numbers([first, *rest], words))))
        verb = _meant(first, WORDS, say)
        if verb is None:
            raise BadAction("pikit-input-is-unclear", words=words)
        if verb == "pass":
            return _pass(rest, words, legal, say)
        numbers = _numbers(rest, words)
        if verb == "take" and numbers:
            return _take(numbers, words, legal)
        form = _FORMS.get((verb, len(numbers)))
        if form is None:
            raise BadAction("pikit-input-is-unclear", words=words)
        if verb == "reroll" and len(numbers) == 2 and numbers[1] not in _ONE_DIE:
            raise BadAction("pikit-input-has-a-strange-part", words=words, part=rest[1])
        return form(numbers, legal)


# Typing

_ONE_DIE: Final[dict[int, Dice]] = {1: "first", 2: "second"}

_FORMS: Final[dict[tuple[str, int], Callable[[list[int], Choice], Action]]] = {
    ("reroll", 1): lambda numbers, _: Reroll(numbers[0], "both"),
    ("reroll", 2): lambda numbers, _: Reroll(numbers[0], _ONE_DIE[numbers[1]]),
    ("steal", 2): lambda numbers, _: Steal(numbers[0], numbers[1] - 1),
    ("draw", 1): lambda numbers, _: Draw(numbers[0]),
    ("turn", 3): lambda numbers, _: Flip(numbers[0], numbers[1] - 1, numbers[2]),
    ("cancel", 1): lambda numbers, legal: Cancel(numbers[0], legal.answers or 0),
    ("mecha", 0): lambda _, legal: TakeMecha() if legal.raid is None else Raid(),
    ("nothing", 0): lambda _, __: Stop(),
}


def _meant(word: str, known: dict[str, str], say: Say) -> str | None:
    """The one name that a word begins, in English or in the reader's language; `None` if it is not just one."""
    fitting = [
        name for name, key in known.items() if any(one.startswith(word) for one in (name, *say(key).split()))
    ]
    return fitting[0] if len(fitting) == 1 else None


def _take(numbers: list[int], words: str, legal: Choice) -> Take:
    """A take of the cards typed, or the only take that includes them. If there is none, the rules will say why."""
    cards = tuple(sorted(numbers))
    ways = [way for way in legal.takes if set(cards) <= set(way)]
    if len(ways) > 1 and len(cards) == 1:
        listed = " / ".join(" ".join(map(str, way)) for way in ways)
        raise BadAction("pikit-take-is-unclear", words=words, ways=listed)
    return Take(ways[0] if len(ways) == 1 else cards)


def _pass(rest: list[str], words: str, legal: Choice, say: Say) -> Pass:
    """A pass, or with `all` one for the whole turn; anything else after it is an error."""
    whole_turn = bool(rest) and _meant(rest[0], ALL, say) is not None
    strange = rest[1:] if whole_turn else rest
    if strange:
        raise BadAction("pikit-input-has-a-strange-part", words=words, part=strange[0])
    return Pass(legal.answers or 0, whole_turn)


def _numbers(parts: list[str], words: str) -> list[int]:
    for part in parts:
        if not part.isdecimal() or len(part) > 3:
            raise BadAction("pikit-input-has-a-strange-part", words=words, part=part)
    return [int(part) for part in parts]


# Showing


def _player(view: View, seat: Seat, name: str, say: Say) -> str:
    line = say(
        "pikit-terminal-seat", number=seat + 1, name=name, cards=view.hands[seat], wounds=view.wounds[seat]
    )
    faces = (face for face, holder in enumerate(view.mechas, start=1) if holder == seat)
    line += "".join(f" [{say('pikit-card', kind='mecha', number=face)}]" for face in faces)
    return f"▸ {line}" if seat == view.turn else f"  {line}"


def _chain(chain: tuple[Played, ...], names: Sequence[str], you: Seat | None, say: Say) -> list[str]:
    """The discard that can be answered, with the cancels on it, in words."""
    return [
        answered(played.seat, played.play.card, below, names, you, say)
        if isinstance(played.play, Cancel)
        else discarded(played, names, you, say)
        for below, played in zip((chain[:1] + chain)[: len(chain)], chain, strict=True)
    ]


def _cards(cards: Iterable[int]) -> str:
    return " ".join(map(str, cards)) or "–"
