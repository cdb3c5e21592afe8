"""What a seat of Pictomania sees, is told and can remember (PIC-23)."""

from typing import TypeAlias

from msgspec import Struct

from yakai.core.game import Result, Seat
from yakai.games.pictomania.actions import Guess, Stroke, Vote
from yakai.games.pictomania.pieces import Letter, Level, Side, Task
from yakai.games.pictomania.state import (
    CardKey,
    Decks,
    Drawing,
    Finest,
    Guessed,
    Levels,
    Options,
    Scored,
    Seen,
    Stage,
    Voided,
)


class View(Struct, frozen=True):
    """What a seat sees. `seat` is `null` for a spectator.

    `to_act` are the seats that have not finished, are not ready or have not voted; `pencils` those that may still draw.
    Between two rounds `round` is the next one, and `unused` says how many cards of each level have not been seen;
    `levels` are those of all rounds. While players get ready, `deck` counts the cards that can come in place of
    another, and `replacements` how many may still be asked for. `task` is the seat's own word, `tasks` are all seats'
    words from the review on. `guessed` has all guesses in their order, `guesses` the seat's own with their numbers.
    `own` are the stars on each player's own tokens, `black` those on the black tokens left, `tokens` those on the black
    tokens taken. `shown` are the cards of each level that this table has seen in this game and earlier ones, those from
    longest ago first. `agreed` has for each drawing the seats that want it void. `gallery` has the drawings of earlier
    rounds. `undone` counts the points that each seat has taken back in this round.
    """

    seat: Seat | None
    options: Options
    round: int
    stage: Stage
    step: int
    to_act: tuple[Seat, ...]
    levels: Levels
    unused: Decks
    deck: int
    replacements: int
    replacing: Letter | None
    shown: Seen
    stand: tuple[Side, ...]
    task: Task | None
    tasks: tuple[Task, ...]
    drawings: tuple[Drawing, ...]
    undone: tuple[int, ...]
    pencils: tuple[Seat, ...]
    guessed: tuple[Guessed, ...]
    guesses: tuple[Guess, ...]
    own: tuple[int, ...]
    black: tuple[int, ...]
    tokens: tuple[int | None, ...]
    void: tuple[Voided | None, ...]
    agreed: tuple[tuple[Seat, ...], ...]
    scored: tuple[Scored, ...]
    gallery: tuple[tuple[Drawing, ...], ...]
    voted: tuple[Seat, ...]
    vote: Vote | None
    finest: tuple[Finest, ...]
    result: Result | None


class Memory(Struct, frozen=True):
    """All drawings of earlier rounds, the cards that have come so far, and which of them were replaced."""

    gallery: tuple[tuple[Drawing, ...], ...]
    decks: Decks
    used: tuple[CardKey, ...]
    replaced: tuple[CardKey, ...]


class CardsEvent(Struct, frozen=True, tag="cards"):
    """A round begins: three cards stand at A, B and C; `decks` says how many cards each level has."""

    round: int
    level: Level
    decks: Decks
    stand: tuple[Side, ...]


class LevelEvent(Struct, frozen=True, tag="level"):
    """The host sets the level of a coming round (PIC-5)."""

    seat: Seat
    round: int
    level: Level


class ReadyEvent(Struct, frozen=True, tag="ready"):
    """A seat is ready to go on from this step."""

    seat: Seat


class AskedEvent(Struct, frozen=True, tag="asked"):
    """A seat does not know a word on this card."""

    seat: Seat
    letter: Letter


class FreshEvent(Struct, frozen=True, tag="fresh"):
    """Another card comes in place of the one with an unknown word."""

    letter: Letter
    card: Side


class DealtEvent(Struct, frozen=True, tag="dealt"):
    """Each seat gets a letter and a number, and drawing begins; a seat sees only its own, with the word."""

    task: Task | None
    word: str | None


class StrokeEvent(Struct, frozen=True, tag="stroke"):
    """A seat draws a stroke."""

    seat: Seat
    stroke: Stroke


class UndidEvent(Struct, frozen=True, tag="undid"):
    """A seat takes back its latest stroke."""

    seat: Seat


class GuessedEvent(Struct, frozen=True, tag="guessed"):
    """A seat guesses; only that seat sees the number."""

    seat: Seat
    artist: Seat
    number: int | None


class TookEvent(Struct, frozen=True, tag="took"):
    """A seat finishes and takes a black token."""

    seat: Seat
    stars: int


class FinishedEvent(Struct, frozen=True, tag="finished"):
    """A seat finishes without a black token."""

    seat: Seat


class TimeEvent(Struct, frozen=True, tag="time"):
    """The time of a step has run out; these seats had not finished, or were not ready."""

    stage: Stage
    seats: tuple[Seat, ...]


class ReviewEvent(Struct, frozen=True, tag="review"):
    """Drawing is over: all words are shown, but no guesses."""

    tasks: tuple[Task, ...]
    words: tuple[str, ...]
    seconds: float


class ConfessedEvent(Struct, frozen=True, tag="confessed"):
    """An artist admits to have drawn another word, so the drawing does not count (PIC-17)."""

    seat: Seat


class AgreedEvent(Struct, frozen=True, tag="agreed"):
    """A seat agrees that a drawing should not count; the `first` one proposes it, and with `void` all others agree."""

    seat: Seat
    artist: Seat
    first: bool
    void: bool


class ScoredEvent(Struct, frozen=True, tag="scored"):
    """The guesses are turned over and the round is scored."""

    round: int
    scored: Scored
    seconds: float


class VotingEvent(Struct, frozen=True, tag="voting"):
    """All rounds are played: the vote for the finest drawing begins (PIC-22)."""


class VotedEvent(Struct, frozen=True, tag="voted"):
    """A seat votes; only that seat sees for which drawing."""

    seat: Seat
    vote: Vote | None


class FinestEvent(Struct, frozen=True, tag="finest"):
    """The vote is over. Drawings with equally many votes share the honour; there is none if no seat voted."""

    finest: tuple[Finest, ...]
    seconds: float


class EndedEvent(Struct, frozen=True, tag="ended"):
    """The game is over."""

    result: Result


Event: TypeAlias = (
    CardsEvent
    | LevelEvent
    | ReadyEvent
    | AskedEvent
    | FreshEvent
    | DealtEvent
    | StrokeEvent
    | UndidEvent
    | GuessedEvent
    | TookEvent
    | FinishedEvent
    | TimeEvent
    | ReviewEvent
    | ConfessedEvent
    | AgreedEvent
    | ScoredEvent
    | VotingEvent
    | VotedEvent
    | FinestEvent
    | EndedEvent
)
