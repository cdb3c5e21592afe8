"""Less motion, fingers, small screens, languages, and plain words when a move is refused."""

import json
import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.company import Company
from tests.e2e.games.yak import NewYakPlayer, YakGuest, YakPlayer, play_to_the_end

TOUCH = 44

# Everything that can be touched and is smaller than a fingertip. Links within a sentence may be.
TOO_SMALL = """
(least) => [...document.querySelectorAll('button, a, input, select, [role=button]')].flatMap((one) => {
  const { width, height } = one.getBoundingClientRect();
  const shown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return shown && (width < least - 0.5 || height < least - 0.5)
    ? [`${one.outerHTML.slice(0, 120)} ${width}×${height}`] : [];
})
"""
# How much of each card of the hand is not covered by the next one.
BARED = """
() => {
  const lefts = [...document.querySelectorAll('[data-testid=hand-card]')].map((card) => {
    const { left, width } = card.getBoundingClientRect();
    return left + width / 2;
  });
  return lefts.slice(1).map((left, index) => left - lefts[index]);
}
"""


def test_with_reduced_motion_a_showdown_is_told_at_once(yak_player: NewYakPlayer, company: Company) -> None:
    anna = yak_player("Anna", reduced_motion="reduce")
    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    elsewhere = company.guest(YakGuest, "Anna", anna.cookie).comes_by(key)
    for _ in range(5):
        elsewhere.claims()
        taras.claims()
    anna.goes_to(f"/t/{key}")
    anna.waits_for_turn()
    anna.doubts()
    verdict = anna.page.wait_for_function(
        """() => {
          const part = document.querySelector('[data-testid=showdown]')?.dataset.part;
          if (part === 'turning') window.turning = (window.turning ?? 0) + 1;
          return part === 'verdict' && { turning: window.turning ?? 0, moving: document.getAnimations()
            .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().duration > 50).length };
        }""",
        polling="raf",
    ).json_value()
    assert verdict == {"turning": 0, "moving": 0}


def test_on_a_phone_everything_is_large_enough_and_nothing_scrolls_sideways(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", "ru", phone=True)
    anna.goes_to("/")
    expect(anna.find("poster-yak")).to_be_visible()
    fits(anna)

    key = anna.opens_table(seats=3, first=0)
    taras = company.guest(YakGuest, "Тарас Бульбович").comes_by(key)
    marichka = company.guest(YakGuest, "Марічка з Карпат").comes_by(key)
    anna.goes_to(f"/t/{key}")
    expect(anna.find("ready")).to_be_visible()
    fits(anna)

    taras.sits(1).is_ready()
    marichka.sits(2).is_ready()
    anna.sees_board()
    fits(anna)
    bared = anna.page.evaluate(BARED)
    assert len(bared) == 4
    assert min(bared) >= TOUCH - 0.5, bared
    anna.claims()
    taras.claims()
    marichka.claims()
    anna.waits_for_turn()
    anna.opens_picker(card=2)
    anna.holds_still()
    fits(anna)
    anna.goes_on()
    anna.press(anna.find("chip").first)
    anna.sees_stack_of(4)
    for part in ("[data-part=turning]", "[data-testid=verdict]"):
        anna.will_hold_at(part)
        if part == "[data-part=turning]":
            taras.doubts()
        else:
            anna.goes_on()
        anna.is_held_at(part)
        fits(anna)
    anna.goes_on()

    anna.goes_to("/")
    play_to_the_end([taras, marichka, company.guest(YakGuest, "Anna", anna.cookie).comes_by(key)])
    anna.goes_to(f"/t/{key}")
    expect(anna.find("result")).to_be_visible()
    anna.holds_still()
    fits(anna)


def fits(player: YakPlayer) -> None:
    """All targets are large enough and the page is not wider than the screen."""
    with suppress(TooLate):  # the failure names what is too small
        player.page.wait_for_function(f"(least) => ({TOO_SMALL})(least).length === 0", arg=TOUCH)
    assert player.page.evaluate(TOO_SMALL, TOUCH) == []
    player.fits_the_width()
    assert player.page.evaluate("innerWidth") == 360


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_a_change_of_language_changes_everything_also_what_was_said(
    yak_player: NewYakPlayer, company: Company, phone: bool
) -> None:
    anna = yak_player("Anna", phone=phone, reduced_motion="reduce")
    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.sees_board()
    anna.claims()
    taras.claims(number=5, species="vulture")
    anna.waits_for_turn()
    expect(anna.find("live")).to_contain_text("Taras says: 5 vultures")
    expect(anna.find("claim")).to_contain_text("vultures")

    words = {
        "ru": ("Taras говорит: 5 грифов", "Не верю"),
        "uk": ("Taras каже: 5 грифів", "Не вірю"),
    }
    for lang, (said, doubt) in words.items():
        if phone:  # there the bar has no room for it
            anna.press(anna.find("menu"))
            anna.find("switch-language").select_option(lang)
            anna.page.keyboard.press("Escape")
            expect(anna.find("game-menu")).to_be_hidden()
        else:
            anna.find("language").select_option(lang)
        # The log is sent again in the other language, and is not read aloud again.
        expect(anna.find("log").locator("li").last).to_have_text(said)
        expect(anna.find("live")).to_have_text("")
        expect(anna.find("doubt")).to_contain_text(doubt)
        expect(anna.page.locator("html")).to_have_attribute("lang", lang)
        expect(anna.find("connection")).to_have_attribute("data-state", "open")
        anna.sees_calm()
        assert english(anna) == []


def english(player: YakPlayer) -> list[str]:
    """Latin words that the page shows or says, apart from names of people and languages."""
    said: list[str] = player.page.evaluate(
        """[document.title, document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
          .map((one) => `${one.ariaLabel ?? ''} ${one.title}`)]"""
    )
    words = re.findall(r"[A-Za-z]{2,}", " ".join(said))
    return [word for word in words if word not in {"Anna", "Taras", "Yakai", "EN", "RU", "UK", "English"}]


@pytest.mark.parametrize(
    ("lang", "heavier", "look_up"),
    [("en", "not heavier", "Look up rule YAK-8"), ("uk", "не вагоміше", "Відкрити правило YAK-8")],
)
def test_a_refused_move_is_explained_with_its_rule_and_can_be_made_right(
    yak_player: NewYakPlayer, company: Company, lang: str, heavier: str, look_up: str
) -> None:
    anna = yak_player("Anna", lang)
    key = anna.opens_table(seats=2, first=1)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    meddling = [True]

    def tamper(message: str | bytes, route: WebSocketRoute) -> None:
        """On its way the first claim turns into one that is too light."""
        content = json.loads(message)
        if content["type"] == "act" and meddling:
            meddling.clear()
            content["action"] |= {"number": 1, "species": "yeti"}
        route.send(json.dumps(content))

    def meddle(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: tamper(message, server))

    anna.page.route_web_socket(re.compile(r"/ws/"), meddle)
    anna.goes_to(f"/t/{key}")
    taras.claims(species="goat")
    anna.waits_for_turn()
    hand = anna.hand_in_words()
    anna.will_hold_at("[data-testid=toast]")  # it would go by itself
    anna.claims()
    anna.is_held_at("[data-testid=toast]")
    expect(anna.find("toast")).to_contain_text(heavier)
    clause = anna.find("toast").get_by_test_id("toast-clause")
    expect(clause).to_have_text("YAK-8")
    expect(clause).to_have_accessible_name(look_up)
    anna.press(clause)
    expect(anna.find("toast")).to_be_hidden()
    expect(anna.find("rules")).to_contain_text("YAK-8")
    anna.page.keyboard.press("Escape")
    expect(anna.find("rules")).to_be_hidden()
    anna.goes_on()
    assert anna.hand_in_words() == hand
    anna.sees_stack_of(1)

    anna.claims()
    anna.sees_stack_of(2)
