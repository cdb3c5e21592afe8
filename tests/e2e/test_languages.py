"""The language of a page: the one that fits the browser, or the one chosen here, also one that a package brings."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.player import Player
from tests.e2e.serving import Serving
from tests.packages import ENGLISH, install


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with an installed game that has German texts."""
    folder = tmp_path_factory.mktemp("installed")
    install(folder, files={"text/en.ftl": ENGLISH, "text/de.ftl": "dzo-name = Halbyak\n"})
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        serving = Serving(tmp_path_factory.mktemp("e2e"))
    yield serving
    serving.stop()
    assert serving.complaints() == ""


def test_a_language_is_chosen_by_its_name_and_remembered(new_player: Callable[..., Player]) -> None:
    anna = new_player(Player, "Анна", "ru", phone=True)
    anna.goes_to("/")
    page = anna.page
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    choice = anna.find("language")
    assert choice.locator("option").all_inner_texts() == ["English", "Deutsch", "Русский", "Українська"]

    choice.select_option(label="Deutsch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_text("Halbyak").first).to_be_visible()
    assert choice.evaluate("one => one.labels[0].innerText").split()[:2] == ["Language", "DE"]
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")

    page.evaluate("localStorage.setItem('yakai.lang', 'tlh')")  # its package has been removed
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
