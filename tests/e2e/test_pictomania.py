"""Pictomania in real browsers, with real pens: drawing and guessing at once, coming back, looking on, the keyboard."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.pictomania import (
    QUICK,
    NewPictomaniaPlayer,
    PictomaniaGuest,
    PictomaniaPlayer,
    all_read,
    arc,
    come,
    sit_down,
)
from tests.e2e.player import Lang, Player, Theme
from tests.e2e.test_axe import findings

LINE = [(0.2 + 0.03 * step, 0.3 + 0.01 * step) for step in range(20)]


@pytest.fixture
def pictomania_player(new_player: Callable[..., Player]) -> NewPictomaniaPlayer:
    """Makes players of Pictomania."""
    return partial(new_player, PictomaniaPlayer)  # type: ignore[return-value]  # it makes what it is given


def drawing(
    player: PictomaniaPlayer, company: Company, guests: int = 2, **options: Any
) -> list[PictomaniaGuest]:
    """A browser at seat 0 of a table where all have just begun to draw, with so many others over the wire."""
    names = ("Taras", "Mia", "Leo", "Ida", "Max")
    everybody = sit_down(company, [player], names[:guests], **options)
    all_read(everybody)
    come([player], everybody)
    return everybody[1:]


def everybody_sits(players: list[PictomaniaPlayer]) -> None:
    """All come to the first one's table by its link, and read the words."""
    host, *others = players
    key = host.opens_table(seats=len(players), **QUICK)
    host.goes_to(f"/t/{key}")
    for player in others:
        player.comes_by(f"/t/{key}")
        player.is_ready()
    for player in players:
        player.sees_stage("ready")
        player.says_ready()
    for player in players:
        player.sees_stage("draw")


def everybody_draws(players: list[PictomaniaPlayer]) -> None:
    """A first stroke is seen growing by all others; then each draws one more."""
    first, *others = players
    first.puts_pen_down((0.3, 0.3))
    first.moves_pen(arc((0.5, 0.5), 0.25)[:12])
    for player in others:
        expect(player.sheet(0)).to_have_attribute("data-flying", "true")
        expect(player.sheet(0)).to_have_attribute("data-strokes", "0")
    first.moves_pen(arc((0.5, 0.5), 0.25)[12:])
    first.lifts_pen()
    for player in others:
        player.draws(LINE)
    for player in players:
        for seat in range(len(players)):
            player.sees_strokes(seat, 1)
    for player in others:
        expect(player.sheet(0)).to_have_attribute("data-flying", "false")


def everybody_guesses(players: list[PictomaniaPlayer]) -> None:
    """Each guesses on the next one's sheet, and then takes a token."""
    count = len(players)
    for seat, player in enumerate(players):
        player.looks_at((seat + 1) % count)
        player.press(player.find("number-2"))
        expect(player.find("ends-drawing")).to_be_visible()
        player.press(player.find("guess"))
        expect(player.find("number-2")).not_to_have_attribute("data-number", "2")
        player.looks_away()
        expect(player.own_sheet).to_have_attribute("data-able", "false")
    for player in players:
        for seat in range(count):
            player.sees_guesses(seat, (seat - 1) % count)
    best = [int(player.find("take").get_attribute("data-best") or 0) for player in players[:1]]
    for player in players[:-1]:
        player.takes_the_best()
    assert best == [3]
    players[-1].press(players[-1].find("take"))
    for player in players:
        player.sees_stage("review")


def test_two_phones_and_a_desktop_draw_and_guess_a_round_in_three_languages(
    pictomania_player: NewPictomaniaPlayer,
) -> None:
    players = [
        pictomania_player("Anna", "en"),
        pictomania_player("Света", "ru", phone=True),
        pictomania_player("Ївга", "uk", phone=True, viewport={"width": 740, "height": 360}),
    ]
    everybody_sits(players)
    everybody_draws(players)
    everybody_guesses(players)


def test_six_draw_and_guess_at_once(pictomania_player: NewPictomaniaPlayer, company: Company) -> None:
    languages: tuple[Lang, ...] = ("en", "ru", "uk")
    players = [
        pictomania_player(f"P{seat}", languages[seat % 3], phone=seat % 2 == 1, reduced_motion="reduce")
        for seat in range(6)
    ]
    guests = sit_down(company, players)
    all_read(guests)
    come(players, guests)
    everybody_draws(players)
    everybody_guesses(players)


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_a_stroke_is_there_at_once_and_can_be_taken_back(
    pictomania_player: NewPictomaniaPlayer, company: Company, phone: bool
) -> None:
    anna = pictomania_player("Anna", phone=phone)
    taras, _ = drawing(anna, company)
    anna.puts_pen_down(LINE[0])
    anna.moves_pen(LINE[1:8])
    expect(anna.find("live-line")).to_have_attribute("d", re.compile("^M"))
    anna.moves_pen(LINE[8:])
    anna.lifts_pen()
    expect(anna.find("live-line")).to_have_attribute("d", "")
    anna.sees_strokes(0, 1)
    anna.draws([(0.5, 0.5)])  # a dot
    anna.sees_strokes(0, 2)
    taras.waits_until(lambda view: len(view["drawings"][0]) == 2)
    stroke = taras.view["drawings"][0][0]
    assert all(0 <= place <= 4095 for place in (*stroke["xs"], *stroke["ys"]))
    assert abs(stroke["xs"][0] - LINE[0][0] * 4095) < 40
    assert abs(stroke["ys"][-1] - LINE[-1][1] * 4095) < 40

    anna.press(anna.find("undo-stroke"))
    anna.sees_strokes(0, 1)
    taras.waits_until(lambda view: len(view["drawings"][0]) == 1)
    taras.draws(arc())
    anna.sees_strokes(1, 1)
    assert anna.page.evaluate("scrollY === 0 && visualViewport.scale === 1")


def test_two_fingers_a_palm_beside_a_stylus_and_whoever_plays_a_game_that_stands_still_draw_nothing(
    pictomania_player: NewPictomaniaPlayer, company: Company
) -> None:
    anna = pictomania_player("Anna", phone=True)
    taras, _ = drawing(anna, company)
    anna.pinches((0.4, 0.5), (0.6, 0.5))
    anna.draws(LINE)
    anna.sees_strokes(0, 1)
    assert anna.page.evaluate("visualViewport.scale") == 1

    anna.own_sheet.evaluate(
        """(sheet) => {
          const { left, top, width } = sheet.getBoundingClientRect();
          const send = (type, pointerType, pointerId, at, pressure) =>
            sheet.dispatchEvent(new PointerEvent(type, {
              pointerType, pointerId, pressure, bubbles: true, cancelable: true, isPrimary: true, button: 0,
              clientX: left + at * width, clientY: top + at * width,
            }));
          send('pointerdown', 'pen', 7, 0.2, 0.3);
          for (const at of [0.3, 0.4, 0.5]) send('pointermove', 'pen', 7, at, at);
          send('pointerup', 'pen', 7, 0.5, 0);
          send('pointerdown', 'touch', 8, 0.7, 0);
          send('pointermove', 'touch', 8, 0.8, 0);
          send('pointerup', 'touch', 8, 0.8, 0);
        }"""
    )
    anna.sees_strokes(0, 2)
    anna.press(anna.find("undo-stroke"))
    anna.sees_strokes(0, 1)

    taras.pauses()
    expect(anna.own_sheet).to_have_attribute("data-able", "false")
    for nothing in ("undo-stroke", "more-tokens"):
        expect(anna.find(nothing)).to_have_count(0)
    anna.press(anna.find("go-on"))
    expect(anna.own_sheet).to_have_attribute("data-able", "true")
    expect(anna.find("undo-stroke")).to_be_visible()


def test_after_a_reload_in_a_stroke_in_another_tab_and_joining_late_the_whole_drawing_is_there(
    pictomania_player: NewPictomaniaPlayer, company: Company
) -> None:
    anna = pictomania_player("Anna")
    taras, mia = drawing(anna, company)
    anna.draws(arc())
    taras.draws(LINE)
    anna.sees_strokes(0, 1)
    anna.puts_pen_down((0.2, 0.2))
    anna.moves_pen(LINE[:9])
    anna.reloads()
    anna.sees_stage("draw")
    anna.page.mouse.up()
    expect(anna.own_sheet).to_have_attribute("data-able", "true")
    anna.sees_strokes(1, 1)
    anna.draws(LINE)
    mia.draws(LINE)
    anna.sees_strokes(2, 1)
    # Whether the half stroke is there as well depends on when the page went.
    expect(anna.own_sheet).to_have_attribute("data-confirmed", re.compile("^[23]$"))
    strokes = anna.own_sheet.get_attribute("data-confirmed") or ""
    anna.sees_strokes(0, int(strokes))
    taras.waits_until(lambda view: len(view["drawings"][0]) == int(strokes))

    tab = anna.new_tab()
    tab.sees_strokes(0, int(strokes))
    tab.draws(arc())
    strokes = str(int(strokes) + 1)
    for page in (tab, anna):
        page.turns_to()
        page.sees_strokes(0, int(strokes))

    olha = pictomania_player("Ольга", "uk", phone=True)
    olha.goes_to(f"/t/{taras.table.watching}")
    olha.sees_stage("draw")
    expect(olha.find("watching-note")).to_be_visible()
    expect(olha.own_sheet).to_have_count(0)
    expect(olha.find("looked-sheet")).to_have_attribute("data-strokes", strokes)
    olha.sees_strokes(1, 1)
    olha.sees_strokes(2, 1)
    for nothing in ("number-1", "guess", "own-word"):
        expect(olha.find(nothing)).to_have_count(0)
    olha.looks_at(1)
    taras.draws(arc())
    expect(olha.find("looked-sheet")).to_have_attribute("data-strokes", "2")


def test_offline_one_draws_on_and_back_everybody_has_it_unless_it_comes_too_late(
    pictomania_player: NewPictomaniaPlayer, company: Company
) -> None:
    anna = pictomania_player("Anna")
    taras, _ = drawing(anna, company)
    anna.complaints.expect("WebSocket|ERR_INTERNET_DISCONNECTED")
    anna.draws(arc())
    anna.sees_strokes(0, 1)
    anna.context.set_offline(True)
    expect(anna.find("line")).to_have_attribute("data-state", "offline")
    for at in range(12):
        anna.draws([(0.1 + 0.05 * at, 0.2), (0.1 + 0.05 * at, 0.4)])
    expect(anna.own_sheet).to_have_attribute("data-strokes", "13")
    expect(anna.own_sheet).to_have_attribute("data-confirmed", "1")
    taras.draws(LINE)
    anna.context.set_offline(False)
    expect(anna.find("line")).to_have_attribute("data-state", "open")
    anna.sees_strokes(0, 13)
    anna.sees_strokes(1, 1)
    taras.waits_until(lambda view: len(view["drawings"][0]) == 13)
    starts = [stroke["xs"][0] for stroke in taras.view["drawings"][0][1:]]
    assert starts == sorted(starts)

    # What comes after the pencil was put down elsewhere disappears, with its reason.
    elsewhere = company.guest(PictomaniaGuest, "Anna", anna.cookie).comes_by(taras.table.invitation or "")
    anna.context.set_offline(True)
    expect(anna.find("line")).to_have_attribute("data-state", "offline")
    anna.draws(LINE)
    expect(anna.own_sheet).to_have_attribute("data-strokes", "14")
    elsewhere.guesses(1, 5)
    anna.context.set_offline(False)
    expect(anna.find("toast").first).to_contain_text("your pencil is down")
    anna.sees_strokes(0, 13)
    expect(anna.own_sheet).to_have_attribute("data-able", "false")


def test_a_phone_that_slept_has_all_that_was_drawn_and_goes_on(
    pictomania_player: NewPictomaniaPlayer, company: Company
) -> None:
    anna = pictomania_player("Anna", phone=True)
    taras, mia = drawing(anna, company)
    anna.complaints.expect("WebSocket|ERR_INTERNET_DISCONNECTED")
    anna.puts_pen_down(LINE[0])
    anna.moves_pen(LINE[1:])
    # The screen goes dark in the middle of a stroke: it is drawn so far.
    anna.page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    anna.sees_strokes(0, 1)
    anna.lifts_pen()
    anna.context.set_offline(True)
    expect(anna.find("line")).to_have_attribute("data-state", "offline")
    for _ in range(8):
        taras.draws(LINE)
        mia.draws(arc())
    mia.guesses(0, 3)
    anna.context.set_offline(False)
    anna.page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', { get: () => false, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    anna.sees_strokes(1, 8)
    anna.sees_strokes(2, 8)
    anna.sees_guesses(0, 2)
    anna.draws(arc())
    anna.sees_strokes(0, 2)


def test_a_number_is_dragged_onto_a_sheet_and_another_token_is_offered(
    pictomania_player: NewPictomaniaPlayer, company: Company
) -> None:
    anna = pictomania_player("Anna")
    taras, mia = drawing(anna, company)
    # With a blank sheet one is asked once, and can go on drawing.
    anna.press(anna.find("take"))
    expect(anna.find("finish-asking")).to_contain_text("drawn nothing")
    anna.press(anna.find("not-yet"))
    expect(anna.own_sheet).to_have_attribute("data-able", "true")

    anna.find("number-5").drag_to(anna.sheet(2))
    expect(anna.find("ends-drawing")).to_be_visible()
    anna.sees_guesses(2)
    anna.press(anna.find("guess"))
    anna.sees_guesses(2, 0)
    anna.looks_away()
    # A card that is surely wrong is asked about, others are not.
    own = anna.own_number()
    if own != 5:
        anna.find(f"number-{own}").drag_to(anna.sheet(1))
        expect(anna.find("own-number")).to_be_visible()
        anna.press(anna.find("guess-back"))
        anna.looks_away()
    anna.find(f"number-{4 if own != 4 else 3}").drag_to(anna.sheet(1))
    anna.sees_guesses(1, 0)
    expect(anna.find("number-1")).to_have_count(0)  # nobody is left to guess on

    anna.press(anna.find("more-tokens"))
    anna.press(anna.find("take-2"))
    expect(anna.find("take")).to_have_attribute("aria-disabled", "true")
    taras.waits_until(lambda view: view["tokens"][0] == 2)
    taras.finishes()
    mia.finishes()
    anna.sees_stage("review")


def test_the_last_token_ends_an_advanced_round(
    pictomania_player: NewPictomaniaPlayer, company: Company
) -> None:
    anna = pictomania_player("Anna", phone=True)
    others = drawing(anna, company, guests=4, advanced=True)
    for guest in others[:3]:
        guest.finishes()
    expect(anna.page.locator(".tokens.last")).to_be_visible()
    anna.press(anna.find("take"))
    anna.press(anna.find("finish-sure"))
    anna.sees_stage("review")
    others[3].waits_until(lambda view: view["tokens"] == [1, 3, 2, 2, None])


def test_one_alone_plays_a_whole_game_with_five_bots(pictomania_player: NewPictomaniaPlayer) -> None:
    anna = pictomania_player("Anna", phone=True, reduced_motion="reduce")
    key = anna.opens_table(seats=6, bots=("novice",) * 5, **QUICK)
    anna.goes_to(f"/t/{key}")
    for round_ in range(1, 5):
        anna.goes_on_until("draw", round_)
        anna.draws(arc())
        anna.sees_strokes(0, 1)
        anna.guesses(3, 1)
        anna.guesses(4, 2)
        anna.press(anna.find("take"))
        anna.goes_on_until("review", round_)
    anna.goes_on_until("over", 4)
    expect(anna.find("result")).to_be_visible()
    assert len(anna.places()) == 6


@pytest.mark.parametrize(("theme", "phone"), [("night", True), ("daylight", False)], ids=["phone", "desktop"])
def test_everything_but_the_pen_works_by_the_keyboard_and_is_said(
    pictomania_player: NewPictomaniaPlayer, company: Company, theme: Theme, phone: bool
) -> None:
    anna = pictomania_player("Anna", phone=phone).prefers(theme)
    taras, mia = drawing(anna, company)
    keyboard = anna.page.keyboard
    found = {"draw": findings(anna)}

    anna.own_sheet.focus()
    for key in ("ArrowRight", "Space", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "Space"):
        keyboard.press(key)
    anna.sees_strokes(0, 1)
    keyboard.press("u")
    anna.sees_strokes(0, 0)

    taras.guesses(0, 4)
    expect(anna.find("live")).to_contain_text("Taras puts a guess on your drawing")

    anna.sheet(1).focus()
    keyboard.press("Enter")
    expect(anna.find("looked-sheet")).to_be_visible()
    keyboard.press("3")
    expect(anna.find("ends-drawing")).to_be_visible()
    anna.holds_still()
    found["ask"] = findings(anna)
    anna.goes_on()
    keyboard.press("g")
    anna.sees_guesses(1, 0)
    expect(anna.find("live")).to_contain_text("You put a guess on the drawing of Taras: 3")
    keyboard.press("Escape")
    expect(anna.own_sheet).to_be_visible()
    anna.find("take").focus()
    keyboard.press("ArrowUp")
    expect(anna.find("take-3")).to_be_focused()
    anna.holds_still()
    found["tokens"] = findings(anna)
    anna.goes_on()
    keyboard.press("Enter")
    taras.waits_until(lambda view: view["tokens"][0] == 3)
    found["finished"] = findings(anna)
    assert not any(found.values()), found
    mia.finishes()
