"""What a `game` or `added` message says: the game as one viewer may see it."""

from collections.abc import Sequence
from typing import Any

from yakai.core.game import Seat
from yakai.table.state.streams import NumberedEvent
from yakai.table.state.visible_game import VisibleGame
from yakai.web.messages import AddedMessage, GameMessage, Idle, ToldEvent
from yakai.web.ws.snapshot import GameSnapshot
from yakai.web.ws.view_diff import parted
from yakai.web.ws.viewer import Viewer


def game_message(
    viewer: Viewer,
    game: GameSnapshot,
    visible: VisibleGame,
    legal: Any,
    told: Sequence[NumberedEvent] | None,
    before: Any = None,
) -> GameMessage:
    """The game with these new events; without them a fresh one, with its log in words. With the view `before`, of the
    view only what has changed since.
    """
    seat, snapshot = visible.seat, visible.snapshot
    part = told is not None and before is not None
    # A whole view is not kept encoded for other connections: even 350 KB take only 0.3 ms.
    view, more = parted(before, snapshot.view) if part else (snapshot.view, {})
    return GameMessage(
        game=snapshot.game,
        seat=seat,
        names=game.names(viewer.lang),
        n=snapshot.n,
        view=view,
        legal=legal,
        result=game.result,
        paused=game.paused,
        conceded=game.room.conceded,
        undo=game.may_undo(seat),
        hint=game.room.plays_alone and _may_ask_for_hint(viewer, seat, snapshot.game),
        silent=game.silent,
        timer=game.timer,
        told=_log(viewer, game, seat) if told is None else _events(viewer, game, seat, told),
        fresh=told is None,
        idle=idle_seats(viewer),
        part=part,
        more=more,
        clocks=game.clocks,
    )


def added_message(
    viewer: Viewer, visible: VisibleGame, new_legal: Any, told: Sequence[NumberedEvent]
) -> AddedMessage:
    """Only the events, which are enough to make the next view from the last one."""
    snapshot = visible.snapshot
    events = tuple(ToldEvent(one.n, one.event, ()) for one in told)
    return AddedMessage(snapshot.game, snapshot.n, events, new_legal, idle_seats(viewer) or None)


def idle_seats(viewer: Viewer) -> tuple[Idle, ...]:
    """The other players' seats that the host may finish; empty for everyone else."""
    role = viewer.role
    if not role.host:
        return ()
    return tuple(
        Idle(seat, round(left, 1)) for seat, left in viewer.live.finishable if seat not in role.seats
    )


def _may_ask_for_hint(viewer: Viewer, seat: Seat | None, game: int) -> bool:
    return seat is not None and viewer.live.hints.allowed(viewer.person, seat, game)


def _log(viewer: Viewer, game: GameSnapshot, seat: Seat | None) -> tuple[ToldEvent, ...]:
    return tuple(ToldEvent(n, None, lines) for n, lines in game.streams.log(seat, viewer.lang).items())


def _events(
    viewer: Viewer, game: GameSnapshot, seat: Seat | None, told: Sequence[NumberedEvent]
) -> tuple[ToldEvent, ...]:
    words = game.streams.text(seat, viewer.lang)
    fleeting = game.match.rules.customs.forgets
    return tuple([ToldEvent(one.n, one.event, words.of(one), fleeting) for one in told])
