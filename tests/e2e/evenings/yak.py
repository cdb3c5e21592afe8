"""An evening of Yak: a claim, a tall stack, a challenge with its verdict, the end."""

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.yak import YakGuest, YakPlayer, play_to_the_end

KIND = YakPlayer
# A challenge in which a «!» lights up and a stop switches it off again.
CLAIMS = (
    *((1, "yeti"), (1, "vulture"), (2, "marmot"), (2, "goat"), (3, "vulture"), (4, "yeti"), (4, "yak")),
    *((5, "vulture"), (6, "marmot"), (6, "goat"), (7, "vulture"), (8, "yak"), (9, "vulture"), (9, "goat")),
    *((11, "marmot"), (11, "vulture"), (12, "vulture"), (13, "goat"), (14, "vulture"), (15, "yak")),
)
OWN_TURN, TALL = 8, 18
TURNED = 13

# Hold the show still when this many cards are turned.
HOLD = """
(turned) => {
  const cards = [...document.querySelectorAll('[data-testid=showdown] li.newest')];
  if (!cards.some((card) => [...card.parentElement.children].indexOf(card) >= turned - 1)) return false;
  holdStill();
  return true;
}
"""


def evening(player: YakPlayer, company: Company, names: tuple[str, ...]) -> Iterator[str]:
    """Stops at every moment worth a picture and says its name."""
    key = player.opens_table(seats=4, first=0)
    friend = company.guest(YakGuest, names[1]).comes_by(key).sits(1).is_ready()
    player.goes_to(f"/t/{key}")
    player.press(player.find("lobby-seat-3").get_by_test_id("add-bot"))
    expect(player.find("lobby-seat-3")).to_have_attribute("data-state", "bot")
    expect(player.find("invitation")).to_be_visible()
    yield "1-lobby"

    friend.leaves()
    key = player.opens_table(seats=4, first=0)
    guests = [company.guest(YakGuest, names[0], player.cookie).comes_by(key)]
    guests += [
        company.guest(YakGuest, name).comes_by(key).sits(seat) for seat, name in enumerate(names) if seat > 0
    ]
    for guest in guests:
        guest.is_ready()
    claim(guests, 0, OWN_TURN)
    player.goes_to(f"/t/{key}")
    player.sees_stack_of(OWN_TURN)
    player.opens_picker(card=2)
    yield "2-own-turn"

    claim(guests, OWN_TURN, TALL)
    player.reloads()
    player.sees_stack_of(TALL)
    yield "3-their-turn"

    guests[TALL % 4].doubts()
    player.page.wait_for_function(HOLD, arg=TURNED, polling="raf")
    yield "4-showdown"
    expect(player.find("verdict")).to_be_visible()
    yield "5-verdict"

    player.goes_to("/")
    play_to_the_end(guests)
    player.goes_to(f"/t/{key}")
    expect(player.find("result")).to_be_visible()
    yield "6-end"
    player.press(player.find("reasons").locator("summary").first)
    player.press(player.find("reason").first.locator("summary"))
    yield "7-reasons"


def claim(guests: list[YakGuest], start: int, stop: int) -> None:
    """One after another they say what they always say here."""
    for turn in range(start, stop):
        number, species = CLAIMS[turn]
        guests[turn % len(guests)].claims(number, species, card=turn % 5)
