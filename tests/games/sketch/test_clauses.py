"""Every clause of docs/rules/sketch.md, by name."""

from collections import Counter
from itertools import combinations

import pytest

import yakai
from tests.games.sketch.builders import call, cards, distract, end, play, position, yokai
from yakai.core.errors import BadOutcome, CannotUndo, IllegalAction
from yakai.core.game import Chance, Turn
from yakai.core.log import Acted, Settled
from yakai.core.match import Match
from yakai.games.sketch import rules
from yakai.games.sketch.actions import Call, Dealt, Distract, Drawn, End, Play, Uncovered
from yakai.games.sketch.pieces import ANNOUNCED, COLOURS, DECK, PLACE, QUIET, YOKAI, Colour, Sketch
from yakai.games.sketch.view import (
    DistractedEvent,
    DrewEvent,
    HidEvent,
    PlacedEvent,
    QuietEvent,
    ReshuffledEvent,
    TookEvent,
    UncoveredEvent,
)


def sides(match: Match, colour: Colour) -> tuple[int, ...]:
    """How many cards each seat has at a pile."""
    return tuple(map(len, match.view(None).piles[PLACE[colour]].sides))


def names(match: Match, colour: Colour) -> str:
    """The yokai of a pile from the top down, `?` for one that was never seen."""
    known = match.view(None).piles[PLACE[colour]].yokai
    return " ".join(f"{one.colour}{one.value}" if one else "?" for one in known)


# Cards


def test_there_are_twenty_yokai() -> None:  # SKE-1
    assert len(set(YOKAI)) == len(YOKAI) == 20
    assert COLOURS == ("water", "fire", "earth", "wind")
    assert all({one.value for one in YOKAI if one.colour == colour} == {3, 4, 5, 6, 7} for colour in COLOURS)


def test_there_are_36_sketches_of_two_colours_and_twelve_have_an_effect() -> None:  # SKE-2
    assert len(DECK) == 36
    assert all(len(set(card.colours)) == 2 and set(card.colours) <= set(COLOURS) for card in DECK)
    assert Counter(card.effect == "plain" for card in DECK) == {True: 24, False: 12}


def test_every_pair_of_colours_has_four_plain_cards_a_call_and_a_distract() -> None:  # SKE-3
    copies = Counter(DECK)
    for pair in combinations(COLOURS, 2):
        assert copies[Sketch(pair)] == 4
        assert copies[Sketch(pair, "call")] == copies[Sketch(pair, "distract")] == 1


# Setup


def test_three_cards_each_and_only_the_tops_are_known() -> None:  # SKE-4
    undealt = Match(rules, 2, deal=False)
    undealt.replay(
        Settled(
            Dealt(0, (cards("water-fire " * 3), cards("earth-wind " * 3)), yokai("water3 fire4 earth5 wind6"))
        )
    )
    view = undealt.view(0)
    assert (view.hands, view.deck, view.discard) == ((3, 3), 30, ())
    assert [names(undealt, colour) for colour in COLOURS] == [
        "water3 ? ? ? ?",
        "fire4 ? ? ? ?",
        "earth5 ? ? ? ?",
        "wind6 ? ? ? ?",
    ]
    assert view.albums == ((), ())


@pytest.mark.parametrize(
    "dealt",
    [
        Dealt(
            2, (cards("water-fire " * 3), cards("earth-wind " * 3)), yokai("water3 fire4 earth5 wind6")
        ),  # nobody's seat
        Dealt(0, (cards("water-fire " * 3), cards("earth-wind " * 3)), yokai("water3 fire4 earth5")),
        Dealt(0, (cards("water-fire " * 3),), yokai("water3 fire4 earth5 wind6")),
        Dealt(0, (cards("water-fire " * 2), cards("earth-wind " * 3)), yokai("water3 fire4 earth5 wind6")),
        Dealt(0, (cards("water-fire " * 3), cards("water-fire " * 3)), yokai("water3 fire4 earth5 wind6")),
        Dealt(0, (cards("water-fire " * 3), cards("earth-wind " * 3)), yokai("fire3 fire4 earth5 wind6")),
    ],
)
def test_a_deal_that_cannot_be_is_refused(dealt: Dealt) -> None:  # SKE-4
    with pytest.raises(BadOutcome):
        rules.settle(rules.setup(2, rules.options()), dealt)


def test_a_deal_begins_with_the_player_whom_the_host_picked() -> None:  # ALL-1
    hands = (cards("water-fire " * 3), cards("earth-wind " * 3))
    dealt = Dealt(0, hands, yokai("water3 fire4 earth5 wind6"))
    with pytest.raises(BadOutcome):
        rules.settle(rules.setup(2, rules.options(first=1)), dealt)


@pytest.mark.parametrize("seats", [1, 3])
def test_two_play(seats: int) -> None:
    with pytest.raises(yakai.YakaiError, match="wrong number of seats"):
        yakai.new("sketch", seats=seats)


# A turn


def test_a_turn_begins_with_a_draw() -> None:  # SKE-5
    match = yakai.new("sketch", seats=2, options={"first": 0}, seed=1)
    assert (match.view(0).hands, match.view(0).deck) == ((4, 3), 29)
    match = position(["water-fire", "earth-wind"], deck="fire-wind")
    end(match)
    assert match.view(1).hand == cards("earth-wind fire-wind")
    assert match.view(1).deck == 0


def test_an_empty_deck_is_made_anew_from_the_discard() -> None:  # SKE-5
    match = position(["water-fire", "earth-wind"], deck=0)
    discard = match.view(0).discard
    assert len(discard) == 34
    steps = end(match)
    view = match.view(1)
    assert (view.deck, view.discard, view.hands) == (33, (), (1, 2))
    assert Counter(discard) == Counter([*match.state.deck.reveal(), view.hand[-1]])
    told = match.tell(steps, 0)
    assert [type(event) for event in told[1:]] == [ReshuffledEvent, DrewEvent]
    assert told[1] == ReshuffledEvent(34)


def test_a_deck_with_cards_is_not_shuffled() -> None:  # SKE-5
    match = position(["water-fire", "earth-wind"], deck=1)
    discard = match.view(0).discard
    steps = end(match)
    assert (match.view(1).deck, match.view(1).discard) == (0, discard)
    assert not any(isinstance(event, ReshuffledEvent) for event in match.tell(steps, 0))


def test_there_is_always_a_card_to_draw() -> None:  # SKE-5
    """Full hands and as many sketches on the table as can lie there without a complete pile."""
    match = position(
        ["water-fire? water-fire! earth-wind!", "fire-earth! water-wind! earth-wind?"],
        {
            "water": ("water7", 6, 0),
            "fire": ("fire7", 0, 6),
            "earth": ("earth7", 3, 3),
            "wind": ("wind7", 2, 4),
        },
        deck=0,
    )
    assert sum(sum(sides(match, colour)) for colour in COLOURS) == 4 * 6
    assert len(match.view(0).discard) == 6
    end(match)
    assert match.view(1).hands == (3, 4)


def test_a_card_that_is_not_in_the_deck_cannot_be_drawn() -> None:  # SKE-5
    match = position(["water-fire", "earth-wind"], deck="fire-wind")
    after = rules.act(match.state, 0, End())
    with pytest.raises(BadOutcome):
        rules.settle(after, Drawn(cards("water-fire")[0]))
    with pytest.raises(BadOutcome):
        rules.settle(after, Uncovered("water", yokai("water3")[0]))


def test_with_four_cards_one_has_to_be_played() -> None:  # SKE-6
    match = position(["water-fire water-fire earth-wind earth-wind", ""])
    assert End() not in match.legal(0)
    with pytest.raises(IllegalAction) as refused:
        end(match)
    assert refused.value.clause == "SKE-6"
    play(match, 0, "water")
    assert End() in match.legal(0)
    end(match)
    assert match.view(0).turn == 1


@pytest.mark.parametrize("hand", ["water-fire", "water-fire " * 2, "water-fire " * 3])
def test_with_fewer_passing_is_allowed(hand: str) -> None:  # SKE-6
    match = position([hand, ""])
    assert End() in match.legal(0)
    end(match)
    assert match.view(0).turn == 1
    assert match.view(0).hand == cards(hand)


def test_no_more_than_three_cards_are_played() -> None:  # SKE-6
    match = position(["water-fire water-fire earth-wind earth-wind", "fire-wind"], deck="fire-wind")
    for colour in ("water", "fire", "earth"):
        assert match.view(0).turn == 0
        play(match, 0, colour)
    assert (match.view(0).turn, match.view(0).hands) == (1, (1, 2))


def test_the_last_card_in_hand_ends_the_turn() -> None:  # SKE-6
    match = position(["water-fire", "fire-wind"])
    play(match, 0, "water")
    assert (match.view(0).turn, match.view(0).hands) == (1, (0, 2))


def test_cards_are_played_one_after_the_other() -> None:  # SKE-6
    match = position(["water-fire water-earth water-wind", ""], {"water": ("water3 water4", 2, 0)})
    play(match, 0, "water")
    assert match.view(0).albums[0] == yokai("water3")  # before the second card is chosen
    assert match.view(0).played == 1
    play(match, 0, "water")
    assert (sides(match, "water"), match.view(0).turn) == ((1, 0), 0)


def test_the_two_alternate_and_anybody_may_begin() -> None:  # SKE-7 ALL-1
    assert {yakai.new("sketch", seats=2, seed=seed).view(0).turn for seed in range(30)} == {0, 1}
    match = position(["", ""], turn=1)
    turns = []
    for _ in range(3):
        turns.append(match.view(0).turn)
        end(match)
    assert turns == [1, 0, 1]


def test_the_host_may_pick_who_begins() -> None:  # ALL-1
    assert all(
        yakai.new("sketch", seats=2, options={"first": 1}, seed=seed).view(0).turn == 1 for seed in range(9)
    )
    with pytest.raises(yakai.YakaiError, match="no such first player"):
        yakai.new("sketch", seats=2, options={"first": 2})


# Playing a card


@pytest.mark.parametrize("colour", ["water", "fire"])
def test_a_card_goes_to_either_of_its_colours_as_the_newest(colour: Colour) -> None:  # SKE-8
    match = position(["water-fire!", ""], sides={colour: ("water-fire", "water-fire")})
    play(match, 0, colour)
    assert match.view(None).piles[PLACE[colour]].sides == (
        cards("water-fire water-fire!"),
        cards("water-fire"),
    )


def test_each_player_has_an_own_side() -> None:  # SKE-8
    match = position(["water-fire", "water-fire"], turn=1)
    play(match, 0, "water")
    assert sides(match, "water") == (0, 1)


@pytest.mark.parametrize(
    "action", [Play(0, "earth"), Play(1, "water"), Play(-1, "water"), Distract(0, "wind")]
)
def test_no_other_card_and_no_other_colour(action: Play | Distract) -> None:  # SKE-8
    match = position(["water-fire", ""])
    assert action not in match.legal(0)
    with pytest.raises(IllegalAction) as refused:
        match.play(0, action)
    assert refused.value.clause == "SKE-8"


def test_the_effect_comes_before_the_checks() -> None:  # SKE-9
    # Placing alone would complete the 3; the called 7 covers it first.
    match = position(["water-fire!", ""], {"water": ("water3", 2, 0), "fire": ("fire7 fire4", 0, 0)})
    call(match, 0, "water", "fire")
    assert match.view(0).albums == ((), ())
    assert (sides(match, "water"), names(match, "water")[:12]) == ((3, 0), "fire7 water3")


def test_the_effect_is_optional() -> None:  # SKE-9
    match = position(["water-fire! water-fire?", ""], {"water": ("water7", 0, 1)})
    play(match, 0, "water")
    play(match, 0, "water")
    assert (sides(match, "water"), sides(match, "fire")) == ((2, 1), (0, 0))
    assert names(match, "water").startswith("water7")


def test_an_effect_is_used_at_once_or_never() -> None:  # SKE-9
    match = position(["water-fire! earth-wind earth-wind", ""])
    play(match, 0, "water")
    assert not any(isinstance(action, Call | Distract) for action in match.legal(0))


# Effects


def test_call_moves_a_top_yokai_onto_the_pile_played_to() -> None:  # SKE-10
    match = position(["water-fire!", ""], {"water": ("water7", 1, 0), "fire": ("fire5 fire4", 0, 1)})
    call(match, 0, "water", "fire")
    assert names(match, "water").startswith("fire5 water7")
    assert names(match, "fire").startswith("fire4")
    assert (sides(match, "water"), sides(match, "fire")) == ((2, 0), (0, 1))


def test_a_called_yokai_is_sketched_with_its_new_piles_colour() -> None:  # SKE-10
    match = position(["water-wind", ""], {"water": ("fire3 water7", 2, 0)})
    play(match, 0, "water")
    assert match.view(0).albums[0] == yokai("fire3")
    assert names(match, "water").startswith("water7")


def test_a_piles_last_card_cannot_be_called() -> None:  # SKE-10
    match = position(["water-fire!", ""], {"fire": ("fire5", 0, 0)}, unseen="earth4")
    legal = match.legal(0)
    assert Call(0, "water", "fire") not in legal
    assert Call(0, "water", "wind") not in legal  # one yokai too
    assert Call(0, "water", "earth") in legal
    with pytest.raises(IllegalAction) as refused:
        call(match, 0, "water", "fire")
    assert refused.value.clause == "SKE-10"


def test_a_last_card_that_was_called_there_cannot_be_called_on() -> None:  # SKE-10
    match = position(["water-fire!", ""], {"fire": ("wind5", 0, 0)}, unseen="")
    with pytest.raises(IllegalAction) as refused:
        call(match, 0, "water", "fire")
    assert refused.value.clause == "SKE-10"


@pytest.mark.parametrize("hand", ["water-fire", "water-fire?"])
def test_only_a_call_calls(hand: str) -> None:  # SKE-10
    match = position([hand, ""])
    assert Call(0, "water", "fire") not in match.legal(0)
    with pytest.raises(IllegalAction) as refused:
        call(match, 0, "water", "fire")
    assert refused.value.clause == "SKE-10"


def test_a_call_is_from_another_pile() -> None:  # SKE-10
    match = position(["water-fire!", ""])
    assert Call(0, "water", "water") not in match.legal(0)
    with pytest.raises(IllegalAction) as refused:
        call(match, 0, "water", "water")
    assert refused.value.clause == "SKE-10"


def test_distract_turns_the_opponents_newest_card_to_its_other_colour() -> None:  # SKE-11
    match = position(
        ["water-fire?", ""],
        sides={"water": ("water-earth", "water-fire water-wind"), "wind": ("", "earth-wind")},
    )
    steps = distract(match, 0, "water")
    assert match.view(0).piles[0].sides == (cards("water-earth water-fire?"), cards("water-fire"))
    assert match.view(0).piles[3].sides == ((), cards("earth-wind water-wind"))
    moved = cards("water-wind")[0]
    assert DistractedEvent(0, moved, "water", "wind") in match.tell(steps, None)


@pytest.mark.parametrize("moved", ["water-wind!", "water-wind?"])
def test_the_distracted_cards_own_effect_does_not_fire(moved: str) -> None:  # SKE-11
    match = position(["water-fire? earth-wind", ""], sides={"water": ("", moved), "wind": ("earth-wind", "")})
    distract(match, 0, "water")
    assert match.view(0).piles[3].sides == (cards("earth-wind"), cards(moved))
    assert all(names(match, colour) == f"{colour}7 ? ? ? ?" for colour in COLOURS)
    assert match.pending == Turn(frozenset({0}))


def test_a_distracted_card_can_be_distracted_back() -> None:  # SKE-11
    match = position(["water-fire? earth-wind?", ""], sides={"water": ("", "water-wind")}, deck=0)
    distract(match, 0, "water")
    distract(match, 0, "wind")
    assert match.view(0).piles[0].sides == (cards("water-fire?"), cards("water-wind"))


def test_where_the_opponent_has_no_card_there_is_nothing_to_distract() -> None:  # SKE-11
    match = position(["water-fire?", ""], {"water": ("water7", 2, 0), "fire": ("fire7", 0, 1)})
    assert [action for action in match.legal(0) if isinstance(action, Distract)] == [Distract(0, "fire")]
    with pytest.raises(IllegalAction) as refused:
        distract(match, 0, "water")
    assert refused.value.clause == "SKE-11"


@pytest.mark.parametrize("hand", ["water-fire", "water-fire!"])
def test_only_a_distract_distracts(hand: str) -> None:  # SKE-11
    match = position([hand, ""], {"water": ("water7", 0, 1)})
    assert Distract(0, "water") not in match.legal(0)
    with pytest.raises(IllegalAction) as refused:
        distract(match, 0, "water")
    assert refused.value.clause == "SKE-11"


# Completion


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
    assert TookEvent(0, earth4, "earth", (3, 1)) in match.tell(steps, 1)


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
    hidden = yokai("water4")[0]
    assert match.tell(steps, 1)[1:3] == (
        HidEvent(hidden, "water", (2, 2), stays=False),
        UncoveredEvent("water", yokai("water6")[0]),
    )


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
    assert HidEvent(yokai("water4")[0], "water", (2, 2), stays=True) in match.tell(steps, 0)


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
    # Earth is complete twice before water is looked at, though water was complete all the time.
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


# The end


def test_an_empty_pile_ends_the_game_in_the_middle_of_a_turn() -> None:  # SKE-17
    match = position(
        ["water-fire earth-wind earth-wind", "fire-wind"], {"water": ("water3", 2, 0)}, unseen="fire3"
    )
    play(match, 0, "water")
    assert match.result is not None
    assert (match.result.reason, match.result.scores, match.result.places) == ("pile", (3, 0), (1, 2))
    assert not match.legal(0)
    assert match.view(0).hands == (2, 1)


def test_the_opponents_capture_ends_it_too() -> None:  # SKE-17
    match = position(["water-fire earth-wind", ""], {"water": ("water4", 0, 3)}, unseen="")
    play(match, 0, "water")
    assert match.result is not None
    assert (match.result.scores, match.result.places) == ((0, 4), (2, 1))


def test_checks_are_finished_before_the_end() -> None:  # SKE-17
    match = position(
        ["fire-wind? earth-wind", ""],
        {"wind": ("wind3", 0, 0), "water": ("water3 water7", 0, 0)},
        unseen="",
        sides={"wind": ("earth-wind earth-wind", "water-wind"), "water": ("", "water-fire water-fire")},
    )
    distract(match, 0, "wind")
    assert match.result is not None
    assert match.view(0).albums == (yokai("wind3"), yokai("water3"))
    assert match.result.scores == (3, 3)


def test_a_yokai_uncovered_after_a_pile_ran_out_is_still_looked_at() -> None:  # SKE-17 SKE-15
    match = position(
        ["fire-wind? earth-wind", ""],
        {"wind": ("wind3", 0, 0), "water": ("water7", 0, 0)},
        unseen="water3 water5",
        sides={
            "wind": ("earth-wind earth-wind", "water-wind"),
            "water": ("water-earth " * 4, "water-fire water-fire"),
        },
    )
    # Wind is empty now. Four against three take the 7, and those three are enough for the 3 below it.
    distract(match, 0, "wind", then="water3 water5")
    assert match.result is not None
    assert match.view(0).albums == (yokai("wind3 water7"), yokai("water3"))
    assert match.result.scores == (10, 3)


def test_a_hidden_last_yokai_does_not_end_the_game() -> None:  # SKE-17 SKE-14
    match = position(["water-fire earth-wind", ""], {"water": ("water6", 2, 3)}, unseen="")
    play(match, 0, "water")
    assert match.result is None


ALBUMS: list[tuple[str, str, tuple[int, ...]]] = [
    ("water7", "fire3 fire3", (1, 2)),  # points decide, not the number of yokai
    ("water3 fire4", "earth7 wind5", (2, 1)),
    ("water4 fire5", "earth3 earth6", (1, 2)),  # equal points: more colours
    ("water4 water5", "earth3 fire6", (2, 1)),
    ("water4 fire5", "earth3 wind6", (1, 1)),  # a draw
    ("", "", (1, 1)),
]


@pytest.mark.parametrize(("one", "other", "places"), ALBUMS)
def test_most_points_win_then_more_colours(one: str, other: str, places: tuple[int, ...]) -> None:  # SKE-18
    match = position(["", ""], albums=[one, other], quiet=60)
    end(match)
    assert match.result is not None
    assert match.result.scores == tuple(sum(card.value for card in yokai(album)) for album in (one, other))
    assert match.result.places == places


def test_a_called_yokai_keeps_its_printed_colour() -> None:  # SKE-18
    # Seat 0 takes a fire yokai from the water pile: two colours against one, with 9 points each.
    match = position(
        ["water-wind", ""], {"water": ("fire4 water7", 3, 0)}, albums=["water5", "earth3 earth6"], quiet=60
    )
    play(match, 0, "water")
    assert match.view(0).albums[0] == yokai("water5 fire4")
    match = position(["", ""], albums=["water5 fire4", "earth3 earth6"], quiet=60)
    end(match)
    assert match.result is not None
    assert (match.result.scores, match.result.places) == ((9, 9), (1, 2))


def test_sixty_turns_without_a_capture_end_the_game() -> None:  # SKE-19
    match = position(["", ""], albums=["wind3", "fire4"], turn=1)
    announced = []
    for turn in range(1, 61):
        assert match.result is None
        assert match.view(0).quiet == turn
        # Empty hands, so that passing is always allowed.
        match.state = position(albums=["wind3", "fire4"], turn=match.state.turn, quiet=turn).state
        announced += [event.left for event in match.tell(end(match), None) if isinstance(event, QuietEvent)]
    assert match.result is not None
    assert (match.result.reason, match.result.scores, match.result.places) == ("quiet", (3, 4), (2, 1))
    assert announced == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert (QUIET, ANNOUNCED) == (60, 10)


def test_a_capture_by_anybody_begins_the_count_anew() -> None:  # SKE-19
    match = position(["water-fire", ""], {"water": ("water3 water7", 0, 2)}, quiet=60)
    play(match, 0, "water")
    assert match.view(0).albums == ((), yokai("water3"))
    assert match.result is None
    assert (match.view(0).turn, match.view(0).quiet) == (1, 1)  # the next turn is the first without one again


def test_a_yokai_that_hides_is_no_capture() -> None:  # SKE-19
    match = position(["water-fire", ""], {"water": ("water4 water7", 1, 2)}, quiet=60)
    play(match, 0, "water")
    assert match.result is not None
    assert match.result.reason == "quiet"


def test_turns_with_cards_but_without_a_capture_count() -> None:  # SKE-19
    match = position(["water-fire", ""], quiet=59)
    steps = play(match, 0, "water")
    assert match.view(0).quiet == 60
    assert QuietEvent(1) in match.tell(steps, 1)


def test_a_capture_earlier_in_the_turn_counts_for_the_whole_turn() -> None:  # SKE-19
    match = position(["water-fire earth-wind", ""], {"water": ("water3 water7", 2, 0)}, quiet=60)
    play(match, 0, "water")
    end(match)
    assert match.result is None
    assert match.view(0).quiet == 1


# What a player knows


def test_everybody_knows_the_table_and_only_the_own_hand() -> None:  # SKE-20 ALL-3
    match = position(
        ["water-fire earth-wind!", "fire-wind"], {"water": ("water4", 1, 2)}, deck=5, albums=["wind3", ""]
    )
    mine, theirs, nobodys = match.view(0), match.view(1), match.view(None)
    assert (mine.hand, theirs.hand, nobodys.hand) == (cards("water-fire earth-wind!"), cards("fire-wind"), ())
    for view in (mine, theirs, nobodys):
        assert (view.hands, view.deck) == ((2, 1), 5)
        assert len(view.discard) == 36 - 3 - 3 - 5
        assert view.albums == (yokai("wind3"), ())
        assert view.piles == mine.piles
        assert list(map(len, view.piles[0].sides)) == [1, 2]


def test_a_yokai_once_uncovered_is_known_with_its_place() -> None:  # SKE-20
    match = position(["water-fire water-fire!", ""], {"water": ("water4", 1, 2), "fire": ("fire6", 0, 0)})
    play(match, 0, "water", then="water7")
    assert names(match, "water") == "water7 ? ? ? water4"  # hidden at the bottom
    call(match, 0, "water", "fire", then="fire7")
    assert names(match, "water") == "fire6 water7 ? ? ? water4"  # buried by Call


def test_a_yokai_never_uncovered_is_not_known() -> None:  # SKE-20 ALL-3
    match = yakai.new("sketch", seats=2, seed=1)
    for seat in (None, 0, 1):
        assert all(pile.yokai[1:] == (None,) * 4 for pile in match.view(seat).piles)


def test_hidden_yokai_come_up_again_in_their_known_order() -> None:  # SKE-20 SKE-14
    match = position(
        ["water-fire water-fire!", ""],
        {"water": ("water3", 2, 0)},
        unseen="water5",
        below={"water": "water4 water6"},
    )
    play(match, 0, "water", then="water5")
    assert names(match, "water") == "water5 water4 water6"
    call(match, 0, "fire", "water")
    assert names(match, "water") == "water4 water6"
    assert match.result is None


def test_only_the_drawer_is_told_what_was_drawn() -> None:  # SKE-20 ALL-3
    match = position(["water-fire", "earth-wind"], deck="fire-wind water-wind")
    steps = end(match)
    told = {
        seat: [event for event in match.tell(steps, seat) if isinstance(event, DrewEvent)]
        for seat in (None, 0, 1)
    }
    assert told[1][0].card in cards("fire-wind water-wind")
    assert told[0][0].card is None
    assert told[None][0].card is None


def test_a_card_that_was_shown_cannot_be_taken_back() -> None:  # SKE-20 ALL-3
    match = yakai.new("sketch", seats=2, options={"first": 0}, seed=1)
    match.play(0, Play(0, match.view(0).hand[0].colours[0]))
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_perfect_memory_knows_what_was_shuffled_and_what_it_had_of_it() -> None:  # SKE-20
    match = position(["water-fire", "earth-wind"], deck=0)
    discard = match.view(0).discard
    assert match.recall(1).drawn == cards("earth-wind")
    end(match)
    assert match.recall(0).shuffled == match.recall(1).shuffled == tuple(sorted(discard))
    assert match.recall(1).drawn == match.view(1).hand[1:]
    assert match.recall(0).drawn == ()
    # After the shuffle the opponent still holds what was not in the discard.
    for seed in range(20):
        imagined = rules.imagine(
            match.view(0), match.recall(0), yakai.new("sketch", seats=2, seed=seed).chance
        )
        assert cards("earth-wind")[0] in [card.reveal() for card in imagined.hands[1]]


# What holds in all games


def test_every_random_result_is_in_the_log() -> None:  # ALL-2
    match = yakai.new("sketch", seats=2, options={"first": 0}, seed=5)
    dealt, drawn = match.log
    assert isinstance(dealt, Settled)
    assert isinstance(drawn, Settled)
    assert match.view(0).hand == (*dealt.outcome.hands[0], drawn.outcome.card)
    assert [pile.yokai[0] for pile in match.view(0).piles] == list(dealt.outcome.tops)


def test_an_illegal_action_changes_nothing_and_names_its_clause() -> None:  # ALL-4
    match = position(["water-fire", ""])
    before, entries = match.state, match.log
    with pytest.raises(IllegalAction, match="SKE-8"):
        match.play(0, Play(0, "wind"))
    assert match.state is before
    assert match.log == entries


def test_nobody_acts_out_of_turn() -> None:  # ALL-4
    match = position(["water-fire", "water-fire"])
    assert not match.legal(1)
    with pytest.raises(yakai.YakaiError, match="not your turn"):
        match.play(1, Play(0, "water"))
    with pytest.raises(IllegalAction, match="ALL-1"):
        rules.act(match.state, 1, Play(0, "water"))
