"""Club and expert: they remember, read what the others do, and gather the families in time."""

from random import Random

import pytest

from tests.games.yokai.builders import COLUMNS, MIXED, draw, field, move, peek, place, position
from tests.games.yokai.test_bots import ALL, played
from yakai.core.game import Bot
from yakai.core.match import Match
from yakai.games.yokai import game, rules
from yakai.games.yokai.actions import Action, Declare, Draw, Move, Peek, Place
from yakai.games.yokai.bots import Club, Expert
from yakai.games.yokai.bots.aims import Shaped
from yakai.games.yokai.bots.beliefs import Evidence, Sense, worlds
from yakai.games.yokai.bots.groups import HOPELESS, Field
from yakai.games.yokai.bots.shapes import parted
from yakai.games.yokai.field import SHAPES, is_one_piece
from yakai.games.yokai.pieces import CARDS, GOALS, Goal
from yakai.games.yokai.state import Options

BOTH = pytest.mark.parametrize("bot", [Club(), Expert()], ids=["club", "expert"])


def choices(bot: Bot, match: Match, times: int = 5) -> set[Action]:
    seat = match.state.turn
    return {bot.choose(rules, match.view(seat), match.recall(seat), Random(seed)) for seed in range(times)}


def together(match: Match, one: int, other: int) -> float:
    """How likely two cards are of one family, for the player whose turn it is."""
    seat = match.state.turn
    evidence = Evidence(match.view(seat), match.recall(seat), Sense())
    found = worlds(evidence, Random(1), walks=10, first=200, samples=20, steps=10)
    return sum(any(four >> one & four >> other & 1 for four in world) for world in found) / len(found)


# Beliefs about faces


def test_a_card_that_was_moved_beside_another_seems_to_be_of_its_family() -> None:
    match = position()
    peek(match, 0, 15)
    move(match, 15, (-1, 0))
    draw(match)
    assert together(match, 0, 15) > 0.7
    assert together(match, 5, 9) < 0.4


def test_cards_that_were_seen_and_not_brought_together_seem_to_differ() -> None:
    match = position()
    peek(match, 0, 15)
    move(match, 15, (3, -1))
    draw(match)
    assert together(match, 0, 15) < 0.1


def test_a_card_that_was_moved_away_from_another_seems_to_differ() -> None:
    match = position()
    peek(match, 2, 3)
    move(match, 3, (0, 4))
    draw(match)
    assert together(match, 2, 3) < 0.05


def test_a_hint_is_believed() -> None:
    match = position(stage="hint", waiting="k", known={0: (0,)})
    place(match, 0, 0)
    seat = match.state.turn
    evidence = Evidence(match.view(seat), match.recall(seat), Sense())
    found = worlds(evidence, Random(1), walks=10, first=200, samples=20, steps=10)
    assert sum(world[0] & 1 for world in found) > 0.9 * len(found)


def test_worlds_fit_what_was_seen() -> None:
    match = position(known=dict.fromkeys((0, 5, 6, 11), (0,)))
    evidence = Evidence(match.view(0), match.recall(0), Sense())
    for world in worlds(evidence, Random(1), walks=3, first=20, samples=5, steps=5):
        assert sorted(card for four in world for card in CARDS if four >> card & 1) == list(CARDS)
        assert all(four.bit_count() == 4 for four in world)
        faces = field(*MIXED)[1]
        assert [faces[card] for card in (0, 5, 6, 11)] == ["kitsune", "oni", "kitsune", "kappa"]
        assert [world[family] >> card & 1 for family, card in ((0, 0), (2, 5), (0, 6), (1, 11))] == [1] * 4


# Distance from a finished field


def test_a_family_lacks_nothing_exactly_if_it_is_one_group() -> None:
    rng = Random(3)
    match = Match(rules, 2, chance=rng)
    for _ in range(60):
        seat = match.state.turn
        if match.result is not None:
            match = Match(rules, 2, chance=rng)
            continue
        match.play(seat, match.legal(seat).sample(rng))
        cells = match.view(0).cells
        for _ in range(20):
            cards = rng.sample(CARDS, 4)
            lacks = Field(cells).lacks(sum(1 << card for card in cards))
            assert (lacks == 0) == is_one_piece([cells[card] for card in cards])


@pytest.mark.parametrize(
    ("rows", "lacks"),
    [
        (("kkkwk", "owor", "owor", "wor.r"), 1),  # round the corner
        (("kwkok", "wwkro", "ooowr", "rr..."), 2),
        (("kwork", "kwor.", ".wor.", "kwor."), 1),
    ],
)
def test_a_family_lacks_the_moves_that_it_takes(rows: tuple[str, ...], lacks: int) -> None:
    cells, faces = field(*rows)
    family = sum(1 << card for card in CARDS if faces[card] == "kitsune")
    assert Field(cells).lacks(family) == lacks


def test_covered_cards_far_apart_never_come_together() -> None:
    cells, faces = field("kwork", "wworo", "wrork", "k....")
    family = sum(1 << card for card in CARDS if faces[card] == "kitsune")
    ends = sum(1 << card for card in CARDS if cells[card] in ((0, 0), (4, 2)))
    assert Field(cells, ends).lacks(family) == HOPELESS


@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_is_parted_into_groups_and_lacks_nothing_when_they_are_filled(goal: Goal) -> None:
    shape = tuple(sorted(SHAPES[goal]))
    for groups in parted(shape):
        assert sorted(number for group in groups for number in group) == list(CARDS)
        assert all(is_one_piece(shape[number] for number in group) for group in groups)
    filled = sum((groups for groups in parted(shape)[:1]), ())
    odds = [[float(number in group) for group in filled] for number in CARDS]
    world = tuple(sum(1 << number for number in group) for group in filled)
    assert Shaped(odds, shape, 0, shape, 3).lacks(shape, ())(world) == 0
    away = [(shape[0][0] - 1, shape[0][1] - 1), *shape[1:]]
    aim = Shaped(odds, away, 0, shape, 3)
    assert aim.lacks(away, ())(world) == 1
    assert aim.gains(0, [shape[0], (9, 9)]) == [1, 0]


@BOTH
def test_they_declare_a_goal_that_is_reached(bot: Bot) -> None:
    match = position("kkooo", ".kor", ".kwr", "wwwrr", known=ALL, goal="drum", options=Options(goal=True))
    assert choices(bot, match) == {Declare()}


@BOTH
def test_they_bring_the_families_of_their_link_together(bot: Bot) -> None:
    rows = ("k.r", "kwr", "kwr", "kwr", ".w.", ".oooo")
    options = Options(links="first")
    match = position(*rows, stage="move", peeked=(0, 15), known=ALL, links={0: "kr"}, options=options)
    assert choices(bot, match) <= {Move(8, (1, 0)), Move(10, (1, 0))}


# Actions


@BOTH
def test_they_peek_at_what_they_have_not_seen(bot: Bot) -> None:
    match = position(known={card: (0,) for card in range(16) if card not in (3, 8)})
    assert choices(bot, match) <= {Peek(3), Peek(8)}


@BOTH
def test_they_declare_what_is_together_and_nothing_else(bot: Bot) -> None:
    assert choices(bot, position(*COLUMNS, known=ALL)) == {Declare()}
    for match in (
        position("kwor", "kwor", "kwor", "wkor", known=ALL),
        position(*COLUMNS, known=ALL, links={0: "kr"}, options=Options(links="first")),
        position(*COLUMNS, known=ALL, goal="carp", options=Options(goal=True)),
    ):
        assert Declare() not in choices(bot, match)


@BOTH
def test_they_bring_a_family_together(bot: Bot) -> None:
    match = position("kwork", "kwor", "kwor", ".wor", stage="move", peeked=(0, 15), known=ALL)
    for choice in choices(bot, match):
        assert isinstance(choice, Move)
        assert choice.card == 4  # the kitsune on the other side
        assert choice.to in ((-1, 0), (-1, 1), (-1, 2), (0, -1), (0, 3))


@BOTH
def test_they_cover_with_a_telling_hint_that_is_right_what_lies_well(bot: Bot) -> None:
    match = position(*COLUMNS, stage="hint", waiting="kwo k", known=ALL)
    for choice in choices(bot, match):
        assert choice in [Place(1, card) for card in (0, 4, 8, 12)]
    match = position(stage="hint", waiting="o", known={0: (0,)})
    assert choices(bot, match) == {Draw()}


@BOTH
def test_the_same_view_memory_and_chance_give_the_same_move(bot: Bot) -> None:
    rng = Random(5)
    match = Match(rules, 2, Options(links="all"), chance=rng)
    for turn in range(9):
        seat = match.state.turn
        asked = [bot.choose(rules, match.view(seat), match.recall(seat), Random(turn)) for _ in range(2)]
        assert asked[0] == asked[1]
        match.play(seat, asked[0])


@pytest.mark.parametrize(
    ("bot", "seats", "options"),
    [
        (Club(), 2, Options(links="all", stacked=True, harder=True)),
        (Club(), 3, Options(blind=True, goal=True, notebook=True)),
        (Club(), 4, Options(links="first", easier=True)),
        (Expert(), 2, Options(links="all", goal=True)),
        (Expert(), 2, Options(blind=True)),
    ],
)
def test_every_choice_is_legal(bot: Bot, seats: int, options: Options) -> None:
    assert played(seats, seats, bot, options).result is not None


def test_experts_win_most_games() -> None:
    assert list(game.bots) == ["novice", "club", "expert"]
    assert sum(played(2, seed, Expert()).view(0).end.won for seed in range(4)) >= 3
