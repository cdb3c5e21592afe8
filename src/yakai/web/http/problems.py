"""Error responses, and how the OpenAPI description lists them."""

from typing import Final

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct


class Problem(Struct, frozen=True):
    """An error: a key for programs, and a text for people in their language."""

    key: str
    text: str


DESCRIPTIONS: Final = {
    400: "The request is malformed or impossible.",
    403: "You may not do that, or the page that asks is of another site.",
    404: "Not found, or not for you.",
    413: "It is too large.",
    421: "The `Host` header does not name this server.",
    429: "A limit is exceeded.",
    503: "The store is unavailable; nothing has changed.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The responses with these statuses, and with those that every request may get."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=DESCRIPTIONS[status])
        for status in sorted({421, 429, *statuses})
    }


READING: Final = (429, 503)
"""Statuses of a request that reads the store."""

CHANGING: Final = (400, 403, 413, *READING)
"""Statuses of a request that changes something."""
