"""What happens in a match, one entry at a time."""

from typing import Any

from msgspec import Struct

from yakai.core.log import Entry


class Step(Struct, frozen=True):
    """One entry, with the states that it lies between."""

    before: Any
    entry: Entry
    after: Any
