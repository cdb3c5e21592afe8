"""People talk beside the game: open, muted, removed; and closed where a game is played without words."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.pictomania import NewPictomaniaPlayer, drawing
from tests.e2e.games.yak import NewYakPlayer, YakGuest
from tests.e2e.games.yokai import YokaiGuest, YokaiPlayer
from tests.e2e.player import Player


def test_people_talk_in_the_lobby_and_in_the_game_and_nothing_typed_is_a_move(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Анна", "ru", phone=True, reduced_motion="reduce")
    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(YakGuest, "Тарас").comes_by(key).sits(1)
    taras.says("Привет!")
    anna.goes_to(f"/t/{key}")
    expect(anna.find("talk-unread")).to_have_text("1")
    anna.press(anna.find("talk-open"))
    expect(anna.find("remark")).to_contain_text("Привет!")
    expect(anna.find("talk-unread")).to_have_count(0)
    anna.find("say").fill("<b>Ну что?</b>")
    anna.press(anna.find("send"))
    taras.waits_to_hear("<b>Ну что?</b>")
    expect(anna.find("remark").last).to_contain_text("<b>Ну что?</b>")

    # A remark that the host removes is gone; a muted player's remarks are hidden, and no other player notices.
    taras.says("ерунда")
    expect(anna.find("remark").last).to_contain_text("ерунда")
    anna.press(anna.find("remark-who").last)
    anna.press(anna.find("unsay"))
    expect(anna.find("remark")).to_have_count(2)
    anna.press(anna.find("remark-who").first)
    anna.press(anna.find("mute"))
    expect(anna.find("remark")).to_have_count(1)
    anna.page.keyboard.press("Escape")
    expect(anna.find("talk")).to_have_count(0)

    taras.is_ready()
    anna.sees_board()
    taras.says("Ходи уже")
    taras.reacts("clap")
    anna.press(anna.find("log-open"))
    expect(anna.find("talk-unread")).to_have_count(0)
    anna.press(anna.find("tab-talk"))
    anna.press(anna.find("unmute"))
    expect(anna.find("remark").last).to_contain_text("Ходи уже")
    expect(anna.page.locator("[data-reaction]")).to_have_count(0)
    anna.will_hold_at("[data-reaction=laugh]")
    taras.reacts("laugh")
    anna.is_held_at("[data-reaction=laugh]")
    expect(anna.page.locator("[data-reaction=laugh]")).to_be_visible()
    anna.goes_on()

    # By the keyboard: open, write a digit, go away. None of it plays a card.
    anna.page.keyboard.press("Escape")
    expect(anna.find("log")).to_be_hidden()
    anna.page.keyboard.press("m")
    expect(anna.find("say")).to_be_focused()
    anna.page.keyboard.type("1 d")
    anna.page.keyboard.press("Enter")
    taras.waits_to_hear("1 d")
    anna.page.keyboard.press("Escape")
    expect(anna.find("log")).to_be_hidden()
    anna.sees_stack_of(0)
    anna.reloads()
    anna.sees_board()
    expect(anna.find("talk-unread")).to_have_count(0)
    taras.says("Ау")
    expect(anna.find("talk-unread")).to_have_text("1")
    expect(anna.find("talk-live")).to_have_text("Тарас: Ау")
    anna.press(anna.find("log-open"))
    expect(anna.find("remark")).to_have_count(5)


def test_yokai_is_played_without_words_and_talked_about_afterwards(
    new_player: Callable[..., Player], company: Company
) -> None:
    anna = new_player(YokaiPlayer, "Anna", reduced_motion="reduce")
    key = anna.opens_table(seats=2)
    taras = company.guest(YokaiGuest, "Taras").comes_by(key).sits(1)
    taras.says("good luck")
    taras.is_ready()
    anna.goes_to(f"/t/{key}")
    anna.sees_board()
    anna.page.keyboard.press("m")
    expect(anna.find("talk-closed")).to_have_text(re.compile("in silence"))
    expect(anna.find("remark")).to_contain_text("good luck")
    expect(anna.find("say")).to_have_count(0)
    expect(anna.find("react-clap")).to_have_count(0)
    anna.press(anna.find("remark-who"))
    expect(anna.find("mute")).to_be_visible()
    expect(anna.find("unsay")).to_have_count(0)
    anna.page.keyboard.press("Escape")

    # Nor do spectators.
    olha = new_player(YokaiPlayer, "Olha", reduced_motion="reduce")
    olha.goes_to(f"/t/{taras.table.watching}")
    olha.sees_board()
    olha.page.keyboard.press("m")
    expect(olha.find("talk-closed")).to_have_text(re.compile("in silence"))
    expect(olha.find("say")).to_have_count(0)
    expect(olha.find("react-clap")).to_have_count(0)

    taras.gives_up()
    taras.says("what a pity")
    expect(anna.find("result")).to_be_visible()
    anna.press(anna.find("end-talk"))
    expect(anna.find("remark").last).to_contain_text("what a pity")
    expect(anna.find("say")).to_be_visible()


def test_while_all_draw_the_talk_is_closed_and_each_clock_stands_on_its_sheet(
    pictomania_player: NewPictomaniaPlayer, company: Company
) -> None:
    anna = pictomania_player("Anna", phone=True, reduced_motion="reduce")
    taras, _ = drawing(anna, company, drawing=None, clock={"type": "move", "seconds": 3600})
    running = anna.page.locator("[data-testid=seat-clock][data-running=true]")
    expect(running).to_have_count(3)
    taras.finishes()
    expect(running).to_have_count(2)
    anna.press(anna.find("log-open"))
    anna.press(anna.find("tab-talk"))
    expect(anna.find("talk-closed")).to_be_visible()
    expect(anna.find("say")).to_have_count(0)
