"""What a seat of Pikit sees, hears and can remember (PIK-23)."""

from typing import TypeAlias

from msgspec import Struct

from yakai.core.game import Result, Seat
from yakai.core.log import Acted, Entry, Expired, Settled
from yakai.games.pikit.actions import (
    Cancel,
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
    BONUS_NUMBER,
    BONUS_POINTS,
    FACES,
    MECHA_POINTS,
    WOUND_POINTS,
    Kind,
)
from yakai.games.pikit.state import Ending, Played, Stage, Stance, State


class Sheet(Struct, frozen=True):
    """How a hand counts at the end (PIK-21): its cards, what the 1s bring, wounds and all together."""

    kaiju: tuple[int, ...]
    mechas: tuple[int, ...]
    bonus: int
    wounds: int
    score: int


class View(Struct, frozen=True):
    """What lies before the player. `seat` is `null` for a spectator, and so is the `stance`, as it is on one screen.

    `hand` has the own kaiju, `hands` how many cards everybody holds, mechas included; `mechas` says who holds the
    mecha of each double, 1-1 first (`null`: it lies on the table). `dice` is empty before the first roll. In a
    window `chain` has the discard that can be answered, with the cancels upon it, the newest last, and `asked` those
    who are waited for. `left` counts the last turns still to come after this one, once `ending` says why.
    """

    seat: Seat | None
    stage: Stage
    turn: Seat
    dice: tuple[int, ...]
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    mechas: tuple[Seat | None, ...]
    wounds: tuple[int, ...]
    centre: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]
    removed: tuple[int, ...]
    played: int
    chain: tuple[Played, ...]
    asked: tuple[Seat, ...]
    stance: Stance | None
    one_screen: bool
    idle: int
    ending: Ending | None
    left: int
    sheets: tuple[Sheet, ...]
    result: Result | None


class Memory(Struct, frozen=True):
    """Which kaiju everybody was seen to gain and still holds, and what the table has chosen."""

    shown: tuple[tuple[int, ...], ...]
    first: Seat | None
    reaction: int


class DealtEvent(Struct, frozen=True, tag="dealt"):
    """The centre, everybody's first cards for all to see, and who begins."""

    first: Seat
    centre: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]


class RolledEvent(Struct, frozen=True, tag="rolled"):
    """A turn begins with both dice."""

    seat: Seat
    dice: tuple[int, ...]


class DiscardedEvent(Struct, frozen=True, tag="discarded"):
    """A card is discarded for its effect, which is named."""

    seat: Seat
    number: int
    play: Reroll | Steal | Draw | Flip


class AnsweredEvent(Struct, frozen=True, tag="answered"):
    """A discard is answered with a cancel."""

    seat: Seat
    number: int
    card: int
    against: Played


class PassedEvent(Struct, frozen=True, tag="passed"):
    """A seat lets a discard be. Nobody else is told."""

    seat: Seat
    rest: bool


class ResolvedEvent(Struct, frozen=True, tag="resolved"):
    """A discard was answered, and nobody answers any more: it works after all, or it does not."""

    first: Played
    works: bool


class FizzledEvent(Struct, frozen=True, tag="fizzled"):
    """There is nothing left to steal."""

    seat: Seat
    victim: Seat


class RerolledEvent(Struct, frozen=True, tag="rerolled"):
    """One die or both are rolled again."""

    seat: Seat
    dice: tuple[int, ...]


class FlippedEvent(Struct, frozen=True, tag="flipped"):
    """A die is turned to another face."""

    seat: Seat
    dice: tuple[int, ...]


class DrewEvent(Struct, frozen=True, tag="drew"):
    """A seat draws; only that seat sees what."""

    seat: Seat
    card: int | None
    deck: int


class StoleEvent(Struct, frozen=True, tag="stole"):
    """A random card goes from hand to hand, for all to see."""

    seat: Seat
    victim: Seat
    kind: Kind
    number: int


class WoundedEvent(Struct, frozen=True, tag="wounded"):
    """It was a 3: it is discarded and leaves a wound."""

    seat: Seat
    wounds: int


class TookEvent(Struct, frozen=True, tag="took"):
    """Cards go from the centre into a hand."""

    seat: Seat
    cards: tuple[int, ...]


class TookMechaEvent(Struct, frozen=True, tag="took_mecha"):
    """A mecha goes from the table into a hand, with its token."""

    seat: Seat
    number: int


class StoppedEvent(Struct, frozen=True, tag="stopped"):
    """A seat takes nothing."""

    seat: Seat


class RefilledEvent(Struct, frozen=True, tag="refilled"):
    """The centre is filled up."""

    cards: tuple[int, ...]
    deck: int


class LastTurnsEvent(Struct, frozen=True, tag="last_turns"):
    """Everybody has one more turn after this one."""

    reason: Ending


class EndedEvent(Struct, frozen=True, tag="ended"):
    """The game is over; all hands are shown, unless it was given up."""

    result: Result
    sheets: tuple[Sheet, ...]


Event: TypeAlias = (
    DealtEvent
    | RolledEvent
    | DiscardedEvent
    | AnsweredEvent
    | PassedEvent
    | ResolvedEvent
    | FizzledEvent
    | RerolledEvent
    | FlippedEvent
    | DrewEvent
    | StoleEvent
    | WoundedEvent
    | TookEvent
    | TookMechaEvent
    | StoppedEvent
    | RefilledEvent
    | LastTurnsEvent
    | EndedEvent
)


# What just happened, as a seat saw it


def told(before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """All but the end. A pass is told only to whoever passes, and what it closes to everybody alike."""
    events: tuple[Event, ...]
    match entry:
        case Acted(seat=actor, action=action):
            events = _done(before, actor, action, after, seat)
        case Settled(outcome=outcome):
            events = _given(before, outcome, after, seat)
        case Expired():
            events = _closed(before.chain, after)
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
        case Take():
            gained = tuple(sorted(before.centre))
            for card in after.centre:
                at = gained.index(card)
                gained = gained[:at] + gained[at + 1 :]
            return (TookEvent(actor, gained),)
        case TakeMecha():
            return (TookMechaEvent(actor, before.dice[0]),)
        case Stop():
            return (StoppedEvent(actor),)
        case _:  # a raid is told when it is known what it brings
            assert isinstance(action, Raid)
            return ()


def _closed(chain: tuple[Played, ...], after: State) -> tuple[Event, ...]:
    """Nobody answers any more: what comes of it at once. The rest is chance and told then."""
    first, works = chain[0], len(chain) % 2 == 1
    events: tuple[Event, ...] = (ResolvedEvent(first, works),) if len(chain) > 1 else ()
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
            return (DealtEvent(first, centre, hands),)
        case Rolled(dice=dice):
            return (RolledEvent(actor, dice) if before.stage == "roll" else RerolledEvent(actor, dice),)
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


def victim(state: State) -> Seat:
    """Who is being stolen from: a steal's target, or whoever holds the mecha of the double."""
    if state.stage == "steal":
        steal = state.chain[0].play
        assert isinstance(steal, Steal)
        return steal.target
    holder = state.mechas[state.dice[0] - 1]
    assert holder is not None
    return holder


# Scoring


def sheets(state: State) -> tuple[Sheet, ...]:
    """Numbers, mechas, the bonus for most 1s, wounds (PIK-21)."""
    kaiju = [hand.kaiju() for hand in state.hands]
    ones = [cards.count(BONUS_NUMBER) for cards in kaiju]
    most = max(ones)
    rows = []
    for seat, cards in enumerate(kaiju):
        mechas = tuple(face for face in FACES if state.mechas[face - 1] == seat)
        bonus = BONUS_POINTS if most and ones[seat] == most else 0
        wounds = state.wounds[seat]
        score = sum(cards) + MECHA_POINTS * len(mechas) + bonus - WOUND_POINTS * wounds
        rows.append(Sheet(cards, mechas, bonus, wounds, score))
    return tuple(rows)
