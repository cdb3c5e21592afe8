"""Streams: the numbered events of a game, as each seat and the spectators see them, and their texts.

At a table this is the only place that calls a game's `tell`: once for each step and audience, whether or not a client
is connected. Each stream has its own numbers, so they do not show what others do in secret (ALL-3). They are the same
when the game is read from its log.
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
"""How many of the latest events a stream keeps, to send them again after a connection was lost."""

TEXTS_KEPT: Final = 1000
"""How many of the latest events with a text a stream keeps for a client's log. An ordinary game has fewer."""

Texts = tuple[str, ...]


class NumberedEvent:
    """An event with its number in a stream, and the players' names at that time.

    Plain classes like this one are compiled. As named tuples they, `SeatSnapshot` and `VisibleGame` took 5% of a move.
    """

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
    """What a seat sees at one moment: the number of the game, the length of its stream, and the view.

    While it is the same, nothing has happened that the seat may know of.
    """

    __slots__ = ("game", "n", "view")

    def __init__(self, game: int, n: int, view: Any) -> None:
        self.game = game
        self.n = n
        self.view = view

    def is_same(self, other: "SeatSnapshot") -> bool:
        """Whether both show the same."""
        return self.n == other.n and self.game == other.game and bool(self.view == other.view)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatSnapshot) and self.is_same(other)

    def __hash__(self) -> int:
        return hash((self.game, self.n))


class Stream:
    """The latest events of one seat or of the spectators, and the latest of them that have a text."""

    def __init__(self) -> None:
        self.n = 0
        self.with_text: deque[NumberedEvent] = deque(maxlen=TEXTS_KEPT)
        self._latest: deque[NumberedEvent] = deque(maxlen=EVENTS_KEPT)

    def add(
        self, event: Any, called: PlayerNames, has_text: bool, shared: NumberedEvent | None = None
    ) -> NumberedEvent:
        """Append an event. `shared` is what another stream appended: it is reused if it is the same."""
        self.n = n = self.n + 1
        numbered = shared
        if numbered is None or numbered.n != n or numbered.event is not event:
            numbered = NumberedEvent(n, event, called)
        self._latest.append(numbered)
        if has_text:
            self.with_text.append(numbered)
        return numbered

    def since(self, n: int) -> Sequence[NumberedEvent] | None:
        """The events after the first `n`; `None` if they are no longer kept, or there were not so many."""
        missed = self.n - n
        if not 0 <= missed <= len(self._latest):
            return None
        return tuple([self._latest[at] for at in range(-missed, 0)])


class StreamText:
    """The texts of one stream in one language; the latest are cached."""

    def __init__(self, game: Game, seat: Seat | None, lang: Lang) -> None:
        self._game = game
        self._seat = seat
        self._lang = lang
        self._without_text = game.rules.customs.adds
        self._sentences = Sentences(game, lang)
        self._lines: dict[int, Texts] = {}
        self._called: PlayerNames = ()
        self._names: tuple[str, ...] = ()

    def of(self, numbered: NumberedEvent) -> Texts:
        """The text of an event, with the players' names at that time."""
        lines = self._lines.get(numbered.n)
        if lines is None:
            if self._without_text and isinstance(numbered.event, self._without_text):
                return ()
            lines = self._lines[numbered.n] = self._text_of(numbered)
            if len(self._lines) > TEXTS_KEPT:
                del self._lines[next(iter(self._lines))]
        return lines

    def _text_of(self, numbered: NumberedEvent) -> Texts:
        """The text of an event; empty if the game raises."""
        if numbered.called is not self._called:
            self._called, self._names = numbered.called, names_of(numbered.called, self._lang)
        try:
            return tuple(self._sentences(numbered.event, self._names, self._seat))
        except Exception:
            logger.exception("%s could not put something into words", self._game.rules.id)
            return ()


class Streams:
    """The streams of one game: of the spectators (`None`) and every seat, or only of some `audiences`."""

    def __init__(self, match: Match, audiences: Iterable[Seat | None] | None = None) -> None:
        audiences = (None, *range(match.seats)) if audiences is None else audiences
        self._game = catalogue.game(match.rules.id)
        self._without_text = match.rules.customs.adds
        self._forgets = match.rules.customs.forgets
        self._streams: dict[Seat | None, Stream] = {seat: Stream() for seat in audiences}
        self._texts: dict[tuple[Seat | None, Lang], StreamText] = {}

    def add(self, match: Match, steps: Iterable[Step], called: PlayerNames) -> None:
        """Add the events of some steps to every stream; `called` are the players' names now."""
        rules, without_text = match.rules, self._without_text
        for step in steps:
            before, entry, after = step.before, step.entry, step.after
            is_move = type(entry) is Acted or type(entry) is Settled  # nearly all entries are
            own: tuple[Any, ...] = () if is_move else events.told_to_all(entry)
            asks = is_move or events.is_the_games_own(entry)
            public: tuple[Any, ...] = ()
            shared: NumberedEvent | None = None
            for seat, stream in self._streams.items():
                told: tuple[Any, ...] = own
                try:
                    if asks:
                        told = (*own, *rules.tell(before, entry, after, seat))
                except Exception:  # the step is already stored: a game that raises tells nothing
                    logger.exception("%s could not tell seat %s of an entry", rules.id, seat)
                if seat is None:
                    public = told
                elif told == public:
                    told = public  # equal events are kept once
                for event in told:
                    has_text = not (without_text and isinstance(event, without_text))
                    shared = stream.add(event, called, has_text, shared)

    def length(self, seat: Seat | None) -> int:
        """The number of events in the stream of a seat, or of the spectators (`None`)."""
        return self._streams[seat].n

    def since(self, seat: Seat | None, n: int) -> Sequence[NumberedEvent] | None:
        """A seat's events after the first `n`; `None` if they are no longer kept."""
        return self._streams[seat].since(n)

    def resume(self, seat: Seat | None, n: int) -> Sequence[NumberedEvent] | None:
        """The same for a client that reconnects. If players have to remember, nothing is sent again (YOK-15)."""
        missed = self.since(seat, n)
        return None if missed and self._forgets else missed

    def log(self, seat: Seat | None, lang: Lang) -> dict[int, Texts]:
        """The texts of a seat's events so far by number; empty if players have to remember."""
        if self._forgets:
            return {}
        text_of = self.text(seat, lang).of
        texts = {numbered.n: text_of(numbered) for numbered in self._streams[seat].with_text}
        return {n: lines for n, lines in texts.items() if lines}

    def text(self, seat: Seat | None, lang: Lang) -> StreamText:
        """The texts of a seat's stream in a language."""
        texts = self._texts.get((seat, lang))
        if texts is None:
            texts = self._texts[seat, lang] = StreamText(self._game, seat, lang)
        return texts


@lru_cache(maxsize=1024)
def names_of(called: PlayerNames, lang: Lang) -> tuple[str, ...]:
    """The names by seat, with names for bots and guests in a language."""
    return tuple(
        name_at(seat, name, lang) or text.say(lang, "shell-guest") for seat, name in enumerate(called)
    )


def name_at(seat: Seat, name: str | None, lang: Lang) -> str:
    """The name of a person, or of the bot on this seat (`None`). It stays empty for a guest without a name.

    >>> name_at(1, "Ann", "en"), name_at(1, None, "en"), name_at(1, "", "en")
    ('Ann', 'Usagi', '')
    """
    return text.bot_name(lang, seat) if name is None else name
