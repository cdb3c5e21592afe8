"""A player in a real browser, who does what a person would, through what the page shows."""

import math
import re
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any, ClassVar, Literal, Self, cast

from playwright.sync_api import (
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Locator,
    Request,
    WebSocket,
    expect,
)
from playwright.sync_api import TimeoutError as TooLate

Lang = Literal["en", "ru", "uk"]
Theme = Literal["night", "daylight"]
Place = tuple[float, float]

LOCALES: dict[Lang, str] = {"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA"}

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "service_workers": "block",
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "service_workers": "block"}
BLOCKED = "Service Worker registration blocked by Playwright"
"""Service workers have tests of their own; in all others they would only get in the way."""

NEAR = 48
"""Two taps within this distance, in pixels, could count as a double tap."""

REST = 100
"""Milliseconds that fingers rest before they are lifted. Otherwise the browser may take the movement for a flick, and
the next tap for its end instead of a click.
"""

SECONDS = 60
expect.set_options(timeout=SECONDS * 1000)

# Lets a test hold the page still: its timers wait until it may go on. The page can also stop by itself at the moment
# when an element appears. It records all test ids that ever appeared, all notes, and which seats were asked in turn,
# because on a busy machine a test that polls would miss what appears only briefly.
WITNESS = """
(() => {
  const later = window.setTimeout.bind(window);
  let waiting = null;
  window.setTimeout = (then, ms = 0, ...rest) =>
    later(() => (waiting && ms >= 50 ? waiting.push(() => then(...rest)) : then(...rest)), ms);
  window.holdStill = () => (waiting ??= []);
  window.goOn = () => {
    const due = waiting ?? [];
    waiting = null;
    window.heldAt = null;
    for (const then of due) then();
  };

  window.lastTap = -Infinity;
  addEventListener('click', (event) => (window.lastTap = event.timeStamp), true);

  const seen = new Set();
  const said = new Set();
  let stopAt = null;
  window.hasSeen = (testid) => seen.has(testid);
  window.hasRead = (words) => [...said].some((one) => one.includes(words));
  window.holdAt = (selector) => {
    stopAt = selector;
    look();
  };
  window.asked = [];
  const look = () => {
    const asking = [...document.querySelectorAll('nav [data-testid^=seat-][data-acts=true]')];
    const seats = asking.map((one) => one.dataset.testid).sort().join();
    if (seats !== '' && seats !== window.asked.at(-1)) window.asked.push(seats);
    for (const one of document.querySelectorAll('[data-testid]')) seen.add(one.dataset.testid);
    for (const one of document.querySelectorAll('[data-testid=toast]')) said.add(one.textContent);
    if (stopAt && document.querySelector(stopAt)) {
      window.heldAt = stopAt;
      stopAt = null;
      window.holdStill();
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
})();
"""

# All texts of a board at rest: of the table, the seats around it, and the log.
WORDS = """
() => {
  const board = document.querySelector('[data-testid=board]');
  if (board?.dataset.busy !== 'false') return null;
  const said = (one) => one.ariaLabel ?? (one.children.length === 0 ? one.textContent.trim() : '');
  const words = (some) => some.map(said).filter((one) => one).sort();
  const all = [...board.querySelectorAll('*')].filter((one) => !one.closest('.coach'));  // it goes by time
  return {
    table: words(all.filter((one) => !one.closest('nav'))),
    seats: words(all.filter((one) => one.closest('nav'))),
    log: [...document.querySelectorAll('[data-testid=log] li')].map((line) => line.textContent),
  };
}
"""


class Complaints:
    """What must never happen in a browser: errors in the console or the page, requests to another host."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.heard: list[str] = []
        self._home = (url, url.replace("http", "ws", 1))
        self._expected: list[str] = [BLOCKED]
        context.on("console", self._console)
        context.on("weberror", lambda error: self.heard.append(f"page error: {error.error}"))
        context.on("request", self._request)
        context.on("page", lambda page: page.on("websocket", self._socket))

    def expect(self, pattern: str) -> None:
        """Expect such an error from now on, as a broken connection logs one to the console."""
        self._expected.append(pattern)

    @property
    def unexpected(self) -> list[str]:
        """Messages that were received but not expected."""
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

    game: ClassVar[str]

    def __init__(self, context: BrowserContext, url: str, name: str, *, touch: bool) -> None:
        self.context = context
        self.url = url
        self.name = name
        self.touch = touch
        self.seat: int | None = None
        self._tapped = (math.inf, math.inf)
        self.complaints = Complaints(context, url)
        context.set_default_timeout(SECONDS * 1000)
        context.add_init_script(WITNESS)
        self.page = context.new_page()
        self._fingers: CDPSession | None = None

    # Looking and touching

    def find(self, testid: str) -> Locator:
        """The element with this test id."""
        return self.page.get_by_test_id(testid)

    def press(self, thing: Locator) -> None:
        """Tap, or click without a touch screen; wait if it would count as a double tap with the last one."""
        box = thing.bounding_box()
        if box is not None:
            spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            if math.dist(spot, self._tapped) < NEAR:
                self.page.wait_for_function("() => performance.now() - lastTap > 400")
            self._tapped = spot
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def puts_fingers_down(self, *places: Place) -> None:
        """Put a finger on each of these places of the screen, and keep it there."""
        self._touch("touchStart", places)

    def moves_fingers(self, *places: Place) -> None:
        """Move the fingers to these places, and keep them down."""
        self._touch("touchMove", places)

    def lifts_fingers(self) -> None:
        """Lift all fingers after a moment of rest."""
        self.page.wait_for_timeout(REST)
        self._touch("touchEnd", ())

    def _touch(self, kind: str, places: Sequence[Place]) -> None:
        if self._fingers is None:
            self._fingers = self.context.new_cdp_session(self.page)
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(places)]
        self._fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def fits_the_width(self) -> None:
        """Wait until the page is not wider than the screen."""
        self.page.wait_for_function(
            "() => document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth",
            timeout=SECONDS * 1000,
        )

    def goes_to(self, path: str) -> None:
        """Open a path of the server, or a whole URL."""
        self.page.goto(path if path.startswith("http") else self.url + path)

    def new_tab(self) -> Self:
        """Open one more tab of the same person at the same address."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.page = self.context.new_page()
        other._fingers = None
        other.page.goto(self.page.url)
        return other

    def turns_to(self) -> None:
        """Bring this tab to the front; a page in the background is drawn once a second."""
        self.page.bring_to_front()

    def prefers(self, theme: Theme) -> Self:
        """Store a theme as if the player had chosen it earlier."""
        self.context.add_init_script(f"localStorage.setItem('yakai.theme', '{theme}')")
        return self

    def wants_letters(self, pixels: int) -> Self:
        """Set the font size in the browser's own settings."""
        sizes = {"standard": pixels, "fixed": pixels}
        self.context.new_cdp_session(self.page).send("Page.setFontSizes", {"fontSizes": sizes})
        return self

    def reloads(self) -> None:
        """Reload the page."""
        self.page.reload()

    def sees_once(self, testid: str) -> None:
        """Wait until an element has been on this page, even if it is gone again."""
        self.page.wait_for_function("(testid) => hasSeen(testid)", arg=testid, timeout=SECONDS * 1000)

    def is_told(self, words: str) -> None:
        """Wait until a note has said this, even if it has disappeared again."""
        self.page.wait_for_function("(words) => hasRead(words)", arg=words, timeout=SECONDS * 1000)

    def has_its_letters(self) -> None:
        """Wait until the page's fonts are loaded, because they move everything on it."""
        self.page.wait_for_function("() => document.fonts.status === 'loaded'")

    def will_hold_at(self, selector: str) -> None:
        """Make the page hold still at the moment when an element appears."""
        self.page.evaluate("(selector) => holdAt(selector)", selector)

    def is_held_at(self, selector: str) -> None:
        """Wait for that moment, and for the end of all animations."""
        self.page.wait_for_function(
            "(selector) => window.heldAt === selector", arg=selector, timeout=SECONDS * 1000
        )
        self.holds_still()

    def holds_still(self) -> None:
        """Hold the page still, and wait for the end of all animations."""
        self.has_its_letters()
        self.page.evaluate("holdStill()")
        self.page.wait_for_function(
            "() => document.getAnimations().every((one) => one.playState !== 'running' ||"
            " one.effect.getComputedTiming().iterations === Infinity)"
        )

    def goes_on(self) -> None:
        """Let a page that was held go on."""
        self.page.evaluate("goOn()")

    # Before the game

    @property
    def cookie(self) -> str:
        """The cookies by which the server knows this person."""
        cookies = self.context.cookies(self.url)
        return "; ".join(
            f"{one['name']}={one['value']}" for one in cookies if "name" in one and "value" in one
        )

    def says_name(self) -> None:
        """Answer the question for the player's name."""
        self.find("name-input").fill(self.name)
        self.press(self.find("name-keep"))

    def invites(self) -> str:
        """Open a table by *Invite friends*, as a newcomer; return the link for the others."""
        self.goes_to("/")
        self.press(self.find(f"poster-{self.game}").get_by_test_id("invite"))
        self.says_name()
        expect(self.find("invitation")).to_be_visible()
        self.learns_seat()
        return self.find("invitation").input_value()

    def comes_by(self, link: str) -> None:
        """Join a table by its link, take the first open seat and give a name."""
        self.goes_to(link)
        self.press(self.find("sit").first)
        self.says_name()
        self.learns_seat()

    def learns_seat(self) -> None:
        """Read the player's own seat from the lobby."""
        own = self.page.locator("[data-testid^=lobby-seat-].you")
        expect(own).to_be_visible()
        self.seat = int((own.get_attribute("data-testid") or "").removeprefix("lobby-seat-"))

    def opens_table(
        self,
        *,
        seats: int = 2,
        bots: tuple[str, ...] = (),
        sit: bool = True,
        clock: dict[str, Any] | None = None,
        **options: Any,
    ) -> str:
        """Open a table over HTTP, as a shortcut; return its key. The player gets seat 0, or none."""
        self.context.request.post(f"{self.url}/api/me", data={"name": self.name})
        wanted = {
            "game": self.game,
            "seats": seats,
            "options": options,
            "bots": list(bots),
            "sit": sit,
            "ready": True,
            "clock": clock,
        }
        answer = self.context.request.post(f"{self.url}/api/tables", data=wanted)
        assert answer.ok, answer.text()
        self.seat = 0 if sit else None
        return cast("str", answer.json()["invitation"])

    def wants_seats(self, count: int) -> None:
        """Remove seats until this many are left."""
        seats = self.page.locator("[data-testid^=lobby-seat-]")
        for left in reversed(range(count, seats.count())):
            self.press(self.find("fewer-seats"))
            expect(seats).to_have_count(left)

    def is_ready(self) -> None:
        """Press *Ready*."""
        self.press(self.find("ready"))

    # The board

    def sees_calm(self) -> None:
        """Wait until the board shows all that has happened."""
        expect(self.find("board")).to_have_attribute("data-busy", "false")

    def sees_board(self) -> None:
        """Wait until the game is there."""
        expect(self.find("board")).to_be_visible()
        self.has_its_letters()
        self.sees_calm()

    def waits_for_turn(self) -> str:
        """Wait until the player is asked for something, tapping shows away; `over` once the game is."""
        raise NotImplementedError

    def takes_turn(self, mood: Random) -> bool:
        """Take a turn by what the page shows; false once the game is over."""
        raise NotImplementedError

    def heeds_coach(self) -> None:
        """Tap away the coach of a first game."""
        while self.find("coach").is_visible():
            moment = self.find("coach").get_attribute("data-moment")
            self.press(self.find("coach"))
            expect(self.page.locator(f"[data-moment={moment}]")).to_have_count(0)

    def hands_on(self, mood: Random) -> None:
        """Take a turn that passes the turn to another player, and wait until the page shows it."""
        assert self.waits_for_turn() != "over"
        asked = self.page.evaluate("asked.length")
        self.passes(mood)
        self.page.wait_for_function("(before) => asked.length > before", arg=asked, timeout=SECONDS * 1000)

    def passes(self, mood: Random) -> None:
        """Take a turn that passes the turn to another player."""
        assert self.takes_turn(mood)

    def reads(self) -> dict[str, list[str]]:
        """The texts of a board at rest, visible or for screen readers: of the table, its seats and the log."""
        return self._reads_when("() => true")

    def sees_more(self, before: dict[str, list[str]]) -> dict[str, list[str]]:
        """Wait until the table's texts differ from those before; return all texts."""
        return self._reads_when("({ table }, before) => `${table}` !== `${before.table}`", before)

    def comes_to_read(self, words: dict[str, list[str]]) -> None:
        """Wait until the board has exactly these texts."""
        with suppress(TooLate):
            self._reads_when("(now, words) => JSON.stringify(now) === JSON.stringify(words)", words)
        now = self.reads()
        assert now == words, {part: (now[part], words[part]) for part in words if now[part] != words[part]}

    def _reads_when(self, fits: str, words: dict[str, list[str]] | None = None) -> dict[str, list[str]]:
        script = f"(words) => {{ const now = ({WORDS})(); return now && ({fits})(now, words) && now; }}"
        found = self.page.wait_for_function(script, arg=words, timeout=SECONDS * 1000).json_value()
        return cast("dict[str, list[str]]", found)

    # The end

    def places(self) -> list[tuple[str | None, str | None]]:
        """Each seat and its place, in the order of the result."""
        rows = self.find("result").locator("li[data-place]").all()
        return [(row.get_attribute("data-testid"), row.get_attribute("data-place")) for row in rows]


def middle(thing: Locator) -> Place:
    """The middle of an element on the screen."""
    box = thing.bounding_box()
    assert box is not None, "it cannot be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
