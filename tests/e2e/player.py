"""Somebody in a real browser. Says and does what a player would, through what the page shows."""

import re
from collections.abc import Callable
from random import Random
from typing import Any, Literal, cast

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Request, WebSocket, expect

Lang = Literal["en", "ru", "uk"]
Theme = Literal["night", "daylight"]
Moment = Literal["turn", "showdown", "over"]

LOCALES: dict[Lang, str] = {"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA"}

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}

SECONDS = 30
expect.set_options(timeout=SECONDS * 1000)

# A page can be held still: what it wants to do later than at once waits until it may go on.
STILLNESS = """
(() => {
  const later = window.setTimeout.bind(window);
  let waiting = null;
  window.setTimeout = (then, ms = 0, ...rest) =>
    later(() => (waiting && ms >= 50 ? waiting.push(() => then(...rest)) : then(...rest)), ms);
  window.holdStill = () => (waiting ??= []);
  window.goOn = () => {
    const due = waiting ?? [];
    waiting = null;
    for (const then of due) then();
  };
})();
"""

# What a player at a seat waits for.
MOMENT = """
(seat) => {
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  if (find('result') || find('show-result')) return 'over';
  if (find('skip')) return 'showdown';
  const board = find('board');
  return board && board.dataset.busy === 'false' && board.dataset.turn === String(seat) ? 'turn' : false;
}
"""


class Complaints:
    """What must never happen in a browser: errors in the console or the page, requests to another host."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.heard: list[str] = []
        self._home = (url, url.replace("http", "ws", 1))
        self._expected: list[str] = []
        context.on("console", self._console)
        context.on("weberror", lambda error: self.heard.append(f"page error: {error.error}"))
        context.on("request", self._request)
        context.on("page", lambda page: page.on("websocket", self._socket))

    def expect(self, pattern: str) -> None:
        """From now on such an error is no surprise: a line that is cut complains in the console."""
        self._expected.append(pattern)

    @property
    def unexpected(self) -> list[str]:
        """All that was heard but not expected."""
        return [one for one in self.heard if not any(re.search(known, one) for known in self._expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.heard.append(f"console {message.type}: {message.text} ({message.location['url']})")

    def _request(self, request: Request) -> None:
        self._check(request.url)

    def _socket(self, socket: WebSocket) -> None:
        self._check(socket.url)

    def _check(self, url: str) -> None:
        if not url.startswith((*self._home, "data:", "blob:")):
            self.heard.append(f"a request to another host: {url}")


class Player:
    """A person, their browser and, once they sit, their seat."""

    def __init__(self, context: BrowserContext, url: str, name: str, *, touch: bool) -> None:
        self.context = context
        self.url = url
        self.name = name
        self.touch = touch
        self.seat: int | None = None
        self.complaints = Complaints(context, url)
        context.add_init_script(STILLNESS)
        self.page = context.new_page()

    # Looking and touching

    def find(self, testid: str) -> Locator:
        """A thing on the page by its test id."""
        return self.page.get_by_test_id(testid)

    def press(self, thing: Locator) -> None:
        """Tap or click, whatever this browser has."""
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def goes_to(self, path: str) -> None:
        """Open an address of ours, or a whole one."""
        self.page.goto(path if path.startswith("http") else self.url + path)

    def new_tab(self) -> "Player":
        """The same person in one more tab at the same address."""
        other = object.__new__(Player)
        other.__dict__.update(self.__dict__)
        other.page = self.context.new_page()
        other.page.goto(self.page.url)
        return other

    def prefers(self, theme: Theme) -> "Player":
        """Have chosen a theme some time ago."""
        self.context.add_init_script(f"localStorage.setItem('yakai.theme', '{theme}')")
        return self

    def reloads(self) -> None:
        """Load the page anew."""
        self.page.reload()

    def holds_still(self) -> None:
        """Stop the page's show where it is, and let pictures in motion arrive."""
        self.page.evaluate("holdStill()")
        self.page.wait_for_function(
            "() => document.getAnimations().every((one) => one.playState !== 'running' ||"
            " one.effect.getComputedTiming().iterations === Infinity)"
        )

    def goes_on(self) -> None:
        """Let the show go on."""
        self.page.evaluate("goOn()")

    # Before the game

    @property
    def cookie(self) -> str:
        """What the server knows this person by."""
        cookies = self.context.cookies(self.url)
        return "; ".join(
            f"{one['name']}={one['value']}" for one in cookies if "name" in one and "value" in one
        )

    def says_name(self) -> None:
        """Answer the question for one's name."""
        self.find("name-input").fill(self.name)
        self.press(self.find("name-keep"))

    def invites(self) -> str:
        """Open a table by *Invite friends*, as a newcomer; the link for the others."""
        self.goes_to("/")
        self.press(self.find("poster-yak").get_by_test_id("invite"))
        self.says_name()
        expect(self.find("invitation")).to_be_visible()
        self.learns_seat()
        return self.find("invitation").input_value()

    def comes_by(self, link: str) -> None:
        """Come to a table by its link and take the first open seat, giving one's name."""
        self.goes_to(link)
        self.press(self.find("sit").first)
        self.says_name()
        self.learns_seat()

    def learns_seat(self) -> None:
        """See which seat is one's own."""
        own = self.page.locator("[data-testid^=lobby-seat-].you")
        expect(own).to_be_visible()
        self.seat = int((own.get_attribute("data-testid") or "").removeprefix("lobby-seat-"))

    def opens_table(self, *, seats: int = 2, bots: tuple[str, ...] = (), first: int | None = 0) -> str:
        """A shortcut for tests of what comes later: a table by HTTP, and its key. One sits at seat 0."""
        self.context.request.post(f"{self.url}/api/me", data={"name": self.name})
        wanted = {
            "game": "yak",
            "seats": seats,
            "options": {"first": first},
            "bots": list(bots),
            "sit": True,
            "ready": True,
        }
        answer = self.context.request.post(f"{self.url}/api/tables", data=wanted)
        assert answer.ok, answer.text()
        self.seat = 0
        return cast("str", answer.json()["invitation"])

    def is_ready(self) -> None:
        """Press *Ready*."""
        self.press(self.find("ready"))

    # The board

    @property
    def hand(self) -> Locator:
        """One's own cards."""
        return self.find("hand-card")

    def hand_in_words(self) -> list[str | None]:
        """One's own cards, as a screen reader says them."""
        return [card.get_attribute("aria-label") for card in self.hand.all()]

    def stack_size(self) -> int:
        """How many cards lie in the stack."""
        return int(self.find("stack").get_attribute("data-cards") or 0)

    def sees_stack_of(self, cards: int) -> None:
        """Wait until so many cards lie in the stack and nothing moves any more."""
        expect(self.find("stack")).to_have_attribute("data-cards", str(cards))
        self.sees_calm()

    def sees_calm(self) -> None:
        """Wait until the board shows all that has happened."""
        expect(self.find("board")).to_have_attribute("data-busy", "false")

    def sees_board(self) -> None:
        """Wait until the game is there."""
        expect(self.find("board")).to_be_visible()
        self.sees_calm()

    def waits_for_moment(self) -> Moment:
        """Wait until it is one's turn, or a showdown runs, or the game is over."""
        moment = self.page.wait_for_function(MOMENT, arg=self.seat, timeout=SECONDS * 1000).json_value()
        return cast("Moment", moment)

    def waits_for_turn(self) -> Moment:
        """Wait until it is one's turn or the game is over, tapping showdowns away."""
        while (moment := self.waits_for_moment()) == "showdown":
            self.skips()
        return moment

    def skips(self) -> None:
        """Tap a showdown away, if it has not gone by itself meanwhile."""
        self.page.evaluate("document.querySelector('[data-testid=skip]')?.click()")

    def opens_picker(self, card: int = 0) -> None:
        """The first tap: choose a card."""
        self.press(self.hand.nth(card))
        expect(self.find("picker")).to_be_visible()

    def claims(self, card: int = 0, chip: int = 0) -> None:
        """Two taps: a card, and what to say."""
        self.opens_picker(card)
        self.press(self.find("chip").nth(chip))
        expect(self.find("picker")).to_be_hidden()

    def doubts(self) -> None:
        """One tap: don't believe it."""
        doubt = self.find("doubt")
        self.press(doubt)
        expect(doubt).to_be_hidden()

    def takes_turn(self, mood: Random) -> bool:
        """One turn by what the page shows; false once the game is over."""
        if self.waits_for_turn() == "over":
            return False
        if self.find("pass").is_visible():
            self.press(self.find("pass"))
        elif self.hand.count() == 0 or (self.find("doubt").is_visible() and self.disbelieves(mood)):
            self.doubts()
        else:
            self.claims(card=mood.randrange(self.hand.count()), chip=mood.randrange(2))
        return True

    def disbelieves(self, mood: Random) -> bool:
        """Is the claim in the bubble too bold for the stack beside it?"""
        claimed = int(self.find("claim").get_attribute("data-number") or 0)
        return claimed > self.stack_size() + 1 or mood.random() < 0.04

    # The end

    def places(self) -> list[tuple[str | None, str | None]]:
        """Which seat came where, from the first to the last, as the result shows it."""
        rows = self.find("result").locator("li[data-place]").all()
        return [(row.get_attribute("data-testid"), row.get_attribute("data-place")) for row in rows]


NewPlayer = Callable[..., Player]
