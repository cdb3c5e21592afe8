"""Several players on one screen: a seat's view is sent only while its curtain is lifted."""

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.web.playing import any_move, latest, refusal, settled, table
from tests.web.running import Running, same_each_time
from tests.web.test_non_interference import Given, Script, World, other_world, played
from yakai.client import RefusedRequest, TableConnection
from yakai.web.messages import NewsMessage, OpenSeat, PersonPlayer, ReactedMessage, SaidMessage, SaidRemark

pytestmark = pytest.mark.anyio


async def one_screen(
    stack: AsyncExitStack, server: Running, game: str = "yak", **opening: Any
) -> TableConnection:
    """Anna, with Bob on her screen; the game begins at once."""
    anna = await stack.enter_async_context(server.client())
    await anna.call_me("Anna")
    wanted = {"seats": 2, "beside": ["Bob"], "ready": True, **opening}
    links = await anna.open_table(game, wanted.pop("seats"), **wanted)
    seat = await stack.enter_async_context(anna.join(links.invitation))
    await seat.joined()
    return seat


async def test_a_curtain_lifts_and_falls(server: Running) -> None:
    async with AsyncExitStack() as stack:
        screen = await one_screen(stack, server)
        down = await screen.game()
        assert table(screen).yours == table(screen).curtains == (0, 1)
        assert [(one.name, one.beside) for one in table(screen).players if isinstance(one, PersonPlayer)] == [
            ("Anna", False),
            ("Bob", True),
        ]
        assert (down.seat, down.view["seat"], down.view["hand"]) == (None, None, [])
        turn = down.view["turn"]
        lifted = await screen.lift(turn)
        assert (lifted.seat, lifted.fresh, len(lifted.view["hand"])) == (turn, True, 5)
        assert lifted.legal is not None
        await screen.act(any_move(screen, Random(1)))
        assert latest(screen).seat == turn  # they see its result
        other = await screen.lift(1 - turn)
        assert other.seat == 1 - turn
        fallen = await screen.fall()
        assert (fallen.seat, fallen.fresh, fallen.view["hand"]) == (None, True, [])


async def test_a_curtain_is_down_again_after_reconnecting_and_in_a_second_tab(server: Running) -> None:
    async with AsyncExitStack() as stack:
        screen = await one_screen(stack, server)
        await screen.game()
        await screen.lift(0)
        tab = await stack.enter_async_context(screen.client.join(screen.key))
        assert (await tab.game()).seat is None
        assert latest(screen).seat == 0
        await screen.connect()
        await screen.until(lambda seat: seat.latest is not None and seat.latest.seat is None)
        assert latest(screen).view["hand"] == []


async def test_only_ones_own_curtains_can_be_lifted(server: Running) -> None:
    async with AsyncExitStack() as stack:
        screen = await one_screen(stack, server, seats=3, ready=False)
        cleo = await stack.enter_async_context(server.client())
        far = await stack.enter_async_context(cleo.join(screen.key))
        await far.joined()
        assert (await refusal(screen.ask("lift_curtain", seat=0, game=1))).key == "no-game-is-running"
        await far.ask("sit", seat=2)
        for one in (far, screen):
            await one.ask("ready", ready=True)
        await settled([screen, far])
        assert (latest(far).seat, table(far).curtains) == (2, ())  # who has one seat has no curtain
        for seat in (2, 7, -1):
            assert (await refusal(screen.lift(seat))).key == "not-your-seat"
        assert (await refusal(screen.ask("lift_curtain", seat=0, game=2))).key == "another-game-began"
        assert (await refusal(far.lift(0))).key == "not-your-seat"
        assert (await far.lift(2)).seat == 2
        assert (await far.fall()).seat == 2
        watcher = await stack.enter_async_context(screen.client.join(table(screen).watching))
        assert (await watcher.game()).seat is None
        assert (table(watcher).yours, table(watcher).curtains) == ((), ())
        assert (await refusal(watcher.lift(0))).key == "only-watching"


async def test_nothing_is_done_or_told_from_behind_a_curtain(server: Running) -> None:
    async with AsyncExitStack() as stack:
        screen = await one_screen(stack, server)
        turn = (await screen.game()).view["turn"]
        await screen.lift(turn)
        move, done = any_move(screen, Random(2)), screen.new_id()
        await screen.lift(1 - turn)
        for asking in await everything_from(screen, turn, move):
            assert asking == "curtain-is-down"
        await screen.fall()
        for asking in await everything_from(screen, turn, move):
            assert asking == "curtain-is-down"
        assert await screen.actions() == ()
        await screen.lift(turn)
        await screen.act(move, id=done)
        await screen.fall()
        await screen.act(
            move, id=done, seat=turn
        )  # sent again as if the connection had broken: it is done already
        for asked, more in (("why", {"action": move}), ("recall", {}), ("hint", {})):
            refused = await refusal(screen.do(asked, id=done, seat=turn, **more))
            assert refused.key == "curtain-is-down", asked
        assert len(latest(screen).view["stack"]) == 1


async def everything_from(screen: TableConnection, seat: int, move: Any) -> list[str]:
    """The refusals of all requests that come from a seat."""
    asked = [
        screen.act(move, seat=seat),
        screen.do("why", seat=seat, action=move),
        screen.do("undo", seat=seat),
        screen.hint(seat=seat),
        screen.recall(seat=seat),
        screen.do("concede", seat=seat),
        screen.do("hand_over", seat=seat, bot=True),
    ]
    return [(await refusal(one)).key for one in asked]


async def test_lending_and_giving_up_are_the_lifted_seats(server: Running) -> None:
    async with AsyncExitStack() as stack:
        screen = await one_screen(stack, server, "sketch")
        await screen.game()
        await screen.lift(1)
        await screen.do("hand_over", bot=True)
        assert [one.bot is None for one in table(screen).players if isinstance(one, PersonPlayer)] == [
            True,
            False,
        ]
        await screen.do("concede")
        assert latest(screen).result is not None
        assert latest(screen).conceded == (1,)


async def test_what_is_said_is_signed_by_the_lifted_seat(server: Running) -> None:
    async with AsyncExitStack() as stack:
        screen = await one_screen(stack, server)
        await screen.game()
        watching = await stack.enter_async_context(server.client())
        watcher = await stack.enter_async_context(watching.join(table(screen).watching))
        await watcher.game()
        for lifted in (1, 0):
            await screen.lift(lifted)
            await screen.ask("say", text="mine")
            await screen.ask("react", reaction="clap")
        await screen.fall()
        await screen.ask("say", text="whose?")
        await watcher.until(lambda seat: len(remarks(seat)) == 3)
        assert [(one.name, one.seat) for one in remarks(watcher)] == [("Bob", 1), ("Anna", 0), ("Anna", 0)]
        reacted = [(one.name, one.seat) for one in watcher.received if isinstance(one, ReactedMessage)]
        assert reacted == [("Bob", 1), ("Anna", 0)]


async def test_a_pause_names_the_lifted_seat_and_with_the_curtain_down_no_seat(
    server: Running,
) -> None:
    async with AsyncExitStack() as stack:
        screen = await one_screen(stack, server)
        await screen.game()
        watcher = await stack.enter_async_context(server.client().join(table(screen).watching))
        await watcher.game()
        await screen.lift(1)
        await screen.ask("pause", game=1, paused=True)
        await screen.fall()
        await screen.ask("pause", game=1, paused=False)
        await screen.ask("pause", game=1, paused=True)
        await screen.lift(0)
        await screen.ask("pause", game=1, paused=False)
        await settled([screen, watcher])
        assert [line for told in watcher.told for line in told.lines][-4:] == [
            "Bob pauses the game",
            "The game resumes",
            "The game is paused",
            "Anna resumes the game",
        ]


async def test_a_declined_vote_names_the_lifted_seat(server: Running) -> None:
    async with AsyncExitStack() as stack:
        screen = await one_screen(stack, server, seats=3, ready=False)
        cleo = await stack.enter_async_context(server.client())
        far = await stack.enter_async_context(cleo.join(screen.key))
        await far.joined()
        await far.ask("sit", seat=2)
        for one in (far, screen):
            await one.ask("ready", ready=True)
        await settled([screen, far])
        await far.ask("pause", game=1, paused=True)
        await screen.lift(1)
        await screen.ask("pause", game=1, paused=False)
        await settled([screen, far])
        for one in (far, screen):
            news = [said.text for said in one.received if isinstance(said, NewsMessage)]
            assert news == ["Bob would rather play on"]


def remarks(seat: TableConnection) -> list[SaidRemark]:
    return [one.remark for one in seat.received if isinstance(one, SaidMessage)]


async def test_the_next_game_begins_with_all_curtains_down(server: Running) -> None:
    async with AsyncExitStack() as stack:
        screen = await one_screen(stack, server)
        await screen.game()
        await screen.lift(0)
        await screen.do("concede")
        assert latest(screen).seat == 0
        await screen.ask("again")
        await screen.until(lambda seat: seat.latest is not None and seat.latest.game == 2)
        assert (latest(screen).seat, latest(screen).view["hand"]) == (None, [])


async def test_pikit_asks_in_turn_where_a_screen_is_shared(server: Running) -> None:
    async with AsyncExitStack() as stack:
        screen = await one_screen(stack, server, "pikit", seats=3, ready=False)
        assert table(screen).options["one_screen"] is True
        await screen.ask("add_bot", seat=2, bot="novice")
        await screen.ask("ready", ready=True)
        assert (await screen.game()).view["one_screen"] is True


async def test_who_plays_beside_is_seated_named_and_goes(server: Running) -> None:
    async with AsyncExitStack() as stack:
        screen = await one_screen(stack, server, seats=4, ready=False, beside=())
        await screen.ask("sit_beside", seat=2, name=" Anna ")
        await screen.ask("sit_beside", seat=3, name="Dan")
        assert named(screen) == ["Anna", None, "Anna 2", "Dan"]
        await screen.ask("rename_beside", seat=3, name="Danylo")
        await screen.ask("sit", seat=1)  # only Anna moves
        await screen.ask("rename", name="Hanna")
        assert named(screen) == [None, "Hanna", "Anna 2", "Danylo"]
        assert (await refusal(screen.ask("rename_beside", seat=1, name="Eve"))).key == "not-your-seat"
        assert (await refusal(screen.ask("sit_beside", seat=2, name="Eve"))).key == "seat-is-taken"
        assert (await refusal(screen.ask("sit_beside", seat=0, name=" "))).key == "name-is-wrong"
        await screen.ask("stand", seat=2)
        assert named(screen) == [None, "Hanna", None, "Danylo"]
        guest = await stack.enter_async_context(server.client())
        standing = await stack.enter_async_context(guest.join(screen.key))
        await standing.joined()
        assert (await refusal(standing.ask("sit_beside", seat=0, name="Eve"))).key == "not-seated"


def named(screen: TableConnection) -> list[str | None]:
    return [None if isinstance(one, OpenSeat) else one.name for one in table(screen).players]


async def test_pictomania_wants_a_screen_for_each(server: Running) -> None:
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(server.client())
        with pytest.raises(RefusedRequest) as refused:
            await anna.open_table("pictomania", 3, beside=["Bob"])
        assert refused.value.key == "each-needs-a-screen"
        assert {one["id"]: one["one_screen"] for one in await anna.games()}["pictomania"] is False
        with pytest.raises(RefusedRequest) as refused:
            await anna.open_table("yak", 2, beside=["Bob", "Cleo"])
        assert refused.value.key == "seat-is-taken"
        with pytest.raises(RefusedRequest) as refused:
            await anna.open_table("yak", 2, beside=["Bob"], sit=False)
        assert refused.value.key == "not-seated"


# Two worlds


async def behind_curtains(data: Path, script: Script, world: World) -> tuple[list[bytes], list[bytes]]:
    """Play a script with seats 0 and 1 on one screen and 2 on another; return what the shared screen received with the
    curtain down, and the rest.
    """
    hidden: list[bytes] = []
    shown: list[bytes] = []
    with same_each_time(data, lambda: Given(world)) as server:
        async with AsyncExitStack() as stack:
            screen = await one_screen(stack, server, seats=3, ready=False)
            cleo = await stack.enter_async_context(server.client())
            far = await stack.enter_async_context(cleo.join(screen.key))
            await far.joined()
            await far.ask("sit", id="sit", seat=2)
            await far.ask("ready", id="ready-far", ready=True)
            await screen.ask("ready", id="ready", ready=True)
            await settled([screen, far])
            for number, (place, action) in enumerate(script.actions):
                if place == 2:
                    await far.act(action, id=f"act-{number}")
                    await settled([screen, far])
                    continue
                for seat in (0, 1):
                    await spy(screen, seat, action, number)
                hidden += screen.raw
                screen.raw.clear()
                await screen.ask("lift_curtain", id=f"lift-{number}", seat=place, game=1)
                await screen.act(action, id=f"act-{number}", seat=place)
                await settled([screen, far])
                shown += screen.raw
                screen.raw.clear()
                await screen.ask("lower_curtain", id=f"fall-{number}")
            return hidden + screen.raw, shown


async def spy(screen: TableConnection, seat: int, action: Any, number: int) -> None:
    """Send every request whose answer could reveal something, with the curtain down."""
    for asked, more in (
        ("act", {"action": action}),
        ("why", {"action": action}),
        ("undo", {}),
        ("recall", {}),
    ):
        await refusal(screen.do(asked, id=f"spy-{asked}-{seat}-{number}", seat=seat, **more))
    await screen.ask("full_state", id=f"look-{seat}-{number}")


async def test_no_byte_that_comes_with_the_curtain_down_depends_on_a_hidden_card(tmp_path: Path) -> None:
    script = played(3, 5)
    world = other_world(script, -1, Random(5))
    one, lifted = await behind_curtains(tmp_path / "one", script, script.world)
    other, lifted_there = await behind_curtains(tmp_path / "other", script, world)
    assert one == other
    assert lifted != lifted_there
