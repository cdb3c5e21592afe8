"""What a request says about whoever sends it: their cookie, their language, the page they come from."""

from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from yakai import text
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
    """Whose request this is; somebody new gets an id."""
    person = house.signer.read(connection.cookies.get(COOKIE))
    return Visitor(house.token(), True) if person is None else Visitor(person, False)


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
