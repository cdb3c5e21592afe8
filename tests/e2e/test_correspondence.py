"""A correspondence game over two days, with mail: the players are never there at the same time."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.yak import NewYakPlayer, YakGuest, YakPlayer
from tests.e2e.serving import Clock, Serving
from tests.mail import Letters, code_in, mail
from yakai.web.messages import PersonPlayer

HOUR = 3600
ANNA, TARAS = "anna@example.org", "taras@example.org"
AWAY = re.compile("away")
YOUR_TURN = "● Your turn · Yakai"


@pytest.fixture(scope="module")
def letters() -> Iterator[Letters]:
    with mail() as letters:
        yield letters


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Clock:
    return Clock(tmp_path_factory.mktemp("clock") / "ahead")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, letters: Letters, clock: Clock) -> Iterator[Serving]:
    """A server that can send mail, with links to its public address."""
    serving = Serving(tmp_path_factory.mktemp("by_turns"), clock=clock, notices=letters.notices)
    serving.stop()
    serving.set(addresses=serving.url)
    serving.start()
    yield serving
    serving.stop()
    assert serving.complaints() == ""


def test_two_play_by_turns_over_two_days_and_get_mail_when_it_is_their_turn(
    letters: Letters, clock: Clock, yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", reduced_motion="reduce")
    key = anna.opens_table(seats=2, first=0, clock={"type": "days", "days": 1})
    anna.goes_to(f"/t/{key}")
    gives_address(anna, letters)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1)
    taras.gives_address(TARAS, lambda: code_in(letters.nth(1, TARAS)))
    taras.is_ready()
    taras.leaves()

    # The first day: each moves while the other is away, and the other gets a mail.
    anna.sees_board()
    expect(anna.page).to_have_title(YOUR_TURN)
    expect(anna.find("seat-1")).to_have_accessible_name(AWAY)
    anna.claims()
    said = letters.nth(2, TARAS)
    assert "It is your turn in Yak, with Anna. You have 1 day." in said
    assert link_in(said).endswith(f"/t/{key}")
    anna.page.goto("about:blank")
    clock.goes_on(20 * HOUR)
    taras.comes_by(key)
    taras.waits_for_table(
        lambda table: isinstance(table.players[0], PersonPlayer) and not table.players[0].here
    )
    taras.claims(number=2, species="goat")
    taras.leaves()

    # The link in the mail leads to the table, where it is her turn.
    clock.goes_on(20 * HOUR)
    anna.goes_to(link_in(letters.nth(2, ANNA)))
    anna.sees_stack_of(2)
    expect(anna.find("seat-1")).to_have_accessible_name(AWAY)
    expect(anna.page).to_have_title(YOUR_TURN)
    expect(anna.find("while-away")).to_contain_text("Taras says: 2 goats")
    assert 3 * HOUR < left_of(anna, 0) <= 4 * HOUR
    anna.claims()
    expect(anna.page).not_to_have_title(YOUR_TURN)
    assert link_in(letters.nth(3, TARAS)).endswith(f"/t/{key}")

    # The second day goes by without him: a bot moves in his place, and the page says so.
    clock.goes_on(23 * HOUR)
    anna.reloads()
    anna.sees_stack_of(3)
    assert 0 < left_of(anna, 1) <= HOUR
    clock.goes_on(HOUR)
    anna.is_told("Taras’s time is up: a bot makes this move")
    taras.comes_by(key)
    if taras.view["turn"] == 0:
        anna.waits_for_turn()
        expect(anna.page).to_have_title(YOUR_TURN)


def gives_address(player: YakPlayer, letters: Letters) -> None:
    """Give a mail address in the lobby, and prove it by the code."""
    player.find("notices-address").fill(ANNA)
    player.press(player.find("notices-send"))
    player.find("notices-code").fill(code_in(letters.nth(1, ANNA)))
    player.press(player.find("notices-prove"))
    expect(player.find("notices")).to_contain_text(ANNA)


def link_in(letter: str) -> str:
    """The link in a mail."""
    link = re.search(r"http://\S+", letter)
    assert link is not None, letter
    return link[0]


def left_of(player: YakPlayer, seat: int) -> int:
    """The seconds that a seat has left, as the page shows them."""
    shown = player.find(f"seat-{seat}").get_by_test_id("seat-clock")
    expect(shown).to_have_attribute("data-running", "true")
    return int(shown.get_attribute("data-left") or 0)
