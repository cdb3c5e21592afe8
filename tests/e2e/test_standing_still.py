"""A game that stands still, somebody who gives up, and somebody who is called something else."""

import re

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.yak import NewYakPlayer, YakGuest
from tests.e2e.test_after_the_end import after_a_game


def test_a_pause_is_agreed_on_said_plainly_and_any_player_ends_it(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", phone=True, reduced_motion="reduce")
    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.waits_for_turn()
    anna.has_its_letters()
    place = anna.find("hand-card").first.bounding_box()
    taras.pauses()
    expect(anna.find("pausing")).to_contain_text("Taras")
    assert anna.find("hand-card").first.bounding_box() == place, "the question moved the board"
    anna.press(anna.find("pausing-no"))
    expect(anna.find("pausing")).to_have_count(0)
    expect(anna.find("paused-note")).to_have_count(0)
    taras.pauses()
    anna.press(anna.find("pausing-yes"))
    expect(anna.find("paused-note")).to_contain_text("The game is paused")
    expect(anna.find("turn-prompt")).to_be_empty()
    anna.press(anna.find("go-on"))
    expect(anna.find("paused-note")).to_be_hidden()
    anna.claims(card=1)
    taras.sees_stack_of(1)


def test_whoever_gave_up_is_not_called_away(yak_player: NewYakPlayer, company: Company) -> None:
    anna = yak_player("Anna", phone=True)
    key = anna.opens_table(seats=3, first=0)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    company.guest(YakGuest, "Olena").comes_by(key).sits(2).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.waits_for_turn()
    taras.gives_up()
    expect(anna.find("seat-1").get_by_text("gave up")).to_be_visible()
    anna.is_told("Taras gives up")
    taras.leaves()
    expect(anna.find("seat-1")).to_have_class(re.compile(r"\baway\b"))
    expect(anna.find("seat-1")).to_contain_text("gave up")


def test_whoever_gave_up_reads_that_a_bot_plays_for_them_and_so_do_the_others(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna, ivan = yak_player("Anna", phone=True), yak_player("Иван", "ru", phone=True)
    key = anna.opens_table(seats=3, first=1)
    company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    ivan.comes_by(f"{ivan.url}/t/{key}")
    ivan.is_ready()
    anna.goes_to(f"/t/{key}")
    anna.sees_board()
    company.guest(YakGuest, "Anna", anna.cookie).comes_by(key).gives_up()
    expect(anna.find("gave-up")).to_contain_text("a bot plays for you")
    expect(anna.find("seat-0").get_by_text("gave up")).to_be_visible()
    expect(ivan.find("seat-0").get_by_text("вне игры")).to_be_visible()
    ivan.is_told("Anna сдаётся")


def test_somebody_with_a_new_name_has_not_left(yak_player: NewYakPlayer, company: Company) -> None:
    anna = yak_player("Anna")
    _, taras = after_a_game(anna, company)
    taras.is_called("Тарас")
    taras.wants_another()
    expect(anna.find("result-seat-1").get_by_test_id("wants-again")).to_be_visible()
