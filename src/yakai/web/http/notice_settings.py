"""The HTTP side of notices: what one's address is, giving one, proving that it is one's own, taking it away."""

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct

from yakai.web.errors import TooFast
from yakai.web.http.problems import ASKING, CHANGING, problems
from yakai.web.http.request_info import address_of, caller_of, cookie_for, count_read, lang_of, reader_of
from yakai.web.ops.context import ServerContext
from yakai.web.ops.notices import AddressKind

AnyRequest = Request[Any, Any, State]


class OwnNotices(Struct, frozen=True):
    """Where you are let know that it is your turn, where you have days: `kind` is what sort of address can be given
    here (`null`: none); an empty `address`: nowhere. `sent`: a code is on its way to the address that you have named.
    """

    kind: AddressKind | None
    address: str
    sent: bool = False


class NewAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """An address to be let know at, and the code that was sent there; without one, it is sent. An empty address:
    nowhere any more.
    """

    address: Annotated[str, Meta(max_length=254)]
    code: Annotated[str, Meta(max_length=32)] | None = None


@get("/api/me/notices", summary="Where am I let know?", responses=problems(*ASKING))
async def get_notices(request: AnyRequest, state: State) -> OwnNotices:
    """Your own address, which nobody else gets to see."""
    context: ServerContext = state.context
    person = reader_of(request, context)
    return OwnNotices(
        context.notices.kind, "" if person is None else await context.notices.address_of(person)
    )


@post(
    "/api/me/notices",
    summary="Be let know",
    status_code=200,
    responses=problems(*CHANGING),
)
async def set_notices(request: AnyRequest, state: State, data: JSONBody[NewAddress]) -> Response[OwnNotices]:
    """Give an address, prove that it is yours, or take it away."""
    context: ServerContext = state.context
    guest = caller_of(request, context)
    notices = context.notices
    if data.address and not context.limits.notice_changes.take(guest.person, address_of(request)):
        raise TooFast("too-fast")
    if not data.address:
        count_read(request, context, guest.person)
        await notices.forget(guest.person)
    elif data.code is None:
        await notices.send_code(guest.person, data.address, lang_of(request))
    else:
        await notices.confirm(guest.person, data.address, data.code, lang_of(request))
    sent = bool(data.address) and data.code is None
    said = OwnNotices(notices.kind, await notices.address_of(guest.person), sent)
    return Response(said, cookies=[cookie_for(request, context, guest)])


router = Router("/", route_handlers=[get_notices, set_notices])
