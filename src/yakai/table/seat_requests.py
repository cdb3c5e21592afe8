"""Who would like to play on for a bot at one table, until the host has answered. Nothing of it is stored."""

from yakai.table.commands.late import SeatRequest, free_for
from yakai.table.drivers.presence import Presence
from yakai.table.errors import NothingAsked
from yakai.table.state.table import Table


class SeatRequests:
    """Those who ask, each for one seat. Who goes has not asked."""

    def __init__(self, table: Table, presence: Presence) -> None:
        self._table = table
        self._presence = presence
        self._asked: dict[str, tuple[int, SeatRequest]] = {}

    @property
    def open(self) -> tuple[SeatRequest, ...]:
        """What the host has not answered and could still grant."""
        if not self._asked:
            return ()
        return tuple(
            knock
            for game, knock in self._asked.values()
            if game == self._table.room.games
            and self._presence.is_here(knock.person)
            and knock.seat in free_for(self._table, knock.person)
        )

    def add(self, knock: SeatRequest, game: int) -> None:
        """Somebody asks, or asks for another seat than before. Those who have gone are forgotten."""
        here = {one: asked for one, asked in self._asked.items() if self._presence.is_here(one)}
        self._asked = here | {knock.person: (game, knock)}

    def drop(self, person: str) -> None:
        """They do not ask any more, or were answered."""
        self._asked.pop(person, None)

    def by(self, person: str) -> SeatRequest:
        """What they ask for."""
        knock = next((one for one in self.open if one.person == person), None)
        if knock is None:
            raise NothingAsked("nobody-asks-any-more")
        return knock
