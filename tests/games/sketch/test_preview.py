"""Previews of each card before it is played (SKE-8 to SKE-17), computed from the view alone (SKE-20)."""

from random import Random

import pytest

from tests.games.sketch.builders import position, yokai
from yakai import testing
from yakai.core.log import Acted, Settled
from yakai.core.match import Match
from yakai.games.sketch import rules
from yakai.games.sketch.actions import (
    Action,
    Call,
    Choice,
    Distract,
    End,
    Finish,
    Play,
    Preview,
    Standing,
)
from yakai.games.sketch.pieces import COLOURS, PLACE
from yakai.games.sketch.preview import offered
from yakai.games.sketch.view import HidEvent, TookEvent, UncoveredEvent


def preview(match: Match, action: Action) -> Preview:
    """The preview of an action, for the player whose turn it is."""
    found = [one for one in _offered(match).previews if one.action == action]
    assert len(found) == 1
    return found[0]


def _offered(match: Match) -> Choice:
    return offered(match.view(match.state.turn))


def test_a_card_that_completes_nothing_says_how_the_pile_would_stand() -> None:  # SKE-8 SKE-12
    match = position(["water-fire", ""], {"water": ("water6", 1, 2)})
    assert preview(match, Play(0, "water")) == Preview(Play(0, "water"), (Standing("water", (2, 2), 2),))


def test_a_card_that_completes_says_to_whom_it_would_go() -> None:  # SKE-13
    match = position(["earth-wind", ""], {"earth": ("earth4 earth7", 2, 1)})
    said = preview(match, Play(0, "earth"))
    assert said.finishes == (Finish("earth", yokai("earth4")[0], (3, 1), 0),)
    assert not said.uncovers
    assert not said.ends


def test_a_gift_to_the_opponent_is_said_to_be_one() -> None:  # SKE-13
    match = position(["earth-wind", ""], {"earth": ("earth5 earth7", 1, 3)})
    assert [one.seat for one in preview(match, Play(0, "earth")).finishes] == [1]


def test_a_tie_is_said_to_hide_it() -> None:  # SKE-14
    match = position(["earth-wind", ""], {"earth": ("earth4", 1, 2)})
    said = preview(match, Play(0, "earth"))
    assert said.finishes == (Finish("earth", yokai("earth4")[0], (2, 2), None),)
    assert said.uncovers == ("earth",)


def test_a_chain_is_said_as_far_as_the_yokai_are_known() -> None:  # SKE-15 SKE-20
    match = position(["water-fire", ""], {"water": ("water7 water3 water4", 3, 3)}, unseen="")
    said = preview(match, Play(0, "water"))
    assert [(one.yokai.value, one.cards, one.seat) for one in said.finishes] == [
        (7, (4, 3), 0),
        (3, (0, 3), 1),
    ]


def test_what_an_unknown_yokai_would_complete_is_left_open() -> None:  # SKE-20
    match = position(["water-fire", ""], {"water": ("water7", 3, 3)})
    said = preview(match, Play(0, "water"))
    assert [(one.yokai.value, one.seat) for one in said.finishes] == [(7, 0)]
    assert said.uncovers == ("water",)


def test_a_call_says_how_both_piles_would_stand() -> None:  # SKE-10 SKE-16
    piles = {"water": ("water7", 2, 1), "fire": ("fire5 fire3", 0, 1)}
    match = position(["water-fire!", ""], piles)  # type: ignore[arg-type]  # the keys are colours
    said = preview(match, Call(0, "water", "fire"))
    assert said.stands == (Standing("water", (3, 1), 1), Standing("fire", (0, 1), 2))


def test_a_call_that_completes_two_says_both_and_what_comes_up() -> None:  # SKE-16
    match = position(["water-fire!", ""], {"water": ("water7", 2, 0), "fire": ("fire3", 0, 0)})
    said = preview(match, Call(0, "water", "fire"))
    assert said.finishes == (Finish("water", yokai("fire3")[0], (3, 0), 0),)
    assert said.uncovers == ("fire",)


def test_a_distraction_says_how_both_piles_would_stand() -> None:  # SKE-11 SKE-16
    match = position(
        ["water-fire?", ""],
        {"water": ("water7", 0, 0), "wind": ("wind3 wind7", 0, 0)},
        sides={"water": ("", "water-wind"), "wind": ("earth-wind", "fire-wind")},
    )
    said = preview(match, Distract(0, "water"))
    assert said.stands == (Standing("water", (1, 0), 6), Standing("wind", (1, 2), 0))
    assert said.finishes == (Finish("wind", yokai("wind3")[0], (1, 2), 1),)


def test_the_last_yokai_of_a_pile_ends_the_game() -> None:  # SKE-17
    match = position(["earth-wind", ""], {"earth": ("earth3", 2, 0)}, unseen="")
    assert preview(match, Play(0, "earth")).ends


def test_how_many_cards_may_still_be_played() -> None:  # SKE-6
    assert _offered(position(["water-fire", ""])).more == 3
    assert _offered(position(["water-fire", ""], played=2)).more == 1


def test_a_viewer_who_may_not_act_is_offered_nothing() -> None:
    match = position(["water-fire", "earth-wind"])
    for view in (match.view(1), match.view(None)):
        assert offered(view) == rules.legal(view)
        assert not offered(view)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_said_comes_true_whatever_chance_uncovers(seed: int) -> None:
    """Every preview of a random game, against the rules themselves."""
    rng = Random(seed)
    for now, _ in testing.laws.positions(testing.random_match(testing.Case(rules, 2, {}), seed)):
        seat = now.state.turn
        view = rules.view(now.state, seat)
        choice = offered(view)
        assert list(choice) == list(rules.legal(view))
        assert [one.action for one in choice.previews] == [
            action for action in choice if not isinstance(action, End)
        ]
        for said in rng.sample(choice.previews, min(3, len(choice.previews))):
            comes_true(now, said, rng)


def comes_true(now: Match, said: Preview, rng: Random) -> None:
    """Play it in a copy. The preview may leave open only what follows, at the same pile, a yokai not seen before."""
    state = rules.act(now.state, now.state.turn, said.action)
    told = list(rules.tell(now.state, Acted(now.state.turn, said.action), state, None))
    while state.stage == "uncover":
        outcome = rules.sample(state, rng)
        before, state = state, rules.settle(state, outcome)
        told += rules.tell(before, Settled(outcome), state, None)
    open_at: set[str] = set()
    certain: list[Finish] = []
    for event in told:
        if isinstance(event, UncoveredEvent):
            open_at.add(event.colour)
        elif isinstance(event, TookEvent | HidEvent) and event.colour not in open_at:
            winner = event.seat if isinstance(event, TookEvent) else None
            mine, theirs = event.cards
            certain.append(Finish(event.colour, event.yokai, (len(mine), len(theirs)), winner))
    assert sorted(certain, key=_place) == sorted(said.finishes, key=_place)
    assert open_at == set(said.uncovers)
    if not open_at:
        assert said.ends == (state.stage == "over")


def _place(finish: Finish) -> tuple[int, int]:
    return PLACE[finish.colour], -finish.yokai.value


def test_the_order_of_colours_is_that_of_the_piles() -> None:
    assert COLOURS == ("water", "fire", "earth", "wind")
