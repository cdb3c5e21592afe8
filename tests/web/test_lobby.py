"""The table before a game, with a real server: people join by the invitation, and the host arranges the table."""

from typing import Any

import pytest

from tests.web.playing import people, refusal, table
from tests.web.running import Running
from yakai import text
from yakai.web.messages import BotPlayer, OpenSeat, PersonPlayer
from yakai.web.ws.table_message import FACES

pytestmark = pytest.mark.anyio


async def test_two_people_find_each_other_by_the_invitation(server: Running) -> None:
    async with people(server, 2) as (ann, bob):
        await ann.until(lambda seat: isinstance(table(seat).players[1], PersonPlayer))
        assert table(ann).players == (
            PersonPlayer("Person 0", False, True),
            PersonPlayer("Person 1", False, True),
        )
        assert (table(ann).yours, table(ann).host) == ((0,), True)
        assert (table(bob).yours, table(bob).host) == ((1,), False)
        assert table(bob).name == "Person 1"


async def test_play_now_begins_at_once(server: Running) -> None:
    async with server.client() as ann:
        links = await ann.open_table("yak", 3, bots=["novice", "random"], ready=True)
        async with ann.join(links.invitation) as seat:
            assert (await seat.joined()).phase == "playing"
            assert len((await seat.game()).view["hand"]) == 5
            assert [type(player) for player in table(seat).players] == [PersonPlayer, BotPlayer, BotPlayer]


async def test_the_host_arranges_the_table(server: Running) -> None:
    async with people(server, 2) as (ann, bob):
        await ann.ask("set_seats", seats=4)
        await ann.ask("add_bot", seat=3, bot="novice")
        await ann.ask("set_options", options={"first": 2})
        await bob.ask("sit", seat=2)
        await ann.until(lambda seat: isinstance(table(seat).players[1], OpenSeat))
        assert isinstance(table(ann).players[2], PersonPlayer)
        assert isinstance(table(ann).players[3], BotPlayer)
        assert table(ann).options == {"first": 2}
        await ann.ask("empty_seat", seat=3)
        await ann.ask("set_seats", seats=3)
        await bob.ask("stand", seat=2)
        await ann.until(lambda seat: table(seat).players[1:] == (OpenSeat(), OpenSeat()))


async def test_people_choose_their_colours(server: Running) -> None:
    async with people(server, 3, of="pictomania") as (ann, bob, cleo):
        await bob.ask("colour", seat=1, colour=0)
        await ann.until(lambda seat: table(seat).colours == (1, 0, 2))
        assert (await refusal(cleo.ask("colour", seat=2, colour=0))).key == "colour-is-taken"
        assert (await refusal(cleo.ask("colour", seat=1, colour=5))).key == "not-your-seat"
        assert (await refusal(cleo.ask("colour", seat=2, colour=6))).key == "no-such-colour"
        async with bob.client.join(table(bob).watching) as watcher:
            assert (await watcher.joined()).colours == (1, 0, 2)
            assert (await refusal(watcher.ask("colour", seat=1, colour=5))).key == "only-watching"
    async with people(server, 2) as (ann, bob):
        assert table(ann).colours == ()


@pytest.mark.parametrize(
    ("request_", "key"),
    [
        ({"type": "add_bot", "seat": 1, "bot": "novice"}, "host-only"),
        ({"type": "empty_seat", "seat": 0}, "host-only"),
        ({"type": "set_seats", "seats": 5}, "host-only"),
        ({"type": "set_options", "options": {}}, "host-only"),
        ({"type": "sit", "seat": 0}, "seat-is-taken"),
        ({"type": "sit", "seat": 17}, "no-such-seat"),
        ({"type": "again"}, "game-is-not-over"),
        ({"type": "act", "seat": 1, "game": 1, "action": {"type": "pass"}}, "no-game-is-running"),
        ({"type": "rename", "name": " "}, "name-is-wrong"),
    ],
)
async def test_a_guest_is_refused_with_a_reason(server: Running, request_: dict[str, Any], key: str) -> None:
    async with people(server, 2) as (_, bob):
        await bob.ping()
        before = table(bob)
        refused = await refusal(bob.ask(**request_))
        assert refused.key == key
        assert refused.text not in ("", key)
        await bob.ping()
        assert table(bob) == before


async def test_refusals_are_in_the_language_of_the_connection(server: Running) -> None:
    async with people(server, 1) as (ann,), server.client("uk") as bob, bob.join(ann.key) as seat:
        refused = await refusal(seat.ask("set_seats", seats=4))
        assert refused.text == text.say("uk", "host-only")


async def test_a_new_name_is_seen_by_all(server: Running) -> None:
    async with people(server, 2) as (ann, bob):
        await bob.ask("rename", name=" Богдан ")
        await ann.until(lambda seat: table(seat).players[1] == PersonPlayer("Богдан", False, True))
        assert table(bob).name == "Богдан"
        assert await bob.client.name() == "Богдан"
        await bob.client.call_me("Боб")
        await ann.until(lambda seat: table(seat).players[1] == PersonPlayer("Боб", False, True))
        await bob.until(lambda seat: table(seat).name == "Боб")


async def test_bots_have_names_in_the_readers_language(server: Running) -> None:
    async with people(server, 1, bots=1) as (ann,), server.client("ru") as bob, bob.join(ann.key) as seat:
        players = (await seat.joined()).players
        assert isinstance(players[1], BotPlayer)
        assert players[1].name == text.say("ru", "bot-name-usagi")
        assert players[1].face == "usagi"


def test_bots_have_the_faces_of_their_names() -> None:
    assert FACES == text.BOT_FACES
