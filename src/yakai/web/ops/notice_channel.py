"""The channel by which notices are sent: e-mail, or another one of the operator's choice, by Apprise."""

import asyncio
import logging
from importlib.util import find_spec
from typing import Final, Literal, TypeAlias
from urllib.parse import quote

logger = logging.getLogger(__name__)

AddressKind: TypeAlias = Literal["mail", "other"]

SEND_TIMEOUT: Final = 60.0
"""Seconds after which a notice counts as not sent."""


class NoticeChannel:
    """Sends texts to addresses by an Apprise URL with `{address}` in it; if that is empty, or Apprise is not installed,
    there is no channel.
    """

    def __init__(self, template: str) -> None:
        self._template = template
        if template and find_spec("apprise") is None:
            logger.error("YAKAI_NOTICES is set, but Apprise is not installed: no notices are sent")
            self._template = ""

    @property
    def kind(self) -> AddressKind | None:
        """The kind of address that it sends to; `None` if there is no channel."""
        if not self._template:
            return None
        return "mail" if self._template.startswith("mailto") else "other"

    async def send(self, address: str, title: str, body: str) -> bool:
        """Send a text; returns whether that succeeded. If not, it is logged, without the address."""
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


def _send(url: str, title: str, body: str) -> bool:
    """Send a notice by Apprise, without its log, which would contain the address."""
    import apprise  # noqa: PLC0415  # an optional dependency

    logging.getLogger("apprise").setLevel(logging.CRITICAL + 1)
    sender = apprise.Apprise()
    plain = apprise.NotifyFormat.TEXT  # names are not HTML
    return bool(sender.add(url)) and bool(sender.notify(title=title, body=body, body_format=plain))
