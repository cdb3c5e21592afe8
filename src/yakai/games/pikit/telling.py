"""What happens in Pikit, in words: for the log, the screen reader, the terminal and replays."""

from collections.abc import Iterable, Sequence
from typing import Final

from yakai.core.game import Say, Seat, signed, subject
from yakai.games.pikit.actions import Cancel, Draw, Flip, Reroll, Steal
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
    RaidedEvent,
    RefilledEvent,
    RerolledEvent,
    ResolvedEvent,
    RolledEvent,
    StoleEvent,
    StoppedEvent,
    TookEvent,
    TookMechaEvent,
    WoundedEvent,
)

Details = dict[str, str | int]

_DICE_KEYS: Final = {
    RolledEvent: "pikit-event-rolled",
    RerolledEvent: "pikit-event-rerolled",
    FlippedEvent: "pikit-event-flipped",
}


class PikitTelling:
    """Pikit's events as sentences."""

    def sentences(self, event: Event, names: Sequence[str], you: Seat | None, say: Say) -> list[str]:
        """An event as sentences."""
        match event:
            case DealtEvent():
                return _dealt(event, names, you, say)
            case EndedEvent():
                return _ended(event, names, you, say)
            case RefilledEvent(cards=cards, deck=deck):
                return [say("pikit-event-refilled", cards=listed(cards), deck=deck)]
            case LastTurnsEvent(reason=reason):
                return [say("pikit-event-last_turns", reason=reason)]
            case ResolvedEvent(first=first, works=works):
                who = subject(first.seat, names, you)
                worked = "yes" if works else "no"
                return [say("pikit-event-resolved", **who, card=first.play.card, works=worked)]
            case FizzledEvent(victim=victim):
                return [say("pikit-event-fizzled", **subject(victim, names, you))]
            case DiscardedEvent(seat=seat, number=number, play=play):
                return [discarded(Played(number, seat, play), names, you, say)]
            case AnsweredEvent(seat=seat, card=card, against=against):
                return [answered(seat, card, against, names, you, say)]
            case RolledEvent(dice=dice) | RerolledEvent(dice=dice) | FlippedEvent(dice=dice):
                key = _DICE_KEYS[type(event)]
                return [say(key, **subject(event.seat, names, you), first=dice[0], second=dice[1])]
            case _:
                return [_done(event, names, you, say)]


def discarded(played: Played, names: Sequence[str], you: Seat | None, say: Say) -> str:
    """A discard in words, with everything that was named."""
    who = subject(played.seat, names, you)
    return say("pikit-event-discarded", **who, card=played.play.card, **effect(played.play, names, you))


def effect(play: Reroll | Steal | Draw | Flip | Cancel, names: Sequence[str], you: Seat | None) -> Details:
    """What a discard is for, as arguments of a text."""
    details: Details = {"effect": "draw", "dice": "both", "whom": "other", "target": "", "die": 0, "face": 0}
    match play:
        case Reroll(dice=dice):
            details |= {"effect": "reroll", "dice": dice}
        case Steal(target=target):
            details |= {"effect": "steal", "target": names[target], "whom": _whom(target, you)}
        case Flip(die=die, face=face):
            details |= {"effect": "flip", "die": die + 1, "face": face}
        case Draw() | Cancel():
            pass
    return details


def answered(seat: Seat, card: int, against: Played, names: Sequence[str], you: Seat | None, say: Say) -> str:
    """A cancel in words, with the card that it answers and that card's player."""
    loser = against.seat
    return say(
        "pikit-event-answered",
        **subject(seat, names, you),
        card=card,
        against=against.play.card,
        target=names[loser],
        whom=_whom(loser, you),
    )


def _done(
    event: PassedEvent
    | DrewEvent
    | RaidedEvent
    | StoleEvent
    | WoundedEvent
    | TookEvent
    | TookMechaEvent
    | StoppedEvent,
    names: Sequence[str],
    you: Seat | None,
    say: Say,
) -> str:
    """What a seat does, in words."""
    who = subject(event.seat, names, you)
    match event:
        case PassedEvent(rest=rest):
            return say("pikit-event-passed", **who, rest="yes" if rest else "no")
        case DrewEvent(card=None):
            return say("pikit-event-drew", **who)
        case DrewEvent(card=card):
            return say("pikit-event-drew-own", **who, card=card or 0)
        case RaidedEvent(victim=victim, number=number):
            whom = _whom(victim, you)
            return say("pikit-event-raided", **who, target=names[victim], whom=whom, number=number)
        case StoleEvent(victim=victim, kind=kind, number=number):
            lost: Details = {"target": names[victim], "whom": _whom(victim, you)}
            return say("pikit-event-stole", **who, **lost, kind=kind, number=number)
        case WoundedEvent(wounds=wounds):
            return say("pikit-event-wounded", **who, wounds=wounds)
        case TookEvent(cards=cards):
            return say("pikit-event-took", **who, cards=listed(cards))
        case TookMechaEvent(number=number):
            return say("pikit-event-took_mecha", **who, number=number)
        case StoppedEvent():
            return say("pikit-event-stopped", **who)


def _dealt(event: DealtEvent, names: Sequence[str], you: Seat | None, say: Say) -> list[str]:
    """The centre and who begins; then each seat's first cards, which all see, in turn order."""
    centre = say("pikit-event-dealt", **subject(event.first, names, you), cards=listed(event.centre))
    order = [*range(event.first, len(names)), *range(event.first)]
    hands = [
        say("pikit-event-dealt-hand", **subject(seat, names, you), cards=listed(event.hands[seat]))
        for seat in order
    ]
    return [centre, *hands]


def _ended(event: EndedEvent, names: Sequence[str], you: Seat | None, say: Say) -> list[str]:
    """Each seat's score and who wins; just the winner if the others have conceded."""
    result = event.result
    best = [seat for seat, place in enumerate(result.places) if place == 1]
    who = subject(best[0], names, you)
    if result.reason == "conceded":
        return [say("pikit-event-ended-conceded", **who)]
    lines = [
        say(
            "pikit-event-ended-sheet",
            **subject(seat, names, you),
            cards=listed(sheet.kaiju),
            kaiju=sum(sheet.kaiju),
            mechas=len(sheet.mechas),
            bonus=sheet.bonus,
            wounds=sheet.wounds,
            score=signed(sheet.score),
        )
        for seat, sheet in enumerate(event.sheets)
    ]
    score = result.scores[best[0]]
    counted: Details = {"score": score, "total": signed(score)}
    if len(best) == 1:
        return [*lines, say("pikit-event-ended", **who, **counted)]
    winners = ", ".join(say("pikit-you") if seat == you else names[seat] for seat in best)
    return [*lines, say("pikit-event-ended-shared", names=winners, **counted)]


def listed(cards: Iterable[int]) -> str:
    """Cards by their numbers.

    >>> listed((8, 8, 3)), listed(())
    ('8, 8, 3', '–')
    """
    return ", ".join(map(str, cards)) or "–"


def _whom(seat: Seat, you: Seat | None) -> str:
    """For a text, whether the seat that something happens to is the reader's own."""
    return "you" if seat == you else "other"
