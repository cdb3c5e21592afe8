"""When bots guess and take tokens: early if sure, later if not, and always so that something is left for people."""

from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from tests.games.pictomania.builders import drawing, line
from tests.games.pictomania.test_guessing import at_table
from yakai.core.game import Times
from yakai.core.match import Match
from yakai.games.pictomania.actions import Guess, Stroke, Take
from yakai.games.pictomania.bots import Player, bides
from yakai.games.pictomania.bots.nerves import CLUB, EXPERT, NOVICE, Nerve, temperament

WHOLE = 180.0


@dataclass
class Table:
    """Six players, the first a person; all have drawn a little and then paused."""

    match: Match

    def waits(self, seat: int, action: Guess | Take | Stroke, passed: float, **how: float) -> bool:
        quiet = tuple(how.get(f"quiet{one}", 20.0) for one in range(6))
        times = Times(passed, quiet, 0.0, frozenset({0}), "club", how.get("sure", 1.0))
        return bides(self.match.view(seat), action, times) > 0


@pytest.fixture
def table() -> Table:
    match = drawing(6, drawing=180)
    for seat in range(6):
        for _ in range(3):
            match.play(seat, line())
    return Table(match)


def moment(table: Table, seat: int, action: Guess | Take, **how: float) -> int:
    """The seconds after which a bot takes its action, if nothing else happens."""
    return next(passed for passed in range(int(WHOLE)) if not table.waits(seat, action, passed, **how))


def test_surer_bots_guess_earlier_but_not_before_people_could_have_looked(table: Table) -> None:
    moments = [moment(table, 1, Guess(2, 3), sure=sure) for sure in (1.0, 0.9, 0.7, 0.4, 0.1)]
    assert moments == sorted(moments)
    assert moments[0] == moments[1]  # as sure as it needs to be
    assert len(set(moments)) == 4
    assert moments[0] >= 0.3 * WHOLE
    assert moments[-1] <= 0.8 * WHOLE


def test_the_hasty_guess_earlier_than_the_careful_and_with_less(table: Table) -> None:
    careful, easy, hasty = (moment(table, seat, Guess(0, 3), sure=0.8) for seat in (3, 1, 2))
    assert hasty < easy < careful
    assert [temperament(seat).needs for seat in (2, 1, 3)] == sorted(
        temperament(one).needs for one in range(3)
    )


def test_before_half_of_the_time_the_second_place_is_left_to_people(table: Table) -> None:
    table.match.play(1, Guess(3, 2))
    assert moment(table, 2, Guess(3, 2)) >= WHOLE / 2
    assert moment(table, 2, Guess(4, 2)) < WHOLE / 2
    table.match.play(0, Guess(3, 2))
    assert moment(table, 2, Guess(3, 2)) < WHOLE / 2


def test_half_of_the_drawings_are_left_to_people_for_longer(table: Table) -> None:
    for artist in (1, 2, 3):
        assert moment(table, 4, Guess(5, 2)) < WHOLE / 2
        table.match.play(5, Guess(artist, artist))
    assert moment(table, 4, Guess(5, 2)) >= 0.6 * WHOLE
    assert WHOLE / 2 <= moment(table, 4, Guess(1, 2)) < 0.6 * WHOLE


def test_who_is_not_sure_waits_until_nothing_comes_any_more(table: Table) -> None:
    assert table.waits(1, Guess(2, 3), 135, sure=0.5, quiet2=2.0)
    assert not table.waits(1, Guess(2, 3), 135, sure=0.5, quiet2=5.0)
    assert not table.waits(1, Guess(2, 3), 135, sure=0.95, quiet2=2.0)


def test_tokens_are_taken_in_the_second_half_and_one_after_another(table: Table) -> None:
    assert moment(table, 1, Take()) > WHOLE / 2
    table.match.play(5, Take(3))
    assert table.waits(1, Take(), 110, quiet5=1.0)
    assert not table.waits(1, Take(), 110, quiet5=10.0)
    moments = [moment(table, seat, Take(), quiet5=20.0) for seat in (1, 2, 3, 4)]
    assert len(set(moments)) == 4  # the next bot sees that one is gone


@pytest.mark.parametrize("nerve", [NOVICE, CLUB, EXPERT])
def test_how_sure_a_bot_is_says_nothing_of_its_own_word(nerve: Nerve) -> None:
    match = at_table(1)
    view = match.view(0)
    assert view.task is not None
    guess, player = Guess(2, 3), Player(nerve)
    assert player.sure(view, Guess(2, 4)) == player.sure(view, guess)
    others = [replace(view, task=replace(view.task, number=number)) for number in range(1, 8)]
    assert len({player.sure(other, guess) for other in (*others, replace(view, task=None))}) == 1
    assert 0 <= player.sure(view, guess) <= 1


def test_the_worse_the_less_sure_and_of_less_the_less_sure() -> None:
    whole, begun = at_table(3), at_table(3, part=0.1)
    task = whole.view(1).task
    assert task is not None
    right = Guess(1, task.number)
    novice, club, expert = (Player(nerve).sure(whole.view(0), right) for nerve in (NOVICE, CLUB, EXPERT))
    assert novice < club
    assert expert > 0.9
    assert Player(CLUB).sure(begun.view(0), right) < club


def test_what_is_scribbled_takes_its_time(table: Table) -> None:
    stroke = line()
    assert table.waits(1, stroke, 20, quiet1=5.0, sure=0.0)
    assert not table.waits(1, stroke, 20, quiet1=5.0, sure=1.0)
