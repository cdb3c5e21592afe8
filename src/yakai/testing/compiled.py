"""Imports modules that may be compiled a second time from their sources, to test that both behave alike."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


def is_compiled(module: ModuleType) -> bool:
    """Whether a module was loaded from machine code."""
    return not str(module.__file__).endswith(".py")


def imported(names: Sequence[str]) -> list[ModuleType]:
    """These modules as they are usually imported, compiled or not."""
    return [import_module(name) for name in names]


def imported_from_source(names: Sequence[str]) -> list[ModuleType]:
    """Other copies of these modules, from their Python sources. Modules that are imported already keep theirs."""
    usual = imported(names)
    with _sources_only(names):
        plain = imported(names)
    for name, module in zip(names, usual, strict=True):
        package, _, last = name.rpartition(".")
        sys.modules[name] = module
        setattr(sys.modules[package], last, module)
    return plain


@contextmanager
def _sources_only(names: Sequence[str]) -> Iterator[None]:
    for name in names:
        del sys.modules[name]
    finder = _Sources(names)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)


class _Sources:
    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self._names or path is None:
            return None
        return FileFinder(path[0], (SourceFileLoader, [".py"])).find_spec(name)
