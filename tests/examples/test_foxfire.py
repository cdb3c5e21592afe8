"""The example game, as another author would add it: installed, tested by its own tests, found and played."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packages import FOXFIRE, ROOT

Environment = dict[str, str]


def run(environment: Environment, *command: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *command],
        env=environment,
        cwd=ROOT,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def yakai(environment: Environment, *arguments: str, typed: str = "") -> str:
    return run(environment, "-c", "from yakai.cli import main; main()", *arguments, typed=typed)


def test_its_own_tests_pass(with_example: Environment) -> None:
    told = run(with_example, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(FOXFIRE / "tests"))
    passed = re.search(r"(\d+) passed", told)
    assert passed is not None
    assert int(passed[1]) > 50


def test_its_types_pass_as_strictly_as_an_author_may_check_them(tmp_path: Path) -> None:
    shutil.copytree(FOXFIRE, tmp_path / "foxfire", ignore=shutil.ignore_patterns(".*cache", "__pycache__"))
    environment = os.environ | {"MYPYPATH": "src"}  # as `pip install --editable .` makes it findable
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", os.devnull, "src", "tests"]
    done = subprocess.run(
        command, env=environment, cwd=tmp_path / "foxfire", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_typescript_is_written_for_its_board(with_example: Environment, tmp_path: Path) -> None:
    yakai(with_example, "types", "foxfire", "--out", str(tmp_path))
    assert {path.name for path in tmp_path.iterdir()} == {"core.ts", "foxfire.ts"}
    written = (tmp_path / "foxfire.ts").read_text("utf-8")
    assert "export interface View {" in written
    assert "readonly lantern: Lantern | null;" in written
    assert "import type { Result } from './core';" in written
    yakai(with_example, "types", "foxfire", "--check", "--out", str(tmp_path))


def test_each_of_its_clauses_has_a_test() -> None:
    page = FOXFIRE / "src/yakai_foxfire/text/rules.en.md"
    clauses = set(re.findall(r"^- (FOX-\d+) ", page.read_text("utf-8"), re.MULTILINE))
    tests = "".join(page.read_text("utf-8") for page in (FOXFIRE / "tests").glob("test_*.py"))
    assert clauses == set(re.findall(r"# (FOX-\d+)$", tests, re.MULTILINE))
    assert len(clauses) == 7


def test_it_is_found_and_nothing_is_wrong_with_it(with_example: Environment) -> None:
    listed = yakai(with_example, "games")
    assert "Foxfire" in listed
    assert "oldfox" in listed
    assert "Yak" in listed


def test_its_rules_are_read_clause_by_clause(with_example: Environment) -> None:
    asked = "from yakai.text.rules import rules_page; print(*rules_page('uk', 'foxfire').sections, sep='\\n')"
    told = run(with_example, "-c", asked)
    assert re.findall(r"id='(FOX-\d)'", told) == [f"FOX-{number}" for number in range(1, 8)]
    assert "ALL-1" in told


def test_it_is_not_there_for_anybody_else() -> None:
    from yakai.core import catalogue

    assert "foxfire" not in catalogue.games()


def test_bots_play_it(with_example: Environment) -> None:
    arguments = ("--seats", "4", "--bots", "fox,random,oldfox,fox", "--games", "5", "--seed", "1", "--json")
    summary = json.loads(yakai(with_example, "simulate", "foxfire", *arguments))
    assert summary["reasons"] == {"lanterns": 5}


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "goes out|take"), ("ru", "гаснет|берёт"), ("uk", "гасне|бере")],
)
def test_it_is_played_in_a_terminal(with_example: Environment, lang: str, words: str) -> None:
    typed = "rules\nhelp\nx\n" + "\n".join("123451234512345") + "\n"
    arguments = ("play", "foxfire", "--seats", "2", "--seed", "1", "--bot", "fox")
    told = yakai(with_example, *arguments, "--lang", lang, typed=typed)
    assert len(re.findall(words, told)) >= 5
    assert "foxfire-" not in told


def test_all_three_languages_have_the_same_texts() -> None:
    def keys(lang: str) -> list[str]:
        text = (FOXFIRE / f"src/yakai_foxfire/text/{lang}.ftl").read_text("utf-8")
        return re.findall(r"^([a-z-]+) =", text, re.MULTILINE)

    assert keys("en") == keys("ru") == keys("uk")
