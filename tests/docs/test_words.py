"""The code and the pages speak plainly: one name for one thing, and sentences that name their actor."""

import ast
import re
from collections import defaultdict
from pathlib import Path

from tests.docs.test_links import PAGES, ROOT

SOURCES = ROOT / "src" / "yakai"
GAMES = SOURCES / "games"
UNNAMED = re.compile(r"\b(whoever|somebody|nobody)\b", re.IGNORECASE)


def public_classes() -> dict[str, list[Path]]:
    """The public classes of all modules outside the games, and the games' own of the same names."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path.relative_to(SOURCES))
    return {name: paths for name, paths in found.items() if any(path.parts[0] != "games" for path in paths)}


def test_no_two_public_classes_outside_the_games_have_the_same_name() -> None:
    assert {name: list(map(str, paths)) for name, paths in public_classes().items() if len(paths) > 1} == {}


def test_the_code_outside_the_games_names_who_acts() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in sorted(SOURCES.rglob("*.py"))
        if GAMES not in path.parents
        for line in path.read_text("utf-8").splitlines()
        for _ in UNNAMED.findall(line)
    ]
    assert len(found) < 60, "\n".join(found)


def test_the_pages_name_who_acts() -> None:
    found = [
        f"{page.relative_to(ROOT)}: {line.strip()}"
        for page in PAGES
        for line in page.read_text("utf-8").splitlines()
        if re.search(r"\bwhoever\b", line, re.IGNORECASE)
    ]
    assert len(found) < 20, "\n".join(found)
