"""Some people, bots and a store for the tests of live tables."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from yakai import bots
from yakai.bots import workers
from yakai.core.game import AnyRules, Because, Doubts, Seat, Turn
from yakai.core.match import Match
from yakai.store.memory import MemoryStore
from yakai.table.commands.clock import SetClock
from yakai.table.commands.lobby import OpenTable, SetReady, Sit
from yakai.table.commands.play import PlayCommand
from yakai.table.glimpses import ShownGlimpse
from yakai.table.live import LiveTable
from yakai.table.ports import Change, YourTurn
from yakai.table.services import TableServices
from yakai.table.settings import TableSettings
from yakai.table.state.clocks import ClockRule
from yakai.table.state.remarks import TalkEvent
from yakai.table.tables import Tables
from yakai.table.uptime import Uptime

AT_ONCE: dict[str, Any] = {"pause": (0, 0), "pace": 0, "standing": (0, 0), "retry": 0.02}
PEOPLE = ("ann", "bob", "cleo")
STAND_IN = bots.stand_in("yak")


class Here:
    """A thinker that lets bots think in this process."""

    async def choose(self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        await asyncio.sleep(0)
        kinds = rules.kinds
        return bots.named(rules.id, bot).choose(
            rules,
            msgspec.json.decode(view, type=kinds.view),
            msgspec.json.decode(memory, type=kinds.memory),
            Random(seed),
        )

    async def weigh(
        self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int
    ) -> tuple[Any, float]:
        action = await self.choose(rules, bot, view, memory, seed)
        player = bots.named(rules.id, bot)
        seen = msgspec.json.decode(view, type=rules.kinds.view)
        return action, player.sure(seen, action) if isinstance(player, Doubts) else 1.0

    async def advise(
        self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int
    ) -> tuple[Any, Because]:
        await asyncio.sleep(0)
        advice = workers.advise(rules.id, rules.version, bot, view, memory, seed)
        action, because = msgspec.json.decode(advice, type=tuple[msgspec.Raw, Because])
        return msgspec.json.decode(action, type=rules.kinds.action), because

    async def look_back(self, rules: AnyRules, decisions: Sequence[bots.PastDecision]) -> list[Because]:
        await asyncio.sleep(0)
        return msgspec.json.decode(workers.look_back(rules.id, rules.version, decisions), type=list[Because])


class Asked(Here):
    """A thinker that records the view and memory of every decision."""

    def __init__(self) -> None:
        self.asked: list[tuple[bytes, bytes]] = []

    async def choose(self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        self.asked.append((view, memory))
        legal = rules.legal(msgspec.json.decode(view, type=rules.kinds.view))
        assert len(legal), "there was nothing to choose"
        return await super().choose(rules, bot, view, memory, seed)


class Silent(Asked):
    """A thinker that records every decision and never chooses an action."""

    async def choose(self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        await super().choose(rules, bot, view, memory, seed)


class Broken(Here):
    """A thinker that raises."""

    async def choose(self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        raise RuntimeError("oh no")


class Cheat(Here):
    """A thinker that always passes, legal or not."""

    async def choose(self, rules: AnyRules, bot: str, view: bytes, memory: bytes, seed: int) -> Any:
        return msgspec.json.decode(b'{"type":"pass"}', type=rules.kinds.action)


class Ear:
    """A listener that records what a table tells it."""

    def __init__(self, person: str, invited: bool = True) -> None:
        self.person = person
        self.name = person.title()
        self.invited = invited
        self.turned_away: str | None = None
        self.heard: list[Change] = []
        self.glimpsed: list[ShownGlimpse] = []
        self.overheard: list[TalkEvent] = []
        self.dropped = False

    def on_change(self, change: Change, room_later: bool = False) -> None:
        self.heard.append(change._replace(room=False) if room_later else change)

    def on_glimpse(self, glimpsed: ShownGlimpse) -> None:
        self.glimpsed.append(glimpsed)

    def on_talk(self, event: TalkEvent) -> None:
        self.overheard.append(event)

    def turn_away(self, key: str) -> None:
        self.turned_away = key

    def drop(self) -> None:
        self.dropped = True


evenings: list["Evening"] = []
"""The evenings of the current test."""


class Evening:
    """Tables over a store in memory, which are closed when the test ends."""

    def __init__(
        self,
        thinker: Any = None,
        patience: float = 60,
        store: MemoryStore | None = None,
        began: int = 0,
        **settings: Any,
    ) -> None:
        self.store = store or MemoryStore()
        numbers = iter(range(1000))
        self.notices: list[tuple[str, YourTurn]] = []
        self.uptime = Uptime(began, asyncio.get_event_loop().time)
        self.tables = Tables(
            TableServices(
                self.store,
                thinker or Here(),
                TableSettings(**{**AT_ONCE, "patience": patience, **settings}),
                now=lambda: 0.0,
                uptime=self.uptime,
                new_token=lambda: f"token-{next(numbers)}",
                notify=lambda _table, _due, turns: self.notices.extend(turns.items()),
            ),
            chance=lambda: Random(7),
        )
        evenings.append(self)

    async def two_people(self) -> LiveTable:
        """Ann and Bob in a game; neither is connected."""
        return await self.begun("yak", people=2)

    async def begun(self, game: str = "yak", people: int = 3, bots: int = 0, **options: Any) -> LiveTable:
        """Ann, Bob and Cleo in a game, or as many of them as there are, with bots after them."""
        seats = people + bots
        keys = await self.tables.open(
            OpenTable("ann", "Ann", game, seats, options, ("novice",) * bots, people > 0, True)
        )
        live = (await self.tables.find(keys.invitation)).table
        for seat, person in enumerate(PEOPLE[1:people], start=1):
            await live.submit(Sit(person, person.title(), seat), "sit")
            await live.submit(SetReady(person, True), "ready")
        if bots:
            live.join(Ear("zoe", invited=False))  # bots play only while a client is connected
        assert live.room.phase == "playing"
        return live

    async def timed(self, clock: ClockRule, game: str = "yak", people: int = 2, bots: int = 0) -> LiveTable:
        """The same with a clock, and all of them are connected."""
        keys = await self.tables.open(
            OpenTable("ann", "Ann", game, people + bots, {}, ("novice",) * bots, True, False)
        )
        live = (await self.tables.find(keys.invitation)).table
        await live.submit(SetClock("ann", clock))
        for seat, person in enumerate(PEOPLE[:people]):
            live.join(Ear(person))
            await live.submit(Sit(person, person.title(), seat), "sit")
            await live.submit(SetReady(person, True), "ready")
        assert live.room.phase == "playing"
        return live

    async def elsewhere(self, live: LiveTable, **settings: Any) -> LiveTable:
        """The same table, as another server reads it back from the store."""
        return (await Evening(store=self.store, **settings).tables.find(live.keys.invitation)).table


async def close() -> None:
    """Close all tables, and check that no task is left."""
    while evenings:
        await evenings.pop().tables.close()
    for _ in range(3):  # cancelled tasks that are not awaited need a moment to end
        await asyncio.sleep(0)
    assert not [task for task in asyncio.all_tasks() if "TestRunner" not in repr(task.get_coro())]


async def eventually(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(100_000):
        while not holds():  # noqa: ASYNC110  # anything at all may be waited for
            await asyncio.sleep(0.1)


def match_of(live: LiveTable) -> Match:
    assert live.table.match is not None
    return live.table.match


def move(live: LiveTable, seed: int = 1) -> PlayCommand:
    """A random legal move of the seat whose turn it is."""
    match = match_of(live)
    assert isinstance(match.pending, Turn)
    seat = min(match.pending.seats)
    return play(live, seat, match.legal(seat).sample(Random(seed)))


def play(live: LiveTable, seat: Seat, action: Any) -> PlayCommand:
    """The command for an action of the person on a seat."""
    return PlayCommand(PEOPLE[seat], seat, live.room.games, msgspec.json.encode(action))


def told(live: LiveTable, seat: Seat | None, since: int = 0) -> list[Any]:
    """The events in a seat's stream, or in the spectators'."""
    things = live.table.streams.since(seat, since)
    assert things is not None
    return [thing.event for thing in things]


def tags(events: list[Any]) -> list[str]:
    """The types of these events."""
    return [str(type(event).__struct_config__.tag) for event in events]
