"""Every key has its text in every language, every text is used, and gets what it needs."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from yakai import text
from yakai.core import catalogue
from yakai.core.options import offered
from yakai.testing.texts import option_keys

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "yakai"
CLIENT = ROOT / "client" / "src"

# Keys that are composed at run time: the code has only their common beginning.
FAMILIES = (
    r"bot-name-\w+",
    r"\w+-character-\w+",
    r"play-level-[\w-]+",
    r"cli-word-\w+",
    r"\w+-name",
    r"\w+-(tagline|feel)",
    r"\w+-poster-(facts|feel)",
    r"\w+-option-[\w-]+",
    r"\w+-log-empty",
    r"\w+-rules-\w+-title",
    r"\w+-ending-[\w-]+",
    r"shell-rules-(sign|mark)-\w+",
)

# Errors between store and table, which no person ever reads.
UNSPOKEN = frozenset({"seq-is-taken", "request-is-done", "key-is-taken"})

Texts = dict[str, ftl.Message]


class Inside(Visitor):
    """The variables that a message needs, and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def files(lang: text.Lang) -> list[Path]:
    """All our Fluent files of a language."""
    return sorted([*SOURCE.glob(f"text/{lang}/*.ftl"), *SOURCE.glob(f"games/*/text/{lang}.ftl")])


@cache
def messages(lang: text.Lang) -> Texts:
    found: Texts = {}
    for path in files(lang):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def inside(message: ftl.Message) -> Inside:
    found = Inside()
    found.visit(message)
    return found


def needs(key: str) -> set[str]:
    """The variables of a text, with those of the texts that it is made of."""
    found = inside(messages("en")[key])
    return found.variables.union(*(needs(other) for other in found.messages))


# Keys in the Python code


@cache
def modules() -> dict[Path, ast.Module]:
    """All our modules but the test suites, where a store also has a method `say`."""
    paths = (path for path in SOURCE.rglob("*.py") if SOURCE / "testing" not in path.parents)
    return {path: ast.parse(path.read_text("utf-8")) for path in paths}


@cache
def errors() -> frozenset[str]:
    """The names of our error classes."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for module in modules().values()
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef)
    }
    names = {"YakaiError"}
    while more := {name for name, of in bases.items() if of & names} - names:
        names |= more
    return frozenset(names)


def calls() -> Iterator[tuple[str, str, set[str] | None]]:
    """Each place that says a key: where, which, and with which variables (`None` if it unpacks some)."""
    for path, module in modules().items():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and (key := _key(node)) and key not in UNSPOKEN:
                given = {word.arg for word in node.keywords if word.arg is not None}
                unpacks = len(given) < len(node.keywords)
                yield f"{path.relative_to(ROOT)}:{node.lineno}", key, None if unpacks else given


def _key(call: ast.Call) -> str | None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name not in errors() and name != "say":
        return None
    if isinstance(call.func, ast.Attribute) and getattr(call.func.value, "id", "") == "store":
        return None  # a store's `say` keeps a remark
    at = 1 if name == "IllegalAction" else 0
    strings = [
        arg.value for arg in call.args[at:2] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    ]
    return strings[0] if strings else None


# Keys in the client


@cache
def client_files() -> dict[Path, str]:
    paths = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte", ".js")]
    return {path: path.read_text("utf-8") for path in paths if "generated" not in path.parts}


def client_calls() -> Iterator[tuple[str, str]]:
    """Each `t(…)`: where, and each key of its first argument; a made-up part of a key becomes `\\w+`."""
    for path, code in client_files().items():
        plain = re.sub(r"^\s*//.*$", "", code, flags=re.MULTILINE)
        for call in re.finditer(r"(?<![\w.])t\(", plain):
            for key in re.findall(
                r"""['"`]((?:[a-z0-9]|\$\{[^}]*\})[\w${}.\[\]-]*)['"`]""", _first(plain, call.end())
            ):
                if "-" in key:
                    yield str(path.relative_to(ROOT)), re.sub(r"\$\{[^}]*\}", r"[\\w-]+", key)


def _first(code: str, begin: int) -> str:
    """A call's first argument."""
    depth = 0
    for at in range(begin, len(code)):
        if code[at] in "([{":
            depth += 1
        elif depth and code[at] in ")]}":
            depth -= 1
        elif not depth and code[at] in ",)":
            return code[begin:at]
    return code[begin:]


# The tests


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_all_languages_have_the_same_texts_with_the_same_variables(lang: text.Lang) -> None:
    assert messages(lang).keys() == messages("en").keys()
    for key, message in messages("en").items():
        other = inside(messages(lang)[key])
        assert other.variables == inside(message).variables, key
        assert other.messages == inside(message).messages, key


def test_every_key_that_the_program_says_has_a_text() -> None:
    missing = {f"{where}: {key}" for where, key, _ in calls() if key not in messages("en")}
    assert not missing


def test_every_text_is_given_the_variables_that_it_needs() -> None:
    lacking = [
        f"{where}: {key} without {', '.join(sorted(needs(key) - given))}"
        for where, key, given in calls()
        if given is not None and key in messages("en") and needs(key) - given
    ]
    assert not lacking


def test_every_key_that_the_client_says_has_a_text() -> None:
    keys = messages("en")
    missing = {
        f"{where}: {key}"
        for where, key in client_calls()
        if not any(re.fullmatch(key, known) for known in keys)
    }
    assert not missing


def test_no_text_is_left_over() -> None:
    constants = {
        node.value
        for module in modules().values()
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    quoted = {word for code in client_files().values() for word in re.findall(r"['\"`]([\w-]+)['\"`]", code)}
    within = {other for message in messages("en").values() for other in inside(message).messages}
    patterns = {*FAMILIES, *(key for _, key in client_calls())}
    left_over = {
        key
        for key in messages("en").keys() - constants - quoted - within
        if not any(re.fullmatch(pattern, key) for pattern in patterns)
    }
    assert not left_over


def test_every_family_has_members() -> None:
    for family in FAMILIES:
        assert any(re.fullmatch(family, key) for key in messages("en")), family


@pytest.mark.parametrize("game", list(catalogue.ours()))
def test_a_game_has_a_text_for_each_of_its_events(game: str) -> None:
    rules = catalogue.rules(game)
    kinds = msgspec.inspect.type_info(rules.kinds.event)
    assert isinstance(kinds, msgspec.inspect.UnionType)
    for kind in kinds.types:
        assert isinstance(kind, msgspec.inspect.StructType)
        has_words = kind.cls not in rules.customs.adds
        assert (f"{game}-event-{kind.tag}" in messages("en")) == has_words


@pytest.mark.parametrize("game", list(catalogue.ours()))
def test_a_game_has_a_text_for_each_option_and_each_choice_and_no_others(game: str) -> None:
    wanted = {
        f"{game}-option-{key}" for one in offered(catalogue.rules(game).options) for key in option_keys(one)
    }
    assert wanted == {key for key in messages("en") if key.startswith(f"{game}-option-")}


@pytest.mark.parametrize("game", list(catalogue.ours()))
def test_a_game_has_a_name_and_a_poster(game: str) -> None:
    for key in ("name", "tagline", "feel", "poster-facts", "poster-feel"):
        assert f"{game}-{key}" in messages("en")


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_every_text_can_be_said(lang: text.Lang, number: int) -> None:
    for key in messages(lang):
        said = text.say(lang, key, **dict.fromkeys(needs(key), number))
        assert said
        assert "{" not in said or key == "cli-plain-help"
