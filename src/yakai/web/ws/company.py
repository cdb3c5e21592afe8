"""How a table is kept, as it is sent: who runs it, who comes in, who asks for a seat, who wants to pause or stop."""

from msgspec import Struct

from yakai.core.game import Seat


class Guest(Struct, frozen=True):
    """Somebody without a seat. `who` stands for them at this table; `invited`: they came by the invitation. While the
    game is silent they have no name.
    """

    who: str
    name: str
    invited: bool = True


class SeatRequestInfo(Struct, frozen=True):
    """Somebody would like to play on for the bot on this seat."""

    who: str
    name: str
    seat: Seat


class VoteInfo(Struct, frozen=True):
    """Somebody wants to end the game, or to pause it: who agrees, of those who are asked. Both are seats."""

    agreed: tuple[Seat, ...]
    asked: tuple[Seat, ...]


class Affairs(Struct, frozen=True):
    """How the table is kept. `host` is the host's seat, if they have one; `locked`: nobody new comes in; `watching`:
    whoever does not play may look on; `concede_ends`: who gives up ends the game.

    `who` stands for the person on each seat, `null` where there is none; `guests` are all who are there without a seat
    and `banned` those who may not come again, both for the host alone. `knocks` are for the host, and for whoever
    asks. `free`: from which bots' seats you could play on, if the host agrees. `ending`: a vote to end the game;
    `pausing`: one to let it stand still. `archived`: it stands still since nobody was here for long; whoever plays lets
    it go on, like after a pause.
    """

    host: Seat | None = None
    locked: bool = False
    watching: bool = True
    concede_ends: bool = False
    who: tuple[str | None, ...] = ()
    guests: tuple[Guest, ...] = ()
    banned: tuple[Guest, ...] = ()
    knocks: tuple[SeatRequestInfo, ...] = ()
    free: tuple[Seat, ...] = ()
    ending: VoteInfo | None = None
    pausing: VoteInfo | None = None
    archived: bool = False


class NewsMessage(Struct, frozen=True, tag="news"):
    """Something has happened at the table: to be said once. The table itself shows it too."""

    key: str
    text: str
