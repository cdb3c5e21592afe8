"""What a seat of Pikit knows (PIK-23): view, memory, events, legal actions, and the states it may imagine."""

from bisect import bisect_left
from collections import Counter
from functools import cache
from operator import attrgetter
from random import Random
from typing import Final

from yakai.core.bag import Bag
from yakai.core.game import Seat
from yakai.core.hidden import Hidden
from yakai.core.log import Acted, Entry, Expired, Finished, Settled
from yakai.core.rows import with_row
from yakai.games.pikit.actions import (
    NOTHING,
    Cancel,
    Choice,
    Dealt,
    Draw,
    Drawn,
    Flip,
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
    BENDS,
    CANCELS,
    DRAWS,
    FLIPS,
    REROLLS,
    SEATS,
    STEALS,
    WAYS,
    WILD,
    deck,
    removed,
    takes,
)
from yakai.games.pikit.scoring import sheets, worth
from yakai.games.pikit.state import (
    ONLY,
    UNDECIDED,
    Hand,
    Options,
    Played,
    Stance,
    State,
    clockwise,
    stands,
    victim,
)
from yakai.games.pikit.view import (
    AnsweredEvent,
    DealtEvent,
    DiscardedEvent,
    DrewEvent,
    EndedEvent,
    Event,
    FizzledEvent,
    FlippedEvent,
    LastTurnsEvent,
    Memory,
    PassedEvent,
    RaidedEvent,
    RefilledEvent,
    RerolledEvent,
    ResolvedEvent,
    RolledEvent,
    StoleEvent,
    StoppedEvent,
    TookEvent,
    TookMechaEvent,
    View,
    WoundedEvent,
)

_DECKS: Final = {seats: deck(seats) for seats in SEATS}
_shown = attrgetter("shown")
_REMOVED: Final = {seats: removed(seats) for seats in SEATS}

# How many seconds it takes to follow the deal and the count at the end.
_A_DEALT_CARD: Final = 0.15
_A_COUNTED_HAND: Final = 2.4
_THE_ONES: Final = 1.6
# How many seconds it takes to see a chain settled, card by card.
_A_CHAIN: Final = 0.5
_A_FALLEN_CARD: Final = 0.4


def view(state: State, seat: Seat | None) -> View:
    """What a seat sees: its hand, everything that lies open, all sizes and tokens (PIK-23)."""
    hand = () if seat is None else state.hands[seat].kaiju()
    return View(
        seat,
        state.stage,
        state.turn,
        state.dice,
        hand,
        state.sizes,
        state.mechas,
        state.wounds,
        state.centre,
        state.gaps,
        len(state.deck.reveal().items),
        state.discards,
        _REMOVED[len(state.hands)],
        state.played,
        state.chain,
        stands(state.chain),
        state.asked,
        state.stance(seat),
        state.options.one_screen,
        state.idle,
        state.ending,
        state.left,
        sheets(state) if state.stage == "over" else (),
        state.result,
        tuple(map(_shown, state.hands)),
        None if seat is None else worth(hand, state.mechas.count(seat), state.wounds[seat]),
        state.last,
    )


def recall(state: State, seat: Seat) -> Memory:  # noqa: ARG001  # all seats remember the same
    """The cards that every seat saw a hand gain and that it still holds (PIK-23), and the table's options."""
    options = state.options
    return Memory(tuple(map(_shown, state.hands)), options.first, options.reaction)


# Events


def tell(before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """The events of one log entry, as this seat sees them. Only the passing seat is told of a pass."""
    events: tuple[Event, ...]
    match entry:
        case Acted(seat=actor, action=action):
            events = _done(before, actor, action, after, seat)
        case Settled(outcome=outcome):
            events = _given(before, outcome, after, seat)
        case Expired():
            events = _closed(before.chain, after)
        case Finished(result=result):
            counted = sheets(after) if after.stage == "over" else ()
            seconds = round(_A_COUNTED_HAND * len(counted) + _THE_ONES, 2) if counted else 0.0
            return (EndedEvent(result, counted, seconds),)
        case _:
            events = ()
    if after.ending is not None and before.ending is None:
        return (*events, LastTurnsEvent(after.ending))
    return events


def _done(before: State, actor: Seat, action: object, after: State, seat: Seat | None) -> tuple[Event, ...]:
    match action:
        case Pass(rest=rest):
            own = (PassedEvent(actor, rest),) if actor == seat else ()
            return own if after.stage == "window" else (*own, *_closed(before.chain, after))
        case Reroll() | Steal() | Draw() | Flip():
            played = Played(after.played, actor, action)
            discarded = DiscardedEvent(actor, after.played, action)
            return (discarded,) if after.stage == "window" else (discarded, *_closed((played,), after))
        case Cancel(card=card):
            played = Played(after.played, actor, action)
            answered = AnsweredEvent(actor, after.played, card, before.chain[-1])
            chain = (*before.chain, played)
            return (answered,) if after.stage == "window" else (answered, *_closed(chain, after))
        case Take(cards=cards):
            gained = tuple(sorted(before.centre))
            for card in after.centre:
                at = gained.index(card)
                gained = gained[:at] + gained[at + 1 :]
            why = tuple([way.by for way in WAYS[before.dice] if way.cards == cards])
            return (TookEvent(actor, gained, why),)
        case TakeMecha():
            return (TookMechaEvent(actor, before.dice[0]),)
        case Stop():
            return (StoppedEvent(actor),)
        case _:
            assert isinstance(action, Raid)
            return (RaidedEvent(actor, victim(after), after.dice[0]),)


def _closed(chain: tuple[Played, ...], after: State) -> tuple[Event, ...]:
    """The events when no answer can come any more, as far as no outcome of chance is needed first."""
    first, works = chain[0], len(chain) % 2 == 1
    events: tuple[Event, ...] = ()
    if len(chain) > 1:
        seconds = round(_A_CHAIN + _A_FALLEN_CARD * len(chain), 2)
        events = (ResolvedEvent(first, works, chain, stands(chain), seconds),)
    if works and after.stage == "turn":
        if isinstance(first.play, Flip):
            return (*events, FlippedEvent(first.seat, after.dice))
        assert isinstance(first.play, Steal)
        return (*events, FizzledEvent(first.seat, first.play.target))
    return events


def _given(before: State, outcome: object, after: State, seat: Seat | None) -> tuple[Event, ...]:
    actor = before.turn
    match outcome:
        case Dealt(first=first, centre=centre, hands=hands):
            cards = len(centre) + sum(map(len, hands))
            return (DealtEvent(first, centre, hands, round(_A_DEALT_CARD * cards, 2)),)
        case Rolled(dice=dice):
            rolled = RolledEvent if before.stage == "roll" else RerolledEvent
            return (rolled(actor, dice),)
        case Drawn():
            return (DrewEvent(actor, after.hands[actor].drawn[-1].peek(seat), len(after.deck.reveal())),)
        case Stolen(kind=kind, number=number):
            stole = StoleEvent(actor, victim(before), kind, number)
            if after.wounds == before.wounds:
                return (stole,)
            return stole, WoundedEvent(actor, after.wounds[actor])
        case _:
            assert isinstance(outcome, Refilled)
            return (RefilledEvent(outcome.cards, len(after.deck.reveal())),)


# What a seat may do


def legal(view: View) -> Choice:
    """What the view's seat may do: discard, take or stop on its turn; or answer a discard."""
    seat, stage = view.seat, view.stage
    if stage == "turn" and seat is not None and seat == view.turn:
        return _on_turn(view, seat)
    if stage == "window" and seat in view.asked and view.stance not in ("passed", "silent"):
        cancel = _held(CANCELS, view.hand, _wilds(view.hand))
        return Choice(answers=view.played, cancel=cancel, rest=not view.one_screen)
    return NOTHING


def standing(view: View) -> Pass | None:
    """The pass that has to be made for a seat that passes for the whole turn (PIK-17)."""
    if view.stage == "window" and view.stance == "standing" and view.seat in view.asked:
        return Pass(view.played)
    return None


def _on_turn(view: View, seat: Seat) -> Choice:
    hand, dice = view.hand, view.dice
    holder = view.mechas[dice[0] - 1] if dice[0] == dice[1] else seat
    others = _others(len(view.hands), seat)
    targets = others if all(view.hands) else tuple([at for at in others if view.hands[at]])
    wilds = _wilds(hand)
    flips = _held(FLIPS, hand, wilds)
    return Choice(
        _held(REROLLS, hand, wilds),
        _held(STEALS, hand, wilds) if targets else (),
        _held(DRAWS, hand, wilds) if view.deck else (),
        flips,
        targets,
        dice,
        takes(view.centre, dice),
        holder is None,
        None if holder == seat else holder,
        True,
        ways=WAYS[dice],
        bends=BENDS[dice] if flips else (),
    )


@cache
def _others(seats: int, seat: Seat) -> tuple[Seat, ...]:
    """All seats but this one, in ascending order."""
    return tuple(sorted(clockwise(seats, seat)))


def _wilds(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The wilds of a hand. Hands are in ascending order, and there is one wild of each number."""
    return hand[bisect_left(hand, WILD[0]) :]


def _held(numbers: tuple[int, ...], hand: tuple[int, ...], wilds: tuple[int, ...]) -> tuple[int, ...]:
    """Which of these numbers (one and the wilds) are in a hand."""
    return (numbers[0], *wilds) if numbers[0] in hand else wilds


# What a seat can imagine


def imagine(view: View, memory: Memory, rng: Random) -> State:
    """A state that fits what the seat knows: the unseen cards are shuffled over others' unseen draws and the deck.

    All other seats are undecided about the newest discard.
    """
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
        hands.append(Hand(shown, tuple(Hidden(card, ONLY[at]) for card in cards)))
    stances: tuple[Hidden[Stance], ...] = ()
    if view.stance is not None:
        stances = with_row(UNDECIDED[seats], view.seat, Hidden(view.stance, ONLY[view.seat]))
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
        view.last,
        view.gaps,
    )
