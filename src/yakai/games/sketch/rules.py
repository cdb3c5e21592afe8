"""The rules of Yokai Sketch, clause by clause (sketch/text/rules.en.md); what a card does is in `piles`."""

from itertools import chain
from random import Random
from typing import Final, NoReturn

from yakai.core.bag import Bag
from yakai.core.errors import BadOption, BadOutcome, IllegalAction, NoTimer
from yakai.core.game import Chance, Customs, Kinds, Over, Pending, Seat, TimerKey, Turn
from yakai.core.hidden import Hidden
from yakai.core.kinds import refusing_misfits
from yakai.games.sketch import knowledge
from yakai.games.sketch.actions import Action, Choice, Dealt, Drawn, End, Outcome, Uncovered
from yakai.games.sketch.pieces import (
    COLOURS,
    DECK,
    HAND,
    MOST_PLAYED,
    QUIET,
    TOO_MANY,
    YOKAI,
    Colour,
    Sketch,
)
from yakai.games.sketch.piles import check, lay, uncovering, with_new_top
from yakai.games.sketch.preview import offered
from yakai.games.sketch.scoring import result
from yakai.games.sketch.state import BARE, ONLY, Hands, Options, Pile, State, secret, with_seat
from yakai.games.sketch.view import Event, Memory, Stage, View

# Immutable values that every game shares.
_TURNS: Final = tuple(Turn(only) for only in ONLY)
_CHANCE: Final = Chance()
_WHOLE_DECK: Final = Bag(DECK)


class SketchRules:
    """Yokai Sketch, version 1."""

    id = "sketch"
    version = 1
    seats = range(2, 3)
    options = Options
    kinds = Kinds(action=Action, outcome=Outcome, view=View, legal=Choice, event=Event, memory=Memory)
    customs = Customs(offered=offered)

    # Setting up

    def setup(self, seats: int, options: Options) -> State:
        """The state before the deal: all sketches in one deck, the yokai sorted by colour (SKE-4)."""
        if options.first is not None and not 0 <= options.first < seats:
            raise BadOption("no-such-first-player", number=options.first + 1, seats=seats)
        piles = tuple(
            Pile((), Hidden(Bag(yokai for yokai in YOKAI if yokai.colour == colour)), (), BARE)
            for colour in COLOURS
        )
        return State(options, "deal", 0, 0, None, 1, BARE, Hidden(_WHOLE_DECK), (), piles, BARE, DECK, BARE)

    def pending(self, state: State) -> Pending:
        """Whose turn it is (SKE-7), or what has to be dealt, drawn or uncovered first."""
        if state.stage == "turn":
            return _TURNS[state.turn]
        if state.result is not None:
            return Over(state.result)
        return _CHANCE

    def sample(self, state: State, rng: Random) -> Outcome:
        """A random card from the deck (SKE-5), a random next yokai of a pile, or a random deal (SKE-4)."""
        if state.stage == "draw":
            cards = state.deck.reveal().items or state.discard
            return Drawn(cards[int(rng.random() * len(cards))])
        if state.stage == "uncover":
            at = uncovering(state.piles)
            unseen = state.piles[at].unseen.reveal().items
            return Uncovered(COLOURS[at], unseen[int(rng.random() * len(unseen))])
        cards = tuple(rng.sample(state.deck.reveal().items, 2 * HAND))
        tops = tuple(rng.choice(pile.unseen.reveal().items) for pile in state.piles)
        first = state.options.first
        return Dealt(rng.randrange(2) if first is None else first, (cards[:HAND], cards[HAND:]), tops)

    def settle(self, state: State, outcome: Outcome) -> State:
        """The state after the deal (SKE-4), a draw (SKE-5), or a pile's new top."""
        if isinstance(outcome, Drawn) and state.stage == "draw":
            return self._draw(state, outcome.card)
        if isinstance(outcome, Uncovered) and state.stage == "uncover":
            piles = with_new_top(state.piles, outcome)
            assert state.to is not None
            return self._complete(state, state.hands, piles, state.to, state.played)
        if isinstance(outcome, Dealt) and state.stage == "deal":
            return self._deal(state, outcome)
        raise BadOutcome("outcome-does-not-fit")

    def _deal(self, state: State, dealt: Dealt) -> State:
        """Deal three sketches to each hand, turn up the top of each pile (SKE-4), and let one seat begin (SKE-7)."""
        if [len(hand) for hand in dealt.hands] != [HAND, HAND] or len(dealt.tops) != len(COLOURS):
            raise BadOutcome("wrong-number-of-cards")
        if dealt.first not in (0, 1) or state.options.first not in (None, dealt.first):
            raise BadOutcome("wrong-first-player", number=dealt.first + 1)
        deck = state.deck.reveal().without(*chain(*dealt.hands))
        hands, drawn = (tuple(secret(hand, seat) for seat, hand in enumerate(dealt.hands)) for _ in range(2))
        piles = tuple(pile.uncovered(top) for pile, top in zip(state.piles, dealt.tops, strict=True))
        return State(
            state.options,
            "draw",
            dealt.first,
            0,
            None,
            1,
            hands,
            Hidden(deck),
            (),
            piles,
            state.albums,
            state.shuffled,
            drawn,
        )

    # A turn

    def _draw(self, state: State, card: Sketch) -> State:
        """Draw one sketch; an empty deck is first made anew from the discard (SKE-5)."""
        seat = state.turn
        deck, discard, shuffled, drawn = state.deck.reveal(), state.discard, state.shuffled, state.drawn
        if not deck.items:
            deck = Bag(discard)
            discard, shuffled, drawn = (), deck.items, BARE
        return State(
            state.options,
            "turn",
            seat,
            0,
            None,
            state.quiet,
            with_seat(state.hands, seat, (*state.hands[seat], Hidden(card, ONLY[seat]))),
            Hidden(deck.without(card)),
            discard,
            state.piles,
            state.albums,
            shuffled,
            with_seat(drawn, seat, (*drawn[seat], Hidden(card, ONLY[seat]))),
            state.last,
        )

    @refusing_misfits
    def act(self, state: State, seat: Seat, action: Action) -> State:
        """The state after a card, played with or without its effect, or after the end of the turn (SKE-6)."""
        if state.stage != "turn" or seat != state.turn:
            raise IllegalAction("ALL-1", "not-your-turn", seat=seat)
        if isinstance(action, End):
            return self._end(state, seat)
        hands, piles = lay(state, seat, action)
        return self._complete(state, hands, piles, action.colour, state.played + 1)

    def _end(self, state: State, seat: Seat) -> State:
        """End the turn, which a player with four cards may not do (SKE-6)."""
        cards = len(state.hands[seat])
        if cards >= TOO_MANY:
            raise IllegalAction("SKE-6", "sketch-must-play", cards=cards)
        return self._next_turn(state)

    def _next_turn(self, state: State) -> State:
        """Pass the turn to the other player (SKE-7), or end the game after sixty turns without a capture (SKE-19)."""
        over = state.quiet >= QUIET
        return State(
            state.options,
            "over" if over else "draw",
            state.turn if over else 1 - state.turn,
            0,
            None,
            state.quiet if over else state.quiet + 1,
            state.hands,
            state.deck,
            state.discard,
            state.piles,
            state.albums,
            state.shuffled,
            state.drawn,
            state.last,
            result("quiet", state.albums) if over else None,
        )

    # Completion and the end

    def _complete(self, state: State, hands: Hands, piles: list[Pile], to: Colour, played: int) -> State:
        """Complete portraits after a card and its effect (SKE-9). An empty pile ends the game (SKE-17).

        A yokai never seen before is an outcome of chance: the checks wait for it, and continue once it is uncovered.
        """
        albums, discard, completed = check(piles, state.albums, state.discard, to)
        stage: Stage = "turn"
        if not all(pile.above for pile in piles):
            stage = "uncover" if any(pile.lacks_its_top() for pile in piles) else "over"
        after = State(
            state.options,
            stage,
            state.turn,
            played,
            to,
            state.quiet if albums is state.albums else 0,
            hands,
            state.deck,
            discard,
            tuple(piles),
            albums,
            state.shuffled,
            state.drawn,
            completed[-1] if completed else state.last,
            result("pile", albums) if stage == "over" else None,
        )
        ends = stage == "turn" and (played == MOST_PLAYED or not hands[state.turn])
        return self._next_turn(after) if ends else after

    def expire(self, state: State, timer: TimerKey) -> NoReturn:
        """Yokai Sketch has no timers of its own."""
        raise NoTimer("no-such-timer", timer=timer)

    # What a player knows (SKE-20)

    view = staticmethod(knowledge.view)
    tell = staticmethod(knowledge.tell)
    recall = staticmethod(knowledge.recall)
    legal = staticmethod(knowledge.legal)
    imagine = staticmethod(knowledge.imagine)
