"""What happens in Yak, in words: for the log, the screen reader, the terminal and replays."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from yakai.core.game import Result, Say, Seat, subject
from yakai.games.yak.pieces import KINDS, Card, Claim
from yakai.games.yak.state import Showdown
from yakai.games.yak.view import (
    ChallengedEvent,
    ClaimedEvent,
    DealtEvent,
    DrewEvent,
    EmptyEvent,
    EndedEvent,
    Event,
    PassedEvent,
    TookEvent,
    TurnedEvent,
)

# A stack of more cards than this is told as what counted, because no player reads or listens to a longer list.
LISTED: Final = 12


class YakTelling:
    """Yak's events as sentences."""

    def sentences(self, event: Event, names: Sequence[str], you: Seat | None, say: Say) -> list[str]:
        """An event as sentences. Other players' draws have none: they are seen anyway, and would drown out the rest."""
        if isinstance(event, ClaimedEvent):  # nearly all events are a claim or a draw
            return [_claimed_by(names[event.seat], event.seat == you, event.claim, say)]
        if isinstance(event, DrewEvent):
            return [] if event.card is None else [_drew(event.card, say)]
        match event:
            case DealtEvent(first=seat):
                return [say("yak-event-dealt", **subject(seat, names, you))]
            case EmptyEvent():
                return [say("yak-event-empty")]
            case ChallengedEvent(challenger=seat, claimer=claimer):
                whom = "you" if claimer == you else "other"
                return [say("yak-event-challenged", **subject(seat, names, you), whom=whom)]
            case TurnedEvent(showdown=showdown):
                return _turned(showdown, names, you, say)
            case TookEvent(seat=seat, cards=cards):
                return [say("yak-event-took", **subject(seat, names, you), cards=cards)]
            case PassedEvent(seat=seat):
                return [say("yak-event-passed", **subject(seat, names, you))]
            case EndedEvent(result=result):
                return [_ended(result, names, you, say)]


def claimed(claim: Claim) -> dict[str, str | int]:
    """A claim, as arguments of a text."""
    return {"number": claim.number, "species": claim.species}


def shown(card: Card) -> dict[str, str | int]:
    """A card, as arguments of a text."""
    return {"kind": card.kind, "value": card.value}


@lru_cache(maxsize=4096)  # claims are most of what is told, each to several audiences
def _claimed_by(name: str, yours: bool, claim: Claim, say: Say) -> str:
    return say("yak-event-claimed", name=name, who="you" if yours else "other", **claimed(claim))


@lru_cache(maxsize=1024)
def _drew(card: Card, say: Say) -> str:
    return say("yak-event-drew", **shown(card))


@lru_cache(maxsize=4096)
def _turned_card(name: str, yours: bool, card: Card, say: Say) -> str:
    return say("yak-turned-card", name=name, who="you" if yours else "other", **shown(card))


def _turned(showdown: Showdown, names: Sequence[str], you: Seat | None, say: Say) -> list[str]:
    """The cards in the order of play with their players (YAK-18), or what counted in a long stack; then the total."""
    if len(showdown.cards) > LISTED:
        head, listed = say("yak-event-turned-long", cards=len(showdown.cards)), _counting(showdown, say)
    else:
        head, listed = (
            say("yak-event-turned"),
            [_turned_card(names[card.seat], card.seat == you, card.card, say) for card in showdown.cards],
        )
    total, rule = showdown.count.total, _rule(showdown)
    return [
        f"{head} {', '.join(listed)}",  # appended, because a list may be longer than an argument of a text may be
        say("yak-event-counted", total=total, rule=rule, **claimed(showdown.claim)),
    ]


def _counting(showdown: Showdown, say: Say) -> list[str]:
    """How many cards of each kind counted, in words."""
    worth = zip(showdown.cards, showdown.count.counted, strict=True)
    counting = Counter(card.card.kind for card, counted in worth if counted > 0)
    kinds = [say("yak-turned-kind", kind=kind, cards=counting[kind]) for kind in KINDS if counting[kind]]
    return kinds or [say("yak-turned-nothing")]


def _rule(showdown: Showdown) -> str:
    """The specials in the stack: `plain`, `everyone`, `ones` or `both`; with `-off` if stops switched them off."""
    kinds = {card.card.kind for card in showdown.cards}
    everyone, ones = "exclamation" in kinds, "one" in kinds
    if not everyone and not ones:
        return "plain"
    rule = "both" if everyone and ones else "everyone" if everyone else "ones"
    return f"{rule}-off" if showdown.count.off else rule


def _ended(result: Result, names: Sequence[str], you: Seat | None, say: Say) -> str:
    best = [seat for seat, place in enumerate(result.places) if place == 1]
    if result.reason == "conceded":
        return say("yak-event-ended-conceded", **subject(best[0], names, you))
    cards = result.scores[best[0]]
    if len(best) == 1:
        return say("yak-event-ended", **subject(best[0], names, you), cards=cards)
    winners = ", ".join(say("yak-you") if seat == you else names[seat] for seat in best)
    return say("yak-event-ended-shared", names=winners, cards=cards)
