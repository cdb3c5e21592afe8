"""A deck without an order: its contents are secret, and the next card is a random outcome."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

from yakai.core.errors import BadOutcome

T = TypeVar("T")

_new = object.__new__


class Bag(Generic[T]):
    """A multiset, kept sorted, so that two bags of the same items are equal however they were made.

    Like `Hidden`, it is not a Struct and cannot be encoded, because the contents of a deck are secret.

    >>> bag = Bag(["yak", "goat", "yak"])
    >>> len(bag), list(bag.without("yak"))
    (3, ['goat', 'yak'])
    """

    __slots__ = ("items",)

    items: tuple[T, ...]

    def __init__(self, items: Iterable[T]) -> None:
        ordered: list[Any] = sorted(items)  # T is orderable by contract
        self.items = tuple(ordered)

    def without(self, *items: T) -> "Bag[T]":
        """The bag without one copy of each of these items; raises `BadOutcome` if one is not in it."""
        left: list[Any] = [*self.items]
        for item in items:
            at = bisect_left(left, item)
            if at == len(left) or left[at] != item:
                raise BadOutcome("card-is-not-in-the-deck", card=str(item))
            del left[at]
        bag: Bag[T] = _new(Bag)
        bag.items = tuple(left)  # still sorted
        return bag

    def __len__(self) -> int:
        return len(self.items)

    def __iter__(self) -> Iterator[T]:
        return iter(self.items)

    def __contains__(self, item: object) -> bool:
        return item in self.items

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bag) and self.items == other.items

    def __hash__(self) -> int:
        return hash(self.items)

    def __repr__(self) -> str:
        return f"<Bag of {len(self.items)}>"
