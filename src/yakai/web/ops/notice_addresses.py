"""The addresses at which people are notified: proving that a person reads one, storing it, removing it."""

import re
from collections.abc import Callable
from typing import Final

from yakai import text
from yakai.store.protocols import Address, PeopleStore
from yakai.text import Lang
from yakai.web.cookies import Signer
from yakai.web.errors import NotSent, TooFast, WrongAddress, WrongCode
from yakai.web.limits.rate_limits import hourly
from yakai.web.ops.notice_channel import NoticeChannel

CODES_PER_HOUR: Final = 3
"""Codes to one address within an hour, because it may belong to another person."""

_MAIL: Final = re.compile(
    r"[A-Za-z0-9.!#$&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,8}"
)
_OTHER: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")


class NoticeAddresses:
    """The addresses that people have given and confirmed, of the kind that the channel sends to."""

    def __init__(
        self, channel: NoticeChannel, people: PeopleStore, signer: Signer, now: Callable[[], float]
    ) -> None:
        self._channel = channel
        self._people = people
        self._signer = signer
        self._codes = hourly(CODES_PER_HOUR, now)

    async def send_code(self, person: str, address: str, lang: Lang) -> None:
        """Send a code to an address; the person who reads it there can confirm the address."""
        address = self._checked(address)
        if not self._codes.take(mailbox(address)):
            raise TooFast("too-fast")
        body = text.say(lang, "notice-code", code=self._signer.code(person, address))
        if not await self._channel.send(address, text.say(lang, "notice-code-title"), body):
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
        pattern = {"mail": _MAIL, "other": _OTHER}.get(self._channel.kind or "")
        if pattern is None:
            raise WrongAddress("no-notices-here")
        if pattern.fullmatch(address) is None:
            raise WrongAddress("notice-address-is-wrong")
        return address


def mailbox(address: str) -> str:
    """The mailbox of an address, without the dots and suffixes that give one mailbox many addresses.

    >>> mailbox("An.Na+games@Example.org"), mailbox("my-topic")
    ('anna@example.org', 'my-topic')
    """
    name, at, domain = address.casefold().rpartition("@")
    return address.casefold() if not at else name.partition("+")[0].replace(".", "") + at + domain
