"""The frames of a replayed game, for one seat or for a spectator: those that a live connection was sent.

A frame is what a board draws: `Frame` in `client/src/play/contract.ts`. The rules build each view and each event for
this seat, so nothing has to be removed afterwards (ALL-3).
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from yakai.core.game import Result, Seat
from yakai.table.state.replayed import ReplayedBatch, ReplayedGame
from yakai.table.state.streams import SeatSnapshot, Streams, names_of
from yakai.table.state.visible_game import VisibleGame, legal_actions, may_undo
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
    """The game after a batch, as one seat (`None`: a spectator) saw it; fields as in the client's contract.

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


def frames(game: ReplayedGame, seat: Seat | None, lang: Lang) -> Iterator[Frame]:
    """The frames of one seat, in order: the opening, then one for each batch that this seat could notice.

    `replay_game` gives the game from its table's log, `replay_log` from a log of its own.

    >>> import yakai
    >>> from yakai.table.state.replayed import replay_log
    >>> match = yakai.new("yak", seats=2, seed=1)
    >>> steps = match.play(1, next(iter(match.legal(1))))
    >>> game = replay_log(match, ("Ann", "Bob"))
    >>> [(frame.n, frame.told[0].lines) for frame in frames(game, None, "en")]
    [(1, ('Five cards each; Bob begins',)), (3, ('Bob says: 1 yeti',))]
    """
    camera = _Camera(game, seat, lang)
    for batch in game.batches:
        frame = camera.frame_after(batch)
        if frame is not None:
            yield frame


class _Camera:
    """Plays a replayed game once more, as its live table did, and makes the frames of one seat."""

    def __init__(self, game: ReplayedGame, seat: Seat | None, lang: Lang) -> None:
        self._match = game.match.at(0)
        self._seat = seat
        self._lang: Lang = lang
        self._streams = Streams(self._match, (seat,))
        self._words = self._streams.text(seat, lang)
        self._latest: VisibleGame | None = None

    def frame_after(self, batch: ReplayedBatch) -> Frame | None:
        """The frame after one more batch; `None` if the seat could notice nothing of it."""
        match, room, seat, latest = self._match, batch.room, self._seat, self._latest
        self._streams.add(match, match.accept(batch.steps), room.called)
        snapshot = SeatSnapshot(room.games, self._streams.length(seat), match.view(seat))
        visible = VisibleGame(snapshot, room.players, match.paused, seat)
        if visible.is_same(latest):
            return None
        self._latest = visible
        return Frame(
            game=snapshot.game,
            seat=seat,
            names=names_of(room.called, self._lang),
            n=snapshot.n,
            view=snapshot.view,
            legal=legal_actions(match, room, seat, snapshot.view),
            result=match.result,
            paused=match.paused,
            conceded=room.conceded,
            undo=may_undo(room, seat, match.undoable),
            told=self._told(0 if latest is None else latest.snapshot.n),
        )

    def _told(self, since: int) -> tuple[FrameEvent, ...]:
        """The events after the first `since`, with their sentences."""
        fleeting = self._match.rules.customs.forgets
        told = self._streams.since(self._seat, since)
        assert told is not None, "more events in one batch than a stream keeps"
        return tuple(FrameEvent(one.n, one.event, self._words.of(one), fleeting) for one in told)
