"""Whose answer it is, when nothing else of a message can be read."""

from msgspec import Struct


class Named(Struct):
    """All that is known of a message which cannot be read otherwise."""

    id: str | None = None
