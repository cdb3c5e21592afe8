"""Tiles, a game for the laws: all lay tiles face down on a pile of their own, turn the top one over, take all back.

What was turned over goes back into a hand, so all know that it is there. The order of a pile is its owner's to know.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from yakai.core.bag import Bag
from yakai.core.errors import BadOutcome, IllegalAction, NoTimer
from yakai.core.game import Chance, Customs, Kinds, Over, Pending, Result, Seat, TimerKey, Turn
from yakai.core.hidden import Hidden
from yakai.core.kinds import refusing_misfits, without_misfits
from yakai.core.log import Acted, Entry
from yakai.core.rows import with_row

NUMBERS = tuple(range(1, 8))
HAND = 3
MOVES = 14


class Lay(Struct, frozen=True, tag="lay"):
    tile: int


class TurnOver(Struct, frozen=True, tag="turn_over"):
    pass


class TakeBack(Struct, frozen=True, tag="take_back"):
    pass


Action: TypeAlias = Lay | TurnOver | TakeBack


class Dealt(Struct, frozen=True, tag="dealt"):
    hands: tuple[tuple[int, ...], ...]


class Options(Struct, frozen=True):
    pass


class State(Struct, frozen=True):
    hands: tuple[tuple[Hidden[int], ...], ...]
    piles: tuple[tuple[Hidden[int], ...], ...]
    open: tuple[tuple[int, ...], ...]
    rest: Hidden[Bag[int]]
    moves: int = 0
    dealt: bool = False


class View(Struct, frozen=True):
    seat: Seat | None
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    piles: tuple[int, ...]
    open: tuple[tuple[int, ...], ...]
    moves: int
    dealt: bool


class Memory(Struct, frozen=True):
    """All tiles that each seat has turned over so far, and the own pile."""

    turned: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]


class MovedEvent(Struct, frozen=True, tag="moved"):
    kind: Literal["lay", "turn_over", "take_back"]
    tile: int | None = None


class Choice(Struct, frozen=True):
    actions: tuple[Action, ...] = ()

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    @without_misfits
    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def __len__(self) -> int:
        return len(self.actions)

    def sample(self, rng: Random) -> Action:
        return rng.choice(self.actions)


class TilesState(State, frozen=True):
    turned: tuple[tuple[int, ...], ...] = ((), ())


class TilesRules:
    """Two seats, in turn. What a seat recalls of the tiles that were turned over is all that the view lacks."""

    id = "tiles"
    version = 1
    seats = range(2, 3)
    options = Options
    kinds = Kinds(action=Action, outcome=Dealt, view=View, legal=Choice, event=MovedEvent, memory=Memory)
    customs = Customs(final=(Lay, TurnOver, TakeBack))

    def setup(self, seats: int, options: Options) -> TilesState:
        return TilesState(((),) * seats, ((),) * seats, ((),) * seats, Hidden(Bag(NUMBERS)))

    def pending(self, state: TilesState) -> Pending:
        if not state.dealt:
            return Chance()
        if state.moves == MOVES:
            return Over(Result("done", (), (1, 1)))
        return Turn(frozenset({state.moves % 2}))

    def sample(self, state: TilesState, rng: Random) -> Dealt:
        tiles = rng.sample(NUMBERS, 2 * HAND)
        return Dealt((tuple(sorted(tiles[:HAND])), tuple(sorted(tiles[HAND:]))))

    def settle(self, state: TilesState, outcome: Dealt) -> TilesState:
        tiles = [tile for hand in outcome.hands for tile in hand]
        if state.dealt or [len(hand) for hand in outcome.hands] != [HAND] * 2:
            raise BadOutcome("outcome-does-not-fit")
        rest = state.rest.reveal().without(*tiles)
        hands = tuple(held(seat, hand) for seat, hand in enumerate(outcome.hands))
        return replace(state, hands=hands, rest=Hidden(rest), dealt=True)

    @refusing_misfits
    def act(self, state: TilesState, seat: Seat, action: Action) -> TilesState:
        if action not in self.legal(self.view(state, seat)):
            raise IllegalAction("ALL-4", "not-now")
        after = replace(state, moves=state.moves + 1)
        hand, pile, shown = state.hands[seat], state.piles[seat], state.open[seat]
        match action:
            case Lay(tile=tile):
                hand = tuple(secret for secret in hand if secret.reveal() != tile)
                pile = (*pile, Hidden(tile, {seat}))
            case TurnOver():
                top = pile[-1].reveal()
                pile, shown = pile[:-1], (*shown, top)
                turned = (*state.turned[seat], *([] if top in state.turned[seat] else [top]))
                after = replace(after, turned=with_row(state.turned, seat, turned))
            case TakeBack():
                hand = held(seat, sorted([*(secret.reveal() for secret in (*hand, *pile)), *shown]))
                pile, shown = (), ()
        return replace(
            after,
            hands=with_row(state.hands, seat, hand),
            piles=with_row(state.piles, seat, pile),
            open=with_row(state.open, seat, shown),
        )

    def expire(self, state: TilesState, timer: TimerKey) -> TilesState:
        raise NoTimer("no-such-timer", timer=timer)

    def view(self, state: TilesState, seat: Seat | None) -> View:
        mine = () if seat is None else tuple(secret.reveal() for secret in state.hands[seat])
        hands, piles = tuple(map(len, state.hands)), tuple(map(len, state.piles))
        return View(seat, mine, hands, piles, state.open, state.moves, state.dealt)

    def tell(self, before: Any, entry: Entry, after: Any, seat: Seat | None) -> tuple[MovedEvent, ...]:
        if not isinstance(entry, Acted):
            return ()
        kind = entry.action.__struct_config__.tag
        return (MovedEvent(kind, before.piles[entry.seat][-1].reveal() if kind == "turn_over" else None),)

    def recall(self, state: TilesState, seat: Seat) -> Memory:
        return Memory(state.turned, tuple(secret.reveal() for secret in state.piles[seat]))

    def legal(self, view: View) -> Choice:
        if view.seat is None or not view.dealt or view.moves == MOVES or view.moves % 2 != view.seat:
            return Choice()
        turning: list[Action] = [TurnOver()] if view.piles[view.seat] else []
        return Choice((*map(Lay, view.hand), *turning, TakeBack()))

    def imagine(self, view: View, memory: Memory, rng: Random) -> TilesState:
        assert view.seat is not None
        if not view.dealt:
            return self.setup(2, Options())
        other = 1 - view.seat
        open_ = [tile for row in view.open for tile in row]
        known = [tile for tile in memory.turned[other] if tile not in open_]
        unseen = [tile for tile in NUMBERS if tile not in (*view.hand, *memory.pile, *open_, *known)]
        rng.shuffle(unseen)
        theirs, pile = self.others(view, other, known, unseen, rng)
        return TilesState(
            order(view.seat, held(view.seat, view.hand), theirs),
            order(view.seat, held(view.seat, memory.pile), pile),
            view.open,
            Hidden(Bag(unseen)),
            view.moves,
            True,
            memory.turned,
        )

    def others(
        self, view: View, other: Seat, known: list[int], unseen: list[int], rng: Random
    ) -> tuple[tuple[Hidden[int], ...], tuple[Hidden[int], ...]]:
        """The other's hand and pile: what has been turned over is somewhere there."""
        free = view.hands[other] + view.piles[other] - len(known)
        tiles = [*known, *(unseen.pop() for _ in range(free))]
        rng.shuffle(tiles)
        at = view.hands[other]
        return held(other, sorted(tiles[:at])), held(other, tiles[at:])


def held(seat: Seat, tiles: Any) -> tuple[Hidden[int], ...]:
    return tuple(Hidden(tile, {seat}) for tile in tiles)


def order(seat: Seat, mine: Any, theirs: Any) -> tuple[Any, Any]:
    return (mine, theirs) if seat == 0 else (theirs, mine)


rules = TilesRules()
