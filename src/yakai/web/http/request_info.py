"""What a request says about its client: cookie, address, language, the site of its page."""

from typing import Any, Final, NamedTuple

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from yakai import text
from yakai.text import Lang
from yakai.web.addresses import Addresses, counted_as, is_from_internet, is_host
from yakai.web.context import ServerContext
from yakai.web.cookies import COOKIE, YEAR
from yakai.web.errors import (
    ForeignOrigin,
    MalformedHost,
    TooFast,
    TooManyGuests,
    TooManyReads,
    UnknownHost,
)
from yakai.web.limits.limiters import Bucket
from yakai.web.limits.limiters_by_key import PairedLimitByKey

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, State]

LONGEST_QUOTED: Final = 100
"""Characters of a header that a refusal quotes."""


class Caller(NamedTuple):
    """A person; `new` if the request came without a cookie of ours."""

    person: str
    new: bool


def caller_of(connection: AnyConnection, context: ServerContext) -> Caller:
    """The person who sent a request; without a cookie a new one, if their address may have more."""
    person = person_of(connection, context)
    if person is not None:
        return Caller(person, False)
    if not context.limits.new_people.take(address_of(connection)):
        raise TooManyGuests("too-many-guests", most=context.settings.guests_per_hour_per_address)
    return Caller(context.token(), True)


def person_of(connection: AnyConnection, context: ServerContext) -> str | None:
    """The person whose cookie came with a request; `None` if it had none, or one that we did not sign."""
    cookie = connection.cookies.get(COOKIE)
    person = context.signer.read(cookie)
    if cookie and person is None:
        context.abuse_log.note("cookie-is-not-ours", address_of(connection))
    return person


def reader_of(connection: AnyConnection, context: ServerContext) -> str | None:
    """The person who reads a list or a record, counted; `None` without a cookie."""
    person = person_of(connection, context)
    count_read(connection, context, person)
    return person


def count_read(connection: AnyConnection, context: ServerContext, person: str | None) -> None:
    """Count one read of a list or a record; raises `TooManyReads` beyond the limit."""
    if not context.limits.list_reads.take(person, address_of(connection)):
        raise TooManyReads("too-fast")


def address_of(connection: AnyConnection) -> str:
    """The address under which limits count the client."""
    return counted_as(_client(connection))


def _client(connection: AnyConnection) -> str:
    return "" if connection.client is None else connection.client.host


def cookie_for(connection: AnyConnection, context: ServerContext, guest: Caller) -> Cookie:
    """The cookie that identifies a person, for a year from now."""
    return Cookie(
        key=COOKIE,
        value=context.signer.sign(guest.person),
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_https(connection, context.addresses),
    )


def cookie_header(connection: AnyConnection, context: ServerContext, guest: Caller) -> dict[str, str]:
    """The cookie as a header."""
    return {"set-cookie": cookie_for(connection, context, guest).to_header(header="")}


def lang_of(connection: AnyConnection) -> Lang:
    """The language of the response: `?lang=` if there is such a one, or what the browser prefers."""
    asked = text.known(connection.query_params.get("lang", ""))
    return asked or text.best(connection.headers.get("accept-language", ""))


def host_of(connection: AnyConnection) -> str:
    """The `Host` header; empty if there is none."""
    return connection.headers.get("host", "")


def check_request(
    connection: AnyConnection,
    context: ServerContext,
    limit: PairedLimitByKey[Bucket] | None,
    may_change: bool,
) -> None:
    """Refuse a request or handshake that exceeds the limit, names another server or changes something for a foreign
    page. The limit comes first, so that refused requests count too. Monitors have none, and may use any host name.
    """
    if limit is not None:
        person = context.signer.read(connection.cookies.get(COOKIE))
        if not limit.take(person, address_of(connection)):
            raise TooFast("too-fast")
    _check_host(connection)
    if limit is not None:
        _check_own_name(connection, context.addresses)
    if may_change and _is_foreign(connection, context.addresses):
        raise ForeignOrigin("foreign-origin")


def _check_host(connection: AnyConnection) -> None:
    """Refuse a `Host` header that is malformed. A program that sends none is not a browser, and may."""
    for host in connection.headers.getall("host", []):
        if not is_host(host):
            raise MalformedHost("host-is-malformed", host=host[:LONGEST_QUOTED])


def _check_own_name(connection: AnyConnection, addresses: Addresses) -> None:
    """Refuse a `Host` header that names another server."""
    server = connection.scope["server"]
    from_internet = is_from_internet(_client(connection), "" if server is None else server[0])
    for host in connection.headers.getall("host", []):
        if not addresses.is_own(host, from_internet):
            raise UnknownHost("unknown-host", host=host[:LONGEST_QUOTED])


def _is_foreign(connection: AnyConnection, addresses: Addresses) -> bool:
    """Whether a browser says that the request comes from a foreign site's page."""
    origin = connection.headers.get("origin", "")
    https = is_https(connection, addresses)
    return bool(origin) and addresses.is_foreign(origin, host_of(connection), https)


def is_https(connection: AnyConnection, addresses: Addresses) -> bool:
    """Whether the browser speaks HTTPS: to this server itself, or to a proxy at an https address of ours."""
    return connection.scope["scheme"] in {"https", "wss"} or addresses.is_https(host_of(connection))
