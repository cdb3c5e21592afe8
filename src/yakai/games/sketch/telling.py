"""What happens in Yokai Sketch, in words: for the log, the screen reader, the terminal and replays."""

from collections.abc import Sequence

from yakai.core.game import Say, Seat, subject
from yakai.games.sketch.pieces import Sketch, Yokai
from yakai.games.sketch.view import (
    CalledEvent,
    DealtEvent,
    DistractedEvent,
    DrewEvent,
    EndedEvent,
    Event,
    HidEvent,
    PlacedEvent,
    QuietEvent,
    ReshuffledEvent,
    StoppedEvent,
    TookEvent,
    UncoveredEvent,
)


class SketchTelling:
    """Yokai Sketch's events as sentences."""

    def sentences(self, event: Event, names: Sequence[str], you: Seat | None, say: Say) -> list[str]:
        """An event as sentences."""
        match event:
            case DealtEvent(first=seat, tops=tops):
                yokai = ", ".join(named(top, say) for top in tops)
                return [say("sketch-event-dealt", **subject(seat, names, you), yokai=yokai)]
            case ReshuffledEvent(cards=cards):
                return [say("sketch-event-reshuffled", cards=cards)]
            case DrewEvent(seat=seat, card=card):
                if card is None:
                    return [say("sketch-event-drew", name=names[seat])]
                return [say("sketch-event-drew-own", card=said_card(card, say))]
            case StoppedEvent(seat=seat, played=played):
                return [say("sketch-event-stopped", **subject(seat, names, you), played=played)]
            case QuietEvent(left=left):
                return [say("sketch-event-quiet", left=left)]
            case EndedEvent():
                return [_ended(event, names, you, say)]
            case PlacedEvent() | CalledEvent() | DistractedEvent():
                return [_played(event, names, you, say)]
            case _:
                return [_at_a_pile(event, names, you, say)]


def said_card(card: Sketch, say: Say) -> str:
    """A sketch in words: its two colours and its effect."""
    one, other = (say("sketch-colour", colour=colour) for colour in card.colours)
    return say("sketch-card", one=one, other=other, effect=card.effect)


def said_yokai(yokai: Yokai, say: Say) -> str:
    """A yokai in words: its printed colour and its value."""
    return say("sketch-yokai", colour=yokai.colour, value=yokai.value)


def named(yokai: Yokai, say: Say) -> str:
    """A yokai by its name, as on the board."""
    return say("sketch-named", yokai=f"{yokai.colour}-{yokai.value}", value=yokai.value)


def _played(
    event: PlacedEvent | CalledEvent | DistractedEvent, names: Sequence[str], you: Seat | None, say: Say
) -> str:
    """A card that is played, or its effect."""
    who = subject(event.seat, names, you)
    match event:
        case PlacedEvent(card=card, colour=colour):
            return say("sketch-event-placed", **who, card=said_card(card, say), colour=colour)
        case CalledEvent(yokai=yokai, source=source, colour=colour):
            called = named(yokai, say)
            return say("sketch-event-called", **who, yokai=called, source=source, colour=colour)
        case DistractedEvent(card=card, source=source, colour=colour):
            whose = "you" if you == 1 - event.seat else "other"
            moved = said_card(card, say)
            return say(
                "sketch-event-distracted", **who, whose=whose, card=moved, source=source, colour=colour
            )


def _at_a_pile(
    event: UncoveredEvent | TookEvent | HidEvent, names: Sequence[str], you: Seat | None, say: Say
) -> str:
    """A new top, or a completed portrait."""
    yokai = named(event.yokai, say)
    match event:
        case UncoveredEvent(colour=colour):
            return say("sketch-event-uncovered", yokai=yokai, colour=colour)
        case TookEvent(seat=seat, cards=cards):
            more, fewer = len(cards[seat]), len(cards[1 - seat])
            return say("sketch-event-took", **subject(seat, names, you), yokai=yokai, more=more, fewer=fewer)
        case HidEvent(cards=cards, stays=stays):
            if stays:
                return say("sketch-event-hid-last", yokai=yokai, cards=len(cards[0]))
            return say("sketch-event-hid", yokai=yokai, cards=len(cards[0]))


def _ended(event: EndedEvent, names: Sequence[str], you: Seat | None, say: Say) -> str:
    result = event.result
    reason, best = result.reason, [seat for seat, place in enumerate(result.places) if place == 1]
    winner = subject(best[0], names, you)
    if reason == "conceded":
        return say("sketch-event-ended-conceded", **winner)
    points, fewer = result.scores[best[0]], result.scores[1 - best[0]]
    if len(best) > 1:
        return say("sketch-event-ended-draw", reason=reason, points=points)
    if points == fewer:
        colours = event.colours[best[0]]
        return say("sketch-event-ended-colours", **winner, reason=reason, points=points, colours=colours)
    return say("sketch-event-ended", **winner, reason=reason, points=points, fewer=fewer)
