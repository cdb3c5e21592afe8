"""The code and the pages use one name for one thing, and sentences that name their actor."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.docs.test_links import PAGES, ROOT

SOURCES = ROOT / "src" / "yakai"
GAMES = SOURCES / "games"
UNNAMED = re.compile(r"\b(whoever|somebody|nobody)\b", re.IGNORECASE)


GAMES_OWN = frozenset({"Choice", "Outcome", "Kind"})
"""Names that every game gives to its own types, and that nothing outside the games has."""

TYPE_NAME = re.compile(r"[A-Z]\w*[a-z]\w*")


def defined_types(path: Path) -> set[str]:
    """The public classes and type aliases of a module."""
    found = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            found.add(ast.unparse(node.target))
        elif isinstance(node, ast.Assign) and not isinstance(node.value, ast.Call):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            found |= {name for name in names if TYPE_NAME.fullmatch(name)}
    return {name for name in found if not name.startswith("_")}


def types_in(paths: Iterable[Path]) -> dict[str, list[str]]:
    """The public types of these modules, and the modules that define each."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(paths):
        for name in defined_types(path):
            found[name].append(str(path.relative_to(SOURCES)))
    return found


def test_no_two_public_types_outside_the_games_have_the_same_name() -> None:
    found = types_in(SOURCES.rglob("*.py"))
    outside = {
        name: paths for name, paths in found.items() if any(not one.startswith("games/") for one in paths)
    }
    assert not outside.keys() & GAMES_OWN
    assert {name: paths for name, paths in outside.items() if len(paths) > 1} == {}


@pytest.mark.parametrize(
    "game", [folder.name for folder in GAMES.iterdir() if (folder / "rules.py").exists()]
)
def test_no_two_public_types_of_a_game_have_the_same_name(game: str) -> None:
    found = types_in((GAMES / game).rglob("*.py"))
    assert {name: paths for name, paths in found.items() if len(paths) > 1} == {}


def test_classes_and_both_kinds_of_aliases_are_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        "class A1b: ...\nSet: TypeAlias = set[int]\nBag = dict[str, int]\n_Own = int\nMOST = 3\nT = TypeVar()\n"
    )
    assert defined_types(module) == {"A1b", "Set", "Bag"}


def test_the_code_outside_the_games_names_who_acts() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in sorted(SOURCES.rglob("*.py"))
        if GAMES not in path.parents
        for line in path.read_text("utf-8").splitlines()
        for _ in UNNAMED.findall(line)
    ]
    assert len(found) <= 10, "\n".join(found)


def test_the_pages_name_who_acts() -> None:
    found = [
        f"{page.relative_to(ROOT)}: {line.strip()}"
        for page in PAGES
        for line in page.read_text("utf-8").splitlines()
        if re.search(r"\bwhoever\b", line, re.IGNORECASE)
    ]
    assert len(found) <= 1, "\n".join(found)
