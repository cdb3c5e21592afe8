"""The rules of Yokai Sketch, clause by clause (docs/rules/sketch.md)."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from random import Random
from typing import Final, NoReturn, TypeAlias, TypeVar

from yakai.core.bag import Bag
from yakai.core.errors import BadOption, BadOutcome, IllegalAction, NoTimer
from yakai.core.game import Chance, Customs, Kinds, Over, Pending, Result, Seat, TimerKey, Turn, places
from yakai.core.hidden import Hidden
from yakai.core.log import Acted, Entry, Finished, Settled
from yakai.games.sketch.actions import (
    NOTHING,
    Action,
    Call,
    Choice,
    Dealt,
    Distract,
    Drawn,
    End,
    Outcome,
    Placing,
    Uncovered,
)
from yakai.games.sketch.pieces import (
    ANNOUNCED,
    COLOURS,
    DECK,
    HAND,
    MOST_PLAYED,
    PLACE,
    QUIET,
    TOO_MANY,
    YOKAI,
    Colour,
    Sketch,
    Yokai,
)
from yakai.games.sketch.state import Options, Pile, Stage, State
from yakai.games.sketch.view import (
    CalledEvent,
    DealtEvent,
    DistractedEvent,
    DrewEvent,
    EndedEvent,
    Event,
    HidEvent,
    Memory,
    PlacedEvent,
    Portrait,
    QuietEvent,
    ReshuffledEvent,
    StoppedEvent,
    TookEvent,
    UncoveredEvent,
    View,
)

Row = TypeVar("Row")

Hands: TypeAlias = tuple[tuple[Hidden[Sketch], ...], ...]
Albums: TypeAlias = tuple[tuple[Yokai, ...], ...]
Completed: TypeAlias = TookEvent | HidEvent

# Values that every game uses again and again.
_ONLY: Final = (frozenset({0}), frozenset({1}))
_TURNS: Final = tuple(Turn(only) for only in _ONLY)
_CHANCE: Final = Chance()
_BARE: Final = ((), ())

# SKE-15: the pile just played to, then the others in their order.
_ORDER: Final = tuple(
    (first, *(at for at in range(len(COLOURS)) if at != first)) for first in range(len(COLOURS))
)


class SketchRules:
    """Yokai Sketch, version 1."""

    id = "sketch"
    version = 1
    seats = range(2, 3)
    options = Options
    kinds = Kinds(action=Action, outcome=Outcome, view=View, legal=Choice, event=Event, memory=Memory)
    customs = Customs()

    # Setup

    def setup(self, seats: int, options: Options) -> State:
        """The sketches in one deck, the yokai sorted by colour (SKE-4)."""
        if options.first is not None and not 0 <= options.first < seats:
            raise BadOption("no-such-first-player", first=options.first, seats=seats)
        piles = tuple(
            Pile((), Hidden(Bag(yokai for yokai in YOKAI if yokai.colour == colour)), (), _BARE)
            for colour in COLOURS
        )
        return State(options, "deal", 0, 0, None, 1, _BARE, Hidden(Bag(DECK)), (), piles, _BARE, DECK, _BARE)

    def pending(self, state: State) -> Pending:
        """Whose turn it is (SKE-7), or what has to be dealt, drawn or uncovered first."""
        if state.stage == "turn":
            return _TURNS[state.turn]
        if state.result is not None:
            return Over(state.result)
        return _CHANCE

    def sample(self, state: State, rng: Random) -> Outcome:
        """A card from the deck (SKE-5), a pile's next yokai, or the deal (SKE-4)."""
        if state.stage == "draw":
            cards = state.deck.reveal().items or state.discard
            return Drawn(cards[int(rng.random() * len(cards))])
        if state.stage == "uncover":
            at = _uncovering(state.piles)
            unseen = state.piles[at].unseen.reveal().items
            return Uncovered(COLOURS[at], unseen[int(rng.random() * len(unseen))])
        cards = tuple(rng.sample(state.deck.reveal().items, 2 * HAND))
        tops = tuple(rng.choice(pile.unseen.reveal().items) for pile in state.piles)
        first = state.options.first
        return Dealt(rng.randrange(2) if first is None else first, (cards[:HAND], cards[HAND:]), tops)

    def settle(self, state: State, outcome: Outcome) -> State:
        """The deal (SKE-4), the card of a draw (SKE-5), or a pile's new top."""
        if isinstance(outcome, Drawn) and state.stage == "draw":
            return self._draw(state, outcome.card)
        if isinstance(outcome, Uncovered) and state.stage == "uncover":
            piles = _with_new_top(state.piles, outcome)
            assert state.to is not None
            return self._complete(state, state.hands, piles, state.to, state.played)
        if isinstance(outcome, Dealt) and state.stage == "deal":
            return self._deal(state, outcome)
        raise BadOutcome("outcome-does-not-fit")

    def _deal(self, state: State, dealt: Dealt) -> State:
        """Three sketches to each hand, and the top of each pile face up (SKE-4); somebody begins (SKE-7)."""
        if [len(hand) for hand in dealt.hands] != [HAND, HAND] or len(dealt.tops) != len(COLOURS):
            raise BadOutcome("wrong-number-of-cards")
        if dealt.first not in (0, 1) or state.options.first not in (None, dealt.first):
            raise BadOutcome("wrong-first-player", first=dealt.first)
        deck = state.deck.reveal().without(*chain(*dealt.hands))
        hands, drawn = (tuple(_secret(hand, seat) for seat, hand in enumerate(dealt.hands)) for _ in range(2))
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
        """One sketch from the deck; an empty one is first made anew from the discard (SKE-5)."""
        seat = state.turn
        deck, discard, shuffled, drawn = state.deck.reveal(), state.discard, state.shuffled, state.drawn
        if not deck.items:
            deck = Bag(discard)
            discard, shuffled, drawn = (), deck.items, _BARE
        return State(
            state.options,
            "turn",
            seat,
            0,
            None,
            state.quiet,
            _with(state.hands, seat, (*state.hands[seat], Hidden(card, _ONLY[seat]))),
            Hidden(deck.without(card)),
            discard,
            state.piles,
            state.albums,
            shuffled,
            _with(drawn, seat, (*drawn[seat], Hidden(card, _ONLY[seat]))),
        )

    def act(self, state: State, seat: Seat, action: Action) -> State:
        """Play a card, with its effect or without, or end the turn (SKE-6)."""
        if state.stage != "turn" or seat != state.turn:
            raise IllegalAction("ALL-1", "not-your-turn", seat=seat)
        if isinstance(action, End):
            return self._end(state, seat)
        hands, piles = _lay(state, seat, action)
        return self._complete(state, hands, piles, action.colour, state.played + 1)

    def _end(self, state: State, seat: Seat) -> State:
        """Allowed to everybody but a player with four cards (SKE-6)."""
        cards = len(state.hands[seat])
        if cards >= TOO_MANY:
            raise IllegalAction("SKE-6", "sketch-must-play", cards=cards)
        return self._next_turn(state)

    def _next_turn(self, state: State) -> State:
        """The other player's turn (SKE-7), unless it was the sixtieth without a capture (SKE-19)."""
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
            _result("quiet", state.albums) if over else None,
        )

    # Completion and the end

    def _complete(self, state: State, hands: Hands, piles: list[Pile], to: Colour, played: int) -> State:
        """After place and effect come the checks (SKE-9). An empty pile ends the game (SKE-17).

        A yokai never seen before is chance: there the checks wait for it, and go on when it lies there.
        """
        albums, discard, _ = _check(piles, state.albums, state.discard, to)
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
            _result("pile", albums) if stage == "over" else None,
        )
        ends = stage == "turn" and (played == MOST_PLAYED or not hands[state.turn])
        return self._next_turn(after) if ends else after

    def expire(self, state: State, timer: TimerKey) -> NoReturn:
        """Yokai Sketch has no timers of its own."""
        raise NoTimer("no-such-timer", timer=timer)

    # What a player knows

    def view(self, state: State, seat: Seat | None) -> View:
        """Own hand, the table, albums, discard, all sizes, and every yokai that was ever uncovered (SKE-20)."""
        return View(
            seat,
            state.stage,
            None if state.stage in ("deal", "over") else state.turn,
            state.played,
            state.to,
            state.quiet,
            () if seat is None else tuple([card.reveal() for card in state.hands[seat]]),
            tuple(map(len, state.hands)),
            len(state.deck.reveal().items),
            state.discard,
            tuple([Portrait(pile.known(), pile.sides) for pile in state.piles]),
            state.albums,
            state.result,
        )

    def recall(self, state: State, seat: Seat) -> Memory:
        """What went into the deck, what of it was the seat's own, and who was chosen to begin."""
        return Memory(
            state.shuffled, tuple([card.reveal() for card in state.drawn[seat]]), state.options.first
        )

    def tell(self, before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
        """What just happened, as this seat saw it."""
        match entry:
            case Settled(outcome=Dealt(first=first, tops=tops)):
                return (DealtEvent(first, tops),)
            case Settled(outcome=Drawn()):
                drew = DrewEvent(
                    before.turn, after.hands[before.turn][-1].peek(seat), len(after.deck.reveal())
                )
                shuffled = not before.deck.reveal().items
                return (ReshuffledEvent(len(after.shuffled)), drew) if shuffled else (drew,)
            case Settled(outcome=Uncovered() as outcome):
                piles = _with_new_top(before.piles, outcome)
                assert before.to is not None
                _, _, completed = _check(piles, before.albums, before.discard, before.to)
                return (UncoveredEvent(outcome.colour, outcome.yokai), *completed, *_announced(after))
            case Acted(seat=actor, action=End()):
                return (StoppedEvent(actor, before.played), *_announced(after))
            case Acted(seat=actor, action=action):
                _, piles = _lay(before, actor, action)
                laid = _told_of_laying(before, actor, action, piles)
                _, _, completed = _check(piles, before.albums, before.discard, action.colour)
                return (*laid, *completed, *_announced(after))
            case Finished(result=result):
                return (EndedEvent(result, tuple(map(_colours, after.albums))),)
            case _:
                return ()

    def legal(self, view: View) -> Choice:
        """What the view's seat may do: play, call, distract, or end the turn."""
        seat = view.seat
        if seat is None or view.turn != seat or view.stage != "turn":
            return NOTHING
        hand, piles = view.hand, view.piles
        effects = [card.effect for card in hand]
        return Choice(
            cards=hand,
            calls=tuple([colour for colour, pile in zip(COLOURS, piles, strict=True) if len(pile.yokai) > 1])
            if "call" in effects
            else (),
            distracts=tuple(
                [colour for colour, pile in zip(COLOURS, piles, strict=True) if pile.sides[1 - seat]]
            )
            if "distract" in effects
            else (),
            end=len(hand) < TOO_MANY,
        )

    def imagine(self, view: View, memory: Memory, rng: Random) -> State:
        """The unseen sketches, shuffled over the other hand and the deck; the yokai never seen, in their piles.

        Only what the last shuffle put into the deck can be there: what the opponent held by then, it holds
        or has played.
        """
        assert view.seat is not None
        seat, other = view.seat, 1 - view.seat
        unseen = Counter(DECK)
        unseen.subtract(view.hand)
        unseen.subtract(view.discard)
        unseen.subtract(card for pile in view.piles for side in pile.sides for card in side)
        not_mine = Counter(memory.shuffled) - Counter(memory.drawn)
        deck = Counter(rng.sample(list((unseen & not_mine).elements()), view.deck))
        drawn = _with(_BARE, seat, _secret(memory.drawn, seat))
        drawn = _with(drawn, other, _secret((not_mine - deck).elements(), other))
        hands = _with(_BARE, seat, _secret(view.hand, seat))
        hands = _with(hands, other, _secret((unseen - deck).elements(), other))
        seen = {yokai for pile in view.piles for yokai in pile.yokai}.union(*view.albums)
        return State(
            Options(memory.first),
            view.stage,
            view.turn or 0,
            view.played,
            view.to,
            view.quiet,
            hands,
            Hidden(Bag(deck.elements())),
            view.discard,
            tuple(
                _imagined_pile(
                    pile, [yokai for yokai in YOKAI if yokai.colour == colour and yokai not in seen]
                )
                for colour, pile in zip(COLOURS, view.piles, strict=True)
            ),
            view.albums,
            memory.shuffled,
            drawn,
            view.result,
        )


# Playing a card


def _lay(state: State, seat: Seat, action: Placing) -> tuple[Hands, list[Pile]]:
    """The card goes to the player's side of a pile of its colour (SKE-8); then its effect comes, if wanted (SKE-9)."""
    hand, place, colour = state.hands[seat], action.card, action.colour
    if not 0 <= place < len(hand):
        raise IllegalAction("SKE-8", "sketch-no-such-card", card=place, cards=len(hand))
    card = hand[place].reveal()
    if colour not in card.colours:
        raise IllegalAction("SKE-8", "sketch-no-such-colour", colour=colour)
    piles = list(state.piles)
    piles[PLACE[colour]] = piles[PLACE[colour]].with_card(seat, card)
    if isinstance(action, Call):
        _call(piles, card, action)
    elif isinstance(action, Distract):
        _distract(piles, card, colour, 1 - seat)
    return _with(state.hands, seat, hand[:place] + hand[place + 1 :]), piles


# Effects


def _call(piles: list[Pile], card: Sketch, call: Call) -> None:
    """The top yokai of another pile comes onto this one, but never a pile's last (SKE-10)."""
    if card.effect != "call":
        raise IllegalAction("SKE-10", "sketch-card-cannot-call")
    if call.source == call.colour:
        raise IllegalAction("SKE-10", "sketch-call-is-from-another-pile")
    source = piles[PLACE[call.source]]
    if source.size() == 1:
        raise IllegalAction("SKE-10", "sketch-call-leaves-the-last", colour=call.source)
    piles[PLACE[call.source]] = source.without_top()
    piles[PLACE[call.colour]] = piles[PLACE[call.colour]].with_top(source.above[0])


def _distract(piles: list[Pile], card: Sketch, colour: Colour, opponent: Seat) -> None:
    """The opponent's newest card here goes to the opponent's side at its other colour; no effect (SKE-11)."""
    if card.effect != "distract":
        raise IllegalAction("SKE-11", "sketch-card-cannot-distract")
    pile = piles[PLACE[colour]]
    theirs = pile.sides[opponent]
    if not theirs:
        raise IllegalAction("SKE-11", "sketch-nothing-to-distract", colour=colour)
    moved = theirs[-1]
    piles[PLACE[colour]] = pile.with_sides(_with(pile.sides, opponent, theirs[:-1]))
    other = PLACE[_other(moved, colour)]
    piles[other] = piles[other].with_card(opponent, moved)


def _other(card: Sketch, colour: Colour) -> Colour:
    """The colour that a card has besides this one."""
    one, other = card.colours
    return other if one == colour else one


# Completion


def _check(
    piles: list[Pile], albums: Albums, discard: tuple[Sketch, ...], to: Colour
) -> tuple[Albums, tuple[Sketch, ...], list[Completed]]:
    """Complete what is complete, again and again (SKE-15), until nothing is or a new top must be uncovered first."""
    completed: list[Completed] = []
    while (at := _complete_at(piles, _ORDER[PLACE[to]])) is not None:
        pile = piles[at]
        top, colour = pile.above[0], COLOURS[at]
        mine, theirs = pile.sides
        cards = (len(mine), len(theirs))
        if cards[0] == cards[1]:
            # The yokai hides at the bottom; with nothing else in the pile, that is where it was (SKE-14).
            completed.append(HidEvent(top, colour, cards, pile.size() == 1))
            piles[at] = pile.with_top_below().with_sides(_BARE)
            discard = (*discard, *mine, *theirs)
        else:
            # The larger side takes it and discards its cards; the others stay (SKE-13).
            winner = 0 if cards[0] > cards[1] else 1
            completed.append(TookEvent(winner, top, colour, cards))
            piles[at] = pile.without_top().with_sides(_with(pile.sides, winner, ()))
            albums = _with(albums, winner, (*albums[winner], top))
            discard = (*discard, *pile.sides[winner])
    return albums, discard, completed


def _complete_at(piles: list[Pile], order: tuple[int, ...]) -> int | None:
    """The first complete pile in this order: both sides together reach its top's value (SKE-12, SKE-16).

    None, too, while a top is being uncovered.
    """
    found = None
    for at in order:
        pile = piles[at]
        if pile.above:
            mine, theirs = pile.sides
            if len(mine) + len(theirs) >= pile.above[0].value and found is None:
                found = at
        elif pile.lacks_its_top():
            return None
    return found


# The end


def _result(reason: str, albums: Albums) -> Result:
    """Most points win, then more different printed colours; still equal is a draw (SKE-18)."""
    points = tuple(sum(yokai.value for yokai in album) for album in albums)
    ranks = tuple(
        (len(COLOURS) + 1) * own + _colours(album) for own, album in zip(points, albums, strict=True)
    )
    return Result(reason, points, places(ranks))


def _colours(album: tuple[Yokai, ...]) -> int:
    """How many different printed colours there are in an album."""
    return len({yokai.colour for yokai in album})


# What is told


def _told_of_laying(before: State, seat: Seat, action: Placing, piles: list[Pile]) -> tuple[Event, ...]:
    """The card and its effect; `piles` are those right after it."""
    pile = piles[PLACE[action.colour]]
    placed = PlacedEvent(seat, pile.sides[seat][-1], action.colour, len(pile.sides[seat]))
    if isinstance(action, Call):
        return placed, CalledEvent(seat, pile.above[0], action.source, action.colour)
    if isinstance(action, Distract):
        moved = before.piles[PLACE[action.colour]].sides[1 - seat][-1]
        return placed, DistractedEvent(seat, moved, action.colour, _other(moved, action.colour))
    return (placed,)


def _announced(after: State) -> tuple[Event, ...]:
    """When a turn begins that is one of the last: how many are left (SKE-19)."""
    left = QUIET + 1 - after.quiet
    return (QuietEvent(left),) if after.stage == "draw" and left <= ANNOUNCED else ()


# Piles


def _uncovering(piles: tuple[Pile, ...]) -> int:
    """Which pile is to get a new top."""
    return next(at for at, pile in enumerate(piles) if pile.lacks_its_top())


def _with_new_top(piles: tuple[Pile, ...], outcome: Uncovered) -> list[Pile]:
    at = _uncovering(piles)
    if outcome.colour != COLOURS[at]:
        raise BadOutcome("outcome-does-not-fit")
    return [*piles[:at], piles[at].uncovered(outcome.yokai), *piles[at + 1 :]]


def _imagined_pile(portrait: Portrait, unseen: list[Yokai]) -> Pile:
    """A pile from what is known of it; those never seen are between those above and those below."""
    yokai = portrait.yokai
    hidden = yokai.count(None)
    first = yokai.index(None) if hidden else len(yokai)
    above = tuple(one for one in yokai[:first] if one is not None)
    below = tuple(one for one in yokai[first + hidden :] if one is not None)
    return Pile(above, Hidden(Bag(unseen)), below, portrait.sides)


# Helpers


def _with(rows: tuple[Row, ...], seat: Seat, row: Row) -> tuple[Row, ...]:
    """The two seats' rows with that seat's row in place of its old one."""
    return (row, rows[1]) if seat == 0 else (rows[0], row)


def _secret(cards: Iterable[Sketch], seat: Seat) -> tuple[Hidden[Sketch], ...]:
    return tuple(Hidden(card, _ONLY[seat]) for card in cards)
