"""What all requests have."""

from msgspec import Struct


class RequestBase(Struct, frozen=True, forbid_unknown_fields=True):
    """An id that the client makes up, unique for this person at this table."""

    id: str
