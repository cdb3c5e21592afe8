"""No client receives a byte that depends on what its seat may not know, in all five games, with real servers.

A game is played on two real servers with the same clock, the same ids and the same luck. At one moment the second one
gets other secrets in place of those that one seat may not know, and from there on both play the same public choices, as
long as none of them shows a difference. All that the seat and a spectator receive must be the same to the byte: states,
also on joining and reconnecting, refusals, undone actions, memories, talk, who connects and disconnects, changes of the
table, and the players' clocks.
"""

import itertools
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple
from zlib import crc32

import pytest
from msgspec.structs import replace

import yakai
from tests.web.playing import latest, refusal, settled, table
from tests.web.running import Running, Steady, same_each_time
from yakai.client import TableConnection
from yakai.core import catalogue
from yakai.core.bag import Bag
from yakai.core.find_hidden import hidden_in
from yakai.core.log import Settled
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.table.live import LiveTable
from yakai.testing.play import any_action, other_action
from yakai.testing.secrets import alike, changed, permutation
from yakai.testing.two_worlds import TwoWorlds
from yakai.web.errors import TooLarge
from yakai.web.messages import ClocksInfo, GameMessage, PersonPlayer
from yakai.web.ws.inbox import Inbox
from yakai.web.ws.snapshot import clocks_info
from yakai.web.ws.table_message import table_message
from yakai.web.ws.viewer import Viewer

pytestmark = pytest.mark.anyio

OPTIONS: Final[dict[str, dict[str, Any]]] = {"pictomania": {"drawing": None}, "pikit": {"reaction": 30}}


class Turn(NamedTuple):
    """An action of a seat, and the outcomes of chance after it."""

    seat: int
    action: Any
    steps: tuple[Step, ...]

    @property
    def luck(self) -> list[Any]:
        return [step.entry.outcome for step in self.steps if isinstance(step.entry, Settled)]


class World(NamedTuple):
    """The secrets from which the worlds differ, if other than those of the game, and the outcomes of chance since."""

    secrets: Any
    luck: list[Any]


class Play(NamedTuple):
    """A game: its deal, the turns before the worlds differ, and those after it in both worlds."""

    game: str
    seats: int
    dealt: list[Any]
    before: list[Turn]
    after: list[Turn]
    worlds: tuple[World, World]


def played(
    game: str, seats: int, seed: int, turns: int, options: dict[str, Any]
) -> tuple[Match, list[Any], list[Turn]]:
    """The first turns of a game, without standing actions."""
    match = yakai.new(game, seats=seats, seed=seed, options=options)
    dealt = [entry.outcome for entry in match.log if isinstance(entry, Settled)]
    rng = Random(seed)
    done: list[Turn] = []
    while len(done) < turns and match.result is None:
        seat = rng.choice([one for one in range(seats) if match.legal(one)])
        action = match.legal(seat).sample(rng)
        if not getattr(action, "rest", False):
            done.append(Turn(seat, action, match.play(seat, action)))
    return match, dealt, done


def in_two_worlds(game: str, seats: int, seat: int | None, seed: int, at: int, **options: Any) -> Play:
    """The longest play that was found for some other secrets."""
    match, dealt, done = played(game, seats, seed, at + 8, {**OPTIONS.get(game, {}), **options})
    before, after = done[:at], done[at:]
    state = after[0].steps[0].before
    rng = Random(seed)
    best: Play | None = None
    for _ in range(60):
        twin = changed(state, permutation(state, seat, rng, swap=True))
        if revealed(twin) == revealed(state):
            continue  # like has changed places with like
        if seat is None and match.rules.view(state, after[0].seat) == match.rules.view(twin, after[0].seat):
            continue  # the acting player could not tell either
        turns, luck = _followed(TwoWorlds(match, seat, rng), after, twin)
        if best is None or len(turns) > len(best.after):
            own = [outcome for turn in turns for outcome in turn.luck]
            best = Play(game, seats, dealt, before, turns, (World(None, own), World(twin, luck)))
        if len(turns) == len(after):
            break
    assert best is not None
    assert len(best.after) >= 2, "the difference shows at once"
    return best


def revealed(state: Any) -> list[Any]:
    """A state with all its secrets as plain values."""
    values = [secret.reveal() for secret in hidden_in(state)]
    return [sorted(map(repr, value)) if isinstance(value, Bag) else repr(value) for value in values]


def _followed(worlds: TwoWorlds, turns: Sequence[Turn], twin: Any) -> tuple[list[Turn], list[Any]]:
    """The turns that are possible in the other world too without revealing a difference, and chance's part in them."""
    made: list[Turn] = []
    luck: list[Any] = []
    for turn in turns:
        mine: list[Any] = []
        for step in turn.steps:
            found = worlds.followed(step, twin)
            if found is None:
                return made, luck
            entry, twin = found
            if not (alike(step.after, twin, worlds.seat) and alike(step.after, twin, None)):
                return made, luck
            if isinstance(entry, Settled):
                mine.append(entry.outcome)
        made.append(turn)
        luck += mine
    return made, luck


async def come_again(seat: TableConnection, since: int | None) -> list[bytes]:
    """What a client receives that connects, or reconnects after event `since`."""
    tab = TableConnection(seat.client, seat.key)
    if since is not None:
        tab.latest = replace(latest(seat), n=since)
    await tab.connect()
    await tab.message(GameMessage)
    await tab.ping()  # what was said comes after it
    await tab.close()
    return tab.raw


class Room:
    """One server, and all connections at its table; the spectator's is the last."""

    def __init__(
        self, server: Running, seats: list[TableConnection], watcher: TableConnection, steady: Steady
    ) -> None:
        self.server = server
        self._steady = steady
        self.seats = seats
        self.everybody = [*seats, watcher]
        self._count = itertools.count()

    async def does(self, turn: Turn) -> None:
        """Play a turn; where that is allowed, undo it and play it again."""
        self._steady.seconds += 1.7
        seat = self.seats[turn.seat]
        await seat.act(turn.action, id=f"act-{next(self._count)}")
        await settled(self.everybody)
        with suppress(yakai.YakaiError):
            await seat.ask("undo", id=f"undo-{next(self._count)}", seat=turn.seat, game=1)
            await seat.act(turn.action, id=f"act-{next(self._count)}")
        await settled(self.everybody)

    async def tries(self) -> None:
        """Let all ask whether actions would be refused, and try some that are."""
        for place, seat in enumerate(self.seats):
            number, legal = next(self._count), seat.legal
            rng = Random(f"{number}")
            likely = [other_action(seat.rules, legal.sample(rng), rng) for _ in range(3) if legal]
            for nth, action in enumerate([any_action(seat.rules, rng), *likely]):
                with suppress(yakai.YakaiError):
                    await seat.do("why", id=f"may-{number}-{nth}", seat=place, action=action)
                if action not in legal:
                    await refusal(seat.act(action, id=f"try-{number}-{nth}", seat=place))
        await settled(self.everybody)

    async def comes_and_goes(self, who: TableConnection) -> None:
        """Disconnect a client and connect it again, and wait until all see it."""
        others = [seat for seat in self.everybody if seat is not who]
        for here in (False, True):
            await (who.connect() if here else who.close())
            for seat in others:
                await seat.until(partial(self._sees, who, here))
            await settled([seat for seat in self.everybody if here or seat is not who])

    def _sees(self, who: TableConnection, here: bool, seat: TableConnection) -> bool:
        """Whether a client sees that another one is connected, or is not."""
        if who not in self.seats:
            return (table(seat).spectators > 0) is here
        player = table(seat).players[self.seats.index(who)]
        return isinstance(player, PersonPlayer) and player.here is here

    async def stirs(self) -> None:
        """Let all connect once more, ask, try what is refused, talk, and reconnect."""
        await self.tries()
        for place, seat in enumerate(self.everybody):
            for since in (None, 1):
                seat.raw.extend(await come_again(seat, since))
            number = next(self._count)
            for action in ({"type": "nonsense"}, {"type": "pass"}, {"type": "challenge"}):
                with suppress(yakai.YakaiError):
                    await seat.ask("why", id=f"why-{number}", seat=place, game=1, action=action)
            with suppress(yakai.YakaiError):
                await seat.recall(id=f"recall-{number}")
            asked: list[tuple[str, dict[str, Any]]] = [
                ("list_actions", {}),
                ("full_state", {}),
                ("say", {"text": f"hm {number}"}),
                ("lock", {"locked": True}),
                ("lock", {"locked": False}),
                ("vote_end", {"game": 1, "agree": place == 0}),
                ("pause", {"game": 1, "paused": place == 0}),
            ]
            for nth, (what, more) in enumerate(asked):
                with suppress(yakai.YakaiError):
                    await seat.ask(what, id=f"{what}-{number}-{nth}", **more)
            await settled(self.everybody)
            await self.comes_and_goes(seat)

    async def secrets(self) -> list[Any]:
        """All secrets as they are now."""

        async def look() -> list[Any]:
            (live,) = self.server.context.tables.loaded
            assert live.table.match is not None
            return revealed(live.table.match.state)

        return await self.server.does(look())

    async def gets(self, secrets: Any) -> None:
        """Replace the secrets."""

        async def put() -> None:
            (live,) = self.server.context.tables.loaded
            match = live.table.match
            assert match is not None
            match.state = secrets
            match._views.clear()
            match._undo.clear()

        await self.server.does(put())


class Received(NamedTuple):
    """All that each seat and, last, a spectator received since the worlds differ; and the secrets at the end."""

    lines: list[list[bytes]]
    secrets: list[Any]


async def received(data: Path, play: Play, world: World, patch: pytest.MonkeyPatch) -> Received:
    """Play in a world; return what was received."""
    steady = Steady()
    lucky = [*play.dealt, *(outcome for turn in play.before for outcome in turn.luck), *world.luck]
    luck: Iterator[Any] = iter(lucky)
    patch.setattr(type(catalogue.game(play.game).rules), "sample", lambda *_: next(luck))
    with same_each_time(data, lambda: Random(5), steady=steady, patience=3600.0) as server:
        async with AsyncExitStack() as stack:
            seats: list[TableConnection] = []
            key = ""
            for place in range(play.seats):
                client = await stack.enter_async_context(server.client())
                await client.call_me(f"Person {place}")
                if not seats:
                    options = OPTIONS.get(play.game, {})
                    key = (await client.open_table(play.game, play.seats, options=options)).invitation
                seats.append(await stack.enter_async_context(client.join(key)))
                await seats[place].joined()
                if place:
                    await seats[place].ask("sit", id=f"sit-{place}", seat=place)
                await settled(seats)
            guest = await stack.enter_async_context(server.client())
            watcher = await stack.enter_async_context(guest.join(table(seats[0]).watching))
            room = Room(server, seats, watcher, steady)
            await seats[0].ask("set_clock", id="clock", clock={"type": "game", "seconds": 3600, "more": 7})
            for place, seat in enumerate(seats):
                await seat.ask("ready", id=f"ready-{place}", ready=True)
                await settled(room.everybody)
            for turn in play.before:
                await room.does(turn)
            if world.secrets is not None:
                await room.gets(world.secrets)
            for seat in room.everybody:
                seat.raw.clear()
            await room.stirs()
            for turn in play.after:
                await room.does(turn)
                await room.tries()
            await room.stirs()
            lines = [[timeless(message) for message in seat.raw] for seat in room.everybody]
            return Received(lines, await room.secrets())


def timeless(message: bytes) -> bytes:
    """A message with the rules' own remaining time set to 0; the players' clocks stay."""
    return re.sub(rb'"left":[0-9.e-]+', b'"left":0', message)


PLAYS: Final = {
    "yak": (3, 1, 1, 6),
    "sketch": (2, 0, 2, 6),
    "yokai": (2, 1, 3, 6),
    "pikit": (3, 0, 9, 6),
    "pictomania": (3, 2, 4, 8),
}
"""The number of seats, the seat that is compared, the seed, and the turns before the worlds differ."""

OWN: Final = {"yak": b"YAK", "sketch": b"SKE", "yokai": b"YOK", "pikit": b"PIK", "pictomania": b"PIC"}
"""How the clauses of each game begin, which refusals by its own rules name."""


def test_all_games_are_here() -> None:
    assert set(PLAYS) == set(catalogue.ours())


@pytest.mark.parametrize("game", PLAYS)
async def test_all_3_no_byte_depends_on_what_a_seat_may_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    seats, seat, seed, at = PLAYS[game]
    play = in_two_worlds(game, seats, seat, seed, at)
    one, other = [
        await received(tmp_path / f"{number}", play, world, monkeypatch)
        for number, world in enumerate(play.worlds)
    ]
    assert one.lines[seat] == other.lines[seat]
    assert one.lines[-1] == other.lines[-1]
    assert one.secrets != other.secrets
    told = b"".join(one.lines[seat])
    assert b'"here":false' in told
    assert {clause[:3] for clause in re.findall(rb'"clause":"(\w+)', told)} >= {OWN[game]}


def odd(live: LiveTable) -> int:
    """A number that depends on all secrets of a table."""
    match = live.table.match
    return 0 if match is None else crc32(repr(revealed(match.state)).encode()) % 9973


def leaking_table(patch: pytest.MonkeyPatch) -> None:
    """The number of games depends on the secrets."""

    def leaky(viewer: Viewer, *more: Any) -> Any:
        return replace(table_message(viewer, *more), games=odd(viewer.live))

    patch.setattr("yakai.web.ws.feed.table_message", leaky)


def leaking_refusal(patch: pytest.MonkeyPatch) -> None:
    """A refusal depends on the secrets."""
    refuse = Inbox._refuse

    def leaky(self: Inbox, request_id: str | None, _: Exception) -> None:
        refuse(self, request_id, TooLarge("message-is-too-large", most=odd(self._live)))

    patch.setattr(Inbox, "_refuse", leaky)


def leaking_clock(patch: pytest.MonkeyPatch) -> None:
    """The players' clocks depend on the secrets."""

    def leaky(live: LiveTable) -> ClocksInfo | None:
        shown = clocks_info(live)
        return shown and replace(shown, left=tuple(left and left + odd(live) for left in shown.left))

    patch.setattr("yakai.web.ws.snapshot.clocks_info", leaky)


@pytest.mark.parametrize("leak", [leaking_table, leaking_refusal, leaking_clock])
async def test_a_planted_leak_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    seats, seat, seed, at = PLAYS["sketch"]
    play = in_two_worlds("sketch", seats, seat, seed, at)
    one, other = [
        await received(tmp_path / f"{number}", play, world, monkeypatch)
        for number, world in enumerate(play.worlds)
    ]
    assert one.lines[seat] != other.lines[seat]
