"""Every clause of sketch/text/rules.en.md about complete portraits, by name (SKE-12 to SKE-16)."""

from collections import Counter

import pytest

from tests.games.sketch.builders import call, cards, distract, names, play, position, sides, yokai
from yakai.core.errors import BadOutcome
from yakai.core.game import Chance
from yakai.core.log import Acted, Settled
from yakai.games.sketch.actions import Play, Uncovered
from yakai.games.sketch.view import (
    HidEvent,
    PlacedEvent,
    TookEvent,
    UncoveredEvent,
)


@pytest.mark.parametrize("value", [3, 4, 5, 6, 7])
def test_a_pile_is_complete_with_as_many_cards_as_its_tops_value(value: int) -> None:  # SKE-12
    match = position(["water-fire water-fire", ""], {"water": (f"water{value}", value - 2, 0)})
    play(match, 0, "water")
    assert match.view(0).albums == ((), ())
    play(match, 0, "water", then=f"water{7 if value < 7 else 3}")
    assert match.view(0).albums == (yokai(f"water{value}"), ())


def test_more_cards_than_the_value_complete_it_too() -> None:  # SKE-12
    match = position(["water-fire!", ""], {"water": ("water7", 4, 1), "fire": ("fire3 fire4", 0, 0)})
    call(match, 0, "water", "fire")
    assert match.view(0).albums[0] == yokai("fire3")


def test_both_sides_count_together() -> None:  # SKE-12
    match = position(["water-fire", ""], {"water": ("water6 water7", 3, 2)})
    play(match, 0, "water")
    assert match.view(0).albums[0] == yokai("water6")


def test_the_worked_example_three_against_one() -> None:  # SKE-12 SKE-13
    """The rulebook's example: green (earth) is worth 4, Andrei plays his third card there, Masha has one."""
    match = position(["earth-wind", "water-fire"], {"earth": ("earth4 earth7", 2, 1)})
    steps = play(match, 0, "earth")
    view = match.view(0)
    assert view.albums == (yokai("earth4"), ())
    assert sides(match, "earth") == (0, 1)
    assert len(view.discard) == 3
    assert names(match, "earth").startswith("earth7")
    earth4 = yokai("earth4")[0]
    took = next(event for event in match.tell(steps, 1) if isinstance(event, TookEvent))
    assert (took.seat, took.yokai, took.colour, tuple(map(len, took.cards))) == (0, earth4, "earth", (3, 1))
    assert took.cards[0][-1:] == cards("earth-wind")  # the newest last
    assert view.last == took


def test_the_larger_side_takes_it_on_the_opponents_turn_too() -> None:  # SKE-13
    match = position(["water-fire earth-wind", ""], {"water": ("water5 water7", 1, 3)})
    play(match, 0, "water")
    assert match.view(0).albums == ((), yokai("water5"))
    assert sides(match, "water") == (2, 0)  # the winner's cards go, the others stay
    assert match.view(0).turn == 0


def test_what_stays_counts_for_the_next_yokai() -> None:  # SKE-13
    match = position(["water-fire water-earth", ""], {"water": ("water4 water3", 2, 1)}, deck=3)
    play(match, 0, "water")
    assert sides(match, "water") == (0, 1)
    play(match, 0, "water")
    assert sides(match, "water") == (1, 1)


def test_only_the_winners_cards_are_discarded() -> None:  # SKE-13
    match = position(
        ["water-fire", ""],
        sides={"water": ("water-earth water-wind", "water-earth!"), "fire": ("fire-wind", "")},
        piles={"water": ("water4 water7", 0, 0)},
        deck="earth-wind",
    )
    before = Counter(match.view(0).discard)
    play(match, 0, "water")
    discarded = Counter(match.view(0).discard)
    discarded.subtract(before)
    assert +discarded == Counter(cards("water-earth water-wind water-fire"))
    assert sides(match, "fire") == (1, 0)


def test_equal_sides_and_the_yokai_hides() -> None:  # SKE-14
    match = position(["water-fire", ""], {"water": ("water4", 1, 2)})
    discard = len(match.view(0).discard)
    steps = play(match, 0, "water", then="water6")
    assert names(match, "water") == "water6 ? ? ? water4"
    assert sides(match, "water") == (0, 0)
    assert len(match.view(0).discard) == discard + 4
    assert match.view(0).albums == ((), ())
    hid, uncovered = match.tell(steps, 1)[1:3]
    assert isinstance(hid, HidEvent)
    assert (hid.yokai, hid.stays, [len(side) for side in hid.cards]) == (yokai("water4")[0], False, [2, 2])
    assert uncovered == UncoveredEvent("water", yokai("water6")[0])
    assert match.view(None).last == hid


def test_a_second_one_hides_below_the_first() -> None:  # SKE-14
    match = position(
        ["water-fire", ""], {"water": ("water6", 2, 3)}, unseen="water3 water5", below={"water": "water4"}
    )
    play(match, 0, "water", then="water5")
    assert names(match, "water") == "water5 ? water4 water6"


def test_a_yokai_hides_in_a_pile_that_is_known_through_and_through() -> None:  # SKE-14 SKE-20
    match = position(["water-fire", ""], {"water": ("water4 water7 water3", 1, 2)}, unseen="")
    play(match, 0, "water")
    assert names(match, "water") == "water7 water3 water4"


def test_the_last_yokai_of_a_pile_stays_when_it_hides() -> None:  # SKE-14
    match = position(["water-fire earth-wind", ""], {"water": ("water4", 1, 2)}, unseen="")
    steps = play(match, 0, "water")
    assert names(match, "water") == "water4"
    assert sides(match, "water") == (0, 0)
    assert match.result is None
    assert match.view(0).last in match.tell(steps, 0)
    assert isinstance(match.view(0).last, HidEvent)
    assert match.view(0).last.stays


def test_a_called_yokai_hides_at_the_bottom_of_the_pile_it_lies_on() -> None:  # SKE-14
    match = position(["water-fire", ""], {"water": ("fire4 water7", 1, 2)})
    play(match, 0, "water")
    assert names(match, "water") == "water7 ? ? ? ? fire4"


def test_the_losers_cards_complete_the_next_one_at_once() -> None:  # SKE-15
    match = position(["water-fire", ""], {"water": ("water7", 3, 3)})
    steps = play(match, 0, "water", then="water3 water5")
    assert match.view(0).albums == (yokai("water7"), yokai("water3"))
    assert sides(match, "water") == (0, 0)
    assert [type(event) for event in match.tell(steps, None)[:5]] == [
        PlacedEvent,
        TookEvent,
        UncoveredEvent,
        TookEvent,
        UncoveredEvent,
    ]


def test_a_called_yokai_goes_first_and_what_it_covered_is_next() -> None:  # SKE-15 SKE-16
    match = position(["water-fire!", ""], {"water": ("water7", 3, 2), "fire": ("fire6 fire7", 0, 0)})
    call(match, 0, "water", "fire")
    assert match.view(0).albums == (yokai("fire6"), ())
    assert (names(match, "water")[:6], sides(match, "water")) == ("water7", (0, 2))


def test_the_pile_just_played_to_is_looked_at_first() -> None:  # SKE-15
    # The distracted card completes water, the played one wind: wind comes first, though water stands before it.
    match = position(
        ["fire-wind?", ""],
        {"wind": ("wind3 wind7", 2, 0), "water": ("water3 water7", 0, 2)},
        sides={"wind": ("fire-wind fire-wind", "water-wind"), "water": ("", "water-fire water-fire")},
        deck=0,
    )
    steps = distract(match, 0, "wind")
    took = [event for event in match.tell(steps, None) if isinstance(event, TookEvent)]
    assert [(event.colour, event.seat) for event in took] == [("wind", 0), ("water", 1)]


def test_then_water_fire_earth_and_wind() -> None:  # SKE-15
    # A built position with three complete piles at once, which play itself never leaves behind.
    match = position(
        ["earth-wind", ""],
        {
            "wind": ("wind3 wind7", 3, 0),
            "fire": ("fire3 fire7", 3, 0),
            "water": ("water3 water7", 3, 0),
            "earth": ("earth3 earth7", 2, 0),
        },
    )
    steps = play(match, 0, "earth")
    took = [event.colour for event in match.tell(steps, None) if isinstance(event, TookEvent)]
    assert took == ["earth", "water", "fire", "wind"]


def test_after_each_completion_the_pile_just_played_to_is_looked_at_again() -> None:  # SKE-15
    # Earth completes twice before water is checked, although water was complete all the time.
    match = position(
        ["earth-wind", ""],
        {"water": ("water3 water7", 3, 0), "earth": ("earth7", 3, 3)},
    )
    steps = play(match, 0, "earth", then="earth3 earth6")
    took = [event.colour for event in match.tell(steps, None) if isinstance(event, TookEvent)]
    assert took == ["earth", "earth", "water"]


def test_checks_wait_for_the_new_top() -> None:  # SKE-15
    match = position(["water-fire earth-wind", ""], {"water": ("water7", 3, 3)})
    match.replay(Acted(0, Play(0, "water")))
    assert match.pending == Chance()
    assert not match.legal(0)
    with pytest.raises(BadOutcome):
        match.replay(Settled(Uncovered("fire", yokai("fire3")[0])))
    with pytest.raises(BadOutcome):
        match.replay(Settled(Uncovered("water", yokai("water7")[0])))
    match.replay(Settled(Uncovered("water", yokai("water4")[0])))
    assert sides(match, "water") == (0, 3)
    assert match.legal(0)


def test_call_uncovers_a_new_top_that_is_complete() -> None:  # SKE-16
    match = position(["water-fire! earth-wind", ""], {"fire": ("fire7", 1, 3)})
    steps = call(match, 0, "water", "fire", then="fire4 fire5")
    assert match.view(0).albums == ((), yokai("fire4"))
    assert names(match, "fire") == "fire5 ? ?"
    assert sides(match, "fire") == (1, 0)
    assert names(match, "water").startswith("fire7 water7")
    assert [type(event) for event in match.tell(steps, None)[2:5]] == [
        UncoveredEvent,
        TookEvent,
        UncoveredEvent,
    ]


def test_call_shows_a_known_yokai_that_is_complete() -> None:  # SKE-16
    match = position(["water-fire! earth-wind", ""], {"fire": ("wind7 fire3 fire4", 3, 0)}, unseen="")
    call(match, 0, "water", "fire")
    assert match.view(0).albums == (yokai("fire3"), ())
    assert names(match, "fire") == "fire4"


def test_call_completes_the_pile_played_to_with_a_smaller_yokai() -> None:  # SKE-16
    match = position(
        ["water-fire! earth-wind", ""], {"water": ("water7", 1, 3), "fire": ("fire5 fire7", 0, 0)}
    )
    call(match, 0, "water", "fire")
    assert match.view(0).albums == ((), yokai("fire5"))


def test_distract_completes_the_other_pile() -> None:  # SKE-16
    match = position(
        ["water-fire? earth-wind", ""],
        {"wind": ("wind4 wind7", 0, 0)},
        sides={"water": ("", "water-wind"), "wind": ("earth-wind", "earth-wind earth-wind")},
    )
    distract(match, 0, "water")
    assert match.view(0).albums == ((), yokai("wind4"))
    assert sides(match, "wind") == (1, 0)


def test_distract_can_make_the_other_pile_hide() -> None:  # SKE-16 SKE-14
    match = position(
        ["water-fire? earth-wind", ""],
        {"wind": ("wind4 wind7", 0, 0)},
        sides={"water": ("", "water-wind"), "wind": ("earth-wind earth-wind", "earth-wind")},
    )
    distract(match, 0, "water")
    assert match.view(0).albums == ((), ())
    assert names(match, "wind") == "wind7 ? ? ? wind4"


def test_distract_takes_a_card_away_before_the_pile_is_looked_at() -> None:  # SKE-16 SKE-9
    match = position(["water-fire?", ""], {"water": ("water4", 1, 2)})
    distract(match, 0, "water")
    assert sides(match, "water") == (2, 1)
    assert names(match, "water").startswith("water4")
