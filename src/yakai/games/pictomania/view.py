"""What a seat of Pictomania sees, hears and can remember (PIC-23)."""

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
    """What lies before the player. `seat` is `null` for a spectator.

    `to_act` are those who have not finished, are not ready or have not voted; `pencils` those who may still draw.
    Between two rounds `round` is the next one, and `unused` says how many cards of each level nobody has seen;
    `levels` are those of all rounds. While everybody gets ready, `deck` counts the cards that can come in place of
    another, and `replacements` how many may still be asked for. `task` is the own word, `tasks` are everybody's from
    the review on. `guessed` has all guesses in their order, `guesses` the own ones with their numbers. `own` are the
    stars on each player's own tokens, `black` those of the black tokens left, `tokens` those of the black tokens
    taken. `shown` are the cards of each level that this table has seen in this game and earlier ones, those of long ago
    first. `agreed` says for each drawing who wants it void. `gallery` shows the drawings of earlier rounds.
    `undone` counts the points that each has taken back in this round.
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
    """All drawings of earlier rounds, and the cards that came so far, with those of them that were replaced."""

    gallery: tuple[tuple[Drawing, ...], ...]
    decks: Decks
    used: tuple[CardKey, ...]
    replaced: tuple[CardKey, ...]


class CardsEvent(Struct, frozen=True, tag="cards"):
    """A round begins: three cards stand at A, B and C. Each level has so many cards."""

    round: int
    level: Level
    decks: Decks
    stand: tuple[Side, ...]


class LevelEvent(Struct, frozen=True, tag="level"):
    """The host sets the level of a round to come (PIC-5)."""

    seat: Seat
    round: int
    level: Level


class ReadyEvent(Struct, frozen=True, tag="ready"):
    """A seat has nothing more to say in this step."""

    seat: Seat


class AskedEvent(Struct, frozen=True, tag="asked"):
    """A seat does not know a word on this card."""

    seat: Seat
    letter: Letter


class FreshEvent(Struct, frozen=True, tag="fresh"):
    """Another card comes in its place."""

    letter: Letter
    card: Side


class DealtEvent(Struct, frozen=True, tag="dealt"):
    """Everybody gets a letter and a number, and draws; only the own ones are seen, with the word."""

    task: Task | None
    word: str | None


class StrokeEvent(Struct, frozen=True, tag="stroke"):
    """A drawing grows."""

    seat: Seat
    stroke: Stroke


class UndidEvent(Struct, frozen=True, tag="undid"):
    """A seat takes its latest stroke back."""

    seat: Seat


class GuessedEvent(Struct, frozen=True, tag="guessed"):
    """A seat guesses; only that seat sees what."""

    seat: Seat
    artist: Seat
    number: int | None


class TookEvent(Struct, frozen=True, tag="took"):
    """A seat has finished and takes a black token."""

    seat: Seat
    stars: int


class FinishedEvent(Struct, frozen=True, tag="finished"):
    """A seat has finished without a black token."""

    seat: Seat


class TimeEvent(Struct, frozen=True, tag="time"):
    """The time for a step has run out; these seats had not finished, or were not ready."""

    stage: Stage
    seats: tuple[Seat, ...]


class ReviewEvent(Struct, frozen=True, tag="review"):
    """The drawing is over: everybody's words are shown, and no guesses."""

    tasks: tuple[Task, ...]
    words: tuple[str, ...]
    seconds: float


class ConfessedEvent(Struct, frozen=True, tag="confessed"):
    """An artist has drawn another word: the drawing does not count (PIC-17)."""

    seat: Seat


class AgreedEvent(Struct, frozen=True, tag="agreed"):
    """A seat thinks that a drawing should not count: as the `first` to say so; with `void` all others think so too."""

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
    """A seat votes; only that seat sees for what."""

    seat: Seat
    vote: Vote | None


class FinestEvent(Struct, frozen=True, tag="finest"):
    """The vote is over; equally many votes share the honour, and nobody may have voted at all."""

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
