"""Answers to what a viewer asks about the game: legal actions, hints, memory, and what bots think of it afterwards."""

from itertools import islice
from typing import Final

from yakai import text
from yakai.core import catalogue
from yakai.table.commands.moves import match_of
from yakai.table.commands.play import PlayCommand, UndoCommand
from yakai.table.errors import NotYourSeat
from yakai.table.hints import FoundHint
from yakai.table.state.streams import names_of
from yakai.table.state.visible_game import legal_actions
from yakai.web.messages import Hinted, Listed, Reasoned, ReasonedDecision, Recalled
from yakai.web.ws.requests import HintRequest, ListActionsRequest, ReasonsRequest, RecallRequest, WhyRequest
from yakai.web.ws.snapshot import game_snapshot
from yakai.web.ws.viewer import Viewer

FEW: Final = 60
"""Actions that a player can choose from one by one; of more, none are listed."""


def check_would_be_done(request: WhyRequest, viewer: Viewer) -> None:
    """Raise if the action, or without one taking the last one back, would be refused."""
    action = bytes(request.action)
    asked: PlayCommand | UndoCommand
    if action == b"null":
        asked = UndoCommand(viewer.person, request.seat, request.game)
    else:
        asked = PlayCommand(viewer.person, request.seat, request.game, action)
    asked.check(viewer.live.table)


def listed(request: ListActionsRequest, viewer: Viewer) -> Listed:
    """The legal actions of the viewer's seat one by one, if they are few."""
    game, seat = game_snapshot(viewer.live), viewer.seat
    if game is None or seat is None:
        return Listed(request.id, ())
    legal = legal_actions(game.match, game.room, seat, game.match.view(seat))
    some = () if legal is None else tuple(islice(legal, FEW + 1))
    return Listed(request.id, some if len(some) <= FEW else ())


def recalled(request: RecallRequest, viewer: Viewer) -> Recalled:
    """What the viewer's seat would remember."""
    table, seat = viewer.live.table, viewer.seat
    match = match_of(table, request.game)
    if seat is None or request.seat != seat:
        raise NotYourSeat("not-your-seat", number=request.seat + 1)
    return Recalled(request.id, request.game, table.streams.length(seat), match.recall(seat))


async def hinted(request: HintRequest, viewer: Viewer) -> Hinted:
    """What the strongest bot would do, and why in words."""
    hint = await viewer.live.hints.give(viewer.person, request.seat, request.game)
    return Hinted(request.id, hint.action, _sentence(viewer, hint))


async def reasoned(request: ReasonsRequest, viewer: Viewer) -> Reasoned:
    """What a bot thinks of the decisions of a finished game, in words."""
    viewer.check_may_watch()
    explanations = await viewer.live.explanations.give(request.game)
    afterthoughts = catalogue.game(viewer.live.room.game).afterthoughts
    if afterthoughts is None:
        return Reasoned(request.id, ())
    names, say = names_of(viewer.live.room.called, viewer.lang), text.say_in(viewer.lang)
    reasons = (
        ReasonedDecision(*afterthoughts.told(one.events, one.reasons, names, viewer.seat, say))
        for one in explanations
    )
    return Reasoned(request.id, tuple(reasons))


def _sentence(viewer: Viewer, hint: FoundHint) -> str:
    hinting = catalogue.game(viewer.live.room.game).hinting
    if hinting is None:
        return ""
    names = names_of(viewer.live.room.called, viewer.lang)
    return hinting.sentence(hint.view, hint.action, hint.because, names, text.say_in(viewer.lang))
