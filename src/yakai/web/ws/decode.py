"""What clients send: decoded once, and turned into a command of the person who sent it."""

from collections.abc import Callable
from typing import Final, assert_never

import msgspec

from yakai import text
from yakai.core.errors import YakaiError
from yakai.table import talk
from yakai.table.commands import clock as time_commands
from yakai.table.commands import lobby, play, shared_screen
from yakai.table.commands.base import Command
from yakai.table.commands.finishing import FinishFor
from yakai.web.errors import BadMessage, TooLarge
from yakai.web.messages import Lang, Refused
from yakai.web.ws.message_id import read_id
from yakai.web.ws.requests import (
    ActRequest,
    AddBotRequest,
    AgainRequest,
    AllowWatchingRequest,
    AnswerSeatRequest,
    AskSeatRequest,
    CallBesideRequest,
    CallStandInRequest,
    ColourRequest,
    ConcedeRequest,
    FinishSeatRequest,
    FromClient,
    FullStateRequest,
    GlimpseRequest,
    HandOverRequest,
    HintRequest,
    LetInRequest,
    LiftCurtainRequest,
    ListActionsRequest,
    LockRequest,
    LowerCurtainRequest,
    MakeHostRequest,
    OpenToAllRequest,
    PauseRequest,
    PingRequest,
    ReactRequest,
    ReadyRequest,
    ReasonsRequest,
    RecallRequest,
    RemoveSeatRequest,
    RenameRequest,
    RenewLinkRequest,
    Request,
    SayRequest,
    SetClockRequest,
    SetConcedingRequest,
    SetOptionsRequest,
    SetPatienceRequest,
    SetSeatsRequest,
    SetTalkRequest,
    SitBesideRequest,
    SitRequest,
    StandRequest,
    TurnOutRequest,
    UndoRequest,
    UnsayRequest,
    VoteEndRequest,
    WhyRequest,
)

LARGEST: Final = 64 * 1024
"""The largest message that is read, in bytes."""

LONGEST_ID: Final = 64

_decode: Callable[[bytes | str], FromClient] = msgspec.json.Decoder(FromClient).decode


_NAMELESS: Final = (PingRequest, GlimpseRequest)


def decoded(message: str | bytes) -> FromClient:
    """The request that a message is."""
    if len(message) > LARGEST:
        raise TooLarge("message-is-too-large", most=LARGEST)
    try:
        request = _decode(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadMessage("message-cannot-be-read") from None
    if not isinstance(request, _NAMELESS) and not 1 <= len(request.id) <= LONGEST_ID:
        raise BadMessage("message-cannot-be-read")
    return request


def attempt(request: WhyRequest, person: str) -> play.Play | play.Undo:
    """What somebody asks about: a move or, without one, taking the last one back."""
    if bytes(request.action) == b"null":
        return play.Undo(person, request.seat, request.game)
    return play.Play(person, request.seat, request.game, bytes(request.action))


def command(request: Request, person: str, name: str) -> Command | None:  # noqa: C901  # one arm for each request
    """What the request asks of the table; `None` if it asks nothing of it."""
    match request:
        case ActRequest(seat=seat, game=game, action=action):
            return play.Play(person, seat, game, bytes(action))
        case SitRequest(seat=seat):
            return lobby.Sit(person, name, seat)
        case SitBesideRequest(seat=seat, name=called):
            return shared_screen.SitBeside(person, seat, called)
        case CallBesideRequest(seat=seat, name=called):
            return shared_screen.RenameBeside(person, seat, called)
        case StandRequest(seat=seat):
            return lobby.Stand(person, seat)
        case AddBotRequest(seat=seat, bot=bot):
            return lobby.AddBot(person, seat, bot)
        case RemoveSeatRequest(seat=seat):
            return lobby.EmptySeat(person, seat)
        case SetSeatsRequest(seats=seats):
            return lobby.SetSeats(person, seats)
        case SetOptionsRequest(options=options):
            return lobby.SetOptions(person, options)
        case OpenToAllRequest(open=open_to_all):
            return lobby.OpenToAll(person, open_to_all)
        case ReadyRequest(ready=ready):
            return lobby.SetReady(person, ready)
        case ColourRequest(seat=seat, colour=colour):
            return lobby.SetColour(person, seat, colour)
        case AgainRequest():
            return lobby.PlayAgain(person)
        case UndoRequest(seat=seat, game=game):
            return play.Undo(person, seat, game)
        case ConcedeRequest(seat=seat, game=game):
            return play.Concede(person, seat, game)
        case HandOverRequest(seat=seat, game=game, bot=bot):
            return play.HandOver(person, seat, game, bot)
        case FinishSeatRequest(seat=seat, game=game):
            return FinishFor(person, seat, game)
        case SetTalkRequest(who=who):
            return talk.SetTalk(person, who)
        case SetClockRequest(clock=clock):
            return time_commands.SetClock(person, clock)
        case SetPatienceRequest(seconds=seconds):
            return time_commands.SetPatience(person, seconds)
        case (
            FullStateRequest()
            | ListActionsRequest()
            | RenameRequest()
            | WhyRequest()
            | HintRequest()
            | RecallRequest()
            | ReasonsRequest()
            | CallStandInRequest()
        ):
            return None
        case SayRequest() | ReactRequest() | UnsayRequest() | LiftCurtainRequest() | LowerCurtainRequest():
            return None
        case (
            TurnOutRequest()
            | LetInRequest()
            | MakeHostRequest()
            | RenewLinkRequest()
            | LockRequest()
            | AllowWatchingRequest()
            | SetConcedingRequest()
        ):
            return None
        case AskSeatRequest() | AnswerSeatRequest() | VoteEndRequest() | PauseRequest():
            return None
        case _:
            assert_never(request)


def refusal(id: str | None, error: Exception, lang: Lang) -> Refused:
    """Why something was not done, in the reader's language."""
    if isinstance(error, YakaiError):
        return Refused(id, error.clause, error.key, text.explain(error, lang))
    key = "something-went-wrong"
    return Refused(id, None, key, text.say(lang, key))


def id_in(message: str | bytes) -> str | None:
    """The id of a message that could not be read otherwise, if it has one that can be told back."""
    if len(message) > LARGEST:
        return None
    found = read_id(message)
    return found if found and len(found) <= LONGEST_ID else None
