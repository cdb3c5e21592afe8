"""Clocks over a real connection: each kind survives restarts, and a correspondence game of two days sends mail."""

import asyncio
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.mail import Letters, code_in, mail
from tests.web.playing import any_move, latest, people, refusal, settled, table
from tests.web.running import Running, Steady, running
from yakai.client import RefusedRequest, TableConnection
from yakai.table.drivers.player_clocks import PlayerClocks
from yakai.table.state.clocks import ByDays
from yakai.web.messages import ClocksInfo as Shown
from yakai.web.ops.notice_addresses import CODES_PER_HOUR
from yakai.web.ops.notice_channel import NoticeChannel

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),  # Apprise uses deprecated parts of Python
]

DAY = 86_400.0
KINDS: tuple[tuple[dict[str, Any], float], ...] = (
    ({"type": "move", "seconds": 60}, 60),
    ({"type": "game", "seconds": 300, "more": 10}, 310),
    ({"type": "days", "days": 2}, 2 * DAY),
)


@asynccontextmanager
async def timed(server: Running, clock: dict[str, Any], of: str = "yak") -> Any:
    """Two people in a game with a clock; the one whose turn it is comes first."""
    async with people(server, 2, of=of) as seats:
        await seats[0].ask("set_clock", clock=clock)
        await seats[0].ask("set_patience", seconds=None)
        for seat in seats:
            await seat.ask("ready", ready=True)
        for seat in seats:
            await seat.game()
        yield sorted(seats, key=lambda seat: latest(seat).view["turn"] != latest(seat).seat)


def thinking(seat: TableConnection) -> Shown:
    found = latest(seat).clocks
    assert found is not None
    return found


async def left(seat: TableConnection, of: int) -> float | None:
    """The seconds that a seat has left now."""
    await seat.ask("full_state")
    return thinking(seat).left[of]


def own(seat: TableConnection) -> int:
    place = latest(seat).seat
    assert place is not None
    return place


def is_late(seat: TableConnection) -> bool:
    """Whether this client was told that a player has run out of time."""
    return any(b'"timed_out"' in message for message in seat.raw)


async def is_going(server: Running, key: str) -> None:
    """Wait until the server has noted that players are connected again. A correspondence game needs no such note."""
    live = await server.table(key)

    def goes() -> bool:
        clocks = live.table.clocks
        assert clocks is not None
        return isinstance(clocks.rule, ByDays) or (
            clocks.attended and clocks.uptime == live._drivers.player_clocks._uptime()
        )

    server.wait_until(goes)


async def beat(server: Running) -> None:
    await server.does(server.context.heartbeat.beat())


@pytest.mark.parametrize(("clock", "whole"), KINDS)
@pytest.mark.parametrize("crash", [False, True])
async def test_each_kind_of_clock_survives_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: dict[str, Any], whole: float, crash: bool
) -> None:
    steady = Steady(1000)
    with running(tmp_path, steady=steady) as server:
        async with timed(server, clock) as (mover, other):
            place, key = own(mover), mover.key
            assert table(other).clock == msgspec.convert(clock, type(table(other).clock))
            assert thinking(other).running == (place,)
            steady.seconds += 20
            await beat(server)
            assert await left(other, place) == whole - 20
            clients = [mover.client, other.client]
            if crash:
                steady.seconds += 4  # which are not stored
                monkeypatch.setattr(server.context.store, "save_uptime", gone)
                monkeypatch.setattr(PlayerClocks, "wake", lambda _: None)  # nor is it that the players leave
    monkeypatch.undo()
    steady.seconds = 7.0  # the machine was booted again
    with running(tmp_path, steady=steady) as server:
        steady.seconds += 1 if clock["type"] == "days" else 3000
        for client in clients:
            client.url = server.url
        async with clients[1].join(key) as other:
            await other.game()
            assert await left(other, place) == pytest.approx(whole - 20, abs=1)  # even before that is stored
            await is_going(server, key)
            assert await left(other, place) == pytest.approx(whole - 20, abs=1)
            steady.seconds += whole
            await beat(server)
            await other.until(is_late)
            await other.until(lambda seat: latest(seat).view["turn"] == own(seat))
            steady.seconds += 5
            assert await left(other, own(other)) == pytest.approx(whole - 5, abs=0.5)
            await other.act(any_move(other, Random(1)))


async def gone(_: int) -> None:
    """Do nothing, as a server does that has crashed before it could save its uptime."""


async def test_only_the_host_sets_the_clock_and_only_a_valid_one(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with people(server, 2) as (ann, bob):
            assert (await refusal(bob.ask("set_clock", clock=None))).key == "host-only"
            wrong = {"type": "move", "seconds": 1}
            assert (await refusal(ann.ask("set_clock", clock=wrong))).key == "clock-cannot-be"
            assert (await refusal(ann.ask("set_patience", seconds=10**6))).key == "patience-cannot-be"
            await bob.ask("ready", ready=True)
            await ann.ask("set_clock", clock={"type": "days", "days": 3})
            await ann.ask("set_patience", seconds=300)
            await settled([ann, bob])
            assert table(bob).patience == 300
            assert not table(bob).players[1].ready  # type: ignore[union-attr]  # a person


# Notices


def by_mail(letters: Letters) -> dict[str, Any]:
    return {"notices": letters.notices, "addresses": "https://games.example.org"}


async def test_play_by_turns_over_two_days_with_mail(tmp_path: Path) -> None:
    steady = Steady()
    with mail() as letters, running(tmp_path, steady=steady, **by_mail(letters)) as server:
        async with timed(server, {"type": "days", "days": 1}) as (mover, other):
            await give_address(other, letters, "other@example.org")
            client, key, place = other.client, other.key, own(other)
            await mover.client.call_me("<a href=//e.vil>x</a>")
            await other.close()
            await mover.until(lambda seat: not table(seat).players[place].here)  # type: ignore[union-attr]
            letters.letters.clear()
            steady.seconds += DAY / 2
            await mover.act(any_move(mover, Random(2)))
            await server.does(server.context.notices.done())
            (letter,) = letters.letters
            assert "To: other@example.org" in letter
            assert "Yak" in letter
            assert "text/plain" in letter
            assert "text/html" not in letter  # because people choose their own names
            assert f"https://games.example.org/t/{key}" in letter.replace("=\n", "")
            mine = await client.ask("GET", "/api/mine")
            assert [(one["clock"], one["left"], one["running"]) for one in mine] == [("days", DAY, True)]
            steady.seconds += DAY - 1
            await beat(server)
            assert not is_late(mover)
            steady.seconds += 2
            await beat(server)
            await mover.until(is_late)  # a bot has moved for the absent player
            assert len(letters.letters) == 1


async def test_days_run_out_although_no_client_is_connected_and_the_table_is_unloaded(tmp_path: Path) -> None:
    steady = Steady()
    with running(tmp_path, steady=steady) as server:
        async with timed(server, {"type": "days", "days": 1}) as (mover, other):
            client, key, place = other.client, other.key, own(mover)
    with running(tmp_path, steady=steady) as server:
        steady.seconds += DAY + 1
        await beat(server)
        client.url = server.url
        async with client.join(key) as again:
            await again.game()
            await again.until(lambda seat: latest(seat).view["turn"] != place)


async def give_address(seat: TableConnection, letters: Letters, address: str) -> None:
    client = seat.client
    said = await client.ask("POST", "/api/me/notices", {"address": address})
    assert said == {"kind": "mail", "address": "", "sent": True}
    code = code_in(letters.letters[-1])
    with pytest.raises(RefusedRequest):
        await client.ask("POST", "/api/me/notices", {"address": address, "code": "AAAAAAAA"})
    said = await client.ask("POST", "/api/me/notices", {"address": address, "code": code.lower()})
    assert said["address"] == address


async def test_an_address_is_private_and_can_be_removed(tmp_path: Path) -> None:
    with mail() as letters, running(tmp_path, **by_mail(letters)) as server:
        async with people(server, 2) as (ann, bob):
            await give_address(ann, letters, "ann@example.org")
            assert (await bob.client.ask("GET", "/api/me/notices"))["address"] == ""
            await settled([ann, bob])
            assert not any(b"ann@example.org" in message for message in (*ann.raw, *bob.raw))
            for wrong in ("ann", "a@b, c@d", "a@b\nBcc: c@d", "x" * 300 + "@y"):
                with pytest.raises(RefusedRequest):
                    await ann.client.ask("POST", "/api/me/notices", {"address": wrong})
            said = await ann.client.ask("POST", "/api/me/notices", {"address": ""})
            assert said == {"kind": "mail", "address": "", "sent": False}
            assert (await ann.client.ask("GET", "/api/me/notices"))["address"] == ""


async def test_a_notice_that_was_not_sent_before_the_server_stopped_is_sent_after_its_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stuck(*_: Any) -> bool:
        await asyncio.Event().wait()
        return True

    steady = Steady()
    with mail() as letters:
        with (
            monkeypatch.context() as patched,
            running(tmp_path, steady=steady, **by_mail(letters)) as server,
        ):
            async with timed(server, {"type": "days", "days": 1}) as (mover, other):
                await give_address(other, letters, "other@example.org")
                await give_address(mover, letters, "mover@example.org")
                await other.close()
                await mover.until(lambda seat: not all(player.here for player in table(seat).players))  # type: ignore[union-attr]
                letters.letters.clear()
                patched.setattr(NoticeChannel, "send", stuck)
                await mover.act(any_move(mover, Random(2)))
                assert await server.does(server.context.store.unnotified()) == [mover.key]
        assert not letters.letters
        with running(tmp_path, steady=steady, **by_mail(letters)) as server:
            server.wait_until(lambda: len(letters.letters) > 0)
            await server.does(server.context.notices.done())
            assert await server.does(server.context.store.unnotified()) == []
        with running(tmp_path, steady=steady, **by_mail(letters)) as server:
            await server.does(server.context.heartbeat.resend_notices())
            await server.does(server.context.notices.done())
        (letter,) = letters.letters
        assert "To: other@example.org" in letter


NAMES_OF_ONE = ("VICTIM@example.org", "victim+1@example.org", "vic.tim@example.org")


async def test_one_mailbox_gets_few_codes_an_hour(tmp_path: Path) -> None:
    with mail() as letters, running(tmp_path, **by_mail(letters)) as server:
        for place, address in enumerate(["victim@example.org"] * 3 + [*NAMES_OF_ONE]):
            async with server.client() as stranger:
                asking = stranger.ask("POST", "/api/me/notices", {"address": address})
                if place < CODES_PER_HOUR:
                    await asking
                else:
                    with pytest.raises(RefusedRequest, match="Too many requests at once"):
                        await asking
        async with server.client() as ann:
            await ann.ask("POST", "/api/me/notices", {"address": "ann@example.org"})
        assert len(letters.letters) == CODES_PER_HOUR + 1


async def test_new_notice_addresses_are_limited_per_person_and_per_ip_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yakai.web.limits.rate_limits.NOTICE_CHANGES_PER_HOUR", 2)
    monkeypatch.setattr("yakai.web.limits.rate_limits.ADDRESS_FACTOR", 2)
    with mail() as letters, running(tmp_path, **by_mail(letters)) as server:
        given = []
        for person in range(3):
            async with server.client() as client:
                for number in range(3):
                    address = {"address": f"{person}-{number}@example.org"}
                    with suppress(RefusedRequest):
                        await client.ask("POST", "/api/me/notices", address)
                        given.append((person, number))
    assert given == [(0, 0), (0, 1), (1, 0), (1, 1)]


async def test_a_notice_that_cannot_be_sent_fails_no_move(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with mail() as letters, running(tmp_path, **by_mail(letters)) as server:
        async with timed(server, {"type": "days", "days": 1}) as (mover, other):
            await give_address(other, letters, "other@example.org")
            await other.close()
            await mover.until(lambda seat: not all(player.here for player in table(seat).players))  # type: ignore[union-attr]
            letters.shutdown()
            letters.server_close()
            await mover.act(any_move(mover, Random(2)))
            await server.does(server.context.notices.done())
            assert "a notice could not be sent" in caplog.text
            assert "other@example.org" not in caplog.text


async def test_without_a_way_to_send_no_address_can_be_given(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with server.client() as ann:
            assert (await ann.ask("GET", "/api/me/notices"))["kind"] is None
            with pytest.raises(RefusedRequest) as refused:
                await ann.ask("POST", "/api/me/notices", {"address": "ann@example.org"})
            assert refused.value.key == "no-notices-here"
