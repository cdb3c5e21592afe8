"""`yakai play` where several may act at once: a discard of Pikit waits for everybody's answer."""

from collections.abc import Callable

from typer.testing import Result


def test_a_whole_game_can_be_typed_and_nobody_is_asked_twice(command: Callable[..., Result]) -> None:
    typed = "pass all\nnothing\n" * 200
    done = command("play", "pikit", "--seats", "3", "--seed", "1", "--name", "Mia", stdin=typed)
    assert done.exit_code == 0
    assert "You let everything be this turn" in done.stdout
    assert "You take nothing" in done.stdout
    assert "You may answer:" in done.stdout
    assert "You have let this discard be." not in done.stdout
    assert "The game is over." in done.stdout
