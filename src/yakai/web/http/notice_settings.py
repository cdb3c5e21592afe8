"""A person's address for notices: reading it, giving one, proving that one reads it, removing it."""

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct

from yakai.web.context import ServerContext
from yakai.web.errors import TooFast
from yakai.web.http.problems import CHANGING, READING, problems
from yakai.web.http.request_info import (
    AnyRequest,
    address_of,
    caller_of,
    cookie_for,
    count_read,
    lang_of,
    reader_of,
)
from yakai.web.ops.notice_channel import AddressKind


class OwnNotices(Struct, frozen=True):
    """Where you are notified of your turns in games over days: `kind` is the kind of address that this server can
    notify (`null`: none); an empty `address`: you are not notified. `sent`: a code was sent to the address you gave.
    """

    kind: AddressKind | None
    address: str
    sent: bool = False


class NewAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """An address for notices, and the code that was sent there; without a code, one is sent. An empty address removes
    yours.
    """

    address: Annotated[str, Meta(max_length=254)]
    code: Annotated[str, Meta(max_length=32)] | None = None


@get("/api/me/notices", summary="Where am I notified?", responses=problems(*READING))
async def get_notices(request: AnyRequest, state: State) -> OwnNotices:
    """Your own address, which is shown to no other person."""
    context: ServerContext = state.context
    person = reader_of(request, context)
    address = "" if person is None else await context.notice_addresses.address_of(person)
    return OwnNotices(context.notice_channel.kind, address)


@post(
    "/api/me/notices",
    summary="Be notified",
    status_code=200,
    responses=problems(*CHANGING),
)
async def set_notices(request: AnyRequest, state: State, data: JSONBody[NewAddress]) -> Response[OwnNotices]:
    """Give an address, prove with a code that you read it, or remove it."""
    context: ServerContext = state.context
    guest = caller_of(request, context)
    addresses = context.notice_addresses
    if data.address and not context.limits.notice_changes.take(guest.person, address_of(request)):
        raise TooFast("too-fast")
    if not data.address:
        count_read(request, context, guest.person)
        await addresses.forget(guest.person)
    elif data.code is None:
        await addresses.send_code(guest.person, data.address, lang_of(request))
    else:
        await addresses.confirm(guest.person, data.address, data.code, lang_of(request))
    sent = bool(data.address) and data.code is None
    body = OwnNotices(context.notice_channel.kind, await addresses.address_of(guest.person), sent)
    return Response(body, cookies=[cookie_for(request, context, guest)])


router = Router("/", route_handlers=[get_notices, set_notices])
