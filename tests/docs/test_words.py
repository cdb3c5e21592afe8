"""The code and the pages use one name for one thing, and sentences that name their actor."""

import ast
import re
from collections import defaultdict
from pathlib import Path

from tests.docs.test_links import PAGES, ROOT

SOURCES = ROOT / "src" / "yakai"
GAMES = SOURCES / "games"
UNNAMED = re.compile(r"\b(whoever|somebody|nobody)\b", re.IGNORECASE)


PRIVATE_TO_A_GAME = frozenset({"Choice", "Outcome", "Kind"})
"""Names that every game gives to its own types, and that nothing outside the games has."""


def defined_types(path: Path) -> list[str]:
    """The public classes and type aliases of a module."""
    found = []
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            found.append(node.name)
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            found.append(ast.unparse(node.target))
    return [name for name in found if not name.startswith("_")]


def public_types() -> dict[str, list[Path]]:
    """The public types of all modules outside the games, and the games' own of the same names."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        for name in defined_types(path):
            found[name].append(path.relative_to(SOURCES))
    return {name: paths for name, paths in found.items() if any(path.parts[0] != "games" for path in paths)}


def test_no_two_public_types_outside_the_games_have_the_same_name() -> None:
    found = public_types()
    assert not found.keys() & PRIVATE_TO_A_GAME
    assert {name: list(map(str, paths)) for name, paths in found.items() if len(paths) > 1} == {}


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
