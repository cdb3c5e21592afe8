"""The frames of a finished game, computed from its log, for one seat or for a spectator.

A frame is what a board draws: `Frame` in `client/src/play/contract.ts`. The rules build each view and each event for
this seat, so nothing has to be removed afterwards (ALL-3).
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from yakai.core.game import Result, Seat
from yakai.core.log import BOT, Conceded, Entry, Finished, HandedOver, Settled
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.table.state.room import PlayerNames
from yakai.table.state.streams import Streams, names_of
from yakai.text import Lang


class FrameEvent(Struct, frozen=True, omit_defaults=True):
    """An event in a frame: its number, the event for the board, and the same in sentences.

    `fleeting`: a board must not keep it, because remembering is the game (YOK-15).
    """

    n: int
    event: Any
    lines: tuple[str, ...]
    fleeting: bool = False


class Frame(Struct, frozen=True):
    """The game after a move, as one seat (`None`: a spectator) saw it; fields as in the client's contract.

    Clocks and hints belong to a live game, so there are none.
    """

    game: int
    seat: Seat | None
    names: tuple[str, ...]
    n: int
    view: Any
    legal: Any
    result: Result | None
    paused: bool
    conceded: tuple[Seat, ...]
    undo: bool
    told: tuple[FrameEvent, ...]
    hint: bool = False
    timer: None = None
    fresh: bool = False
    missed: bool = False


_FOLLOWS: Final = (Settled, Finished)
"""Entries stored with the one before: what chance settles after a move, and the end of the game."""


def frames(
    match: Match, seat: Seat | None, called: PlayerNames, lang: Lang, game: int = 1
) -> Iterator[Frame]:
    """The frames of one seat from a match's log, in order: the opening, then one for each move that it could see.

    `called` are the players' names by seat, `game` is the number of the game at its table.

    >>> import yakai
    >>> match = yakai.new("yak", seats=2, seed=1)
    >>> steps = match.play(1, next(iter(match.legal(1))))
    >>> [(frame.n, frame.told[0].lines) for frame in frames(match, None, ("Ann", "Bob"), "en")]
    [(1, ('Five cards each; Bob begins',)), (3, ('Bob says: 1 yeti',))]
    """
    camera = _Camera(match.at(0), seat, called, lang, game)
    for entries in _moves(match.log):
        frame = camera.frame_after(entries)
        if frame is not None:
            yield frame


def _moves(log: Sequence[Entry]) -> Iterator[Sequence[Entry]]:
    """A log's entries as they were stored and sent: the deal, then each move with what followed."""
    start = 0
    for at, entry in enumerate(log):
        if not (isinstance(entry, _FOLLOWS) or (at and _hands_over(log[at - 1], entry))):
            yield log[start:at]
            start = at
    yield log[start:]


def _hands_over(before: Entry, entry: Entry) -> bool:
    """Whether a bot gets the seat that was just conceded, or several seats of one person change hands together."""
    if not isinstance(entry, HandedOver):
        return False
    if isinstance(before, Conceded):
        return before.seat == entry.seat
    return isinstance(before, HandedOver) and entry.at is not None and before.at == entry.at


class _Camera:
    """Replays a match and makes the frames of one seat."""

    def __init__(self, match: Match, seat: Seat | None, called: PlayerNames, lang: Lang, game: int) -> None:
        self._match = match
        self._seat = seat
        self._called = called
        self._game = game
        self._names = names_of(called, lang)
        self._streams = Streams(match, (seat,))
        self._words = self._streams.text(seat, lang)
        self._conceded: tuple[Seat, ...] = ()
        self._by_bots: frozenset[Seat] = frozenset()
        self._latest: Frame | None = None

    def frame_after(self, entries: Sequence[Entry]) -> Frame | None:
        """The frame after some more entries; `None` if the seat could see none of them."""
        self._streams.add(self._match, [self._replay(entry) for entry in entries], self._called)
        match, seat, latest = self._match, self._seat, self._latest
        n, view = self._streams.length(seat), match.view(seat)
        seen = n, match.paused, self._conceded, view
        if latest is not None and seen == (latest.n, latest.paused, latest.conceded, latest.view):
            return None
        by_bot = seat in self._by_bots
        quiet = match.paused or match.result is not None or by_bot
        offered = match.rules.customs.offered or match.rules.legal
        self._latest = Frame(
            game=self._game,
            seat=seat,
            names=self._names,
            n=n,
            view=view,
            legal=None if quiet else offered(view),
            result=match.result,
            paused=match.paused,
            conceded=self._conceded,
            undo=seat is not None and not by_bot and match.result is None and match.can_undo(seat),
            told=self._told(0 if latest is None else latest.n),
        )
        return self._latest

    def _replay(self, entry: Entry) -> Step:
        """Replay an entry, and note who gave up and which seats bots play."""
        match entry:
            case Conceded(seat=seat):
                self._conceded = tuple(sorted((*self._conceded, seat)))
            case HandedOver(seat=seat, player=player):
                others = self._by_bots - {seat}
                self._by_bots = others | {seat} if player.startswith(BOT) else others
        return self._match.replay(entry)

    def _told(self, since: int) -> tuple[FrameEvent, ...]:
        """The events after the first `since`, with their sentences."""
        fleeting = self._match.rules.customs.forgets
        told = self._streams.since(self._seat, since)
        assert told is not None, "more events in one move than a stream keeps"
        return tuple(FrameEvent(one.n, one.event, self._words.of(one), fleeting) for one in told)
