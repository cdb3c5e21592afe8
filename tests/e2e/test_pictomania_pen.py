"""Pictomania in real browsers: strokes, fingers and palms, and what becomes of them on bad networks."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.pictomania import LINE, NewPictomaniaPlayer, PictomaniaGuest, arc, drawing


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


def test_two_fingers_a_palm_beside_a_stylus_and_a_player_of_a_paused_game_draw_nothing(
    pictomania_player: NewPictomaniaPlayer, company: Company
) -> None:
    anna = pictomania_player("Anna", phone=True)
    taras, olena = drawing(anna, company)
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
    olena.pauses()
    anna.press(anna.find("pausing-yes"))
    expect(anna.own_sheet).to_have_attribute("data-able", "false")
    for nothing in ("undo-stroke", "more-tokens"):
        expect(anna.find(nothing)).to_have_count(0)
    anna.press(anna.find("go-on"))
    expect(anna.own_sheet).to_have_attribute("data-able", "true")
    expect(anna.find("undo-stroke")).to_be_visible()


# The number of strokes on the own sheet, once there are at least so many and all of them are stored.
ALL_ARE_KEPT = """(least) => {
  const { strokes, confirmed } = document.querySelector('[data-testid=own-sheet]').dataset;
  return strokes === confirmed && strokes >= least ? Number(strokes) : null;
}"""


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
    before = int(anna.own_sheet.get_attribute("data-strokes") or 0)
    anna.draws(LINE)
    mia.draws(LINE)
    anna.sees_strokes(2, 1)
    # Whether the half stroke is there as well depends on when the page went.
    strokes = anna.page.wait_for_function(ALL_ARE_KEPT, arg=before + 1).json_value()
    assert strokes in (2, 3)
    anna.sees_strokes(0, strokes)
    taras.waits_until(lambda view: len(view["drawings"][0]) == strokes)

    tab = anna.new_tab()
    tab.sees_strokes(0, strokes)
    tab.draws(arc())
    for page in (tab, anna):
        page.turns_to()
        page.sees_strokes(0, strokes + 1)

    olha = pictomania_player("Ольга", "uk", phone=True)
    olha.goes_to(f"/t/{taras.table.watching}")
    olha.sees_stage("draw")
    expect(olha.find("watching-note")).to_be_visible()
    expect(olha.own_sheet).to_have_count(0)
    expect(olha.find("looked-sheet")).to_have_attribute("data-strokes", str(strokes + 1))
    olha.sees_strokes(1, 1)
    olha.sees_strokes(2, 1)
    for nothing in ("number-1", "guess", "own-word"):
        expect(olha.find(nothing)).to_have_count(0)
    olha.looks_at(1)
    taras.draws(arc())
    expect(olha.find("looked-sheet")).to_have_attribute("data-strokes", "2")


def test_strokes_drawn_offline_reach_the_others_unless_they_come_too_late(
    pictomania_player: NewPictomaniaPlayer, company: Company
) -> None:
    anna = pictomania_player("Anna")
    taras, _ = drawing(anna, company)
    anna.complaints.expect("WebSocket|ERR_INTERNET_DISCONNECTED")
    anna.draws(arc())
    anna.sees_strokes(0, 1)
    anna.context.set_offline(True)
    expect(anna.find("connection")).to_have_attribute("data-state", "offline")
    for at in range(12):
        anna.draws([(0.1 + 0.05 * at, 0.2), (0.1 + 0.05 * at, 0.4)])
    expect(anna.own_sheet).to_have_attribute("data-strokes", "13")
    expect(anna.own_sheet).to_have_attribute("data-confirmed", "1")
    taras.draws(LINE)
    anna.context.set_offline(False)
    expect(anna.find("connection")).to_have_attribute("data-state", "open")
    anna.sees_strokes(0, 13)
    anna.sees_strokes(1, 1)
    taras.waits_until(lambda view: len(view["drawings"][0]) == 13)
    starts = [stroke["xs"][0] for stroke in taras.view["drawings"][0][1:]]
    assert starts == sorted(starts)

    # What comes after the pencil was put down elsewhere disappears, with its reason.
    elsewhere = company.guest(PictomaniaGuest, "Anna", anna.cookie).comes_by(taras.table.invitation or "")
    anna.context.set_offline(True)
    expect(anna.find("connection")).to_have_attribute("data-state", "offline")
    anna.draws(LINE)
    expect(anna.own_sheet).to_have_attribute("data-strokes", "14")
    elsewhere.guesses(1, 5)
    anna.context.set_offline(False)
    anna.is_told("your pencil is down")
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
    expect(anna.find("connection")).to_have_attribute("data-state", "offline")
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
