"""No client receives a byte that depends on what its seat may not know: whole games, with real servers, in two worlds.

A game is played once to learn which cards a seat never gets to know: those that are left in other hands at the end,
or under a stack that was never challenged. In a second world some of these have changed places, each at its source, in
the deal or in a draw. Two real servers then play the same public actions, one in each world, with the same clock, the
same ids and a chance that gives the world's outcomes. Every byte that the seat's connection and a spectator's receive
must be the same in both.
"""

from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

import yakai
from tests.web.hosting_requests import make_hosting_request
from tests.web.playing import settled
from tests.web.running import Steady, same_each_time
from yakai.client import TableConnection
from yakai.core.log import Acted, Settled
from yakai.core.match import Match
from yakai.games.yak.actions import Challenge, Dealt, Drawn, Play
from yakai.games.yak.pieces import HAND, Card
from yakai.games.yak.rules import YakRules
from yakai.games.yak.state import State
from yakai.games.yak.view import View
from yakai.table.state.clocks import Clocks
from yakai.web.messages import GameMessage, ToldEvent
from yakai.web.ws.game_message import game_message
from yakai.web.ws.snapshot import GameSnapshot
from yakai.web.ws.viewer import Viewer

pytestmark = pytest.mark.anyio

Origin = tuple[int, int]
"""Where a card came from: `(seat, place)` in the deal, `(-1, number)` for a draw."""


class World(NamedTuple):
    """The outcomes of chance: who begins, the hands, and the draws in order."""

    first: int
    hands: tuple[tuple[Card, ...], ...]
    draws: tuple[Card, ...]


class Script(NamedTuple):
    """A whole game: its actions, its world, and the cards that only the seat that held them has seen."""

    actions: tuple[tuple[int, Any], ...]
    world: World
    unseen: dict[Origin, int]


class Given(Random):
    """Chance that gives the outcomes of a world."""

    def __init__(self, world: World) -> None:
        super().__init__(0)
        self._world = world
        self._draws = iter(world.draws)
        self._deck: list[Card] = []

    def sample(self, population: Sequence[Any], k: int, *, counts: Any = None) -> list[Any]:
        dealt = [card for hand in self._world.hands for card in hand]
        assert len(dealt) == k
        self._deck = sorted(population)
        for card in dealt:
            self._deck.remove(card)
        return dealt

    def randrange(self, *_: Any) -> int:
        return self._world.first

    def random(self) -> float:
        """A number that makes the rules draw the world's next card from their sorted deck."""
        card = next(self._draws)
        at = self._deck.index(card)
        size = len(self._deck)
        self._deck.remove(card)
        return (at + 0.5) / size


def played(seats: int, seed: int) -> Script:
    """Play a game; return it with the cards that were never turned over, and who had them."""
    match = yakai.new("yak", seats=seats, seed=seed)
    rng = Random(seed)
    while match.result is None:
        seat = min(match.pending.seats)  # type: ignore[union-attr]  # not over, chance settled
        match.play(seat, match.legal(seat).sample(rng))
    return _script(match)


def _script(match: Match) -> Script:
    first = 0
    hands: tuple[tuple[Card, ...], ...] = ()
    draws: list[Card] = []
    held: list[list[Origin]] = []
    stack: list[tuple[int, Origin]] = []
    actions: list[tuple[int, Any]] = []
    drawer = 0
    for entry in match.log:
        match entry:
            case Settled(outcome=Dealt(first=first, hands=hands)):
                held = [[(seat, place) for place in range(HAND)] for seat in range(len(hands))]
            case Settled(outcome=Drawn(card=card)):
                held[drawer].append((-1, len(draws)))
                draws.append(card)
            case Acted(seat=seat, action=action):
                actions.append((seat, action))
                drawer = seat
                if isinstance(action, Play):
                    stack.append((seat, held[seat].pop(action.card)))
                elif isinstance(action, Challenge):
                    stack.clear()
    unseen = {origin: seat for seat, hand in enumerate(held) for origin in hand}
    unseen |= {origin: seat for seat, origin in stack}
    return Script(tuple(actions), World(first, hands, tuple(draws)), unseen)


def other_world(script: Script, seat: int, rng: Random) -> World:
    """A world in which the cards that this seat never gets to know have changed places."""
    secret = sorted(origin for origin, owner in script.unseen.items() if owner != seat)
    cards = [_card(script.world, origin) for origin in secret]
    assert len(set(cards)) > 1, "nothing to hide in this game"
    moved = cards
    while moved == cards:
        moved = rng.sample(cards, len(cards))
    new = dict(zip(secret, moved, strict=True))
    return World(
        script.world.first,
        tuple(
            tuple(new.get((owner, place), card) for place, card in enumerate(hand))
            for owner, hand in enumerate(script.world.hands)
        ),
        tuple(new.get((-1, number), card) for number, card in enumerate(script.world.draws)),
    )


def _card(world: World, origin: Origin) -> Card:
    owner, place = origin
    return world.draws[place] if owner < 0 else world.hands[owner][place]


async def received(data: Path, script: Script, world: World) -> list[list[bytes]]:
    """Play the script in a world on a real server; return all that each seat and, last, a spectator received."""
    steady = Steady()
    with same_each_time(data, lambda: Given(world), steady=steady) as server:
        async with AsyncExitStack() as stack:
            seats: list[TableConnection] = []
            invitation = watching = ""
            for place in range(len(world.hands)):
                client = await stack.enter_async_context(server.client())
                await client.call_me(f"Person {place}")
                if not seats:
                    invitation, watching = msgspec.structs.astuple(
                        await client.open_table("yak", len(world.hands))
                    )
                seats.append(await stack.enter_async_context(client.join(invitation)))
                await seats[place].joined()
                if place:
                    await seats[place].ask("sit", id=f"sit-{place}", seat=place)
                await settled(seats)
            guest = await stack.enter_async_context(server.client())
            watcher = await stack.enter_async_context(guest.join(watching))
            everybody = [*seats, watcher]
            await watcher.joined()
            await settled(everybody)
            await seats[0].ask("set_clock", id="clock", clock={"type": "game", "seconds": 3600, "more": 7})
            await settled(everybody)
            for place, seat in enumerate(seats):
                await seat.ask("ready", id=f"ready-{place}", ready=True)
                await settled(everybody)
            for number, (place, action) in enumerate(script.actions):
                steady.seconds += 1.7  # thinking time of each turn
                # A player out of turn tries as well, because a refusal must reveal nothing either.
                await refused(seats[(place + 1) % len(seats)], number)
                await seats[place].act(action, id=f"act-{number}")
                await settled(everybody)
                await undo(seats[place], action, number)
                await settled(everybody)
                if number < 4:
                    await talk(everybody[-number], number)
                    await make_hosting_request(seats, watcher, number)
                    await settled(everybody)
                if number % 4 == 0:
                    await remember(seats, number)
                if number in (len(script.actions) // 2, len(script.actions) - 1):
                    # All connect once more in another tab: fresh with the log in words, and since earlier events.
                    for seat in everybody:
                        for since in (None, 0, 1, number):
                            seat.raw.extend(await come_again(seat, since))
            assert watcher.latest is not None
            assert watcher.latest.view["result"] is not None
            assert b'"clocks":{"kind":"game","left":[' in b"".join(watcher.raw)
            return [list(seat.raw) for seat in everybody]


async def undo(seat: TableConnection, action: Any, number: int) -> None:
    """Undo the action, if that is allowed, and do it again."""
    with suppress(yakai.YakaiError):
        await seat.do("undo", id=f"undo-{number}")
        await seat.act(action, id=f"again-{number}")


async def remember(seats: list[TableConnection], number: int) -> None:
    """Let each seat recall its own memory, and be refused that of others."""
    for asking, seat in enumerate(seats):
        await seat.recall(id=f"recall-{number}-{asking}")
        with pytest.raises(yakai.YakaiError):
            await seat.recall(id=f"spy-{number}", seat=(asking + 1) % len(seats))


async def come_again(seat: TableConnection, since: int | None) -> list[bytes]:
    """What a client receives that connects, or reconnects after event `since`."""
    tab = TableConnection(seat.client, seat.key)
    if since is not None:
        assert seat.latest is not None
        tab.latest = replace(seat.latest, n=since)
    await tab.connect()
    await tab.message(GameMessage)
    await tab.ping()  # what was said comes after it
    await tab.close()
    (game,) = (message for message in tab.received if isinstance(message, GameMessage))
    assert game.fresh == (since is None)
    assert game.told
    return tab.raw


async def talk(seat: TableConnection, number: int) -> None:
    """Let a person make a remark, and clap."""
    await seat.ask("say", id=f"say-{number}", text=f"hm {number}")
    await seat.ask("react", id=f"react-{number}", reaction="clap")


async def refused(seat: TableConnection, number: int) -> None:
    with pytest.raises(yakai.YakaiError):
        await seat.act({"type": "challenge"}, id=f"early-{number}")


GAMES = [(2, 1, 0), (2, 4, 1), (3, 2, 0), (3, 5, 2), (4, 3, 1), (6, 6, 5)]


@pytest.mark.parametrize(("seats", "seed", "seat"), GAMES)
async def test_no_byte_depends_on_what_a_seat_may_not_know(
    tmp_path: Path, seats: int, seed: int, seat: int
) -> None:
    script = played(seats, seed)
    world = other_world(script, seat, Random(seed))
    one = await received(tmp_path / "one", script, script.world)
    other = await received(tmp_path / "other", script, world)
    assert one[seat] == other[seat]
    assert one[-1] == other[-1]
    # The two worlds really differ: another seat was shown other cards.
    assert one != other
    # When the deck is used up moves can be taken back, and were: only one of these games ends before.
    assert (b'"type":"undone"' in b"".join(one[-1])) == (seed != 4)


def leaking_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deck's size depends on a hand."""
    view = YakRules.view

    def leaky(self: YakRules, state: State, seat: int | None) -> View:
        seen = view(state, seat)
        values = sum(card.reveal().value for hand in state.hands for card in hand)
        return replace(seen, deck=seen.deck + values % 2)

    monkeypatch.setattr(YakRules, "view", leaky)


def leaking_event(monkeypatch: pytest.MonkeyPatch) -> None:
    """All are told what was drawn."""
    tell = YakRules.tell

    def leaky(self: YakRules, before: State, entry: Any, after: State, seat: int | None) -> Any:
        return tell(before, entry, after, before.turn)

    monkeypatch.setattr(YakRules, "tell", leaky)


def leaking_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event orders the players by their hands."""

    def leaky(viewer: Viewer, game: GameSnapshot, *more: Any) -> Any:
        shown = game_message(viewer, game, *more)
        hands: list[Any] = [sorted(card.reveal() for card in hand) for hand in game.match.state.hands]
        order = tuple(sorted(range(len(hands)), key=lambda owner: hands[owner]))
        return replace(shown, told=(*shown.told, ToldEvent(0, {"type": "order", "order": order}, ())))

    monkeypatch.setattr("yakai.web.ws.feed.game_message", leaky)


def leaking_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each seat's memory depends on all hands."""
    recall = YakRules.recall

    def leaky(self: YakRules, state: State, seat: int) -> Any:
        values = sum(card.reveal().value for hand in state.hands for card in hand)
        return replace(recall(state, seat), first=values)

    monkeypatch.setattr(YakRules, "recall", leaky)


def leaking_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock depends on a hand."""
    remaining = Clocks.remaining

    def leaky(self: Clocks, seat: int, lived: int) -> int:
        return remaining(self, seat, lived) + 1000 * (_secret[0] % 7)

    view = YakRules.view
    _secret = [0]

    def noted(self: YakRules, state: State, seat: int | None) -> View:
        _secret[0] = sum(card.reveal().value for card in state.hands[1])
        return view(state, seat)

    monkeypatch.setattr(Clocks, "remaining", leaky)
    monkeypatch.setattr(YakRules, "view", noted)


LEAKS = [leaking_view, leaking_event, leaking_order, leaking_memory, leaking_clock]


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_planted_leak_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    script = played(3, 2)
    world = other_world(script, 0, Random(2))
    one = await received(tmp_path / "one", script, script.world)
    other = await received(tmp_path / "other", script, world)
    assert one[0] != other[0]
