"""An unloaded table is loaded from its log alone: in slices, and always the same table."""

import asyncio
from itertools import count
from random import Random

import msgspec
import pytest

from tests.table.test_table import same
from tests.web.test_recall import GAMES
from yakai.core.errors import DamagedLog
from yakai.core.game import Turn
from yakai.table.commands.automatic import BotStandsIn, Expire
from yakai.table.commands.base import Command
from yakai.table.commands.lobby import OpenTable, PlayAgain, Rename, SetReady, Sit
from yakai.table.commands.pause import Pause
from yakai.table.commands.play import Concede, PlayCommand
from yakai.table.loading import TableLoader
from yakai.table.state.entries import Batch
from yakai.table.state.table import Table, folded

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Evening:
    """Several games at one table, and the batches that they left."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.table = Table("t", Random(seed))
        self.batches: list[Batch] = []
        self._rng = Random(seed)
        self._people = tuple(f"person {seat}" for seat in range(seats))
        self._do(OpenTable(self._people[0], "Ann", game, seats, {}, (), sit=True, ready=True))
        for seat, person in enumerate(self._people[1:], start=1):
            self._do(Sit(person, f"Name {seat}", seat))
            self._do(SetReady(person, ready=True))

    def _do(self, command: Command) -> None:
        proposal = command.proposed(self.table, 0.0)
        if proposal.entries:
            own = None if command.asked_by is None else f"r{len(self.batches)}"
            batch = self.table.batch(proposal, float(len(self.batches)), command.asked_by, own)
            self.batches.append(batch)
            self.table.accept(batch, proposal)

    def play(self, moves: int) -> None:
        """Some moves, mixed with everything else that happens at a table."""
        game, first = self.table.room.games, self._people[0]
        self._do(Pause(first, game, paused=True))
        self._do(Rename(first, f"Ann {game}"))
        self._do(Pause(first, game, paused=False))
        for _ in range(moves):
            self._move()
        self._do(BotStandsIn(self._people[-1]))

    def _move(self) -> None:
        match = self.table.match
        assert match is not None
        if not isinstance(match.pending, Turn):
            return
        for seat in sorted(match.pending.seats):
            if legal := match.legal(seat):
                some = (legal.sample(self._rng) for _ in range(100))
                action = next(one for one in some if not isinstance(one, match.rules.customs.host))
                self._do(
                    PlayCommand(self._people[seat], seat, self.table.room.games, msgspec.json.encode(action))
                )
                return
        assert self.table.game_timer is not None
        self._do(Expire(*self.table.game_timer))

    def end_and_begin_another(self) -> None:
        """All but one give up, then they start another game."""
        for seat, person in enumerate(self._people[1:], start=1):
            if self.table.room.phase == "playing":
                self._do(Concede(person, seat, self.table.room.games))
        for person in self._people:
            self._do(PlayAgain(person))


@pytest.mark.parametrize("game", GAMES)
async def test_it_is_the_table_that_it_was_after_every_batch(game: str) -> None:
    evening = Evening(game, GAMES[game], seed=1)
    for _ in range(3):
        evening.play(12)
        evening.end_and_begin_another()
    evening.play(12)
    assert evening.table.room.games == 4
    for many in range(1, len(evening.batches) + 1):
        batches = evening.batches[:many]
        assert same(await TableLoader().folded("t", batches, Random(1)), folded("t", batches, Random(1)))
    assert same(await TableLoader().folded("t", evening.batches, Random(1)), evening.table)


async def test_however_many_are_read_back_others_have_their_turn_after_each_while() -> None:
    evenings = [Evening("yak", 3, seed) for seed in range(3)]
    for evening in evenings:
        evening.play(20)
    always_late = count()
    reading, rounds = TableLoader(lambda: float(next(always_late))), 0
    tables = asyncio.gather(*(reading.folded("t", one.batches, Random(1)) for one in evenings))
    while not tables.done():
        await asyncio.sleep(0)
        rounds += 1
    assert rounds > sum(len(one.batches) for one in evenings)
    for table, evening in zip(await tables, evenings, strict=True):
        assert same(table, evening.table)


async def test_a_missing_batch_is_noticed_even_in_an_earlier_game_that_is_not_replayed() -> None:
    evening = Evening("yak", 3, seed=1)
    evening.play(12)
    evening.end_and_begin_another()
    for hole in (3, 8, len(evening.batches) - 2):
        with pytest.raises(DamagedLog):
            await TableLoader().folded(
                "t", [batch for batch in evening.batches if batch.seq != hole], Random(1)
            )
