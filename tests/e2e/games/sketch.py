"""Yokai Sketch, played in a browser and over the wire."""

from collections.abc import Callable
from random import Random
from typing import Any, Literal, cast

from playwright.sync_api import Locator, expect

from tests.e2e.company import Guest
from tests.e2e.player import SECONDS, Player

COLOURS = ("water", "fire", "earth", "wind")

Moment = Literal["turn", "portrait", "over"]

# What a player at a seat waits for.
MOMENT = """
(seat) => {
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  if (find('result') || find('show-result')) return 'over';
  if (find('skip')) return 'portrait';
  const board = find('board');
  return board && board.dataset.busy === 'false' && board.dataset.turn === String(seat) ? 'turn' : false;
}
"""


class SketchPlayer(Player):
    """Somebody who plays Yokai Sketch in a browser."""

    game = "sketch"

    @property
    def hand(self) -> Locator:
        """One's own cards."""
        return self.find("hand-card")

    @property
    def lit(self) -> Locator:
        """The piles that can be tapped now for the card that is held."""
        return self.page.locator("[data-target]:not([data-target=none])")

    def column(self, colour: str) -> Locator:
        """One of the four piles."""
        return self.find(f"column-{colour}")

    def is_choosing(self, what: Literal["nothing", "pile", "effect"]) -> None:
        """Wait until this is what one is asked."""
        expect(self.find("board")).to_have_attribute("data-choosing", what)

    def waits_for_moment(self) -> Moment:
        """Wait until it is one's turn, or a portrait is finished, or the game is over."""
        moment = self.page.wait_for_function(MOMENT, arg=self.seat, timeout=SECONDS * 1000).json_value()
        return cast("Moment", moment)

    def waits_for_turn(self) -> Moment:
        """Wait until it is one's turn or the game is over, tapping portraits away."""
        while (moment := self.waits_for_moment()) == "portrait":
            self.skips()
        return moment

    def skips(self) -> None:
        """Tap a finished portrait away, if it has not gone by itself meanwhile."""
        self.page.evaluate("document.querySelector('[data-testid=skip]')?.click()")

    def takes(self, card: int = 0) -> None:
        """The first tap: choose a card; its two piles light up."""
        self.press(self.hand.nth(card))
        self.is_choosing("pile")
        expect(self.lit).to_have_count(2)

    def puts(self, colour: str, *, effect: bool = False) -> None:
        """The second tap: a pile. An effect costs one more, or is left."""
        cards = self.hand.count()
        self.press(self.column(colour))
        self.page.wait_for_function(
            """(cards) => document.querySelector('[data-testid=board]').dataset.choosing === 'effect' ||
            document.querySelectorAll('[data-testid=hand-card]').length !== cards ||
            document.querySelector('[data-testid=result]')""",
            arg=cards,
        )
        if self.find("leave-it").is_visible():
            self.press(self.lit.first if effect else self.find("leave-it"))
        self.is_choosing("nothing")

    def ends(self) -> None:
        """End the turn."""
        self.press(self.find("end-turn"))
        expect(self.find("end-turn")).to_be_hidden()

    def acts(self, mood: Random) -> None:
        """One thing to do on one's turn, by what the page shows: mostly a card, now and then the end of the turn."""
        if self.find("end-turn").is_visible() and mood.random() < 0.25:
            self.ends()
            return
        self.takes(mood.randrange(self.hand.count()))
        colour = self.lit.nth(mood.randrange(2)).get_attribute("data-colour")
        self.puts(colour or "", effect=mood.random() < 0.6)


NewSketchPlayer = Callable[..., SketchPlayer]


class SketchGuest(Guest):
    """Somebody who plays Yokai Sketch over the wire."""

    game = "sketch"

    def waits_for_turn(self) -> None:
        """Wait until it is their turn to do something, or nobody's any more."""
        self.waits_until(
            lambda view: view["turn"] is None or (view["turn"] == view["seat"] and view["stage"] == "turn")
        )

    def plays(self, chance: Random) -> None:
        """Anything sensible."""
        self.waits_for_turn()
        if self.view["turn"] is None:
            return
        legal = self.told.legal
        if legal["end"] and chance.random() < 0.25:
            self.acts({"type": "end"})
        else:
            self.acts(chance.choice(legal["previews"])["action"])

    def does(self, kind: str, **wanted: Any) -> bool:
        """Play a card that does this, if there is one: taken (by `seat`), hides, call, distract."""
        self.waits_for_turn()
        for preview in self.told.legal["previews"]:
            finishes = preview["finishes"]
            fits = {
                "taken": any(one["seat"] == wanted.get("seat") for one in finishes),
                "hides": any(one["seat"] is None for one in finishes),
            }.get(kind, preview["action"]["type"] == kind)
            if fits:
                self.acts(preview["action"])
                return True
        return False


def play_to_the_end(guests: list[SketchGuest]) -> None:
    """Both seats play on over the wire until the game is over."""
    chance = Random(7)
    first = guests[0]
    for guest in guests:
        guest.waits_for_game()
    by_seat = {guest.view["seat"]: guest for guest in guests}
    while True:
        first.waits_until(lambda view: view["turn"] is None or view["stage"] == "turn")
        turn = first.view["turn"]
        if turn is None:
            return
        step = first.told.n
        by_seat[turn].plays(chance)
        first.waits_for_step_after(step)
