"""Who may join or watch a table: a value that is folded from its log, as part of the room."""

from msgspec import Struct


class Banned(Struct, frozen=True):
    """A person who may not return to the table, and the name that they had."""

    person: str
    name: str


class Access(Struct, frozen=True):
    """Who may join or watch.

    `locked`: only the people who were `inside` when the host locked it may enter. `watching`: spectators are allowed.
    `renewed`: how often the links were renewed. `unlisted` and `closed`: the server's operator took the table off the
    list of open tables, or closed it.
    """

    banned: tuple[Banned, ...] = ()
    locked: bool = False
    inside: tuple[str, ...] = ()
    watching: bool = True
    renewed: int = 0
    unlisted: bool = False
    closed: bool = False

    def is_banned(self, person: str) -> bool:
        """Whether a person is banned."""
        return bool(self.banned) and any(one.person == person for one in self.banned)

    def why_barred(self, person: str) -> str | None:
        """The key of the reason why a person may not be at the table at all; `None` if they may."""
        if self.closed:
            return "table-is-closed"
        return "banned-from-table" if self.is_banned(person) else None
