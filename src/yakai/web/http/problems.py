"""What is answered when something cannot be done, and how the description of the HTTP interface says so."""

from typing import Final

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct


class Problem(Struct, frozen=True):
    """What went wrong: a key for programs, a text for people in their language."""

    key: str
    text: str


WHEN: Final = {
    400: "It cannot be read, or cannot be so.",
    403: "It is not for you, or the page that asks is somebody else's.",
    404: "There is no such thing.",
    413: "It is too large.",
    421: "The server is not called so.",
    429: "That was too often.",
    503: "It cannot be stored or read just now; nothing has changed.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers with these statuses, and those that every request may get."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=WHEN[status])
        for status in sorted({421, 429, *statuses})
    }


ASKING: Final = (429, 503)
"""Whoever asks may be somebody new, of whom there are too many, or known, and their name cannot be read."""

CHANGING: Final = (400, 403, 413, *ASKING)
