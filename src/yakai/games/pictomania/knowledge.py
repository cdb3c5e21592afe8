"""What a seat of Pictomania knows (PIC-23): view, memory, events, legal actions, and the states it may imagine."""

from itertools import combinations
from random import Random
from typing import Final

from msgspec.structs import replace

from yakai.core.bag import Bag
from yakai.core.errors import IllegalAction
from yakai.core.game import Seat
from yakai.core.hidden import Hidden
from yakai.core.log import Acted, Entry, Expired, Finished, Settled
from yakai.core.rows import with_row
from yakai.games.pictomania.actions import (
    NOTHING,
    Action,
    Agree,
    Cards,
    Choice,
    Confess,
    Dealt,
    Finish,
    Fresh,
    Guess,
    Points,
    Ready,
    Replace,
    SetLevel,
    Stroke,
    Take,
    Undo,
)
from yakai.games.pictomania.cards import cards_left, settable, shown, unused
from yakai.games.pictomania.pacing import LOOK, review_takes, scoring_takes
from yakai.games.pictomania.pieces import (
    AHEAD,
    EDGE,
    GLIMPSE,
    LETTER_CARDS,
    LETTERS,
    NUMBER_CARDS,
    OWN_TOKENS,
    POINTS,
    UNDONE,
    WORDS,
    Letter,
)
from yakai.games.pictomania.state import (
    GuessCard,
    Scored,
    State,
    candidates,
    guesses_of,
    hand,
    is_full,
    level_of,
    round_of,
    task_of,
    word_of,
)
from yakai.games.pictomania.view import (
    AgreedEvent,
    AskedEvent,
    CardsEvent,
    ConfessedEvent,
    DealtEvent,
    EndedEvent,
    Event,
    FinestEvent,
    FinishedEvent,
    FreshEvent,
    GuessedEvent,
    LevelEvent,
    Memory,
    ReadyEvent,
    ReviewEvent,
    ScoredEvent,
    StrokeEvent,
    TimeEvent,
    TookEvent,
    UndidEvent,
    View,
    VotedEvent,
    VotingEvent,
)

_NONE_COUNTED: Final = (0, 0, 0, 0)
_MOST_SEATS: Final = max(OWN_TOKENS)
_ONLY: Final = tuple(frozenset({seat}) for seat in range(_MOST_SEATS))
_IN_ORDER: Final = {
    frozenset(some): some
    for count in range(_MOST_SEATS + 1)
    for some in combinations(range(_MOST_SEATS), count)
}


def view(state: State, seat: Seat | None) -> View:
    """What a seat sees: the words on the stand, its task, all drawings, who guessed whose, tokens (PIC-23)."""
    task = vote = None
    guesses: tuple[Guess, ...] = ()
    if seat is not None:
        task = task_of(state, seat)
        guesses = tuple([Guess(artist, card.number) for artist, card in guesses_of(state, seat)])
        ballot = state.votes[seat]
        vote = None if ballot is None else ballot.reveal()
    return View(
        seat,
        state.options,
        round_of(state),
        state.stage,
        state.step,
        _IN_ORDER[state.to_act],
        state.levels,
        unused(state) if state.stage == "scores" else _NONE_COUNTED,
        cards_left(state) if state.stage == "ready" else 0,
        state.replacements,
        state.replacing,
        shown(state),
        state.stand,
        task,
        state.tasks,
        state.drawings,
        state.undone,
        _IN_ORDER[state.pencils],
        state.guessed,
        guesses,
        OWN_TOKENS[len(state.drawings)],
        state.black,
        state.tokens,
        state.void,
        state.agreed,
        state.scored,
        state.gallery,
        tuple([one for one, ballot in enumerate(state.votes) if ballot is not None]),
        vote,
        state.finest,
        state.result,
    )


def recall(state: State, seat: Seat) -> Memory:  # noqa: ARG001  # all seats remember the same
    """Every drawing of the game so far, and which cards have come."""
    return Memory(state.gallery, state.decks, state.used, state.replaced)


def tell(before: State, entry: Entry, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """The events of one log entry, as this seat sees them."""
    match entry:
        case Acted(seat=actor, action=Stroke() as stroke):
            return (StrokeEvent(actor, stroke),)
        case Acted(seat=actor, action=action):
            return (*_acted(actor, action, after, seat), *_passage(before, after))
        case Settled(outcome=Cards()):
            return (CardsEvent(round_of(after), level_of(after), after.decks, after.stand),)
        case Settled(outcome=Fresh(card=card)):
            assert before.replacing is not None
            return (FreshEvent(before.replacing, card),)
        case Settled(outcome=Dealt()):
            if seat is None:
                return (DealtEvent(None, None),)
            task = task_of(after, seat)
            return (DealtEvent(task, None if task is None else word_of(after.stand, task)),)
        case Expired():
            return (TimeEvent(before.stage, _IN_ORDER[before.to_act]), *_passage(before, after))
        case Finished(result=result):
            return (EndedEvent(result),)
        case _:
            return ()


def legal(view: View) -> Choice:
    """What the view's seat may do in this step."""
    seat = view.seat
    if seat is None:
        return NOTHING
    match view.stage:
        case "ready":
            asks = view.replacements > 0 and view.deck > 0
            return Choice(step=view.step, ready=seat in view.to_act, replace=LETTERS if asks else ())
        case "scores":
            levels = tuple(settable(view.levels, view.round, view.unused))
            return Choice(step=view.step, ready=seat in view.to_act, levels=levels)
        case _ if seat not in view.to_act:
            return NOTHING
        case "draw":
            draws = seat in view.pencils
            drawing = view.drawings[seat]
            mine = [guess.artist for guess in view.guesses]
            return Choice(
                step=view.step,
                stroke=draws and not is_full(drawing),
                undo=draws and bool(drawing) and view.options.undo and view.undone[seat] < UNDONE,
                artists=tuple([one for one in range(len(view.drawings)) if one != seat and one not in mine]),
                numbers=hand(guess.number for guess in view.guesses),
                tokens=tuple(dict.fromkeys(view.black)),
                finish=True,
            )
        case "review":
            return Choice(
                step=view.step,
                ready=True,
                confess=view.void[seat] is None,
                agree=tuple(
                    artist
                    for artist, agreed in enumerate(view.agreed)
                    if artist != seat and view.void[artist] is None and seat not in agreed
                ),
            )
        case _:
            return Choice(step=view.step, ready=True, votes=candidates(view.gallery, seat))


def silent(view: View) -> bool:
    """Whether talking is forbidden: players may not talk while they draw and guess (PIC-24)."""
    return view.stage == "draw"


def excuse(view: View) -> Finish:
    """The action by which the host finishes for a seat that keeps all others waiting without a time limit (PIC-13)."""
    if view.stage != "draw" or view.options.drawing is not None:
        raise IllegalAction("PIC-13", "pictomania-time-runs")
    if view.seat not in view.to_act:
        raise IllegalAction("PIC-11", "pictomania-done-already")
    return Finish()


def glimpsed(view: View, points: Points) -> bool:
    """Whether these points of a stroke in progress may be shown: on the sheet (PIC-8), before a guess (PIC-10)."""
    seat = view.seat
    if view.stage != "draw" or seat is None or seat not in view.pencils or is_full(view.drawings[seat]):
        return False
    there = len(view.drawings[seat])
    xs, ys, ps = points.xs, points.ys, points.ps
    count = len(xs)
    if not there <= points.stroke <= there + AHEAD or points.at < 0 or len(ys) != count:
        return False
    if count == 0:
        return points.at == 0 and not ps
    columns = (xs, ys) if ps is None else (xs, ys, ps)
    return (
        count <= GLIMPSE
        and points.at + count <= POINTS
        and all(len(column) == count and min(column) >= 0 and max(column) <= EDGE for column in columns)
    )


def imagine(view: View, memory: Memory, rng: Random) -> State:
    """A state that fits what the seat knows: letters, numbers, guesses and votes that it has not seen are random."""
    seats = range(len(view.drawings))
    letters, numbers = _imagined_deal(view, rng)
    hidden = view.stage == "draw"
    tasks = seats if hidden else ()
    votes = tuple(
        Hidden(
            view.vote if seat == view.seat and view.vote else rng.choice(candidates(view.gallery, seat)),
            _ONLY[seat],
        )
        if seat in view.voted
        else None
        for seat in seats
    )
    return State(
        options=view.options,
        stage=view.stage,
        step=view.step,
        to_act=frozenset(view.to_act),
        drawings=view.drawings,
        undone=view.undone,
        pencils=frozenset(view.pencils),
        guessed=view.guessed,
        guess_cards=_imagined_guesses(view, rng),
        black=view.black,
        tokens=view.tokens,
        levels=view.levels,
        decks=memory.decks,
        stand=view.stand,
        replacing=view.replacing,
        replacements=view.replacements,
        used=memory.used,
        replaced=memory.replaced,
        letters=tuple(Hidden(letters.pop(), _ONLY[seat]) for seat in tasks),
        numbers=tuple(Hidden(numbers.pop(), _ONLY[seat]) for seat in tasks),
        undealt_letters=Hidden(Bag(letters)),
        undealt_numbers=Hidden(Bag(numbers)),
        tasks=view.tasks,
        void=view.void,
        agreed=view.agreed,
        scored=view.scored,
        gallery=memory.gallery,
        votes=votes,
        finest=view.finest,
        result=view.result,
    )


def follow(view: View, event: Event) -> View:
    """The view after a stroke was drawn or taken back, which changes nothing else for any seat."""
    match event:
        case StrokeEvent(seat=seat, stroke=stroke):
            return replace(view, drawings=with_row(view.drawings, seat, (*view.drawings[seat], stroke)))
        case UndidEvent(seat=seat):
            *strokes, last = view.drawings[seat]
            return replace(
                view,
                drawings=with_row(view.drawings, seat, tuple(strokes)),
                undone=with_row(view.undone, seat, view.undone[seat] + len(last.xs)),
            )
        case _:
            raise AssertionError(event)


# Events


def _acted(actor: Seat, action: Action, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """The event of an action, as this seat sees it."""
    match action:
        case SetLevel(round=number, level=level):
            return (LevelEvent(actor, number, level),)
        case Ready():
            return (ReadyEvent(actor),)
        case Replace(letter=letter):
            return (AskedEvent(actor, letter),)
        case Undo():
            return (UndidEvent(actor),)
        case Guess(artist=artist):
            card = after.guess_cards[-1].peek(seat)
            return (GuessedEvent(actor, artist, None if card is None else card.number),)
        case Take():
            return (TookEvent(actor, after.tokens[actor] or 0),)
        case Finish():
            return (FinishedEvent(actor),)
        case Confess():
            return (ConfessedEvent(actor),)
        case Agree(artist=artist):
            return (
                AgreedEvent(actor, artist, after.agreed[artist] == (actor,), after.void[artist] is not None),
            )
        case _:
            ballot = after.votes[actor]
            return (VotedEvent(actor, None if ballot is None else ballot.peek(seat)),)


def _passage(before: State, after: State) -> tuple[Event, ...]:
    """The events at the end of a step."""
    if before.stage == after.stage:
        return ()
    match after.stage:
        case "review":
            words = tuple(word_of(after.stand, task) for task in after.tasks)
            return (ReviewEvent(after.tasks, words, review_takes(after.drawings)),)
        case "scores":
            return (_scored(after.scored),)
        case "vote":
            return (_scored(after.scored), VotingEvent())
        case "over":
            return (FinestEvent(after.finest, LOOK),)
        case _:
            return ()


def _scored(rounds: tuple[Scored, ...]) -> ScoredEvent:
    """The event of the latest round, with the time to turn its guesses over."""
    return ScoredEvent(len(rounds), rounds[-1], scoring_takes(rounds[-1]))


# Imagining


def _imagined_deal(view: View, rng: Random) -> tuple[list[Letter], list[int]]:
    """Letters and numbers in an order from which each seat's are popped in turn, and then the undealt ones are left."""
    letters, numbers = list(LETTER_CARDS), list(NUMBER_CARDS)
    known = view.tasks or ((view.task,) if view.task is not None else ())
    for task in known:
        letters.remove(task.letter)
        numbers.remove(task.number)
    rng.shuffle(letters)
    rng.shuffle(numbers)
    if view.stage == "draw" and view.task is not None and view.seat is not None:
        letters.insert(len(letters) - view.seat, view.task.letter)
        numbers.insert(len(numbers) - view.seat, view.task.number)
    return letters, numbers


def _imagined_guesses(view: View, rng: Random) -> tuple[Hidden[GuessCard], ...]:
    """The seat's own guesses as they are, and the others' with random numbers, no card twice."""
    own = {guess.artist: guess.number for guess in view.guesses}
    hands = {seat: rng.sample(NUMBER_CARDS, WORDS) for seat in range(len(view.drawings))}
    return tuple(
        Hidden(
            GuessCard(own[guess.artist] if guess.seat == view.seat else hands[guess.seat].pop()),
            _ONLY[guess.seat],
        )
        for guess in view.guessed
    )
