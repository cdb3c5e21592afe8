"""Every clause of yak/text/rules.en.md, by name."""

from collections import Counter

import pytest

import yakai
from tests.games.yak.builders import cards, challenge, pass_, play, position
from yakai.core.errors import IllegalAction
from yakai.core.game import Over
from yakai.core.log import Settled
from yakai.games.yak import rules
from yakai.games.yak.actions import Challenge, Dealt, Pass, Play
from yakai.games.yak.pieces import DECK, SPECIES, TOP, Card, Claim, Species
from yakai.games.yak.scoring import counting

# Cards


def test_there_are_107_cards() -> None:  # YAK-1
    kinds = Counter(card.kind for card in DECK)
    assert len(DECK) == 107
    assert all(kinds[species] == 15 for species in SPECIES)
    assert (kinds["joker"], kinds["exclamation"], kinds["one"], kinds["stop"]) == (12, 6, 6, 8)
    assert {card.value for card in DECK if card.kind in SPECIES} == {1, 2, 3}
    assert {card.value for card in DECK if card.kind == "joker"} == {1, 2}


def test_values_are_spread_evenly() -> None:  # YAK-2
    copies = Counter(DECK)
    assert all(copies[Card(species, value)] == 5 for species in SPECIES for value in (1, 2, 3))
    assert copies[Card("joker", 1)] == copies[Card("joker", 2)] == 6


def test_the_yeti_is_smallest_and_the_yak_largest() -> None:  # YAK-3
    assert SPECIES == ("yeti", "marmot", "vulture", "goat", "yak")


# Setup


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_gets_five_cards_and_the_rest_is_the_deck(seats: int) -> None:  # YAK-4
    view = yakai.new("yak", seats=seats, seed=1).view(0)
    assert view.hands == (5,) * seats
    assert view.deck == 107 - 5 * seats


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(yakai.YakaiError, match="wrong number of seats"):
        yakai.new("yak", seats=seats)


def test_the_host_may_pick_who_begins() -> None:  # ALL-1
    assert all(
        yakai.new("yak", seats=4, options={"first": 2}, seed=seed).view(0).turn == 2 for seed in range(9)
    )


def test_without_a_pick_anybody_may_begin_and_turns_go_clockwise() -> None:  # ALL-1
    assert {yakai.new("yak", seats=3, seed=seed).view(0).turn for seed in range(40)} == {0, 1, 2}
    match = position(["yak1", "yak1", "yak1"], turn=1)
    play(match, 0, 1, "yak")
    assert match.view(0).turn == 2
    play(match, 0, 2, "yak")
    assert match.view(0).turn == 0


# A turn


def test_a_turn_puts_a_card_on_the_stack_claims_and_draws() -> None:  # YAK-5
    match = position(["yak1 goat2", "yeti1"], deck="stop")
    play(match, 0, 1, "vulture")
    view = match.view(0)
    assert [(laid.seat, laid.claim, laid.card) for laid in view.stack] == [
        (0, Claim(1, "vulture"), Card("yak", 1))
    ]
    assert view.hand == cards("goat2 stop")
    assert (view.deck, view.turn) == (0, 1)


def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:  # YAK-5
    match = position(["yak1", "yeti1"])
    for card in (-1, 1):
        with pytest.raises(IllegalAction) as refused:
            play(match, card, 1, "yak")
        assert refused.value.clause == "YAK-5"


def test_only_the_next_player_challenges_and_only_the_latest_claim() -> None:  # YAK-6
    match = position(["yak1", "yak1", "yak1"], [("yak1", 1, "yak"), ("goat1", 2, "goat")], turn=2)
    for bystander in (0, 1):
        assert not match.legal(bystander)
        with pytest.raises(yakai.YakaiError, match="not your turn"):
            match.play(bystander, Challenge())
    assert match.legal(2).challenge  # type: ignore[attr-defined]
    challenge(match)
    assert match.view(None).last.claim == Claim(2, "goat")


def test_without_a_claim_there_is_nothing_to_challenge() -> None:  # YAK-6
    match = position(["yak1", "yak1"])
    with pytest.raises(IllegalAction) as refused:
        challenge(match)
    assert refused.value.clause == "YAK-6"


def test_the_challenger_plays_no_card() -> None:  # YAK-6
    match = position(["yak1", "yak1 goat1"], [("stop", 3, "yak")], turn=1)
    challenge(match)
    assert match.view(None).hands == (1, 2)


def test_the_first_claim_is_always_one_of_any_species() -> None:  # YAK-7
    for species in SPECIES:
        match = position(["stop", "yak1"])
        play(match, 0, 1, species)
        assert match.view(None).stack[0].claim == Claim(1, species)
    match = position(["yak3", "yak1"])
    for number in (0, 2, 3):
        with pytest.raises(IllegalAction) as refused:
            play(match, 0, number, "yak")
        assert refused.value.clause == "YAK-7"


HEAVIER: list[tuple[int, Species, bool]] = [
    (5, "yeti", True),
    (9, "vulture", True),
    (4, "goat", True),
    (4, "yak", True),
    (4, "vulture", False),
    (4, "marmot", False),
    (4, "yeti", False),
    (3, "yak", False),
    (0, "yak", False),
]


@pytest.mark.parametrize(("number", "species", "heavier"), HEAVIER)
def test_after_four_vultures(number: int, species: Species, heavier: bool) -> None:  # YAK-8
    match = position(["yak1", "yak1"], [("yak1", 1, "yak"), ("yak1", 4, "vulture")])
    assert (Play(0, number, species) in match.legal(0)) == heavier
    if heavier:
        play(match, 0, number, species)
    else:
        with pytest.raises(IllegalAction) as refused:
            play(match, 0, number, species)
        assert refused.value.clause == "YAK-8"
        assert match.view(0).stack[-1].claim == Claim(4, "vulture")


def test_nothing_above_168_can_be_claimed() -> None:  # YAK-9
    assert TOP == 168
    match = position(["yak1", "yak1"], [("yak1", 1, "yak"), ("yak1", 167, "yak")])
    with pytest.raises(IllegalAction) as refused:
        play(match, 0, 169, "yak")
    assert refused.value.clause == "YAK-9"
    play(match, 0, 168, "goat")
    assert list(match.legal(1))[:1] == [Play(0, 168, "yak")]


def test_who_cannot_claim_higher_must_challenge() -> None:  # YAK-9
    match = position(["yak1 goat1", "yak1"], [("yak1", 1, "yak"), ("yak1", 168, "yak")])
    assert list(match.legal(0)) == [Challenge()]


def test_a_claim_may_be_false() -> None:  # YAK-10
    match = position(["stop", "yak1"], [("yeti1", 1, "yak"), ("stop", 2, "goat")])
    play(match, 0, 9, "marmot")
    assert match.view(None).stack[-1].claim == Claim(9, "marmot")


# Counting

WORKED: list[tuple[str, int, bool]] = [
    ("vulture2 vulture3", 5, False),
    ("vulture2 vulture3 joker2", 7, True),
    ("yak2 vulture2 vulture3 joker2 !", 9, True),
    ("yak2 vulture2 vulture3 joker2 ! 1", 4, False),
    ("yak2 vulture2 vulture3 joker2 ! 1 stop", 7, True),
]


@pytest.mark.parametrize(("stack", "total", "claimer_is_right"), WORKED)
def test_the_five_worked_counts_of_seven_vultures(
    stack: str, total: int, claimer_is_right: bool
) -> None:  # YAK-11 YAK-12 YAK-13 YAK-14 YAK-16
    names = stack.split()
    claims: list[tuple[str, int, Species]] = [(name, 1 + at, "yak") for at, name in enumerate(names[:-1])]
    match = position(["yak1", "yak1"], [*claims, (names[-1], 7, "vulture")])
    challenge(match)
    last = match.view(None).last
    assert last.count.total == total
    assert last.loser == (last.challenger if claimer_is_right else last.claimer)


@pytest.mark.parametrize("stops", range(5))
def test_odd_stops_switch_off_ones_and_exclamations(stops: int) -> None:  # YAK-11
    stack = cards("yak3 goat2 joker2 ! 1") + cards("stop") * stops
    count = counting(stack, "yak")
    if stops % 2:
        assert (count.total, count.everyone, count.ones, count.off) == (5, False, False, True)
    else:
        assert (count.total, count.everyone, count.ones, count.off) == (3, True, True, False)


def test_jokers_are_never_switched_off() -> None:  # YAK-11
    assert counting(cards("joker2 joker1 stop"), "yeti").total == 3


def test_an_exclamation_turns_every_animal_into_the_claimed_one() -> None:  # YAK-12
    assert counting(cards("yak3 goat2 yeti1 !"), "marmot").total == 6
    assert counting(cards("yak3 goat2 yeti1 ! !"), "marmot").total == 6
    assert counting(cards("yak3 goat2 yeti1"), "marmot").total == 0


def test_a_one_makes_every_animal_and_joker_worth_one() -> None:  # YAK-13
    assert counting(cards("yak3 yak2 joker2 goat3 1"), "yak").total == 3
    assert counting(cards("yak3 yak2 joker2 goat3 1 1"), "yak").total == 3


def test_a_joker_counts_as_whatever_is_claimed() -> None:  # YAK-14
    for species in SPECIES:
        assert counting(cards("joker2 joker1"), species).total == 3


def test_specials_are_worth_nothing_themselves() -> None:  # YAK-15
    for species in SPECIES:
        assert counting(cards("! 1 stop stop"), species).total == 0
    assert all(card.value == 0 for card in DECK if card.kind in ("exclamation", "one", "stop"))


@pytest.mark.parametrize(("number", "loser"), [(3, 0), (4, 0), (5, 1)])
def test_as_many_or_more_and_the_claimer_is_right(number: int, loser: int) -> None:  # YAK-16
    match = position(["yak1", "yak1"], [("goat3", 1, "goat"), ("goat1", number, "goat")], turn=0)
    # Seat 1 claimed last and seat 0 challenges: four goats lie there.
    challenge(match)
    assert match.view(None).last.loser == loser


# After a challenge


def test_the_wrong_one_takes_the_whole_stack_and_begins_the_next() -> None:  # YAK-17
    match = position(
        ["yak1", "yak1", "yak1"], [("stop", 1, "yak"), ("yak1", 2, "yak"), ("!", 7, "goat")], turn=2
    )
    challenge(match)  # no seven goats: seat 1 claimed them
    view = match.view(2)
    assert view.penalties == ((), cards("stop yak1 !"), ())
    assert (view.turn, view.stack) == (1, ())
    with pytest.raises(IllegalAction) as refused:
        play(match, 0, 2, "yak")
    assert refused.value.clause == "YAK-7"
    play(match, 0, 1, "yak")


def test_a_stack_is_shown_in_its_order_with_who_played_what() -> None:  # YAK-18
    match = position(
        ["yak1", "yak1", "yak1"], [("stop", 1, "yak"), ("yak1", 2, "yak"), ("!", 7, "goat")], turn=2
    )
    challenge(match)
    for seat in (None, 0, 1, 2):
        last = match.view(seat).last
        assert [(shown.seat, shown.card) for shown in last.cards] == list(
            zip((2, 0, 1), cards("stop yak1 !"), strict=True)
        )
        assert (last.challenger, last.claimer, last.count.total, last.loser) == (2, 1, 0, 1)
    assert match.view(None).penalties[1] == cards("stop yak1 !")


# The end


def test_after_the_last_card_the_next_challenge_ends_the_game() -> None:  # YAK-19
    match = position(["yak1 yak1", "yak1 yak1"], [("yak1", 1, "yak")], deck="goat1", turn=1)
    play(match, 0, 2, "yak")
    assert match.view(0).deck == 0
    play(match, 0, 3, "yak")
    assert match.view(0).hands == (1, 2)  # nothing to draw any more
    challenge(match)
    assert match.result is not None
    assert match.result.reason == "challenge"
    assert match.result.scores == (0, 3)  # three yaks lie there: the doubter takes them
    assert isinstance(match.pending, Over)


def test_a_challenge_while_the_deck_has_cards_does_not_end_it() -> None:  # YAK-19
    match = position(["yak1", "yak1"], [("yak1", 1, "yak")], deck=1, turn=1)
    challenge(match)
    assert match.result is None


def test_with_an_empty_hand_one_challenges_or_passes() -> None:  # YAK-20
    match = position(["", ""], [("yak1", 1, "yak"), ("goat1", 2, "goat")], deck=0)
    assert list(match.legal(0)) == [Challenge(), Pass()]
    with pytest.raises(IllegalAction) as refused:
        play(match, 0, 3, "yak")
    assert refused.value.clause == "YAK-20"


def test_a_pass_ends_the_game_and_shows_nothing() -> None:  # YAK-20
    match = position(["", ""], [("yak1", 1, "yak"), ("goat1", 2, "goat")], deck=0, penalties=["stop", "! !"])
    pass_(match)
    assert match.result is not None
    assert (match.result.reason, match.result.scores) == ("pass", (1, 2))
    assert [laid.card for laid in match.view(None).stack] == [None, None]
    assert [laid.card for laid in match.view(0).stack] == [Card("yak", 1), None]


def test_nobody_passes_with_cards_in_hand() -> None:  # YAK-20
    match = position(["yak1", "yak1"], [("yak1", 1, "yak")], turn=1)
    with pytest.raises(IllegalAction) as refused:
        pass_(match)
    assert refused.value.clause == "YAK-20"


def test_all_hands_run_out_together() -> None:  # YAK-20
    for seats in rules.seats:
        match = yakai.new("yak", seats=seats, seed=seats, options={"first": 0})
        number = 0
        while match.view(match.state.turn).hand:
            number += 1
            play(match, 0, number, "yak")
        assert match.view(None).hands == (0,) * seats
        assert match.state.turn == (107 % seats)
        pass_(match)
        assert match.result is not None
        assert match.result.places == (1,) * seats


def test_fewest_penalty_cards_win_and_equals_share() -> None:  # YAK-21
    piles = ["stop stop", "!", "1", "stop stop stop"]
    match = position([""] * 4, [("yak1", 1, "yak")], deck=0, penalties=piles)
    pass_(match)
    assert match.result is not None
    assert match.result.scores == (2, 1, 1, 3)
    assert match.result.places == (3, 1, 1, 4)


# What a player knows


def test_a_seat_knows_its_hand_and_its_own_cards_on_the_stack() -> None:  # YAK-22 ALL-3
    match = position(["yak1 goat2", "yeti1"], [("stop", 1, "yak"), ("joker1", 2, "yak")])
    view = match.view(0)
    assert view.hand == cards("yak1 goat2")
    assert [laid.card for laid in view.stack] == [Card("stop"), None]
    assert [laid.claim for laid in view.stack] == [Claim(1, "yak"), Claim(2, "yak")]
    assert match.view(1).hand == cards("yeti1")


def test_a_spectator_sees_no_face_down_card() -> None:  # YAK-22 ALL-3
    view = position(["yak1 goat2", "yeti1"], [("stop", 1, "yak"), ("joker1", 2, "yak")], deck=9).view(None)
    assert view.hand == ()
    assert [laid.card for laid in view.stack] == [None, None]
    assert (view.hands, view.deck) == ((2, 1), 9)


def test_only_the_drawer_is_told_what_was_drawn() -> None:  # YAK-22 ALL-3
    match = position(["yak1", "yak1"], deck="stop !")
    steps = play(match, 0, 1, "yak")
    told = {
        seat: [event for event in match.tell(steps, seat) if hasattr(event, "deck")] for seat in (None, 0, 1)
    }
    assert told[0][0].card in cards("stop !")
    assert told[1][0].card is None
    assert told[None][0].card is None


# What holds in all games


def test_every_random_result_is_in_the_log() -> None:  # ALL-2
    match = yakai.new("yak", seats=2, seed=5)
    dealt = match.log[0]
    assert isinstance(dealt, Settled)
    assert isinstance(dealt.outcome, Dealt)
    assert match.view(0).hand == dealt.outcome.hands[0]


def test_a_seed_makes_a_whole_game_repeatable() -> None:  # ALL-2
    assert yakai.new("yak", seats=4, seed=3).log == yakai.new("yak", seats=4, seed=3).log
    assert yakai.new("yak", seats=4, seed=3).log != yakai.new("yak", seats=4, seed=4).log


def test_an_illegal_action_changes_nothing_and_names_its_clause() -> None:  # ALL-4
    match = position(["yak1", "yak1"])
    before, entries = match.state, match.log
    with pytest.raises(IllegalAction, match="YAK-7"):
        play(match, 0, 2, "yak")
    assert match.state is before
    assert match.log == entries
