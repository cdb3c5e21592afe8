"""Who may join or watch a table: a value that is folded from its log, as part of the room."""

from msgspec import Struct
from msgspec.structs import replace

from yakai.table.state.entries import (
    AnyEntry,
    LetIn,
    LinkRenewed,
    ListingForbidden,
    LockSet,
    TableClosed,
    TurnedOut,
    WatchingSet,
)


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


def after(access: Access, entry: AnyEntry) -> Access:
    """The access after one more entry.

    >>> after(Access(), TurnedOut("b", "Bob", ban=True)).is_banned("b")
    True
    """
    match entry:
        case LinkRenewed():
            return replace(access, renewed=access.renewed + 1)
        case LockSet(locked=locked, inside=inside):
            return replace(access, locked=locked, inside=inside)
        case WatchingSet(allowed=allowed):
            return replace(access, watching=allowed)
        case TurnedOut(person=person, name=name, ban=ban):
            inside = tuple(one for one in access.inside if one != person)
            banned = _without(access, person)
            return replace(access, inside=inside, banned=(*banned, Banned(person, name)) if ban else banned)
        case LetIn(person=person):
            return replace(access, banned=_without(access, person))
        case ListingForbidden():
            return replace(access, unlisted=True)
        case TableClosed():
            return replace(access, closed=True)
        case _:
            return access


def _without(access: Access, person: str) -> tuple[Banned, ...]:
    return tuple(one for one in access.banned if one.person != person)
