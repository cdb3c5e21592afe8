"""What was told of a game, to each seat and to the spectators: numbered, kept, and put into words once.

This is the only place that asks a game to `tell`: each step once for each seat and once for the spectators, whoever
listens, comes or comes back. Numbers count what that seat was told and nothing else, so what others do in secret
does not show in them (ALL-3); and they are the same when the game is read back from its log.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from yakai import text
from yakai.core import catalogue
from yakai.core.game import Game, Seat
from yakai.core.match import Match, Step
from yakai.table.room import Room
from yakai.text import Lang
from yakai.text.telling import sentences

RING: Final = 500
"""So many of the latest things told can be told again to somebody whose line broke."""

Lines = tuple[str, ...]


class Thing(NamedTuple):
    """One thing told: an event and its number."""

    n: int
    event: Any


class Record:
    """All that one seat, or the spectators, were told: the latest of it, and everything that has words."""

    def __init__(self) -> None:
        self.n = 0
        self.worded: list[Thing] = []
        self._ring: deque[Thing] = deque(maxlen=RING)

    def add(self, event: Any, has_words: bool) -> None:
        """One more."""
        self.n += 1
        thing = Thing(self.n, event)
        self._ring.append(thing)
        if has_words:
            self.worded.append(thing)

    def since(self, n: int) -> Sequence[Thing] | None:
        """What was told after the first `n` things; `None` if that is too long ago, or never was."""
        missed = self.n - n
        if not 0 <= missed <= len(self._ring):
            return None
        return tuple(self._ring[place] for place in range(-missed, 0))


class Words:
    """What one record says in one language; only what is new is put into words."""

    def __init__(self, game: Game, you: Seat | None, lang: Lang) -> None:
        self._game = game
        self._you = you
        self._lang = lang
        self._names: tuple[str, ...] = ()
        self._read = 0
        self._lines: dict[int, Lines] = {}

    def read(self, worded: Sequence[Thing], names: tuple[str, ...]) -> dict[int, Lines]:
        """The lines of each thing by its number, of those that have any. Somebody's new name goes into all of it."""
        if names != self._names:
            self._names, self._read, self._lines = names, 0, {}
        for n, event in worded[self._read :]:
            if lines := sentences(self._game, event, names, self._you, self._lang):
                self._lines[n] = tuple(lines)
        self._read = len(worded)
        return self._lines


class Told:
    """Everything that was told of one game."""

    def __init__(self, match: Match) -> None:
        self._game = catalogue.game(match.rules.id)
        self._wordless = match.rules.customs.adds
        self._forgets = match.rules.customs.forgets
        self._records: dict[Seat | None, Record] = {seat: Record() for seat in (None, *range(match.seats))}
        self._words: dict[tuple[Seat | None, Lang], Words] = {}

    def tell(self, match: Match, steps: Iterable[Step]) -> None:
        """These steps have happened: everybody is told, the spectators first."""
        for step in steps:
            public: tuple[Any, ...] = ()
            for seat, record in self._records.items():
                events = match.tell((step,), seat)
                if seat is None:
                    public = events
                for event, same in zip_longest(events, public[: len(events)]):
                    # What is alike for all is kept once.
                    kept = same if event == same else event
                    record.add(kept, has_words=not isinstance(kept, self._wordless))

    def n(self, seat: Seat | None) -> int:
        """How many things a seat was told; `None` is a spectator."""
        return self._records[seat].n

    def since(self, seat: Seat | None, n: int) -> Sequence[Thing] | None:
        """What a seat was told after the first `n` things; `None` if that cannot be told any more."""
        return self._records[seat].since(n)

    def again(self, seat: Seat | None, n: int) -> Sequence[Thing] | None:
        """The same, for somebody who was away. Where remembering is the game, nothing is told again (YOK-15)."""
        missed = self.since(seat, n)
        return None if missed and self._forgets else missed

    def log(self, seat: Seat | None, lang: Lang, names: tuple[str, ...]) -> dict[int, Lines]:
        """All that a seat was told of the game so far, in words; nothing where remembering is the game."""
        return {} if self._forgets else self.lines(seat, lang, names)

    def lines(self, seat: Seat | None, lang: Lang, names: tuple[str, ...]) -> dict[int, Lines]:
        """The words of what a seat was told, by number. To be read, not changed."""
        words = self._words.get((seat, lang))
        if words is None:
            words = self._words[seat, lang] = Words(self._game, seat, lang)
        return words.read(self._records[seat].worded, names)


def names_of(room: Room, lang: Lang) -> tuple[str, ...]:
    """Those who play the latest game, or played it, by seat; bots and guests in the reader's language."""
    return tuple(
        text.bot_name(lang, seat) if player is None else player.name or text.say(lang, "shell-guest")
        for seat, player in enumerate(room.players)
    )
