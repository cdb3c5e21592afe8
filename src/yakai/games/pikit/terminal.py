"""Pikit where there is only text: events as sentences, a view as lines, and an action from what was typed."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from yakai.core.errors import BadAction
from yakai.core.game import Say
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
from yakai.games.pikit.view import (
    AnsweredEvent,
    DealtEvent,
    DiscardedEvent,
    DrewEvent,
    EndedEvent,
    Event,
    FizzledEvent,
    FlippedEvent,
    LastTurnsEvent,
    PassedEvent,
    RefilledEvent,
    RerolledEvent,
    ResolvedEvent,
    RolledEvent,
    StoleEvent,
    StoppedEvent,
    TookEvent,
    TookMechaEvent,
    View,
    WoundedEvent,
)

Details = dict[str, str | int]

_DICE: Final[tuple[Dice, ...]] = ("both", "first", "second")

WORDS: Final = {
    "reroll": "pikit-terminal-word-reroll",
    "steal": "pikit-terminal-word-steal",
    "draw": "pikit-terminal-word-draw",
    "turn": "pikit-terminal-word-turn",
    "cancel": "pikit-terminal-word-cancel",
    "pass": "pikit-terminal-word-pass",
    "mecha": "pikit-terminal-word-mecha",
    "nothing": "pikit-terminal-word-nothing",
}


class PikitTerminal:
    """Pikit in words."""

    help = "pikit-terminal-help"
    rules: tuple[str, ...] = (
        "pikit-rules-goal",
        "pikit-rules-turn",
        "pikit-rules-taking",
        "pikit-rules-cards",
        "pikit-rules-cancelling",
        "pikit-rules-end",
    )

    def sentences(self, event: Event, names: Sequence[str], say: Say) -> list[str]:
        """An event in words."""
        match event:
            case DealtEvent() | EndedEvent():
                return (
                    _begun(event, names, say) if isinstance(event, DealtEvent) else _ended(event, names, say)
                )
            case DiscardedEvent() | AnsweredEvent() | PassedEvent() | ResolvedEvent() | FizzledEvent():
                return [_about_a_discard(event, names, say)]
            case _:
                return [_about_cards_and_dice(event, names, say)]

    def picture(self, view: View, names: Sequence[str], say: Say) -> list[str]:
        """The centre, the dice, everybody's sizes and tokens, the open discard, and the own hand."""
        lines = [say("pikit-terminal-deck", cards=view.deck, discards=len(view.discards))]
        if view.ending is not None:
            lines.append(say("pikit-terminal-left", turns=view.left))
        for seat, name in enumerate(names):
            line = say(
                "pikit-terminal-seat",
                place=seat + 1,
                name=name,
                cards=view.hands[seat],
                wounds=view.wounds[seat],
            )
            faces = (face for face, holder in enumerate(view.mechas, start=1) if holder == seat)
            line += "".join(f" [{say('pikit-card', kind='mecha', number=face)}]" for face in faces)
            lines.append(f"▸ {line}" if seat == view.turn else f"  {line}")
        lines.append(say("pikit-terminal-centre", cards=_cards(sorted(view.centre))))
        if view.dice:
            lines.append(say("pikit-terminal-dice", **_dice(view.dice)))
        lines += ["  " + _discarded(played, names, say) for played in view.chain]
        if view.seat is not None:
            lines.append(say("pikit-terminal-hand", hand=_cards(view.hand)))
        return lines

    def read(self, words: str, legal: Choice, say: Say) -> Action:
        """`7` or `1 6` takes from the centre; a verb and numbers do the rest."""
        first, *rest = words.lower().split()
        if first.isdecimal():
            return Take(tuple(sorted(_numbers([first, *rest], words))))
        verb = _verb(first, words, say)
        if verb == "pass":
            return Pass(legal.answers or 0, bool(rest))
        numbers = _numbers(rest, words)
        for (name, count), action in _FORMS.items():
            if (name, count) == (verb, len(numbers)):
                return action(numbers, legal)
        raise BadAction("pikit-input-is-unclear", words=words)


# Typing

_FORMS: Final[dict[tuple[str, int], Callable[[list[int], Choice], Action]]] = {
    ("reroll", 1): lambda numbers, _: Reroll(numbers[0], "both"),
    ("reroll", 2): lambda numbers, _: Reroll(numbers[0], _DICE[numbers[1]] if numbers[1] < 3 else "both"),
    ("steal", 2): lambda numbers, _: Steal(numbers[0], numbers[1] - 1),
    ("draw", 1): lambda numbers, _: Draw(numbers[0]),
    ("turn", 3): lambda numbers, _: Flip(numbers[0], numbers[1] - 1, numbers[2]),
    ("cancel", 1): lambda numbers, legal: Cancel(numbers[0], legal.answers or 0),
    ("mecha", 0): lambda _, legal: TakeMecha() if legal.raid is None else Raid(),
    ("nothing", 0): lambda _, __: Stop(),
}


def _verb(word: str, words: str, say: Say) -> str:
    """The verb that a word begins, in English or in the reader's language."""
    fitting = [name for name, key in WORDS.items() if name.startswith(word) or say(key).startswith(word)]
    if len(fitting) != 1:
        raise BadAction("pikit-input-is-unclear", words=words)
    return fitting[0]


def _numbers(parts: list[str], words: str) -> list[int]:
    if not all(part.isdecimal() and len(part) < 4 for part in parts):
        raise BadAction("pikit-input-is-unclear", words=words)
    return [int(part) for part in parts]


# Telling


def _begun(event: DealtEvent, names: Sequence[str], say: Say) -> list[str]:
    hands = [
        "  " + say("pikit-terminal-shown", name=name, cards=_cards(cards))
        for name, cards in zip(names, event.hands, strict=True)
    ]
    return [*hands, say("pikit-event-dealt", name=names[event.first])]


def _about_a_discard(
    event: DiscardedEvent | AnsweredEvent | PassedEvent | ResolvedEvent | FizzledEvent,
    names: Sequence[str],
    say: Say,
) -> str:
    match event:
        case DiscardedEvent(seat=seat, number=number, play=play):
            return _discarded(Played(number, seat, play), names, say)
        case AnsweredEvent(seat=seat, card=card, against=against):
            return say("pikit-event-answered", name=names[seat], card=card, against=against.play.card)
        case PassedEvent(seat=seat, rest=rest):
            return say("pikit-event-passed", name=names[seat], rest="yes" if rest else "no")
        case ResolvedEvent(first=first, works=works):
            return say("pikit-event-resolved", card=first.play.card, works="yes" if works else "no")
        case FizzledEvent(victim=victim):
            return say("pikit-event-fizzled", name=names[victim])


def _discarded(played: Played, names: Sequence[str], say: Say) -> str:
    """A discard with all that was named."""
    name, card = names[played.seat], played.play.card
    details: dict[str, Any] = {"effect": "cancel", "dice": "both", "target": "", "die": 0, "face": 0}
    match played.play:
        case Reroll(dice=dice):
            details |= {"effect": "reroll", "dice": dice}
        case Steal(target=target):
            details |= {"effect": "steal", "target": names[target]}
        case Draw():
            details |= {"effect": "draw"}
        case Flip(die=die, face=face):
            details |= {"effect": "flip", "die": die + 1, "face": face}
        case Cancel():
            pass
    return say("pikit-event-discarded", name=name, card=card, **details)


def _about_cards_and_dice(event: Any, names: Sequence[str], say: Say) -> str:
    match event:
        case RolledEvent(seat=seat, dice=dice):
            return say("pikit-event-rolled", name=names[seat], **_dice(dice))
        case RerolledEvent(seat=seat, dice=dice):
            return say("pikit-event-rerolled", name=names[seat], **_dice(dice))
        case FlippedEvent(seat=seat, dice=dice):
            return say("pikit-event-flipped", name=names[seat], **_dice(dice))
        case DrewEvent(seat=seat, card=None):
            return say("pikit-event-drew", name=names[seat])
        case DrewEvent(seat=seat, card=card):
            return say("pikit-event-drew-own", name=names[seat], card=card or 0)
        case StoleEvent(seat=seat, victim=victim, kind=kind, number=number):
            return say("pikit-event-stole", name=names[seat], victim=names[victim], kind=kind, number=number)
        case WoundedEvent(seat=seat, wounds=wounds):
            return say("pikit-event-wounded", name=names[seat], wounds=wounds)
        case TookEvent(seat=seat, cards=cards):
            return say("pikit-event-took", name=names[seat], cards=_cards(cards))
        case TookMechaEvent(seat=seat, number=number):
            return say("pikit-event-took_mecha", name=names[seat], kind="mecha", number=number)
        case StoppedEvent(seat=seat):
            return say("pikit-event-stopped", name=names[seat])
        case RefilledEvent(cards=cards, deck=deck):
            return say("pikit-event-refilled", cards=_cards(cards), deck=deck)
        case _:
            assert isinstance(event, LastTurnsEvent)
            return say("pikit-event-last_turns", reason=event.reason)


def _ended(event: EndedEvent, names: Sequence[str], say: Say) -> list[str]:
    result = event.result
    best = [seat for seat, place in enumerate(result.places) if place == 1]
    winners = ", ".join(names[seat] for seat in best)
    if result.reason == "conceded":
        return [say("pikit-event-ended-conceded", names=winners)]
    lines = [
        "  "
        + say(
            "pikit-terminal-sheet",
            name=names[seat],
            cards=_cards(sheet.kaiju),
            kaiju=sum(sheet.kaiju),
            mechas=len(sheet.mechas),
            bonus=sheet.bonus,
            wounds=sheet.wounds,
            score=sheet.score,
        )
        for seat, sheet in enumerate(event.sheets)
    ]
    return [*lines, say("pikit-event-ended", names=winners, score=result.scores[best[0]])]


def _cards(cards: Iterable[int]) -> str:
    return " ".join(map(str, cards)) or "–"


def _dice(dice: tuple[int, ...]) -> Details:
    return {"first": dice[0], "second": dice[1]}
