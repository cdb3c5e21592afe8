"""Letting people know, far from any page, that it is their turn: by mail or whatever the host of the server has set up.

Only those hear who have given an address and proved that it is theirs. Nothing here holds up a table: what cannot be
sent is logged, without the address, and that is all.
"""

import asyncio
import logging
import re
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Final, Literal, TypeAlias
from urllib.parse import quote

from yakai import text
from yakai.store.protocols import Address, PeopleStore, ScheduleStore
from yakai.table.errors import StoreUnavailable
from yakai.table.ports import YourTurn
from yakai.table.state.streams import names_of
from yakai.text import LANGS, Lang
from yakai.web.errors import NotSent, TooFast, WrongAddress, WrongCode
from yakai.web.http.cookies import Signer
from yakai.web.limits.rate_limits import Hourly
from yakai.web.ops.addresses import origins
from yakai.web.ops.settings import Settings

logger = logging.getLogger(__name__)

AddressKind: TypeAlias = Literal["mail", "other"]

AN_HOUR: Final = 30
"""So many notices one person gets within an hour."""

AT_ONCE: Final = 4
WAITING: Final = 1000
"""So many are sent at the same time, and so many wait."""

CODES_AN_HOUR: Final = 3
"""So many codes are sent to one address within an hour, whoever asks for them: it may be somebody else's."""

ENOUGH: Final = 60.0
"""After so many seconds one that is being sent has failed."""

_MAIL: Final = re.compile(
    r"[A-Za-z0-9.!#$&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,8}"
)
_OTHER: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")


class Notices:
    """Sends notices, if the host of the server wants any."""

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
        self._hourly = Hourly(AN_HOUR, now)
        self._codes = Hourly(CODES_AN_HOUR, now)
        self._few = asyncio.Semaphore(AT_ONCE)
        self._under_way: set[asyncio.Task[None]] = set()
        if self._template and find_spec("apprise") is None:
            logger.error("YAKAI_NOTICES is set, but Apprise is not installed: nobody is let know of anything")
            self._template = ""

    @property
    def kind(self) -> AddressKind | None:
        """What sort of address people can give here, if any."""
        if not self._template:
            return None
        return "mail" if self._template.startswith("mailto") else "other"

    # An address of one's own

    async def send_code(self, person: str, address: str, lang: Lang) -> None:
        """Send to an address what proves that somebody reads it."""
        address = self._checked(address)
        if not self._codes.take(letterbox(address)):
            raise TooFast("too-fast")
        said = text.say(lang, "notice-code", code=self._signer.code(person, address))
        if not await self._deliver(address, text.say(lang, "notice-code-title"), said):
            raise NotSent("notice-cannot-be-sent")

    async def confirm(self, person: str, address: str, code: str, lang: Lang) -> None:
        """The address is theirs, if they know the code."""
        address = self._checked(address)
        if not self._signer.is_code(person, address, code.strip().upper()):
            raise WrongCode("code-is-wrong")
        await self._people.set_address(person, Address(address, lang))

    async def forget(self, person: str) -> None:
        """They do not want to hear anything any more."""
        await self._people.set_address(person, None)

    async def address_of(self, person: str) -> str:
        """The address that somebody has given; empty, if none."""
        found = await self._people.address_of(person)
        return "" if found is None else found.address

    def _checked(self, address: str) -> str:
        address = address.strip()
        sort = {"mail": _MAIL, "other": _OTHER}.get(self.kind or "")
        if sort is None:
            raise WrongAddress("no-notices-here")
        if sort.fullmatch(address) is None:
            raise WrongAddress("notice-address-is-wrong")
        return address

    # What is sent

    def __call__(self, table: str, due: str, turns: Mapping[str, YourTurn], /) -> None:
        """Let people know that it is their turn, if they want that. Never waits."""
        if self._template and len(self._under_way) < WAITING:
            task = asyncio.ensure_future(self._tell_all(table, due, turns))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _tell_all(self, table: str, due: str, turns: Mapping[str, YourTurn]) -> None:
        """Noted only afterwards: if the server goes before that, it is done again when it has come back."""
        await asyncio.gather(*(self._tell(person, turn) for person, turn in turns.items()))
        try:
            await self._schedule.mark_notified(table, due)
        except StoreUnavailable as error:
            logger.warning("it could not be noted who was let know: %s", error)

    async def _tell(self, person: str, turn: YourTurn) -> None:
        try:
            found = await self._people.address_of(person)
            if found is None or not self._hourly.take(person):
                return
            lang = next((lang for lang in LANGS if lang == found.lang), LANGS[0])
            async with self._few:
                await self._deliver(found.address, *_worded(turn, lang, self._home))
        except Exception:
            logger.exception("a notice could not be sent")

    async def _deliver(self, address: str, title: str, body: str) -> bool:
        url = self._template.replace("{address}", quote(address, safe=""))
        try:
            async with asyncio.timeout(ENOUGH):
                sent = await asyncio.to_thread(_send, url, title, body)
        except Exception as error:  # noqa: BLE001  # whatever it is; its own words could name the address
            logger.error("a notice could not be sent: %s", type(error).__name__)  # noqa: TRY400
            return False
        if not sent:
            logger.warning("a notice could not be sent")
        return sent

    async def done(self) -> None:
        """Wait until all that is under way has been sent, or has failed."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def close(self) -> None:
        """Nothing more is sent."""
        for task in self._under_way:
            task.cancel()
        await self.done()


def letterbox(address: str) -> str:
    """Where an address leads, as far as one can tell: many call theirs by as many names as they like.

    >>> letterbox("An.Na+games@Example.org"), letterbox("my-topic")
    ('anna@example.org', 'my-topic')
    """
    own, at, context = address.casefold().rpartition("@")
    return address.casefold() if not at else own.partition("+")[0].replace(".", "") + at + context


def _worded(turn: YourTurn, lang: Lang, home: str | None) -> tuple[str, str]:
    """A notice in words: its title, and what it says."""
    game = text.say(lang, f"{turn.game}-name")
    names = names_of(turn.called, lang)
    others = ", ".join(name for seat, name in enumerate(names) if seat != turn.seat)
    said = text.say(lang, "notice-turn", game=game, names=others, days=turn.days)
    link = "" if home is None else f"\n\n{home}/t/{turn.invitation}"
    return text.say(lang, "notice-turn-title", game=game), said + link


def _send(url: str, title: str, body: str) -> bool:
    """Send something by Apprise, whose own log would name the address."""
    import apprise  # noqa: PLC0415  # installed only where it is wanted

    logging.getLogger("apprise").setLevel(logging.CRITICAL + 1)
    sender = apprise.Apprise()
    plain = apprise.NotifyFormat.TEXT  # what people are called is no HTML
    return bool(sender.add(url)) and bool(sender.notify(title=title, body=body, body_format=plain))
