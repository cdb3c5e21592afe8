"""The connections that are at a table now: by person, and with the address that each came from."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal, Protocol

from yakai.table.ports import Listener


class JoinedConnection(Listener, Protocol):
    """One WebSocket at one table, as the rest of the server uses it."""

    @property
    def kind(self) -> Literal["player", "guest", "spectator"]:
        """What the person is at this table."""
        ...

    def renamed(self, name: str) -> None:
        """The person has another name."""
        ...

    async def end(self, key: str) -> None:
        """Send the reason and close."""
        ...


class Connections:
    """All connections of this server that have joined a table."""

    def __init__(self) -> None:
        self._addresses: dict[Listener, str] = {}
        self._all: dict[JoinedConnection, None] = {}
        self._of_person: Counter[str] = Counter()

    def __iter__(self) -> Iterator[JoinedConnection]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def add(self, connection: JoinedConnection, address: str) -> None:
        """A connection from this address joins its table."""
        self._all[connection] = None
        self._addresses[connection] = address
        self._of_person[connection.person] += 1

    def remove(self, connection: JoinedConnection) -> None:
        """A connection leaves its table."""
        del self._all[connection], self._addresses[connection]
        self._of_person[connection.person] -= 1
        if not self._of_person[connection.person]:
            del self._of_person[connection.person]

    def count(self, person: str) -> int:
        """How many connections a person has."""
        return self._of_person[person]

    def address_of(self, listener: Listener) -> str:
        """The address that a listener at a table came from; empty if it is not one of these connections."""
        return self._addresses.get(listener, "")
