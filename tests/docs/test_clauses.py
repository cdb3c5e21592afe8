"""`script/clauses` on small made-up checkouts."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "script" / "clauses"

RULES = """\
# Hop (`hop`)

- HOP-1 A frog hops one leaf.
- **HOP-2** Or two, see HOP-9.

Not a clause: HOP-3.
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "src" / "hop" / "text").mkdir(parents=True)
    (tmp_path / "src" / "hop" / "text" / "rules.en.md").write_text(RULES, "utf-8")
    (tmp_path / "tests" / "games").mkdir(parents=True)
    return tmp_path


def clauses(checkout: Path, tests: str, name: str = "test_hop.py") -> tuple[int, list[str], str]:
    (checkout / "tests" / "games" / name).write_text(tests, "utf-8")
    done = subprocess.run([sys.executable, SCRIPT, checkout], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.splitlines(), done.stderr


def test_all_clauses_named(checkout: Path) -> None:
    tests = """\
def test_hops():  # HOP-1
    pass

class TestFrog:
    async def test_hops_far(self):
        '''It can hop two leaves (HOP-2).'''
"""
    assert clauses(checkout, tests) == (0, [], "2 of 2 clauses have a test.\n")


def test_those_without_a_test_are_listed(checkout: Path) -> None:
    code, listed, told = clauses(checkout, "def test_hops():\n    assert True  # HOP-2\n")
    assert (code, listed, told) == (1, ["HOP-1"], "1 of 2 clauses have a test.\n")


@pytest.mark.parametrize(
    "tests",
    [
        "# HOP-1, HOP-2\n\ndef test_hops(): ...\n",
        "'''HOP-1 and HOP-2.'''\n\ndef test_hops(): ...\n",
        "def helper():  # HOP-1, HOP-2\n    ...\n",
        "def test_hops():\n    says = 'HOP-1 HOP-2'\n",
        "import pytest\n\n@pytest.mark.skip\ndef test_hops():  # HOP-1, HOP-2\n    ...\n",
        "import pytest\n\n@pytest.mark.xfail(reason='soon')\ndef test_hops():  # HOP-1, HOP-2\n    ...\n",
        "class Frog:\n    def test_hops(self):  # HOP-1, HOP-2\n        ...\n",
    ],
    ids=["before", "module", "helper", "string", "skipped", "failing", "not collected"],
)
def test_what_does_not_count(checkout: Path, tests: str) -> None:
    assert clauses(checkout, tests)[1] == ["HOP-1", "HOP-2"]


def test_other_files_do_not_count(checkout: Path) -> None:
    assert clauses(checkout, "def test_hops():  # HOP-1\n    ...\n", "builders.py")[1] == ["HOP-1", "HOP-2"]


def test_a_comment_on_a_parameter_counts(checkout: Path) -> None:
    tests = """\
import pytest

@pytest.mark.parametrize("leaves", [
    1,  # HOP-1
    2,  # HOP-2
])
def test_hops(leaves): ...
"""
    assert clauses(checkout, tests)[0] == 0


def test_a_clause_that_the_rules_do_not_have(checkout: Path) -> None:
    code, listed, told = clauses(checkout, "def test_hops():  # HOP-1, HOP-2, HOP-7, UTF-8\n    ...\n")
    assert (code, listed) == (1, [])
    assert "test_hops names HOP-7, which is in no rules." in told
    assert "UTF-8" not in told


def test_no_rules_at_all(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, SCRIPT, tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "no clauses" in done.stderr
