"""The other players: clients without a browser, which act exactly when the test asks them to.

They keep tests quick and exact where only one browser matters. With a browser's cookie they can also act for the
person in that browser.
"""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from random import Random
from types import TracebackType
from typing import Any, ClassVar, Self, TypeVar

from yakai.client import Client, Links, TableConnection
from yakai.web.messages import GameMessage, SaidMessage, TableMessage

T = TypeVar("T")
G = TypeVar("G", bound="Guest")
SECONDS = 60


class Company:
    """A thread with an event loop for the other players, so that tests need none of their own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._guests: list[Guest] = []

    def __enter__(self) -> "Company":
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            for guest in self._guests:
                guest.leaves()
        finally:
            self.does(_go_home())
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(SECONDS)
            self._loop.close()

    def does(self, deed: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the thread and return its result."""
        return asyncio.run_coroutine_threadsafe(deed, self._loop).result(SECONDS)

    def guest(self, kind: type[G], name: str, cookie: str | None = None) -> G:
        """A new person; or, with the cookie of a browser, the person in that browser."""
        guest = kind(self, Client(self.url, cookie=cookie))
        if cookie is None:
            self.does(guest.client.call_me(name))
        self._guests.append(guest)
        return guest


async def _go_home() -> None:
    """Cancel running tasks before the loop ends."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for one in others:
        one.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    await asyncio.get_running_loop().shutdown_default_executor()


class Guest:
    """One of the others. `game` is what they play."""

    game: ClassVar[str]

    def __init__(self, company: Company, client: Client) -> None:
        self.client = client
        self._does = company.does
        self._seat: TableConnection | None = None

    @property
    def seat(self) -> TableConnection:
        """The connection to the table."""
        assert self._seat is not None, "not at a table"
        return self._seat

    # Before the game

    def opens_table(self, seats: int, **more: Any) -> Links:
        """Open a table and sit down at it."""
        links: Links = self._does(self.client.open_table(self.game, seats, **more))
        self.comes_by(links.invitation)
        return links

    def comes_by(self, key: str) -> Self:
        """Join by a link; a person with a seat in a running game sees the game."""
        self._seat = TableConnection(self.client, key)
        self._does(self._seat.connect())
        table = self._does(self._seat.joined())
        if table.phase == "playing" and table.yours:
            self._does(self._seat.game())
        return self

    def sits(self, seat: int) -> Self:
        """Take a seat."""
        self._does(self.seat.ask("sit", seat=seat))
        return self

    def is_ready(self) -> Self:
        """Say that the game may begin."""
        self._does(self.seat.ask("ready", ready=True))
        return self

    def seats_bot(self, seat: int, bot: str = "novice") -> None:
        """As the host: let a bot sit there."""
        self._does(self.seat.ask("add_bot", seat=seat, bot=bot))

    def sets_clock(self, **clock: Any) -> None:
        """As the host: set how long all players may think."""
        self._does(self.seat.ask("set_clock", clock=clock))

    def leaves(self) -> None:
        """Disconnect."""
        if self._seat is not None:
            self._does(self._seat.close())
            self._seat = None

    def gives_address(self, address: str, code: Callable[[], str]) -> None:
        """Give a mail address, and prove it by the code sent there."""
        self._does(self.client.ask("POST", "/api/me/notices", {"address": address}))
        self._does(self.client.ask("POST", "/api/me/notices", {"address": address, "code": code()}))

    # During the game

    def gives_up(self) -> None:
        """Give up. A bot plays on for the others, if there are any."""
        self._does(self.seat.do("concede", game=self.told.game))

    def calls_stand_in(self, seat: int) -> None:
        """Agree that a bot plays at once for the absent player of a seat."""
        self._does(self.seat.ask("call_stand_in", seat=seat, game=self.told.game))

    def pauses(self) -> None:
        """Agree that the game stands still."""
        self._does(self.seat.ask("pause", game=self.told.game, paused=True))

    def wants_to_stop(self) -> None:
        """Agree that the game ends without a result."""
        self._does(self.seat.ask("vote_end", game=self.told.game, agree=True))

    def asks_for_seat(self, seat: int) -> None:
        """Ask to play on for a bot."""
        self._does(self.seat.ask("ask_seat", seat=seat, game=self.table.games))

    # As the host

    def sees_to(self, type: str, who: str | None, **more: Any) -> None:
        """Do something about a person: hand the table over to them, remove them, answer their request."""
        self._does(self.seat.ask(type, who=who, **more))

    def renews_link(self) -> None:
        """Give the table new links."""
        self._does(self.seat.ask("renew_link"))

    def lets_look_on(self, allowed: bool) -> None:
        """Set whether spectators are allowed."""
        self._does(self.seat.ask("allow_watching", allowed=allowed))

    # At any time

    def waits_to_be_gone(self, key: str) -> None:
        """Wait for the reason why the connection was closed."""
        self._does(self.seat.until(lambda seat: seat.gone == key, SECONDS))

    def is_called(self, name: str) -> None:
        """Change their name."""
        self._does(self.seat.ask("rename", name=name))

    def says(self, text: str) -> None:
        """Say something to everybody."""
        self._does(self.seat.ask("say", text=text))

    def reacts(self, reaction: str) -> None:
        """Send a reaction, such as applause."""
        self._does(self.seat.ask("react", reaction=reaction))

    def waits_to_hear(self, text: str) -> None:
        """Wait until a player has said this."""
        self._does(
            self.seat.until(
                lambda seat: any(
                    isinstance(one, SaidMessage) and one.remark.text == text for one in seat.received
                ),
                SECONDS,
            )
        )

    def wants_another(self) -> None:
        """After the end: want another game."""
        self._does(self.seat.ask("again"))

    # What they see

    @property
    def table(self) -> TableMessage:
        """The table, as they last received it."""
        assert self.seat.table is not None
        return self.seat.table

    @property
    def told(self) -> GameMessage:
        """The game, as they last received it; waits for the first one."""
        if self.seat.latest is None:
            self._does(self.seat.game())
        assert self.seat.latest is not None
        return self.seat.latest

    @property
    def view(self) -> dict[str, Any]:
        """Their view of the game."""
        view: dict[str, Any] = self.told.view
        return view

    def waits_until(self, condition: Callable[[dict[str, Any]], object]) -> None:
        """Wait until what they see is so."""
        self._does(
            self.seat.until(lambda seat: seat.latest is not None and condition(seat.latest.view), SECONDS)
        )

    def waits_for_table(self, condition: Callable[[TableMessage], object]) -> None:
        """Wait until the table is so."""
        self._does(self.seat.until(lambda seat: seat.table is not None and condition(seat.table), SECONDS))

    def hears_all(self) -> None:
        """Wait until they have received all messages so far."""
        self._does(self.seat.ping())

    def waits_for_game(self) -> None:
        """Wait until they see a game."""
        self.waits_until(lambda _: True)

    def waits_for_step_after(self, step: int) -> None:
        """Wait until an event after this one has been received."""
        self._does(self.seat.until(lambda seat: seat.latest is not None and seat.latest.n > step, SECONDS))

    def acts(self, action: dict[str, Any]) -> None:
        """Play."""
        self._does(self.seat.act(action))

    def waits_for_turn(self) -> None:
        """Wait until it is their turn."""
        raise NotImplementedError

    def hands_on(self, chance: Random) -> None:
        """Any turn after which it is another player's turn."""
        raise NotImplementedError


@contextmanager
def company_of(url: str) -> Iterator[Company]:
    """Run the other players until the block ends."""
    with Company(url) as company:
        yield company
