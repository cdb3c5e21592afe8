"""The messages of one connection, handled one after the other: each request is checked, done and answered.

Most requests are commands. They run without a task and without waiting (see decision 46).
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from yakai.core.errors import YakaiError
from yakai.table.commands.base import Command
from yakai.table.ports import Change
from yakai.table.tasks import Tasks
from yakai.web.errors import TooFast
from yakai.web.limits.limiters import Allowance
from yakai.web.messages import Ok
from yakai.web.ws.decode import decoded, id_in, refusal
from yakai.web.ws.handlers import HANDLERS, Handler, Reply
from yakai.web.ws.requests import GlimpseRequest, PingRequest, Request

if TYPE_CHECKING:
    from yakai.web.ws.connection import Connection

logger = logging.getLogger(__name__)


class Receiver(Protocol):
    """What an inbox needs of a WebSocket."""

    def next_message(self) -> str | bytes | None:
        """The next message from the client; `None` if there is none."""
        ...

    @property
    def has_more(self) -> bool:
        """Whether there is a next message."""
        ...


class Inbox:
    """What one connection receives. `refused` is called with the error of every refused request."""

    def __init__(
        self, connection: "Connection", receiver: Receiver, refused: Callable[[Exception], None]
    ) -> None:
        self._connection = connection
        self._receiver = receiver
        self._refused = refused
        self._viewer = connection.viewer
        self._live = connection.viewer.live
        self._limits = connection.limits
        self._allowance = connection.limits.requests.person
        self._command_id: str | None = None  # of the running command, until it is answered
        self._command_waits = False  # whether it did not end at once
        self._busy = False
        self._idle: asyncio.Future[None] | None = None
        self._tasks = Tasks()

    def on_message(self) -> None:
        """A message has arrived: handle it at once, unless an earlier one is being handled."""
        if not self._busy:
            self._take_next()

    def take_answer(self, change: Change) -> Ok | None:
        """The answer to the running command, if this change is what it did: to be sent with the change."""
        if self._command_id is None or change.done != (self._viewer.person, self._command_id):
            return None
        answer, self._command_id = Ok(self._command_id), None
        return answer

    async def finish(self) -> None:
        """Wait until all messages that have arrived are handled."""
        while self._busy and not (self._connection.ends_soon or self._connection.ended):
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle

    # One message

    def _take_next(self) -> None:
        self._busy = True
        message = self._receiver.next_message()
        if message is None or self._connection.ended:
            self._busy = False
            self._note_idle()
            return
        try:
            self._take(message)
        except Exception:
            logger.exception("a message could not be handled")
            self._connection.drop()  # the client sends its request again after reconnecting
            self._note_idle()

    def _take(self, message: str | bytes) -> None:
        try:
            request = decoded(message)
        except YakaiError as error:
            self._allowance.take()
            self._refuse(id_in(message), error)
            self._go_on(self._allowance)
            return
        if isinstance(request, GlimpseRequest):  # the only message without an answer
            self._show_glimpse(request)
            self._go_on(self._limits.glimpses.person)
        else:
            self._handle(request)

    def _go_on(self, allowance: Allowance, waited: bool = False) -> None:
        """Take the next message in the loop's next round, so that other connections get their turn in a flood."""
        if self._connection.is_too_slow:
            self._cut_off("connection-is-too-slow")
        elif allowance.overdrawn:
            self._cut_off("too-fast")
        elif not waited or self._receiver.has_more or self._connection.ended:
            asyncio.get_running_loop().call_soon(self._take_next)
        else:
            self._busy = False
            self._note_idle()

    def _cut_off(self, key: str) -> None:
        if not self._connection.ended:
            self._refused(TooFast(key))
        self._connection.end_soon(key)
        self._note_idle()

    def _note_idle(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    def _show_glimpse(self, glimpse: GlimpseRequest) -> None:
        if not (self._limits.glimpses.take() and self._viewer.invited):
            return
        try:
            self._live.show_glimpse(self._connection, glimpse.seat, glimpse.game, bytes(glimpse.glimpse))
        except Exception:
            logger.exception("a glimpse could not be shown")

    # One request

    def _handle(self, request: Request | PingRequest) -> None:
        """Check what the request needs; then run its command, or answer it now or later."""
        handler = HANDLERS[type(request)]
        request_id = "" if isinstance(request, PingRequest) else request.id
        try:
            self._check_limits(handler)
            repeated = handler.once and self._live.has_done(self._viewer.person, request_id)
            self._check_rights(handler, request, repeated)
            if repeated:
                self._answer(request_id, None)
            elif handler.command is not None:
                self._run(handler.command(request, self._viewer), request_id)
                return
            elif handler.later is not None:
                answer = handler.later(request, self._connection)
                self._tasks.start(self._answer_later(handler, request_id, answer))
                if not handler.concurrent:
                    return
            elif handler.answer is not None:
                self._note_and_answer(handler, request_id, handler.answer(request, self._connection))
        except Exception as error:  # noqa: BLE001  # it is answered and, if unexpected, logged
            self._fail(request_id, error)
        self._go_on(self._allowance)

    def _check_limits(self, handler: Handler[Any]) -> None:
        if not self._limits.requests.take():
            raise TooFast("too-fast")
        if handler.limit is not None and not handler.limit(self._limits).take():
            raise TooFast("too-fast")

    def _check_rights(self, handler: Handler[Any], request: Any, repeated: bool) -> None:
        """A repeated request needs no lifted curtain, because the curtain fell when the connection broke."""
        if handler.from_seat and not repeated:
            self._viewer.check_curtain(request.seat)
        if handler.invited:
            self._viewer.check_invited()

    def _run(self, command: Command, request_id: str) -> None:
        self._command_id, self._command_waits = request_id, False
        self._live.ask(command, request_id, self._command_ended)
        self._command_waits = True

    def _command_ended(self, request_id: str | None, error: BaseException | None) -> None:
        """The command is done or refused; its answer may have been sent with the change."""
        if isinstance(error, Exception):
            self._fail(request_id, error)
        elif error is None and self._command_id is not None:
            self._answer(self._command_id, None)
        self._command_id = None
        self._go_on(self._allowance, self._command_waits)

    async def _answer_later(
        self, handler: Handler[Any], request_id: str, answer: Coroutine[Any, Any, Reply]
    ) -> None:
        try:
            self._note_and_answer(handler, request_id, await answer)
        except Exception as error:  # noqa: BLE001  # it is answered and, if unexpected, logged
            self._fail(request_id, error)
        if not handler.concurrent:
            self._go_on(self._allowance)

    def _note_and_answer(self, handler: Handler[Any], request_id: str, answer: Reply) -> None:
        if handler.once:
            self._live.note_done(self._viewer.person, request_id)
        self._answer(request_id, answer)

    def _answer(self, request_id: str, answer: Reply) -> None:
        if not self._connection.ends_soon:
            self._connection.send_answer(Ok(request_id) if answer is None else answer)

    def _fail(self, request_id: str | None, error: Exception) -> None:
        if not isinstance(error, YakaiError):
            logger.error("a request failed", exc_info=error)
        self._refuse(request_id or None, error)

    def _refuse(self, request_id: str | None, error: Exception) -> None:
        """Refuse a request, or with `None` for its id a ping or a message that cannot be read."""
        self._refused(error)
        self._connection.send_answer(refusal(request_id, error, self._viewer.lang))
