"""What a game is: the protocol that every game's rules follow, and the few values that all games share."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from msgspec import Struct

from yakai.core.legal import Legal
from yakai.core.words import Words

if TYPE_CHECKING:
    from yakai.core.log import Entry

Seat: TypeAlias = int
"""A place at the table, numbered from 0, clockwise (ALL-1)."""

TimerKey: TypeAlias = str

S = TypeVar("S")  # state
A = TypeVar("A")  # actions
O = TypeVar("O")  # noqa: E741  # outcomes
V = TypeVar("V")  # view
E_co = TypeVar("E_co", covariant=True)  # events
M = TypeVar("M")  # memory
C = TypeVar("C")  # options


class Result(Struct, frozen=True):
    """How a game ended. Place 1 is best, and equal places share."""

    reason: str
    scores: tuple[int, ...]
    places: tuple[int, ...]


def places(scores: tuple[int, ...], *, fewest: bool = False) -> tuple[int, ...]:
    """The place of each score, the highest first (or the lowest, with `fewest`); equal scores share one.

    >>> places((7, 9, 7))
    (2, 1, 2)
    >>> places((7, 9, 7), fewest=True)
    (1, 3, 1)
    """
    keys = scores if fewest else tuple(-score for score in scores)
    return tuple(1 + sum(other < key for other in keys) for key in keys)


class Timer(Struct, frozen=True):
    """A clock that belongs to the rules: a reaction window, a drawing round."""

    key: TimerKey
    seconds: float


class Turn(Struct, frozen=True, repr_omit_defaults=True):
    """Somebody is to act: one seat, or several at once. `also` may act too, but nobody waits for them."""

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
    """The next thing is a shuffle, a die or a draw."""


class Over(Struct, frozen=True):
    """The game has ended."""

    result: Result


Pending: TypeAlias = Turn | Chance | Over


class Kinds(Struct, frozen=True):
    """The types of a game's values, for everything that reads or writes them. Unions of tagged Structs."""

    action: Any
    outcome: Any
    view: Any
    legal: Any
    event: Any
    memory: Any


class Customs(Struct, frozen=True):
    """How a game differs from most in what matches and tables do around it."""

    together: bool = False
    """All win or all lose: nobody wins when the others give up."""
    silent: bool | Callable[[Any], bool] = False
    """While a game runs, its table has no chat, no emotes and no pointers; or only while the public view says so."""
    forgets: bool = False
    """Remembering is the game: what was told before is not told again to whoever comes back."""
    final: tuple[type, ...] = ()
    """The kinds of action that cannot be taken back."""
    refuses: Callable[[Any], None] | None = None
    """Raises `IllegalAction` for an action that no table takes any more, although the rules read it in older logs."""
    host: tuple[type, ...] = ()
    """The kinds of action that a table allows only to its host, on whichever seat that is."""
    adds: tuple[type, ...] = ()
    """The kinds of event that only add to a large view, and have no words: they travel without the view."""
    follow: Callable[[Any, Any], Any] | None = None
    """A view and such an event give the next view: `follow(view before, event) == view after`, for every seat."""
    offered: Callable[[Any], Any] | None = None
    """From a view, the legal choice as a screen gets it: with what each action would lead to, so that a client knows
    no rule. `legal` stays quick for those who search; what is made of a view cannot leak."""
    excuse: Callable[[Any], Any] | None = None
    """What the host may have done for the view's seat when it keeps all others waiting and no timer does so; raises
    `IllegalAction` if there is nothing."""
    standing: Callable[[Any], Any] | None = None
    """What the view's seat has asked to have done for it now, or `None`. A table does it after a short random time."""
    glimpse: type[Struct] | None = None
    """What somebody is just about, such as a stroke that is still being drawn: all others at the table see it at once.
    It is no action, is never stored or told, and may get lost on the way. One that is false is seen, but whoever sends
    it does nothing by it."""
    glimpsed: Callable[[Any, Any], bool] | None = None
    """From the view of the seat that sends it: whether such a glimpse fits and may be shown now."""

    own_screens: bool = False
    """Several act at once, each for themselves: nobody can play on the screen of somebody else."""

    colours: int = 0
    """How many colours there are, of which each seat has one of its own; none, where it does not matter."""

    def silences(self, view: Any) -> bool:
        """Whether a table is silent while this is what lies before somebody.

        >>> Customs(silent=lambda view: view == "draw").silences("draw")
        True
        """
        return self.silent if isinstance(self.silent, bool) else self.silent(view)


class Rules(Protocol[S, A, O, V, E_co, M, C]):
    """One version of one game's rules: functions from value to value, with no state of their own."""

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
        """What comes next: somebody's turn, a chance, or nothing more."""
        ...

    def act(self, state: S, seat: Seat, action: A) -> S:
        """The state after the action. The authority: it checks everything and raises `IllegalAction`."""
        ...

    def sample(self, state: S, rng: Random) -> O:
        """At `Chance`: what the shuffle, die or draw gives."""
        ...

    def settle(self, state: S, outcome: O) -> S:
        """The state after chance has given this. Raises `BadOutcome` if it cannot."""
        ...

    def expire(self, state: S, timer: TimerKey) -> S:
        """The state after one of the game's own timers has run out."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What lies before the player now; `None` is a spectator."""
        ...

    def tell(self, before: S, entry: "Entry", after: S, seat: Seat | None) -> tuple[E_co, ...]:
        """What just happened, as this seat saw it."""
        ...

    def recall(self, state: S, seat: Seat) -> M:
        """What a perfect memory would keep of all that this seat was shown, beyond its view."""
        ...

    def legal(self, view: V) -> Legal[A]:
        """What the view's seat may do: from the view, so it cannot leak."""
        ...

    def imagine(self, view: V, memory: M, rng: Random) -> S:
        """A whole state that fits all that this seat knows. A fitting one, not the right odds."""
        ...


AnyRules: TypeAlias = Rules[Any, Any, Any, Any, Any, Any, Any]


class Bot(Protocol):
    """Somebody who plays from a view and a memory, as a person would, and never sees a state."""

    def choose(self, rules: AnyRules, view: Any, memory: Any, rng: Random) -> Any:
        """An action of the view's seat, or `None` to let a timer run out."""
        ...


@runtime_checkable
class Doubts(Protocol):
    """A bot that says how sure it is of what it has chosen: `Game.bides` may wait longer with what is doubtful."""

    def sure(self, view: Any, action: Any) -> float:
        """From 0 to 1. How long a bot waits is seen by all, so this must not go by what only its seat knows."""
        ...


class Sees(Protocol):
    """Somebody who sees the whole state: a measure for bots, and nobody who may sit at a table."""

    def choose(self, rules: AnyRules, state: Any, seat: Seat, rng: Random) -> Any:
        """An action of this seat, or `None` to let a timer run out."""
        ...


class Times(Struct, frozen=True):
    """What a bot may know of the time, all of it as everybody saw it, in seconds.

    `passed` since something happened that was nobody's own doing, such as a deal; `quiet` since then for each seat, or
    since it was last seen to do something; `showing` until all has been shown that was told; `people` are the seats
    that people play themselves; `bot` is what it is called itself, and how `sure` it is, if it says so (`Doubts`).
    """

    passed: float
    quiet: tuple[float, ...]
    showing: float
    people: frozenset[Seat]
    bot: str = ""
    sure: float = 1.0


class Say(Protocol):
    """The text of a key, in the language of whoever reads it."""

    def __call__(self, key: str, /, **details: str | int) -> str: ...

    def __hash__(self) -> int: ...


class Telling(Protocol):
    """How a game's events are said in words: once, for the log, the screen reader, the terminal and replays."""

    def sentences(self, event: Any, names: Sequence[str], you: Seat | None, say: Say) -> list[str]:
        """An event in words, a sentence a line. `names` are the players', by seat; `you` is the reader's seat."""
        ...


Because: TypeAlias = dict[str, str | int]
"""What speaks for an action: details of a text. Empty, if nothing can be named."""


class Hinting(Protocol):
    """How a game tells a person who plays against bots alone what its strongest bot would do, and why."""

    def because(self, rules: AnyRules, bot: Bot, view: Any, memory: Any, action: Any, rng: Random) -> Because:
        """What speaks for this bot's action, by what it believes itself: asked where it thinks, with the same luck."""
        ...

    def sentence(self, view: Any, action: Any, because: Because, names: Sequence[str], say: Say) -> str:
        """The action in plain words, and why; or the action alone, if nothing speaks for it."""
        ...


class Afterthoughts(Protocol):
    """What was thought at some moments of a game that is over, by what each player could see then."""

    def about(self, action: Any) -> bool:
        """Whether there is something to tell about such an action."""
        ...

    def thought(self, rules: AnyRules, bot: Bot | None, view: Any, memory: Any, rng: Random) -> Because:
        """What this bot thought there, or what a good one would have thought in a person's place: asked where bots
        think."""
        ...

    def told(
        self, events: Sequence[Any], thought: Because, names: Sequence[str], you: Seat | None, say: Say
    ) -> tuple[str, str]:
        """The moment in one line, by what everybody was told of it, and the thought in one sentence."""
        ...


def subject(seat: Seat, names: Sequence[str], you: Seat | None) -> dict[str, str | int]:
    """Who does it, for a text that says "you" to whoever it is: `{ $who -> [you] You … *[other] { $name } … }`.

    >>> subject(1, ["Ann", "Bob"], you=1)
    {'name': 'Bob', 'who': 'you'}
    """
    return {"name": names[seat], "who": "you" if seat == you else "other"}


def hinted(move: str, why: str, say: Say) -> str:
    """A hint in one sentence: what to do and why, or the move alone."""
    return say("match-hint", move=move, why=why) if why else say("match-hint-bare", move=move)


def percent(chance: float) -> int:
    """A chance for a text: only what is certain is 0 or 100.

    >>> percent(0.204), percent(0.001), percent(1.0)
    (20, 1, 100)
    """
    return round(100 * chance) if chance <= 0 or chance >= 1 else min(99, max(1, round(100 * chance)))


def signed(number: int) -> str:
    """A number with a true minus, for a text.

    >>> signed(-6), signed(6)
    ('−6', '6')
    """
    return str(number).replace("-", "−")


class Terminal(Protocol):
    """How a game is shown and played where there is only text. `names` are the players', by seat."""

    help: str
    """The key of the text that says what can be typed."""
    rules: tuple[str, ...]
    """The keys of how to play, section by section; each has its title under the same key with `-title`."""

    def prompt(self, view: Any) -> str:
        """The key of what asks for a move: mostly `cli-prompt`."""
        ...

    def picture(self, view: Any, names: Sequence[str], say: Say) -> list[str]:
        """All that a view shows, line by line."""
        ...

    def read(self, words: str, legal: Any, say: Say) -> Any:
        """The action that was typed; raises `BadAction` if it is none. Whether it is legal the rules say."""
        ...


@runtime_checkable
class Looks(Protocol):
    """A terminal where more can be looked at than its picture has, by typing its name."""

    def look(self, words: str, view: Any, names: Sequence[str], say: Say) -> list[str] | None:
        """What was asked for, line by line; `None` if there is nothing of that name."""
        ...


@runtime_checkable
class Stays(Protocol):
    """A terminal of a game where remembering is the game, some of which may be read again all the same."""

    def stays(self, event: Any, view: Any) -> bool:
        """Whether all that an event tells this seat alone stays in its picture, and need not be remembered."""
        ...


class Game(Struct, frozen=True):
    """A game as the catalogue knows it: its rules, the earlier versions, its bots, and where its texts lie."""

    rules: AnyRules
    bots: Mapping[str, Bot]
    package: str
    past: tuple[AnyRules, ...] = ()
    telling: Telling | None = None
    terminal: Terminal | None = None
    hinting: Hinting | None = None
    """How it says what its strongest bot would do; without it there are no hints."""
    afterthoughts: Afterthoughts | None = None
    """What it can tell after the end about what was thought."""
    stand_in: str | None = None
    """Which of its bots plays for somebody who is away; without it `club`, or the strongest. It cannot be chosen in a
    lobby."""
    bides: Callable[[Any, Any, Times], float] | None = None
    """Where all act at once, bots should not be too quick for people: how many seconds a bot waits with an action, by
    the view of its seat and the time. None or less: it is done. Else it may think of another one after so long."""
    keeps: Callable[[Any, Mapping[str, Any], Result], Any] | None = None
    """What a table keeps of its finished games besides who won, such as a campaign sheet: made of what it kept before
    (`None` at first), the options of one more game and its result. Everybody at the table sees it."""
    goes_on: Callable[[dict[str, Any], Any], dict[str, Any]] | None = None
    """With which options the next game at a table is played: made of those that the host has set and of what a
    spectator of the last game saw at its end. So a table can remember which cards it has seen."""
    seeing: Sees | None = None
    """What its bots are measured by, where it knows better than to play out what it sees by the weakest of them."""
    words: Words | None = None
    """The words that it is played with, if a host can add to them."""
