"""One step of a match: an entry between two states."""

from typing import Any

from yakai.core.log import Entry


class Step:
    """An entry, with the states before and after it. It holds secrets and cannot be encoded."""

    __slots__ = ("after", "before", "entry")

    def __init__(self, before: Any, entry: Entry, after: Any) -> None:
        self.before = before
        self.entry = entry
        self.after = after

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and (self.before, self.entry, self.after) == (
            other.before,
            other.entry,
            other.after,
        )

    def __hash__(self) -> int:
        return hash((self.before, self.entry, self.after))

    def __repr__(self) -> str:
        return f"<Step: {self.entry!r}>"
