"""The protocols that a game implements (rules, bots, texts, terminal), and the few values that all games share."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from msgspec import Struct

from yakai.core.legal import Legal
from yakai.core.words import Words

if TYPE_CHECKING:
    from yakai.core.log import Entry

Seat: TypeAlias = int
"""The number of a player's seat, from 0, clockwise (ALL-1)."""

TimerKey: TypeAlias = str
"""The name of a timer, unique within its game."""

S = TypeVar("S")  # state
A = TypeVar("A")  # actions
O = TypeVar("O")  # noqa: E741  # outcomes
V = TypeVar("V")  # view
E_co = TypeVar("E_co", covariant=True)  # events
M = TypeVar("M")  # memory
C = TypeVar("C")  # options


class Result(Struct, frozen=True):
    """How a game ended: the reason, and the score and place of each seat. Place 1 is best; tied seats have the same."""

    reason: str
    scores: tuple[int, ...]
    places: tuple[int, ...]


def places(scores: tuple[int, ...], *, fewest: bool = False) -> tuple[int, ...]:
    """The place of each score. The highest score is first, or the lowest with `fewest`; equal scores share a place.

    >>> places((7, 9, 7))
    (2, 1, 2)
    >>> places((7, 9, 7), fewest=True)
    (1, 3, 1)
    """
    keys = scores if fewest else tuple(-score for score in scores)
    return tuple(1 + sum(other < key for other in keys) for key in keys)


class Timer(Struct, frozen=True):
    """A time limit set by the rules, such as a reaction window or a drawing round."""

    key: TimerKey
    seconds: float


class Turn(Struct, frozen=True, repr_omit_defaults=True):
    """These seats are to act, one or several at once. Those in `also` may act too, but the game need not wait."""

    seats: frozenset[Seat]
    timer: Timer | None = None
    also: frozenset[Seat] = frozenset()

    def allows(self, seat: Seat | None) -> bool:
        """Whether this seat may act now.

        >>> turn = Turn(frozenset({0}), also=frozenset({2}))
        >>> [seat for seat in range(3) if turn.allows(seat)]
        [0, 2]
        """
        return seat in self.seats or seat in self.also


class Chance(Struct, frozen=True):
    """A random outcome is due next: a shuffle, a die roll or a draw."""


class Over(Struct, frozen=True):
    """The game has ended."""

    result: Result


Pending: TypeAlias = Turn | Chance | Over


class Kinds(Struct, frozen=True):
    """The types of a game's values, which encoders and decoders need: tagged Structs, or unions of them."""

    action: Any
    outcome: Any
    view: Any
    legal: Any
    event: Any
    memory: Any


class Customs(Struct, frozen=True):
    """How a game differs from the usual in its matches and at its tables. All defaults are the usual."""

    together: bool = False
    """All players win or lose together. If all but one concede, the last one does not win."""
    silent: bool | Callable[[Any], bool] = False
    """Whether its tables have no chat, emotes and pointers during a game; a function decides by the public view."""
    forgets: bool = False
    """Remembering is part of the game: a player who reconnects does not get earlier events again."""
    final: tuple[type, ...] = ()
    """The types of action that cannot be undone."""
    refuses: Callable[[Any], None] | None = None
    """Raises `IllegalAction` for an action that tables no longer accept, although the rules still read it in old logs.
    """
    host: tuple[type, ...] = ()
    """The types of action that only the table's host may take, on any seat."""
    adds: tuple[type, ...] = ()
    """The types of event that only add to a large view and have no sentence. They are sent without the view."""
    follow: Callable[[Any, Any], Any] | None = None
    """The view after an event of a type in `adds`: `follow(view before, event) == view after`, for every seat."""
    offered: Callable[[Any], Any] | None = None
    """The legal choice as a client gets it, made from a view: with what each action would lead to, so that the client
    needs no rules. `legal` has only what bots need when they search, because they ask often."""
    excuse: Callable[[Any], Any] | None = None
    """The action that the host may take for the view's seat when all others wait for it and no timer runs; raises
    `IllegalAction` if there is none."""
    standing: Callable[[Any], Any] | None = None
    """The action that the view's seat has ordered in advance and that is due now, or `None`. A table takes it after a
    short random delay."""
    glimpse: type[Struct] | None = None
    """The type of something still in progress, such as a half-drawn stroke, which all others at the table see at once.
    It is not an action, is never stored or told, and may get lost. A falsy one is shown, but its sender does not count
    as active."""
    glimpsed: Callable[[Any, Any], bool] | None = None
    """Whether a glimpse may be shown now: `glimpsed(view of its seat, glimpse)`."""

    own_screens: bool = False
    """Several seats act at once, so two players cannot share one screen."""

    colours: int = 0
    """The number of colours, of which each seat has its own; 0 if the game has no colours of players."""

    def silences(self, view: Any) -> bool:
        """Whether a table is silent at this public view.

        >>> Customs(silent=lambda view: view == "draw").silences("draw")
        True
        """
        return self.silent if isinstance(self.silent, bool) else self.silent(view)


class Rules(Protocol[S, A, O, V, E_co, M, C]):
    """One version of a game's rules: pure functions, with no state of their own."""

    id: str
    version: int
    seats: range
    options: type[C]
    kinds: Kinds
    customs: Customs

    def setup(self, seats: int, options: C) -> S:
        """The state before anything has happened. Raises `BadOption` if an option does not fit."""
        ...

    def pending(self, state: S) -> Pending:
        """What comes next: a turn of one or more seats, a random outcome, or the end."""
        ...

    def act(self, state: S, seat: Seat, action: A) -> S:
        """The state after an action of a seat. It checks everything itself, and raises `IllegalAction`."""
        ...

    def sample(self, state: S, rng: Random) -> O:
        """A random outcome, when `Chance` is pending: the result of the shuffle, die roll or draw."""
        ...

    def settle(self, state: S, outcome: O) -> S:
        """The state after a random outcome. Raises `BadOutcome` if that is not possible here."""
        ...

    def expire(self, state: S, timer: TimerKey) -> S:
        """The state after one of the game's own timers has run out."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat sees of a state; `None` is a spectator."""
        ...

    def tell(self, before: S, entry: "Entry", after: S, seat: Seat | None) -> tuple[E_co, ...]:
        """The events of one log entry, as this seat sees them; `None` is a spectator."""
        ...

    def recall(self, state: S, seat: Seat) -> M:
        """All that this seat has seen so far and that its view no longer shows, as a perfect memory would keep it."""
        ...

    def legal(self, view: V) -> Legal[A]:
        """The legal actions of the view's seat. They are made from the view, so they cannot leak."""
        ...

    def imagine(self, view: V, memory: M, rng: Random) -> S:
        """A random state that fits all that this seat knows. Its probability need not be right."""
        ...


AnyRules: TypeAlias = Rules[Any, Any, Any, Any, Any, Any, Any]


class Bot(Protocol):
    """A player that chooses from a view and a memory, like a person, and never sees a state."""

    def choose(self, rules: AnyRules, view: Any, memory: Any, rng: Random) -> Any:
        """An action of the view's seat, or `None` to let a timer run out."""
        ...


@runtime_checkable
class Doubts(Protocol):
    """A bot that rates how sure it is of its choice, so that `Game.bides` can wait longer with a doubtful one."""

    def sure(self, view: Any, action: Any) -> float:
        """How sure the bot is, from 0 to 1. All can see how long it waits, so this must use public knowledge only."""
        ...


class Sees(Protocol):
    """A player that sees the whole state, to measure bots against. It never plays at a table."""

    def choose(self, rules: AnyRules, state: Any, seat: Seat, rng: Random) -> Any:
        """An action of this seat, or `None` to let a timer run out."""
        ...


class Times(Struct, frozen=True):
    """The times, in seconds, by which a bot may decide how long to wait. All players can see them."""

    passed: float
    """Since the latest event that no seat caused, such as a deal."""
    quiet: tuple[float, ...]
    """For each seat: since that event, or since the seat was last seen to do something."""
    showing: float
    """Until boards have shown all events."""
    people: frozenset[Seat]
    """The seats that people play."""
    bot: str = ""
    """The bot's own name."""
    sure: float = 1.0
    """How sure the bot is of its action, if it rates that (`Doubts`)."""


class Say(Protocol):
    """A function that gives the text of a key in the reader's language."""

    def __call__(self, key: str, /, **details: str | int) -> str: ...

    def __hash__(self) -> int: ...


class Telling(Protocol):
    """How a game puts its events into words, for the log, the screen reader, the terminal and replays."""

    def sentences(self, event: Any, names: Sequence[str], you: Seat | None, say: Say) -> list[str]:
        """An event as sentences. `names` are the players' names by seat; `you` is the reader's seat."""
        ...


Because: TypeAlias = dict[str, str | int]
"""The reasons for an action, as details of a text; empty if there are none to name."""


class Hinting(Protocol):
    """How a game explains what its strongest bot would do, to a person who plays against bots alone."""

    def because(self, rules: AnyRules, bot: Bot, view: Any, memory: Any, action: Any, rng: Random) -> Because:
        """The bot's own reasons for its action. Called in the bot's process, with the same random numbers."""
        ...

    def sentence(self, view: Any, action: Any, because: Because, names: Sequence[str], say: Say) -> str:
        """The action and its reasons as a sentence; the action alone if there are no reasons."""
        ...


class Afterthoughts(Protocol):
    """How a game explains some actions after its end, by what the player of each could see then."""

    def about(self, action: Any) -> bool:
        """Whether such an action can be explained."""
        ...

    def thought(self, rules: AnyRules, bot: Bot | None, view: Any, memory: Any, rng: Random) -> Because:
        """What this bot thought then; without a bot, what a good one would have thought on that person's seat. Called
        in the bots' processes.
        """
        ...

    def told(
        self, events: Sequence[Any], thought: Because, names: Sequence[str], you: Seat | None, say: Say
    ) -> tuple[str, str]:
        """What happened, in one line made from public events, and the thought in one sentence."""
        ...


def subject(seat: Seat, names: Sequence[str], you: Seat | None) -> dict[str, str | int]:
    """The details of a text about a seat, which says "you" to the player there.

    In Fluent: `{ $who -> [you] You … *[other] { $name } … }`.

    >>> subject(1, ["Ann", "Bob"], you=1)
    {'name': 'Bob', 'who': 'you'}
    """
    return {"name": names[seat], "who": "you" if seat == you else "other"}


def hinted(move: str, why: str, say: Say) -> str:
    """A hint as one sentence: the move and why, or the move alone."""
    return say("match-hint", move=move, why=why) if why else say("match-hint-bare", move=move)


def percent(chance: float) -> int:
    """A probability in percent, rounded for a text. Only a certain one becomes 0 or 100.

    >>> percent(0.204), percent(0.001), percent(1.0)
    (20, 1, 100)
    """
    return round(100 * chance) if chance <= 0 or chance >= 1 else min(99, max(1, round(100 * chance)))


def signed(number: int) -> str:
    """A number with the minus sign of typography, for a text.

    >>> signed(-6), signed(6)
    ('−6', '6')
    """
    return str(number).replace("-", "−")


class Terminal(Protocol):
    """How a game is shown and played as text. `names` are the players' names by seat."""

    help: str
    """The key of the text that says what can be typed."""
    rules: tuple[str, ...]
    """The keys of the sections that explain how to play. The title of each has the same key with `-title`."""

    def prompt(self, view: Any) -> str:
        """The key of the text that asks for a move, usually `cli-prompt`."""
        ...

    def picture(self, view: Any, names: Sequence[str], say: Say) -> list[str]:
        """The view as lines of text."""
        ...

    def read(self, words: str, legal: Any, say: Say) -> Any:
        """The action that was typed; raises `BadAction` if it is none. The rules decide whether it is legal."""
        ...


@runtime_checkable
class Looks(Protocol):
    """A terminal that has more to show than its picture: the player types the name of a thing."""

    def look(self, words: str, view: Any, names: Sequence[str], say: Say) -> list[str] | None:
        """The thing of that name as lines of text; `None` if there is none."""
        ...


@runtime_checkable
class Stays(Protocol):
    """A terminal of a game with `Customs.forgets`, in which some private events may stay on the screen."""

    def stays(self, event: Any, view: Any) -> bool:
        """Whether the picture still shows all that this event told the view's seat alone."""
        ...


class Game(Struct, frozen=True):
    """One game for the catalogue: its rules and their earlier versions, its bots, texts and other parts."""

    rules: AnyRules
    bots: Mapping[str, Bot]
    """The bots by name, the weakest first."""
    package: str
    """The Python package whose folder `text` has the game's texts."""
    past: tuple[AnyRules, ...] = ()
    """The earlier versions of the rules, for old logs."""
    telling: Telling | None = None
    terminal: Terminal | None = None
    hinting: Hinting | None = None
    """Explains what the strongest bot would do; without it there are no hints."""
    afterthoughts: Afterthoughts | None = None
    """Explains some actions after the end of a game."""
    stand_in: str | None = None
    """The bot that plays for an absent player and cannot be chosen in a lobby; by default `club`, or the strongest."""
    bides: Callable[[Any, Any, Times], float] | None = None
    """Seconds that a bot waits before an action where all seats act at once, so that people can keep up:
    `bides(view, action, times)`. At 0 or less it acts at once; otherwise it may choose again after that time."""
    keeps: Callable[[Any, Mapping[str, Any], Result], Any] | None = None
    """What a table keeps of its finished games, such as a campaign sheet, for all at the table to see:
    `keeps(kept before, or None at first; options of one more game; its result)`."""
    goes_on: Callable[[dict[str, Any], Any], dict[str, Any]] | None = None
    """The options of the next game at a table: `goes_on(options set by the host, a spectator's last view)`. A table can
    thus remember which cards were used."""
    seeing: Sees | None = None
    """The player to measure its bots against, if it has a better one than a search on the full state."""
    words: Words | None = None
    """The words that it is played with, if the operator can add to them."""
