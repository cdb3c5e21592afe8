"""The examples in the docstrings of all our modules are correct."""

import doctest
import importlib
import pkgutil

import pytest

import yakai

MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(yakai.__path__, "yakai.")
    if not module.name.endswith("__main__")
)


@pytest.mark.parametrize("name", ["yakai", *MODULES])
def test_docstrings(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0
