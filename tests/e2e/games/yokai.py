"""Yokai, played in a browser and over a WebSocket."""

import re
from collections.abc import Callable
from random import Random
from typing import Any, Literal, cast

from playwright.sync_api import Locator, expect

from tests.e2e.company import Guest
from tests.e2e.player import SECONDS, Player, middle

FAMILIES = ("kitsune", "kappa", "oni", "rokurokubi")

Cell = tuple[int, int]
Moment = Literal["peek", "move", "hint", "ending", "over"]

# What a player at a seat waits for.
MOMENT = """
(seat) => {
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  if (find('result') || find('show-result')) return 'over';
  if (find('ending') && find('skip')) return 'ending';
  const board = find('board');
  if (!board || board.dataset.busy !== 'false' || board.dataset.looking !== 'false') return false;
  return board.dataset.turn === String(seat) ? board.dataset.stage : false;
}
"""


class YokaiPlayer(Player):
    """A player of Yokai in a browser."""

    game = "yokai"

    def card(self, number: int) -> Locator:
        """A card of the field, by its number from 0."""
        return self.find(f"card-{number}")

    def able_cards(self) -> list[int]:
        """The cards with which something can be done now."""
        found = self.page.locator("[data-card][data-able=true]")
        return cast("list[int]", found.evaluate_all("(cards) => cards.map((card) => +card.dataset.card)"))

    def waits_for_moment(self) -> Moment:
        """Wait until the player has something to do, or the end is told, or the game is over."""
        moment = self.page.wait_for_function(MOMENT, arg=self.seat, timeout=SECONDS * 1000).json_value()
        return cast("Moment", moment)

    def waits_for(self, *moments: Moment) -> Moment:
        """Wait until one of these moments comes; return it."""
        moment = self.page.wait_for_function(
            f"([seat, moments]) => [({MOMENT.strip()})(seat)].find((now) => moments.includes(now))",
            arg=[self.seat, list(moments)],
            timeout=SECONDS * 1000,
        ).json_value()
        return cast("Moment", moment)

    def waits_for_turn(self) -> Moment:
        """Wait until the player has something to do or the game is over, tapping the end away."""
        while (moment := self.waits_for_moment()) == "ending":
            self.skips()
        return moment

    def lifts(self, card: int) -> None:
        """Tap a card, once the player is asked to, and see its face."""
        self.waits_for("peek")
        self.press(self.card(card))
        expect(self.find("look")).to_be_visible()

    def lays_down(self) -> None:
        """Tap the card away once its face was shown."""
        expect(self.find("look")).to_have_attribute("data-seen", "true")
        self.press(self.find("look"))
        expect(self.find("look")).to_be_hidden()
        self.sees_calm()

    def seen_face(self) -> str:
        """The family on the card that is held up."""
        name = self.find("look").locator(".band").inner_text()
        return name.lower()

    def peeks(self, card: int) -> str:
        """Look at a card and lay it down again; its family, in the page's language."""
        self.lifts(card)
        face = self.seen_face()
        self.lays_down()
        return face

    def moves(self, card: int, cell: Cell) -> None:
        """Two taps: a card, and where it goes."""
        self.press(self.card(card))
        self.press(self.cell(cell))
        expect(self.card(card)).to_have_attribute("data-cell", f"{cell[0]},{cell[1]}")

    def cell(self, cell: Cell) -> Locator:
        """A cell that glows."""
        return self.page.locator(f"[data-testid=cell][data-cell='{cell[0]},{cell[1]}']")

    def drags(self, card: int, cell: Cell) -> None:
        """With the mouse: lift a card, carry it to a cell that glows, and let go there."""
        mouse = self.page.mouse
        x, y = middle(self.card(card))
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 20, y)
        expect(self.cell(cell)).to_be_visible()
        mouse.move(*middle(self.cell(cell)), steps=3)
        expect(self.cell(cell)).to_have_class(re.compile(r"\bover\b"))
        mouse.up()

    def pinches(self, card: int, apart: int) -> None:
        """Two fingers on a card, moved apart by this many pixels each."""
        x, y = middle(self.card(card))
        self.puts_fingers_down((x - 10, y), (x + 10, y))
        for far in (10 + apart // 2, 10 + apart):
            self.moves_fingers((x - far, y), (x + far, y))
        self.lifts_fingers()

    def sees_card(self, card: int, *, x: float, y: float, wide: float, as_wide: bool = True) -> None:
        """Wait until a card has its middle there and is so wide, or wider."""
        self.page.wait_for_function(
            """([card, x, y, wide, exactly]) => {
              const box = document.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect();
              if (!box) return false;
              const near = (one, other) => Math.abs(one - other) < 2;
              const there = near(box.x + box.width / 2, x) && near(box.y + box.height / 2, y);
              return there && (exactly ? near(box.width, wide) : box.width >= wide);
            }""",
            arg=[card, x, y, wide, as_wide],
            timeout=SECONDS * 1000,
        )

    def moves_somewhere(self, mood: Random) -> None:
        """Any card to any cell that glows."""
        self.press(self.card(mood.choice(self.able_cards())))
        cells = self.find("cell")
        expect(cells.first).to_be_visible()
        self.press(cells.nth(mood.randrange(cells.count())))
        expect(cells).to_have_count(0)

    def turns_hint(self) -> None:
        """One tap: turn the next hint."""
        self.press(self.find("pile"))
        expect(self.find("board")).not_to_have_attribute("data-stage", "hint")

    def pins(self, hint: int, card: int) -> None:
        """Two taps: a hint, and the card that it goes on."""
        self.press(self.find(f"hint-{hint}"))
        expect(self.find(f"hint-{hint}")).to_have_attribute("aria-pressed", "true")
        self.press(self.card(card))
        expect(self.card(card)).to_have_attribute("data-covered", "true")

    def rings(self) -> None:
        """Two different taps: the bell, and yes."""
        self.press(self.find("bell"))
        expect(self.find("ask")).to_have_attribute("data-open", "")
        self.press(self.find("ring"))

    def takes_first_steps(self, mood: Random) -> None:
        """Peek twice and move a card."""
        while (moment := self.waits_for_moment()) in ("peek", "move"):
            if moment == "peek":
                self.peeks(mood.choice(self.able_cards()))
            else:
                self.moves_somewhere(mood)

    def pins_somewhere(self, mood: Random) -> int:
        """Put the first waiting hint on any card that takes it: which."""
        self.press(self.find("hint-0"))
        expect(self.find("hint-0")).to_have_attribute("aria-pressed", "true")
        card = mood.choice(self.able_cards())
        self.press(self.card(card))
        expect(self.card(card)).to_have_attribute("data-covered", "true")
        return card

    def takes_turn(self, mood: Random) -> bool:
        """Take a turn by what the page shows; false once the game is over."""
        for _ in range(4):
            moment = self.waits_for_moment()
            self.heeds_coach()
            match moment:
                case "peek":
                    self.peeks(mood.choice(self.able_cards()))
                case "move":
                    self.moves_somewhere(mood)
                case "hint":
                    self._hints(mood)
                    return True
                case "ending" | "over":
                    return False
        return True

    def _hints(self, mood: Random) -> None:
        waiting = int(self.find("waiting").get_attribute("data-waiting") or 0)
        pile = int(self.find("pile").get_attribute("data-pile") or 0)
        if waiting == 0 or (pile > 0 and mood.random() < 0.5):
            self.turns_hint()
            return
        self.pins_somewhere(mood)

    def skips(self) -> None:
        """Tap the end away, if it has not gone by itself meanwhile."""
        self.page.evaluate("document.querySelector('[data-testid=skip]')?.click()")

    def sees_result(self) -> None:
        """Skip the end until the result is there."""
        while self.waits_for("ending", "over") == "ending":
            self.skips()
        expect(self.find("result")).to_be_visible()


NewYokaiPlayer = Callable[..., YokaiPlayer]


class YokaiGuest(Guest):
    """A player of Yokai without a browser."""

    game = "yokai"

    def waits_for_stage(self, stage: str) -> None:
        """Wait until it is their turn, and this step of it."""
        self.waits_until(lambda view: view["turn"] == view["seat"] and view["stage"] == stage)

    def peeks(self, card: int) -> None:
        """Look at a card."""
        self.waits_for_stage("peek")
        self.acts({"type": "peek", "card": card})

    def moves(self, card: int, to: Cell) -> None:
        """Move a card."""
        self.waits_for_stage("move")
        self.acts({"type": "move", "card": card, "to": to})

    def turns_hint(self) -> None:
        """Turn the next hint."""
        self.waits_for_stage("hint")
        self.acts({"type": "draw"})

    def places(self, hint: int, card: int) -> None:
        """Put a hint on a card."""
        self.waits_for_stage("hint")
        self.acts({"type": "place", "hint": hint, "card": card})

    def declares(self) -> None:
        """Say that the families are together."""
        self.waits_for_stage("peek")
        self.acts({"type": "declare"})

    def waits_for_turn(self) -> None:
        """Wait until their turn begins."""
        self.waits_for_stage("peek")

    def takes_turn(self, chance: Random, *, placing: float = 0.5) -> None:
        """Any legal turn; `placing`: how likely a waiting hint is placed while others can be turned."""
        self.waits_for_turn()
        for _ in range(2):
            self.peeks(chance.choice(self.told.legal["peek"]))
        self.waits_until(lambda view: view["stage"] in ("move", "hint"))
        if self.view["stage"] == "move":
            moves: Any = self.told.legal["moves"]
            self.moves(*_any_move(moves, chance))
        self.waits_for_stage("hint")
        legal = self.told.legal
        if legal["hints"] and not (legal["draw"] and chance.random() >= placing):
            self.places(0, chance.choice(legal["cards"]))
        else:
            self.turns_hint()

    def hands_on(self, chance: Random) -> None:
        """Any legal turn."""
        self.takes_turn(chance)


def _any_move(moves: Any, chance: Random) -> tuple[int, Cell]:
    all_moves = [
        (card, tuple(cell))
        for cell, alone in zip(moves["cells"], moves["alone"], strict=True)
        for card in moves["cards"]
        if card != alone
    ]
    return chance.choice(all_moves)
