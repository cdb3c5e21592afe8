"""Other people's games: what is sound is played, what is not is named and left out."""

from pathlib import Path

import pytest

from tests.packages import ENGLISH, GAME, install
from yakai import text
from yakai.core import catalogue
from yakai.core.game import Game

OURS = ["pictomania", "pikit", "sketch", "yak", "yokai"]

NO_SEATS = GAME.replace('id = "dzo"', 'id = "dzo"\n    seats = range(0)')
NO_DEFAULT = GAME.replace(
    "class DzoRules", "class Options(__import__('msgspec').Struct):\n    stake: int\n\n\nclass DzoRules"
).replace('id = "dzo"', 'id = "dzo"\n    options = Options')


def failures(package: str = "dzo_game") -> list[catalogue.Failure]:
    """Those of the package that was just installed, whatever else there is on this machine."""
    return [failure for failure in catalogue.failures() if failure.package == package]


def test_a_sound_game_is_found_beside_ours(site: Path) -> None:
    install(site)
    assert {*OURS, "dzo"} <= catalogue.games().keys()
    assert list(catalogue.ours()) == OURS
    assert failures() == []
    assert isinstance(catalogue.game("dzo"), Game)
    assert catalogue.rules("dzo").id == "dzo"


@pytest.mark.parametrize(
    ("key", "package"),
    [
        ("game-cannot-be-loaded", {"code": "import no_such_module"}),
        ("game-cannot-be-loaded", {"code": "1 / 0"}),
        ("game-cannot-be-loaded", {"code": "def broken(:"}),
        ("game-cannot-be-loaded", {"code": "raise SystemExit(3)"}),
        ("game-cannot-be-loaded", {"code": "nothing = 1"}),
        ("game-cannot-be-loaded", {"code": NO_DEFAULT}),
        ("game-cannot-be-loaded", {"code": GAME.replace("__name__", "'no_such_package'")}),
        ("game-cannot-be-loaded", {"files": {"text/en.ftl": b"dzo-name = \xff"}}),
        ("game-is-no-game", {"code": "game = 'dzo'"}),
        ("game-id-is-wrong", {"name": "Dzo-2"}),
        ("game-has-another-id", {"name": "dzong"}),
        ("game-has-no-seats", {"code": NO_SEATS}),
        ("game-has-no-texts", {"files": {}}),
        ("game-has-no-texts", {"files": {"text/ru.ftl": "dzo-name = Дзо\n"}}),
        ("game-has-no-name", {"files": {"text/en.ftl": "dzo-tagline = Half a yak\n"}}),
        ("game-text-cannot-be-read", {"files": {"text/en.ftl": ENGLISH + "dzo-broken = { $a\n"}}),
        ("game-text-cannot-be-read", {"files": {"text/en.ftl": ENGLISH, "text/uk.ftl": "?\n"}}),
        ("game-text-is-not-its-own", {"files": {"text/en.ftl": ENGLISH + "shell-title = Mine\n"}}),
        ("game-text-is-not-its-own", {"files": {"text/en.ftl": ENGLISH, "text/ru.ftl": "yak-name = Дзо\n"}}),
        ("game-is-there-twice", {"name": "yak"}),
    ],
)
def test_a_game_that_is_not_sound_is_named_and_left_out(
    site: Path, key: str, package: dict[str, object]
) -> None:
    install(site, **package)  # type: ignore[arg-type]  # as `install` takes them
    assert list(catalogue.ours()) == OURS
    assert all(game.package != "dzo_game" for game in catalogue.games().values())
    (failure,) = failures()
    assert failure.error.key == key
    assert failure.id == package.get("name", "dzo")
    for lang in text.LANGS:
        assert text.explain(failure.error, lang)
        assert text.say(lang, "yak-name")


def test_ours_comes_before_another_of_the_same_id(site: Path) -> None:
    install(site, name="yak", code=GAME.replace('"dzo"', '"yak"'))
    assert catalogue.game("yak").package == "yakai.games.yak"


def test_one_that_fails_does_not_take_another_with_it(site: Path) -> None:
    install(site, name="alp", value="alp_game:game", code="1 / 0")
    install(site)
    assert {*OURS, "dzo"} <= catalogue.games().keys()
    assert [failure.id for failure in failures("alp_game")] == ["alp"]


def test_a_fluent_error_is_found_at_its_line(site: Path) -> None:
    install(site, files={"text/en.ftl": ENGLISH + "\n# a comment\ndzo-broken = { $a\n"})
    (failure,) = failures()
    assert failure.error.details == {"game": "dzo", "file": "en.ftl", "line": 6}


def test_texts_of_an_installed_game_go_to_the_browser_in_english_where_it_speaks_no_other(site: Path) -> None:
    install(site, files={"text/en.ftl": ENGLISH, "text/ru.ftl": "dzo-name = Дзо\n"})
    assert text.say("ru", "dzo-name") == "Дзо"
    assert text.say("ru", "dzo-tagline") == "Half a yak"
    assert text.say("uk", "dzo-name") == "Dzo"
    for lang in text.LANGS:
        assert "dzo-board-hello = Hello" in text.source(lang)
        assert text.source(lang).count("dzo-name =") == 1
