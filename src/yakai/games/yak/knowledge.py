"""What a seat of Yak knows (YAK-22): its view, memory and events, its legal actions, and states it may imagine."""

from collections import Counter
from functools import lru_cache
from random import Random
from typing import assert_never

from yakai.core.bag import Bag
from yakai.core.game import Seat
from yakai.core.hidden import Hidden, revealed
from yakai.core.log import Acted, Entry, Finished, Settled
from yakai.games.yak.actions import (
    FIRST_FLOORS,
    FLOORS,
    NOTHING,
    Action,
    Challenge,
    Choice,
    Dealt,
    Outcome,
    Pass,
    Play,
)
from yakai.games.yak.pieces import DECK, TOP
from yakai.games.yak.scoring import counting
from yakai.games.yak.state import ONLY, Counting, FaceDown, Laid, Options, Showdown, Stage, State
from yakai.games.yak.view import (
    ChallengedEvent,
    ClaimedEvent,
    DealtEvent,
    DrewEvent,
    EmptyEvent,
    EndedEvent,
    Event,
    Memory,
    PassedEvent,
    TookEvent,
    TurnedEvent,
    View,
)


def view(state: State, seat: Seat | None) -> View:
    """What a seat sees: its hand, its cards on the stack, all claims, all sizes, all shown cards (YAK-22)."""
    hands, showdowns, own = state.hands, state.showdowns, -1 if seat is None else seat
    return View(
        seat,
        state.turn if state.stage == "turn" else None,
        () if seat is None else revealed(hands[seat]),
        tuple([len(hand) for hand in hands]),
        len(state.deck.reveal().items),
        tuple([back if (back := laid.back).seat != own else _own(laid, own) for laid in state.stack]),
        state.penalties,
        showdowns[-1] if showdowns else None,
        state.result,
    )


def _own(laid: Laid, seat: Seat) -> FaceDown:
    """A card on the stack as its player sees it."""
    return FaceDown(seat, laid.back.claim, laid.card.peek(seat))


def tell(before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """The events of one log entry, as this seat sees them."""
    if isinstance(entry, Acted):
        return _told_of_an_action(entry.seat, entry.action, after)
    if isinstance(entry, Settled):
        return _told_of_chance(before.turn, entry.outcome, after, seat)
    return (EndedEvent(entry.result),) if isinstance(entry, Finished) else ()


def _told_of_an_action(actor: Seat, action: Action, after: State) -> tuple[Event, ...]:
    """A claim (YAK-5), a challenge (YAK-6) or a pass (YAK-20): the same events for every seat."""
    if isinstance(action, Play):
        stack = after.stack
        return (ClaimedEvent(actor, stack[-1].back.claim, len(stack)),)
    if isinstance(action, Challenge):
        return _told_of_a_challenge(after.showdowns[-1])
    if isinstance(action, Pass):
        return (PassedEvent(actor),)
    assert_never(action)


def _told_of_chance(turn: Seat, outcome: Outcome, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """The deal, or a draw, whose card only the drawing seat sees."""
    if isinstance(outcome, Dealt):
        return (DealtEvent(outcome.first),)
    left = len(after.deck.reveal().items)
    drew = DrewEvent(turn, after.hands[turn][-1].peek(seat), left)
    return (drew,) if left else (drew, EmptyEvent())


@lru_cache(maxsize=64)  # every audience gets the same events
def _told_of_a_challenge(showdown: Showdown) -> tuple[Event, ...]:
    """The challenge, the stack turned over card by card, and the seat that takes it (YAK-18)."""
    cards = [shown.card for shown in showdown.cards]
    steps = tuple(counting(cards[:turned], showdown.claim.species) for turned in range(1, len(cards) + 1))
    right = showdown.claimer if showdown.loser == showdown.challenger else showdown.challenger
    return (
        ChallengedEvent(showdown.challenger, showdown.claimer, showdown.claim),
        TurnedEvent(showdown, steps, _seconds_to_turn(steps)),
        TookEvent(showdown.loser, len(cards), right),
    )


def _seconds_to_turn(steps: tuple[Counting, ...]) -> float:
    """How many seconds it takes to show a stack: fewer a card if it is large, more for each switch."""
    each = max(0.17, min(0.64, 7 / len(steps)))
    before = (Counting(0, (), False, False, False), *steps)
    switches = sum(
        (old.everyone, old.ones, old.off) != (new.everyone, new.ones, new.off)
        for old, new in zip(before, steps, strict=False)
    )
    return round(0.65 + each * len(steps) + 0.55 * switches, 2)


def recall(state: State, seat: Seat) -> Memory:  # noqa: ARG001  # all remember the same
    """Every challenge of the game, and the chosen first player, if any."""
    return Memory(state.showdowns, state.options.first)


def legal(view: View) -> Choice:
    """What the view's seat may do: play and claim, challenge, or pass."""
    seat = view.seat
    if seat is None or view.turn != seat:
        return NOTHING
    cards = len(view.hand)
    if not view.stack:
        return Choice(cards=cards, floors=FIRST_FLOORS, top=1)  # YAK-7
    claim = view.stack[-1].claim
    return Choice(
        cards=cards, floors=FLOORS[claim.species, claim.number], top=TOP, challenge=True, pass_=not cards
    )


def imagine(view: View, memory: Memory, rng: Random) -> State:
    """A state that fits what the seat knows: unseen cards shuffled over the other hands, the stack and the deck."""
    pool = Counter(DECK)
    pool.subtract(view.hand)
    pool.subtract(laid.card for laid in view.stack if laid.card is not None)
    pool.subtract(card for pile in view.penalties for card in pile)
    unseen = list(pool.elements())
    rng.shuffle(unseen)
    stack = tuple(
        Laid(FaceDown(laid.seat, laid.claim, None), Hidden(laid.card or unseen.pop(), ONLY[laid.seat]))
        for laid in view.stack
    )
    hands = tuple(
        tuple(
            Hidden(card, ONLY[seat])
            for card in (view.hand if seat == view.seat else [unseen.pop() for _ in range(size)])
        )
        for seat, size in enumerate(view.hands)
    )
    stage, turn = _imagined_turn(view)
    return State(
        Options(memory.first),
        stage,
        turn,
        hands,
        Hidden(Bag(unseen)),
        stack,
        view.penalties,
        memory.showdowns,
        view.result,
    )


def _imagined_turn(view: View) -> tuple[Stage, Seat]:
    """The imagined state's stage and `turn`: the seat to act or draw, or the loser of the last challenge."""
    if view.result is not None:
        return "over", view.last.loser if view.result.reason == "challenge" and view.last else 0
    if view.turn is not None:
        return "turn", view.turn
    return ("draw", view.stack[-1].seat) if any(view.hands) else ("deal", 0)
