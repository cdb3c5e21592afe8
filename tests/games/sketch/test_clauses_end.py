"""Every clause of sketch/text/rules.en.md about the end and about what a player knows, by name (SKE-17 to SKE-20)."""

import pytest

import yakai
from tests.games.sketch.builders import call, cards, distract, end, names, play, position, yokai
from yakai.core.errors import CannotUndo, IllegalAction
from yakai.core.log import Settled
from yakai.games.sketch import rules
from yakai.games.sketch.actions import Play
from yakai.games.sketch.pieces import ANNOUNCED, QUIET
from yakai.games.sketch.view import (
    DrewEvent,
    QuietEvent,
)

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
