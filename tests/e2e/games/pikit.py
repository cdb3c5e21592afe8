"""Pikit, played in a browser and over a WebSocket."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal, cast

from playwright.sync_api import Locator, expect

from tests.e2e.company import Company, Guest
from tests.e2e.player import SECONDS, Player
from yakai.client import Links

Moment = Literal["turn", "window", "over"]

# What a player at a seat waits for, tapping away what is shown meanwhile.
MOMENT = """
(seat) => {
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  if (find('result') || find('show-result')) return 'over';
  if (find('let-be')) return 'window';
  const { busy, turn, stage } = find('board')?.dataset ?? {};
  if (busy === 'true') find('middle')?.click();
  return busy === 'false' && stage === 'turn' && turn === String(seat) ? 'turn' : false;
}
"""


class PikitPlayer(Player):
    """A player of Pikit in a browser."""

    game = "pikit"

    @property
    def window(self) -> Locator:
        """The discard that waits for answers."""
        return self.find("window")

    def held(self, number: int) -> Locator:
        """The player's own cards of a number."""
        return self.find("hand-card").filter(has=self.page.locator(f'[data-number="{number}"]'))

    def way(self, key: str) -> Locator:
        """A way to end the turn, by its cards (`3-6`), or `mecha`, `raid`, `nothing`."""
        return self.page.locator(f'[data-testid=chip][data-way="{key}"]')

    def waits_for_moment(self) -> Moment:
        """Wait until the player is asked for something or the game is over, tapping away what is shown."""
        moment = self.page.wait_for_function(MOMENT, arg=self.seat, timeout=SECONDS * 1000).json_value()
        return cast("Moment", moment)

    def waits_for_turn(self) -> Moment:
        """Wait until it is the player's turn or the game is over, letting everything be."""
        while (moment := self.waits_for_moment()) == "window":
            self.lets_be()
        return moment

    def lets_be(self) -> None:
        """Let the discard be, if the player is still asked about one."""
        self.page.evaluate("document.querySelector('[data-testid=let-be]')?.click()")
        self.page.wait_for_function(
            "() => !document.querySelector('[data-testid=let-be]:not(:disabled)')", timeout=SECONDS * 1000
        )

    def takes(self, key: str) -> None:
        """Two taps: a way, and what it is sealed with."""
        self.press(self.way(key))
        self.press(self.find("take"))
        expect(self.find("take")).to_be_hidden()

    def holds(self, number: int) -> None:
        """The first tap of a discard: a card of the hand."""
        self.press(self.held(number))
        expect(self.find("discard")).to_have_attribute("data-open", "")

    def draws(self) -> bool:
        """Discard a 5 for what it does; false if there is none, or nothing to draw."""
        if self.held(5).count() == 0:
            return False
        self.holds(5)
        if self.find("draw").count() == 0:
            self.press(self.find("put-back"))
            return False
        self.press(self.find("draw"))
        return True

    def takes_turn(self, mood: Random) -> bool:
        """Take a turn by what the page shows; false once the game is over."""
        if self.waits_for_turn() == "over":
            return False
        keys = [chip.get_attribute("data-way") or "" for chip in self.find("chip").all()]
        if len(keys) > 1:
            self.takes(mood.choice([key for key in keys if key != "nothing"]))
        else:
            self.press(self.find("take"))
            expect(self.find("take")).to_be_hidden()
        return True


NewPikitPlayer = Callable[..., PikitPlayer]


class PikitGuest(Guest):
    """A player of Pikit without a browser."""

    game = "pikit"

    @property
    def legal(self) -> dict[str, Any]:
        """What they may do."""
        legal: dict[str, Any] = self.told.legal
        return legal

    def waits_for_turn(self) -> None:
        """Wait until it is their turn."""
        self.waits_until(lambda view: view["stage"] == "turn" and view["turn"] == view["seat"])

    def waits_for_window(self) -> None:
        """Wait until they are asked about a discard."""
        self.waits_until(lambda view: view["stage"] == "window" and view["seat"] in view["asked"])

    def lets_be(self) -> None:
        """Let the discard be."""
        self.waits_for_window()
        self.acts({"type": "pass", "answers": self.view["played"], "rest": False})

    def discards(self) -> None:
        """Discard any card that can be discarded."""
        self.waits_for_turn()
        legal = self.legal
        if legal["reroll"]:
            self.acts({"type": "reroll", "card": legal["reroll"][0], "dice": "both"})
        elif legal["steal"]:
            target = legal["targets"][-1]
            self.acts({"type": "steal", "card": legal["steal"][0], "target": target})
        elif legal["draw"]:
            self.acts({"type": "draw", "card": legal["draw"][0]})
        else:
            face = legal["dice"][0] % 6 + 1
            self.acts({"type": "flip", "card": legal["flip"][0], "die": 0, "face": face})

    def ends_turn(self) -> None:
        """Take the first thing that can be taken, or nothing."""
        self.waits_for_turn()
        takes = self.legal["takes"]
        self.acts({"type": "take", "cards": takes[-1]} if takes else {"type": "stop"})

    def hands_on(self, chance: Random) -> None:
        """The shortest turn there is."""
        self.ends_turn()

    def draws_or_ends_turn(self) -> None:
        """Draw as long as there are cards for it, then take."""
        self.waits_for_turn()
        if self.legal["draw"]:
            self.acts({"type": "draw", "card": self.legal["draw"][0]})
        else:
            self.ends_turn()


def play_until_few_are_left(guests: list[PikitGuest], cards: int, seat: int) -> None:
    """All seats play without browsers and discards until the deck has only this many cards and it is this turn,
    or the game ended because for too long no player could take anything.
    """
    first = guests[0]
    by_seat = {guest.view["seat"]: guest for guest in guests}
    while True:
        first.waits_until(lambda view: view["stage"] in ("turn", "over"))
        turn, step = first.view["turn"], first.told.n
        if first.view["stage"] == "over" or (turn == seat and first.view["deck"] <= cards):
            return
        by_seat[turn].ends_turn()
        first.waits_for_step_after(step)


DISCARDS = {2, 4, 5, 7, 9, 10, 11}


def table_where(
    fits: Callable[[Sequence[Sequence[int]]], bool],
    company: Company,
    host: PikitGuest,
    browsers: Sequence[PikitPlayer],
    **options: Any,
) -> Links:
    """A table at which the host begins and can discard, and the first hands are such; the browsers sit at 1, 2, …

    Chance deals, so it is dealt until it fits.
    """
    for at, player in enumerate(browsers, start=1):
        player.context.request.post(f"{player.url}/api/me", data={"name": player.name})
        player.seat = at
    while True:
        table = {"first": 0, "reaction": 60} | options
        links = host.opens_table(len(browsers) + 1, options=table, ready=True)
        others = [company.guest(PikitGuest, player.name, player.cookie) for player in browsers]
        for at, guest in enumerate(others, start=1):
            guest.comes_by(links.invitation).sits(at).is_ready()
        host.waits_until(lambda view: view["stage"] == "turn")
        hands = host.view["shown"]
        for guest in others:
            guest.leaves()
        if len(hands[0]) > 1 and not DISCARDS.isdisjoint(hands[0]) and fits(hands):
            return links
        host.leaves()
