"""Giving a person another name: where it is stored, on their connections, and at the tables where they sit."""

from yakai.store.errors import RequestDone
from yakai.table.commands.lobby import Rename
from yakai.table.naming.names import checked_name
from yakai.web.context import ServerContext
from yakai.web.errors import TooFast


async def rename_person(
    context: ServerContext, person: str, name: str, asked: tuple[str, str] | None = None, *, address: str
) -> str:
    """Rename a person who asks from this address, and return the name that they have now. `asked` is the table and the
    request that asked for it; one that was done before does nothing.
    """
    if not context.limits.renames.take(person, address):
        raise TooFast("too-fast")
    name = checked_name(name)
    try:
        await context.store.set_name(person, name, context.now(), asked)
    except RequestDone:
        return await context.store.name_of(person) or name
    for connection in tuple(context.connections):
        if connection.person == person:
            connection.renamed(name)
    for live in context.tables.of(person):
        await live.submit(Rename(person, name))
    return name
