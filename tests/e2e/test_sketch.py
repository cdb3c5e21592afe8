"""Yokai Sketch in real browsers: whole games, reloads, looking on, the keyboard alone, and the finished portrait."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.sketch import (
    NewSketchPlayer,
    SketchGuest,
    SketchPlayer,
    play_to_the_end,
    play_until,
    play_until_call,
    play_until_one_is_the_last,
)
from tests.e2e.player import Player, Theme
from tests.e2e.test_axe import findings

FIRST_OWN = 10
"""How many turns are played by keyboard before the game goes on quickly."""


@pytest.fixture
def sketch_player(new_player: Callable[..., Player]) -> NewSketchPlayer:
    """Create players of Yokai Sketch."""
    return partial(new_player, SketchPlayer)  # type: ignore[return-value]  # it makes what it is given


def test_a_phone_in_russian_and_a_desktop_in_english_play_a_whole_game(
    sketch_player: NewSketchPlayer, company: Company
) -> None:
    anna = sketch_player("Anna", "en", reduced_motion="reduce")
    sveta = sketch_player("Света", "ru", phone=True, reduced_motion="reduce")
    link = anna.invites()
    sveta.comes_by(link)
    for player in (anna, sveta):
        expect(player.find("lobby-seat-1")).to_have_attribute("data-state", "person")
        player.is_ready()
    for player in (anna, sveta):
        player.sees_board()

    mood, acts = Random(3), 0
    away = [anna, sveta]  # each comes back once in the middle of a choice
    while away:
        acting = whose_turn((anna, sveta))
        assert acting is not None
        if acts > 6 and acting in away:
            away.remove(acting)
            comes_back_in_the_middle(acting)
        acting.acts(mood)
        acts += 1

    # Then it goes quickly, on both screens, until the end is near.
    key = link.rpartition("/")[2]
    guests = [company.guest(SketchGuest, one.name, one.cookie).comes_by(key) for one in (anna, sveta)]
    play_until_one_is_the_last(guests)
    for guest in guests:
        guest.leaves()
    while (acting := whose_turn((anna, sveta))) is not None:
        acting.acts(mood)

    for player in (anna, sveta):
        assert player.waits_for_turn() == "over"
        expect(player.find("result")).to_be_visible()
        for name in ("Anna", "Света"):
            expect(player.find("result")).to_contain_text(name)
    assert anna.places() == sveta.places()


def whose_turn(players: tuple[SketchPlayer, SketchPlayer]) -> SketchPlayer | None:
    """Who is to act, as both see it; `None` at the end. Portraits are tapped away."""
    while True:
        seen = [
            player.page.wait_for_function(
                """() => {
                  const find = (name) => document.querySelector(`[data-testid=${name}]`);
                  find('skip')?.click();
                  if (find('result')) return 'over';
                  const { turn, busy } = find('board')?.dataset ?? {};
                  return busy === 'false' && turn;
                }"""
            ).json_value()
            for player in players
        ]
        if "over" in seen:
            return None
        if seen[0] == seen[1]:
            return next(player for player in players if str(player.seat) == seen[0])


def comes_back_in_the_middle(player: SketchPlayer) -> None:
    """A reload on one's turn, while a card is held: the table is as it was, and nothing is chosen."""
    hand = player.hand.count()
    player.takes(0)
    player.reloads()
    player.sees_board()
    player.is_choosing("nothing")
    expect(player.hand).to_have_count(hand)


@pytest.mark.parametrize(("theme", "phone"), [("night", True), ("daylight", False)], ids=["phone", "desktop"])
def test_a_finished_portrait_is_seen_skipped_and_looked_at_again(
    sketch_player: NewSketchPlayer, company: Company, theme: Theme, phone: bool
) -> None:
    anna = sketch_player("Anna", phone=phone).prefers(theme)
    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(SketchGuest, "Taras").comes_by(key).sits(1).is_ready()
    both = [company.guest(SketchGuest, "Anna", anna.cookie).comes_by(key), taras]
    actor, action = play_until(both, "took")
    anna.goes_to(f"/t/{key}")
    anna.sees_board()

    anna.will_hold_at("[data-part=counting]")
    actor.acts(action)
    anna.is_held_at("[data-part=counting]")
    found = {"counting": findings(anna)}
    anna.skips()
    expect(anna.find("verdict")).to_be_visible()
    anna.holds_still()
    found["verdict"] = findings(anna)
    anna.skips()
    anna.goes_on()
    expect(anna.find("finished")).to_be_hidden()
    anna.sees_calm()

    # Looked at again after a reload: it is the server's.
    anna.reloads()
    anna.sees_board()
    found["board"] = findings(anna)
    for opens, sheet in (
        ("last-portrait", "last"),
        ("open-discard", "discard"),
        ("seat-0", "album"),
        ("column-earth", "pile"),
    ):
        anna.press(anna.find(opens))
        expect(anna.find(f"sheet-{sheet}")).to_be_visible()
        anna.holds_still()
        found[sheet] = findings(anna)
        anna.goes_on()
        anna.page.keyboard.press("Escape")
        expect(anna.find(f"sheet-{sheet}")).to_be_hidden()

    anna.goes_to("/")
    play_to_the_end(both)
    anna.goes_to(f"/t/{key}")
    expect(anna.find("result")).to_be_visible()
    anna.holds_still()
    found["end"] = findings(anna)
    assert not any(found.values()), found


def test_a_spectator_sees_both_sides_and_no_hand(sketch_player: NewSketchPlayer, company: Company) -> None:
    olha = sketch_player("Ольга", "uk", phone=True, reduced_motion="reduce")
    mia = company.guest(SketchGuest, "Mia")
    links = mia.opens_table(2, options={"first": 0})
    leo = company.guest(SketchGuest, "Leo").comes_by(links.invitation).sits(1)
    for guest in (mia.is_ready(), leo.is_ready()):
        guest.waits_for_game()
    olha.goes_to(f"/t/{links.watching}")
    olha.sees_board()
    expect(olha.hand).to_have_count(0)
    expect(olha.find("watching-note")).to_be_visible()

    actor, action = play_until([mia, leo], "hid")
    actor.acts(action)
    olha.sees_once("verdict")
    olha.waits_for_calm()
    olha.press(olha.find("last-portrait"))
    expect(olha.find("sheet-last")).to_be_visible()
    olha.page.keyboard.press("Escape")
    expect(olha.find("sheet-last")).to_be_hidden()

    # An end that one comes back to is there at once.
    olha.goes_to("/")
    play_to_the_end([mia, leo])
    olha.goes_to(f"/t/{links.watching}")
    for name in ("Mia", "Leo"):
        expect(olha.find("result")).to_contain_text(name)
    expect(olha.find("again")).to_have_count(0)


# Words in a pile that reach over its edge, and how wide the narrowest card of the hand is.
CRAMPED = """
() => {
  const wide = [];
  for (const pile of document.querySelectorAll('[data-colour]')) {
    const room = pile.getBoundingClientRect();
    const words = document.createTreeWalker(pile, NodeFilter.SHOW_TEXT);
    for (let word = words.nextNode(); word; word = words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(word);
      const { left, right } = range.getBoundingClientRect();
      if (right > left && (left < room.left || right > room.right)) wide.push(word.textContent);
    }
  }
  const cards = [...document.querySelectorAll('[data-testid=hand-card]')].map((card) => card.offsetWidth);
  return [wide, Math.min(...cards)];
}
"""


def leaves_room(player: SketchPlayer) -> None:
    """No word reaches over its pile's edge, and every card can be tapped."""
    with suppress(TooLate):  # the failure names which do
        player.page.wait_for_function(
            f"() => (([wide, least]) => !wide.length && least >= 44)(({CRAMPED})())"
        )
    wide, narrowest = player.page.evaluate(CRAMPED)
    assert not wide
    assert narrowest >= 44


def game_with_a_call(rita: SketchPlayer, company: Company) -> tuple[str, dict[str, Any]]:
    """A table at which Rita can call a yokai, and how. Not every deal leads to that."""
    while True:
        key = rita.opens_table(seats=2, first=0)
        lyova = company.guest(SketchGuest, "Лёва").comes_by(key).sits(1).is_ready()
        both = [company.guest(SketchGuest, "Рита", rita.cookie).comes_by(key), lyova]
        if (call := play_until_call(both)) is not None:
            return key, call


@pytest.mark.parametrize(
    "size", [(360, 740), (320, 640), (740, 360), (820, 1180)], ids="{0[0]}x{0[1]}".format
)
def test_a_call_is_chosen_where_all_that_it_would_do_can_be_read(
    sketch_player: NewSketchPlayer, company: Company, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    rita = sketch_player("Рита", "ru", phone=True, reduced_motion="reduce", viewport=viewport)
    key, call = game_with_a_call(rita, company)
    rita.goes_to(f"/t/{key}")
    rita.sees_board()
    leaves_room(rita)

    rita.takes(call["card"])
    leaves_room(rita)
    rita.press(rita.column(call["colour"]))
    rita.is_choosing("effect")
    leaves_room(rita)
    source = rita.column(call["source"])
    expect(source).to_have_attribute("data-target", "call")
    yokai = rita.column(call["colour"]).get_attribute("aria-label")
    rita.press(source)
    rita.is_choosing("nothing")
    expect(rita.column(call["colour"])).not_to_have_attribute("aria-label", yokai or "")


# Does the key go on with the counting, though the keyboard is on a pile below? `null`: it is over already.
ENTER_ON_A_COVERED_PILE = """() => {
  if (!document.querySelector('[data-testid=skip]')) return null;
  const pile = document.querySelector('[data-testid^="column-"]');
  const enter = new KeyboardEvent('keydown', { code: 'Enter', key: 'Enter', bubbles: true, cancelable: true });
  pile.dispatchEvent(enter);
  return enter.defaultPrevented;
}"""


def test_a_whole_game_by_the_keyboard_alone(sketch_player: NewSketchPlayer, company: Company) -> None:
    anna = sketch_player("Anna", reduced_motion="reduce")
    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(SketchGuest, "Taras").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.sees_board()
    keyboard, mood, chance = anna.page.keyboard, Random(4), Random(5)

    # A card is chosen and put back.
    keyboard.press("2")
    expect(anna.lit.first).to_be_focused()
    keyboard.press("Escape")
    expect(anna.hand.nth(1)).to_be_focused()
    anna.is_choosing("nothing")

    own = 0
    while (turn := anna.waits_for_any()) != "over":
        own += turn == "mine"
        if turn == "portrait":
            assert anna.page.evaluate(ENTER_ON_A_COVERED_PILE) is not False
            keyboard.press("s")
        elif (
            turn == "mine" and own == FIRST_OWN
        ):  # then it goes quickly, on her screen, until the end is near
            again = company.guest(SketchGuest, "Anna", anna.cookie).comes_by(key)
            play_until_one_is_the_last([again, taras])
            again.leaves()
        elif turn == "theirs":
            taras.plays_if_asked(chance)
        elif anna.find("end-turn").is_visible() and mood.random() < 0.2:
            keyboard.press("e")
            expect(anna.find("end-turn")).to_be_hidden()
        else:
            cards = anna.hand.count()
            keyboard.press(str(mood.randint(1, cards)))
            expect(anna.lit.first).to_be_focused()
            if mood.random() < 0.2:
                keyboard.press("ArrowRight")
                expect(anna.lit.nth(1)).to_be_focused()
            keyboard.press("Enter")
            if anna.asked_for_effect(cards):
                expect(anna.lit.first).to_be_focused()
                keyboard.press("Enter" if mood.random() < 0.5 else "l")
            anna.is_choosing("nothing")
    expect(anna.find("result")).to_be_visible()


def test_nothing_is_held_or_open_when_the_next_game_begins(
    sketch_player: NewSketchPlayer, company: Company
) -> None:
    anna = sketch_player("Anna", phone=True, reduced_motion="reduce")
    key = anna.opens_table(seats=2, first=1)
    taras = company.guest(SketchGuest, "Taras").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.sees_board()
    anna.press(anna.hand.first)  # it is not her turn, but she may make up her mind
    expect(anna.hand.first).to_have_attribute("aria-pressed", "true")
    anna.press(anna.column("water"))
    expect(anna.find("sheet-pile")).to_be_visible()
    taras.gives_up()
    expect(anna.find("result")).to_be_visible()
    expect(anna.find("sheet-pile")).to_have_count(0)
    anna.page.keyboard.press("Enter")  # what was meant for something else begins nothing
    expect(anna.find("again")).to_be_visible()
    anna.press(anna.find("again"))
    taras.wants_another()
    expect(anna.find("result")).to_have_count(0)
    expect(anna.hand.first).to_have_attribute("aria-pressed", "false")
    anna.is_choosing("nothing")


def test_a_card_is_dragged_to_its_pile_and_says_before_what_it_would_do(
    sketch_player: NewSketchPlayer, company: Company
) -> None:
    anna = sketch_player("Anna", reduced_motion="reduce")
    key = anna.opens_table(seats=2, first=0)
    company.guest(SketchGuest, "Taras").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.sees_board()
    expect(anna.find("why-not-end")).to_be_visible()  # with four cards one has to be played

    mouse = anna.page.mouse
    hand = anna.hand.first.bounding_box()
    assert hand is not None
    anna.takes(0)
    lit = anna.lit.first
    assert "With this card" in (lit.get_attribute("aria-label") or "")
    target = lit.bounding_box()
    assert target is not None
    anna.page.keyboard.press("Escape")
    anna.is_choosing("nothing")

    mouse.move(hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2)
    mouse.down()
    mouse.move(hand["x"], hand["y"] - 40, steps=4)
    anna.is_choosing("pile")
    mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=4)
    mouse.up()
    if anna.asked_for_effect(4):
        anna.press(anna.find("leave-it"))
    expect(anna.hand).to_have_count(3)
