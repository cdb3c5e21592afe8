"""Classes that stay what they are where they are compiled."""

from typing import TypeVar

Kind = TypeVar("Kind", bound=type)


def ordinary(kind: Kind) -> Kind:
    """A class as any other, also where it is compiled: one may inherit from it, copy it, refer to it weakly and add to
    it. mypyc makes such a class, with compiled methods, of whatever has a decorator that it does not know; without
    this one it would be quicker still, and closed.
    """
    return kind
