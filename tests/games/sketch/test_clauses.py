"""Every clause of sketch/text/rules.en.md about cards, setup, turns and effects, by name (SKE-1 to SKE-11)."""

from collections import Counter
from itertools import combinations

import pytest

import yakai
from tests.games.sketch.builders import call, cards, distract, end, names, play, position, sides, yokai
from yakai.core.errors import BadOutcome, IllegalAction
from yakai.core.game import Turn
from yakai.core.log import Settled
from yakai.core.match import Match
from yakai.games.sketch import rules
from yakai.games.sketch.actions import Call, Dealt, Distract, Drawn, End, Play, Uncovered
from yakai.games.sketch.pieces import COLOURS, DECK, PLACE, YOKAI, Colour, Sketch
from yakai.games.sketch.view import (
    DistractedEvent,
    DrewEvent,
    ReshuffledEvent,
)

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
        ),  # no such seat
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
