"""What happens in Yokai, in words: for the log, the screen reader, the terminal and replays."""

from collections.abc import Iterable, Sequence

from yakai.core.game import Say, Seat, signed, subject
from yakai.games.yokai.pieces import Family, Hint
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
)


class YokaiTelling:
    """Yokai's events as sentences. Cards are numbered from 1."""

    def sentences(self, event: Event, names: Sequence[str], you: Seat | None, say: Say) -> list[str]:
        """An event as sentences."""
        match event:
            case DealtEvent():
                return _dealt(event, names, you, say)
            case ShownEvent(end=end):
                return _shown(end, names, you, say)
            case EndedEvent():
                return [_ended(event, say)]
            case _:
                return [_done(event, names, you, say)]


def _done(
    event: PeekedEvent | StuckEvent | MovedEvent | DrewEvent | PlacedEvent | DeclaredEvent,
    names: Sequence[str],
    you: Seat | None,
    say: Say,
) -> str:
    """What a seat does, as a sentence."""
    who = subject(event.seat, names, you)
    match event:
        case PeekedEvent(card=card, face=str(face)):
            return say("yokai-event-peeked-own", **who, card=card + 1, family=face)
        case PeekedEvent(card=card):
            return say("yokai-event-peeked", **who, card=card + 1)
        case StuckEvent():
            return say("yokai-event-stuck", **who)
        case MovedEvent(card=card, beside=beside):
            sides = (say("yokai-beside", side=one.side, card=one.card + 1) for one in beside)
            return say("yokai-event-moved", **who, card=card + 1, where=", ".join(sides))
        case DrewEvent(hint=Hint(families=some)):
            return say("yokai-event-drew", **who, hint=colours(some, say))
        case DrewEvent():
            return say("yokai-event-drew-blind", **who)
        case PlacedEvent(card=card, hint=Hint(families=some)):
            return say("yokai-event-placed", **who, card=card + 1, hint=colours(some, say))
        case PlacedEvent(card=card):
            return say("yokai-event-placed-blind", **who, card=card + 1)
        case DeclaredEvent():
            return say("yokai-event-declared", **who)


def _dealt(event: DealtEvent, names: Sequence[str], you: Seat | None, say: Say) -> list[str]:
    """Who begins, who has a link, the reader's own link, and the goal."""
    lines = [say("yokai-event-dealt", **subject(event.first, names, you))]
    if len(event.linked) == 1:
        lines.append(say("yokai-event-dealt-link", **subject(event.linked[0], names, you)))
    elif event.linked:
        lines.append(say("yokai-event-dealt-links"))
    if event.link is not None:
        lines.append(say("yokai-link", families=families(event.link.families, say)))
    if event.goal is not None:
        lines.append(say("yokai-event-dealt-goal", goal=event.goal))
    return lines


def _shown(end: End, names: Sequence[str], you: Seat | None, say: Say) -> list[str]:
    """What the turned-up cards show: what is missing, or the score."""
    lines = [say("yokai-event-exhausted")] if end.how == "exhausted" else []
    if end.apart:
        lines.append(say("yokai-event-shown-apart", families=families(end.apart, say)))
    else:
        lines.append(say("yokai-event-shown"))
    lines += [
        say("yokai-event-unlinked", **subject(seat, names, you), families=families(link.families, say))
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
    score = event.result.scores[0]
    return say("yokai-event-ended", score=score, total=signed(score), grade=event.grade)


def colours(some: Iterable[Family], say: Say) -> str:
    """A hint's colours, in words."""
    return ", ".join(say("yokai-colour", family=family) for family in some)


def families(some: Iterable[Family], say: Say) -> str:
    """Families in words, by name and colour."""
    return ", ".join(say("yokai-family", family=family) for family in some)
