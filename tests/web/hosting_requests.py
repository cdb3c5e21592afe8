"""Requests about how a table is run, which leave its game unchanged."""

from tests.web.playing import refusal, table
from yakai.client import TableConnection


async def make_hosting_request(seats: list[TableConnection], watcher: TableConnection, number: int) -> None:
    """Make one of four: lock and unlock the table; hand it to another host and back; ask to stop, which another player
    declines; or requests that are refused.
    """
    host, other = seats[0], seats[1]
    words = table(host).hosting.who
    match number:
        case 0:
            await host.ask("lock", id="lock", locked=True)
            await host.ask("lock", id="unlock", locked=False)
        case 1:
            await host.ask("make_host", id="host-1", who=words[1])
            await other.ask("make_host", id="host-0", who=words[0])
        case 2:
            await host.ask("vote_end", id="vote", game=1, agree=True)
            await other.ask("vote_end", id="no", game=1, agree=False)
        case 3:
            assert (
                await refusal(watcher.ask("vote_end", id="out", game=1, agree=True))
            ).key == "only-watching"
            assert (await refusal(other.ask("lock", id="mine", locked=True))).key == "host-only"
            assert (await refusal(other.ask("ask_seat", id="seat", seat=0, game=1))).key == "seat-is-taken"
