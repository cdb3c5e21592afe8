"""Yokai Sketch where there is only text: events as sentences, a view as lines, an action from what was typed."""

from collections.abc import Sequence

from yakai.core.errors import BadAction
from yakai.core.game import Say
from yakai.games.sketch.actions import Action, Call, Choice, Distract, End, Play
from yakai.games.sketch.pieces import COLOURS, Colour, Sketch, Yokai
from yakai.games.sketch.view import (
    CalledEvent,
    DealtEvent,
    DistractedEvent,
    DrewEvent,
    EndedEvent,
    Event,
    HidEvent,
    PlacedEvent,
    Portrait,
    QuietEvent,
    ReshuffledEvent,
    StoppedEvent,
    TookEvent,
    UncoveredEvent,
    View,
)


class SketchTerminal:
    """Yokai Sketch in words."""

    help = "sketch-terminal-help"
    rules: tuple[str, ...] = (
        "sketch-rules-goal",
        "sketch-rules-turn",
        "sketch-rules-portraits",
        "sketch-rules-effects",
        "sketch-rules-end",
    )

    def sentences(self, event: Event, names: Sequence[str], say: Say) -> list[str]:
        """An event in words."""
        match event:
            case DealtEvent(first=seat, tops=tops):
                yokai = ", ".join(_yokai(top, say) for top in tops)
                return [say("sketch-event-dealt", name=names[seat], yokai=yokai)]
            case ReshuffledEvent(cards=cards):
                return [say("sketch-event-reshuffled", cards=cards)]
            case DrewEvent(seat=seat, card=card):
                if card is None:
                    return [say("sketch-event-drew", name=names[seat])]
                return [say("sketch-event-drew-own", name=names[seat], card=_card(card, say))]
            case StoppedEvent(seat=seat, played=played):
                return [say("sketch-event-stopped", name=names[seat], played=played)]
            case QuietEvent(left=left):
                return [say("sketch-event-quiet", left=left)]
            case EndedEvent():
                return [_ended(event, names, say)]
            case _:
                return [_at_a_pile(event, names, say)]

    def picture(self, view: View, names: Sequence[str], say: Say) -> list[str]:
        """The deck, both albums, the four piles with their sides, and the own hand."""
        lines = [say("sketch-terminal-deck", cards=view.deck, discard=len(view.discard))]
        for seat, name in enumerate(names):
            album = view.albums[seat]
            points = sum(yokai.value for yokai in album)
            yokai = ", ".join(_yokai(one, say) for one in album) or "–"
            line = say("sketch-terminal-seat", name=name, cards=view.hands[seat], points=points, yokai=yokai)
            lines.append(f"▸ {line}" if seat == view.turn else f"  {line}")
        lines += [_pile(colour, pile, names, say) for colour, pile in zip(COLOURS, view.piles, strict=True)]
        if view.hand:
            cards = (_card(card, say) for card in view.hand)
            hand = "   ".join(f"{number}) {card}" for number, card in enumerate(cards, start=1))
            lines.append(say("sketch-terminal-hand", hand=hand))
        return lines

    def read(self, words: str, legal: Choice, say: Say) -> Action:
        """`2 water` plays card 2 there; `2 water call fire` and `2 water distract` with its effect; `end` ends."""
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


# Events


def _at_a_pile(
    event: PlacedEvent | CalledEvent | DistractedEvent | UncoveredEvent | TookEvent | HidEvent,
    names: Sequence[str],
    say: Say,
) -> str:
    colour = event.colour
    match event:
        case PlacedEvent(seat=seat, card=card):
            return say("sketch-event-placed", name=names[seat], card=_card(card, say), colour=colour)
        case CalledEvent(seat=seat, yokai=yokai, source=source):
            return say(
                "sketch-event-called",
                name=names[seat],
                yokai=_yokai(yokai, say),
                source=source,
                colour=colour,
            )
        case DistractedEvent(seat=seat, card=card, source=source):
            return say(
                "sketch-event-distracted",
                name=names[seat],
                card=_card(card, say),
                source=source,
                colour=colour,
            )
        case UncoveredEvent(yokai=yokai):
            return say("sketch-event-uncovered", yokai=_yokai(yokai, say), colour=colour)
        case TookEvent(seat=seat, yokai=yokai, cards=cards):
            more, fewer = cards[seat], cards[1 - seat]
            return say(
                "sketch-event-took", name=names[seat], yokai=_yokai(yokai, say), more=more, fewer=fewer
            )
        case HidEvent(yokai=yokai, cards=cards, stays=stays):
            hidden = _yokai(yokai, say)
            if stays:
                return say("sketch-event-hid-last", yokai=hidden, cards=cards[0])
            return say("sketch-event-hid", yokai=hidden, cards=cards[0])


def _ended(event: EndedEvent, names: Sequence[str], say: Say) -> str:
    result = event.result
    best = [seat for seat, place in enumerate(result.places) if place == 1]
    winner, points, fewer = names[best[0]], result.scores[best[0]], result.scores[1 - best[0]]
    if result.reason == "conceded":
        return say("sketch-event-ended-conceded", name=winner)
    if len(best) > 1:
        return say("sketch-event-ended-draw", reason=result.reason, points=points)
    if points == fewer:
        colours = event.colours[best[0]]
        return say(
            "sketch-event-ended-colours", reason=result.reason, name=winner, points=points, colours=colours
        )
    return say("sketch-event-ended", reason=result.reason, name=winner, points=points, fewer=fewer)


# The picture


def _pile(colour: Colour, pile: Portrait, names: Sequence[str], say: Say) -> str:
    """A pile in one line: its top and what is missing, both sides with their newest card, what lies below."""
    known = [_yokai(one, say) if one else "?" for one in pile.yokai]
    sides = "; ".join(
        say("sketch-terminal-side", name=name, cards=len(side), card=_card(side[-1], say) if side else "–")
        for name, side in zip(names, pile.sides, strict=True)
    )
    top = pile.yokai[0] if pile.yokai else None
    line = say(
        "sketch-terminal-pile",
        pile=say("sketch-colour", colour=colour).upper(),
        yokai=known[0] if known else "–",
        left=top.value - sum(map(len, pile.sides)) if top else 0,
        sides=sides,
    )
    below = say("sketch-terminal-below", yokai=", ".join(known[1:])) if known[1:] else ""
    return f"{line}  {below}".rstrip()


def _card(card: Sketch, say: Say) -> str:
    one, other = (say("sketch-colour", colour=colour) for colour in card.colours)
    return say("sketch-card", one=one, other=other, effect=card.effect)


def _yokai(yokai: Yokai, say: Say) -> str:
    return say("sketch-yokai", colour=yokai.colour, value=yokai.value)


# What was typed


def _begins(typed: str, *words: str) -> bool:
    """Whether what was typed begins a word, in English or in the player's language."""
    return any(word.startswith(typed) for word in words)


def _colour(word: str, say: Say) -> Colour:
    """The colour that a word begins, in the reader's language or as it is called inside."""
    fitting = [colour for colour in COLOURS if _begins(word, colour, say("sketch-colour", colour=colour))]
    if len(fitting) != 1:
        colours = ", ".join(say("sketch-colour", colour=colour) for colour in COLOURS)
        raise BadAction("sketch-colour-is-unclear", words=word, colours=colours)
    return fitting[0]
