"""The complete state of a game of Pictomania, secrets included."""

from collections.abc import Iterable
from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from yakai.core.bag import Bag
from yakai.core.game import Result, Seat
from yakai.core.hidden import Hidden
from yakai.core.options import Choices
from yakai.games.pictomania.actions import Stroke, Vote
from yakai.games.pictomania.decks import languages
from yakai.games.pictomania.pieces import (
    DRAWING,
    GETTING_READY,
    LETTERS,
    LONGEST,
    MOST_CARDS,
    NUMBER_CARDS,
    POINTS,
    REVIEW,
    ROUNDS,
    SHEET,
    SHORTEST,
    STROKES,
    VOTE,
    Letter,
    Level,
    Side,
    Task,
)

Levels: TypeAlias = tuple[Level, Level, Level, Level]
"""The level of each round (PIC-5)."""

Decks: TypeAlias = tuple[int, int, int, int]
"""How many cards each level has, from green to red."""

SeenCards: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=1)], ...], Meta(max_length=MOST_CARDS)]
Seen: TypeAlias = tuple[SeenCards, SeenCards, SeenCards, SeenCards]
"""By level, from green to red, the cards that a table has seen."""

Seconds: TypeAlias = Annotated[int, Meta(ge=SHORTEST, le=LONGEST)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose.

    The words' language; the level of each round (PIC-5); the time limits in seconds for drawing (`null`: none), for
    reading the cards, for the review and for the vote (PIC-13); undoing strokes (PIC-14); the advanced rules (PIC-12);
    a learning round (PIC-21). `seen` is not chosen: it lists the cards of each level that this table had in earlier
    games, those from longest ago first, and is only set after a first game.
    """

    language: Annotated[str, Choices(languages)] = "en"
    levels: Levels = ("green", "yellow", "orange", "red")
    drawing: Seconds | None = DRAWING
    ready: Seconds = GETTING_READY
    review: Seconds = REVIEW
    vote: Seconds = VOTE
    undo: bool = True
    advanced: bool = False
    learning: bool = False
    seen: Seen | UnsetType = UNSET


Stage: TypeAlias = Literal["cards", "ready", "replace", "deal", "draw", "review", "scores", "vote", "over"]
"""The steps of a round, and the end. In `cards`, `replace` and `deal` an outcome of chance comes next."""

Drawing: TypeAlias = tuple[Stroke, ...]

Voided: TypeAlias = Literal["confessed", "agreed"]
"""Why a drawing does not count (PIC-17)."""


class CardKey(Struct, frozen=True, gc=False):
    """A word card, whichever side is up."""

    level: Level
    card: int


class Guessed(Struct, frozen=True, gc=False):
    """A guess as every seat sees it: whose card lies on whose stack (PIC-9)."""

    seat: Seat
    artist: Seat


class GuessCard(Struct, frozen=True, gc=False):
    """The face of a guess card."""

    number: int


class Checked(Struct, frozen=True, gc=False):
    """A guess turned over: its number, whether it was right, and the stars of the token that it won (PIC-16)."""

    seat: Seat
    number: int
    right: bool
    stars: int


class Tally(Struct, frozen=True):
    """One player's score of a round (PIC-20): `score` = `won` + `counted` - `left`.

    `guesses` are those on this player's drawing, in their order; `black` is the black token taken, and `counted` what
    it scored; `wrong` counts this player's own wrong guesses.
    """

    guesses: tuple[Checked, ...]
    void: Voided | None
    won: int
    wrong: int
    black: int | None
    counted: int
    left: int
    score: int


class Scored(Struct, frozen=True):
    """A round that is over, as all see it.

    It has the words, guesses and scores, the sums so far, and the places that follow from them: equal sums share one
    (PIC-22).
    """

    level: Level
    stand: tuple[Side, ...]
    tasks: tuple[Task, ...]
    tallies: tuple[Tally, ...]
    sheep: Seat | None
    totals: tuple[int, ...]
    places: tuple[int, ...]


class Finest(Struct, frozen=True, gc=False):
    """A drawing that got the most votes (PIC-22)."""

    round: int
    artist: Seat
    votes: int


class State(Struct, frozen=True):
    """A state of the game.

    `step` counts the steps of the game, so that a seat that is ready can say for which step. `to_act` are the seats
    that have not finished, are not ready or have not voted. Letters, numbers and guess cards are secrets of their
    owners; no seat knows the undealt cards. Word cards that have not come yet are in no state: an outcome of chance
    brings their words as text, and how many cards each level has (`decks`, 0 before the first ones come). `undone`
    counts the points that each seat has taken back in this round.
    """

    options: Options
    stage: Stage
    step: int
    to_act: frozenset[Seat]
    drawings: tuple[Drawing, ...]
    undone: tuple[int, ...]
    pencils: frozenset[Seat]
    guessed: tuple[Guessed, ...]
    guess_cards: tuple[Hidden[GuessCard], ...]
    black: tuple[int, ...]
    tokens: tuple[int | None, ...]
    levels: Levels
    decks: Decks
    stand: tuple[Side, ...]
    replacing: Letter | None
    replacements: int
    used: tuple[CardKey, ...]
    replaced: tuple[CardKey, ...]
    letters: tuple[Hidden[Letter], ...]
    numbers: tuple[Hidden[int], ...]
    undealt_letters: Hidden[Bag[Letter]]
    undealt_numbers: Hidden[Bag[int]]
    tasks: tuple[Task, ...]
    void: tuple[Voided | None, ...]
    agreed: tuple[tuple[Seat, ...], ...]
    scored: tuple[Scored, ...]
    gallery: tuple[tuple[Drawing, ...], ...]
    votes: tuple[Hidden[Vote] | None, ...]
    finest: tuple[Finest, ...]
    result: Result | None


# Derived from a state


def round_of(state: State) -> int:
    """The number of the round, from 1; after the end still that of the last one (PIC-5)."""
    return min(len(state.scored) + 1, ROUNDS)


def level_of(state: State) -> Level:
    """The round's level, as the host has set it (PIC-5)."""
    return state.levels[round_of(state) - 1]


def task_of(state: State, seat: Seat) -> Task | None:
    """A seat's letter and number, if they are dealt."""
    if state.letters:
        return Task(state.letters[seat].reveal(), state.numbers[seat].reveal())
    return state.tasks[seat] if state.tasks else None


def word_of(stand: tuple[Side, ...], task: Task) -> str:
    """The word of a task: the letter names the card, the number the word on it (PIC-7)."""
    return stand[LETTERS.index(task.letter)].words[task.number - 1]


def is_full(drawing: Drawing) -> bool:
    """Whether a drawing takes no more strokes (PIC-8)."""
    strokes = len(drawing)
    if strokes * POINTS < SHEET:  # however long they are
        return False
    return strokes >= STROKES or sum([len(stroke.xs) for stroke in drawing]) >= SHEET


def guesses_of(state: State, seat: Seat) -> list[tuple[Seat, GuessCard]]:
    """A seat's own guesses, each with the artist and the card."""
    return [
        (guess.artist, card.reveal())
        for guess, card in zip(state.guessed, state.guess_cards, strict=True)
        if guess.seat == seat
    ]


def hand(played: Iterable[int]) -> tuple[int, ...]:
    """The numbers of the guess cards still in hand, each of which can be played once a round (PIC-9)."""
    gone = set(played)
    return tuple([number for number in NUMBER_CARDS if number not in gone])


def candidates(gallery: tuple[tuple[Drawing, ...], ...], seat: Seat) -> tuple[Vote, ...]:
    """The drawings that a seat can vote for: those of others that are not blank (PIC-22)."""
    return tuple(
        Vote(number, artist)
        for number, drawings in enumerate(gallery, start=1)
        for artist, drawing in enumerate(drawings)
        if drawing and artist != seat
    )
