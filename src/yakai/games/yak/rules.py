"""The rules of Yak, clause by clause (docs/rules/yak.md)."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Final, NoReturn, TypeVar

from yakai.core.bag import Bag
from yakai.core.errors import BadOption, BadOutcome, IllegalAction, NoTimer
from yakai.core.game import Chance, Customs, Kinds, Over, Pending, Result, Seat, TimerKey, Turn, places
from yakai.core.hidden import Hidden
from yakai.core.log import Acted, Entry, Finished, Settled
from yakai.core.rows import with_row
from yakai.games.yak.actions import NOTHING, Action, Challenge, Choice, Dealt, Drawn, Outcome, Pass, Play
from yakai.games.yak.pieces import DECK, HAND, SIZE, SPECIES, TOP, Card, Claim, Species
from yakai.games.yak.state import Laid, Options, Showdown, Shown, State
from yakai.games.yak.view import (
    ChallengedEvent,
    ClaimedEvent,
    Counting,
    DealtEvent,
    DrewEvent,
    EmptyEvent,
    EndedEvent,
    Event,
    FaceDown,
    Memory,
    PassedEvent,
    TookEvent,
    TurnedEvent,
    View,
)

Row = TypeVar("Row")

SEATS: Final = range(2, 7)

# Values that every game uses again and again.
_ONLY: Final = tuple(frozenset({seat}) for seat in range(SEATS[-1]))
_TURNS: Final = tuple(Turn(only) for only in _ONLY)
_CHANCE: Final = Chance()
_FIRST_FLOORS: Final = (1,) * len(SPECIES)


class YakRules:
    """Yak, version 1."""

    id = "yak"
    version = 1
    seats = SEATS
    options = Options
    kinds = Kinds(action=Action, outcome=Outcome, view=View, legal=Choice, event=Event, memory=Memory)
    customs = Customs()

    # Setup

    def setup(self, seats: int, options: Options) -> State:
        """An undealt deck (YAK-4)."""
        if options.first is not None and not 0 <= options.first < seats:
            raise BadOption("no-such-first-player", first=options.first, seats=seats)
        nobody: tuple[tuple[Card, ...], ...] = ((),) * seats
        return State(options, "deal", 0, ((),) * seats, Hidden(Bag(DECK)), (), nobody, ())

    def pending(self, state: State) -> Pending:
        """Whose turn it is (ALL-1), or the deal or draw that comes first (YAK-4, YAK-5)."""
        if state.stage == "turn":
            return _TURNS[state.turn]
        if state.result is not None:
            return Over(state.result)
        return _CHANCE

    def sample(self, state: State, rng: Random) -> Outcome:
        """Deal five cards to each hand (YAK-4), or draw one (YAK-5)."""
        deck = state.deck.reveal().items
        if state.stage == "draw":
            return Drawn(deck[int(rng.random() * len(deck))])
        seats = len(state.hands)
        cards = rng.sample(deck, HAND * seats)
        first = state.options.first
        return Dealt(
            rng.randrange(seats) if first is None else first,
            tuple(tuple(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)),
        )

    def settle(self, state: State, outcome: Outcome) -> State:
        """The deal (YAK-4) or the card drawn after a claim (YAK-5)."""
        if isinstance(outcome, Drawn) and state.stage == "draw":
            return self._draw(state, outcome.card)
        if isinstance(outcome, Dealt) and state.stage == "deal":
            return self._deal(state, outcome)
        raise BadOutcome("outcome-does-not-fit")

    def _deal(self, state: State, dealt: Dealt) -> State:
        seats = len(state.hands)
        if len(dealt.hands) != seats or any(len(hand) != HAND for hand in dealt.hands):
            raise BadOutcome("wrong-number-of-cards")
        if dealt.first not in range(seats) or state.options.first not in (None, dealt.first):
            raise BadOutcome("wrong-first-player", first=dealt.first)
        deck = state.deck.reveal().without(*chain(*dealt.hands))
        hands = tuple(
            tuple(Hidden(card, _ONLY[seat]) for card in hand) for seat, hand in enumerate(dealt.hands)
        )
        return State(
            state.options, "turn", dealt.first, hands, Hidden(deck), (), state.penalties, state.showdowns
        )

    def _draw(self, state: State, card: Card) -> State:
        seat = state.turn
        deck = state.deck.reveal().without(card)
        hand = (*state.hands[seat], Hidden(card, _ONLY[seat]))
        return State(
            state.options,
            "turn",
            (seat + 1) % len(state.hands),
            with_row(state.hands, seat, hand),
            Hidden(deck),
            state.stack,
            state.penalties,
            state.showdowns,
        )

    # A turn

    def act(self, state: State, seat: Seat, action: Action) -> State:
        """Exactly one of: play and claim (YAK-5), challenge (YAK-6), pass (YAK-20)."""
        if state.stage != "turn" or seat != state.turn:
            raise IllegalAction("ALL-1", "not-your-turn", seat=seat)
        if isinstance(action, Play):
            return self._claim(state, seat, action)
        if isinstance(action, Challenge):
            return self._challenge(state, seat)
        return self._pass(state, seat)

    def _claim(self, state: State, seat: Seat, play: Play) -> State:
        """One hand card face down on the stack, with a claim; then a draw, if the deck has a card (YAK-5)."""
        hand = state.hands[seat]
        if not hand:
            raise IllegalAction("YAK-20", "yak-hand-is-empty")
        if not 0 <= play.card < len(hand):
            raise IllegalAction("YAK-5", "yak-no-such-card", card=play.card, cards=len(hand))
        claim = Claim(play.number, play.species)
        _check_claim(claim, state.stack[-1].claim if state.stack else None)
        draws = len(state.deck.reveal()) > 0
        return State(
            state.options,
            "draw" if draws else "turn",
            seat if draws else (seat + 1) % len(state.hands),
            with_row(state.hands, seat, hand[: play.card] + hand[play.card + 1 :]),
            state.deck,
            (*state.stack, Laid(seat, claim, hand[play.card])),
            state.penalties,
            state.showdowns,
        )

    def _challenge(self, state: State, seat: Seat) -> State:
        """Only against the latest claim, by whoever follows it (YAK-6); the wrong one takes the stack (YAK-17)."""
        if not state.stack:
            raise IllegalAction("YAK-6", "yak-nothing-to-challenge")
        showdown = _show(state.stack, seat)
        cards = tuple(shown.card for shown in showdown.cards)
        penalties = with_row(state.penalties, showdown.loser, state.penalties[showdown.loser] + cards)
        ends = len(state.deck.reveal()) == 0  # YAK-19
        return State(
            state.options,
            "over" if ends else "turn",
            showdown.loser,
            state.hands,
            state.deck,
            (),
            penalties,
            (*state.showdowns, showdown),
            _result("challenge", penalties) if ends else None,
        )

    def _pass(self, state: State, seat: Seat) -> State:
        """With an empty hand, instead of a challenge; the game ends and nothing is shown (YAK-20)."""
        if state.hands[seat]:
            raise IllegalAction("YAK-20", "yak-pass-needs-an-empty-hand", cards=len(state.hands[seat]))
        return State(
            state.options,
            "over",
            seat,
            state.hands,
            state.deck,
            state.stack,
            state.penalties,
            state.showdowns,
            _result("pass", state.penalties),
        )

    def expire(self, state: State, timer: TimerKey) -> NoReturn:
        """Yak has no timers of its own."""
        raise NoTimer("no-such-timer", timer=timer)

    # What a player knows

    def view(self, state: State, seat: Seat | None) -> View:
        """Own hand, own cards on the stack, every claim, all sizes, all that was shown (YAK-22)."""
        return View(
            seat,
            state.turn if state.stage == "turn" else None,
            () if seat is None else tuple([card.reveal() for card in state.hands[seat]]),
            tuple(map(len, state.hands)),
            len(state.deck.reveal()),
            tuple([FaceDown(laid.seat, laid.claim, laid.card.peek(seat)) for laid in state.stack]),
            state.penalties,
            state.showdowns[-1] if state.showdowns else None,
            state.result,
        )

    def recall(self, state: State, seat: Seat) -> Memory:
        """Every challenge of the game, and who was chosen to begin."""
        return Memory(state.showdowns, state.options.first)

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        """What just happened, as this seat saw it."""
        match entry:
            case Settled(outcome=Dealt(first=first)):
                return (DealtEvent(first),)
            case Settled(outcome=Drawn()):
                drawn = after.hands[before.turn][-1]
                left = len(after.deck.reveal())
                drew = DrewEvent(before.turn, drawn.peek(seat), left)
                return (drew,) if left else (drew, EmptyEvent())
            case Acted(seat=actor, action=Play()):
                return (ClaimedEvent(actor, after.stack[-1].claim, len(after.stack)),)
            case Acted(action=Challenge()):
                showdown = after.showdowns[-1]
                cards = [shown.card for shown in showdown.cards]
                steps = tuple(
                    counting(cards[:turned], showdown.claim.species) for turned in range(1, len(cards) + 1)
                )
                right = showdown.claimer if showdown.loser == showdown.challenger else showdown.challenger
                return (
                    ChallengedEvent(showdown.challenger, showdown.claimer, showdown.claim),
                    TurnedEvent(showdown, steps),
                    TookEvent(showdown.loser, len(cards), right),
                )
            case Acted(seat=actor, action=Pass()):
                return (PassedEvent(actor),)
            case Finished(result=result):
                return (EndedEvent(result),)
            case _:
                return ()

    def legal(self, view: View) -> Choice:
        """What the view's seat may do: play and claim, challenge, or pass."""
        seat = view.seat
        if seat is None or view.turn != seat:
            return NOTHING
        cards = len(view.hand)
        if not view.stack:
            return Choice(cards=cards, floors=_FIRST_FLOORS, top=1)  # YAK-7
        claim = view.stack[-1].claim
        return Choice(
            cards=cards, floors=_FLOORS[claim.species, claim.number], top=TOP, challenge=True, pass_=not cards
        )

    def imagine(self, view: View, memory: Memory, rng: Random) -> State:
        """The unseen cards, shuffled over the other hands, the stack and the deck."""
        pool = Counter(DECK)
        pool.subtract(view.hand)
        pool.subtract(laid.card for laid in view.stack if laid.card is not None)
        pool.subtract(card for pile in view.penalties for card in pile)
        unseen = list(pool.elements())
        rng.shuffle(unseen)
        stack = tuple(
            Laid(laid.seat, laid.claim, Hidden(laid.card or unseen.pop(), _ONLY[laid.seat]))
            for laid in view.stack
        )
        hands = tuple(
            tuple(
                Hidden(card, _ONLY[seat])
                for card in (view.hand if seat == view.seat else [unseen.pop() for _ in range(size)])
            )
            for seat, size in enumerate(view.hands)
        )
        options = Options(memory.first)
        deck = Hidden(Bag(unseen))
        if view.result is not None:
            last = view.last.loser if view.result.reason == "challenge" and view.last else 0
            return State(
                options, "over", last, hands, deck, stack, view.penalties, memory.showdowns, view.result
            )
        if view.turn is None and not any(view.hands):
            return State(options, "deal", 0, hands, deck, stack, view.penalties, memory.showdowns)
        if view.turn is None:
            drawer = stack[-1].seat
            return State(options, "draw", drawer, hands, deck, stack, view.penalties, memory.showdowns)
        return State(options, "turn", view.turn, hands, deck, stack, view.penalties, memory.showdowns)


# Claims


def _floors(claim: Claim) -> tuple[int, ...]:
    """From which number on each species can be claimed next: the same only for a larger one (YAK-8)."""
    return tuple(claim.number + (SIZE[species] <= SIZE[claim.species]) for species in SPECIES)


_FLOORS: Final = {
    (species, number): _floors(Claim(number, species)) for species in SPECIES for number in range(1, TOP + 1)
}


def _check_claim(claim: Claim, latest: Claim | None) -> None:
    """Raise unless the claim may follow the latest one."""
    if latest is None:
        if claim.number != 1:
            raise IllegalAction("YAK-7", "yak-first-claim-is-one", number=claim.number)
        return
    floor = _FLOORS[latest.species, latest.number][SIZE[claim.species]]
    if claim.number < floor:
        raise IllegalAction(
            "YAK-8",
            "yak-claim-is-not-heavier",
            number=claim.number,
            species=claim.species,
            floor=floor,
        )
    if claim.number > TOP:
        raise IllegalAction("YAK-9", "yak-claim-is-too-high", number=claim.number, top=TOP)


# Counting a challenged stack


def counting(cards: Sequence[Card], species: Species) -> Counting:
    """Count a stack for a species, in the order of the clauses.

    >>> counting([Card("yak", 2), Card("vulture", 3), Card("joker", 2)], "vulture").total
    5
    """
    kinds = [card.kind for card in cards]
    off = kinds.count("stop") % 2 == 1  # YAK-11
    everyone = not off and "exclamation" in kinds  # YAK-12
    ones = not off and "one" in kinds  # YAK-13
    counted = tuple([_worth(card, species, everyone, ones) for card in cards])
    return Counting(sum(counted), counted, everyone, ones, off)


def _worth(card: Card, species: Species, everyone: bool, ones: bool) -> int:
    """What one card adds to the total."""
    if card.kind in SIZE:
        counts = everyone or card.kind == species  # YAK-12
    else:
        counts = card.kind == "joker"  # YAK-14, YAK-15
    if not counts:
        return 0
    return 1 if ones else card.value  # YAK-13


def _show(stack: tuple[Laid, ...], challenger: Seat) -> Showdown:
    """Turn the whole stack over and settle the latest claim (YAK-16, YAK-18)."""
    claimer, claim = stack[-1].seat, stack[-1].claim
    count = counting([laid.card.reveal() for laid in stack], claim.species)
    shown = tuple(
        Shown(laid.seat, laid.claim, laid.card.reveal(), worth)
        for laid, worth in zip(stack, count.counted, strict=True)
    )
    loser = challenger if count.total >= claim.number else claimer
    return Showdown(challenger, claimer, claim, shown, count.total, loser)


# The end


def _result(reason: str, penalties: tuple[tuple[Card, ...], ...]) -> Result:
    """Fewest penalty cards win; equal ones share the place (YAK-21)."""
    scores = tuple(len(pile) for pile in penalties)
    return Result(reason, scores, places(scores, fewest=True))


# Helpers
