"""Pictomania apart from drawing, in real browsers: the cards, the review, the count, the vote and the gallery."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.pictomania import (
    NewPictomaniaPlayer,
    PictomaniaGuest,
    PictomaniaPlayer,
    all_read,
    arc,
    come,
    sit_down,
)
from tests.e2e.player import SECONDS
from tests.e2e.test_axe import findings

CALM = {"reduced_motion": "reduce"}


def ends_the_show(player: PictomaniaPlayer) -> None:
    """Skip all shows until everything is shown."""
    player.page.wait_for_function(
        """() => {
          document.querySelector('[data-testid=skip]')?.click();
          return !document.querySelector('[data-testid=skip]');
        }""",
        timeout=SECONDS * 1000,
    )


def sees_scores(player: PictomaniaPlayer, number: int) -> None:
    """Skip the count, and wait for the sums of a round."""
    player.page.wait_for_function(
        """(number) => {
          document.querySelector('[data-testid=skip]')?.click();
          return document.querySelector(`[data-testid=scores][data-round="${number}"]`) &&
            !document.querySelector('[data-testid=counting]');
        }""",
        arg=number,
        timeout=SECONDS * 1000,
    )
    player.sees_calm()


def scores_on(player: PictomaniaPlayer, seats: int) -> list[int]:
    """What the round has brought everybody, as the page says it."""
    return [int(player.find(f"sums-{seat}").get_attribute("data-score") or "") for seat in range(seats)]


def scores_of(guest: PictomaniaGuest) -> list[int]:
    """And as the server says it."""
    guest.waits_until(lambda view: view["scored"])
    return [tally["score"] for tally in guest.view["scored"][-1]["tallies"]]


def go_on(guests: Sequence[PictomaniaGuest]) -> None:
    """All who are not ready yet say that they are, and the next step begins for everybody."""
    step = guests[0].view["step"]
    for guest in guests:
        guest.waits_until(lambda view: view["step"] == step)
        guest.says_ready()
    for guest in guests:
        guest.waits_until(lambda view: view["step"] > step)


def draw_all(guests: Sequence[PictomaniaGuest]) -> None:
    """All read, and everybody draws a little."""
    all_read(guests)
    for guest in guests:
        guest.draws(arc(wide=0.1 + 0.05 * guest.view["seat"]))


def numbers(guests: Sequence[PictomaniaGuest]) -> list[int]:
    """What everybody draws, by its number."""
    return [guest.view["task"]["number"] for guest in guests]


def wrong_number(guest: PictomaniaGuest, guests: Sequence[PictomaniaGuest]) -> int:
    """A guess card that is wrong everywhere, and that this guest still has."""
    left: list[int] = guest.told.legal["numbers"]
    return next(number for number in left if number not in numbers(guests))


def finish_all(guests: Sequence[PictomaniaGuest]) -> None:
    """All take a token, in the order of their seats, and the review begins."""
    for guest in guests:
        guest.finishes()
    for guest in guests:
        guest.waits_for_stage("review")


def test_one_player_owns_up_and_all_others_agree_that_another_drawing_does_not_count(
    pictomania_player: NewPictomaniaPlayer, company: Company
) -> None:
    anna = pictomania_player("Anna", "en")
    sveta = pictomania_player("Света", "ru", phone=True)
    yivha = pictomania_player("Ївга", "uk", phone=True, **CALM).prefers("daylight")
    three = (anna, sveta, yivha)
    guests = sit_down(company, three)
    come(three, guests)
    draw_all(guests)
    drawn = numbers(guests)
    guests[1].guesses(0, drawn[0])
    guests[0].guesses(1, drawn[1])
    guests[2].guesses(1, wrong_number(guests[2], guests))
    finish_all(guests)

    # The review shows words and no guesses, drawing by drawing, and makes no player wait.
    anna.sees_once("stamp")
    for player in three:
        player.sees_stage("review")
        expect(player.find("ready")).to_be_visible()
        ends_the_show(player)
    assert [findings(player) for player in three] == [[], [], []]

    # Anna thinks that something is wrong with Sveta's drawing; it takes two different taps.
    anna.press(anna.find("look-1"))
    anna.press(anna.find("object"))
    anna.press(anna.find("not-sure"))
    anna.press(anna.find("object"))
    anna.press(anna.find("object-sure"))
    for player in (sveta, yivha):
        expect(player.find("review")).to_have_attribute("data-artist", "1")
        expect(player.find("agreed")).to_have_attribute("data-count", "1")
        expect(player.find("agreed")).to_contain_text("Anna")
    assert findings(yivha) == []
    expect(sveta.find("object")).to_have_count(0)  # the artist can only own up
    expect(sveta.find("confess")).to_be_visible()
    yivha.press(yivha.find("object"))
    yivha.press(yivha.find("object-sure"))
    for player in three:
        expect(player.find("void")).to_be_visible()

    # And Yivha has drawn another word.
    yivha.press(yivha.find("look-2"))
    yivha.press(yivha.find("confess"))
    yivha.press(yivha.find("object-sure"))
    for player in three:
        player.press(player.find("look-2"))
        expect(player.find("void")).to_be_visible()
    for player in three:
        player.press(player.find("ready"))
    for player in three:
        sees_scores(player, 1)
        assert scores_on(player, 3) == scores_of(guests[0])
    assert [tally["void"] for tally in guests[0].view["scored"][0]["tallies"]] == [
        None,
        "agreed",
        "confessed",
    ]


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_guesses_are_turned_over_in_their_order_skipped_and_looked_at_again(
    pictomania_player: NewPictomaniaPlayer, company: Company, phone: bool
) -> None:
    anna = pictomania_player("Anna", phone=phone).prefers("daylight" if phone else "night")
    guests = sit_down(company, [anna], ["Taras", "Mia", "Leo"])
    come([anna], guests)
    draw_all(guests)
    drawn = numbers(guests)
    guests[2].guesses(0, wrong_number(guests[2], guests))
    guests[1].guesses(0, drawn[0])
    guests[3].guesses(0, drawn[0])
    guests[0].guesses(1, drawn[1])
    finish_all(guests)
    anna.sees_stage("review")

    second = "[data-testid=counting][data-artist='0'][data-turned='2']"
    anna.will_hold_at(second)
    go_on(guests)
    anna.is_held_at(second)
    expect(anna.find("count-said")).to_contain_text("Taras")
    expect(anna.find("so-far-1").locator(".token")).to_have_text("3")
    found = {"count": findings(anna)}
    anna.press(anna.find("skip"))
    expect(anna.find("counting")).to_have_attribute("data-part", "sums")
    anna.holds_still()
    found["sums"] = findings(anna)
    expect(anna.find("is-sheep")).to_have_count(1)
    anna.press(anna.find("skip"))
    anna.goes_on()
    sees_scores(anna, 1)
    found["scores"] = findings(anna)
    assert scores_on(anna, 4) == scores_of(guests[0])

    # Looked at again after a reload, at one's own pace, by the keyboard: it is the server's.
    anna.reloads()
    sees_scores(anna, 1)
    anna.find("count-again").focus()
    anna.page.keyboard.press("Enter")
    counting = anna.find("again-count").get_by_test_id("counting")
    expect(counting).to_have_attribute("data-turned", "0")
    anna.page.keyboard.press("ArrowRight")
    expect(counting).to_have_attribute("data-turned", "1")
    anna.page.keyboard.press("Enter")
    expect(counting).to_have_attribute("data-turned", "2")
    anna.page.keyboard.press("ArrowLeft")
    expect(counting).to_have_attribute("data-turned", "1")
    found["again"] = findings(anna)
    anna.page.keyboard.press("Escape")
    expect(anna.find("again-count")).to_be_hidden()
    expect(anna.find("count-again")).to_be_focused()
    assert not any(found.values()), found


def test_a_card_with_an_unknown_word_is_replaced_also_after_ready_and_the_host_sets_levels(
    pictomania_player: NewPictomaniaPlayer, company: Company
) -> None:
    anna = pictomania_player("Anna", **CALM)
    sveta = pictomania_player("Света", "ru", phone=True, **CALM)
    guests = sit_down(company, [anna, sveta], ["Taras"])
    come([anna, sveta], guests)
    sveta.press(sveta.find("ready"))
    expect(sveta.find("ready")).to_be_hidden()
    expect(sveta.find("status")).to_contain_text("Anna")
    before = sveta.find("card-B").or_(sveta.find("card-A")).inner_text()

    # Sveta is ready, and still may ask; then she is asked again.
    sveta.press(sveta.find("tab-B"))
    sveta.press(sveta.find("unknown-B"))
    sveta.press(sveta.find("keep-B"))
    sveta.press(sveta.find("unknown-B"))
    assert findings(sveta) == []
    sveta.press(sveta.find("replace-B"))
    for player in (anna, sveta):
        expect(player.find("replacements")).to_have_attribute("data-left", "8")
        expect(player.find("ready")).to_be_visible()
    assert sveta.find("card-B").inner_text() != before
    assert findings(anna) == []

    # By the keyboard: from card to card, and ready.
    sveta.find("tab-B").focus()
    sveta.page.keyboard.press("ArrowRight")
    expect(sveta.find("card-C")).to_be_visible()
    for player in (anna, sveta):
        player.page.keyboard.press("r")
        expect(player.find("ready")).to_be_hidden()
    guests[2].says_ready()
    for player in (anna, sveta):
        player.sees_once("dealt")
        player.sees_stage("draw")
        expect(player.find("own-word")).to_be_visible()
    for guest in guests:
        guest.waits_for_stage("draw")
    finish_all(guests)
    go_on(guests)
    for player in (anna, sveta):
        sees_scores(player, 1)

    # Only the host has something to choose; all see it.
    expect(sveta.find("levels").locator("select")).to_have_count(0)
    anna.find("level-2").select_option("red")
    expect(sveta.find("levels").locator("[data-level]").first).to_have_attribute("data-level", "red")
    assert [findings(player) for player in (anna, sveta)] == [[], []]


def test_a_learning_round_has_no_black_sheep_and_black_tokens_add(
    pictomania_player: NewPictomaniaPlayer, company: Company
) -> None:
    anna = pictomania_player("Anna", phone=True, **CALM)
    guests = sit_down(company, [anna], ["Taras", "Mia"], learning=True)
    draw_all(guests)
    come([anna], guests)
    guests[1].guesses(0, wrong_number(guests[1], guests))
    finish_all(guests)
    go_on(guests)
    sees_scores(anna, 1)
    expect(anna.find("is-sheep")).to_have_count(0)
    for seat in range(3):
        expect(anna.find(f"sums-{seat}").locator("[data-fate]")).to_have_attribute("data-fate", "added")

    # In the next one there is one, and a drawing without a right guess gives its token back.
    go_on(guests)
    draw_all(guests)
    guests[1].guesses(0, wrong_number(guests[1], guests))
    finish_all(guests)
    go_on(guests)
    sees_scores(anna, 2)
    expect(anna.find("sums-1").get_by_test_id("is-sheep")).to_be_visible()
    for seat in range(3):
        expect(anna.find(f"sums-{seat}").locator("[data-fate]")).to_have_attribute("data-fate", "back")


def test_the_finest_drawing_is_voted_for_hung_up_and_kept_as_a_file(
    pictomania_player: NewPictomaniaPlayer, company: Company, tmp_path: Path
) -> None:
    anna = pictomania_player("Anna", **CALM)
    yivha = pictomania_player("Ївга", "uk", phone=True, **CALM)
    guests = sit_down(company, [anna, yivha], ["Taras"])
    for _ in range(4):
        draw_all(guests)
        finish_all(guests)
        go_on(guests)
        if guests[0].view["stage"] == "scores":
            go_on(guests)
    come([anna, yivha], guests)
    for player in (anna, yivha):
        player.sees_calm()
    assert [findings(player) for player in (anna, yivha)] == [[], []]

    # One's own cannot be voted for.
    anna.press(anna.find("picture-3-0"))
    expect(anna.find("picture")).to_be_visible()
    expect(anna.find("vote")).to_have_count(0)
    anna.page.keyboard.press("Escape")
    for player in (anna, yivha):
        player.press(player.find("picture-3-2"))
        assert findings(player) == []
        player.press(player.find("vote"))
        expect(player.find("picture")).to_be_hidden()
    expect(anna.find("status")).to_contain_text("Taras")
    guests[2].says_ready()
    for player in (anna, yivha):
        expect(player.find("result").get_by_test_id("finest")).to_have_attribute("data-count", "1")
        assert findings(player) == []

    # The gallery at the end: a drawing as lines and as dots, with its artist in the reader's language.
    yivha.press(yivha.find("open-gallery"))
    yivha.press(yivha.find("result").get_by_test_id("picture-3-2"))
    with yivha.page.expect_download() as kept:
        yivha.press(yivha.find("save-svg"))
    kept.value.save_as(tmp_path / "drawing.svg")
    word = word_of(guests[0], 3, 2)
    assert kept.value.suggested_filename == f"{word} - Taras, раунд 3.svg"
    svg = (tmp_path / "drawing.svg").read_text("utf-8")
    assert word in svg
    assert "Taras, раунд 3" in svg
    assert svg.count("<path") == 1
    # Whatever the others do meanwhile, it stays.
    anna.press(anna.find("again"))
    expect(yivha.find("wants-again")).to_have_count(1)
    with yivha.page.expect_download() as kept:
        yivha.press(yivha.find("save-png"))
    kept.value.save_as(tmp_path / "drawing.png")
    png = (tmp_path / "drawing.png").read_bytes()
    assert png.startswith(b"\x89PNG")
    assert int.from_bytes(png[16:20], "big") == 1200


def word_of(guest: PictomaniaGuest, number: int, artist: int) -> str:
    """What a player drew in a round."""
    scored = guest.view["scored"][number - 1]
    task = scored["tasks"][artist]
    word: str = scored["stand"]["ABC".index(task["letter"])]["words"][task["number"] - 1]
    return word
