"""The reasons with which the server ends a connection, the close code of each, and which of them are final.

`gone` says whether a reason is final; for programs that see only the close code, final ones are 4400 or more.
docs/protocol.md has the same table, and a test compares the two.
"""

from typing import Final

from yakai.web.messages import Gone

CLOSE_CODES: Final[dict[str, int]] = {
    "banned-from-table": 4403,
    "turned-out": 4403,
    "table-is-locked": 4403,
    "watching-is-off": 4403,
    "table-is-closed": 4403,
    "no-such-table": 4404,
    "too-many-connections": 4429,
    "table-is-damaged": 4500,
    "table-version-is-unknown": 4500,
    "too-fast": 1008,
    "connection-is-too-slow": 1008,
    "something-went-wrong": 1011,
    "server-is-restarting": 1012,
    "store-is-unavailable": 1013,
}

OTHER: Final = 1013
"""The close code of every other refusal: try again later."""

FIRST_FINAL: Final = 4400


def close_code(key: str) -> int:
    """The code with which a connection is closed for this reason."""
    return CLOSE_CODES.get(key, OTHER)


def gone(key: str) -> Gone:
    """The message that tells the client this reason, and whether it is final: nothing changes by reconnecting."""
    return Gone(key, close_code(key) >= FIRST_FINAL)
