"""All rules of a game, clause by clause, in the reader's language. Refused moves open them: test_accessibility.py."""

import pytest
from playwright.sync_api import expect

from tests.e2e.games.yak import NewYakPlayer
from yakai.core.pages import Clause
from yakai.text import Lang
from yakai.text.rules import rules_page


@pytest.mark.parametrize(("lang", "phone"), [("ru", True), ("uk", False)], ids=["ru-phone", "uk-desktop"])
def test_all_rules_from_the_start_page(yak_player: NewYakPlayer, lang: Lang, phone: bool) -> None:
    anna = yak_player("Anna", lang, phone=phone)
    page = rules_page(lang, "yak")
    assert page is not None
    blocks = [block for section in page.sections for block in section.blocks]
    clauses = [block for block in blocks if isinstance(block, Clause)]

    anna.goes_to("/")
    anna.press(anna.find("poster-yak").get_by_test_id("how-to-play"))
    anna.press(anna.find("guide").get_by_test_id("all-rules"))
    rules = anna.find("rules")
    shown = rules.get_by_test_id("clause")
    expect(shown).to_have_count(len(clauses))
    assert [one.get_attribute("data-clause") for one in shown.all()] == [one.id for one in clauses]
    first, eighth = (rules.locator(f"[data-clause={clause}]") for clause in ("YAK-1", "YAK-8"))
    expect(first).to_contain_text(clauses[0].text)
    anna.fits_the_width()

    # A clause names another, and leads to it.
    expect(eighth).not_to_be_focused()
    named = eighth.get_by_role("button", name="YAK-3")
    anna.press(named)
    third = rules.locator("[data-clause=YAK-3]")
    expect(third).to_be_focused()
    expect(third).to_be_in_viewport()

    anna.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(anna.find("all-rules")).to_be_focused()
