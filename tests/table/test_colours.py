"""Each seat has a colour of its own, and people choose theirs before the game."""

import pytest

from tests.table.evening import Evening
from yakai.core.errors import YakaiError
from yakai.table.commands.lobby import AddBot, OpenTable, SetColour, SetReady, Sit, Stand
from yakai.table.commands.play import Concede
from yakai.table.errors import BadColour, ColourTaken, GameRuns, NotSeated, NotYourSeat
from yakai.table.live import LiveTable

pytestmark = pytest.mark.anyio


async def lobby(evening: Evening, game: str = "pictomania", seats: int = 4) -> LiveTable:
    """Ann and Bob at a table with some open seats."""
    keys = await evening.tables.open(OpenTable("ann", "Ann", game, seats, {}, (), True, False))
    live = (await evening.tables.find(keys.invitation)).table
    await live.submit(Sit("bob", "Bob", 1))
    return live


def colours(live: LiveTable) -> tuple[int, ...]:
    return live.room.colours(6)


async def test_a_player_gets_the_chosen_colour_and_the_others_get_different_ones() -> None:
    live = await lobby(Evening())
    assert colours(live) == (0, 1, 2, 3)
    await live.submit(SetColour("bob", 1, 5))
    assert colours(live) == (0, 5, 2, 3)
    await live.submit(SetColour("bob", 1, 0))
    assert colours(live) == (1, 0, 2, 3)
    await live.submit(SetColour("ann", 0, 2))
    assert colours(live) == (2, 0, 1, 3)
    assert len(set(colours(live))) == 4


@pytest.mark.parametrize(
    ("command", "error"),
    [
        (SetColour("ann", 0, 4), ColourTaken),
        (SetColour("ann", 0, 6), BadColour),
        (SetColour("ann", 0, -1), BadColour),
        (SetColour("ann", 1, 3), NotYourSeat),
        (SetColour("eve", 0, 3), NotSeated),
    ],
)
async def test_what_another_has_chosen_cannot_be_had(command: SetColour, error: type[YakaiError]) -> None:
    live = await lobby(Evening())
    await live.submit(SetColour("bob", 1, 4))
    before = live.table.seq
    with pytest.raises(error):
        await live.submit(command)
    assert live.table.seq == before


async def test_a_colour_goes_along_and_is_free_again_when_its_owner_leaves() -> None:
    live = await lobby(Evening())
    await live.submit(SetColour("bob", 1, 4))
    await live.submit(Sit("bob", "Bob", 3))
    assert colours(live) == (0, 1, 2, 4)
    await live.submit(Stand("bob", 3))
    await live.submit(SetColour("ann", 0, 4))
    assert colours(live) == (4, 1, 2, 3)


async def test_it_is_stored_and_holds_in_the_game() -> None:
    evening = Evening()
    live = await lobby(evening)
    await live.submit(SetColour("bob", 1, 3))
    for seat in (2, 3):
        await live.submit(AddBot("ann", seat, "novice"))
    for person in ("ann", "bob"):
        await live.submit(SetReady(person, True))
    assert live.room.phase == "playing"
    with pytest.raises(GameRuns):
        await live.submit(SetColour("bob", 1, 5))
    assert colours(await evening.elsewhere(live)) == colours(live) == (0, 3, 2, 1)


async def test_drawings_keep_their_colours_after_their_artists_have_left() -> None:
    live = await lobby(Evening(), seats=3)
    await live.submit(Sit("cleo", "Cleo", 2))
    await live.submit(SetColour("bob", 1, 3))
    for person in ("ann", "bob", "cleo"):
        await live.submit(SetReady(person, True))
    await live.submit(Concede("ann", 0, 1))
    await live.submit(Concede("bob", 1, 1))
    assert live.room.phase == "over"
    await live.submit(Stand("bob", 1))
    await live.submit(SetColour("ann", 0, 5))
    assert colours(live) == (5, 1, 2)
    assert live.room.game_colours(6) == (0, 3, 2)


async def test_the_same_once_more_changes_nothing() -> None:
    live = await lobby(Evening())
    await live.submit(SetColour("bob", 1, 3))
    before = live.table.seq
    await live.submit(SetColour("bob", 1, 3))
    assert live.table.seq == before


async def test_other_games_have_none() -> None:
    live = await lobby(Evening(), "yak")
    with pytest.raises(BadColour):
        await live.submit(SetColour("ann", 0, 0))
    assert live.room.colours(0) == ()
