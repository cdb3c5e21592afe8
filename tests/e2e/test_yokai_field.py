"""Yokai's field and hints in the hand: mouse, fingers and keyboard; hints that lie on one another, or face down."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.yokai import NewYokaiPlayer, YokaiGuest, YokaiPlayer
from tests.e2e.player import Player, middle
from tests.e2e.test_yokai import sees_no_family
from tests.web.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("field")) as server:
        yield server


@pytest.fixture
def player(new_player: Callable[..., Player]) -> NewYokaiPlayer:
    """Create players of Yokai who ask for less motion, which keeps these tests short."""
    return partial(new_player, YokaiPlayer, reduced_motion="reduce")  # type: ignore[return-value]  # it makes what it is given


def test_a_card_is_dragged_and_the_field_is_moved_and_drawn_nearer(
    player: NewYokaiPlayer, company: Company
) -> None:
    anna = player("Anna")
    key = anna.opens_table(seats=2, first=0)
    bohdan = company.guest(YokaiGuest, "Bohdan").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.waits_for("peek")
    mouse = anna.page.mouse
    box = anna.card(5).bounding_box()
    assert box is not None
    x, y, wide = *middle(anna.card(5)), box["width"]

    # Dragging a card that cannot be moved now moves the field; it peeks at nothing.
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 60, y + 40)
    mouse.up()
    anna.sees_card(5, x=x + 60, y=y + 40, wide=wide)
    expect(anna.find("look")).to_have_count(0)
    anna.press(anna.find("refit"))
    anna.sees_card(5, x=x, y=y, wide=wide)
    expect(anna.find("refit")).to_have_count(0)

    # The wheel draws it nearer; the card under the mouse stays there.
    mouse.move(x, y)
    mouse.wheel(0, -200)
    anna.sees_card(5, x=x, y=y, wide=wide * 1.1, as_wide=False)
    anna.press(anna.find("refit"))
    anna.sees_card(5, x=x, y=y, wide=wide)

    anna.peeks(0)
    anna.peeks(5)
    anna.waits_for("move")
    expect(anna.find("cell")).to_have_count(0)
    anna.drags(3, (4, 1))
    expect(anna.card(3)).to_have_attribute("data-cell", "4,1")
    expect(anna.find("cell")).to_have_count(0)
    bohdan.waits_until(lambda view: view["stage"] == "hint")
    assert tuple(bohdan.view["cells"][3]) == (4, 1)


def test_two_fingers_draw_the_field_nearer(player: NewYokaiPlayer, company: Company) -> None:
    anna = player("Anna", phone=True)
    key = anna.opens_table(seats=2, first=0)
    company.guest(YokaiGuest, "Bohdan").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.waits_for("peek")
    box = anna.card(5).bounding_box()
    assert box is not None
    x, y, wide = *middle(anna.card(5)), box["width"]
    anna.pinches(5, 30)
    anna.sees_card(5, x=x, y=y, wide=wide * 1.5, as_wide=False)
    anna.press(anna.find("refit"))
    anna.sees_card(5, x=x, y=y, wide=wide)
    expect(anna.find("look")).to_have_count(0)
    anna.waits_for("peek")


def test_hasty_taps_for_the_whole_field_are_none_on_a_card(player: NewYokaiPlayer, company: Company) -> None:
    anna = player("Anna", phone=True)
    key = anna.opens_table(seats=2, first=0)
    company.guest(YokaiGuest, "Bohdan").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.waits_for("peek")
    x, y = middle(anna.card(0))
    anna.puts_fingers_down((x, y))
    anna.moves_fingers((x + 60, y))
    anna.moves_fingers((x + 120, y))
    anna.lifts_fingers()
    refit = middle(anna.find("refit"))
    anna.page.touchscreen.tap(x, y)  # where nothing lies now
    anna.page.touchscreen.tap(
        *refit
    )  # (on a machine that is too busy these are not hasty, and prove nothing)
    expect(anna.find("refit")).to_have_count(0)
    anna.peeks(0)
    anna.waits_for("peek")  # that was the first of two


def test_stacked_hints_show_the_top_one_and_how_many_lie_there(  # YOK-23
    player: NewYokaiPlayer, company: Company
) -> None:
    anna = player("Anna", phone=True)
    first, second = two_hints_wait(anna, company, stacked=True)
    expect(anna.page.locator("[data-testid^=hint-]")).to_have_count(1)
    expect(anna.find("hint-0")).to_have_accessible_name(f"Hint: {in_words(second)}")
    expect(anna.find("hint-0")).to_have_text("2")
    anna.takes_first_steps(Random(2))
    card = anna.pins_somewhere(Random(3))
    expect(anna.card(card)).to_have_accessible_name(re.compile(f"under a hint: {in_words(second)}$"))
    expect(anna.find("hint-0")).to_have_accessible_name(f"Hint: {in_words(first)}")
    expect(anna.find("hint-0")).to_have_text("")


def test_blind_hints_lie_face_down_in_the_pile_and_on_the_field(  # YOK-24
    player: NewYokaiPlayer, company: Company
) -> None:
    anna = player("Anna", phone=True)
    assert two_hints_wait(anna, company, blind=True) == [None, None]
    expect(anna.page.locator("[data-testid^=hint-]")).to_have_count(1)
    expect(anna.find("hint-0")).to_have_accessible_name("A face-down hint")
    expect(anna.find("hint-0")).to_have_text("2")
    anna.takes_first_steps(Random(2))
    card = anna.pins_somewhere(Random(3))
    expect(anna.card(card)).to_have_accessible_name(re.compile("under a face-down hint$"))
    expect(anna.find("hint-0")).to_have_text("")
    anna.sees_calm()
    sees_no_family(anna.page)


def two_hints_wait(anna: YokaiPlayer, company: Company, **options: Any) -> list[list[str] | None]:
    """A game in which it is Anna's turn and two hints wait: their families, as they could be seen."""
    key = anna.opens_table(seats=2, first=0, **options)
    own = company.guest(YokaiGuest, "Anna", anna.cookie).comes_by(key)
    bohdan = company.guest(YokaiGuest, "Bohdan").comes_by(key).sits(1).is_ready()
    seen: list[list[str] | None] = []
    chance = Random(1)
    for guest, other in ((own, bohdan), (bohdan, own)):
        guest.waits_for_game()
        guest.takes_turn(chance, placing=0)
        other.waits_for_stage("peek")
        hints = other.view["hints"]
        seen.append(hints[0]["families"] if hints else None)
    anna.goes_to(f"/t/{key}")
    anna.waits_for("peek")
    return seen


def in_words(families: list[str] | None) -> str:
    """A hint's colours."""
    colours = {"kitsune": "red", "kappa": "green", "oni": "blue", "rokurokubi": "purple"}
    return ", ".join(colours[family] for family in families or ())


def test_a_turn_by_keyboard_alone(player: NewYokaiPlayer, company: Company) -> None:
    anna = player("Anna")
    key = anna.opens_table(seats=2, first=0)
    bohdan = company.guest(YokaiGuest, "Bohdan").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.waits_for("peek")
    keyboard = anna.page.keyboard
    keyboard.press("ArrowRight")
    expect(anna.card(0)).to_be_focused()
    for card in (1, 5):
        keyboard.press("ArrowRight" if card == 1 else "ArrowDown")
        expect(anna.card(card)).to_be_focused()
        keyboard.press("Enter")
        expect(anna.find("look")).to_have_attribute("data-seen", "true")
        keyboard.press("Escape")
        expect(anna.find("look")).to_have_count(0)
        expect(anna.card(card)).to_be_focused()
    anna.waits_for("move")
    for _ in range(2):
        keyboard.press("ArrowRight")
    keyboard.press("ArrowUp")
    expect(anna.card(3)).to_be_focused()
    keyboard.press("Enter")
    expect(anna.card(3)).to_have_attribute("aria-pressed", "true")
    keyboard.press("Escape")
    expect(anna.card(3)).to_have_attribute("aria-pressed", "false")
    keyboard.press("Enter")
    keyboard.press("ArrowDown")
    keyboard.press("ArrowRight")
    expect(anna.page.locator("[data-cell='4,1']")).to_be_focused()
    keyboard.press("Enter")
    expect(anna.card(3)).to_have_attribute("data-cell", "4,1")
    anna.waits_for("hint")
    keyboard.press("n")
    bohdan.waits_for_stage("peek")
    assert bohdan.view["waiting"] == 1
