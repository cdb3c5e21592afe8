"""Games from packages: sound ones are played, others are named and left out."""

from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.packages import ENGLISH, GAME, install
from yakai import text
from yakai.core import catalogue
from yakai.core.game import Game
from yakai.core.installed import reserved
from yakai.text import explain
from yakai.text.rules import rules_page

OURS = ["pictomania", "pikit", "sketch", "yak", "yokai"]

NO_SEATS = GAME.replace('id = "dzo"', 'id = "dzo"\n    seats = range(0)')
NO_DEFAULT = GAME.replace(
    "class DzoRules", "class Options(__import__('msgspec').Struct):\n    stake: int\n\n\nclass DzoRules"
).replace('id = "dzo"', 'id = "dzo"\n    options = Options')

A = "__import__('yakai.core.game').core.game"


def rules_with(line: str) -> str:
    return GAME.replace('id = "dzo"', f'id = "dzo"\n    {line}')


def game_with(parts: str) -> str:
    return GAME.replace("bots={}", parts)


def terminal_with(line: str) -> str:
    """A terminal that has all parts but this one."""
    terminal = f"""
class Terminal:
    help = "dzo-help"
    rules = ("dzo-rules",)
    prompt = picture = read = lambda *_: None
    {line}


game = """
    return game_with("bots={}, terminal=Terminal()").replace("\ngame = ", terminal)


def options_with(field: str) -> str:
    options = (
        "from typing import Annotated\n\nfrom msgspec import Meta, Struct\n\n\n"
        f"class Options(Struct, frozen=True):\n    {field}\n\n\nclass DzoRules"
    )
    return rules_with("options = Options").replace("class DzoRules", options)


def failures(package: str = "dzo_game", *others: str) -> list[catalogue.Failure]:
    """The games of the package that was just installed, without others on this machine."""
    return [failure for failure in catalogue.failures() if failure.package in (package, *others)]


def test_a_game_with_a_terminal_and_a_page_of_rules_is_sound(site: Path) -> None:
    page = "# Dzo\n\nHalf a yak.\n\n## Play\n\n- DZO-1 As you like.\n"
    install(site, code=terminal_with("pass"), files={"text/en.ftl": ENGLISH, "text/rules.en.md": page})
    assert failures() == []
    found = rules_page("uk", "dzo")
    assert found is not None
    assert [section.title for section in found.sections][:-1] == ["Play"]


def test_a_sound_game_is_found_beside_ours(site: Path) -> None:
    install(site)
    assert {*OURS, "dzo"} <= catalogue.games().keys()
    assert list(catalogue.ours()) == OURS
    assert failures() == []
    assert isinstance(catalogue.game("dzo"), Game)
    assert catalogue.rules("dzo").id == "dzo"


def test_what_a_terminal_lacks_is_named(site: Path) -> None:
    install(site, code=terminal_with("pass").replace("prompt = picture", "picture"))
    (failure,) = failures()
    assert explain(failure.error, "en") == "Its `terminal` lacks: prompt."
    for lang in text.languages():
        assert "`terminal`" in explain(failure.error, lang)
        assert "prompt" in explain(failure.error, lang)


@pytest.mark.parametrize(
    ("key", "package"),
    [
        ("game-cannot-be-loaded", {"code": "import no_such_module"}),
        ("game-cannot-be-loaded", {"code": "1 / 0"}),
        ("game-cannot-be-loaded", {"code": "def broken(:"}),
        ("game-cannot-be-loaded", {"code": "raise SystemExit(3)"}),
        ("game-cannot-be-loaded", {"code": "nothing = 1"}),
        ("game-options-are-wrong", {"code": NO_DEFAULT}),
        ("game-cannot-be-loaded", {"code": GAME.replace("__name__", "'no_such_package'")}),
        ("game-cannot-be-loaded", {"files": {"text/en.ftl": b"dzo-name = \xff"}}),
        ("game-is-no-game", {"code": "game = 'dzo'"}),
        ("game-id-is-wrong", {"name": "Dzo-2"}),
        ("game-has-another-id", {"name": "dzong"}),
        ("game-has-no-seats", {"code": NO_SEATS}),
        ("game-has-no-seats", {"code": rules_with("seats = range(0, 4)")}),
        ("game-part-is-wrong", {"code": rules_with('seats = [2, 3, "many"]')}),
        ("game-part-is-wrong", {"code": rules_with("seats = (2, 3)")}),
        ("game-cannot-be-loaded", {"code": "raise BaseException"}),
        ("game-cannot-be-loaded", {"code": "import asyncio\nraise asyncio.CancelledError"}),
        ("game-cannot-be-loaded", {"value": "dzo-game:game"}),
        ("game-part-is-wrong", {"code": rules_with("seats = range(2, 10**12)")}),
        ("game-part-is-wrong", {"code": rules_with("seats = range(6, 1, -1)")}),
        ("game-part-is-wrong", {"code": rules_with(f"kinds = {A}.Kinds(1, 2, 3, 4, 5, 6)")}),
        ("game-part-is-wrong", {"code": rules_with(f"kinds = {A}.Kinds(*[int] * 6)")}),
        ("game-part-is-wrong", {"code": rules_with(f"customs = {A}.Customs(host=3)")}),
        ("game-part-is-wrong", {"code": rules_with(f"customs = {A}.Customs(adds=('x',))")}),
        ("game-part-is-wrong", {"code": rules_with(f"customs = {A}.Customs(follow=3)")}),
        ("game-part-is-wrong", {"code": rules_with(f"customs = {A}.Customs(silent=None)")}),
        ("game-part-is-wrong", {"code": rules_with(f"customs = {A}.Customs(glimpse=int, glimpsed=print)")}),
        ("game-part-is-wrong", {"code": rules_with(f"customs = {A}.Customs(glimpsed=print)")}),
        ("game-part-is-wrong", {"code": rules_with(f"customs = {A}.Customs(colours=1)")}),
        ("game-part-is-wrong", {"code": rules_with(f"customs = {A}.Customs(colours='six')")}),
        ("game-part-is-wrong", {"code": rules_with("customs = None")}),
        ("game-part-is-wrong", {"code": rules_with("kinds = None")}),
        ("game-part-is-wrong", {"code": rules_with("version = 'one'")}),
        ("game-part-lacks", {"code": rules_with("imagine = None")}),
        ("game-part-is-wrong", {"code": rules_with("imagine = 3")}),
        ("game-part-is-wrong", {"code": game_with("bots={'x': None}")}),
        ("game-part-is-wrong", {"code": game_with("bots=3")}),
        ("game-part-lacks", {"code": game_with("bots={}, telling=3")}),
        ("game-part-lacks", {"code": game_with("bots={}, terminal=3")}),
        ("game-part-lacks", {"code": terminal_with("help = None")}),
        ("game-part-is-wrong", {"code": terminal_with("help = 3")}),
        ("game-part-is-wrong", {"code": terminal_with("rules = 'dzo-rules'")}),
        ("game-part-is-wrong", {"code": terminal_with("rules = ('dzo-rules', 3)")}),
        ("game-part-is-wrong", {"code": game_with("bots={}, keeps=3")}),
        ("game-part-is-wrong", {"code": game_with("bots={}, goes_on=3")}),
        ("game-part-lacks", {"code": game_with("bots={}, hinting=3")}),
        ("game-part-lacks", {"code": game_with("bots={}, afterthoughts=3")}),
        ("game-part-is-wrong", {"code": game_with("bots={}, past=3")}),
        ("game-part-lacks", {"code": game_with("bots={}, past=(3,)")}),
        ("game-part-is-wrong", {"code": game_with("bots={}, stand_in='nobody'")}),
        ("game-options-are-wrong", {"code": options_with('x: "Nope" = 3')}),
        ("game-options-are-wrong", {"code": options_with("x: bool = object()")}),
        ("game-options-are-wrong", {"code": options_with("x: bool = 3")}),
        ("game-options-are-wrong", {"code": options_with("x: Annotated[int, Meta(ge=1, le=3)] = 7")}),
        (
            "game-options-are-wrong",
            {"code": options_with("x: 'tuple[Annotated[int, []], Annotated[int, []]]' = (1, 2)")},
        ),
        ("game-options-are-wrong", {"code": rules_with("options = dict")}),
        ("game-options-are-wrong", {"code": rules_with("options = None")}),
        ("game-cannot-be-begun", {"code": rules_with("setup = lambda self, seats, options: 1 / 0")}),
        ("game-cannot-be-begun", {"code": rules_with("sample = lambda self, state, rng: None")}),
        ("game-cannot-be-begun", {"code": rules_with("view = lambda self, state, seat: [][seat or 0]")}),
        ("game-cannot-be-begun", {"code": rules_with("view = lambda self, state, seat: state.deck")}),
        ("game-cannot-be-begun", {"code": rules_with("legal = lambda self, view: object()")}),
        ("game-has-no-texts", {"files": {}}),
        ("game-has-no-texts", {"files": {"text/ru.ftl": "dzo-name = Дзо\n"}}),
        ("game-has-no-name", {"files": {"text/en.ftl": "dzo-tagline = Half a yak\n"}}),
        ("game-text-cannot-be-read", {"files": {"text/en.ftl": ENGLISH + "dzo-broken = { $a\n"}}),
        ("game-text-cannot-be-read", {"files": {"text/en.ftl": ENGLISH, "text/uk.ftl": "?\n"}}),
        ("game-text-is-not-its-own", {"files": {"text/en.ftl": ENGLISH + "shell-title = Mine\n"}}),
        ("game-text-is-not-its-own", {"files": {"text/en.ftl": ENGLISH, "text/ru.ftl": "yak-name = Дзо\n"}}),
        (
            "game-rules-cannot-be-read",
            {"files": {"text/en.ftl": ENGLISH, "text/rules.en.md": "Half a yak.\n"}},
        ),
        ("game-rules-cannot-be-read", {"files": {"text/en.ftl": ENGLISH, "text/rules.en.md": ""}}),
        (
            "game-rules-cannot-be-read",
            {"files": {"text/en.ftl": ENGLISH, "text/rules.en.md": "A\n\n# B\n\nC\n"}},
        ),
        (
            "game-rules-cannot-be-read",
            {"files": {"text/en.ftl": ENGLISH, "text/rules.uk.md": b"# Dzo \xff\n"}},
        ),
        ("game-is-there-twice", {"name": "yak"}),
    ],
)
def test_a_game_that_is_not_sound_is_named_and_left_out(
    site: Path, key: str, package: dict[str, object]
) -> None:
    install(site, **package)  # type: ignore[arg-type]  # as `install` takes them
    assert list(catalogue.ours()) == OURS
    assert all(game.package != "dzo_game" for game in catalogue.games().values())
    (failure,) = failures("dzo_game", "dzo-game")
    assert failure.error.key == key
    assert failure.id == package.get("name", "dzo")
    for lang in text.languages():
        assert text.explain(failure.error, lang)
        assert text.say(lang, "yak-name")


@pytest.mark.parametrize(
    "name", ["cli", "bot", "match", "play", "shell", "errors", "table", "text", "name", "game", "games"]
)
def test_ids_that_our_own_texts_begin_with_are_taken(site: Path, name: str) -> None:
    own = {"text/en.ftl": ENGLISH.replace("dzo-", f"{name}-")}
    install(site, name=name, code=GAME.replace('"dzo"', f'"{name}"'), files=own)
    (failure,) = failures()
    assert (failure.id, failure.error.key) == (name, "game-id-is-reserved")


def test_no_game_is_called_like_the_beginning_of_a_text_of_ours() -> None:
    taken = reserved()
    for lang in text.languages():
        for file in (files("yakai") / "text" / lang).iterdir():
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Message | ast.Term):
                    assert entry.id.name.partition("-")[0] in taken
    assert not taken & {*OURS, "dzo", "foxfire"}


def test_ours_comes_before_another_of_the_same_id(site: Path) -> None:
    install(site, name="yak", code=GAME.replace('"dzo"', '"yak"'))
    assert catalogue.game("yak").package == "yakai.games.yak"


def test_one_that_fails_does_not_take_another_with_it(site: Path) -> None:
    install(site, name="alp", value="alp_game:game", code="1 / 0")
    install(site)
    assert {*OURS, "dzo"} <= catalogue.games().keys()
    assert [failure.id for failure in failures("alp_game")] == ["alp"]


@pytest.mark.parametrize("points", [b"[yakai.games]\ndzo\n", b"[yakai.games]\ndzo = \xff:game\n"])
def test_entry_points_that_cannot_be_read_are_their_own_packages_affair(site: Path, points: bytes) -> None:
    install(site, value="alp_game:game")
    (site / "alp_game-1.0.dist-info" / "entry_points.txt").write_bytes(points)
    install(site)
    assert {*OURS, "dzo"} <= catalogue.games().keys()
    (failure,) = failures("alp_game")
    assert failure.error.key == "game-cannot-be-loaded"


def test_a_fluent_error_is_found_at_its_line(site: Path) -> None:
    install(site, files={"text/en.ftl": ENGLISH + "\n# a comment\ndzo-broken = { $a\n"})
    (failure,) = failures()
    assert failure.error.details == {"game": "dzo", "file": "en.ftl", "line": 6}


def test_texts_of_an_installed_game_go_to_the_browser_in_english_where_it_speaks_no_other(site: Path) -> None:
    install(site, files={"text/en.ftl": ENGLISH, "text/ru.ftl": "dzo-name = Дзо\n"})
    assert text.say("ru", "dzo-name") == "Дзо"
    assert text.say("ru", "dzo-tagline") == "Half a yak"
    assert text.say("uk", "dzo-name") == "Dzo"
    for lang in text.languages():
        assert "dzo-board-hello = Hello" in text.browser_source(lang)
        assert text.browser_source(lang).count("dzo-name =") == 1
