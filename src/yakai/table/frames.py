"""The frames of a replayed game, for one seat or for a spectator: those that a live connection was sent.

A frame is what a board draws: `Frame` in `client/src/play/contract.ts`. The rules build each view and each event for
this seat, so nothing has to be removed afterwards (ALL-3).
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from yakai.core.game import Result, Seat
from yakai.table.state.replayed import ReplayedGame
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
    match = game.match.at(0)
    streams, fleeting = Streams(match, (seat,)), match.rules.customs.forgets
    words = streams.text(seat, lang)
    latest: VisibleGame | None = None
    for batch in game.batches:
        room = batch.room
        streams.add(match, match.accept(batch.steps), room.called)
        snapshot = SeatSnapshot(room.games, streams.length(seat), match.view(seat))
        visible = VisibleGame(snapshot, room.players, match.paused, seat)
        if visible.is_same(latest):
            continue
        told = streams.since(seat, 0 if latest is None else latest.snapshot.n)
        assert told is not None, "more events in one batch than a stream keeps"
        latest = visible
        yield Frame(
            game=snapshot.game,
            seat=seat,
            names=names_of(room.called, lang),
            n=snapshot.n,
            view=snapshot.view,
            legal=legal_actions(match, room, seat, snapshot.view),
            result=match.result,
            paused=match.paused,
            conceded=room.conceded,
            undo=may_undo(room, seat, match.undoable),
            told=tuple(FrameEvent(one.n, one.event, words.of(one), fleeting) for one in told),
        )
