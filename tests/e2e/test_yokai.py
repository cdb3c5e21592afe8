"""Yokai in real browsers: a whole game, private peeks that leave nothing behind, the end, and the campaign sheet."""

import os
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.company import Company
from tests.e2e.games.yokai import FAMILIES, NewYokaiPlayer, YokaiGuest, YokaiPlayer
from tests.e2e.player import Player, Theme
from tests.e2e.test_axe import findings
from tests.web.running import Running, running

# With two players, of whom the first begins, the families lie together from the start:
#   kappa      kappa      kappa      kitsune
#   kappa      rokurokubi rokurokubi kitsune
#   rokurokubi rokurokubi oni        kitsune
#   oni        oni        oni        kitsune
SEED = 76194


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("yokai"), chance=lambda: Random(SEED)) as server:
        yield server


@pytest.fixture
def player(new_player: Callable[..., Player]) -> NewYokaiPlayer:
    """Create players of Yokai; most ask for less motion, which keeps these tests short."""
    return partial(new_player, YokaiPlayer, reduced_motion="reduce")  # type: ignore[return-value]  # it makes what it is given


def hears(page: Page) -> list[str]:
    """All that a page is sent from now on."""
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda message: heard.append(str(message))))
    return heard


def names_of_families(words: str) -> set[str]:
    """The families that are named in some text."""
    return {family for family in FAMILIES if family in words.lower()}


def sees_no_family(page: Page) -> None:
    """Wait until nothing on the page says or shows a family."""
    page.wait_for_function(
        "(families) => !families.some((one) => document.documentElement.outerHTML.toLowerCase().includes(one))",
        arg=list(FAMILIES),
    )


def test_two_people_in_two_languages_play_a_whole_game_to_the_seal(player: NewYokaiPlayer) -> None:
    anna = player("Anna", "en", reduced_motion="no-preference")
    bohdan = player("Богдан", "uk", phone=True)
    link = anna.invites()
    while anna.find("lobby-seat-2").count() > 0:
        seats = anna.page.locator("[data-testid^=lobby-seat-]").count()
        anna.press(anna.find("fewer-seats"))
        expect(anna.find(f"lobby-seat-{seats - 1}")).to_have_count(0)
    anna.find("option-first").select_option(label="Anna")
    expect(anna.find("option-picture-links")).to_be_visible()
    expect(anna.find("keepsake")).to_contain_text("0/5")
    bohdan.comes_by(link)
    for one in (anna, bohdan):
        one.is_ready()
    for one in (anna, bohdan):
        one.sees_board()
        expect(one.find("link")).to_have_count(0)

    anna.waits_for("peek")
    assert anna.peeks(0) == "kappa"
    assert anna.peeks(5) == "rokurokubi"
    anna.waits_for("move")
    anna.moves(3, (4, 1))
    anna.waits_for("hint")
    anna.turns_hint()

    bohdan.waits_for("peek")
    expect(bohdan.find("hint-0")).to_be_visible()
    assert bohdan.peeks(1) == "каппа"
    assert bohdan.peeks(15) == "кіцуне"
    bohdan.waits_for("move")
    bohdan.moves(3, (4, 2))
    bohdan.waits_for("hint")
    bohdan.pins(0, 0)

    anna.waits_for("peek")
    expect(anna.card(0)).to_have_attribute("data-covered", "true")
    anna.will_hold_at("[data-testid=ending][data-part=family]")
    anna.rings()
    anna.is_held_at("[data-testid=ending][data-part=family]")
    expect(anna.find("grade")).to_be_hidden()
    anna.press(anna.find("skip"))
    anna.goes_on()
    anna.sees_once("grade")
    anna.skips()

    bohdan.sees_once("grade")
    for one in (anna, bohdan):
        one.sees_result()
        expect(one.find("result").get_by_test_id("level-1")).to_have_attribute("data-grade", "legendary")
        expect(one.find("result").get_by_test_id("score")).to_be_visible()
    assert bohdan.places() == [("result-seat-0", "1"), ("result-seat-1", "1")]

    # Looked at again, also after coming back; the sheet is the table's and this device's.
    anna.reloads()
    expect(anna.find("result")).to_be_visible()
    anna.press(anna.find("look"))
    anna.press(anna.find("ending-again"))
    expect(anna.find("sheet-ending").get_by_test_id("ending")).to_have_attribute("data-part", "seal")
    anna.page.keyboard.press("Escape")
    anna.page.evaluate("localStorage.removeItem('yakai.yokai.campaign')")
    anna.press(anna.find("campaign-open"))
    expect(anna.find("sheet-campaign").get_by_test_id("level-1")).to_have_attribute("data-grade", "legendary")
    anna.page.keyboard.press("Escape")
    anna.press(anna.find("show-result"))
    anna.press(anna.find("change-seats"))
    expect(anna.find("keepsake")).to_contain_text("1/5")
    anna.press(anna.find("keepsake").locator("summary"))
    anna.press(anna.find("choose-level-3"))
    expect(anna.find("choose-level-3")).to_have_attribute("aria-pressed", "true")
    expect(anna.find("choose-level-1")).to_have_attribute("aria-pressed", "false")

    anna.press(anna.find("back"))
    anna.press(anna.find("next-level"))
    bohdan.press(bohdan.find("again"))
    for one in (anna, bohdan):
        one.sees_board()
        expect(one.find("result")).to_have_count(0)
    assert (
        anna.find("link").count() + bohdan.find("link").count() == 1
    )  # the second level: the first player has one


@pytest.mark.parametrize("seats", [3, 4] if os.environ.get("YAKAI_NIGHTLY") else [4])
def test_three_or_four_people_on_phones_and_computers_play_a_whole_game(
    player: NewYokaiPlayer, company: Company, seats: int
) -> None:
    anna = player("Anna", "en", viewport={"width": 820, "height": 1180})
    here = (
        [anna]
        if seats == 3
        else [anna, player("Света", "ru", phone=True), player("Богдан", "uk", phone=True)]
    )
    links = "first" if seats == 3 else "all"
    key = anna.opens_table(seats=seats, first=0, links=links)
    anna.goes_to(f"/t/{key}")
    for one in here[1:]:
        one.comes_by(f"/t/{key}")
        one.is_ready()
    there = [
        company.guest(YokaiGuest, name).comes_by(key).sits(seat)
        for seat, name in enumerate(("Vera", "Jun", "Olena")[: seats - len(here)], start=len(here))
    ]
    for guest in there:
        guest.is_ready()
    for one in here:
        one.sees_board()
        expect(one.find("link")).to_have_count(1)
    assert all((guest.view["link"] is None) == (links == "first") for guest in waiting_for_game(there))
    mood = Random(5)
    for one in here:
        one.takes_turn(mood)
    for guest in there:
        guest.takes_turn(mood)
    # What the last of them did is seen by all, each in their own language; then it is said that all is well.
    there[-1].waits_until(lambda view: view["turn"] == 0)
    for one in here:
        expect(one.find("board")).to_have_attribute("data-turn", "0")
        one.sees_calm()
        expect(one.find("waiting")).to_have_attribute("data-waiting", str(there[-1].view["waiting"]))
        expect(one.find("legend").locator("ol > li")).to_have_count(seats)
    anna.waits_for("peek")
    anna.rings()
    for one in here:
        one.sees_result()
    told = {one.find("result").get_by_test_id("score").inner_text() for one in here}
    assert len(told) == len(here)


def waiting_for_game(guests: list[YokaiGuest]) -> list[YokaiGuest]:
    """The same, once they see a game."""
    for guest in guests:
        guest.waits_for_game()
    return guests


def test_a_peeked_face_is_nowhere_afterwards_and_spectators_never_see_one(  # YOK-15 YOK-28
    player: NewYokaiPlayer, company: Company
) -> None:
    anna = player("Anna", phone=True)
    key = anna.opens_table(seats=2, first=0)
    bohdan = company.guest(YokaiGuest, "Bohdan").comes_by(key).sits(1)
    watcher = player("Vera")
    watching = hears(watcher.page)
    watcher.goes_to(f"/t/{bohdan.table.watching}")
    bohdan.is_ready()
    anna.goes_to(f"/t/{key}")
    watcher.sees_board()

    anna.lifts(5)
    assert anna.seen_face() == "rokurokubi"
    # A player who comes back in the middle of a peek still sees the card held up.
    anna.reloads()
    expect(anna.find("look")).to_be_visible()
    assert anna.seen_face() == "rokurokubi"
    anna.lays_down()
    sees_no_family(anna.page)
    anna.peeks(10)
    sees_no_family(anna.page)

    # In the middle of a choice: nothing is held, nothing is lost.
    anna.waits_for("move")
    anna.press(anna.card(3))
    expect(anna.find("cell").first).to_be_visible()
    anna.reloads()
    expect(anna.find("look")).to_be_visible()
    anna.lays_down()
    anna.waits_for("move")
    expect(anna.find("cell")).to_have_count(0)
    anna.moves(3, (4, 1))

    heard = hears(anna.page)
    anna.reloads()
    anna.waits_for("hint")
    sees_no_family(anna.page)
    assert len(heard) > 0
    assert not names_of_families(" ".join(heard))

    expect(watcher.card(3)).to_have_attribute("data-cell", "4,1")
    sees_no_family(watcher.page)
    assert len(watching) > 0
    assert not names_of_families(" ".join(watching))
    expect(watcher.find("bell")).to_have_count(0)


def test_a_notebook_keeps_own_peeks_also_on_cards_that_have_moved(  # YOK-15
    player: NewYokaiPlayer, company: Company
) -> None:
    anna = player("Anna")
    key = anna.opens_table(seats=2, first=0, notebook=True)
    bohdan = company.guest(YokaiGuest, "Bohdan").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.sees_board()
    anna.peeks(3)
    anna.peeks(0)
    anna.waits_for("move")
    anna.moves(3, (4, 1))
    anna.reloads()
    anna.waits_for("hint")
    expect(anna.find("look")).to_have_count(0)
    expect(anna.card(3)).to_have_accessible_name("Card 4, column 5, row 2, kitsune (red)")
    expect(noted(anna)).to_have_count(2)
    bohdan.waits_until(lambda view: view["stage"] == "hint")
    assert not any(bohdan.view["faces"])


def noted(player: YokaiPlayer) -> Locator:
    """What a notebook shows on the field."""
    return player.find("field").locator(".noted")


@pytest.mark.parametrize(("phone", "theme"), [(True, "night"), (False, "daylight")])
def test_axe_finds_nothing_serious_on_field_peek_sheets_and_a_lost_end(
    player: NewYokaiPlayer, company: Company, phone: bool, theme: Theme
) -> None:
    anna = player("Anna", phone=phone).prefers(theme)
    key = anna.opens_table(seats=2, first=0, links="all", goal=True)
    bohdan = company.guest(YokaiGuest, "Bohdan").comes_by(key).sits(1)
    anna.goes_to(f"/t/{key}")
    expect(anna.find("option-picture-goal")).to_be_visible()
    found = {"lobby": findings(anna)}
    bohdan.is_ready()
    anna.waits_for("peek")
    found["field"] = findings(anna)
    anna.press(anna.find("bell"))
    expect(anna.find("ask")).to_have_attribute("data-open", "")
    found["bell"] = findings(anna)
    anna.press(anna.find("ring-not"))
    anna.lifts(5)
    anna.holds_still()
    found["peek"] = findings(anna)
    anna.goes_on()
    anna.lays_down()
    anna.peeks(0)
    anna.waits_for("move")
    anna.press(anna.card(3))
    expect(anna.find("cell").first).to_be_visible()
    found["held"] = findings(anna)
    anna.press(anna.page.locator("[data-testid=cell][data-cell='0,4']"))
    anna.waits_for("hint")
    anna.turns_hint()
    bohdan.waits_for_stage("peek")
    anna.sees_calm()
    for what in ("trail", "campaign-open", "link"):
        anna.press(anna.find(what))
        expect(anna.page.locator("dialog[open]")).to_be_visible()
        found[what] = findings(anna)
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator("dialog[open]")).to_have_count(0)

    # A card is away from its family: lost, and told kindly what was missing.
    anna.will_hold_at("[data-testid=missing-what]")
    bohdan.declares()
    anna.is_held_at("[data-testid=missing-what]")
    expect(anna.find("missing-what")).to_contain_text("Kitsune")
    found["ending"] = findings(anna)
    anna.goes_on()
    anna.sees_result()
    found["result"] = findings(anna)
    assert not any(found.values()), found
