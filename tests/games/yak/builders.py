"""Positions of Yak in two lines: cards by short names, a match with chosen hands and deck."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from yakai.core.bag import Bag
from yakai.core.game import Bot
from yakai.core.hidden import Hidden
from yakai.core.match import Match
from yakai.games.yak import rules
from yakai.games.yak.actions import Action, Challenge, Pass, Play
from yakai.games.yak.pieces import DECK, Card, Claim, Species
from yakai.games.yak.state import FaceDown, Laid, Options, State

_NAMES = {f"{card.kind}{card.value}": card for card in DECK} | {
    "!": Card("exclamation"),
    "1": Card("one"),
    "stop": Card("stop"),
}


def cards(names: str) -> tuple[Card, ...]:
    """Cards by their names: `cards("yak2 joker1 ! 1 stop")`."""
    return tuple(_NAMES[name] for name in names.split())


def position(
    hands: Sequence[str],
    stack: Sequence[tuple[str, int, Species]] = (),
    deck: int | str = 20,
    turn: int = 0,
    penalties: Sequence[str] | None = None,
) -> Match:
    """A match at a built position: hands by names, the stack as (card, number, species), oldest first.

    The stack's last card was played by the seat before `turn`. The deck is so many of the cards left, or named.
    """
    seats = len(hands)
    held = [cards(hand) for hand in hands]
    first = turn - len(stack)
    laid = tuple(
        Laid(
            FaceDown((first + at) % seats, Claim(number, species), None),
            Hidden(cards(name)[0], {(first + at) % seats}),
        )
        for at, (name, number, species) in enumerate(stack)
    )
    taken = tuple(cards(pile) for pile in penalties or [""] * seats)
    left = Counter(DECK)
    left.subtract([card for hand in held for card in hand])
    left.subtract(entry.card.reveal() for entry in laid)
    left.subtract(card for pile in taken for card in pile)
    deck_cards = list(left.elements())[:deck] if isinstance(deck, int) else cards(deck)
    match = Match(rules, seats, deal=False)
    match.state = State(
        Options(),
        "turn",
        turn,
        tuple(tuple(Hidden(card, {seat}) for card in hand) for seat, hand in enumerate(held)),
        Hidden(Bag(deck_cards)),
        laid,
        taken,
        (),
    )
    match.pending = rules.pending(match.state)
    return match


def play(match: Match, card: int, number: int, species: Species) -> Any:
    """The player whose turn it is plays a card and claims."""
    return match.play(match.state.turn, Play(card, number, species))


def challenge(match: Match) -> Any:
    """The player whose turn it is doubts the latest claim."""
    return match.play(match.state.turn, Challenge())


def pass_(match: Match) -> Any:
    """The player whose turn it is passes."""
    return match.play(match.state.turn, Pass())


def choices(bot: Bot, match: Match, times: int = 20) -> list[Action]:
    """The actions that a bot chooses on its turn, with this many seeds."""
    seat = match.state.turn
    view, memory = match.view(seat), match.recall(seat)
    return [bot.choose(match.rules, view, memory, Random(seed)) for seed in range(times)]
