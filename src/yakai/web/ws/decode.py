"""Decodes what clients send, and makes the refusal of what cannot be done."""

from collections.abc import Callable
from typing import Final

import msgspec

from yakai import text
from yakai.core.errors import YakaiError
from yakai.text import Lang
from yakai.web.errors import BadMessage, TooLarge
from yakai.web.messages import Refused
from yakai.web.ws.message_id import read_id
from yakai.web.ws.requests import FromClient, GlimpseRequest, PingRequest

LARGEST: Final = 64 * 1024
"""Bytes of the largest message that is read."""

LONGEST_ID: Final = 64
"""Characters of the longest id of a request."""

WITHOUT_ID: Final = (PingRequest, GlimpseRequest)

_decode: Callable[[bytes | str], FromClient] = msgspec.json.Decoder(FromClient).decode


def decoded(message: str | bytes) -> FromClient:
    """The request in a message; raises if it is too large or no request."""
    if len(message) > LARGEST:
        raise TooLarge("message-is-too-large", most=LARGEST)
    try:
        request = _decode(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadMessage("message-cannot-be-read") from None
    if not isinstance(request, WITHOUT_ID) and not 1 <= len(request.id) <= LONGEST_ID:
        raise BadMessage("message-cannot-be-read")
    return request


def id_in(message: str | bytes) -> str | None:
    """The id in a message that is no request, so that its refusal can name it; `None` if it has none that is valid."""
    if len(message) > LARGEST:
        return None
    found = read_id(message)
    return found if found and len(found) <= LONGEST_ID else None


def refusal(request_id: str | None, error: Exception, lang: Lang) -> Refused:
    """Why a request was refused, in the reader's language."""
    if isinstance(error, YakaiError):
        return Refused(request_id, error.clause, error.key, text.explain(error, lang))
    key = "something-went-wrong"
    return Refused(request_id, None, key, text.say(lang, key))
