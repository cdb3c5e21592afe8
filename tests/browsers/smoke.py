"""One game on every board in a browser that is not Chromium, by clicks alone: see script/nightly.

It knows no rules. It clicks what moves each game on, and now and then, by chance, anything else that the board offers,
and closes what it has opened. A board that only Chromium can draw or play does not get to the end.
"""

import argparse
import sys
import tempfile
import time
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import Any

from tests.browsers import Page
from tests.browsers.firefox import firefox
from tests.browsers.webkit import webkit
from tests.e2e.serving import ROOT, Serving

BROWSERS: dict[str, Any] = {"firefox": firefox, "webkit": webkit}
BOARDS = sorted(
    poster.parent.name
    for poster in ROOT.glob("client/src/games/*/poster.ts")
    if "soon: true" not in poster.read_text()
)
SECONDS = 240
FEWEST_MOVES = 3
STILL = 45
"""Seconds without anything to click after which a game counts as stuck."""
HAND = 0.35
"""Seconds between two clicks; boards ignore faster ones."""
CURIOUS = 0.1

WAYS = {
    "yak": ("skip", "pass", "chip", "hand-card", "doubt"),
    "sketch": ("skip", "leave-it", "target", "hand-card", "end-turn"),
    "yokai": ("skip", "look", "ring", "cell", "card", "hint-0", "pile"),
    "pikit": ("skip", "theft", "announce", "let-be", "take", "chip"),
    "pictomania": ("skip", "ready", "take"),
}
"""What moves a game on, most urgent first: test ids, or names of elements that are marked as selectable."""

# Opens a table with as few seats as possible, with us at the first and bots at the others.
LAY = """
async (game) => {
  const post = async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  await post('/api/me', { name: 'Smoke' });
  const games = await (await fetch('/api/games')).json();
  const [seats] = games.find(({ id }) => id === game).seats;
  const bots = Array(seats - 1).fill('novice');
  const links = await post('/api/tables', { game, seats, options: {}, bots, sit: true, ready: true });
  return links.invitation;
}
"""

# What can be clicked now, and the state of the game. A sheet is left by its own button.
LOOK = """
(ways) => {
  const seen = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [cx, cy] = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(cx, cy);
    return width > 0 && top && (one.contains(top) || top.contains(one)) ? [cx, cy] : null;
  };
  const places = (all) => [...all].filter((one) => !one.disabled).map(seen).filter(Boolean);
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  const MARKED = { target: '[data-target]:not([data-target=none])', card: '[data-card][data-able=true]' };
  const sheets = [...document.querySelectorAll('dialog[open]')];
  const board = find('host');
  return {
    over: Boolean(find('result') || find('show-result')),
    lost: Boolean(find('lost')),
    board: Boolean(find('board')),
    moves: document.querySelectorAll('[data-testid="log"] li').length,
    state: { ...find('board')?.dataset },
    sheet: sheets.length ? places(sheets.flatMap((one) => [...one.querySelectorAll('button')])) : null,
    above: sheets.map((one) => [one.dataset.testid, one.innerText]),
    notes: [...document.querySelectorAll('[data-testid=toast]')].map((one) => one.innerText),
    ways: ways.map((way) => places(document.querySelectorAll(MARKED[way] ?? `[data-testid="${way}"]`))),
    offers: board ? places(board.querySelectorAll('button:not(nav button), [role=button]')) : [],
  };
}
"""


def play(page: Page, url: str, game: str, chance: Random) -> str:
    """Play one game; return how it went. Raises if it got stuck or hardly anything happened."""
    page.open(url)
    key = page.ask(LAY, game)
    page.open(f"{url}/t/{key}")
    until = time.monotonic() + SECONDS
    seen: dict[str, Any] = {}
    clicks = 0
    clicked = time.monotonic()
    while time.monotonic() < until:
        seen = page.ask(LOOK, WAYS.get(game, ()))
        assert not seen["lost"], "the page says that there is no such table"
        if seen["over"]:
            return f"played to the end by {clicks} clicks"
        offers = next_clicks(seen, chance)
        if offers:
            page.click(*chance.choice(offers))
            clicks += 1
            clicked = time.monotonic()
        assert time.monotonic() - clicked < STILL, f"nothing can be clicked: {seen}"
        time.sleep(HAND)
    assert seen["board"], "there is no board"
    assert seen["moves"] >= FEWEST_MOVES, f"hardly anything happened: {seen}"
    return f"played for {SECONDS} seconds, {clicks} clicks, {seen['moves']} lines in the log"


def next_clicks(seen: dict[str, Any], chance: Random) -> list[tuple[float, float]]:
    """Where to click: to leave a sheet, to move the game on, or anywhere on the board."""
    if seen["sheet"] is not None:
        closing: list[tuple[float, float]] = seen["sheet"]
        return closing
    able = [places for places in seen["ways"] if places]
    if not able or chance.random() < CURIOUS:
        able = [seen["offers"]]
    # Mostly the most urgent, but not always: otherwise no claim would ever be doubted.
    return next((places for places in able if chance.random() < 0.8), able[-1])


def main() -> None:
    """Play the games that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--browser", choices=sorted(BROWSERS), action="append")
    parser.add_argument("--game", choices=BOARDS, action="append")
    wanted = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as data:
        server = Serving(Path(data))
        try:
            for name in wanted.browser or sorted(BROWSERS):
                browser: AbstractContextManager[Page] = BROWSERS[name]()
                with browser as page:
                    for game in wanted.game or BOARDS:
                        failed |= not _smoke(page, server.url, name, game)
        finally:
            server.stop()
    sys.exit(failed)


def _smoke(page: Page, url: str, browser: str, game: str) -> bool:
    try:
        said = play(page, url, game, Random(11))
        assert not page.complaints(), page.complaints()
    except Exception as error:  # noqa: BLE001  # whatever it is: the other games are still to be played
        print(f"✗ {browser}, {game}: {error}", flush=True)
        return False
    print(f"· {browser}, {game}: {said}", flush=True)
    return True


if __name__ == "__main__":
    main()
