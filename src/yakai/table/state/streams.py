"""What was told of a game, to each seat and to the spectators: numbered, kept, and put into words once.

At a table this is the only place that asks a game to `tell`: each step once for each seat and once for the spectators,
whoever listens, comes or comes back. Numbers count what that seat was told and nothing else, so what others do in
secret does not show in them (ALL-3); and they are the same when the game is read back from its log.
"""

import logging
from collections import deque
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from yakai import text
from yakai.core import catalogue, events
from yakai.core.game import Game, Seat
from yakai.core.log import Acted, Settled
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.table.state.room import PlayerNames
from yakai.text import Lang
from yakai.text.telling import Sentences

logger = logging.getLogger(__name__)

EVENTS_KEPT: Final = 500
"""So many of the latest things told can be told again to somebody whose line broke."""

TEXTS_KEPT: Final = 1000
"""So many of the latest things told are put into words for somebody who comes. No game is as long as that, unless
somebody wants it to be."""

Lines = tuple[str, ...]


class NumberedEvent:
    """One thing told: its number, the event, and what the players were called then."""

    __slots__ = ("called", "event", "n")

    def __init__(self, n: int, event: Any, called: PlayerNames) -> None:
        self.n = n
        self.event = event
        self.called = called

    def __eq__(self, other: object) -> bool:
        mine = self.n, self.event, self.called
        return isinstance(other, NumberedEvent) and mine == (other.n, other.event, other.called)

    def __hash__(self) -> int:
        return hash((self.n, self.called))


class SeatSnapshot:
    """What somebody has before them: which game, how many things they were told of it, and the view.

    As long as it is the same, nothing has happened that they may know of.
    """

    __slots__ = ("game", "n", "view")

    def __init__(self, game: int, n: int, view: Any) -> None:
        self.game = game
        self.n = n
        self.view = view

    def is_same(self, other: "SeatSnapshot") -> bool:
        """Whether both are of the same moment, as far as one can see."""
        return self.n == other.n and self.game == other.game and bool(self.view == other.view)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatSnapshot) and self.is_same(other)

    def __hash__(self) -> int:
        return hash((self.game, self.n))


class Stream:
    """What one seat, or the spectators, were told: the latest of it, and the latest that has words."""

    def __init__(self) -> None:
        self.n = 0
        self.worded: deque[NumberedEvent] = deque(maxlen=TEXTS_KEPT)
        self._ring: deque[NumberedEvent] = deque(maxlen=EVENTS_KEPT)

    def add(
        self, event: Any, called: PlayerNames, has_words: bool, like: NumberedEvent | None = None
    ) -> NumberedEvent:
        """One more; it may be one that others were told, `like` theirs."""
        self.n = n = self.n + 1
        thing = (
            like
            if like is not None and like.n == n and like.event is event
            else NumberedEvent(n, event, called)
        )
        self._ring.append(thing)
        if has_words:
            self.worded.append(thing)
        return thing

    def since(self, n: int) -> Sequence[NumberedEvent] | None:
        """What was told after the first `n` things; `None` if that is too long ago, or never was."""
        missed = self.n - n
        if not 0 <= missed <= len(self._ring):
            return None
        return tuple([self._ring[at] for at in range(-missed, 0)])


class StreamText:
    """What one record says in one language; of the latest each is put into words once."""

    def __init__(self, game: Game, you: Seat | None, lang: Lang) -> None:
        self.you = you
        self._game = game
        self._lang = lang
        self._wordless = game.rules.customs.adds
        self._sentences = Sentences(game, lang)
        self._lines: dict[int, Lines] = {}
        self._called: PlayerNames = ()
        self._names: tuple[str, ...] = ()

    def of(self, thing: NumberedEvent) -> Lines:
        """One thing in words, with the names of that time."""
        lines = self._lines.get(thing.n)
        if lines is None:
            if self._wordless and isinstance(thing.event, self._wordless):
                return ()
            lines = self._lines[thing.n] = self._said(thing)
            if len(self._lines) > TEXTS_KEPT:
                del self._lines[next(iter(self._lines))]
        return lines

    def _said(self, thing: NumberedEvent) -> Lines:
        """One thing in words; a game that falls over at it says nothing."""
        if thing.called is not self._called:
            self._called, self._names = thing.called, names_of(thing.called, self._lang)
        try:
            return tuple(self._sentences(thing.event, self._names, self.you))
        except Exception:
            logger.exception("%s could not put something into words", self._game.rules.id)
            return ()


class Streams:
    """The streams of one game: of the spectators (`None`) and of every seat, or of some of these `audiences` only."""

    def __init__(self, match: Match, audiences: Iterable[Seat | None] | None = None) -> None:
        audiences = (None, *range(match.seats)) if audiences is None else audiences
        self._game = catalogue.game(match.rules.id)
        self._wordless = match.rules.customs.adds
        self._forgets = match.rules.customs.forgets
        self._called: PlayerNames = ()
        self._records: dict[Seat | None, Stream] = {seat: Stream() for seat in audiences}
        self._words: dict[tuple[Seat | None, Lang], StreamText] = {}

    def add(self, match: Match, steps: Iterable[Step], called: PlayerNames) -> None:
        """These steps have happened, to people who are called so: everybody is told, the spectators first."""
        self._called = called = self._called if called == self._called else called
        rules, wordless = match.rules, self._wordless
        for step in steps:
            before, entry, after = step.before, step.entry, step.after
            is_move = type(entry) is Acted or type(entry) is Settled  # nearly all of them are
            own: tuple[Any, ...] = () if is_move else events.told_to_all(entry)
            asks = is_move or events.is_the_games_own(entry)
            public: tuple[Any, ...] = ()
            like: NumberedEvent | None = None
            for seat, record in self._records.items():
                told: tuple[Any, ...] = own
                try:
                    if asks:
                        told = (*own, *rules.tell(before, entry, after, seat))
                except Exception:  # it is stored and true: a game that falls over at it tells nothing
                    logger.exception("%s could not tell seat %s of an entry", rules.id, seat)
                if seat is None:
                    public = told
                elif told == public:
                    told = public  # what is alike for all is kept once
                for event in told:
                    has_words = not (wordless and isinstance(event, wordless))
                    like = record.add(event, called, has_words, like)

    def length(self, seat: Seat | None) -> int:
        """How many things a seat was told; `None` is a spectator."""
        return self._records[seat].n

    def since(self, seat: Seat | None, n: int) -> Sequence[NumberedEvent] | None:
        """What a seat was told after the first `n` things; `None` if that cannot be told any more."""
        return self._records[seat].since(n)

    def resume(self, seat: Seat | None, n: int) -> Sequence[NumberedEvent] | None:
        """The same, for somebody who was away. Where remembering is the game, nothing is told again (YOK-15)."""
        missed = self.since(seat, n)
        return None if missed and self._forgets else missed

    def log(self, seat: Seat | None, lang: Lang) -> dict[int, Lines]:
        """What a seat was told of the game so far, in words; nothing where remembering is the game."""
        if self._forgets:
            return {}
        words = self.text(seat, lang)
        said = {thing.n: words.of(thing) for thing in self._records[seat].worded}
        return {n: lines for n, lines in said.items() if lines}

    def text(self, seat: Seat | None, lang: Lang) -> StreamText:
        """What a seat was told, in a language."""
        words = self._words.get((seat, lang))
        if words is None:
            words = self._words[seat, lang] = StreamText(self._game, seat, lang)
        return words


@lru_cache(maxsize=1024)
def names_of(called: PlayerNames, lang: Lang) -> tuple[str, ...]:
    """The names by seat; bots and guests in the reader's language."""
    return tuple(
        text.bot_name(lang, seat) if name is None else name or text.say(lang, "shell-guest")
        for seat, name in enumerate(called)
    )
