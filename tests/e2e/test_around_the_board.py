"""Around the board during a game: giving up, lending a seat, absent players, taking back, missed events."""

import re
from random import Random

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.yak import NewYakPlayer, YakGuest, YakPlayer
from tests.e2e.player import Player

# Replaces the system's notifications by a list.
NOTICED = """
() => {
  window.notices = [];
  window.Notification = class {
    static permission = 'default';
    static requestPermission = async () => (window.Notification.permission = 'granted');
    constructor(title, options) { window.notices.push(`${title}: ${options.body}`); }
    close() { window.notices.push('gone'); }
  };
}
"""
HIDDEN = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"


def opens_menu(player: Player, deed: str) -> None:
    """Open the game's menu and choose something in it."""
    player.press(player.find("menu"))
    player.press(player.find(f"menu-{deed}"))


def company_of_three(anna: YakPlayer, company: Company) -> tuple[YakGuest, YakGuest]:
    """Anna, who begins, with Taras and Olha after her."""
    key = anna.opens_table(seats=3, first=0)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    olha = company.guest(YakGuest, "Olha").comes_by(key).sits(2).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.sees_board()
    return taras, olha


def test_a_refusal_is_shown_with_its_rule(yak_player: NewYakPlayer) -> None:
    anna = yak_player("Anna", "uk", reduced_motion="reduce")
    anna.goes_to(f"/t/{anna.opens_table(seats=2, bots=('novice',), first=0)}")
    anna.sees_board()
    anna.will_hold_at("[data-testid=toast]")  # it would go by itself
    anna.page.keyboard.press("d")
    anna.is_held_at("[data-testid=toast]")
    anna.find("toast").evaluate("(toast) => (toast.dataset.first = '')")
    anna.page.keyboard.press("d")  # a repeated refusal is still one note
    expect(anna.page.locator("[data-testid=toast][data-first]")).to_have_count(0)
    expect(anna.find("toast")).to_have_count(1)
    clause = anna.find("toast-clause")
    expect(clause).to_have_text("YAK-6")
    clause.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.find("rules")).to_contain_text("YAK-6")
    expect(anna.find("toast")).to_have_count(0)
    anna.goes_on()
    anna.page.keyboard.press("Escape")
    anna.sees_stack_of(0)
    anna.press(anna.find("ask-hint"))  # against bots alone there are hints
    expect(anna.find("hint-text")).to_contain_text("Зіграйте карту")
    named = anna.page.locator("[data-hinted]")
    expect(named).to_have_count(1)
    anna.press(anna.find("hint").get_by_role("button"))
    expect(named).to_have_count(0)
    anna.page.keyboard.press("h")
    expect(named).to_have_attribute("data-testid", "hand-card")


def test_a_refusal_is_closed_by_esc_and_can_be_pressed_over_a_sheet(yak_player: NewYakPlayer) -> None:
    anna = yak_player("Anna", reduced_motion="reduce")
    anna.goes_to(f"/t/{anna.opens_table(seats=2, bots=('novice',), first=0)}")
    anna.sees_board()
    anna.will_hold_at("[data-testid=toast]")  # it would go by itself
    anna.page.keyboard.press("d")
    anna.is_held_at("[data-testid=toast]")
    anna.page.keyboard.press("Escape")
    expect(anna.find("toast")).to_have_count(0)

    anna.page.keyboard.press("d")
    expect(anna.find("toast")).to_be_visible()
    anna.press(anna.find("menu"))
    anna.page.keyboard.press("Escape")  # one thing at a time, the topmost first
    expect(anna.find("toast")).to_have_count(0)
    expect(anna.find("game-menu")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.find("game-menu")).to_have_count(0)

    anna.page.keyboard.press("d")
    expect(anna.find("toast")).to_be_visible()
    anna.press(anna.find("how-to-play"))
    anna.press(anna.find("toast-clause"))
    expect(anna.find("rules")).to_contain_text("YAK-6")
    expect(anna.find("toast")).to_have_count(0)


def test_giving_up_is_asked_once_and_ends_a_game_of_two(yak_player: NewYakPlayer) -> None:
    anna, sveta = yak_player("Anna"), yak_player("Света", "ru", phone=True)
    key = anna.opens_table(seats=2, first=0)
    sveta.comes_by(f"/t/{key}")
    sveta.is_ready()
    anna.goes_to(f"/t/{key}")
    for player in (anna, sveta):
        player.sees_board()
    opens_menu(sveta, "give-up")
    expect(sveta.find("game-menu")).to_contain_text("поражением")
    sveta.press(sveta.find("play-on"))
    sveta.press(sveta.find("menu-give-up"))
    sveta.press(sveta.find("give-up-sure"))
    expect(anna.find("result")).to_contain_text("You win!")
    expect(sveta.find("result")).to_be_visible()
    expect(sveta.find("result")).to_contain_text("Anna")


def test_a_seat_is_lent_to_a_bot_and_taken_back(yak_player: NewYakPlayer, company: Company) -> None:
    anna = yak_player("Anna", phone=True)
    key = anna.opens_table(seats=2, first=1)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.sees_board()
    opens_menu(anna, "hand-over")
    expect(anna.find("lent")).to_contain_text("A bot is playing for you")
    taras.claims()
    taras.waits_until(lambda view: len(view["stack"]) == 2 or view["last"] is not None)  # the bot answers

    anna.reloads()
    anna.press(anna.find("take-back"))
    expect(anna.find("lent")).to_be_hidden()
    expect(anna.find("live")).to_contain_text("You are back")
    taras.hears_all()
    if taras.view["turn"] == 1:
        taras.claims()
    anna.waits_for_turn()
    anna.claims()


def test_leaving_says_what_becomes_of_the_seat_and_leads_to_the_start(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna")
    taras, _ = company_of_three(anna, company)
    anna.press(anna.find("menu"))
    expect(anna.find("menu-leave")).to_contain_text("After 1 minute a bot stands in")
    anna.page.keyboard.press("Escape")
    expect(anna.find("game-menu")).to_be_hidden()
    expect(anna.find("menu")).to_be_focused()
    opens_menu(anna, "leave")
    expect(anna.find("poster-yak")).to_be_visible()
    taras.waits_for_table(lambda table: getattr(table.players[0], "away", None) is not None)


def test_an_absent_player_is_counted_down_and_a_bot_is_called_by_agreement(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", reduced_motion="reduce")
    taras, olha = company_of_three(anna, company)
    taras.leaves()
    expect(anna.find("seat-1").get_by_test_id("countdown")).to_have_text(re.compile(r"^(1:00|0:\d\d)$"))
    expect(anna.find("absent-1")).to_contain_text("Taras is away")
    anna.press(anna.find("call-1"))
    expect(anna.find("agreed")).to_contain_text("Waiting for: Olha")
    taras.comes_by(olha.seat.key)  # and all votes are void
    expect(anna.find("absent-1")).to_be_hidden()
    taras.leaves()
    expect(anna.find("call-1")).to_be_visible()
    olha.calls_stand_in(1)
    expect(anna.find("absent-1")).to_contain_text("Votes for a bot: Olha")
    anna.press(anna.find("call-1"))
    expect(anna.find("absent-1")).to_be_hidden()
    expect(anna.find("live")).to_contain_text("A bot takes over for Taras")
    expect(anna.find("seat-1")).to_have_accessible_name(re.compile("away, bot playing"))


def test_a_move_is_undone_where_that_is_allowed_and_else_the_reason_is_shown(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", reduced_motion="reduce")
    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.sees_board()
    anna.claims()
    anna.sees_stack_of(1)
    expect(anna.find("undo")).to_have_count(0)
    anna.press(anna.find("menu"))
    expect(anna.find("menu-undo")).to_have_attribute("aria-disabled", "true")
    expect(anna.find("menu-undo")).to_contain_text("cannot be taken back")

    anna.goes_to("/")
    draw_the_deck([company.guest(YakGuest, "Anna", anna.cookie).comes_by(key), taras])
    anna.goes_to(f"/t/{key}")
    anna.waits_for_turn()
    cards = anna.stack_size()
    anna.claims()
    anna.sees_stack_of(cards + 1)
    taras.sees_stack_of(cards + 1)
    anna.press(anna.find("undo"))
    anna.sees_stack_of(cards)
    taras.sees_stack_of(cards)
    expect(anna.find("live")).to_contain_text("You take back your move")
    expect(anna.find("undo")).to_have_count(0)
    anna.claims()
    anna.sees_stack_of(cards + 1)


def draw_the_deck(guests: list[YakGuest]) -> None:
    """Play until no card can be drawn any more and the first of these is to claim."""
    chance = Random(3)
    for guest in guests:
        guest.waits_for_game()
    while True:
        first = guests[0].view
        turn, step = first["turn"], guests[0].told.n
        assert turn is not None
        if first["deck"] == 0 and turn == 0 and len(first["hand"]) > 1:
            return
        guests[turn].plays(chance)
        guests[0].waits_for_step_after(step)


def test_what_happened_meanwhile_is_shown_until_it_is_dismissed(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", phone=True)
    taras, olha = company_of_three(anna, company)
    anna.claims()
    anna.sees_stack_of(1)
    expect(anna.find("while-away")).to_have_count(0)
    anna.goes_to("/")
    taras.claims(number=2, species="goat")
    olha.claims(number=3, species="yak")
    anna.page.go_back()
    strip = anna.find("while-away")
    expect(strip).to_contain_text("Taras says: 2 goats")
    expect(strip.locator("li").last).to_have_text("Olha says: 3 yaks")
    expect(strip).not_to_contain_text("You say")
    anna.waits_for_turn()
    anna.press(strip.locator("li").last)
    expect(strip).to_have_count(0)
    anna.reloads()
    anna.sees_stack_of(3)
    expect(strip).to_have_count(0)


def test_a_system_notification_says_that_it_is_ones_turn(yak_player: NewYakPlayer, company: Company) -> None:
    anna = yak_player("Anna")
    anna.context.add_init_script(f"({NOTICED})()")
    key = anna.opens_table(seats=2, first=1)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.sees_board()
    opens = anna.find("switch-notices")
    anna.press(anna.find("menu"))
    expect(opens).not_to_be_checked()
    anna.press(opens)
    expect(opens).to_be_checked()
    anna.page.keyboard.press("Escape")
    anna.page.evaluate(HIDDEN)
    taras.claims()
    anna.page.wait_for_function("() => notices.length > 0")
    assert anna.page.evaluate("notices") == ["Your turn: Yak"]
    expect(anna.page).to_have_title("● Your turn · Yakai")
    anna.claims()
    anna.page.wait_for_function("() => notices.at(-1) === 'gone'")
