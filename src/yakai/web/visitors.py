"""What a request says about whoever sends it: their cookie, their address, their language, the page they come from."""

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from yakai import text
from yakai.web.errors import TooManyGuests
from yakai.web.guests import COOKIE, YEAR
from yakai.web.house import House
from yakai.web.messages import Lang
from yakai.web.settings import Settings

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Visitor(NamedTuple):
    """Somebody; `new` if they came without a cookie of ours."""

    person: str
    new: bool


def visitor(connection: AnyConnection, house: House) -> Visitor:
    """Whose request this is; somebody new gets an id, if not too many come from their address."""
    person = house.signer.read(connection.cookies.get(COOKIE))
    if person is not None:
        return Visitor(person, False)
    if not house.guests_from.take(address_of(connection)):
        raise TooManyGuests("too-many-guests", most=house.settings.guests_per_hour_per_address)
    return Visitor(house.token(), True)


def address_of(connection: AnyConnection) -> str:
    """Where a request comes from, as far as we count: of IPv6 the network, which one household has to itself."""
    host = connection.client.host if connection.client is not None else ""
    return _counted_as(host)


def _counted_as(host: str) -> str:
    """
    >>> _counted_as("192.0.2.7"), _counted_as("2001:db8::7"), _counted_as("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((address.packed, 64), strict=False))


def cookie_for(connection: AnyConnection, house: House, guest: Visitor) -> Cookie:
    """The cookie that says who this is, for a year from now."""
    return Cookie(
        key=COOKIE,
        value=house.signer.sign(guest.person),
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in {"https", "wss"},
    )


def cookie_header(connection: AnyConnection, house: House, guest: Visitor) -> dict[str, str]:
    """The same as a header."""
    return {"set-cookie": cookie_for(connection, house, guest).to_header(header="")}


def lang_of(connection: AnyConnection) -> Lang:
    """The language to answer in: `?lang=` or what the browser prefers."""
    asked = connection.query_params.get("lang")
    for lang in text.LANGS:
        if lang == asked:
            return lang
    return text.best(connection.headers.get("accept-language", ""))


def is_foreign(connection: AnyConnection, settings: Settings) -> bool:
    """Whether a browser says that the request comes from a page of somebody else."""
    origin = connection.headers.get("origin")
    if not origin:
        return False
    allowed = {one.strip() for one in settings.origins.split(",") if one.strip()}
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return True
    return host != connection.headers.get("host") and origin not in allowed
