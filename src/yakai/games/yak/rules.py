"""The rules of Yak, clause by clause (yak/text/rules.en.md)."""

from itertools import chain
from random import Random
from typing import Final, NoReturn

from yakai.core.bag import Bag
from yakai.core.errors import BadOption, BadOutcome, IllegalAction, NoTimer
from yakai.core.game import Chance, Customs, Kinds, Over, Pending, Seat, TimerKey, Turn
from yakai.core.hidden import Hidden
from yakai.core.kinds import refusing_misfits
from yakai.core.rows import with_row
from yakai.games.yak import knowledge
from yakai.games.yak.actions import FLOORS, Action, Challenge, Choice, Dealt, Drawn, Outcome, Play
from yakai.games.yak.pieces import DECK, HAND, SIZE, TOP, Card, Claim
from yakai.games.yak.scoring import counting, result
from yakai.games.yak.state import ONLY, SEATS, FaceDown, Laid, Options, Showdown, Shown, State
from yakai.games.yak.view import Event, Memory, View

# Immutable values that every game shares.
_TURNS: Final = tuple(Turn(only) for only in ONLY)
_CHANCE: Final = Chance()
_WHOLE_DECK: Final = Bag(DECK)


class YakRules:
    """Yak, version 1."""

    id = "yak"
    version = 1
    seats = SEATS
    options = Options
    kinds = Kinds(action=Action, outcome=Outcome, view=View, legal=Choice, event=Event, memory=Memory)
    customs = Customs()

    # Setting up

    def setup(self, seats: int, options: Options) -> State:
        """The state before the deal: all cards in the deck (YAK-4)."""
        if options.first is not None and not 0 <= options.first < seats:
            raise BadOption("no-such-first-player", number=options.first + 1, seats=seats)
        nobody: tuple[tuple[Card, ...], ...] = ((),) * seats
        return State(options, "deal", 0, ((),) * seats, Hidden(_WHOLE_DECK), (), nobody, ())

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
        """The state after the deal (YAK-4), or after the draw that follows a claim (YAK-5)."""
        if isinstance(outcome, Drawn) and state.stage == "draw":
            return self._draw(state, outcome.card)
        if isinstance(outcome, Dealt) and state.stage == "deal":
            return self._deal(state, outcome)
        raise BadOutcome("outcome-does-not-fit")

    def _deal(self, state: State, dealt: Dealt) -> State:
        """Give each hand its five cards (YAK-4) and the turn to the seat that begins (ALL-1)."""
        seats = len(state.hands)
        if len(dealt.hands) != seats or any(len(hand) != HAND for hand in dealt.hands):
            raise BadOutcome("wrong-number-of-cards")
        if dealt.first not in range(seats) or state.options.first not in (None, dealt.first):
            raise BadOutcome("wrong-first-player", number=dealt.first + 1)
        deck = state.deck.reveal().without(*chain(*dealt.hands))
        hands = tuple(
            tuple(Hidden(card, ONLY[seat]) for card in hand) for seat, hand in enumerate(dealt.hands)
        )
        return State(
            state.options, "turn", dealt.first, hands, Hidden(deck), (), state.penalties, state.showdowns
        )

    # A turn is one of two things

    @refusing_misfits
    def act(self, state: State, seat: Seat, action: Action) -> State:
        """The state after one of the three actions: play and claim (YAK-5), challenge (YAK-6), pass (YAK-20)."""
        if state.stage != "turn" or seat != state.turn:
            raise IllegalAction("ALL-1", "not-your-turn", seat=seat)
        if isinstance(action, Play):
            return self._claim(state, seat, action)
        if isinstance(action, Challenge):
            return self._challenge(state, seat)
        return self._pass(state, seat)

    def _claim(self, state: State, seat: Seat, play: Play) -> State:
        """Lay one hand card face down on the stack, with a claim; a draw follows if the deck has a card (YAK-5)."""
        hand = state.hands[seat]
        if not hand:
            raise IllegalAction("YAK-20", "yak-hand-is-empty")
        if not 0 <= play.card < len(hand):
            raise IllegalAction("YAK-5", "yak-no-such-card", card=play.card, cards=len(hand))
        claim = Claim(play.number, play.species)
        _check_claim(claim, state.stack[-1].back.claim if state.stack else None)
        draws = bool(state.deck.reveal().items)
        return State(
            state.options,
            "draw" if draws else "turn",
            seat if draws else (seat + 1) % len(state.hands),
            with_row(state.hands, seat, hand[: play.card] + hand[play.card + 1 :]),
            state.deck,
            (*state.stack, Laid(FaceDown(seat, claim, None), hand[play.card])),
            state.penalties,
            state.showdowns,
        )

    def _draw(self, state: State, card: Card) -> State:
        """Put the drawn card into the claimer's hand (YAK-5) and pass the turn on (ALL-1)."""
        seat = state.turn
        deck = state.deck.reveal().without(card)
        hand = (*state.hands[seat], Hidden(card, ONLY[seat]))
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

    def _challenge(self, state: State, seat: Seat) -> State:
        """Settle the latest claim, challenged by the next player (YAK-6); the loser takes the stack (YAK-17)."""
        if not state.stack:
            raise IllegalAction("YAK-6", "yak-nothing-to-challenge")
        showdown, cards = _show(state.stack, seat)
        penalties = with_row(state.penalties, showdown.loser, state.penalties[showdown.loser] + cards)
        ends = not state.deck.reveal().items  # YAK-19
        return State(
            state.options,
            "over" if ends else "turn",
            showdown.loser,
            state.hands,
            state.deck,
            (),
            penalties,
            (*state.showdowns, showdown),
            result("challenge", penalties) if ends else None,
        )

    # The end

    def _pass(self, state: State, seat: Seat) -> State:
        """End the game instead of challenging, with an empty hand; no hidden card is shown (YAK-20)."""
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
            result("pass", state.penalties),
        )

    def expire(self, state: State, timer: TimerKey) -> NoReturn:
        """Yak has no timers of its own."""
        raise NoTimer("no-such-timer", timer=timer)

    # What a player knows (YAK-22)

    view = staticmethod(knowledge.view)
    tell = staticmethod(knowledge.tell)
    recall = staticmethod(knowledge.recall)
    legal = staticmethod(knowledge.legal)
    imagine = staticmethod(knowledge.imagine)


def _check_claim(claim: Claim, latest: Claim | None) -> None:
    """Raise unless the claim may follow the latest one (YAK-7 to YAK-9)."""
    if latest is None:
        if claim.number != 1:
            raise IllegalAction("YAK-7", "yak-first-claim-is-one", number=claim.number)
        return
    floor = FLOORS[latest.species, latest.number][SIZE[claim.species]]
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


def _show(stack: tuple[Laid, ...], challenger: Seat) -> tuple[Showdown, tuple[Card, ...]]:
    """The showdown of the whole stack (YAK-16, YAK-18), and the cards that its loser takes."""
    latest = stack[-1].back
    claimer, claim = latest.seat, latest.claim
    cards = tuple([laid.card.reveal() for laid in stack])
    backs = [laid.back for laid in stack]
    shown = tuple([Shown(back.seat, back.claim, card) for back, card in zip(backs, cards, strict=True)])
    count = counting(cards, claim.species)
    loser = challenger if count.total >= claim.number else claimer
    return Showdown(challenger, claimer, claim, shown, count, loser), cards
