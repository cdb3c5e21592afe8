"""An evening of Yokai: a card held to one's face, where it may go, hints, the field turned over, count and seal."""

from collections.abc import Iterator
from random import Random

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.yokai import YokaiGuest, YokaiPlayer

KIND = YokaiPlayer
ROUNDS = 4

# How the pictures' chance deals for two, of whom the first begins; moves that bring the families together there; and
# cards that are neither moved nor peeked at on the way.
FACES = [
    *("oni", "kappa", "rokurokubi", "kappa"),
    *("kitsune", "kitsune", "kappa", "rokurokubi"),
    *("oni", "oni", "kitsune", "kitsune"),
    *("oni", "kappa", "rokurokubi", "rokurokubi"),
]
TOGETHER = [(2, (2, 4)), (13, (2, 0)), (7, (3, 4)), (0, (-1, 2)), (9, (-2, 2)), (11, (1, 2))]
STAY = (1, 3, 6, 8, 10, 12, 14, 15)
HINTS = 3


def evening(player: YokaiPlayer, company: Company, names: tuple[str, ...]) -> Iterator[str]:
    """Stops at every moment worth a picture and says its name."""
    key = player.opens_table(seats=2)
    player.goes_to(f"/t/{key}")
    expect(player.find("lobby-seat-1").get_by_test_id("add-bot")).to_be_visible()
    yield "1-lobby"
    player.find("option-picture-notebook").scroll_into_view_if_needed()
    yield "1-options"

    key = player.opens_table(seats=2)
    own = company.guest(YokaiGuest, names[0], player.cookie).comes_by(key)
    friend = company.guest(YokaiGuest, names[1]).comes_by(key).sits(1)
    for guest in (own, friend):
        guest.is_ready()
    for guest in (own, friend):
        guest.waits_for_game()
    by_seat = {guest.view["seat"]: guest for guest in (own, friend)}
    chance = Random(3)
    for _ in range(ROUNDS + own.view["turn"] % 2):
        seat = own.view["turn"]
        by_seat[seat].takes_turn(chance)
        own.waits_until(lambda view: view["turn"] != seat)  # noqa: B023  # it is called at once
    player.goes_to(f"/t/{key}")
    player.sees_board()
    player.waits_for("peek")
    yield "2-own-turn"
    player.lifts(player.able_cards()[0])
    yield "3-peek"
    expect(player.find("look")).to_be_hidden()  # it goes by itself
    player.sees_calm()
    player.peeks(player.able_cards()[-1])
    player.waits_for("move")
    own.waits_for_stage("move")
    player.press(player.card(own.told.legal["moves"]["cards"][0]))
    expect(player.find("cell").first).to_be_visible()
    yield "4-where-to"
    player.press(player.find("cell").first)
    player.waits_for("hint")
    yield "5-hints"
    player.press(player.find("trail"))
    expect(player.find("sheet-trail")).to_be_visible()
    yield "5-trail"
    player.goes_to("/")
    own.turns_hint() if own.told.legal["draw"] else own.places(0, own.told.legal["cards"][0])
    player.goes_to(f"/t/{key}")
    player.sees_board()
    player.will_hold_at("[data-testid=ending]")
    friend.declares()
    player.is_held_at("[data-testid=ending]")
    yield "6-turning-over"
    player.goes_on()
    player.sees_result()
    yield "7-lost"

    key = player.opens_table(seats=2, first=0)
    own = company.guest(YokaiGuest, names[0], player.cookie).comes_by(key)
    friend = company.guest(YokaiGuest, names[1]).comes_by(key).sits(1).is_ready()
    bring_together(own, friend)
    player.goes_to(f"/t/{key}")
    player.waits_for("peek")
    player.will_hold_at("[data-testid=line-total].shown")
    player.rings()
    player.is_held_at("[data-testid=line-total].shown")
    yield "8-count"
    player.press(player.find("skip"))
    expect(player.find("grade")).to_be_visible()
    player.holds_still()
    yield "8-seal"
    player.goes_on()
    player.sees_result()
    yield "9-won"


def bring_together(first: YokaiGuest, second: YokaiGuest) -> None:
    """Play the pictures' deal until every family is together, with two hints right and one wrong."""
    for turn, (card, to) in enumerate(TOGETHER):
        guest = (first, second)[turn % 2]
        for peek in (4, 5):  # any two: these two stay where they are
            guest.peeks(peek)
        guest.moves(card, to)
        guest.waits_for_stage("hint")
        if turn < HINTS:
            guest.turns_hint()
            continue
        families = guest.view["hints"][0]["families"]
        wanted = turn < len(TOGETHER) - 1
        fits = [one for one in guest.told.legal["cards"] if (FACES[one] in families) == wanted]
        guest.places(0, next(one for one in fits if one in STAY))
    first.waits_for_stage("peek")
