"""Pikit in real browsers: the window in which everybody may answer, keys, one screen, and a whole game."""

import itertools
import os
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.pikit import (
    NewPikitPlayer,
    PikitGuest,
    PikitPlayer,
    play_until_few_are_left,
    table_where,
)
from tests.e2e.player import Player
from tests.e2e.serving import Serving
from tests.e2e.test_axe import findings

CANCELS = {6, 9, 10, 11}
FIRST_ROUNDS = 1

# How the ring looks: about as many cards wide, in the same colours, whatever the screen.
RING = """
(window) => {
  const [ring, card] = ['ring', 'chain-card'].map((name) => window.querySelector(`[data-testid=${name}]`));
  const wide = Math.round((4 * ring.clientWidth) / card.clientWidth);
  return [wide, getComputedStyle(ring).opacity, ring.querySelectorAll('rect').length];
}
"""

# The cards that one chooses from are large enough to be read, and nothing lies over them.
LARGE_AND_IN_SIGHT = """
() => [...document.querySelectorAll('[data-testid=centre-card]')].every((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  const inSight = (part) => card.contains(document.elementFromPoint(left + width / 2, top + height * part));
  return width >= 48 && [0.1, 0.5, 0.9].every(inSight);
})
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The windows stay open until all have answered."""
    serving = Serving(tmp_path_factory.mktemp("pikit"), timed=False)
    yield serving
    serving.stop()
    assert serving.complaints() == ""


@pytest.fixture
def pikit_player(new_player: Callable[..., Player]) -> NewPikitPlayer:
    """Create players of Pikit."""
    return partial(new_player, PikitPlayer)  # type: ignore[return-value]  # it makes what it is given


def test_a_discard_hangs_alike_before_everybody_and_is_cancelled_by_one_who_can(
    pikit_player: NewPikitPlayer, company: Company
) -> None:
    calm = {"reduced_motion": "reduce"}
    anna = pikit_player("Anna", "en", **calm)
    yivha = pikit_player("Ївга", "uk", phone=True, **calm).prefers("daylight")
    watcher = pikit_player("Watcher", "ru", phone=True, **calm)
    olena = company.guest(PikitGuest, "Olena")
    links = table_where(
        lambda hands: not CANCELS.isdisjoint(hands[1]) and CANCELS.isdisjoint(hands[2]),
        company,
        olena,
        [anna, yivha],
    )
    anna.goes_to(f"/t/{links.invitation}")
    yivha.goes_to(f"/t/{links.invitation}")
    watcher.goes_to(f"/t/{links.watching}")
    for player in (anna, yivha, watcher):
        player.sees_board()
        assert findings(player) == []
    expect(watcher.find("hand-card")).to_have_count(0)

    olena.discards()
    for player in (anna, yivha, watcher):
        expect(player.window).to_have_attribute("data-cards", "1")
        expect(player.window.get_by_test_id("ring")).to_be_visible()
        expect(player.find("window-words")).to_contain_text("Olena")
        player.page.wait_for_function(LARGE_AND_IN_SIGHT)
    expect(anna.find("cancel").first).to_be_visible()
    expect(yivha.find("cancel")).to_have_count(0)
    expect(yivha.find("let-be")).to_be_visible()
    expect(watcher.find("let-be")).to_have_count(0)
    assert findings(anna) == []

    # Players who cannot answer, spectators and returning players all see the same ring.
    yivha.reloads()
    expect(yivha.find("let-be")).to_be_visible()
    looks = [player.window.evaluate(RING) for player in (anna, yivha, watcher)]
    assert looks[0] == looks[1] == looks[2]

    yivha.press(yivha.find("let-be"))
    expect(yivha.find("window-note")).to_be_visible()
    expect(watcher.window).to_have_attribute("data-cards", "1")

    anna.press(anna.find("cancel").first)
    for player in (anna, yivha, watcher):
        expect(player.window).to_have_attribute("data-cards", "2")
    expect(anna.find("let-be")).to_have_count(0)
    assert findings(yivha) == []
    olena.lets_be()
    yivha.press(yivha.find("let-all"))
    for player in (anna, yivha, watcher):
        player.sees_once("fall")
        expect(player.window).to_be_hidden()
        player.sees_calm()

    yivha.press(yivha.find("last-chain"))
    chain = yivha.find("sheet-last").get_by_test_id("chain-card")
    expect(chain.nth(0)).to_have_attribute("data-state", "torn")
    expect(chain.nth(1)).to_have_attribute("data-state", "stands")
    assert findings(yivha) == []
    yivha.page.keyboard.press("Escape")
    yivha.press(yivha.find("seat-0"))
    expect(yivha.find("sheet-seat")).to_contain_text("Olena")
    assert findings(yivha) == []


def test_a_turn_and_an_answer_by_keyboard_alone_and_one_screen_asks_without_a_clock(
    pikit_player: NewPikitPlayer, company: Company
) -> None:
    anna = pikit_player("Anna", reduced_motion="reduce")
    olena = company.guest(PikitGuest, "Olena")
    # One card may be stolen from Anna, and Olena's discard is one of two.
    links = table_where(lambda hands: min(map(len, hands)) > 1, company, olena, [anna], one_screen=True)
    anna.goes_to(f"/t/{links.invitation}")
    anna.sees_board()
    olena.discards()
    expect(anna.find("let-be")).to_be_visible()
    expect(anna.find("ring")).to_have_count(0)
    expect(anna.find("let-all")).to_have_count(0)
    anna.page.keyboard.press("l")
    expect(anna.window).to_be_hidden()
    olena.ends_turn()

    assert anna.waits_for_turn() == "turn"
    anna.page.keyboard.press("ArrowRight")
    held = anna.page.locator("[data-testid=hand-card]:focus")
    expect(held).to_have_count(1)
    anna.page.keyboard.press("Enter")
    expect(anna.find("discard")).to_be_visible()
    assert findings(anna) == []
    anna.page.keyboard.press("Escape")
    expect(anna.find("discard")).to_be_hidden()
    expect(held).to_have_count(1)
    if anna.find("chip").count():
        anna.page.keyboard.press("1")
        expect(anna.find("chip").first).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("t")
    olena.waits_for_turn()


@pytest.mark.parametrize("count", [2, 3, 4] if os.environ.get("YAKAI_NIGHTLY") else [4])
def test_a_whole_game_from_the_first_hands_to_the_count_hand_by_hand_each_at_their_own_screen(
    pikit_player: NewPikitPlayer, company: Company, count: int
) -> None:
    calm = {"reduced_motion": "reduce"}
    people = [
        pikit_player("Anna", "en", **calm),
        pikit_player("Света", "ru", phone=True, **calm),
        pikit_player("Ївга", "uk", phone=True, **calm).prefers("daylight"),
        pikit_player("Jun", "en", **calm),
    ][:count]
    key = people[0].opens_table(seats=count, first=0, reaction=60)
    people[0].goes_to(f"/t/{key}")
    for player in people[1:]:
        player.comes_by(f"/t/{key}")
        player.is_ready()
    by_seat = {player.seat: player for player in people}
    for player in people:
        player.sees_once("dealt")

    mood = Random(4)
    drawing = list(people)
    for number in itertools.count():
        turn = number % count
        if number == FIRST_ROUNDS * count:
            # Then it goes quickly, on all screens, until the last round is near.
            guests = [company.guest(PikitGuest, one.name, one.cookie).comes_by(key) for one in people]
            for guest in guests:
                guest.waits_for_game()
            play_until_few_are_left(guests, 2 * count, turn)
            for guest in guests:
                guest.leaves()
        player = by_seat[turn]
        if player.waits_for_turn() == "over":
            break
        if player in drawing and player.draws():
            drawing.remove(player)
            for other in people:
                if other is not player:
                    expect(other.find("let-be")).to_be_visible()
                    other.lets_be()
        player.takes_turn(mood)

    for player in people:
        player.sees_once("tally")
        assert player.waits_for_moment() == "over"
        expect(player.find("result")).to_be_visible()
        assert player.places() == people[0].places()
    _, sveta, *_ = people
    expect(sveta.find("result").locator("[data-place='1'] .name").first).to_be_in_viewport()
    assert findings(sveta) == []
    sveta.press(sveta.find("look"))
    expect(sveta.find("show-result")).to_be_focused()
    sveta.press(sveta.find("open-count"))
    expect(sveta.find("sheet-count").get_by_test_id("tally-0")).to_contain_text("Anna")


def test_on_the_smallest_phones_the_centre_stays_large_and_in_sight(
    pikit_player: NewPikitPlayer, company: Company
) -> None:
    anna = pikit_player("Anna", "ru", phone=True, reduced_motion="reduce")
    olena = company.guest(PikitGuest, "Olena")
    links = table_where(lambda hands: 7 in hands[1], company, olena, [anna])
    anna.goes_to(f"/t/{links.invitation}")
    anna.sees_board()
    olena.ends_turn()
    assert anna.waits_for_turn() == "turn"
    anna.holds(7)
    for width, height in ((360, 740), (360, 640), (320, 640)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.wait_for_function(LARGE_AND_IN_SIGHT)
    anna.press(anna.find("put-back"))
    expect(anna.find("discard")).to_be_hidden()
    for width, height in ((320, 640), (740, 360)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.wait_for_function(LARGE_AND_IN_SIGHT)
