"""How each request is handled: one `Handler` for each type, with what the request needs before anything is done."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from yakai.table.commands import clock, hosting, lobby, play, seating
from yakai.table.commands.base import Command
from yakai.table.commands.finish_seat import FinishSeat
from yakai.table.commands.talk import SetTalk
from yakai.web.limits.limiters import PairedLimit
from yakai.web.limits.rate_limits import PersonLimits
from yakai.web.messages import Hinted, Listed, Pong, Reasoned, Recalled
from yakai.web.ws import questions, requests
from yakai.web.ws.names import known_name, person_called
from yakai.web.ws.viewer import Viewer

if TYPE_CHECKING:
    from yakai.web.ws.connection import Connection

R = TypeVar("R")

Reply: TypeAlias = Hinted | Listed | Pong | Reasoned | Recalled | None
"""What a handler answers; `None` is `ok`."""


class Handler(Generic[R]):
    """How requests of one type are handled: by a command that changes the table, by an answer, or by one to wait for.

    `invited`: only for persons who came by the invitation. `from_seat`: only while the curtain of its seat is not down.
    `once`: with an id that was done before, nothing is done but answering `ok`; so for every command. `concurrent`: the
    next requests do not wait for its answer. `limit`: a rate limit besides that of all requests.
    """

    def __init__(
        self,
        request: type[R],
        command: Callable[[R, Viewer], Command] | None = None,
        answer: "Callable[[R, Connection], Reply] | None" = None,
        later: "Callable[[R, Connection], Coroutine[Any, Any, Reply]] | None" = None,
        *,
        invited: bool = True,
        from_seat: bool = False,
        once: bool = False,
        concurrent: bool = False,
        limit: Callable[[PersonLimits], PairedLimit[Any]] | None = None,
    ) -> None:
        self.request = request
        self.command = command
        self.answer = answer
        self.later = later
        self.invited = invited
        self.from_seat = from_seat
        self.once = once or command is not None
        self.concurrent = concurrent
        self.limit = limit


# Functions for requests that need more than one expression


async def _rename(request: requests.RenameRequest, connection: "Connection") -> None:
    asked = connection.live.table.id, request.id
    connection.viewer.name = await connection.rename(connection.person, request.name, asked)


async def _say(request: requests.SayRequest, connection: "Connection") -> None:
    await connection.live.talk.say(connection.viewer.speaker, request.text, request.id)


def _react(request: requests.ReactRequest, connection: "Connection") -> None:
    if connection.limits.reactions.take():
        connection.live.talk.react(connection.viewer.speaker, request.reaction)


def _lift_curtain(request: requests.LiftCurtainRequest, connection: "Connection") -> None:
    connection.viewer.lift_curtain(request.seat, request.game)
    connection.replace_state()


def _lower_curtain(_: requests.LowerCurtainRequest, connection: "Connection") -> None:
    connection.viewer.lower_curtain()
    connection.replace_state()


def _turn_out(request: requests.TurnOutRequest, host: Viewer) -> Command:
    person = _person_called(host, request.who)
    return hosting.TurnOut(host.person, person, known_name(host.live, person), request.ban)


def _lock(request: requests.LockRequest, host: Viewer) -> Command:
    inside = dict.fromkeys(one.person for one in host.live.presence.listeners)
    return hosting.Lock(host.person, request.locked, tuple(inside))


async def _answer_seat(request: requests.AnswerSeatRequest, connection: "Connection") -> None:
    seat_requests = connection.live.agreements.seat_requests
    seat_requests.check_may_answer(connection.person)
    person = person_called(connection.live, request.who)
    await seat_requests.answer(connection.person, person, request.accept)


def _person_called(host: Viewer, alias: str) -> str:
    """The person behind an alias; only for the host, so that nobody else learns which aliases exist."""
    seating.check_host(host.live.room, host.person)
    return person_called(host.live, alias)


ALL_HANDLERS: Final[tuple[Handler[Any], ...]] = (
    # Before a game
    Handler(requests.SitRequest, lambda one, by: lobby.Sit(by.person, by.name, one.seat)),
    Handler(requests.SitBesideRequest, lambda one, by: lobby.SitBeside(by.person, one.seat, one.name)),
    Handler(
        requests.RenameBesideRequest,
        lambda one, by: lobby.RenameBeside(by.person, one.seat, one.name),
    ),
    Handler(requests.StandRequest, lambda one, by: lobby.Stand(by.person, one.seat)),
    Handler(requests.AddBotRequest, lambda one, by: lobby.AddBot(by.person, one.seat, one.bot)),
    Handler(requests.EmptySeatRequest, lambda one, by: lobby.EmptySeat(by.person, one.seat)),
    Handler(requests.SetSeatsRequest, lambda one, by: lobby.SetSeats(by.person, one.seats)),
    Handler(requests.SetOptionsRequest, lambda one, by: lobby.SetOptions(by.person, one.options)),
    Handler(requests.OpenToAllRequest, lambda one, by: lobby.OpenToAll(by.person, one.open)),
    Handler(requests.ReadyRequest, lambda one, by: lobby.SetReady(by.person, one.ready)),
    Handler(requests.ColourRequest, lambda one, by: lobby.SetColour(by.person, one.seat, one.colour)),
    Handler(requests.SetClockRequest, lambda one, by: clock.SetClock(by.person, one.clock)),
    Handler(requests.SetPatienceRequest, lambda one, by: clock.SetPatience(by.person, one.seconds)),
    Handler(requests.SetConcedingRequest, lambda one, by: hosting.SetConceding(by.person, one.ends)),
    Handler(requests.AgainRequest, lambda _, by: lobby.PlayAgain(by.person)),
    Handler(requests.RenameRequest, later=_rename, once=True),
    # In a game
    Handler(
        requests.ActRequest,
        lambda one, by: play.PlayCommand(by.person, one.seat, one.game, bytes(one.action)),
        from_seat=True,
    ),
    Handler(
        requests.UndoRequest, lambda one, by: play.UndoCommand(by.person, one.seat, one.game), from_seat=True
    ),
    Handler(
        requests.ConcedeRequest, lambda one, by: play.Concede(by.person, one.seat, one.game), from_seat=True
    ),
    Handler(
        requests.HandOverRequest,
        lambda one, by: play.HandOver(by.person, one.seat, one.game, one.bot),
        from_seat=True,
    ),
    Handler(requests.FinishSeatRequest, lambda one, by: FinishSeat(by.person, one.seat, one.game)),
    Handler(
        requests.CallStandInRequest,
        answer=lambda one, at: at.live.call_stand_in(at.person, one.seat, one.game),
        once=True,
    ),
    Handler(
        requests.PauseRequest,
        later=lambda one, at: at.live.agreements.pause_vote.request(
            at.person, one.game, one.paused, one.id, at.viewer.lifted_seat
        ),
        once=True,
    ),
    Handler(
        requests.VoteEndRequest,
        later=lambda one, at: at.live.agreements.end_vote.cast(
            at.person, one.game, one.agree, at.viewer.lifted_seat
        ),
        once=True,
    ),
    # Questions
    Handler(
        requests.WhyRequest,
        answer=lambda one, at: questions.check_would_be_done(one, at.viewer),
        from_seat=True,
    ),
    Handler(
        requests.HintRequest,
        later=lambda one, at: questions.hinted(one, at.viewer),
        from_seat=True,
        concurrent=True,
        limit=lambda limits: limits.bot_questions,
    ),
    Handler(
        requests.ReasonsRequest,
        later=lambda one, at: questions.reasoned(one, at.viewer),
        invited=False,
        concurrent=True,
        limit=lambda limits: limits.bot_questions,
    ),
    Handler(
        requests.RecallRequest, answer=lambda one, at: questions.recalled(one, at.viewer), from_seat=True
    ),
    Handler(requests.ListActionsRequest, answer=lambda one, at: questions.listed(one, at.viewer)),
    Handler(requests.FullStateRequest, answer=lambda _, at: at.send_full_state(), invited=False),
    Handler(requests.PingRequest, answer=lambda _one, _at: Pong(), invited=False),
    # Several players on one screen
    Handler(requests.LiftCurtainRequest, answer=_lift_curtain),
    Handler(requests.LowerCurtainRequest, answer=_lower_curtain, invited=False),
    # Talk
    Handler(requests.SayRequest, later=_say, invited=False, limit=lambda limits: limits.remarks),
    Handler(requests.ReactRequest, answer=_react, invited=False),
    Handler(requests.UnsayRequest, later=lambda one, at: at.live.talk.unsay(at.person, one.n)),
    Handler(requests.SetTalkRequest, lambda one, by: SetTalk(by.person, one.who)),
    # Running the table
    Handler(requests.TurnOutRequest, _turn_out),
    Handler(requests.LetInRequest, lambda one, by: hosting.LetBackIn(by.person, _person_called(by, one.who))),
    Handler(
        requests.MakeHostRequest, lambda one, by: hosting.MakeHost(by.person, _person_called(by, one.who))
    ),
    Handler(requests.RenewLinkRequest, later=lambda one, at: at.live.renew_link(at.person, one.id)),
    Handler(requests.LockRequest, _lock),
    Handler(requests.AllowWatchingRequest, lambda one, by: hosting.AllowWatching(by.person, one.allowed)),
    Handler(
        requests.AskSeatRequest,
        later=lambda one, at: at.live.agreements.seat_requests.ask(at.viewer.speaker, one.seat, one.game),
        once=True,
    ),
    Handler(requests.AnswerSeatRequest, later=_answer_seat, once=True),
)

HANDLERS: Final[dict[type, Handler[Any]]] = {handler.request: handler for handler in ALL_HANDLERS}
