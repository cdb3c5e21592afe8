"""The rules of Yokai, clause by clause (yokai/text/rules.en.md)."""

from collections import Counter
from random import Random
from typing import Final, NoReturn

from msgspec.structs import replace

from yakai.core.bag import Bag
from yakai.core.errors import BadOption, BadOutcome, IllegalAction, NoTimer
from yakai.core.game import Chance, Customs, Kinds, Over, Pending, Seat, TimerKey, Turn
from yakai.core.hidden import Hidden
from yakai.core.kinds import refusing_misfits
from yakai.core.rows import with_row
from yakai.games.yokai import knowledge
from yakai.games.yokai.actions import (
    Action,
    Choice,
    Dealt,
    Draw,
    Drawn,
    Move,
    Outcome,
    Peek,
    Place,
)
from yakai.games.yokai.ending import over
from yakai.games.yokai.field import moves
from yakai.games.yokai.grid import Cards, Cell
from yakai.games.yokai.pieces import (
    CARDS,
    GOAL_CARDS,
    HINTS,
    HINTS_BY_SIZE,
    LINKS,
    PEEKS,
    SEATS,
    SQUARE,
    YOKAI,
    Hint,
    Link,
    Yokai,
)
from yakai.games.yokai.state import Cover, Deeds, Options, State, uncovered, undealt
from yakai.games.yokai.view import Event, Memory, View

# Immutable values that every game shares.
_TURNS: Final = tuple(Turn(frozenset({seat})) for seat in range(SEATS[-1]))
_CHANCE: Final = Chance()
_BY_SIZE: Final = tuple(tuple(hint for hint in HINTS if len(hint.families) == size) for size in (1, 2, 3))
_NEW_TURNS: Final = tuple(Deeds(seat) for seat in range(SEATS[-1]))


class YokaiRules:
    """Yokai, version 1."""

    id = "yokai"
    version = 1
    seats = SEATS
    options = Options
    kinds = Kinds(action=Action, outcome=Outcome, view=View, legal=Choice, event=Event, memory=Memory)
    customs = Customs(together=True, silent=True, forgets=True, final=(Place,))
    """All win or all lose (`together`); players do not talk, wave or point (YOK-14); remembering is part of the game
    (YOK-15, YOK-28); a placed hint never moves (YOK-12).
    """

    # Setup

    def setup(self, seats: int, options: Options) -> State:
        """The state before the deal: everything is in the box (YOK-5, YOK-6)."""
        if options.first is not None and not 0 <= options.first < seats:
            raise BadOption("no-such-first-player", number=options.first + 1, seats=seats)
        if options.harder and options.easier:
            raise BadOption("yokai-harder-and-easier")  # YOK-26
        return undealt(seats, options)

    def pending(self, state: State) -> Pending:
        """Whose turn it is (ALL-1), or the setup or draw that comes first (YOK-5, YOK-10)."""
        if state.result is not None:
            return Over(state.result)
        if state.stage == "draw" or state.stage == "deal":
            return _CHANCE
        return _TURNS[state.turn]

    def sample(self, state: State, rng: Random) -> Outcome:
        """A random setup (YOK-5, YOK-6, YOK-22, YOK-25), or the next hint of the pile (YOK-10)."""
        if state.stage == "draw":
            pile = state.pile.reveal().items
            return Drawn(pile[int(rng.random() * len(pile))])
        options, seats = state.options, len(state.links)
        hints: list[Hint] = []
        for some, count in zip(_BY_SIZE, HINTS_BY_SIZE[options.mix][seats], strict=True):
            hints += rng.sample(some, count)
        return Dealt(
            rng.randrange(seats) if options.first is None else options.first,
            tuple(rng.sample(YOKAI, len(YOKAI))),
            tuple(sorted(hints)),
            tuple(rng.sample(LINKS, len(options.linked(0, seats)))),
            rng.choice(rng.choice(GOAL_CARDS)) if options.goal else None,
        )

    def settle(self, state: State, outcome: Outcome) -> State:
        """The state after the setup (YOK-5, YOK-6), or after a hint is drawn (YOK-10)."""
        if isinstance(outcome, Drawn) and state.stage == "draw":
            return self._drawn(state, outcome.hint)
        if isinstance(outcome, Dealt) and state.stage == "deal":
            return self._deal(state, outcome)
        raise BadOutcome("outcome-does-not-fit")

    def _deal(self, state: State, dealt: Dealt) -> State:
        """Lay out sixteen cards in a square (YOK-5), the pile (YOK-6), the links (YOK-22) and the goal (YOK-25)."""
        options, seats = state.options, len(state.links)
        if dealt.first not in range(seats) or options.first not in (None, dealt.first):
            raise BadOutcome("wrong-first-player", number=dealt.first + 1)
        sizes = Counter(len(hint.families) for hint in dealt.hints)
        if (
            tuple(sorted(dealt.yokai)) != YOKAI
            or tuple(sizes[size] for size in (1, 2, 3)) != HINTS_BY_SIZE[options.mix][seats]
            or len(dealt.links) != len(options.linked(0, seats))
        ):
            raise BadOutcome("wrong-number-of-cards")
        if (dealt.goal is not None) != options.goal:
            raise BadOutcome("outcome-does-not-fit")
        holders = options.linked(dealt.first, seats)
        links: list[Hidden[Link] | None] = [None] * seats
        for seat, link in zip(holders, dealt.links, strict=True):
            links[seat] = Hidden(link, {seat})
        return replace(
            state,
            stage="peek",
            first=dealt.first,
            turn=dealt.first,
            deeds=_NEW_TURNS[dealt.first],
            cells=SQUARE,
            faces=tuple([Hidden(yokai) for yokai in dealt.yokai]),
            pile=Hidden(Bag(dealt.hints)),
            box=Hidden(state.box.reveal().without(*dealt.hints)),
            links=tuple(links),
            spare=Hidden(state.spare.reveal().without(*dealt.links)),
            goal=dealt.goal,
        )

    # A turn

    @refusing_misfits
    def act(self, state: State, seat: Seat, action: Action) -> State:
        """The state after an action: declare (YOK-7), or peek (YOK-8), move (YOK-9) and hint (YOK-10) in this order."""
        if state.stage not in ("peek", "move", "hint") or seat != state.turn:
            raise IllegalAction("ALL-1", "not-your-turn", seat=seat)
        if isinstance(action, Peek):
            return self._peek(state, seat, action.card)
        if isinstance(action, Move):
            return self._move(state, seat, action.card, action.to)
        if isinstance(action, Place):
            return self._place(state, seat, action)
        if isinstance(action, Draw):
            return self._draw(state)
        return self._declare(state, seat)

    def _declare(self, state: State, seat: Seat) -> State:
        """End the game, which is only possible before the turn's first peek (YOK-7, YOK-16)."""
        if state.stage != "peek" or state.held:
            raise IllegalAction("YOK-7", "yokai-too-late-to-declare")
        return over(state, "declared", seat)

    def _peek(self, state: State, seat: Seat, card: int) -> State:
        """Show this seat a card: two different uncovered ones a turn, one by one (YOK-8, YOK-12)."""
        if state.stage != "peek":
            raise IllegalAction("YOK-8", "yokai-has-peeked", peeks=PEEKS)
        free = _with_card(state, card, "YOK-8")
        peeked = state.held
        if card in peeked:
            raise IllegalAction("YOK-8", "yokai-peek-at-another", card=card)
        peeked += (card,)
        done = len(peeked) == PEEKS
        return replace(
            state,
            # Without a card that can be moved, the step is skipped (YOK-9).
            stage="peek" if not done else "move" if moves(state.cells, free) else "hint",
            faces=with_row(state.faces, card, state.faces[card].share(seat)),
            deeds=Deeds(seat, peeked),
        )

    def _move(self, state: State, seat: Seat, card: int, to: Cell) -> State:
        """Move an uncovered card to an empty cell that leaves the field in one piece (YOK-9, YOK-12)."""
        if state.stage != "move":
            if state.stage == "peek":
                raise IllegalAction("YOK-8", "yokai-peek-first", left=PEEKS - len(state.held))
            raise IllegalAction("YOK-9", "yokai-has-moved")
        if not moves(state.cells, _with_card(state, card, "YOK-9")).allow(card, to):
            _refuse_landing(state.cells, card, to)
        return replace(
            state,
            stage="hint",
            cells=with_row(state.cells, card, to),
            faces=_put_back(state),
            deeds=Deeds(seat, state.held, card, state.cells[card], to),
        )

    def _draw(self, state: State) -> State:
        """Let the pile's top hint be turned (YOK-10), if there is one (YOK-13)."""
        _check_hint_step(state)
        if not state.pile.reveal().items:
            raise IllegalAction("YOK-13", "yokai-pile-is-empty")
        return replace(state, stage="draw")

    def _drawn(self, state: State, hint: Hint) -> State:
        """Put the drawn hint beside the others (YOK-10) or on the stack (YOK-23), or face down and unseen (YOK-24)."""
        blind, following = state.options.blind, (state.turn + 1) % len(state.links)
        return replace(
            state,
            stage="peek",
            turn=following,
            faces=_put_back(state),
            record=(*state.record, state.deeds),
            deeds=_NEW_TURNS[following],
            waiting=state.waiting if blind else (*state.waiting, hint),
            down=(*state.down, Hidden(hint)) if blind else (),
            pile=Hidden(state.pile.reveal().without(hint)),
        )

    def _place(self, state: State, seat: Seat, place: Place) -> State:
        """Place a waiting hint on an uncovered card for good, whether right or wrong (YOK-10 to YOK-13)."""
        _check_hint_step(state)
        options, card = state.options, place.card
        usable = options.usable(len(state.waiting) + len(state.down))
        if not usable:
            raise IllegalAction("YOK-13", "yokai-no-hint-waits")
        if not 0 <= place.hint < usable:
            clause = "YOK-24" if options.blind else "YOK-23" if options.stacked else "YOK-10"
            raise IllegalAction(clause, "yokai-no-such-hint", hints=usable)
        _with_card(state, card, "YOK-10")
        waiting, down, pinned, hint = state.waiting, state.down, state.pinned, None
        if options.blind:
            pinned = (*pinned, down[-1])
            down = down[:-1]
        else:
            at = len(waiting) - 1 if options.stacked else place.hint
            hint = waiting[at]
            waiting = waiting[:at] + waiting[at + 1 :]
        following = (seat + 1) % len(state.links)
        placed = replace(
            state,
            stage="peek",
            turn=following,
            faces=_put_back(state),
            covers=(*state.covers, Cover(card, hint)),
            waiting=waiting,
            down=down,
            pinned=pinned,
            record=(*state.record, replace(state.deeds, covered=card)),
            deeds=_NEW_TURNS[following],
        )
        if waiting or down or state.pile.reveal().items:
            return placed
        return over(placed, "exhausted", seat)  # YOK-16

    def expire(self, state: State, timer: TimerKey) -> NoReturn:
        """Yokai has no timers of its own."""
        raise NoTimer("no-such-timer", timer=timer)

    # What a player knows (YOK-28)

    view = staticmethod(knowledge.view)
    tell = staticmethod(knowledge.tell)
    recall = staticmethod(knowledge.recall)
    legal = staticmethod(knowledge.legal)
    imagine = staticmethod(knowledge.imagine)


# A turn


def _with_card(state: State, card: int, clause: str) -> Cards:
    """The uncovered cards; raises unless `card` is one of them (YOK-12)."""
    if card not in CARDS:
        raise IllegalAction(clause, "yokai-no-such-card", card=card, cards=len(CARDS))
    free = uncovered(state.covers)
    if not free >> card & 1:
        raise IllegalAction("YOK-12", "yokai-card-is-covered", card=card)
    return free


def _check_hint_step(state: State) -> None:
    """Raise unless peeking and moving are done (YOK-10)."""
    if state.stage == "peek":
        raise IllegalAction("YOK-8", "yokai-peek-first", left=PEEKS - len(state.held))
    if state.stage == "move":
        raise IllegalAction("YOK-9", "yokai-move-first")


def _refuse_landing(cells: tuple[Cell, ...], card: int, to: Cell) -> NoReturn:
    """Raise with the reason why this card cannot go there (YOK-9)."""
    if to == cells[card]:
        raise IllegalAction("YOK-9", "yokai-card-lies-there")
    if to in cells:
        raise IllegalAction("YOK-9", "yokai-cell-is-taken")
    raise IllegalAction("YOK-9", "yokai-falls-apart")


def _put_back(state: State) -> tuple[Hidden[Yokai], ...]:
    """The faces, with those that the player peeked at face down again (YOK-15).

    They become new secrets, so that an undone move does not show them once more.
    """
    held = state.held
    if not held:
        return state.faces
    faces = list(state.faces)
    for card in held:
        faces[card] = Hidden(faces[card].reveal(), faces[card].known_to)
    return tuple(faces)
