"""Requests over HTTP."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable, Sequence
from http.client import HTTPConnection, HTTPSConnection
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from yakai.client.errors import RefusedRequest
from yakai.client.table_connection import DEFAULT_TIMEOUT, TableConnection
from yakai.web.cookies import COOKIE


class Links(Struct, frozen=True):
    """The two keys of a table."""

    invitation: str
    watching: str


class _Problem(Struct):
    key: str
    text: str


class Client:
    """A person, identified by a cookie, who sends HTTP requests and joins tables."""

    def __init__(self, url: str, lang: str = "en", cookie: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.lang = lang
        self.cookie = cookie

    async def __aenter__(self) -> "Client":
        await self.name()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None

    async def name(self) -> str:
        """This person's name."""
        name: str = (await self.ask("GET", "/api/me"))["name"]
        return name

    async def call_me(self, name: str) -> None:
        """Change this person's name."""
        await self.ask("POST", "/api/me", {"name": name})

    async def games(self) -> list[dict[str, Any]]:
        """The games that the server offers."""
        games: list[dict[str, Any]] = await self.ask("GET", "/api/games")
        return games

    async def open_table(
        self,
        game: str,
        seats: int,
        *,
        options: dict[str, Any] | None = None,
        bots: Sequence[str] = (),
        sit: bool = True,
        ready: bool = False,
        beside: Sequence[str] = (),
        **settings: Any,
    ) -> Links:
        """Open a table as its host. Further `settings`: `clock`, `patience`, `open_to_all`, `watching`,
        `concede_ends`.
        """
        wanted = {
            "game": game,
            "seats": seats,
            "options": options or {},
            "bots": bots,
            "sit": sit,
            "ready": ready,
            "beside": beside,
            **settings,
        }
        return msgspec.convert(await self.ask("POST", "/api/tables", wanted), Links)

    @contextlib.asynccontextmanager
    async def join(self, key: str) -> AsyncIterator[TableConnection]:
        """A connection to a table, which is closed at the end."""
        seat = TableConnection(self, key)
        await seat.connect()
        try:
            yield seat
        finally:
            await seat.close()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The JSON response to an HTTP request; raises `RefusedRequest` for an error."""
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: Any) -> Any:
        address = urlsplit(self.url)
        kind = HTTPSConnection if address.scheme == "https" else HTTPConnection
        headers = {"accept-language": self.lang, "content-type": "application/json"}
        if self.cookie is not None:
            headers["cookie"] = self.cookie
        with contextlib.closing(kind(address.netloc, timeout=DEFAULT_TIMEOUT)) as connection:
            connection.request(method, path, None if body is None else msgspec.json.encode(body), headers)
            response = connection.getresponse()
            answer = response.read()
        self.keep(response.headers.get_all("set-cookie") or ())
        if response.status >= 400:
            problem = msgspec.json.decode(answer, type=_Problem)
            raise RefusedRequest(problem.key, problem.text, status=response.status)
        return msgspec.json.decode(answer)

    def keep(self, cookies: Iterable[str]) -> None:
        """Keep the server's cookie from the headers of a response, and ignore those of proxies."""
        for cookie in cookies:
            if cookie.startswith(f"{COOKIE}="):
                self.cookie = cookie.split(";")[0]
