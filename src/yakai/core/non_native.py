"""A decorator for classes of compiled modules."""

from typing import TypeVar

C = TypeVar("C", bound=type)


def non_native(cls: C) -> C:
    """Keeps a class a regular Python class with compiled methods where mypyc compiles its module, so that it can be
    subclassed, copied, referenced weakly and patched. mypyc does so for any decorator that it does not know; classes
    without one become extension types.
    """
    return cls
