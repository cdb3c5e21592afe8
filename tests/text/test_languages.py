"""Languages are found from folders and files: adding one is adding files."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Final

import pytest

from tests.conftest import forget_texts
from tests.packages import ENGLISH, ROOT, install
from yakai import text
from yakai.text import available
from yakai.text.rules import rules_page

FOLDERS: Final = {
    folder.name for folder in (ROOT / "src/yakai/text").iterdir() if (folder / "shell.ftl").exists()
}
"""Yakai's own languages: its folders of texts."""


def listed(*more: str) -> tuple[str, ...]:
    """Yakai's languages and more, as they are listed: English, and the others by their tags."""
    return ("en", *sorted({*FOLDERS, *more} - {"en"}))


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the shell's texts, in place of the real ones."""
    folder = tmp_path / "text"
    copytree(str(available.SHELL), folder)
    monkeypatch.setattr(available, "SHELL", folder)
    forget_texts()
    yield folder
    monkeypatch.undo()
    forget_texts()


def test_our_languages_are_the_folders_of_the_shell() -> None:
    assert text.languages() == listed()
    assert {text.own_name(lang) for lang in FOLDERS} >= {"English", "Русский", "Українська"}


def test_a_folder_is_a_language_and_english_fills_in_what_it_lacks(shell: Path) -> None:
    (shell / "xx").mkdir()
    (shell / "xx" / "shell.ftl").write_text("shell-language = Xanguage\n")
    assert text.languages() == listed("xx")
    assert text.best("xx-YY, ru;q=0.5") == "xx"
    assert text.say("xx", "shell-language") == "Xanguage"
    for key in ("shell-loading", "not-your-turn", "yak-name", "cli-value-yes"):
        assert text.say("xx", key) == text.say("en", key)
    assert rules_page("xx", "yak") == rules_page("en", "yak")
    source = text.browser_source("xx")
    assert "shell-language = Xanguage" in source
    assert source.count("\nshell-language =") + source.startswith("shell-language =") == 1
    assert "yak-name =" in source


def test_files_that_are_no_language_are_not_found(shell: Path, site: Path) -> None:
    (shell / "drafts").mkdir()
    (shell / "drafts" / "shell.ftl").write_text("shell-language = Nothing\n")
    (shell / "yy").mkdir()
    install(site, files={"text/en.ftl": ENGLISH, "text/older.ftl": "dzo-name = Old\n"})
    assert text.languages() == listed()


def test_a_language_with_a_region_is_found_by_its_tag_and_not_by_another_regions(site: Path) -> None:
    install(site, files={"text/en.ftl": ENGLISH, "text/pt-BR.ftl": "dzo-name = Meio-iaque\n"})
    assert text.languages() == listed("pt-BR")
    assert text.known("pt-br") == "pt-BR"
    assert text.known("pt-PT") is None
    assert text.own_name("pt-BR") == "Português (Brasil)"
    assert text.say("pt-BR", "dzo-name") == "Meio-iaque"
    assert text.say("pt-BR", "shell-language") == "Language"
