"""The rules of Pikit, clause by clause (docs/rules/pikit.md)."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from yakai.core.bag import Bag
from yakai.core.errors import BadOption, BadOutcome, IllegalAction, NoTimer
from yakai.core.game import Chance, Customs, Kinds, Over, Pending, Result, Seat, Timer, TimerKey, Turn, places
from yakai.core.hidden import Hidden
from yakai.core.kinds import outside_its_kind, refusing_misfits
from yakai.core.log import Entry, Finished
from yakai.core.rows import with_row
from yakai.games.pikit.actions import (
    DICE,
    NOTHING,
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
    CANCELS,
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
    SHORTEST_REACTION,
    STEALS,
    TOGETHER_NUMBER,
    WOUND_NUMBER,
    deck,
    removed,
    takes,
)
from yakai.games.pikit.state import Hand, Options, Played, Stance, State
from yakai.games.pikit.view import EndedEvent, Event, Memory, View, sheets, told, victim

Row = TypeVar("Row")

SEATS: Final = range(2, 5)

# Values that every game uses again and again.
_ONLY: Final = tuple(frozenset({seat}) for seat in range(SEATS[-1]))
_TURNS: Final = tuple(Turn(only) for only in _ONLY)
_CHANCE: Final = Chance()
_DECKS: Final = {seats: Bag(deck(seats)) for seats in SEATS}
_REMOVED: Final = {seats: removed(seats) for seats in SEATS}
_NO_MECHAS: Final = (None,) * len(FACES)
_UNDECIDED: Final = {seats: tuple(Hidden[Stance]("open", only) for only in _ONLY[:seats]) for seats in SEATS}
_ANSWERS: Final = (Pass, Cancel)
_STANCES: Final[dict[bool, Stance]] = {False: "passed", True: "silent"}
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
    customs = Customs()

    # Setup

    def setup(self, seats: int, options: Options) -> State:
        """The mechas on the table, the kaiju in the deck, without 16 of them for two (PIK-5)."""
        if options.first is not None and not 0 <= options.first < seats:
            raise BadOption("no-such-first-player", first=options.first, seats=seats)
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
            () if options.one_screen else _UNDECIDED[seats],
        )

    def pending(self, state: State) -> Pending:
        """Whose turn it is, who is asked about a discard and for how long (PIK-17), or what chance gives first."""
        stage = state.stage
        if stage == "turn":
            return _TURNS[state.turn]
        if stage == "window":
            options = state.options
            return _window(state.asked, state.played, None if options.one_screen else options.reaction)
        if state.result is not None:
            return Over(state.result)
        return _CHANCE

    def sample(self, state: State, rng: Random) -> Outcome:
        """Deal (PIK-6 to PIK-8), roll (PIK-9), draw, steal blindly (PIK-4), or refill (PIK-15)."""
        match state.stage:
            case "roll":
                return Rolled((_die(rng), _die(rng)))
            case "reroll":
                return self._reroll(state, rng)
            case "draw":
                cards = state.deck.reveal().items
                return Drawn(cards[int(rng.random() * len(cards))])
            case "steal" | "raid":
                return _stolen_from(state, victim(state), rng)
            case "refill":
                return self._refill(state, rng)
            case _:
                return self._shuffle(state, rng)

    def settle(self, state: State, outcome: Outcome) -> State:
        """What chance has given, if it can give that here."""
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

    def _shuffle(self, state: State, rng: Random) -> Dealt:
        """Eight for the centre; then, from the first player on, each draws until the sum is 10 (PIK-6 to PIK-8)."""
        seats = len(state.hands)
        first = state.options.first
        if first is None:
            first = rng.randrange(seats)
        cards = list(state.deck.reveal())
        rng.shuffle(cards)
        centre = tuple(cards[:CENTRE])
        drawn = iter(cards[CENTRE:])
        hands: list[tuple[int, ...]] = [()] * seats
        for after in range(seats):
            hand: tuple[int, ...] = ()
            while sum(hand) < ENOUGH:
                hand = (*hand, next(drawn))
            hands[(first + after) % seats] = hand
        return Dealt(first, centre, tuple(hands))

    def _dealt(self, state: State, dealt: Dealt) -> State:
        seats = len(state.hands)
        complete = all(sum(hand) >= ENOUGH > sum(hand[:-1]) for hand in dealt.hands)
        if len(dealt.centre) != CENTRE or len(dealt.hands) != seats or not complete:
            raise BadOutcome("wrong-number-of-cards")
        if dealt.first not in range(seats) or state.options.first not in (None, dealt.first):
            raise BadOutcome("wrong-first-player", first=dealt.first)
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
        """Both dice at the beginning of a turn (PIK-9), later those that were named (PIK-18)."""
        if not all(face in FACES for face in dice):
            raise BadOutcome("pikit-no-such-face")
        if state.stage == "reroll":
            named = _named_dice(state)
            if any(now != old for now, old, rolls in zip(dice, state.dice, named, strict=True) if not rolls):
                raise BadOutcome("outcome-does-not-fit")
        return replace(state, stage="turn", dice=dice, chain=())

    @refusing_misfits
    def act(self, state: State, seat: Seat, action: Action) -> State:
        """Discard, take or stop on the own turn; answer or pass when somebody has discarded."""
        if state.stage == "window" and seat in state.asked:
            return self._answer(state, seat, action)
        if state.stage != "turn" or seat != state.turn:
            raise IllegalAction("ALL-1", "not-your-turn", seat=seat)
        match action:
            case Take(cards=cards):
                return self._take(state, seat, cards)
            case Stop():
                return self._end_turn(state)
            case TakeMecha():
                return self._take_mecha(state, seat)
            case Raid():
                return self._raid(state, seat)
            case Cancel() | Pass():
                raise IllegalAction("PIK-16", "pikit-too-late")
            case _:
                return self._discard(state, seat, action)

    def _discard(self, state: State, seat: Seat, play: Discard) -> State:
        """A hand card for its effect, with all that has to be named (PIK-10, PIK-18)."""
        card = play.card
        if card in KEPT:
            raise IllegalAction("PIK-10", "pikit-card-is-kept", card=card)
        if card not in _WORKS_AS[type(play)]:
            raise IllegalAction("PIK-4", "pikit-card-does-something-else", card=card)
        if isinstance(play, Reroll) and play.dice not in DICE:
            raise outside_its_kind(play)
        if isinstance(play, Steal):
            if play.target == seat or play.target not in range(len(state.hands)):
                raise IllegalAction("PIK-10", "pikit-no-such-player")
            if not state.sizes[play.target]:
                raise IllegalAction("PIK-14", "pikit-hand-is-empty")
        elif isinstance(play, Draw):
            if not len(state.deck.reveal()):
                raise IllegalAction("PIK-10", "pikit-deck-is-empty")
        elif isinstance(play, Flip):
            if play.die not in (0, 1) or play.face not in FACES:
                raise IllegalAction("PIK-4", "pikit-no-such-face")
            if state.dice[play.die] == play.face:
                raise IllegalAction("PIK-18", "pikit-face-is-the-same", face=play.face)
        return self._play(state, seat, play)

    def _take(self, state: State, seat: Seat, cards: tuple[int, ...]) -> State:
        """A card of the sum, one of the difference, or one for each die (PIK-11); an 8 brings all 8s (PIK-4)."""
        singles, pair = MATCHING[state.dice]
        if cards != pair and (len(cards) != 1 or cards[0] not in singles):
            raise IllegalAction("PIK-11", "pikit-dice-do-not-match")
        centre = list(state.centre)
        for card in cards:
            if card not in centre:
                raise IllegalAction("PIK-11", "pikit-not-in-the-centre", card=card)
            centre.remove(card)
        if cards[0] == TOGETHER_NUMBER:
            cards = cards * state.centre.count(TOGETHER_NUMBER)
            centre = [card for card in centre if card != TOGETHER_NUMBER]
        gained = state.hands[seat].gaining(*cards)
        return self._end_turn(
            replace(
                state,
                hands=with_row(state.hands, seat, gained),
                sizes=_plus(state.sizes, seat, len(cards)),
                centre=tuple(centre),
                idle=-1,
            )
        )

    def _take_mecha(self, state: State, seat: Seat) -> State:
        """On a double, its mecha from the table with its token (PIK-11, PIK-13)."""
        face = _double(state)
        if state.mechas[face - 1] is not None:
            raise IllegalAction("PIK-11", "pikit-mecha-is-taken", number=face)
        mechas = with_row(state.mechas, face - 1, seat)
        return self._end_turn(replace(state, mechas=mechas, sizes=_plus(state.sizes, seat, 1), idle=-1))

    def _raid(self, state: State, seat: Seat) -> State:
        """On a double whose mecha another player holds, a random card of that player's (PIK-11)."""
        face = _double(state)
        holder = state.mechas[face - 1]
        if holder is None or holder == seat:
            raise IllegalAction("PIK-11", "pikit-nobody-to-raid", number=face)
        return replace(state, stage="raid", idle=-1)

    def _stolen(self, state: State, stolen: Stolen) -> State:
        """A stolen card is shown and kept, a mecha with its token (PIK-13), but a 3 wounds (PIK-14)."""
        thief, loser = state.turn, victim(state)
        hands, mechas, wounds, discards = state.hands, state.mechas, state.wounds, state.discards
        sizes = _plus(state.sizes, loser, -1)
        number = stolen.number
        if stolen.kind == "mecha":
            if number not in FACES or mechas[number - 1] != loser:
                raise BadOutcome("outcome-does-not-fit")
            mechas = with_row(mechas, number - 1, thief)
            sizes = _plus(sizes, thief, 1)
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
                sizes = _plus(sizes, thief, 1)
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
        """Refill the centre while the deck has cards, then the next one's turn (PIK-15)."""
        if len(state.centre) < CENTRE and len(state.deck.reveal()):
            return replace(state, stage="refill")
        return self._next_turn(state)

    def _refill(self, state: State, rng: Random) -> Refilled:
        cards = list(state.deck.reveal())
        missing = min(CENTRE - len(state.centre), len(cards))
        return Refilled(tuple([cards.pop(int(rng.random() * len(cards))) for _ in range(missing)]))

    def _refilled(self, state: State, cards: tuple[int, ...]) -> State:
        left = state.deck.reveal()
        if len(cards) != min(CENTRE - len(state.centre), len(left)):
            raise BadOutcome("wrong-number-of-cards")
        left = left.without(*cards)
        return self._next_turn(
            replace(state, centre=state.centre + cards, deck=Hidden(left), **_ending(state, left))
        )

    # Cancelling

    def _play(self, state: State, seat: Seat, play: Discard | Cancel) -> State:
        """The card goes to the discard pile, and all others who hold cards may answer it (PIK-16, PIK-17)."""
        hand = state.hands[seat].without(play.card)
        if hand is None:
            raise IllegalAction("PIK-10", "pikit-no-such-card", card=play.card)
        number = state.played + 1
        after = replace(
            state,
            hands=with_row(state.hands, seat, hand),
            sizes=_plus(state.sizes, seat, -1),
            discards=(*state.discards, play.card),
            played=number,
            chain=(*state.chain, Played(number, seat, play)),
            idle=-1,
        )
        asked = _asked_after(after, seat)
        if not asked:
            return self._resolve(after)
        if state.options.one_screen:
            return replace(after, stage="window", asked=asked[:1])
        return replace(
            after, stage="window", asked=tuple(sorted(asked)), stances=_stances_to_a_new_card(state.stances)
        )

    def _answer(self, state: State, seat: Seat, action: Action) -> State:
        """A cancel or a pass, and it names what it answers: the first cancel counts, a later one is too late."""
        if not isinstance(action, _ANSWERS):
            raise IllegalAction("PIK-16", "pikit-window-is-open")
        if action.answers != state.played:
            raise IllegalAction("PIK-16", "pikit-too-late")
        if _stance(state, seat) not in (None, "open"):
            raise IllegalAction("PIK-17", "pikit-already-passed")
        if isinstance(action, Pass):
            return self._pass(state, seat, action)
        if action.card not in CANCELS:
            raise IllegalAction("PIK-16", "pikit-card-cannot-cancel", card=action.card)
        return self._play(state, seat, action)

    def _pass(self, state: State, seat: Seat, action: Pass) -> State:
        """When all have passed the window closes (PIK-17); who has passed already is nobody else's affair."""
        stance = _STANCES[action.rest]
        if state.options.one_screen:
            if action.rest:
                raise IllegalAction("PIK-17", "pikit-everybody-is-asked")
            still = _asked_after(state, state.chain[-1].seat)
            follows = still[still.index(seat) + 1 :]
            return replace(state, asked=follows[:1]) if follows else self._resolve(state)
        stances = with_row(state.stances, seat, Hidden(stance, _ONLY[seat]))
        after = replace(state, stances=stances)
        for one in state.asked:
            if stances[one].reveal() == "open":
                return after
        return self._resolve(after)

    def expire(self, state: State, timer: TimerKey) -> State:
        """The time to answer is over (PIK-17)."""
        pending = self.pending(state)
        if not isinstance(pending, Turn) or pending.timer is None or pending.timer.key != timer:
            raise NoTimer("no-such-timer", timer=timer)
        return self._resolve(state)

    def _resolve(self, state: State) -> State:
        """From the newest card down, each cancel stops the one below; the first then works or not (PIK-16)."""
        play = state.chain[0].play
        if len(state.chain) % 2 == 0:
            return replace(state, stage="turn", chain=(), asked=())
        match play:
            case Reroll():
                return replace(state, stage="reroll", asked=())
            case Draw():
                return replace(state, stage="draw", asked=())
            case Steal(target=target) if state.sizes[target]:
                return replace(state, stage="steal", asked=())
            case Flip(die=die, face=face):
                return replace(state, stage="turn", dice=with_row(state.dice, die, face), chain=(), asked=())
            case _:
                return replace(state, stage="turn", chain=(), asked=())

    def _reroll(self, state: State, rng: Random) -> Rolled:
        first, second = _named_dice(state)
        return Rolled((_die(rng) if first else state.dice[0], _die(rng) if second else state.dice[1]))

    def _drawn(self, state: State, card: int) -> State:
        """The deck's top card, which only its new owner sees (PIK-4, PIK-23)."""
        seat = state.turn
        left = state.deck.reveal().without(card)
        hand = state.hands[seat]
        gained = Hand(hand.shown, (*hand.drawn, Hidden(card, _ONLY[seat])))
        return replace(
            state,
            stage="turn",
            hands=with_row(state.hands, seat, gained),
            sizes=_plus(state.sizes, seat, 1),
            deck=Hidden(left),
            chain=(),
            **_ending(state, left),
        )

    # The end

    def _next_turn(self, state: State) -> State:
        """The turn passes clockwise, or it was the last one (PIK-20)."""
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
            stances=_UNDECIDED[seats] if state.stances else (),
            idle=idle,
            ending=ending,
            left=left,
        )

    def _over(self, state: State, reason: str) -> State:
        """All hands are shown and counted; with equal points fewer cards are better (PIK-21, PIK-22)."""
        hands = tuple(Hand(hand.kaiju()) for hand in state.hands)
        shown = replace(state, stage="over", hands=hands)
        scores = tuple(sheet.score for sheet in sheets(shown))
        ranks = tuple(100 * score - size for score, size in zip(scores, state.sizes, strict=True))
        return replace(shown, result=Result(reason, scores, places(ranks)))

    # What a player knows

    def view(self, state: State, seat: Seat | None) -> View:
        """Own hand, all that lies openly, all sizes and tokens (PIK-23)."""
        return View(
            seat,
            state.stage,
            state.turn,
            state.dice,
            () if seat is None else state.hands[seat].kaiju(),
            state.sizes,
            state.mechas,
            state.wounds,
            state.centre,
            len(state.deck.reveal()),
            state.discards,
            _REMOVED[len(state.hands)],
            state.played,
            state.chain,
            state.asked,
            _stance(state, seat),
            state.options.one_screen,
            state.idle,
            state.ending,
            state.left,
            sheets(state) if state.stage == "over" else (),
            state.result,
        )

    def recall(self, state: State, seat: Seat) -> Memory:
        """The cards that were shown when they were gained and are still held (PIK-23)."""
        options = state.options
        return Memory(tuple([hand.shown for hand in state.hands]), options.first, options.reaction)

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        """What just happened, as this seat saw it."""
        if isinstance(entry, Finished):
            return (EndedEvent(entry.result, sheets(after) if after.stage == "over" else ()),)
        return told(before, entry, after, seat)

    def legal(self, view: View) -> Choice:
        """What the view's seat may do: discard, take or stop; or answer."""
        seat, stage = view.seat, view.stage
        if stage == "turn" and seat is not None and seat == view.turn:
            return _on_turn(view, seat)
        if stage == "window" and seat in view.asked and view.stance in (None, "open"):
            cancel = _held(CANCELS, view.hand)
            return Choice(answers=view.played, cancel=cancel, rest=not view.one_screen)
        return NOTHING

    def imagine(self, view: View, memory: Memory, rng: Random) -> State:
        """The unseen cards, shuffled over what others have drawn unseen and the deck; nobody else has passed."""
        assert view.seat is not None
        seats = len(view.hands)
        pool = Counter(_DECKS[seats])
        for known in (view.centre, view.discards, view.hand):
            pool.subtract(known)
        pool.subtract(card for at, shown in enumerate(memory.shown) if at != view.seat for card in shown)
        unseen = list(pool.elements())
        rng.shuffle(unseen)
        own = list((Counter(view.hand) - Counter(memory.shown[view.seat])).elements())
        hands = []
        for at, (size, shown) in enumerate(zip(view.hands, memory.shown, strict=True)):
            drawn = size - len(shown) - view.mechas.count(at)
            cards = own if at == view.seat else [unseen.pop() for _ in range(drawn)]
            hands.append(Hand(shown, tuple(Hidden(card, _ONLY[at]) for card in cards)))
        stances: tuple[Hidden[Stance], ...] = ()
        if view.stance is not None:
            stances = with_row(_UNDECIDED[seats], view.seat, Hidden(view.stance, _ONLY[view.seat]))
        return State(
            Options(memory.first, memory.reaction, view.one_screen),
            view.stage,
            view.turn,
            view.dice,
            tuple(hands),
            view.hands,
            view.mechas,
            view.wounds,
            view.centre,
            Hidden(Bag(unseen)),
            view.discards,
            stances,
            view.played,
            view.chain,
            view.asked,
            view.idle,
            view.ending,
            view.left,
            view.result,
        )


# What the dice allow


def _on_turn(view: View, seat: Seat) -> Choice:
    hand, dice = view.hand, view.dice
    holder = view.mechas[dice[0] - 1] if dice[0] == dice[1] else seat
    targets = tuple([at for at, size in enumerate(view.hands) if size and at != seat])
    return Choice(
        _held(REROLLS, hand),
        _held(STEALS, hand) if targets else (),
        _held(DRAWS, hand) if view.deck else (),
        _held(FLIPS, hand),
        targets,
        dice,
        takes(view.centre, dice),
        holder is None,
        None if holder == seat else holder,
        True,
    )


def _held(numbers: tuple[int, ...], hand: tuple[int, ...]) -> tuple[int, ...]:
    """Which of these cards, an own number and the wilds after it, are in a hand. (Hands are in ascending order.)"""
    own = numbers[0] in hand
    if not hand or hand[-1] < numbers[1]:  # no wild
        return numbers[:own]
    return tuple([number for number in numbers if number in hand])


def _double(state: State) -> int:
    one, other = state.dice
    if one != other:
        raise IllegalAction("PIK-11", "pikit-no-double")
    return one


def _named_dice(state: State) -> tuple[bool, bool]:
    """Which dice are being rolled again."""
    reroll = state.chain[0].play
    assert isinstance(reroll, Reroll)
    return reroll.dice != "second", reroll.dice != "first"


# Windows


@cache
def _window(asked: tuple[Seat, ...], number: int, seconds: int | None) -> Turn:
    """Everybody who is asked, for the same time (PIK-17); on one screen one after the other, in their own time."""
    return Turn(frozenset(asked), None if seconds is None else Timer(f"window-{number}", seconds))


def _asked_after(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All who may answer this seat, from its left on: who holds no card, as everybody knows, is not waited for."""
    seats = len(state.hands)
    clockwise = [(seat + step) % seats for step in range(1, seats)]
    return tuple([one for one in clockwise if state.sizes[one]])


def _stance(state: State, seat: Seat | None) -> Stance | None:
    """How this seat stands to the newest discard; on one screen nobody can pass in secret."""
    return None if seat is None or not state.stances else state.stances[seat].reveal()


def _stances_to_a_new_card(stances: tuple[Hidden[Stance], ...]) -> tuple[Hidden[Stance], ...]:
    """Who passed the last card may answer this one, unless the pass was for the whole turn."""
    return tuple(
        [
            Hidden("silent" if stance.reveal() == "silent" else "open", only)
            for stance, only in zip(stances, _ONLY, strict=False)
        ]
    )


# Helpers


def _stolen_from(state: State, seat: Seat, rng: Random) -> Stolen:
    """Any card of a hand, each as likely as the others."""
    cards = state.hands[seat].kaiju()
    mechas = [face for face in FACES if state.mechas[face - 1] == seat]
    at = int(rng.random() * (len(cards) + len(mechas)))
    return Stolen("kaiju", cards[at]) if at < len(cards) else Stolen("mecha", mechas[at - len(cards)])


def _ending(state: State, left: Bag[int]) -> dict[str, Any]:
    """With the deck's last card the last turns are announced, one for everybody (PIK-20)."""
    if len(left) or state.ending is not None:
        return {}
    return {"ending": "deck", "left": len(state.hands)}


def _die(rng: Random) -> int:
    return 1 + int(6 * rng.random())


def _plus(row: tuple[int, ...], at: int, more: int) -> tuple[int, ...]:
    """The row with so many more there."""
    return (*row[:at], row[at] + more, *row[at + 1 :])
