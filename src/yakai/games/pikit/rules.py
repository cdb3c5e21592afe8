"""The rules of Pikit, clause by clause (pikit/text/rules.en.md)."""

from typing import Any, Final

from msgspec.structs import replace

from yakai.core.bag import Bag
from yakai.core.errors import BadOption, BadOutcome, IllegalAction, NoTimer
from yakai.core.game import Chance, Customs, Kinds, Over, Pending, Seat, TimerKey, Turn
from yakai.core.hidden import Hidden
from yakai.core.kinds import refusing_misfits
from yakai.core.rows import with_row
from yakai.games.pikit import cancelling, centres, chance, knowledge
from yakai.games.pikit.actions import (
    Action,
    Cancel,
    Choice,
    Dealt,
    Discard,
    Draw,
    Drawn,
    Flip,
    Outcome,
    Pass,
    Raid,
    Refilled,
    Reroll,
    Rolled,
    Steal,
    Stolen,
    Stop,
    Take,
    TakeMecha,
)
from yakai.games.pikit.pieces import (
    CENTRE,
    DRAWS,
    ENOUGH,
    FACES,
    FLIPS,
    IDLE_ROUNDS,
    KEPT,
    LONGEST_REACTION,
    MATCHING,
    REROLLS,
    SEATS,
    SHORTEST_REACTION,
    STEALS,
    TOGETHER_NUMBER,
    WOUND_NUMBER,
    deck,
)
from yakai.games.pikit.scoring import result
from yakai.games.pikit.state import ONLY, UNDECIDED, Hand, Options, State, plus, victim
from yakai.games.pikit.view import Event, Memory, View

# Immutable values that every game shares.
_TURNS: Final = tuple(Turn(only) for only in ONLY)
_CHANCE: Final = Chance()
_DECKS: Final = {seats: Bag(deck(seats)) for seats in SEATS}
_NO_MECHAS: Final = (None,) * len(FACES)
_WORKS_AS: Final[dict[type[Discard], tuple[int, ...]]] = {
    Reroll: REROLLS,
    Steal: STEALS,
    Draw: DRAWS,
    Flip: FLIPS,
}


class PikitRules:
    """Pikit, version 1."""

    id = "pikit"
    version = 1
    seats = SEATS
    options = Options
    kinds = Kinds(action=Action, outcome=Outcome, view=View, legal=Choice, event=Event, memory=Memory)
    customs = Customs(standing=knowledge.standing)

    # Setup

    def setup(self, seats: int, options: Options) -> State:
        """The state before the deal: mechas on the table, kaiju in the deck, 16 fewer for two players (PIK-5)."""
        if options.first is not None and not 0 <= options.first < seats:
            raise BadOption("no-such-first-player", number=options.first + 1, seats=seats)
        if not SHORTEST_REACTION <= options.reaction <= LONGEST_REACTION:
            raise BadOption(
                "pikit-reaction-is-wrong",
                reaction=options.reaction,
                least=SHORTEST_REACTION,
                most=LONGEST_REACTION,
            )
        return State(
            options,
            "deal",
            0,
            (),
            (Hand(),) * seats,
            (0,) * seats,
            _NO_MECHAS,
            (0,) * seats,
            (),
            Hidden(_DECKS[seats]),
            (),
            () if options.one_screen else UNDECIDED[seats],
        )

    def pending(self, state: State) -> Pending:
        """Whose turn it is, who is asked about a discard and for how long (PIK-17), or that chance comes first."""
        stage = state.stage
        if stage == "turn":
            return _TURNS[state.turn]
        if stage == "window":
            return cancelling.window(state)
        if state.result is not None:
            return Over(state.result)
        return _CHANCE

    sample = staticmethod(chance.sample)

    def settle(self, state: State, outcome: Outcome) -> State:
        """The state after an outcome of chance that fits the stage."""
        stage = state.stage
        match outcome:
            case Rolled(dice=dice) if stage in ("roll", "reroll"):
                return self._rolled(state, dice)
            case Refilled(cards=cards) if stage == "refill":
                return self._refilled(state, cards)
            case Drawn(card=card) if stage == "draw":
                return self._drawn(state, card)
            case Stolen() if stage in ("steal", "raid"):
                return self._stolen(state, outcome)
            case Dealt() if stage == "deal":
                return self._dealt(state, outcome)
            case _:
                raise BadOutcome("outcome-does-not-fit")

    def _dealt(self, state: State, dealt: Dealt) -> State:
        """Lay out the centre and give every seat its first hand (PIK-6 to PIK-8)."""
        seats = len(state.hands)
        complete = all(sum(hand) >= ENOUGH > sum(hand[:-1]) for hand in dealt.hands)
        if len(dealt.centre) != CENTRE or len(dealt.hands) != seats or not complete:
            raise BadOutcome("wrong-number-of-cards")
        if dealt.first not in range(seats) or state.options.first not in (None, dealt.first):
            raise BadOutcome("wrong-first-player", number=dealt.first + 1)
        left = state.deck.reveal().without(*dealt.centre, *(card for hand in dealt.hands for card in hand))
        hands = tuple(Hand(tuple(sorted(hand))) for hand in dealt.hands)
        return replace(
            state,
            stage="roll",
            turn=dealt.first,
            hands=hands,
            sizes=tuple(map(len, dealt.hands)),
            centre=dealt.centre,
            deck=Hidden(left),
        )

    # A turn

    def _rolled(self, state: State, dice: tuple[int, int]) -> State:
        """Set both dice at the beginning of a turn (PIK-9), or those that are rolled again (PIK-18)."""
        if dice not in MATCHING:
            raise BadOutcome("pikit-no-such-face")
        if state.stage == "reroll":
            named = chance.rerolled(state)
            if any(now != old for now, old, rolls in zip(dice, state.dice, named, strict=True) if not rolls):
                raise BadOutcome("outcome-does-not-fit")
        return replace(state, stage="turn", dice=dice, chain=())

    @refusing_misfits
    def act(self, state: State, seat: Seat, action: Action) -> State:
        """The state after a seat discards, takes or stops on its turn, or answers another seat's discard."""
        if state.stage == "window" and seat in state.asked:
            return cancelling.answered(state, seat, action)
        if state.stage != "turn" or seat != state.turn:
            raise cancelling.out_of_turn(state, seat, action)
        match action:
            case Take():
                return self._take(state, seat, action.cards)
            case Reroll() | Steal() | Draw() | Flip():
                return self._discard(state, seat, action)
            case Stop():
                return self._end_turn(state)
            case TakeMecha():
                return self._take_mecha(state, seat)
            case Raid():
                return self._raid(state, seat)
            case Cancel():
                raise IllegalAction("PIK-16", "pikit-too-late")
            case Pass():
                raise IllegalAction("PIK-16", "pikit-nothing-to-pass")

    def _discard(self, state: State, seat: Seat, play: Discard) -> State:
        """Discard a card for its effect, with everything that has to be named (PIK-10, PIK-18)."""
        card = play.card
        if card in KEPT:
            raise IllegalAction("PIK-10", "pikit-card-is-kept", card=card)
        if card not in _WORKS_AS[type(play)]:
            raise IllegalAction("PIK-4", "pikit-card-does-something-else", card=card)
        _check_what_is_named(state, seat, play)
        return cancelling.played(state, seat, play)

    def _drawn(self, state: State, card: int) -> State:
        """Put the deck's top card into the hand, which only its owner sees (PIK-4, PIK-23)."""
        seat = state.turn
        left = state.deck.reveal().without(card)
        hand = state.hands[seat]
        gained = Hand(hand.shown, (*hand.drawn, Hidden(card, ONLY[seat])))
        return replace(
            state,
            stage="turn",
            hands=with_row(state.hands, seat, gained),
            sizes=plus(state.sizes, seat, 1),
            deck=Hidden(left),
            chain=(),
            **_ending(state, left),
        )

    def _take(self, state: State, seat: Seat, cards: tuple[int, ...]) -> State:
        """Take one card or two from the centre, as the dice allow (PIK-11); an 8 brings all 8s (PIK-4)."""
        singles, pair = MATCHING[state.dice]
        if cards != pair and (len(cards) != 1 or cards[0] not in singles):
            raise IllegalAction("PIK-11", "pikit-dice-do-not-match")
        for card in cards:
            if state.centre.count(card) < cards.count(card):
                raise IllegalAction("PIK-11", "pikit-not-in-the-centre", card=card)
        if cards[0] == TOGETHER_NUMBER:
            cards = cards * state.centre.count(TOGETHER_NUMBER)
        centre, gaps = centres.without(state.centre, state.gaps, cards)
        gained = state.hands[seat].gaining(*cards)
        return self._end_turn(
            replace(
                state,
                hands=with_row(state.hands, seat, gained),
                sizes=plus(state.sizes, seat, len(cards)),
                centre=centre,
                gaps=gaps,
                idle=-1,
            )
        )

    def _take_mecha(self, state: State, seat: Seat) -> State:
        """Take a double's mecha from the table, with its token (PIK-11, PIK-13)."""
        face = _double(state)
        if state.mechas[face - 1] is not None:
            raise IllegalAction("PIK-11", "pikit-mecha-is-taken", number=face)
        mechas = with_row(state.mechas, face - 1, seat)
        return self._end_turn(replace(state, mechas=mechas, sizes=plus(state.sizes, seat, 1), idle=-1))

    def _raid(self, state: State, seat: Seat) -> State:
        """Begin to take a random card from the other player who holds a double's mecha (PIK-11)."""
        face = _double(state)
        holder = state.mechas[face - 1]
        if holder is None or holder == seat:
            raise IllegalAction("PIK-11", "pikit-nobody-to-raid", number=face)
        return replace(state, stage="raid", idle=-1)

    def _stolen(self, state: State, stolen: Stolen) -> State:
        """Move a stolen card, which all see, to the thief, a mecha with its token (PIK-13). A 3 wounds (PIK-14)."""
        thief, loser = state.turn, victim(state)
        hands, mechas, wounds, discards = state.hands, state.mechas, state.wounds, state.discards
        sizes = plus(state.sizes, loser, -1)
        number = stolen.number
        if stolen.kind == "mecha":
            if number not in FACES or mechas[number - 1] != loser:
                raise BadOutcome("outcome-does-not-fit")
            mechas = with_row(mechas, number - 1, thief)
            sizes = plus(sizes, thief, 1)
        else:
            robbed = hands[loser].without(number)
            if robbed is None:
                raise BadOutcome("outcome-does-not-fit")
            hands = with_row(hands, loser, robbed)
            if number == WOUND_NUMBER:
                wounds = with_row(wounds, thief, wounds[thief] + 1)
                discards = (*discards, number)
            else:
                hands = with_row(hands, thief, hands[thief].gaining(number))
                sizes = plus(sizes, thief, 1)
        after = replace(
            state,
            stage="turn",
            hands=hands,
            sizes=sizes,
            mechas=mechas,
            wounds=wounds,
            discards=discards,
            chain=(),
        )
        return self._end_turn(after) if state.stage == "raid" else after

    def _end_turn(self, state: State) -> State:
        """End the turn; if the centre lacks cards and the deck has some, a refill comes first (PIK-15)."""
        if len(state.centre) < CENTRE and state.deck.reveal().items:
            return replace(state, stage="refill")
        return self._next_turn(state)

    def _refilled(self, state: State, cards: tuple[int, ...]) -> State:
        """Refill the centre to eight cards, as far as the deck has them (PIK-15)."""
        left = state.deck.reveal()
        if len(cards) != min(CENTRE - len(state.centre), len(left)):
            raise BadOutcome("wrong-number-of-cards")
        left = left.without(*cards)
        centre, gaps = centres.filled(state.centre, state.gaps, cards)
        return self._next_turn(
            replace(state, centre=centre, gaps=gaps, deck=Hidden(left), **_ending(state, left))
        )

    # Cancelling is in cancelling.py: who is asked, for how long, and what follows

    def expire(self, state: State, timer: TimerKey) -> State:
        """Settle the discard when the time to answer it is over (PIK-17)."""
        pending = self.pending(state)
        if not isinstance(pending, Turn) or pending.timer is None or pending.timer.key != timer:
            raise NoTimer("no-such-timer", timer=timer)
        return cancelling.resolved(state)

    # The end

    def _next_turn(self, state: State) -> State:
        """Pass the turn clockwise, or end the game after its last turn (PIK-20)."""
        seats = len(state.hands)
        idle, ending, left = state.idle + 1, state.ending, state.left
        if ending is None and idle >= IDLE_ROUNDS * seats:
            ending, left = "idle", seats
        if ending is not None:
            if not left:
                return self._over(state, ending)
            left -= 1
        return replace(
            state,
            stage="roll",
            turn=(state.turn + 1) % seats,
            stances=UNDECIDED[seats] if state.stances else (),
            idle=idle,
            ending=ending,
            left=left,
        )

    def _over(self, state: State, reason: str) -> State:
        """End the game: all hands are shown and counted; with equal points fewer cards are better (PIK-21, PIK-22)."""
        shown = replace(state, stage="over", hands=tuple(Hand(hand.kaiju()) for hand in state.hands))
        return replace(shown, result=result(shown, reason))

    # What a player knows (PIK-23)

    view = staticmethod(knowledge.view)
    tell = staticmethod(knowledge.tell)
    recall = staticmethod(knowledge.recall)
    legal = staticmethod(knowledge.legal)
    imagine = staticmethod(knowledge.imagine)


def _check_what_is_named(state: State, seat: Seat, play: Discard) -> None:
    """Raise unless everything that a discard names exists (PIK-10, PIK-14, PIK-18)."""
    if isinstance(play, Steal):
        if play.target == seat or play.target not in range(len(state.hands)):
            raise IllegalAction("PIK-10", "pikit-no-such-player")
        if not state.sizes[play.target]:
            raise IllegalAction("PIK-14", "pikit-hand-is-empty")
    elif isinstance(play, Draw):
        if not state.deck.reveal().items:
            raise IllegalAction("PIK-10", "pikit-deck-is-empty")
    elif isinstance(play, Flip):
        if play.die not in (0, 1) or play.face not in FACES:
            raise IllegalAction("PIK-4", "pikit-no-such-face")
        if state.dice[play.die] == play.face:
            raise IllegalAction("PIK-18", "pikit-face-is-the-same", face=play.face)


def _double(state: State) -> int:
    """The number of the double that the dice show (PIK-11)."""
    one, other = state.dice
    if one != other:
        raise IllegalAction("PIK-11", "pikit-no-double")
    return one


def _ending(state: State, left: Bag[int]) -> dict[str, Any]:
    """With the deck's last card the last turns begin, one for each seat (PIK-20); else nothing changes."""
    if left.items or state.ending is not None:
        return {}
    return {"ending": "deck", "left": len(state.hands)}
