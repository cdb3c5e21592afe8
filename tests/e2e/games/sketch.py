"""Yokai Sketch, played in a browser and over a WebSocket."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Literal, cast

from playwright.sync_api import Locator, expect

from tests.e2e.company import Guest
from tests.e2e.player import SECONDS, Player

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


# What to wait for until any player is to act.
ANYBODY = """
(seat) => {
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  if (find('result') || find('show-result')) return 'over';
  if (find('skip')) return 'portrait';
  const { busy, turn } = find('board')?.dataset ?? {};
  return busy === 'false' && turn !== undefined && (turn === String(seat) ? 'mine' : 'theirs');
}
"""


class SketchPlayer(Player):
    """A player of Yokai Sketch in a browser."""

    game = "sketch"

    @property
    def hand(self) -> Locator:
        """The player's own cards."""
        return self.find("hand-card")

    @property
    def lit(self) -> Locator:
        """The piles that can be tapped now for the card that is held."""
        return self.page.locator("[data-target]:not([data-target=none])")

    def column(self, colour: str) -> Locator:
        """One of the four piles."""
        return self.find(f"column-{colour}")

    def is_choosing(self, what: Literal["nothing", "pile", "effect"]) -> None:
        """Wait until the player is asked for this."""
        expect(self.find("board")).to_have_attribute("data-choosing", what)

    def waits_for_moment(self) -> Moment:
        """Wait until it is the player's turn, or a portrait is finished, or the game is over."""
        moment = self.page.wait_for_function(MOMENT, arg=self.seat, timeout=SECONDS * 1000).json_value()
        return cast("Moment", moment)

    def waits_for_turn(self) -> Moment:
        """Wait until it is the player's turn or the game is over, tapping portraits away."""
        while (moment := self.waits_for_moment()) == "portrait":
            self.skips()
        return moment

    def waits_for_any(self) -> Literal["mine", "theirs", "portrait", "over"]:
        """Wait until a player is to act, or a portrait is finished, or the game is over."""
        moment = self.page.wait_for_function(ANYBODY, arg=self.seat, timeout=SECONDS * 1000).json_value()
        return cast('Literal["mine", "theirs", "portrait", "over"]', moment)

    def waits_for_calm(self) -> None:
        """Wait until the board has come to rest, tapping portraits away."""
        self.page.wait_for_function(
            """() => {
              const find = (name) => document.querySelector(`[data-testid="${name}"]`);
              find('skip')?.click();
              return find('board')?.dataset.busy === 'false';
            }"""
        )

    def asked_for_effect(self, cards: int) -> bool:
        """After a pile was chosen: wait until an effect is asked for, or the card has gone; `cards` were in hand."""
        self.page.wait_for_function(
            """(cards) => document.querySelector('[data-testid=board]')?.dataset.choosing === 'effect' ||
            document.querySelectorAll('[data-testid=hand-card]').length !== cards ||
            document.querySelector('[data-testid=result]')""",
            arg=cards,
        )
        return self.find("board").get_attribute("data-choosing") == "effect"

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
        if self.asked_for_effect(cards):
            self.press(self.lit.first if effect else self.find("leave-it"))
        self.is_choosing("nothing")

    def ends(self) -> None:
        """End the turn."""
        self.press(self.find("end-turn"))
        expect(self.find("end-turn")).to_be_hidden()

    def acts(self, mood: Random) -> None:
        """Take one action on the player's turn, by what the page shows: mostly a card, sometimes the turn's end.

        It prefers finishing a portrait to scaring the yokai away, so that games are short.
        """
        if self.find("end-turn").is_visible() and mood.random() < 0.15:
            self.ends()
        else:
            self._plays_card(mood)

    def _plays_card(self, mood: Random) -> None:
        """Any card, where it does best."""
        self.takes(mood.randrange(self.hand.count()))
        seen = [
            (one.get_attribute("data-outlook"), one.get_attribute("data-colour")) for one in self.lit.all()
        ]
        colour = min(seen, key=lambda one: ["taken", "stands", "hides"].index(one[0] or ""))[1]
        self.puts(colour or "", effect=mood.random() < 0.3)

    def takes_turn(self, mood: Random) -> bool:
        """Take a turn by what the page shows: a card if one is needed, and the end; false once the game is over."""
        if self.waits_for_turn() == "over":
            return False
        if not self.find("end-turn").is_visible():
            self._plays_card(mood)
        if not self._may_end():
            return False
        self.ends()
        return True

    def _may_end(self) -> bool:
        """Wait until the turn can be ended, tapping portraits away; false once the game is over."""
        answer = self.page.wait_for_function(
            """() => {
              const find = (name) => document.querySelector(`[data-testid=${name}]`);
              find('skip')?.click();
              return find('result') ? 'over' : find('end-turn') && 'end';
            }""",
            timeout=SECONDS * 1000,
        ).json_value()
        return str(answer) == "end"


NewSketchPlayer = Callable[..., SketchPlayer]


class SketchGuest(Guest):
    """A player of Yokai Sketch without a browser."""

    game = "sketch"

    def waits_for_turn(self) -> None:
        """Wait until it is their turn to do something, or the game is over."""
        self.waits_until(
            lambda view: view["turn"] is None or (view["turn"] == view["seat"] and view["stage"] == "turn")
        )

    def plays_if_asked(self, chance: Random) -> None:
        """Something, if it is their turn as far as they know."""
        step = self.told.n
        if self.view["turn"] == self.view["seat"] and self.view["stage"] == "turn":
            self.plays(chance)
            self.waits_for_step_after(step)

    def plays(self, chance: Random) -> None:
        """Anything sensible."""
        self.waits_for_turn()
        if self.view["turn"] is None:
            return
        legal = self.told.legal
        if legal["end"] and chance.random() < 0.15:
            self.acts({"type": "end"})
            return
        plain = [one for one in legal["previews"] if one["action"]["type"] == "play"]
        self.acts(min(plain, key=_scares)["action"])

    def hands_on(self, chance: Random) -> None:
        """Cards until the turn can be ended, and its end."""
        self.waits_for_turn()
        while self.view["turn"] == self.view["seat"]:
            step = self.told.n
            if self.told.legal["end"]:
                self.acts({"type": "end"})
            else:
                self.plays(chance)
            self.waits_for_step_after(step)
            self.waits_until(lambda view: view["stage"] == "turn" or view["turn"] is None)

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

    def finishing(self, kind: Literal["took", "hid"]) -> dict[str, Any] | None:
        """What would finish a portrait now so that it is taken, or so that it hides."""
        for preview in self.told.legal["previews"]:
            ends = {"hid" if one["seat"] is None else "took" for one in preview["finishes"]}
            if ends == {kind}:
                return cast("dict[str, Any]", preview["action"])
        return None

    def waits_with_finishing(self) -> None:
        """A turn that finishes no portrait: a card for later, or its end."""
        legal = self.told.legal
        quiet = [one["action"] for one in legal["previews"] if not one["finishes"] and not one["uncovers"]]
        if legal["end"] and (not quiet or self.view["played"] > 0):
            self.acts({"type": "end"})
        else:
            self.acts((quiet or [legal["previews"][0]["action"]])[0])


def play_to_the_end(guests: list[SketchGuest]) -> None:
    """Both seats play on without a browser until the game is over."""
    chance = Random(7)
    for guest in in_turn(guests):
        guest.plays(chance)


def play_until_one_is_the_last(guests: list[SketchGuest]) -> None:
    """Both seats play on without a browser until a pile has only one yokai left."""
    chance = Random(7)
    for guest in in_turn(guests):
        if any(len(pile["yokai"]) == 1 for pile in guest.view["piles"]):
            return
        guest.plays(chance)


def play_until(guests: list[SketchGuest], kind: Literal["took", "hid"]) -> tuple[SketchGuest, dict[str, Any]]:
    """Both play without a browser until one of them can finish a portrait in this way: who, and how."""
    for guest in in_turn(guests):
        if action := guest.finishing(kind):
            return guest, action
        guest.waits_with_finishing()
    raise AssertionError("the game is over")


def play_until_call(guests: list[SketchGuest]) -> dict[str, Any] | None:
    """Both play without a browser until the first of them can call a yokai: how; `None` if it never comes to that."""
    for guest in in_turn(guests):
        previews = guest.told.legal["previews"] if guest is guests[0] else []
        for preview in previews:
            if preview["action"]["type"] == "call":
                return cast("dict[str, Any]", preview["action"])
        guest.waits_with_finishing()
    return None


def in_turn(guests: list[SketchGuest]) -> Iterator[SketchGuest]:
    """The player who is to act, again and again, until the game is over."""
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
        by_seat[turn].waits_for_turn()
        yield by_seat[turn]
        first.waits_for_step_after(step)


def _scares(preview: dict[str, Any]) -> int:
    """Lowest for a card that finishes a portrait, highest for one that scares the yokai away."""
    return sum(1 if finish["seat"] is None else -1 for finish in preview["finishes"])
