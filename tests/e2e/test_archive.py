"""A game that was left for a month: it lies in the archive, and is taken up again."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.yak import NewYakPlayer, YakGuest
from tests.e2e.serving import SECONDS, Clock, Serving

DAY = 86_400
ARCHIVED = "async () => (await (await fetch('/api/archived')).json()).length === 1"


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Clock:
    return Clock(tmp_path_factory.mktemp("clock") / "ahead")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Serving]:
    serving = Serving(tmp_path_factory.mktemp("archive"), clock=clock)
    yield serving
    serving.stop()
    assert serving.complaints() == ""


def test_a_game_that_was_left_is_found_in_the_archive_and_taken_up_again(
    server: Serving, clock: Clock, yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", phone=True, reduced_motion="reduce")
    key = anna.opens_table(seats=2, first=0)
    taras = company.guest(YakGuest, "Taras").comes_by(key).sits(1).is_ready()
    anna.goes_to(f"/t/{key}")
    anna.claims()
    taras.claims(number=2, species="goat")
    anna.sees_stack_of(2)
    anna.goes_to("/")
    expect(anna.find("mine")).to_have_count(1)
    anna.page.goto("about:blank")
    taras.leaves()
    server.stop()
    clock.goes_on(31 * DAY)
    server.start()
    company.guest(YakGuest, "Olha").opens_table(2)  # time counts while the server is used

    anna.goes_to("/")
    anna.page.wait_for_function(ARCHIVED, polling=500, timeout=SECONDS * 1000)
    expect(anna.find("continue")).to_have_count(0)
    anna.goes_to("/history")
    expect(anna.find("archive")).to_contain_text("In the archive")
    row = anna.find("archived")
    expect(row).to_contain_text("Taras")
    anna.fits_the_width()
    anna.press(row.get_by_test_id("to-archived"))
    note = anna.find("paused-note")
    expect(note).to_contain_text("In the archive: nobody has been here for a long time.")
    anna.sees_stack_of(2)
    expect(anna.find("turn-prompt")).to_be_empty()
    anna.press(anna.find("go-on"))
    expect(note).to_be_hidden()
    anna.claims()
    anna.sees_stack_of(3)

    anna.goes_to("/history")
    expect(anna.find("history-empty")).to_be_visible()
    expect(anna.find("archive")).to_have_count(0)
    anna.goes_to("/")
    expect(anna.find("mine")).to_have_count(1)
