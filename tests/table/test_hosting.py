"""What the host may do: remove and ban people, lock the table, renew links; and who becomes the next host."""

import asyncio

import pytest

from tests.table.evening import Ear, Evening, eventually, match_of, tags, told
from yakai.core.errors import YakaiError
from yakai.table.access_checks import belongs, check_may_come_in
from yakai.table.commands.base import Command
from yakai.table.commands.hosting import (
    AllowWatching,
    LetBackIn,
    Lock,
    MakeHost,
    RenewLink,
    SetConceding,
    TurnOut,
)
from yakai.table.commands.lobby import EmptySeat, OpenTable, OpenToAll, Rename, SetReady, Sit
from yakai.table.errors import CannotHost, GameRuns, HostOnly, NotHere, TalkClosed, TurnedAway
from yakai.table.keys import TableKeys
from yakai.table.live import LiveTable
from yakai.table.state.access import Banned
from yakai.table.state.entries import HostSet, TurnedOut
from yakai.table.state.remarks import Speaker
from yakai.table.state.room import BotOccupant, PersonOccupant

pytestmark = pytest.mark.anyio

KEYS = TableKeys("token-0", "new-invitation", "new-watching")


def refusal(live: LiveTable, person: str, invited: bool = True) -> str | None:
    try:
        check_may_come_in(live.room, person, invited)
    except TurnedAway as error:
        return error.key
    return None


@pytest.mark.parametrize(
    "command",
    [
        Lock("bob", True),
        AllowWatching("bob", False),
        SetConceding("bob", True),
        MakeHost("bob", "bob"),
        LetBackIn("bob", "gus"),
        RenewLink("bob", KEYS),
        TurnOut("bob", "ann", "Ann", ban=False),
    ],
)
async def test_only_the_host_may_and_nothing_changes_otherwise(command: Command) -> None:
    live = await Evening().two_people()
    before = live.room
    with pytest.raises(HostOnly):
        await live.submit(command, "r")
    assert live.room == before


async def test_a_banned_person_is_disconnected_and_cannot_come_back_even_after_a_restart() -> None:
    evening = Evening()
    live = await evening.two_people()
    bob, gus = Ear("bob"), Ear("gus", invited=False)
    live.join(bob)
    live.join(gus)
    await live.submit(TurnOut("ann", "gus", "Gus", ban=True), "r1")
    assert (gus.turned_away, bob.turned_away) == ("banned-from-table", None)
    assert bob.heard[-1].news == (TurnedOut("gus", "Gus", ban=True),)
    for one in (live, await evening.elsewhere(live)):
        assert refusal(one, "gus") == refusal(one, "gus", invited=False) == "banned-from-table"
        assert refusal(one, "bob") is None
    with pytest.raises(TurnedAway):
        await live.submit(Sit("gus", "Gus", 0), "r")
    with pytest.raises(TurnedAway):
        await live.talk.say(Speaker("gus", "Gus", True), "hello", "r")
    await live.submit(LetBackIn("ann", "gus"), "r2")
    assert refusal(live, "gus") is None
    with pytest.raises(NotHere):
        await live.submit(LetBackIn("ann", "gus"), "r3")


async def test_a_bot_plays_on_for_a_removed_player_and_leaves_after_the_game() -> None:
    evening = Evening()
    live = await evening.begun("yak", people=3)
    await live.submit(TurnOut("ann", "bob", "Bob", ban=False), "r")
    occupant = live.room.occupants[1]
    assert isinstance(occupant, BotOccupant)
    assert occupant.leaves
    assert occupant.bot
    assert not live.room.seats_of("bob")
    assert "bob" not in live.room.still_playing
    assert live.room.conceded == ()
    assert tags(told(live, None))[-1] == "handed_over"
    assert refusal(live, "bob") is None  # removed, but not banned
    again = await evening.elsewhere(live)
    assert again.room == live.room
    await live.agreements.end_vote.cast("ann", 1, True)
    await live.agreements.end_vote.cast("cleo", 1, True)
    assert live.room.phase == "over"
    assert live.room.occupants[1] is None


async def test_before_a_game_the_seat_of_a_banned_player_is_open() -> None:
    evening = Evening()
    keys = await evening.tables.open(OpenTable("ann", "Ann", "yak", 2, {}, (), sit=True, ready=False))
    live = (await evening.tables.find(keys.invitation)).table
    await live.submit(Sit("bob", "Bob", 1))
    await live.submit(TurnOut("ann", "bob", "Bob", ban=True), "r")
    assert live.room.occupants[1] is None
    assert live.room.access.banned == (Banned("bob", "Bob"),)
    with pytest.raises(CannotHost):
        await live.submit(TurnOut("ann", "ann", "Ann", ban=True), "r2")


async def test_a_locked_table_admits_only_people_who_were_there_before() -> None:
    evening = Evening()
    live = await evening.two_people()
    await live.submit(Lock("ann", True, ("ann", "bob", "gus")), "r")
    for one in (live, await evening.elsewhere(live)):
        assert [refusal(one, person) for person in ("ann", "bob", "gus")] == [None] * 3
        assert refusal(one, "dora") == refusal(one, "dora", invited=False) == "table-is-locked"
    await live.submit(TurnOut("ann", "gus", "Gus", ban=False), "r2")
    assert refusal(live, "gus") == "table-is-locked"
    await live.submit(Lock("ann", False), "r3")
    assert refusal(live, "dora") is None


async def test_a_locked_table_is_listed_nowhere() -> None:
    evening = Evening()
    keys = await evening.tables.open(OpenTable("ann", "Ann", "yak", 2, {}, (), sit=True, ready=False))
    live = (await evening.tables.find(keys.invitation)).table
    live.join(Ear("ann"))
    await live.submit(OpenToAll("ann", True))
    assert list(evening.tables.open_to_all) == [live]
    await live.submit(Lock("ann", True))
    assert not list(evening.tables.open_to_all)


async def test_spectators_are_disconnected_when_the_host_forbids_watching() -> None:
    live = await Evening().two_people()
    gus, dora = Ear("gus", invited=False), Ear("dora")
    live.join(gus)
    live.join(dora)
    await live.submit(AllowWatching("ann", False), "r")
    assert (gus.turned_away, dora.turned_away) == ("watching-is-off", None)
    assert refusal(live, "bob", invited=False) == "watching-is-off"
    assert refusal(live, "dora") is None


async def test_renewed_links_are_others_and_the_old_invitation_is_only_for_those_who_belong() -> None:
    evening = Evening()
    live = await evening.two_people()
    old = live.keys
    await live.renew_link("ann", "r")
    await live.renew_link("ann", "r")  # the same request once more
    new = live.keys
    assert live.room.access.renewed == 1
    assert {old.invitation, old.watching}.isdisjoint({new.invitation, new.watching})
    with pytest.raises(YakaiError):
        await evening.tables.find(old.watching)
    found = await evening.tables.find(old.invitation)
    assert found.invited
    assert found.former
    assert belongs(live.room, "bob")
    assert not belongs(live.room, "gus")
    assert not (await evening.tables.find(new.invitation)).former
    again = await Evening(store=evening.store).tables.find(new.watching)
    assert not again.invited
    assert again.table.keys == new


async def test_the_host_hands_the_table_over_to_a_seated_person() -> None:
    evening = Evening()
    live = await evening.two_people()
    with pytest.raises(CannotHost):
        await live.submit(MakeHost("ann", "gus"), "r1")
    await live.submit(MakeHost("ann", "bob"), "r2")
    assert live.room.host == (await evening.elsewhere(live)).room.host == "bob"
    with pytest.raises(HostOnly):
        await live.submit(MakeHost("ann", "ann"), "r3")


async def test_a_host_who_is_gone_for_long_is_followed_by_the_next_who_is_there() -> None:
    live = await Evening(patience=20, host_gone=300).begun("yak", people=3)
    ann, cleo = Ear("ann"), Ear("cleo")
    live.join(ann)
    live.join(cleo)
    live.leave(ann)
    await asyncio.sleep(250)
    live.join(ann)  # back in time
    await asyncio.sleep(100)
    assert live.room.host == "ann"
    live.leave(ann)
    await eventually(lambda: live.room.host == "cleo")  # Bob would be next, but is not there
    assert cleo.heard[-1].news == (HostSet("cleo", gone=True),)
    live.join(ann)
    await asyncio.sleep(1000)
    assert live.room.host == "cleo"
    await live.close()


async def test_an_absent_host_stays_the_host_while_no_other_player_is_there() -> None:
    live = await Evening(host_gone=1).two_people()
    gus = Ear("gus")
    live.join(gus)
    await asyncio.sleep(100)
    assert live.room.host == "ann"
    await live.close()


async def test_in_a_lobby_without_its_host_and_players_the_first_guest_becomes_the_host() -> None:
    evening = Evening(host_gone=300)
    keys = await evening.tables.open(OpenTable("ann", "Ann", "yak", 3, {}, ("novice",) * 2, True, False))
    live = (await evening.tables.find(keys.invitation)).table
    for listener in (Ear("zoe", invited=False), Ear("gus"), Ear("dora")):
        live.join(listener)
    await asyncio.sleep(299)
    assert live.room.host == "ann"
    await eventually(lambda: live.room.host == "gus")
    assert (await evening.elsewhere(live)).room == live.room
    await live.submit(EmptySeat("gus", 1))
    await live.submit(Sit("gus", "Gus", 1))
    assert live.room.seats_of("gus") == (1,)
    await live.close()


async def test_what_happens_on_giving_up_is_said_before_the_game() -> None:
    live = await Evening().two_people()
    with pytest.raises(GameRuns):
        await live.submit(SetConceding("ann", True), "r")


async def test_in_silence_the_host_changes_nothing_that_others_would_notice() -> None:
    live = await Evening().begun("yokai", people=2)
    for command in (Lock("ann", True), AllowWatching("ann", False), MakeHost("ann", "bob")):
        with pytest.raises(TalkClosed) as refused:
            await live.submit(command, "r")
        assert refused.value.key == "host-waits-for-silence"
    gus = Ear("gus", invited=False)
    live.join(gus)
    await live.submit(TurnOut("ann", "gus", "", ban=True), "out")  # banning is allowed even then
    await live.renew_link("ann", "link")
    assert gus.turned_away == "banned-from-table"
    assert live.room.access.renewed == 1


async def test_names_are_frozen_while_a_game_is_silent_and_change_after_it() -> None:
    live = await Evening().begun("yokai", people=2)
    bob = Ear("bob")
    live.join(bob)
    seq, bob.name = live.table.seq, "Kappa top left"
    await live.submit(Rename("bob", "Kappa top left"), "r")
    assert live.room.called == ("Ann", "Bob")
    assert live.table.seq == seq
    assert bob.heard == []
    await live.agreements.end_vote.cast("ann", 1, True)
    await live.agreements.end_vote.cast("bob", 1, True)
    await eventually(
        lambda: isinstance(occupant := live.room.occupants[1], PersonOccupant) and occupant.name == bob.name
    )
    assert match_of(live).result is not None
    assert live.room.called == ("Ann", "Bob")


async def test_a_name_changes_at_once_where_people_may_talk() -> None:
    live = await Evening().two_people()
    await live.submit(Rename("bob", "Bobby"), "r")
    assert live.room.called == ("Ann", "Bobby")


async def test_a_removed_person_can_sit_again_and_the_ready_players_begin() -> None:
    evening = Evening()
    keys = await evening.tables.open(OpenTable("ann", "Ann", "yak", 2, {}, (), sit=True, ready=False))
    live = (await evening.tables.find(keys.invitation)).table
    await live.submit(Sit("bob", "Bob", 1))
    await live.submit(TurnOut("ann", "bob", "Bob", ban=False))
    await live.submit(Sit("bob", "Bob", 1))
    for person in ("ann", "bob"):
        await live.submit(SetReady(person, True))
    assert live.room.phase == "playing"
