"""Notices by e-mail, or another channel of the operator's choice, that it is a person's turn.

Only people who have given an address and confirmed it are notified. No table waits for a notice; one that cannot be
sent is logged without its address.
"""

import asyncio
import logging
import re
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Final, Literal, TypeAlias
from urllib.parse import quote

from yakai import text
from yakai.store.errors import StoreUnavailable
from yakai.store.protocols import Address, PeopleStore, ScheduleStore
from yakai.table.ports import YourTurn
from yakai.table.state.streams import names_of
from yakai.text import ENGLISH, Lang, known
from yakai.web.addresses import origins
from yakai.web.cookies import Signer
from yakai.web.errors import NotSent, TooFast, WrongAddress, WrongCode
from yakai.web.limits.rate_limits import hourly
from yakai.web.settings import Settings

logger = logging.getLogger(__name__)

AddressKind: TypeAlias = Literal["mail", "other"]

NOTICES_PER_HOUR: Final = 30
"""Notices to one person within an hour."""

SENT_AT_ONCE: Final = 4
WAITING: Final = 1000
"""Notices that are sent at the same time, and tables whose notices may wait."""

CODES_PER_HOUR: Final = 3
"""Codes to one address within an hour, because it may belong to another person."""

SEND_TIMEOUT: Final = 60.0
"""Seconds after which a notice counts as not sent."""

_MAIL: Final = re.compile(
    r"[A-Za-z0-9.!#$&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,8}"
)
_OTHER: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")


class Notices:
    """Sends notices, if the settings say how."""

    def __init__(
        self,
        settings: Settings,
        people: PeopleStore,
        schedule: ScheduleStore,
        signer: Signer,
        now: Callable[[], float],
    ) -> None:
        self._template = settings.notices
        self._home = next(iter(origins(settings.addresses)), None)
        self._people = people
        self._schedule = schedule
        self._signer = signer
        self._hourly = hourly(NOTICES_PER_HOUR, now)
        self._codes = hourly(CODES_PER_HOUR, now)
        self._sending = asyncio.Semaphore(SENT_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        if self._template and find_spec("apprise") is None:
            logger.error("YAKAI_NOTICES is set, but Apprise is not installed: no notices are sent")
            self._template = ""

    @property
    def kind(self) -> AddressKind | None:
        """The kind of address that people can give here, if any."""
        if not self._template:
            return None
        return "mail" if self._template.startswith("mailto") else "other"

    # Addresses

    async def send_code(self, person: str, address: str, lang: Lang) -> None:
        """Send a code to an address; the person who reads it there can confirm the address."""
        address = self._checked(address)
        if not self._codes.take(mailbox(address)):
            raise TooFast("too-fast")
        body = text.say(lang, "notice-code", code=self._signer.code(person, address))
        if not await self._deliver(address, text.say(lang, "notice-code-title"), body):
            raise NotSent("notice-cannot-be-sent")

    async def confirm(self, person: str, address: str, code: str, lang: Lang) -> None:
        """Store an address if the code is the one that was sent there."""
        address = self._checked(address)
        if not self._signer.is_code(person, address, code.strip().upper()):
            raise WrongCode("code-is-wrong")
        await self._people.set_address(person, Address(address, lang))

    async def forget(self, person: str) -> None:
        """Remove a person's address."""
        await self._people.set_address(person, None)

    async def address_of(self, person: str) -> str:
        """The address of a person; empty if they have given none."""
        found = await self._people.address_of(person)
        return "" if found is None else found.address

    def _checked(self, address: str) -> str:
        address = address.strip()
        pattern = {"mail": _MAIL, "other": _OTHER}.get(self.kind or "")
        if pattern is None:
            raise WrongAddress("no-notices-here")
        if pattern.fullmatch(address) is None:
            raise WrongAddress("notice-address-is-wrong")
        return address

    # Notices

    def __call__(self, table: str, due: str, turns: Mapping[str, YourTurn], /) -> None:
        """Start to notify people of their turns. Never waits."""
        if self._template and len(self._tasks) < WAITING:
            task = asyncio.ensure_future(self._notify_all(table, due, turns))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _notify_all(self, table: str, due: str, turns: Mapping[str, YourTurn]) -> None:
        """Notify people, then store that it was done: if the server stops before that, it is repeated."""
        await asyncio.gather(*(self._notify(person, turn) for person, turn in turns.items()))
        try:
            await self._schedule.mark_notified(table, due)
        except StoreUnavailable as error:
            logger.warning("it could not be stored that notices were sent: %s", error)

    async def _notify(self, person: str, turn: YourTurn) -> None:
        try:
            found = await self._people.address_of(person)
            if found is None or not self._hourly.take(person):
                return
            lang = known(found.lang) or ENGLISH
            async with self._sending:
                await self._deliver(found.address, *_notice_text(turn, lang, self._home))
        except Exception:
            logger.exception("a notice could not be sent")

    async def _deliver(self, address: str, title: str, body: str) -> bool:
        url = self._template.replace("{address}", quote(address, safe=""))
        try:
            async with asyncio.timeout(SEND_TIMEOUT):
                sent = await asyncio.to_thread(_send, url, title, body)
        except Exception as error:  # noqa: BLE001  # not with its message, which may contain the address
            logger.error("a notice could not be sent: %s", type(error).__name__)  # noqa: TRY400
            return False
        if not sent:
            logger.warning("a notice could not be sent")
        return sent

    async def done(self) -> None:
        """Wait until all notices have been sent or have failed."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Cancel the notices that are being sent."""
        for task in self._tasks:
            task.cancel()
        await self.done()


def mailbox(address: str) -> str:
    """The mailbox of an address, without the dots and suffixes that give one mailbox many addresses.

    >>> mailbox("An.Na+games@Example.org"), mailbox("my-topic")
    ('anna@example.org', 'my-topic')
    """
    name, at, domain = address.casefold().rpartition("@")
    return address.casefold() if not at else name.partition("+")[0].replace(".", "") + at + domain


def _notice_text(turn: YourTurn, lang: Lang, home: str | None) -> tuple[str, str]:
    """The title and body of a notice."""
    game = text.say(lang, f"{turn.game}-name")
    names = names_of(turn.called, lang)
    others = ", ".join(name for seat, name in enumerate(names) if seat != turn.seat)
    body = text.say(lang, "notice-turn", game=game, names=others, days=turn.days)
    link = "" if home is None else f"\n\n{home}/t/{turn.invitation}"
    return text.say(lang, "notice-turn-title", game=game), body + link


def _send(url: str, title: str, body: str) -> bool:
    """Send a notice by Apprise, without its log, which would contain the address."""
    import apprise  # noqa: PLC0415  # an optional dependency

    logging.getLogger("apprise").setLevel(logging.CRITICAL + 1)
    sender = apprise.Apprise()
    plain = apprise.NotifyFormat.TEXT  # names are not HTML
    return bool(sender.add(url)) and bool(sender.notify(title=title, body=body, body_format=plain))
