"""The id of a message that cannot be read otherwise, so that its refusal can say which request it answers."""

import msgspec


class _OnlyId(msgspec.Struct):
    id: str | None = None


_decode = msgspec.json.Decoder(_OnlyId).decode


def read_id(message: str | bytes) -> str | None:
    """The `id` field of a message; `None` if it has none, or is not a JSON object."""
    try:
        return _decode(message).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
