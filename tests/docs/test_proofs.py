"""The page of proofs is true: every test that it names is there, every row names one, and every bench can be run."""

import ast
import re
from functools import cache

import pytest

from tests.docs.test_examples import ROOT

TEXT = (ROOT / "docs" / "proofs.md").read_text("utf-8")
NAMED = re.compile(r"`((?:tests|src/yakai/testing)/[\w/]+\.py)::(\w+)`")
ROWS = [
    row for row in re.findall(r"^\| (.+) \|$", TEXT, re.MULTILINE) if not re.match(r"---|promise|before", row)
]


@cache
def named_in(file: str) -> frozenset[str]:
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    kinds = ast.FunctionDef | ast.AsyncFunctionDef
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    nodes = [*tree.body, *(node for one in classes for node in one.body)]
    return frozenset(node.name for node in nodes if isinstance(node, kinds) and node.name.startswith("test_"))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.partition(" | ")[0][:60])
def test_each_row_names_tests_that_are_there(row: str) -> None:
    named = NAMED.findall(row)
    assert named
    assert len(named) == row.count("::")
    assert [(file, name) for file, name in named if name not in named_in(file)] == []


def test_each_bench_is_there() -> None:
    benches = set(re.findall(r"`script/bench (\w+)`", TEXT))
    assert benches
    assert all((ROOT / "bench" / f"{bench}.py").exists() for bench in benches)
