"""A paused game, a player who gives up, and a player who changes their name."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.every import EVERY, Played
from tests.e2e.games.pictomania import QUICK, PictomaniaGuest, PictomaniaPlayer
from tests.e2e.games.yak import NewYakPlayer, YakGuest
from tests.e2e.player import Player
from tests.e2e.test_after_the_end import after_a_game

ENDED = EVERY | {"pictomania": Played(PictomaniaPlayer, PictomaniaGuest, 3, QUICK)}


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
    table = anna.find("host").bounding_box()
    taras.pauses()
    expect(anna.find("pausing")).to_contain_text("Taras")
    assert anna.find("hand-card").first.bounding_box() == place, "the question moved the board"
    anna.press(anna.find("pausing-no"))
    expect(anna.find("pausing")).to_have_count(0)
    expect(anna.find("paused-note")).to_have_count(0)
    taras.pauses()
    anna.press(anna.find("pausing-yes"))
    expect(anna.find("paused-note")).to_contain_text("The game is paused")
    anna.press(anna.find("paused-note").get_by_test_id("put-away"))
    expect(anna.find("paused-note-rest")).to_have_text("Paused")
    anna.press(anna.find("paused-note-rest"))
    expect(anna.find("turn-prompt")).to_be_empty()
    assert anna.find("host").bounding_box() == table, "the note moved the board"
    anna.press(anna.find("go-on"))
    expect(anna.find("paused-note")).to_be_hidden()
    anna.claims(card=1)
    taras.sees_stack_of(1)


def test_a_question_steps_aside_while_the_keyboard_is_in_the_bar(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", phone=True, reduced_motion="reduce")
    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.waits_for_turn()
    taras.pauses()
    expect(anna.find("pausing")).to_be_visible()
    for tool in ("menu", "how-to-play", "log-open"):
        anna.page.keyboard.press("Tab")
        anna.find(tool).focus()
        anna.page.wait_for_function(STANDS_CLEAR, arg=tool)
    # It stays where it is under a finger.
    anna.press(anna.find("pausing-yes"))
    expect(anna.find("paused-note")).to_be_visible()


# The tool in the bar is not covered by the question.
STANDS_CLEAR = """(tool) => {
  const { left, right, top, bottom } = document.querySelector(`[data-testid=${tool}]`).getBoundingClientRect();
  const strip = document.querySelector('[data-testid=pausing]').getBoundingClientRect();
  return strip.right <= left || right <= strip.left || strip.bottom <= top || bottom <= strip.top;
}"""


def test_a_question_that_is_put_away_waits_in_the_bar(yak_player: NewYakPlayer, company: Company) -> None:
    anna = yak_player("Anna", phone=True, reduced_motion="reduce")
    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.waits_for_turn()
    taras.pauses()
    anna.press(anna.find("pausing").get_by_test_id("put-away"))
    expect(anna.find("pausing")).to_have_count(0)
    expect(anna.find("pausing-rest")).to_be_focused()
    anna.find("menu").click(trial=True)  # nothing lies over it, nor over a seat
    anna.find("seat-1").click(trial=True)
    anna.press(anna.find("pausing-rest"))
    anna.press(anna.find("pausing-no"))
    expect(anna.find("pausing")).to_have_count(0)
    expect(anna.find("pausing-rest")).to_have_count(0)
    taras.pauses()
    expect(anna.find("pausing")).to_contain_text("Taras")  # after the next request it is there again


def test_a_note_over_the_bar_can_be_put_away(yak_player: NewYakPlayer, company: Company) -> None:
    anna = yak_player("Anna", phone=True, reduced_motion="reduce")
    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.waits_for_turn()
    anna.has_its_letters()
    table = anna.find("host").bounding_box()
    taras.leaves()
    expect(anna.find("absent-1")).to_contain_text("Taras is away")
    assert anna.find("host").bounding_box() == table, "the note moved the board"
    anna.press(anna.find("absent-1").get_by_test_id("put-away"))
    expect(anna.find("absent-1")).to_have_count(0)
    # It comes again with the next time.
    taras.comes_by(key)
    expect(anna.find("seat-1").get_by_test_id("countdown")).to_have_count(0)
    taras.leaves()
    expect(anna.find("absent-1")).to_be_visible()


def test_a_player_who_gave_up_is_not_called_away(yak_player: NewYakPlayer, company: Company) -> None:
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


def test_a_player_who_gave_up_reads_that_a_bot_plays_for_them_and_so_do_the_others(
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
    expect(anna.find("gave-up")).to_contain_text("a bot is playing for you")
    expect(anna.find("seat-0").get_by_text("gave up")).to_be_visible()
    expect(ivan.find("seat-0").get_by_text("вне игры")).to_be_visible()
    ivan.is_told("Anna сдаётся")


def test_a_player_with_a_new_name_has_not_left(yak_player: NewYakPlayer, company: Company) -> None:
    anna = yak_player("Anna")
    _, taras = after_a_game(anna, company)
    taras.is_called("Тарас")
    taras.wants_another()
    expect(anna.find("result-seat-1").get_by_test_id("wants-again")).to_be_visible()


@pytest.mark.parametrize("game", ENDED)
def test_the_result_says_who_gave_up(game: str, new_player: Callable[..., Player], company: Company) -> None:
    played = ENDED[game]
    olha = company.guest(played.guest, "Olha")
    links = olha.opens_table(played.seats, options=dict(played.options))
    others = [
        company.guest(played.guest, name).comes_by(links.invitation).sits(seat).is_ready()
        for seat, name in zip(range(1, played.seats), ("Taras", "Mia"), strict=False)
    ]
    olha.is_ready()
    watcher = new_player(played.player, "Vera", reduced_motion="reduce")
    watcher.goes_to(f"/t/{links.watching}")
    watcher.sees_board()
    for one in others:
        one.waits_for_game()
        one.gives_up()
    expect(watcher.find("result")).to_be_visible()
    for seat, _ in enumerate(others, start=1):
        expect(watcher.find(f"gave-up-{seat}")).to_have_text("gave up")
    expect(watcher.find("gave-up-0")).to_have_count(0)


def test_the_result_says_that_a_bot_played_on(yak_player: NewYakPlayer, company: Company) -> None:
    anna = yak_player("Anna", phone=True, reduced_motion="reduce")
    key = anna.opens_table(seats=3, first=0)
    own = company.guest(YakGuest, "Anna", anna.cookie).comes_by(key)
    taras, olena = (
        company.guest(YakGuest, name).comes_by(key).sits(seat).is_ready()
        for seat, name in enumerate(("Taras", "Olena"), start=1)
    )
    anna.goes_to(f"/t/{key}")
    anna.sees_board()
    taras.waits_for_game()
    taras.gives_up()
    for one in (own, olena):
        one.wants_to_stop()
    expect(anna.find("gave-up-1")).to_have_text("gave up, a bot played on")


# Records, at every change, the faces that Taras has on the board.
FACES_OF_TARAS = """() => {
  window.faces = new Set();
  const look = () => {
    const seat = document.querySelector('[data-testid=seat-1]');
    if (seat.querySelector('.name').textContent === 'Taras') faces.add(seat.querySelector('.avatar').innerHTML);
  };
  look();
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def test_a_removed_player_keeps_name_and_face_in_the_game(yak_player: NewYakPlayer, company: Company) -> None:
    anna = yak_player("Anna")
    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.waits_for_turn()
    anna.page.evaluate(FACES_OF_TARAS)
    anna.press(anna.find("seat-1"))
    anna.press(anna.find("meet"))
    anna.press(anna.find("turn-out"))
    anna.press(anna.find("turn-out"))  # it asks once
    taras.waits_to_be_gone("turned-out")
    expect(anna.find("seat-1")).to_contain_text("bot playing")
    expect(anna.find("seat-1")).to_contain_text("Taras")
    assert anna.page.evaluate("faces.size") == 1
