"""`yakai play` where several may act at once: a discard of Pikit waits for all answers."""

from collections.abc import Callable
from random import Random
from typing import Any

from typer.testing import Result

from tests.games.pikit.builders import do, position
from yakai.cli.moves import one_move
from yakai.games.pikit.actions import Flip, Pass


def test_a_whole_game_can_be_typed_and_no_player_is_asked_twice(command: Callable[..., Result]) -> None:
    typed = "pass all\nnothing\n" * 200
    done = command("play", "pikit", "--seats", "3", "--seed", "1", "--name", "Mia", stdin=typed)
    assert done.exit_code == 0
    assert "You pass for this turn" in done.stdout
    assert "You take nothing" in done.stdout
    assert "You may answer:" in done.stdout
    assert "You have let this discard be." not in done.stdout
    assert "The game is over." in done.stdout


class NeverAsked:
    """A player who must not be asked."""

    def choose(self, *_: Any) -> Any:
        raise AssertionError("asked, though a pass is to be made without asking")


def test_a_standing_pass_is_made_without_asking() -> None:  # PIK-17
    match = position(["7 7 2", "6 6"], dice=(1, 3))
    do(match, 0, Flip(7, 0, 6))
    do(match, 1, Pass(1, rest=True))
    do(match, 0, Flip(7, 0, 5))
    one_move(match, [NeverAsked(), NeverAsked()], Random(1))
    assert match.view(0).dice == (5, 3)
