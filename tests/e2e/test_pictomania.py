"""Pictomania in real browsers, with real pens: drawing and guessing at once, coming back, looking on, the keyboard."""

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.pictomania import (
    LINE,
    QUICK,
    NewPictomaniaPlayer,
    PictomaniaPlayer,
    all_read,
    arc,
    come,
    drawing,
    sit_down,
)
from tests.e2e.player import Lang, Theme
from tests.e2e.test_axe import findings


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


def test_a_number_is_dragged_onto_a_sheet_and_another_token_is_offered(
    pictomania_player: NewPictomaniaPlayer, company: Company
) -> None:
    anna = pictomania_player("Anna")
    taras, mia = drawing(anna, company)
    # With a blank sheet the player is asked once, and can go on drawing.
    anna.press(anna.find("take"))
    expect(anna.find("finish-asking")).to_contain_text("drawn anything yet")
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
    expect(anna.find("number-1")).to_have_count(0)  # no sheet is left to guess on

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
    expect(anna.find("live")).to_contain_text("Taras guesses your drawing")

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
    expect(anna.find("live")).to_contain_text("You guess Taras’s drawing: 3")
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
