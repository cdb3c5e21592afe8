"""One WebSocket at one table: it reads requests, has them done, and shows what changed."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, Literal, Protocol

from msgspec import Raw

from yakai.core.errors import YakaiError
from yakai.table.commands.base import Command
from yakai.table.errors import OnlyWatching
from yakai.table.glimpses import ShownGlimpse
from yakai.table.hints import AskForHint
from yakai.table.live import LiveTable
from yakai.table.ports import Change
from yakai.table.state.remarks import Speaker, TalkEvent
from yakai.table.state.silence import is_silent
from yakai.table.tasks import Tasks
from yakai.web.errors import TooFast
from yakai.web.limits.buckets import Allowance
from yakai.web.limits.queues import FairLock
from yakai.web.limits.request_limits import PersonLimits
from yakai.web.messages import GlimpseMessage, Gone, Hinted, Lang, Listed, Ok, Pong, Reasoned, Recalled
from yakai.web.ws import affairs
from yakai.web.ws.decode import attempt, command, decoded, id_in, refusal
from yakai.web.ws.outbox import Outbox, Transport, encode
from yakai.web.ws.requests import (
    ActRequest,
    AnswerSeatRequest,
    AskSeatRequest,
    CallStandInRequest,
    FromSeat,
    FullStateRequest,
    GlimpseRequest,
    HintRequest,
    LiftCurtainRequest,
    ListActionsRequest,
    LowerCurtainRequest,
    PauseRequest,
    PingRequest,
    ReactRequest,
    ReasonsRequest,
    RecallRequest,
    RenameRequest,
    RenewLinkRequest,
    Request,
    SayRequest,
    UnsayRequest,
    VoteEndRequest,
    WhyRequest,
)
from yakai.web.ws.show import Showing, Since
from yakai.web.ws.talk_messages import talk_message

logger = logging.getLogger(__name__)

NO_COMMANDS: Final = (
    PingRequest,
    FullStateRequest,
    LiftCurtainRequest,
    LowerCurtainRequest,
    SayRequest,
    ReactRequest,
    UnsayRequest,
    RenewLinkRequest,
    RenameRequest,
    CallStandInRequest,
    AskSeatRequest,
    AnswerSeatRequest,
    VoteEndRequest,
    PauseRequest,
    WhyRequest,
    RecallRequest,
    ListActionsRequest,
)
"""What asks nothing of a table that is stored as it is: all else are commands."""

THOUGHTS: Final = (HintRequest, ReasonsRequest)
"""For these a bot thinks."""

QUESTIONS: Final = (WhyRequest, HintRequest, RecallRequest)
"""What is only asked from a seat."""


@lru_cache(maxsize=16)
def _written(glimpsed: ShownGlimpse) -> bytes:
    """What all who look get to see of it; they follow each other at once, so that it is written only once."""
    return encode(GlimpseMessage(glimpsed.seat, Raw(glimpsed.shown)))


class Speech(Transport, Protocol):
    """A WebSocket with both its directions."""

    def next_message(self) -> str | bytes | None:
        """The next message that has come; `None` if there is none."""
        ...

    @property
    def has_more(self) -> bool:
        """Whether there is one."""
        ...

    def stop_receiving(self) -> None:
        """Receive no more messages."""
        ...


class Renamer(Protocol):
    """Lets a person be called something else everywhere."""

    async def __call__(self, person: str, name: str, asked: tuple[str, str], /) -> str: ...


class Connection:
    """A listener at a table."""

    def __init__(
        self,
        wire: Speech,
        live: LiveTable,
        person: str,
        name: str,
        invited: bool,
        lang: Lang,
        limits: PersonLimits,
        rename: Renamer,
        build: str,
        refused: Callable[[Exception], None],
        parts: bool = False,
    ) -> None:
        """`refused` hears of whatever is refused here."""
        self.person = person
        self.invited = invited
        self._wire = wire
        self._live = live
        self._lang: Lang = lang
        self._limits = limits
        self._requests, self._requests_from = limits.requests
        self._rename = rename
        self._refused = refused
        self._showing = Showing(live, person, name, invited, lang, build, parts)
        self._since: Since | None = None
        self._outbox = Outbox(wire, self._whole, live.shared(FairLock))
        self._asked: str | None = None  # the request that is being done, until it was answered
        self._busy = False
        self._waits = False  # whether what is being done takes longer than a breath
        self._resting: asyncio.Future[None] | None = None
        self._dropping: asyncio.Task[None] | None = None
        self._work = Tasks()

    @property
    def name(self) -> str:
        """What this person is called."""
        return self._showing.name

    @property
    def kind(self) -> Literal["player", "guest", "spectator"]:
        """Who they are at this table."""
        if not self.invited:
            return "spectator"
        return "player" if self._showing.seats else "guest"

    # Out

    def send_full_state(self, since: Since | None = None) -> None:
        """The whole of it, or what was missed since then: for whoever has just come, or asks for it."""
        self._since = since
        self._outbox.show_whole()

    def _whole(self) -> Sequence[bytes]:
        since, self._since = self._since, None
        try:
            return [encode(message) for message in self._showing.whole(since)]
        except Exception:
            logger.exception("a table could not be shown")
            self.drop()
            return ()

    def on_change(self, change: Change) -> None:
        """Something at the table is not as it was."""
        if self._outbox.behind or self._outbox.ending:
            return  # a fresh state will tell, or nothing more
        answer = None
        if self._asked is not None and change.done == (self.person, self._asked):
            answer, self._asked = Ok(self._asked), None
        self._outbox.show(self._showing.news(change), answer)

    def on_glimpse(self, glimpsed: ShownGlimpse) -> None:
        """Somebody else is about something."""
        if self._showing.may_look:
            self._outbox.glimpse(_written(glimpsed))

    def on_talk(self, event: TalkEvent) -> None:
        """Somebody has said something."""
        if not (self._outbox.behind or self._outbox.ending):
            self._outbox.show((talk_message(self._live, event),))

    def renamed(self, name: str) -> None:
        """This person is called something else now."""
        self._showing.name = name
        if self._showing.seats and not is_silent(self._live.table):
            return  # the table will tell
        try:
            self.on_change(Change(room=True))
        except Exception:
            logger.exception("a table could not be shown")
            self.drop()

    async def write(self) -> None:
        """Send what waits, as fast as the reader reads; ends when the connection is to end."""
        await self._outbox.write()

    async def end(self, key: str, code: int = 1012) -> None:
        """Say why, and close; then nothing more is heard either."""
        if not self.ended:
            await self._outbox.end(Gone(key), code)
            self._wire.stop_receiving()

    def turn_away(self, key: str) -> None:
        """They have to go: it ends, and does not come back by itself."""
        self._dropping = asyncio.ensure_future(self.end(key, code=4403))

    def drop(self) -> None:
        """It failed to hear: it ends, and may come back."""
        self._dropping = asyncio.ensure_future(self.end("something-went-wrong", code=1011))

    @property
    def ended(self) -> bool:
        """Whether we have ended it."""
        return self._outbox.ending

    # In

    def listen(self) -> None:
        """Something has come from the client: it has its turn at once, unless something before it is being done."""
        if not self._busy:
            self._take_next()

    def _take_next(self) -> None:
        self._busy = True
        message = self._wire.next_message()
        if message is None or self.ended:
            self._busy = False
            self._rest()
            return
        try:
            self._take(message)
        except Exception:
            logger.exception("a message could not be taken")
            self.drop()  # what was asked is asked again by whoever comes back
            self._rest()

    def _take(self, message: str | bytes) -> None:
        """One message from the client: done and answered, or refused with a reason. It never ends the
        connection, unless nobody reads the answers, or it goes on and on beyond what it may ask.
        """
        try:
            request = decoded(message)
        except YakaiError as error:
            self._requests.take()
            self._refuse(id_in(message), error)
            self._go_on(self._requests)
            return
        if isinstance(request, ActRequest):  # nearly all of them
            self._ask(request)
        elif isinstance(request, GlimpseRequest):
            self._show_others(request)
            self._go_on(self._limits.glimpses[0])
        elif isinstance(request, THOUGHTS):
            self._work.start(self._answer(request))  # a bot thinks about it; other requests need not wait
            self._go_on(self._requests)
        elif isinstance(request, NO_COMMANDS):
            self._work.start(self._answer_first(request))
        else:
            self._ask(request)

    def _go_on(self, allowance: Allowance, waited: bool = False) -> None:
        """One message is done, perhaps after others have had their turn. A flood waits in line too: between its
        messages they have.
        """
        if self._outbox.too_full:
            self._cut_off("connection-is-too-slow")
        elif allowance.overdrawn:
            self._cut_off("too-fast")
        elif not waited or self._wire.has_more or self.ended:
            asyncio.get_running_loop().call_soon(self._take_next)
        else:
            self._busy = False
            self._rest()

    def _cut_off(self, key: str) -> None:
        if not self.ended:
            self._refused(TooFast(key))
        self._dropping = asyncio.ensure_future(self.end(key, code=1008))
        self._rest()

    async def finish_requests(self) -> None:
        """Wait until all is done that they have said before they hung up."""
        while self._busy and self._dropping is None and not self.ended:
            self._resting = asyncio.get_running_loop().create_future()
            await self._resting

    def _rest(self) -> None:
        if self._resting is not None and not self._resting.done():
            self._resting.set_result(None)

    def _refuse(self, own: str | None, error: Exception) -> None:
        self._refused(error)
        self._outbox.answer(refusal(own, error, self._lang))

    def _show_others(self, glimpse: GlimpseRequest) -> None:
        if not (self._limits.may_show() and self.invited):
            return
        try:
            self._live.show_glimpse(self, glimpse.seat, glimpse.game, bytes(glimpse.glimpse))
        except Exception:
            logger.exception("a glimpse could not be shown")  # nobody waits for an answer

    def _ask(self, request: Request) -> None:
        """What is asked of the table: it says when it is done."""
        try:
            self._check_speed()
            self._check_lifted(request)
            self._check_invited()
            asked = self._command(request)
        except Exception as error:  # noqa: BLE001  # it is told and, where it is a mistake of ours, logged
            self._fail(request.id, error)
            self._go_on(self._requests)
            return
        self._asked, self._waits = request.id, False
        if asked is None:
            self._has_done(request.id)
        else:
            self._live.ask(asked, request.id, self._has_done)
            self._waits = True

    def _has_done(self, own: str | None, error: BaseException | None = None) -> None:
        """It is done, or was refused; it may be that this went with the news already."""
        if isinstance(error, Exception):
            self._fail(own, error)
        elif error is None and self._asked is not None and self._dropping is None:
            self._outbox.answer(Ok(self._asked))
        self._asked = None
        self._go_on(self._requests, self._waits)

    def _fail(self, own: str | None, error: Exception) -> None:
        if not isinstance(error, YakaiError):
            logger.error("a request failed", exc_info=error)
        self._refuse(own, error)

    def _check_speed(self) -> None:
        if not (self._requests.take() and self._requests_from.take()):
            raise TooFast("too-fast")

    async def _answer_first(self, request: Request | PingRequest) -> None:
        """All that comes after it waits for it."""
        await self._answer(request)
        self._go_on(self._requests)

    async def _answer(self, request: Request | PingRequest) -> None:
        """What is not asked of the table alone."""
        own = None if isinstance(request, PingRequest) else request.id
        try:
            self._check_speed()
            if isinstance(request, THOUGHTS) and not self._limits.may_have_thought():
                raise TooFast("too-fast")
            answer = Pong() if isinstance(request, PingRequest) else await self._done(request)
            if self._dropping is None:
                self._outbox.answer(answer)
        except Exception as error:  # noqa: BLE001  # it is told and, where it is a mistake of ours, logged
            self._fail(own, error)

    async def _done(self, request: Request) -> Ok | Listed | Hinted | Recalled | Reasoned:
        """The answer."""
        self._check_lifted(request)
        if isinstance(request, HintRequest):
            asked = AskForHint(self.person, request.seat, request.game)
            self._check_invited()
            hint = await self._live.hints.give(asked)
            return Hinted(request.id, hint.action, self._showing.sentence(hint))
        if isinstance(request, RecallRequest):
            self._check_invited()
            return self._showing.recalled(request)
        if isinstance(request, ReasonsRequest):
            self._showing.check_may_look()
            thoughts = await self._live.explanations.give(request.game)
            return Reasoned(request.id, self._showing.reasons(thoughts))
        if isinstance(request, ListActionsRequest):
            self._check_invited()
            return Listed(request.id, self._showing.actions())
        await self._do(request)
        return Ok(request.id)

    def _check_lifted(self, request: Request) -> None:
        """Whatever comes from a seat needs its curtain lifted; but not what was done already, and comes once more
        because the line was cut: then it fell. What is only asked is always answered anew.
        """
        if not self._showing.has_curtains or not isinstance(request, FromSeat):
            return
        if isinstance(request, QUESTIONS) or not self._live.has_done(self.person, request.id):
            self._showing.check_lifted(request.seat)

    def _check_invited(self) -> None:
        if not self.invited:
            raise OnlyWatching("only-watching")

    async def _do(self, request: Request) -> None:
        if isinstance(request, FullStateRequest):
            self.send_full_state()
            return
        if isinstance(request, LiftCurtainRequest | LowerCurtainRequest):
            self._draw(request)
            return
        if isinstance(request, SayRequest | ReactRequest):
            await self._talk(request)
            return
        self._check_invited()
        if isinstance(request, RenewLinkRequest):
            await self._live.renew_link(self.person, request.id)
        elif isinstance(
            request,
            RenameRequest
            | CallStandInRequest
            | AskSeatRequest
            | AnswerSeatRequest
            | VoteEndRequest
            | PauseRequest,
        ):
            if not self._live.has_done(self.person, request.id):
                await self._do_elsewhere(request)
                self._live.note_done(self.person, request.id)
        elif isinstance(request, WhyRequest):
            attempt(request, self.person).check(self._live.table)
        elif isinstance(request, UnsayRequest):
            await self._live.talk.unsay(self.person, request.n)

    def _draw(self, request: LiftCurtainRequest | LowerCurtainRequest) -> None:
        """A curtain is lifted or falls: what waits of another seat's is not sent any more."""
        if isinstance(request, LiftCurtainRequest):
            self._check_invited()
            self._showing.lift(request.seat, request.game)
        else:
            self._showing.let_fall()
        self._since = None
        self._outbox.show_anew()

    def _command(self, request: Request) -> Command | None:
        if self._live.has_done(self.person, request.id):
            return None  # and it may be that it could not be done once more
        return command(request, self.person, self.name) or affairs.command(self._live, request, self.person)

    async def _talk(self, request: SayRequest | ReactRequest) -> None:
        speaker = Speaker(self.person, self.name, self.invited, self._showing.lifted)
        if isinstance(request, SayRequest):
            if not self._limits.may_say():
                raise TooFast("too-fast")
            await self._live.talk.say(speaker, request.text, request.id)
        elif self._limits.may_react():
            self._live.talk.react(speaker, request.reaction)

    async def _do_elsewhere(
        self,
        request: RenameRequest
        | CallStandInRequest
        | AskSeatRequest
        | AnswerSeatRequest
        | VoteEndRequest
        | PauseRequest,
    ) -> None:
        """What is not the table's to store."""
        if isinstance(request, RenameRequest):
            self._showing.name = await self._rename(
                self.person, request.name, (self._live.table.id, request.id)
            )
        elif isinstance(request, CallStandInRequest):
            self._live.drivers.absence.call_stand_in(self.person, request.seat, request.game)
        else:
            by = Speaker(self.person, self.name, self.invited, self._showing.lifted)
            await affairs.attend(self._live, request, by)
