"""Tables, batches, listings and records for the tests."""

from msgspec.structs import replace

from yakai.core.game import Result, Seat
from yakai.table.keys import TableKeys
from yakai.table.state.clocks import ByDays, Clocks
from yakai.table.state.entries import Batch
from yakai.table.state.listing import Listing
from yakai.table.state.records import BatchExtras, GameRecord
from yakai.table.state.remarks import Remark

KEYS = TableKeys("t", "come", "look")

LOBBY = Listing("yak", "lobby", ("Ann", "Bob"), {"ann": 0, "bob": 1})
PLAYING = replace(LOBBY, phase="playing")
OVER = replace(LOBBY, phase="over")
ARCHIVED = replace(PLAYING, archived=True)
NO_PEOPLE = Listing("yak", "lobby", (None, None), {})


def keys_of(table: str) -> TableKeys:
    """A table's keys by its id."""
    return KEYS if table == "t" else TableKeys(table, f"come to {table}", f"look at {table}")


def batch(
    seq: int,
    person: str | None = None,
    request: str | None = None,
    table: str = "t",
    *,
    at: float | None = None,
    text: bytes = b'{"type":"stood","seat":0}\n',
    extras: BatchExtras | None = None,
    moves: int = 0,
    late: bool = False,
) -> Batch:
    """A batch; by default one second after the one before."""
    return Batch(table, seq, 1.5 + seq if at is None else at, person, request, text, extras, moves, late)


def remark(n: int, person: str = "ann", request: str | None = None) -> Remark:
    """A remark: with an odd number one of a player, with an even number one of a spectator."""
    return Remark(n, 1.5 + n, person, request or f"r{n}", "Анна", 0 if n % 2 else None, f"слово {n}")


def finished(id: str, number: int = 1, ended: float = 9.0, *people: str) -> BatchExtras:
    """What is stored with the batch that ends a game."""
    seats: dict[str, tuple[Seat, ...]] = {
        person: (seat,) for seat, person in enumerate(people or ("ann", "bob"))
    }
    result = Result("cards", (3, 1), (1, 2))
    return BatchExtras(None, GameRecord(id, number, "yak", 1.0, ended, ("Ann", "Bob"), (), result, seats))


def by_days(expires: int, move: int = 1) -> Listing:
    """A correspondence game that waits for Ann; her time expires at this uptime."""
    clocks = Clocks(ByDays(1), (expires, 0), (move, 0), 0, due=frozenset({0}), running=frozenset({0}))
    return replace(PLAYING, clocks=clocks, due=(0,))
