"""The rules of Pictomania, clause by clause (pictomania/text/rules.en.md)."""

from random import Random
from typing import Final, get_args

from msgspec.structs import replace

from yakai.core.bag import Bag
from yakai.core.errors import BadOutcome, IllegalAction, NoTimer
from yakai.core.game import Chance, Customs, Kinds, Over, Pending, Seat, TimerKey, Turn
from yakai.core.hidden import Hidden
from yakai.core.kinds import refusing_misfits
from yakai.core.rows import with_row
from yakai.games.pictomania import cards, knowledge, steps
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
    Points,
    Ready,
    Replace,
    SetLevel,
    Stroke,
    Take,
    Undo,
    Vote,
    columns_fit,
    numbers_fit,
    points_fit,
    refuses,
)
from yakai.games.pictomania.pieces import (
    EDGE,
    LETTER_CARDS,
    NUMBER_CARDS,
    POINTS,
    REPLACEMENTS,
    SHEET,
    STROKES,
    UNDONE,
)
from yakai.games.pictomania.scoring import black_tokens
from yakai.games.pictomania.state import (
    GuessCard,
    Guessed,
    Options,
    Stage,
    State,
    candidates,
    guesses_of,
    hand,
    is_full,
    round_of,
)
from yakai.games.pictomania.steps import NOBODY, ONLY, everybody
from yakai.games.pictomania.view import Event, Memory, StrokeEvent, UndidEvent, View

_CHANCE: Final = Chance()

_DONE: Final[dict[Stage, str]] = {
    "draw": "PIC-11",
    "review": "PIC-17",
    "scores": "PIC-5",
    "vote": "PIC-22",
    "over": "PIC-22",
}
"""The clause by which a seat that has finished a step may do no more in it; PIC-6 for other stages."""


class PictomaniaRules:
    """Pictomania, version 1."""

    id = "pictomania"
    version = 1
    seats = range(3, 7)
    options = Options
    kinds = Kinds(action=Action, outcome=Outcome, view=View, legal=Choice, event=Event, memory=Memory)
    customs = Customs(
        final=get_args(
            Action
        ),  # nothing is taken back but a stroke, and that by an action of its own (PIC-14)
        silent=knowledge.silent,
        refuses=refuses,
        host=(SetLevel,),
        adds=(StrokeEvent, UndidEvent),
        follow=knowledge.follow,
        excuse=knowledge.excuse,
        glimpse=Points,
        glimpsed=knowledge.glimpsed,
        own_screens=True,
        colours=6,
    )

    # Setting up

    def setup(self, seats: int, options: Options) -> State:
        """The state before the first round: no cards on the stand, all tokens in their places (PIC-2 to PIC-4)."""
        return State(
            options=options,
            stage="cards",
            step=0,
            to_act=NOBODY,
            drawings=((),) * seats,
            undone=(0,) * seats,
            pencils=NOBODY,
            guessed=(),
            guess_cards=(),
            black=black_tokens(seats, options),
            tokens=(None,) * seats,
            levels=options.levels,
            decks=(0, 0, 0, 0),
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

    # The game: four rounds, each with three cards

    def pending(self, state: State) -> Pending:
        """All seats that have yet to act, at the same time and with the step's limit; or chance."""
        if state.to_act:
            asking = state.stage in ("ready", "scores")  # seats that are ready may still ask (PIC-5, PIC-6)
            also = everybody(state) - state.to_act if asking else NOBODY
            return Turn(state.to_act, steps.timer(state), also)
        if state.result is not None:
            return Over(state.result)
        return _CHANCE

    def sample(self, state: State, rng: Random) -> Outcome:
        """A random outcome: three unseen cards of the level (PIC-5), a replacement (PIC-6), or the deal (PIC-6)."""
        match state.stage:
            case "cards":
                return cards.any_cards(state, rng)
            case "replace":
                return cards.any_fresh(state, rng)
            case _:
                return Dealt(cards.any_deal(state, rng))

    def settle(self, state: State, outcome: Outcome) -> State:
        """The state in which all players read the cards (PIC-6), read a replaced one (PIC-6), or draw (PIC-7)."""
        match outcome, state.stage:
            case Cards(), "cards":
                return steps.begun(cards.stood_up(state, outcome), "ready")
            case Fresh(), "replace":
                return steps.begun(cards.replaced(state, outcome), "ready")
            case Dealt(tasks=tasks), "deal":
                return replace(steps.begun(cards.dealt(state, tasks), "draw"), pencils=everybody(state))
            case _:
                raise BadOutcome("outcome-does-not-fit")

    # What all players do at the same time; actions count in the order of arrival (PIC-15)

    @refusing_misfits
    def act(self, state: State, seat: Seat, action: Action) -> State:
        """The state after an action; what a seat may do depends only on the step."""
        if seat not in state.to_act and not _may_still(state, seat, action):
            raise IllegalAction(_DONE.get(state.stage, "PIC-6"), "pictomania-already-finished")
        match state.stage:
            case "draw":
                return self._while_drawing(state, seat, action)
            case "ready":
                return self._while_getting_ready(state, seat, action)
            case "review":
                return self._while_reviewing(state, seat, action)
            case "scores":
                return self._between_rounds(state, seat, action)
            case _:
                return self._while_voting(state, seat, action)

    def _between_rounds(self, state: State, seat: Seat, action: Action) -> State:
        """The state after a seat is ready for the next round, or sets the level of a coming one (PIC-5)."""
        match action:
            case SetLevel(round=number, level=level):
                if action not in cards.settable(state.levels, round_of(state), cards.unused(state)):
                    raise IllegalAction("PIC-5", "pictomania-no-such-level", round=number)
                green, yellow, orange, red = with_row(state.levels, number - 1, level)
                return replace(state, levels=(green, yellow, orange, red))
            case Ready(step=step):
                return steps.ready(state, seat, step)
            case _:
                raise _refusal(state, action)

    def _while_getting_ready(self, state: State, seat: Seat, action: Action) -> State:
        """The state after a seat is ready, or has a card replaced because of an unknown word (PIC-6)."""
        match action:
            case Ready(step=step):
                return steps.ready(state, seat, step)
            case Replace(letter=letter, step=step):
                steps.check_step(state, step)
                if state.replacements == 0:
                    raise IllegalAction("PIC-6", "pictomania-replaced-enough", most=REPLACEMENTS)
                if not cards.cards_left(state):
                    raise IllegalAction("PIC-6", "pictomania-no-card-left")
                return replace(state, stage="replace", to_act=NOBODY, replacing=letter)
            case _:
                raise _refusal(state, action)

    # Drawing and guessing

    def _while_drawing(self, state: State, seat: Seat, action: Action) -> State:
        """The state after a seat draws, guesses, takes a token, finishes or undoes; there are no turns."""
        match action:
            case Stroke():
                return self._draw(state, seat, action)
            case Guess(artist=artist, number=number):
                return self._guess(state, seat, artist, number)
            case Take(stars=stars):
                return self._take(state, seat, stars)
            case Finish():
                return steps.finished(state, seat)
            case Undo():
                return self._undo(state, seat)
            case _:
                raise _refusal(state, action)

    def _draw(self, state: State, seat: Seat, stroke: Stroke) -> State:
        """Add a stroke to the seat's own sheet, which all see (PIC-8), before its first guess (PIC-10)."""
        if seat not in state.pencils:
            raise IllegalAction("PIC-10", "pictomania-pencil-is-down")
        strokes = state.drawings[seat]
        if is_full(strokes):
            raise IllegalAction("PIC-8", "pictomania-sheet-is-full", strokes=STROKES, points=SHEET)
        if not columns_fit(stroke):
            raise IllegalAction("PIC-8", "pictomania-columns-are-unequal")
        if not points_fit(stroke):
            points = len(stroke.xs)
            raise IllegalAction("PIC-8", "pictomania-wrong-number-of-points", points=points, most=POINTS)
        if not numbers_fit(stroke):
            raise IllegalAction("PIC-8", "pictomania-off-the-sheet", edge=EDGE)
        return replace(state, drawings=with_row(state.drawings, seat, (*strokes, stroke)))

    def _guess(self, state: State, seat: Seat, artist: Seat, number: int) -> State:
        """Put a guess card face down on another player's stack, for good (PIC-9); the pencil goes down (PIC-10)."""
        if artist == seat or artist not in everybody(state):
            raise IllegalAction("PIC-9", "pictomania-no-such-artist", artist=artist)
        if Guessed(seat, artist) in state.guessed:
            raise IllegalAction("PIC-9", "pictomania-guessed-already", artist=artist)
        if number not in hand(card.number for _, card in guesses_of(state, seat)):
            raise IllegalAction("PIC-9", "pictomania-no-such-guess-card", number=number)
        return replace(
            state,
            pencils=state.pencils - ONLY[seat],
            guessed=(*state.guessed, Guessed(seat, artist)),
            guess_cards=(*state.guess_cards, Hidden(GuessCard(number), ONLY[seat])),
        )

    def _take(self, state: State, seat: Seat, stars: int | None) -> State:
        """Take a black token, by default the best one (PIC-11); with advanced rules the last one ends it (PIC-12)."""
        if not state.black:
            raise IllegalAction("PIC-11", "pictomania-no-token-left")
        if stars is None:
            stars = max(state.black)
        elif stars not in state.black:
            left = " ".join(map(str, state.black))
            raise IllegalAction("PIC-11", "pictomania-no-such-token", stars=stars, left=left)
        at = state.black.index(stars)
        after = replace(
            state,
            black=state.black[:at] + state.black[at + 1 :],
            tokens=with_row(state.tokens, seat, stars),
        )
        if state.options.advanced and not after.black:
            return steps.review(after)
        return steps.finished(after, seat)

    def expire(self, state: State, timer: TimerKey) -> State:
        """End the step when its time is over; seats that still draw or guess finish without a token (PIC-13)."""
        running = steps.timer(state) if state.to_act else None
        if running is None or running.key != timer:
            raise NoTimer("no-such-timer", timer=timer)
        return steps.over(state)

    def _undo(self, state: State, seat: Seat) -> State:
        """Take back the seat's own latest stroke, if the table allows it, before its first guess (PIC-14)."""
        if not state.options.undo:
            raise IllegalAction("PIC-14", "pictomania-no-undo")
        if seat not in state.pencils:
            raise IllegalAction("PIC-14", "pictomania-pencil-is-down")
        if not state.drawings[seat]:
            raise IllegalAction("PIC-14", "pictomania-nothing-to-undo")
        if state.undone[seat] >= UNDONE:
            raise IllegalAction("PIC-14", "pictomania-undone-enough", most=UNDONE)
        *strokes, last = state.drawings[seat]
        return replace(
            state,
            drawings=with_row(state.drawings, seat, tuple(strokes)),
            undone=with_row(state.undone, seat, state.undone[seat] + len(last.xs)),
        )

    # The review before scoring

    def _while_reviewing(self, state: State, seat: Seat, action: Action) -> State:
        """The state after a seat admits a wrong word, agrees that a drawing is void, or is ready (PIC-17)."""
        match action:
            case Ready(step=step):
                return steps.ready(state, seat, step)
            case Confess():
                if state.void[seat] is not None:
                    raise IllegalAction("PIC-17", "pictomania-void-already", artist=seat)
                return replace(state, void=with_row(state.void, seat, "confessed"))
            case Agree(artist=artist):
                return self._agree(state, seat, artist)
            case _:
                raise _refusal(state, action)

    def _agree(self, state: State, seat: Seat, artist: Seat) -> State:
        """Agree that a drawing is void, which it is when all other players agree (PIC-17).

        A proposal makes all players look again, also the artist, who may admit a wrong word.
        """
        if artist == seat or artist not in everybody(state):
            raise IllegalAction("PIC-17", "pictomania-no-such-artist", artist=artist)
        if state.void[artist] is not None:
            raise IllegalAction("PIC-17", "pictomania-void-already", artist=artist)
        if seat in state.agreed[artist]:
            raise IllegalAction("PIC-17", "pictomania-agreed-already", artist=artist)
        agreed = (*state.agreed[artist], seat)
        after = replace(state, agreed=with_row(state.agreed, artist, agreed))
        if len(agreed) == 1:
            return steps.begun(after, "review")
        if len(agreed) == len(state.drawings) - 1:
            return replace(after, void=with_row(state.void, artist, "agreed"))
        return after

    # The end

    def _while_voting(self, state: State, seat: Seat, action: Action) -> State:
        """The state after a seat votes for another player's finest drawing, or for none (PIC-22)."""
        match action:
            case Ready(step=step):
                return steps.ready(state, seat, step)
            case Vote(round=number, artist=artist):
                if action not in candidates(state.gallery, seat):
                    raise IllegalAction("PIC-22", "pictomania-no-such-drawing", round=number, artist=artist)
                votes = with_row(state.votes, seat, Hidden(action, ONLY[seat]))
                return steps.done(replace(state, votes=votes), seat)
            case _:
                raise _refusal(state, action)

    # What a player knows (PIC-23)

    view = staticmethod(knowledge.view)
    tell = staticmethod(knowledge.tell)
    recall = staticmethod(knowledge.recall)
    legal = staticmethod(knowledge.legal)
    imagine = staticmethod(knowledge.imagine)


def _may_still(state: State, seat: Seat, action: Action) -> bool:
    """Whether a seat that is ready may still do this: ask for another card (PIC-6), or set a level (PIC-5)."""
    asks = (state.stage == "ready" and isinstance(action, Replace)) or (
        state.stage == "scores" and isinstance(action, SetLevel)
    )
    return asks and seat in everybody(state)


def _refusal(state: State, action: Action) -> IllegalAction:
    """The error for an action of another step; in the vote no other step is left."""
    clause, why = _elsewhere(state.stage, action)
    return IllegalAction(clause, "pictomania-all-is-played" if state.stage == "vote" else why)


def _elsewhere(stage: Stage, action: Action) -> tuple[str, str]:
    """The clause that assigns an action to another step, and the message for this one."""
    match action:
        case SetLevel():
            return "PIC-5", "pictomania-level-is-set"
        case Ready():
            return "PIC-11", "pictomania-finish-instead"
        case Replace():
            return "PIC-6", "pictomania-no-cards-yet" if stage == "scores" else "pictomania-cards-are-settled"
        case Confess() | Agree():
            return "PIC-17", "pictomania-review-is-over" if stage == "scores" else "pictomania-no-review"
        case Vote():
            return "PIC-22", "pictomania-no-vote"
        case _ if stage in ("ready", "scores"):
            return "PIC-6", "pictomania-not-dealt-yet"
        case _:
            return "PIC-12", "pictomania-drawing-is-over"
