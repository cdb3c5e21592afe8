"""Decodes what clients send, and makes the refusal of what cannot be done."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from yakai import text
from yakai.core.errors import YakaiError
from yakai.text import Lang
from yakai.web.errors import BadMessage, TooLarge
from yakai.web.messages import Refused
from yakai.web.ws.requests import FromClient, GlimpseRequest, PingRequest

LARGEST: Final = 64 * 1024
"""Bytes of the largest message that is read."""

LONGEST_ID: Final = 64
"""Characters of the longest id of a request."""

WITHOUT_ID: Final = (PingRequest, GlimpseRequest)

UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What decoding raises: for a message that is not JSON or not of the type, not text, or nested too deeply."""

_decode: Callable[[bytes | str], FromClient] = msgspec.json.Decoder(FromClient).decode

# By `defstruct`, because this module is compiled, and a class in it would lose the types of its fields.
_decode_only_id: Callable[[bytes | str], Any] = msgspec.json.Decoder(
    msgspec.defstruct("OnlyId", [("id", str | None, None)])
).decode


def decoded(message: str | bytes) -> FromClient:
    """The request in a message; raises if it is too large or no request."""
    if len(message) > LARGEST:
        raise TooLarge("message-is-too-large", most=LARGEST)
    try:
        request = _decode(message)
    except UNREADABLE:
        raise BadMessage("message-cannot-be-read") from None
    if not isinstance(request, WITHOUT_ID) and not 1 <= len(request.id) <= LONGEST_ID:
        raise BadMessage("message-cannot-be-read")
    return request


def id_in(message: str | bytes) -> str | None:
    """The id in a message that is no request, so that its refusal can name it; `None` if it has none that is valid."""
    if len(message) > LARGEST:
        return None
    try:
        found: str | None = _decode_only_id(message).id
    except UNREADABLE:
        return None
    return found if found and len(found) <= LONGEST_ID else None


def refusal(request_id: str | None, error: Exception, lang: Lang) -> Refused:
    """Why a request was refused, in the reader's language."""
    if isinstance(error, YakaiError):
        return Refused(request_id, error.clause, error.key, text.explain(error, lang))
    key = "something-went-wrong"
    return Refused(request_id, None, key, text.say(lang, key))
