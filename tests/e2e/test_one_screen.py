"""Several on one screen, with a curtain between them."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company, Guest
from tests.e2e.games.pikit import PikitGuest, PikitPlayer
from tests.e2e.games.sketch import SketchGuest, SketchPlayer
from tests.e2e.games.yak import SPECIES, YakGuest, YakPlayer
from tests.e2e.player import Player
from tests.e2e.test_axe import findings
from tests.e2e.wire import Wire

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
NewPlayer = Callable[..., Any]


def sit_together(player: Player, names: list[str]) -> None:
    """From the start page: all on this screen."""
    player.goes_to("/")
    player.press(player.find(f"poster-{player.game}").get_by_test_id("one-screen"))
    fields = player.page.locator("[data-testid^=one-screen-name-]")
    expect(fields.first).to_be_visible()
    for count in range(fields.count(), len(names)):
        player.press(player.find("one-screen-more"))
        expect(fields).to_have_count(count + 1)
    for seat, name in enumerate(names):
        player.find(f"one-screen-name-{seat}").fill(name)
    player.press(player.find("one-screen-begin"))


def sees_no_hand(player: Player, then: int | None = None) -> int:
    """Wait for the curtain, before this one's turn; nothing of any hand is on the page. Says who is next."""
    curtain = player.find("curtain")
    expect(curtain).to_have_attribute("data-state", "down")
    if then is not None:
        expect(curtain).to_have_attribute("data-next", str(then))
    expect(player.find("curtain-lift")).to_be_enabled()
    expect(player.find("board")).to_have_count(1)
    expect(player.find("hand-card")).to_have_count(0)
    return int(curtain.get_attribute("data-next") or -1)


def lifts(player: Player, seat: int) -> None:
    """Take the screen and look at one's own cards."""
    expect(player.find("curtain")).to_have_attribute("data-next", str(seat))
    player.press(player.find("curtain-lift"))
    expect(player.find("curtain")).to_have_attribute("data-state", "open")
    expect(player.find("hand-card")).not_to_have_count(0)
    player.sees_calm()
    player.seat = seat


def watching(company: Company, kind: type[Guest], player: Player) -> Guest:
    """A spectator at the browser's table."""
    player.page.wait_for_url(re.compile("/t/"))
    key = player.page.url.rsplit("/", 1)[1]
    own = company.guest(kind, "", cookie=player.cookie).comes_by(key)
    watcher = company.guest(kind, "Watcher").comes_by(own.table.watching)
    own.leaves()
    watcher.waits_for_game()
    return watcher


def test_two_on_one_screen_sketch_and_nothing_of_the_others_hand_comes_or_is_shown(
    new_player: NewPlayer, company: Company
) -> None:
    anna: SketchPlayer = new_player(SketchPlayer, phone=True, **CALM)
    wire, mood = Wire(anna), Random(1)
    sit_together(anna, ["Anna", ""])
    watcher = watching(company, SketchGuest, anna)
    first = sees_no_hand(anna)
    assert findings(anna) == []
    expect(anna.find("curtain-name")).to_have_text(["Anna", "Player 2"][first])
    seat = first
    for turn in range(3):
        seat = (first + turn) % 2
        lifts(anna, seat)
        assert anna.takes_turn(mood)
        sees_no_hand(anna, 1 - seat)
    lifts(anna, 1 - seat)
    # A second tab and a reload begin with the curtain down.
    tab = anna.new_tab()
    sees_no_hand(tab, 1 - seat)
    tab.page.close()
    anna.turns_to()
    anna.reloads()
    sees_no_hand(anna, 1 - seat)
    # Who is not asked may look as well, and covers it again.
    anna.press(anna.find(f"curtain-look-{seat}"))
    expect(anna.find("curtain-look-sure")).to_be_enabled()
    anna.press(anna.find("curtain-look-sure"))
    expect(anna.find("curtain")).to_have_attribute("data-state", "open")
    expect(anna.find("hand-card")).not_to_have_count(0)
    anna.press(anna.find("curtain-draw"))
    sees_no_hand(anna, 1 - seat)
    assert wire.check(watcher) == {0, 1}


def two_at_yak(player: Player, **more: Any) -> str:
    """Anna, who begins, and Bob on one screen; the key of their table."""
    player.context.request.post(f"{player.url}/api/me", data={"name": "Anna"})
    table = {"game": "yak", "seats": 2, "beside": ["Bob"], "ready": True, "options": {"first": 0}} | more
    made = player.context.request.post(f"{player.url}/api/tables", data=table)
    assert made.ok, made.text()
    key: str = made.json()["invitation"]
    player.goes_to(f"/t/{key}")
    return key


def test_the_log_opens_only_while_a_player_looks_and_closes_with_the_curtain(new_player: NewPlayer) -> None:
    anna: YakPlayer = new_player(YakPlayer, phone=True, **CALM)
    two_at_yak(anna)
    sees_no_hand(anna, 0)
    expect(anna.find("log-open")).to_have_count(0)
    anna.page.keyboard.press("m")
    expect(anna.find("log")).to_be_hidden()
    lifts(anna, 0)
    anna.press(anna.find("log-open"))
    expect(anna.find("log")).to_be_visible()
    # The log lies over the curtain, so it must be closed when the curtain comes down.
    leaves_page(anna)
    sees_no_hand(anna, 0)
    expect(anna.find("log")).to_be_hidden()
    expect(anna.find("log-open")).to_have_count(0)


def leaves_page(player: Player) -> None:
    """Hide the page, as when the player switches to another program or the screen goes dark."""
    player.page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )


def test_a_page_that_is_left_lets_the_curtain_fall_at_once(new_player: NewPlayer, company: Company) -> None:
    anna: YakPlayer = new_player(YakPlayer, phone=True)
    wire = Wire(anna)
    two_at_yak(anna)
    watcher = watching(company, YakGuest, anna)
    sees_no_hand(anna, 0)
    lifts(anna, 0)
    leaves_page(anna)
    assert anna.find("curtain").get_attribute("data-state") == "down"
    sees_no_hand(anna, 0)
    assert wire.check(watcher) == {0}
    assert wire.sent[-1] == "lower_curtain"


def test_when_the_connection_is_lost_the_curtain_is_down_and_says_so(new_player: NewPlayer) -> None:
    anna: YakPlayer = new_player(YakPlayer, phone=True)
    anna.complaints.expect("WebSocket|ERR_INTERNET_DISCONNECTED")
    two_at_yak(anna)
    sees_no_hand(anna, 0)
    lifts(anna, 0)
    anna.context.set_offline(True)
    expect(anna.find("curtain")).to_have_attribute("data-state", "down")
    expect(anna.find("curtain-cut")).to_contain_text("No network")
    expect(anna.find("connection")).to_have_count(0)  # it is said once
    expect(anna.find("curtain-lift")).to_be_disabled()
    expect(anna.find("hand-card")).to_have_count(0)
    anna.context.set_offline(False)
    sees_no_hand(anna, 0)
    expect(anna.find("curtain-cut")).to_have_count(0)
    lifts(anna, 0)


@pytest.mark.parametrize("true", [True, False], ids=["in-vain", "rightly"])
def test_after_a_doubt_no_hand_is_shown_until_the_curtain_is_down(new_player: NewPlayer, true: bool) -> None:
    anna: YakPlayer = new_player(YakPlayer, phone=True)
    two_at_yak(anna)
    sees_no_hand(anna, 0)
    lifts(anna, 0)
    # The first thing to say is one of an animal: of the card's own, or of another.
    cards = [str(card).split()[0].lower() for card in anna.hand_in_words()]
    card, animal = next((at, SPECIES.index(name)) for at, name in enumerate(cards) if name in SPECIES)
    anna.claims(card, animal if true else (animal + 1) % len(SPECIES))
    sees_no_hand(anna, 1)
    lifts(anna, 1)
    expect(anna.hand.first).to_be_visible()
    anna.page.evaluate(SHOWN_AFTER_SHOWDOWN)
    anna.doubts()
    anna.sees_once("showdown")
    sees_no_hand(anna, 1 if true else None)
    assert anna.page.evaluate("shownAfter") == 0
    assert anna.page.evaluate("framesAfter") > 0


# Records, at every change of the page, whether anything shows that resulted from the player's own move; once the screen
# is passed on, also whether the hand or their lines of the log show.
OWN_AFTER_MOVE = """() => {
  window.ownShown = new Set();
  window.drawn = 0;
  const look = () => {
    const passing = document.querySelector('[data-passing]') !== null;
    const own = ['[data-testid=own-cards]', '.flying .face'];
    if (passing) own.push('[data-testid=hand-card]', '[data-testid=log] li');
    for (const one of own)
      for (const found of document.querySelectorAll(one))
        if (found.checkVisibility({ visibilityProperty: true })) ownShown.add(one);
    drawn += document.querySelectorAll('.flying .face').length;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def test_after_a_move_nothing_of_ones_own_that_came_of_it_is_shown(new_player: NewPlayer) -> None:
    anna: YakPlayer = new_player(YakPlayer)
    two_at_yak(anna)
    sees_no_hand(anna, 0)
    lifts(anna, 0)
    anna.page.evaluate(OWN_AFTER_MOVE)
    anna.claims()
    sees_no_hand(anna, 1)
    assert anna.page.evaluate("[...ownShown]") == []
    assert anna.page.evaluate("drawn") > 0  # it was there, unseen


def test_a_pause_leaves_no_hand_on_the_table(new_player: NewPlayer) -> None:
    anna: YakPlayer = new_player(YakPlayer, phone=True, **CALM)
    two_at_yak(anna)
    sees_no_hand(anna, 0)
    lifts(anna, 0)
    anna.press(anna.find("menu"))
    anna.press(anna.find("menu-pause"))
    expect(anna.find("paused-note")).to_be_visible()
    expect(anna.find("hand-card")).to_have_count(0)
    anna.press(anna.find("go-on"))
    sees_no_hand(anna, 0)


# Counts the frames from the showdown on, and those in which a card of a hand is visible.
SHOWN_AFTER_SHOWDOWN = """() => {
  window.shownAfter = window.framesAfter = 0;
  const look = () => {
    if (hasSeen('showdown')) {
      framesAfter++;
      const cards = [...document.querySelectorAll('[data-testid=hand-card]')];
      if (cards.some((card) => card.checkVisibility({ visibilityProperty: true }))) shownAfter++;
    }
    if (document.querySelector('[data-testid=curtain]').dataset.state !== 'down') requestAnimationFrame(look);
  };
  look();
}"""


def test_a_player_who_looks_from_another_seat_is_asked_whether_it_is_theirs(new_player: NewPlayer) -> None:
    anna: YakPlayer = new_player(YakPlayer, phone=True, **CALM)
    wire = Wire(anna)
    two_at_yak(anna)
    sees_no_hand(anna, 0)
    anna.press(anna.find("curtain-look-1"))
    expect(anna.find("curtain-sure")).to_have_text("Are you Bob?")
    expect(anna.find("curtain-not-me")).to_be_focused()
    assert findings(anna) == []
    anna.press(anna.find("curtain-not-me"))
    sees_no_hand(anna, 0)
    assert all(one.message["type"] != "lift_curtain" for one in wire.said)
    anna.press(anna.find("curtain-look-1"))
    anna.press(anna.find("curtain-look-sure"))
    expect(anna.find("curtain")).to_have_attribute("data-state", "open")
    expect(anna.find("hand-card")).not_to_have_count(0)


def test_the_curtain_shows_how_long_the_next_one_has(new_player: NewPlayer) -> None:
    anna: YakPlayer = new_player(YakPlayer, phone=True, **CALM)
    two_at_yak(anna, clock={"type": "move", "seconds": 3600})
    sees_no_hand(anna, 0)
    clock = anna.find("curtain-clock").get_by_test_id("seat-clock")
    expect(clock).to_have_attribute("data-running", "true")
    expect(clock).to_have_text(re.compile(r"\d:\d\d$"))
    assert findings(anna) == []
    lifts(anna, 0)
    anna.claims()
    sees_no_hand(anna, 1)
    expect(clock).to_have_attribute("data-running", "true")


def test_a_remark_is_signed_by_the_viewing_player(new_player: NewPlayer) -> None:
    anna: YakPlayer = new_player(YakPlayer, phone=True, **CALM)
    two_at_yak(anna)
    sees_no_hand(anna, 0)
    anna.press(anna.find("curtain-look-1"))
    anna.press(anna.find("curtain-look-sure"))
    expect(anna.find("curtain")).to_have_attribute("data-state", "open")
    anna.press(anna.find("log-open"))
    anna.press(anna.find("tab-talk"))
    anna.find("say").fill("Hello")
    anna.press(anna.find("send"))
    expect(anna.find("remark")).to_contain_text("Bob")


def test_four_on_one_screen_yak_pass_it_round(new_player: NewPlayer, company: Company) -> None:
    anna: YakPlayer = new_player(YakPlayer, **CALM)
    wire, mood = Wire(anna), Random(2)
    sit_together(anna, ["Anna", "Bob", "Cleo", "Dan"])
    watcher = watching(company, YakGuest, anna)
    first = sees_no_hand(anna)
    hands: list[list[str | None]] = []
    for turn in range(4):
        lifts(anna, (first + turn) % 4)
        hands.append(anna.hand_in_words())
        anna.claims(card=0, chip=mood.randrange(2))
        sees_no_hand(anna, (first + turn + 1) % 4)
        said = anna.page.content()
        assert all(f'aria-label="{card}"' not in said for card in hands[-1])
    assert len({tuple(hand) for hand in hands}) > 1
    assert wire.check(watcher) == {0, 1, 2, 3}
    # A player who gives up gives up for themselves alone.
    lifts(anna, first)
    anna.press(anna.find("menu"))
    anna.press(anna.find("menu-give-up"))
    anna.press(anna.find("give-up-sure"))
    watcher.waits_until(lambda _: watcher.told.conceded == (first,))
    expect(anna.find("curtain")).not_to_have_attribute("data-next", str(first))
    sees_no_hand(anna)


def test_four_on_one_screen_pikit_each_is_asked_in_turn_about_a_discard(
    new_player: NewPlayer, company: Company
) -> None:
    anna: PikitPlayer = new_player(PikitPlayer, **CALM)
    anna.context.request.post(f"{anna.url}/api/me", data={"name": "Anna"})
    table = {"game": "pikit", "seats": 4, "beside": ["Bob", "Cleo", "Dan"], "ready": True}
    while True:  # until the first hand has a card to draw with
        made = anna.context.request.post(f"{anna.url}/api/tables", data=table | {"options": {"first": 0}})
        links = made.json()
        watcher = company.guest(PikitGuest, "Watcher").comes_by(links["watching"])
        watcher.waits_for_game()
        if 5 in watcher.view["shown"][0]:
            break
        watcher.leaves()
    wire, mood = Wire(anna), Random(3)
    anna.goes_to(f"/t/{links['invitation']}")
    sees_no_hand(anna, 0)
    lifts(anna, 0)
    anna.sees_calm()
    assert anna.draws()
    for seat in (1, 2, 3):
        sees_no_hand(anna, seat)
        lifts(anna, seat)
        expect(anna.find("let-be")).to_be_enabled()
        anna.press(anna.find("let-be"))
    sees_no_hand(anna, 0)
    lifts(anna, 0)
    expect(anna.find("open-hand")).to_have_attribute("data-own", "")  # its worth goes with the hand
    assert anna.takes_turn(mood)
    sees_no_hand(anna, 1)
    assert wire.check(watcher) == {0, 1, 2, 3}


@pytest.mark.parametrize(("kind", "guest"), [(YakPlayer, YakGuest), (PikitPlayer, PikitGuest)])
def test_two_on_one_screen_take_turns(
    new_player: NewPlayer, company: Company, kind: type[Player], guest: type[Guest]
) -> None:
    anna: Player = new_player(kind, phone=True, **CALM)
    wire, mood = Wire(anna), Random(5)
    sit_together(anna, ["Anna", "Bob"])
    watcher = watching(company, guest, anna)
    first = sees_no_hand(anna)
    for seat in (first, 1 - first):
        lifts(anna, seat)
        expect(anna.find("hand-card")).not_to_have_count(0)
        anna.passes(mood)
        sees_no_hand(anna, 1 - seat)
    assert wire.check(watcher) == {0, 1}


def test_in_the_lobby_a_player_joins_on_the_same_screen_and_a_distant_friend_plays_too(
    new_player: NewPlayer, company: Company
) -> None:
    anna: YakPlayer = new_player(YakPlayer, **CALM)
    link = anna.invites()
    anna.press(anna.find("add-beside"))
    anna.find("name-input").fill("Bob")
    anna.press(anna.find("name-keep"))
    expect(anna.find("lobby-seat-1")).to_contain_text("Bob")
    far = company.guest(YakGuest, "Cleo").comes_by(link.rsplit("/", 1)[1]).sits(2).is_ready()
    anna.is_ready()
    far.waits_for_game()
    for _ in range(4):
        turn = far.view["turn"]
        if turn == 2:
            expect(anna.find("curtain")).to_have_attribute(
                "data-state", "open"
            )  # the game asks no player at this screen
            far.claims()
        else:
            sees_no_hand(anna, turn)
            lifts(anna, turn)
            anna.claims()
        far.sees_turn_pass(turn)
    assert far.told.seat == 2
