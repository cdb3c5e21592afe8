"""The keys of a table."""

import secrets

from msgspec import Struct


def new_token() -> str:
    """A random id or key that cannot be guessed."""
    return secrets.token_urlsafe(18)


class TableKeys(Struct, frozen=True):
    """A table as the store knows it: its id, and the two tokens that open it."""

    id: str
    invitation: str
    watching: str
