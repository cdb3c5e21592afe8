"""Pictomania, played in a browser with real pens and fingers, and over a WebSocket."""

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.company import Company, Guest
from tests.e2e.player import SECONDS, Player

Spot = tuple[float, float]
"""A place on a sheet, from 0 to 1 both ways."""

QUICK: dict[str, Any] = {
    "levels": ["green"] * 4,
    "drawing": None,
    "ready": 3600,
    "review": 3600,
    "vote": 3600,
}
"""Easy words and no time limit: a test decides when something happens."""


# Says *ready* and skips shows wherever possible; true when this stage of this round has come.
GO_ON = """
([stage, round]) => {
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  const board = find('board');
  if (find('result')) return stage === 'over';
  if (board?.dataset.stage === stage && board.dataset.round === round) return true;
  find('skip')?.click();
  const ready = find('ready');
  if (board && ready && !ready.disabled) ready.click();
  return false;
}
"""


def arc(middle: Spot = (0.5, 0.5), wide: float = 0.3, turn: float = 1.0, steps: int = 24) -> list[Spot]:
    """A part of a circle."""
    return [
        (
            middle[0] + wide * cos(2 * pi * turn * at / steps),
            middle[1] + wide * sin(2 * pi * turn * at / steps),
        )
        for at in range(steps + 1)
    ]


LINE = [(0.2 + 0.03 * step, 0.3 + 0.01 * step) for step in range(20)]


class PictomaniaPlayer(Player):
    """A player of Pictomania in a browser."""

    game = "pictomania"

    # What they see

    @property
    def own_sheet(self) -> Locator:
        """The own sheet, where it can be drawn on."""
        return self.find("own-sheet")

    def sheet(self, seat: int) -> Locator:
        """A player's sheet among the small ones."""
        return self.find(f"sheet-{seat}")

    def own_number(self) -> int:
        """The number of the player's own word."""
        return int(self.find("own-word").locator("b").inner_text())

    def sees_stage(self, *stages: str) -> None:
        """Wait until the game is there."""
        wanted = ",".join(f"[data-testid=board][data-stage={stage}]" for stage in stages)
        expect(self.page.locator(wanted)).to_be_visible()

    def sees_strokes(self, seat: int, strokes: int) -> None:
        """Wait until this many strokes are on a player's sheet, finished and stored."""
        if seat == self.seat:
            expect(self.own_sheet).to_have_attribute("data-strokes", str(strokes))
            expect(self.own_sheet).to_have_attribute("data-confirmed", str(strokes))
        else:
            expect(self.sheet(seat)).to_have_attribute("data-strokes", str(strokes))

    def sees_guesses(self, artist: int, *seats: int) -> None:
        """Wait until these have guessed on a player's sheet, in this order."""
        expect(self.find(f"stack-{artist}").first).to_have_attribute(
            "data-guesses", " ".join(map(str, seats))
        )

    # What they do

    def says_ready(self) -> None:
        """Nothing more to say in this step."""
        self.press(self.find("ready"))

    def goes_on_until(self, stage: str, round_: int) -> None:
        """Say *ready* and tap shows away until this stage of a round."""
        self.page.wait_for_function(GO_ON, arg=[stage, str(round_)], timeout=2 * SECONDS * 1000)

    def draws(self, spots: Sequence[Spot]) -> None:
        """A stroke by mouse or finger, from the first place to the last."""
        self.puts_pen_down(spots[0])
        self.moves_pen(spots[1:])
        self.lifts_pen()

    def puts_pen_down(self, spot: Spot) -> None:
        """The pen touches the paper and stays there."""
        expect(self.own_sheet).to_have_attribute("data-able", "true")
        self.has_its_letters()  # a sheet that moves tears the line
        x, y = self._on_page(spot)
        if self.touch:
            self.puts_fingers_down((x, y))
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()

    def moves_pen(self, spots: Sequence[Spot]) -> None:
        """The pen moves on, and stays down."""
        for spot in spots:
            x, y = self._on_page(spot)
            if self.touch:
                self.moves_fingers((x, y))
            else:
                self.page.mouse.move(x, y)

    def lifts_pen(self) -> None:
        """The pen leaves the paper."""
        if self.touch:
            self.lifts_fingers()
        else:
            self.page.mouse.up()

    def pinches(self, first: Spot, second: Spot) -> None:
        """Two fingers on the sheet, which part and are lifted."""
        start = [self._on_page(first), self._on_page(second)]
        self.puts_fingers_down(*start)
        for by in (10, 20, 40):
            self.moves_fingers((start[0][0] - by, start[0][1]), (start[1][0] + by, start[1][1]))
        self.lifts_fingers()

    def looks_at(self, seat: int) -> None:
        """Enlarge a player's sheet."""
        self.press(self.sheet(seat))
        expect(self.page.locator(f"[data-testid=looked-sheet][data-seat='{seat}']")).to_be_visible()

    def guesses(self, artist: int, number: int) -> None:
        """Look at a sheet, choose a number and say yes."""
        self.looks_at(artist)
        self.press(self.find(f"number-{number}"))
        self.press(self.find("guess"))
        expect(self.find(f"number-{number}")).not_to_have_attribute("data-number", str(number))

    def looks_away(self) -> None:
        """Back to the own sheet."""
        self.press(self.find("look-away"))
        expect(self.own_sheet).to_be_visible()

    def takes_the_best(self) -> None:
        """One tap on the tokens."""
        self.press(self.find("take"))
        expect(self.find("take")).to_have_attribute("aria-disabled", "true")

    def _on_page(self, spot: Spot) -> tuple[float, float]:
        box = self.own_sheet.bounding_box()
        assert box is not None
        return box["x"] + spot[0] * box["width"], box["y"] + spot[1] * box["height"]


NewPictomaniaPlayer = Callable[..., PictomaniaPlayer]


class PictomaniaGuest(Guest):
    """A player of Pictomania without a browser."""

    game = "pictomania"

    def says_ready(self) -> None:
        """Nothing more to say in this step."""
        self.acts({"type": "ready", "step": self.view["step"]})

    def waits_for_stage(self, *stages: str) -> None:
        """Wait for a stage of the round."""
        self.waits_until(lambda view: view["stage"] in stages)

    def draws(self, spots: Sequence[Spot]) -> None:
        """A stroke."""
        self.acts(
            {
                "type": "stroke",
                "xs": [round(x * 4095) for x, _ in spots],
                "ys": [round(y * 4095) for _, y in spots],
                "ts": [at * 16 for at in range(len(spots))],
            }
        )

    def guesses(self, artist: int, number: int) -> None:
        """Put a guess card on a player's sheet."""
        self.acts({"type": "guess", "artist": artist, "number": number})

    def finishes(self) -> None:
        """Take the best token."""
        self.acts({"type": "take"})


def sit_down(
    company: Company, browsers: Sequence[PictomaniaPlayer], others: Sequence[str] = (), **options: Any
) -> list[PictomaniaGuest]:
    """Seat browsers at the first seats of a table and others after them; all can also play over a WebSocket."""
    host, *more = browsers
    key = host.opens_table(seats=len(browsers) + len(others), **(QUICK | options))
    guests = [company.guest(PictomaniaGuest, host.name, host.cookie).comes_by(key)]
    for seat, player in enumerate(more, start=1):
        player.context.request.post(f"{player.url}/api/me", data={"name": player.name})
        player.seat = seat
        guests.append(company.guest(PictomaniaGuest, player.name, player.cookie).comes_by(key).sits(seat))
    for seat, name in enumerate(others, start=len(browsers)):
        guests.append(company.guest(PictomaniaGuest, name).comes_by(key).sits(seat))
    for guest in guests:
        guest.is_ready()
    for guest in guests:
        guest.waits_for_stage("ready")
    return guests


def come(browsers: Sequence[PictomaniaPlayer], guests: Sequence[PictomaniaGuest]) -> None:
    """The browsers open the table, and see what the others do."""
    stage = guests[0].view["stage"]
    for player in browsers:
        player.goes_to(f"/t/{guests[0].table.invitation}")
    for player in browsers:
        player.sees_stage(stage)


def all_read(guests: Sequence[PictomaniaGuest]) -> None:
    """Let all say that they know the words, so that the drawing begins."""
    for guest in guests:
        guest.waits_for_stage("ready")
    for guest in guests:
        guest.says_ready()
    for guest in guests:
        guest.waits_for_stage("draw")


def drawing(
    player: PictomaniaPlayer, company: Company, guests: int = 2, **options: Any
) -> list[PictomaniaGuest]:
    """A browser at seat 0 of a table where all have just begun to draw, with this many others without a browser."""
    names = ("Taras", "Mia", "Leo", "Ida", "Max")
    everybody = sit_down(company, [player], names[:guests], **options)
    all_read(everybody)
    come([player], everybody)
    return everybody[1:]
