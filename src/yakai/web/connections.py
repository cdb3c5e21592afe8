"""The connections that are at a table now: by person, and with the address that each came from."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from yakai.table.ports import Listener

if TYPE_CHECKING:
    from yakai.web.ws.connection import Connection


class Connections:
    """All connections of this server that have joined a table."""

    def __init__(self) -> None:
        self._addresses: dict[Listener, str] = {}
        self._all: dict[Connection, None] = {}
        self._of_person: Counter[str] = Counter()

    def __iter__(self) -> Iterator["Connection"]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def add(self, connection: "Connection", address: str) -> None:
        """A connection from this address joins its table."""
        self._all[connection] = None
        self._addresses[connection] = address
        self._of_person[connection.person] += 1

    def remove(self, connection: "Connection") -> None:
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
