"""The word cards of Pictomania: which ones can come, and what happens when they do (PIC-5 to PIC-7)."""

from collections.abc import Iterator, Sequence, Set
from random import Random
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from yakai.core.bag import Bag
from yakai.core.errors import BadOutcome
from yakai.core.hidden import Hidden
from yakai.core.rows import with_row
from yakai.games.pictomania.actions import Cards, Fresh, SetLevel
from yakai.games.pictomania.decks import Card, deck
from yakai.games.pictomania.pieces import (
    LETTER_CARDS,
    LETTERS,
    LEVELS,
    MOST_CARDS,
    NUMBER_CARDS,
    REPLACEMENTS,
    ROUNDS,
    WORDS,
    Level,
    Side,
    Task,
)
from yakai.games.pictomania.state import CardKey, Decks, Levels, Seen, State, level_of, round_of
from yakai.games.pictomania.view import View

# Which can come


def of_level(level: Level, keys: Sequence[CardKey]) -> list[int]:
    """The numbers of those of these cards that are of this level."""
    return [key.card for key in keys if key.level == level]


def unused(state: State) -> Decks:
    """How many cards of each level have not been seen in this game (PIC-5)."""
    green, yellow, orange, red = (
        max(0, size - len(of_level(level, state.used)))
        for level, size in zip(LEVELS, state.decks, strict=True)
    )
    return green, yellow, orange, red


def settable(levels: Levels, round_: int, left: Decks) -> Iterator[SetLevel]:
    """The levels that this round and later ones can be set to: each needs three unseen cards for each of its rounds."""
    for number in range(round_, ROUNDS + 1):
        for level, cards in zip(LEVELS, left, strict=True):
            others = [one for at, one in enumerate(levels[round_ - 1 :], start=round_) if at != number]
            if level != levels[number - 1] and cards >= len(LETTERS) * (1 + others.count(level)):
                yield SetLevel(number, level)


def cards_left(state: State) -> int:
    """How many cards can come in place of another: spare ones or, if there are none, replaced ones (PIC-6)."""
    return _spare(state) or len(of_level(level_of(state), state.replaced))


def _spare(state: State) -> int:
    """How many unseen cards of the round's level no later round needs (PIC-5)."""
    level = level_of(state)
    later = state.levels[round_of(state) :].count(level)
    return max(0, unused(state)[LEVELS.index(level)] - len(LETTERS) * later)


# Random outcomes


def any_cards(state: State, rng: Random) -> Cards:
    """Three random unseen cards of the round's level, on either side (PIC-5).

    If a host has removed so many cards that fewer are left, seen ones come again.
    """
    language = state.options.language
    level = level_of(state)
    cards = deck(language, level)
    seen = set(of_level(level, state.used))
    drawn = [card for card in cards if card[0].card not in seen]
    if len(drawn) < len(LETTERS):
        drawn += rng.sample([card for card in cards if card[0].card in seen], len(LETTERS) - len(drawn))
    drawn = rng.sample(_freshest(state, drawn, len(LETTERS)), len(LETTERS))
    green, yellow, orange, red = (len(deck(language, one)) for one in LEVELS)
    return Cards((green, yellow, orange, red), tuple(rng.choice(card) for card in drawn))


def any_fresh(state: State, rng: Random) -> Fresh:
    """A random card in place of another (PIC-6), from the cards that existed when the round began.

    If a host has removed all of these, any card of the level that does not stand there.
    """
    level = level_of(state)
    cards = deck(state.options.language, level)[: state.decks[LEVELS.index(level)]]
    fit = _fit(state, len(cards))
    if fit:
        return Fresh(_any_side(state, cards, fit, rng))
    return Fresh(_any_side(state, cards, _not_standing(state, len(cards)), rng), left=len(cards))


def _any_side(state: State, cards: Sequence[Card], numbers: Set[int], rng: Random) -> Side:
    return rng.choice(rng.choice(_freshest(state, [card for card in cards if card[0].card in numbers], 1)))


def _freshest(state: State, cards: list[Card], many: int) -> list[Card]:
    """The cards that this table did not have in earlier games.

    If there are too few, `many` cards: these and the ones that it had longest ago.
    """
    had = _seen_before(state)[LEVELS.index(level_of(state))]
    fresh = [card for card in cards if card[0].card not in had]
    if len(fresh) >= many:
        return fresh
    again = sorted((card for card in cards if card[0].card in had), key=lambda card: had.index(card[0].card))
    return fresh + again[: many - len(fresh)]


def shown(state: State) -> Seen:
    """The cards of each level that this table has seen, those from longest ago first."""
    green, yellow, orange, red = (
        _later(before, of_level(level, state.used))
        for level, before in zip(LEVELS, _seen_before(state), strict=True)
    )
    return green, yellow, orange, red


def _seen_before(state: State) -> Seen:
    seen = state.options.seen
    return ((), (), (), ()) if seen is UNSET else seen


def _later(before: tuple[int, ...], now: list[int]) -> tuple[int, ...]:
    return (*(card for card in before if card not in now), *now)[-MOST_CARDS:] if now else before


def seen_at_table(options: dict[str, Any], last: View) -> dict[str, Any]:
    """The options of a table's next game, which list the cards that its last game has shown."""
    return {**options, "seen": last.shown}


def _fit(state: State, size: int) -> Set[int]:
    """Which of the first `size` cards of the round's level can come in place of another (PIC-6)."""
    level = level_of(state)
    numbers = set(range(1, size + 1))
    if _spare(state):
        return numbers - set(of_level(level, state.used))
    return numbers & set(of_level(level, state.replaced))


def _not_standing(state: State, size: int) -> Set[int]:
    return set(range(1, size + 1)) - {side.card for side in state.stand}


# The states after these outcomes


def stood_up(state: State, outcome: Cards) -> State:
    """The state with three cards at A, B and C, all unseen if enough are left (PIC-5, PIC-6)."""
    if len(outcome.cards) != len(LETTERS):
        raise BadOutcome("pictomania-wrong-number-of-cards")
    state = replace(state, decks=outcome.decks)
    level = level_of(state)
    cards = [side.card for side in outcome.cards]
    seen = set(of_level(level, state.used))
    unseen = set(range(1, state.decks[LEVELS.index(level)] + 1)) - seen
    again = max(0, len(LETTERS) - len(unseen))
    if len(set(cards)) != len(cards) or len(seen.intersection(cards)) != again:
        raise BadOutcome("pictomania-no-such-card", card=" ".join(map(str, cards)))
    for side in outcome.cards:
        _check_side(state, side)
    return replace(
        state,
        stand=outcome.cards,
        replacements=REPLACEMENTS,
        used=(*state.used, *(CardKey(level, card) for card in cards if card not in seen)),
        replaced=tuple(key for key in state.replaced if key.level != level or key.card not in cards),
    )


def replaced(state: State, outcome: Fresh) -> State:
    """The state with a card that had an unknown word replaced by another one of its level (PIC-6)."""
    assert state.replacing is not None
    side = outcome.card
    _check_side(state, side)
    level = level_of(state)
    at = LETTERS.index(state.replacing)
    gone, comes = CardKey(level, state.stand[at].card), CardKey(level, side.card)
    used, back = state.used, state.replaced
    if side.card not in _can_come(state, outcome.left):
        raise BadOutcome("pictomania-no-such-card", card=str(side.card))
    return replace(
        state,
        stand=with_row(state.stand, at, side),
        replacing=None,
        replacements=state.replacements - 1,
        used=used if comes in used else (*used, comes),
        replaced=(*(card for card in back if card != comes), gone),
    )


def _can_come(state: State, left: int | None) -> Set[int]:
    """Which cards can come in place of another; if none of those left fits, any that does not stand there."""
    size = state.decks[LEVELS.index(level_of(state))]
    if left is None:
        return _fit(state, size)
    return frozenset() if _fit(state, min(left, size)) else _not_standing(state, min(left, size))


def dealt(state: State, tasks: tuple[Task, ...]) -> State:
    """The state after each seat is secretly dealt a letter and a number; no seat sees the others (PIC-6, PIC-7)."""
    if len(tasks) != len(state.drawings):
        raise BadOutcome("pictomania-wrong-number-of-cards")
    return replace(
        state,
        letters=tuple(Hidden(task.letter, {seat}) for seat, task in enumerate(tasks)),
        numbers=tuple(Hidden(task.number, {seat}) for seat, task in enumerate(tasks)),
        undealt_letters=Hidden(Bag(LETTER_CARDS).without(*(task.letter for task in tasks))),
        undealt_numbers=Hidden(Bag(NUMBER_CARDS).without(*(task.number for task in tasks))),
    )


def any_deal(state: State, rng: Random) -> tuple[Task, ...]:
    """A random letter and number for each seat (PIC-6)."""
    seats = len(state.drawings)
    return tuple(map(Task, rng.sample(LETTER_CARDS, seats), rng.sample(NUMBER_CARDS, seats)))


def _check_side(state: State, side: Side) -> None:
    """Raise unless a side has seven words (PIC-1) and its card exists at this level."""
    if len(side.words) != WORDS or not 1 <= side.card <= state.decks[LEVELS.index(level_of(state))]:
        raise BadOutcome("pictomania-no-such-card", card=str(side.card))
