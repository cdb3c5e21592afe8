"""Yak, played in a browser and over a WebSocket."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Literal, cast

from playwright.sync_api import Locator, expect

from tests.e2e.company import Guest
from tests.e2e.player import SECONDS, Player

SPECIES = ("yeti", "marmot", "vulture", "goat", "yak")

Moment = Literal["turn", "showdown", "over"]

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


class YakPlayer(Player):
    """A player of Yak in a browser."""

    game = "yak"

    @property
    def hand(self) -> Locator:
        """The player's own cards."""
        return self.find("hand-card")

    def hand_in_words(self) -> list[str | None]:
        """The player's own cards, as a screen reader says them."""
        return [card.get_attribute("aria-label") for card in self.hand.all()]

    def stack_size(self) -> int:
        """How many cards lie in the stack."""
        return int(self.find("stack").get_attribute("data-cards") or 0)

    def sees_stack_of(self, cards: int) -> None:
        """Wait until this many cards lie in the stack and nothing moves any more."""
        expect(self.find("stack")).to_have_attribute("data-cards", str(cards))
        self.sees_calm()

    def waits_for_moment(self) -> Moment:
        """Wait until it is the player's turn, or a showdown runs, or the game is over."""
        moment = self.page.wait_for_function(MOMENT, arg=self.seat, timeout=SECONDS * 1000).json_value()
        return cast("Moment", moment)

    def waits_for_turn(self) -> Moment:
        """Wait until it is the player's turn or the game is over, tapping showdowns away."""
        while (moment := self.waits_for_moment()) == "showdown":
            self.skips()
        return moment

    def skips(self) -> None:
        """Tap a showdown away, if it has not gone by itself meanwhile."""
        self.page.evaluate("document.querySelector('[data-testid=skip]')?.click()")

    def opens_picker(self, card: int = 0) -> None:
        """The first tap, once the player is asked: choose a card."""
        self.sees_calm()
        if self.seat is not None:
            expect(self.find("board")).to_have_attribute("data-turn", str(self.seat))
        self.press(self.hand.nth(card))
        expect(self.find("picker")).to_have_attribute("data-open", "")

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
        """Take a turn by what the page shows; false once the game is over."""
        if self.waits_for_turn() == "over":
            return False
        if self.find("pass").is_visible():
            self.press(self.find("pass"))
            expect(self.find("pass")).to_be_hidden()
        elif self.hand.count() == 0 or (self.find("doubt").is_visible() and self.disbelieves(mood)):
            self.doubts()
        else:
            self.claims(card=mood.randrange(self.hand.count()), chip=mood.randrange(2))
        return True

    def passes(self, mood: Random) -> None:
        """Claim as little as is allowed."""
        self.claims(card=mood.randrange(self.hand.count()))

    def disbelieves(self, mood: Random) -> bool:
        """Whether the claim in the bubble is too bold for the stack beside it."""
        claimed = int(self.find("claim").get_attribute("data-number") or 0)
        return claimed > self.stack_size() + 1 or mood.random() < 0.04


NewYakPlayer = Callable[..., YakPlayer]


class YakGuest(Guest):
    """A player of Yak without a browser."""

    game = "yak"

    def sees_stack_of(self, cards: int) -> None:
        """Wait until this many cards lie in the stack."""
        self.waits_until(lambda view: len(view["stack"]) == cards)

    def sees_turn_pass(self, seat: int) -> None:
        """Wait until it is no longer that seat's turn."""
        self.waits_until(lambda view: view["turn"] != seat)

    def waits_for_turn(self) -> None:
        """Wait until it is their turn, or the game is over."""
        self.waits_until(lambda view: view["turn"] in (view["seat"], None))

    def claims(self, number: int | None = None, species: str = "yak", card: int = 0) -> None:
        """Play a card and claim; without a number, the smallest there is."""
        self.waits_for_turn()
        least = self.told.legal["floors"][SPECIES.index(species)]
        self.acts({"type": "play", "card": card, "number": number or least, "species": species})

    def doubts(self) -> None:
        """Challenge the claim just made."""
        self.waits_for_turn()
        self.acts({"type": "challenge"})

    def hands_on(self, chance: Random) -> None:
        """Claim as little as is allowed."""
        self.claims()

    def plays(self, chance: Random) -> None:
        """Any sensible turn."""
        self.waits_for_turn()
        stack, legal = self.view["stack"], self.told.legal
        if legal["challenge"] and (not legal["cards"] or stack[-1]["claim"]["number"] > len(stack) + 1):
            self.doubts()
        elif legal["pass_"]:
            self.acts({"type": "pass"})
        else:
            lightest = min(range(5), key=lambda size: (legal["floors"][size], chance.random()))
            self.claims(legal["floors"][lightest], SPECIES[lightest], chance.randrange(legal["cards"]))


def play_to_the_end(guests: list[YakGuest]) -> None:
    """All seats of a table play on without a browser until the game is over."""
    chance = Random(7)
    for guest in _in_turn(guests):
        guest.plays(chance)


def play_until_few_are_left(guests: list[YakGuest], cards: int) -> None:
    """These and bots play on without a browser until the deck has only this many cards, and one of these is asked."""
    chance, first = Random(7), guests[0]
    for guest in guests:
        guest.waits_for_game()
    by_seat = {guest.view["seat"]: guest for guest in guests}
    while True:
        first.waits_until(lambda view: view["turn"] in by_seat)
        if first.view["deck"] <= cards:
            return
        step = first.told.n
        by_seat[first.view["turn"]].plays(chance)
        first.waits_for_step_after(step)


def _in_turn(guests: list[YakGuest]) -> Iterator[YakGuest]:
    first = guests[0]
    for guest in guests:
        guest.waits_for_game()
    by_seat = {guest.view["seat"]: guest for guest in guests}
    while True:
        turn = first.view["turn"]
        if turn is None:
            return
        step = first.told.n
        yield by_seat[turn]
        first.waits_for_step_after(step)
