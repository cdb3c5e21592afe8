"""The rules of Pictomania, clause by clause (docs/rules/pictomania.md)."""

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Final, TypeVar, get_args

from msgspec.structs import replace

from yakai.core.bag import Bag
from yakai.core.errors import BadOption, BadOutcome, IllegalAction, NoTimer
from yakai.core.game import Chance, Customs, Kinds, Over, Pending, Result, Seat, Timer, TimerKey, Turn, places
from yakai.core.hidden import Hidden
from yakai.core.kinds import outside_its_kind, refusing_misfits
from yakai.core.rows import with_row
from yakai.games.pictomania import knowledge
from yakai.games.pictomania.actions import (
    Action,
    Agree,
    Cards,
    Choice,
    Confess,
    Dealt,
    Finish,
    Fresh,
    Guess,
    Outcome,
    Ready,
    Replace,
    Stroke,
    Take,
    Undo,
    Vote,
    columns_fit,
    numbers_fit,
    points_fit,
)
from yakai.games.pictomania.pieces import (
    BLACK_TOKENS,
    EDGE,
    GETTING_READY,
    LETTER_CARDS,
    LETTERS,
    LONGEST_DRAWING,
    NUMBER_CARDS,
    POINTS,
    REPLACEMENTS,
    REVIEW,
    ROUNDS,
    SHORTEST_DRAWING,
    STROKES,
    VOTE,
    WORDS,
    Side,
    Task,
    deck,
)
from yakai.games.pictomania.scoring import scoring
from yakai.games.pictomania.state import (
    CardKey,
    Finest,
    GuessCard,
    Guessed,
    Options,
    Scored,
    Stage,
    State,
    candidates,
    cards_left,
    guesses_of,
    hand,
    level_of,
    of_level,
)
from yakai.games.pictomania.view import Event, Memory, StrokeEvent, UndidEvent, View

Row = TypeVar("Row")

SEATS: Final = range(3, 7)

# Values that every game uses again and again.
_ONLY: Final = tuple(frozenset({seat}) for seat in range(SEATS[-1]))
_ALL: Final = {seats: frozenset(range(seats)) for seats in SEATS}
_NONE: Final[frozenset[Seat]] = frozenset()
_CHANCE: Final = Chance()

_DONE: Final[dict[Stage, str]] = {
    "cards": "PIC-6",
    "ready": "PIC-6",
    "replace": "PIC-6",
    "deal": "PIC-6",
    "draw": "PIC-11",
    "review": "PIC-17",
    "vote": "PIC-22",
    "over": "PIC-22",
}
"""The clause by which a seat that is done with a step can do no more in it."""


class PictomaniaRules:
    """Pictomania, version 1."""

    id = "pictomania"
    version = 1
    seats = SEATS
    options = Options
    kinds = Kinds(action=Action, outcome=Outcome, view=View, legal=Choice, event=Event, memory=Memory)
    customs = Customs(
        final=get_args(
            Action
        ),  # nothing is taken back but a stroke, and that by an action of its own (PIC-14)
        adds=(StrokeEvent, UndidEvent),
        follow=knowledge.follow,
    )

    # The game: four rounds, each with three cards

    def setup(self, seats: int, options: Options) -> State:
        """Nothing on the stand, all tokens in their places (PIC-2 to PIC-4)."""
        seconds = options.drawing
        if seconds is not None and not SHORTEST_DRAWING <= seconds <= LONGEST_DRAWING:
            raise BadOption(
                "pictomania-no-such-time", seconds=seconds, least=SHORTEST_DRAWING, most=LONGEST_DRAWING
            )
        return State(
            options=options,
            stage="cards",
            step=0,
            to_act=_NONE,
            drawings=((),) * seats,
            pencils=_NONE,
            guessed=(),
            guess_cards=(),
            black=_black(seats, options),
            tokens=(None,) * seats,
            deck=0,
            stand=(),
            replacing=None,
            replacements=0,
            used=(),
            replaced=(),
            letters=(),
            numbers=(),
            undealt_letters=Hidden(Bag(LETTER_CARDS)),
            undealt_numbers=Hidden(Bag(NUMBER_CARDS)),
            tasks=(),
            void=(None,) * seats,
            agreed=((),) * seats,
            scored=(),
            gallery=(),
            votes=(None,) * seats,
            finest=(),
            result=None,
        )

    def pending(self, state: State) -> Pending:
        """All who have not finished or are not ready act at once, against the clock; or chance speaks."""
        if state.to_act:
            return Turn(state.to_act, _timer(state))
        if state.result is not None:
            return Over(state.result)
        return _CHANCE

    def sample(self, state: State, rng: Random) -> Outcome:
        """Three unused cards of the round's level (PIC-5), one in place of another (PIC-6), or the deal (PIC-6)."""
        if state.stage == "deal":
            seats = len(state.drawings)
            letters, numbers = rng.sample(LETTER_CARDS, seats), rng.sample(NUMBER_CARDS, seats)
            return Dealt(tuple(map(Task, letters, numbers)))
        level = level_of(state)
        cards = deck(state.options.language, level)
        used = set(of_level(level, state.used))
        pool = [card for card in cards if card[0].card not in used]
        wanted = 1 if state.stage == "replace" else len(LETTERS)
        drawn = rng.sample(pool, min(wanted, len(pool)))
        if len(drawn) < wanted:
            back = set(of_level(level, state.replaced))
            drawn += rng.sample([card for card in cards if card[0].card in back], wanted - len(drawn))
        sides = tuple(rng.choice(card) for card in drawn)
        return Fresh(sides[0]) if state.stage == "replace" else Cards(len(cards), sides)

    def settle(self, state: State, outcome: Outcome) -> State:
        """Cards on the stand (PIC-6), another one (PIC-6), or letters and numbers (PIC-6, PIC-7)."""
        if isinstance(outcome, Cards) and state.stage == "cards":
            return self._stand(state, outcome)
        if isinstance(outcome, Fresh) and state.stage == "replace":
            return self._freshen(state, outcome.card)
        if isinstance(outcome, Dealt) and state.stage == "deal":
            return self._deal(state, outcome.tasks)
        raise BadOutcome("outcome-does-not-fit")

    def _stand(self, state: State, outcome: Cards) -> State:
        """A round starts with three random cards at A, B, C (PIC-6)."""
        if len(outcome.cards) != len(LETTERS):
            raise BadOutcome("pictomania-wrong-number-of-cards")
        return replace(
            _with_used(replace(state, deck=outcome.deck), outcome.cards),
            stage="ready",
            step=state.step + 1,
            to_act=_all(state),
            stand=outcome.cards,
            replacements=REPLACEMENTS,
        )

    def _freshen(self, state: State, card: Side) -> State:
        """A card with an unknown word goes, another one of its level comes, and all read again (PIC-6)."""
        assert state.replacing is not None
        at = LETTERS.index(state.replacing)
        after = _with_used(state, (card,))
        return replace(
            after,
            stage="ready",
            step=state.step + 1,
            to_act=_all(state),
            stand=with_row(state.stand, at, card),
            replacing=None,
            replacements=state.replacements - 1,
            replaced=(*after.replaced, CardKey(level_of(state), state.stand[at].card)),
        )

    def _deal(self, state: State, tasks: tuple[Task, ...]) -> State:
        """One letter and one number each, secretly; the rest is nobody's to see (PIC-6, PIC-7)."""
        if len(tasks) != len(state.drawings):
            raise BadOutcome("pictomania-wrong-number-of-cards")
        letters = Bag(LETTER_CARDS).without(*(task.letter for task in tasks))
        numbers = Bag(NUMBER_CARDS).without(*(task.number for task in tasks))
        return replace(
            state,
            stage="draw",
            step=state.step + 1,
            to_act=_all(state),
            pencils=_all(state),
            letters=tuple(Hidden(task.letter, _ONLY[seat]) for seat, task in enumerate(tasks)),
            numbers=tuple(Hidden(task.number, _ONLY[seat]) for seat, task in enumerate(tasks)),
            undealt_letters=Hidden(letters),
            undealt_numbers=Hidden(numbers),
        )

    # What everybody does at once, in the order in which it is taken in (PIC-15)

    @refusing_misfits
    def act(self, state: State, seat: Seat, action: Action) -> State:
        """What can be done depends on the step only."""
        if seat not in state.to_act:
            raise IllegalAction(_DONE[state.stage], "pictomania-already-finished")
        match state.stage:
            case "draw":
                return self._while_drawing(state, seat, action)
            case "ready":
                return self._while_getting_ready(state, seat, action)
            case "review":
                return self._while_reviewing(state, seat, action)
            case _:
                return self._while_voting(state, seat, action)

    def _while_getting_ready(self, state: State, seat: Seat, action: Action) -> State:
        """To be ready, or to have a card replaced because of an unknown word (PIC-6)."""
        match action:
            case Ready(step=step):
                return _ready(state, seat, step)
            case Replace(letter=letter, step=step):
                _check_step(state, step)
                if letter not in LETTERS:
                    raise outside_its_kind(action)
                if state.replacements == 0:
                    raise IllegalAction("PIC-6", "pictomania-replaced-enough", most=REPLACEMENTS)
                if not cards_left(state):
                    raise IllegalAction("PIC-6", "pictomania-no-card-left")
                return replace(state, stage="replace", to_act=_NONE, replacing=letter)
            case _:
                raise _refusal(state, action)

    # Drawing and guessing

    def _while_drawing(self, state: State, seat: Seat, action: Action) -> State:
        """To draw, to guess, or to finish: no turns."""
        match action:
            case Stroke():
                return self._draw(state, seat, action)
            case Undo():
                return self._undo(state, seat)
            case Guess(artist=artist, number=number):
                return self._guess(state, seat, artist, number)
            case Take(stars=stars):
                return self._take(state, seat, stars)
            case Finish():
                return _finish(state, seat)
            case _:
                raise _refusal(state, action)

    def _draw(self, state: State, seat: Seat, stroke: Stroke) -> State:
        """A stroke on the own sheet, before everybody's eyes (PIC-8), and before the first own guess (PIC-10)."""
        if seat not in state.pencils:
            raise IllegalAction("PIC-10", "pictomania-pencil-is-down")
        strokes = state.drawings[seat]
        if len(strokes) >= STROKES:
            raise IllegalAction("PIC-8", "pictomania-sheet-is-full", most=STROKES)
        _check_stroke(stroke)
        return replace(state, drawings=with_row(state.drawings, seat, (*strokes, stroke)))

    def _undo(self, state: State, seat: Seat) -> State:
        """The own latest stroke goes, if the table allows it, until the first own guess (PIC-14)."""
        if not state.options.undo:
            raise IllegalAction("PIC-14", "pictomania-no-undo")
        if seat not in state.pencils:
            raise IllegalAction("PIC-14", "pictomania-pencil-is-down")
        if not state.drawings[seat]:
            raise IllegalAction("PIC-14", "pictomania-nothing-to-undo")
        return replace(state, drawings=with_row(state.drawings, seat, state.drawings[seat][:-1]))

    def _guess(self, state: State, seat: Seat, artist: Seat, number: int) -> State:
        """An own guess card, face down, on another's stack, for good (PIC-9); the pencil goes down (PIC-10)."""
        if artist == seat or not 0 <= artist < len(state.drawings):
            raise IllegalAction("PIC-9", "pictomania-no-such-artist", artist=artist)
        if Guessed(seat, artist) in state.guessed:
            raise IllegalAction("PIC-9", "pictomania-guessed-already", artist=artist)
        if number not in hand(card.number for _, card in guesses_of(state, seat)):
            raise IllegalAction("PIC-9", "pictomania-no-such-guess-card", number=number)
        return replace(
            state,
            pencils=state.pencils - _ONLY[seat],
            guessed=(*state.guessed, Guessed(seat, artist)),
            guess_cards=(*state.guess_cards, Hidden(GuessCard(number), _ONLY[seat])),
        )

    def _take(self, state: State, seat: Seat, stars: int) -> State:
        """Any black token that is left, for whoever has finished (PIC-11); the last one may end it (PIC-12)."""
        if not state.black:
            raise IllegalAction("PIC-11", "pictomania-no-token-left")
        if stars not in state.black:
            left = " ".join(map(str, state.black))
            raise IllegalAction("PIC-11", "pictomania-no-such-token", stars=stars, left=left)
        at = state.black.index(stars)
        after = replace(
            state,
            black=state.black[:at] + state.black[at + 1 :],
            tokens=with_row(state.tokens, seat, stars),
        )
        if state.options.advanced and not after.black:
            return _to_review(after)
        return _finish(after, seat)

    # The review before scoring

    def _while_reviewing(self, state: State, seat: Seat, action: Action) -> State:
        """To own up to a wrong word, to call a drawing void, or neither (PIC-17)."""
        match action:
            case Ready(step=step):
                return _ready(state, seat, step)
            case Confess():
                if state.void[seat] is not None:
                    raise IllegalAction("PIC-17", "pictomania-void-already", artist=seat)
                return replace(state, void=with_row(state.void, seat, "confessed"))
            case Agree(artist=artist):
                return self._agree(state, seat, artist)
            case _:
                raise _refusal(state, action)

    def _agree(self, state: State, seat: Seat, artist: Seat) -> State:
        """When all others agree, a drawing is void (PIC-17).

        Whoever proposes it makes everybody look again, the artist too, who may own up.
        """
        if artist == seat or not 0 <= artist < len(state.drawings):
            raise IllegalAction("PIC-17", "pictomania-no-such-artist", artist=artist)
        if state.void[artist] is not None:
            raise IllegalAction("PIC-17", "pictomania-void-already", artist=artist)
        if seat in state.agreed[artist]:
            raise IllegalAction("PIC-17", "pictomania-agreed-already", artist=artist)
        agreed = (*state.agreed[artist], seat)
        after = replace(state, agreed=with_row(state.agreed, artist, agreed))
        if len(agreed) == 1:
            return replace(after, step=state.step + 1, to_act=_all(state))
        if len(agreed) == len(state.drawings) - 1:
            return replace(after, void=with_row(state.void, artist, "agreed"))
        return after

    # The end

    def _while_voting(self, state: State, seat: Seat, action: Action) -> State:
        """A vote for the finest drawing of another player, for honour only, or none (PIC-22)."""
        match action:
            case Ready(step=step):
                return _ready(state, seat, step)
            case Vote(round=round_, artist=artist):
                if action not in candidates(state.gallery, seat):
                    raise IllegalAction("PIC-22", "pictomania-no-such-drawing", round=round_, artist=artist)
                votes = with_row(state.votes, seat, Hidden(action, _ONLY[seat]))
                return _done(replace(state, votes=votes), seat)
            case _:
                raise _refusal(state, action)

    # Time

    def expire(self, state: State, timer: TimerKey) -> State:
        """Whoever has not finished is finished without a token; the other steps end as they are (PIC-13)."""
        running = _timer(state) if state.to_act else None
        if running is None or running.key != timer:
            raise NoTimer("no-such-timer", timer=timer)
        return _next(state)

    # What a player knows

    view = staticmethod(knowledge.view)
    tell = staticmethod(knowledge.tell)
    recall = staticmethod(knowledge.recall)
    legal = staticmethod(knowledge.legal)
    imagine = staticmethod(knowledge.imagine)


# Rounds and cards


def _with_used(state: State, sides: tuple[Side, ...]) -> State:
    """No card comes twice, on either side; replaced ones come back only if no other is left (PIC-5, PIC-6)."""
    level = level_of(state)
    used, back = of_level(level, state.used), of_level(level, state.replaced)
    cards = [side.card for side in sides]
    again = [card for card in cards if card in back]
    if (
        len(set(cards)) != len(cards)
        or any(len(side.words) != WORDS for side in sides)
        or any(not 1 <= card <= state.deck or (card in used and card not in back) for card in cards)
        or len(again) != max(0, len(cards) - (state.deck - len(used)))
    ):
        raise BadOutcome("pictomania-no-such-card", card=" ".join(map(str, cards)))
    return replace(
        state,
        used=(*state.used, *(CardKey(level, card) for card in cards if card not in back)),
        replaced=tuple(key for key in state.replaced if key.level != level or key.card not in again),
    )


def _black(seats: int, options: Options) -> tuple[int, ...]:
    """The black tokens of a round (PIC-4)."""
    return BLACK_TOKENS[seats][:-1] if options.advanced else BLACK_TOKENS[seats]


# Guesses and strokes


_PRESSURES: Final = (tuple, type(None))


def _check_stroke(stroke: Stroke) -> None:
    """Raise unless it is a stroke that fits on a sheet (PIC-8)."""
    if (
        not type(stroke.xs) is type(stroke.ys) is type(stroke.ts) is tuple
        or type(stroke.ps) not in _PRESSURES
    ):
        raise outside_its_kind(stroke)
    if not columns_fit(stroke):
        raise IllegalAction("PIC-8", "pictomania-columns-are-unequal")
    if not points_fit(stroke):
        raise IllegalAction("PIC-8", "pictomania-wrong-number-of-points", points=len(stroke.xs), most=POINTS)
    if not numbers_fit(stroke):
        raise IllegalAction("PIC-8", "pictomania-off-the-sheet", edge=EDGE)


# From step to step


@lru_cache(maxsize=4096)
def _timer_of(stage: Stage, step: int, seconds: float) -> Timer:
    return Timer(f"{stage}-{step}", seconds)


def _timer(state: State) -> Timer | None:
    """Each step has its limit; only that of drawing can be off (PIC-13)."""
    match state.stage:
        case "draw":
            seconds = state.options.drawing
            return None if seconds is None else _timer_of("draw", state.step, float(seconds))
        case "ready":
            return _timer_of("ready", state.step, GETTING_READY)
        case "review":
            return _timer_of("review", state.step, REVIEW)
        case _:
            return _timer_of("vote", state.step, VOTE)


def _all(state: State) -> frozenset[Seat]:
    return _ALL[len(state.drawings)]


def _check_step(state: State, step: int) -> None:
    """Who answers something names it, and comes too late if that is over (PIC-15)."""
    if step != state.step:
        raise IllegalAction("PIC-15", "pictomania-step-is-over")


def _ready(state: State, seat: Seat, step: int) -> State:
    """Nothing more to say in this step (PIC-6, PIC-13)."""
    _check_step(state, step)
    return _done(state, seat)


def _finish(state: State, seat: Seat) -> State:
    """Neither drawing nor guessing any more (PIC-11)."""
    return _done(replace(state, pencils=state.pencils - _ONLY[seat]), seat)


def _done(state: State, seat: Seat) -> State:
    """This seat is done with the step; it ends when all are (PIC-6, PIC-12, PIC-13)."""
    to_act = state.to_act - _ONLY[seat]
    return replace(state, to_act=to_act) if to_act else _next(state)


def _next(state: State) -> State:
    """The step is over, whether all are done or the time is (PIC-13)."""
    match state.stage:
        case "ready":
            return replace(state, stage="deal", to_act=_NONE)
        case "draw":
            return _to_review(state)
        case "review":
            return _score(state)
        case _:
            return _end(state)


def _to_review(state: State) -> State:
    """All pencils down; all words and drawings are shown, and no guesses (PIC-12, PIC-17)."""
    return replace(
        state,
        stage="review",
        step=state.step + 1,
        to_act=_all(state),
        pencils=_NONE,
        letters=(),
        numbers=(),
        tasks=tuple(
            Task(letter.reveal(), number.reveal())
            for letter, number in zip(state.letters, state.numbers, strict=True)
        ),
    )


def _refusal(state: State, action: Action) -> IllegalAction:
    """Say why this belongs to another step."""
    match action:
        case Ready():
            return IllegalAction("PIC-11", "pictomania-finish-instead")
        case Replace():
            return IllegalAction("PIC-6", "pictomania-cards-are-settled")
        case Confess() | Agree():
            return IllegalAction("PIC-17", "pictomania-no-review")
        case Vote():
            return IllegalAction("PIC-22", "pictomania-no-vote")
        case _ if state.stage == "ready":
            return IllegalAction("PIC-6", "pictomania-not-dealt-yet")
        case _:
            return IllegalAction("PIC-12", "pictomania-drawing-is-over")


# Scoring, and what comes after it


def _score(state: State) -> State:
    """Turn the guesses over, score (PIC-16 to PIC-21), and go on to the next round or the vote (PIC-5, PIC-22)."""
    options, seats = state.options, len(state.drawings)
    guesses = [
        (guess, card.reveal().number) for guess, card in zip(state.guessed, state.guess_cards, strict=True)
    ]
    learning = options.learning and not state.scored
    tallies, sheep = scoring(state.tasks, guesses, state.tokens, state.void, learning=learning)
    before = state.scored[-1].totals if state.scored else (0,) * seats
    totals = tuple(sum_ + tally.score for sum_, tally in zip(before, tallies, strict=True))
    scored = (*state.scored, Scored(level_of(state), state.stand, state.tasks, tallies, sheep, totals))
    ends = len(scored) == ROUNDS
    return replace(
        state,
        stage="vote" if ends else "cards",
        step=state.step + 1,
        to_act=_all(state) if ends else _NONE,
        drawings=((),) * seats,
        guessed=(),
        guess_cards=(),
        black=_black(seats, options),
        tokens=(None,) * seats,
        stand=(),
        undealt_letters=Hidden(Bag(LETTER_CARDS)),
        undealt_numbers=Hidden(Bag(NUMBER_CARDS)),
        tasks=(),
        void=(None,) * seats,
        agreed=((),) * seats,
        scored=scored,
        gallery=(*state.gallery, state.drawings),
    )


# The end


def _end(state: State) -> State:
    """The largest sum wins, equal sums share; the most votes are honoured, equally many alike (PIC-22)."""
    votes = Counter(ballot.reveal() for ballot in state.votes if ballot is not None)
    most = max(votes.values(), default=0)
    finest = tuple(
        Finest(vote.round, vote.artist, number)
        for vote, number in sorted(votes.items(), key=lambda item: (item[0].round, item[0].artist))
        if number == most
    )
    totals = state.scored[-1].totals
    return replace(
        state,
        stage="over",
        step=state.step + 1,
        to_act=_NONE,
        finest=finest,
        result=Result("rounds", totals, places(totals)),
    )


# Helpers
