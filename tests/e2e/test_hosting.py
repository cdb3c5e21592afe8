"""The host at work: one player has to leave, another joins late, and all agree to pause and to stop."""

import re

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.yak import NewYakPlayer, YakGuest


def test_the_host_bans_lets_a_late_friend_in_pauses_and_ends_the_game_by_agreement(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Анна", "ru", phone=True, reduced_motion="reduce")
    key = anna.opens_table(seats=3, bots=("novice",), first=0)
    rude = company.guest(YakGuest, "Грубиян").comes_by(key).sits(1)
    anna.goes_to(f"/t/{key}")
    expect(anna.find("hosts")).to_have_count(1)

    # The host taps a player at the table and bans them: they cannot come back.
    anna.press(anna.find("open-person"))
    anna.press(anna.find("ban"))
    anna.press(anna.find("ban"))  # it asks once
    rude.waits_to_be_gone("banned-from-table")
    expect(anna.find("lobby-seat-1")).to_have_attribute("data-state", "open")
    anna.press(anna.find("keep-table"))
    expect(anna.find("let-in")).to_have_count(1)
    anna.press(anna.find("lock"))
    expect(anna.find("lock")).to_be_checked()
    anna.press(anna.find("lock"))
    expect(anna.find("lock")).not_to_be_checked()
    anna.page.keyboard.press("Escape")
    expect(anna.find("table-sheet")).to_have_count(0)

    # A friend comes late, and plays on for the bot when the host agrees.
    taras = company.guest(YakGuest, "Тарас").comes_by(key).sits(1).is_ready()
    anna.sees_board()
    olha = company.guest(YakGuest, "Ольга").comes_by(key)
    olha.asks_for_seat(2)
    anna.press(anna.find("seat-request-yes"))
    olha.waits_for_table(lambda table: table.yours == (2,))
    expect(anna.find("seat-request")).to_have_count(0)

    # To pause and to stop takes all.
    anna.press(anna.find("menu"))
    anna.press(anna.find("menu-pause"))
    expect(anna.find("pausing")).to_contain_text("Ольга")
    taras.pauses()
    olha.pauses()
    expect(anna.find("paused-note")).to_be_visible()
    taras.wants_to_stop()
    expect(anna.find("ending")).to_contain_text("Тарас")
    anna.press(anna.find("ending-no"))
    expect(anna.find("ending")).to_have_count(0)
    anna.press(anna.find("menu"))
    anna.press(anna.find("menu-stop"))
    anna.press(anna.find("stop-sure"))
    expect(anna.find("ending")).to_contain_text("Ольга")
    taras.wants_to_stop()
    olha.wants_to_stop()
    expect(anna.find("result")).to_contain_text("без результата")

    # It is found again among one's games, with its log.
    anna.press(anna.find("end-history"))
    expect(anna.find("played")).to_have_count(1)
    expect(anna.find("played")).to_contain_text("Ольга")
    with anna.page.expect_download() as downloading:
        anna.press(anna.find("log-file"))
    assert downloading.value.suggested_filename.endswith(".jsonl")
    # Others read it by its link once she lets them.
    (played,) = anna.context.request.get(f"{anna.url}/api/history").json()["games"]
    stranger = yak_player("Somebody", "ru", reduced_motion="reduce")
    stranger.complaints.expect("404")
    stranger.goes_to(f"/g/{played['record']}")
    expect(stranger.find("lost")).to_be_visible()
    anna.press(anna.find("record-open"))
    expect(anna.find("record-link")).to_be_visible()
    stranger.reloads()
    expect(stranger.find("played")).to_contain_text("Ольга")
    expect(stranger.find("record-open")).to_have_count(0)
    anna.press(anna.find("open-its-table"))
    expect(anna.find("result")).to_be_visible()


def test_a_tap_on_a_player_at_the_board_shows_what_can_be_done_about_them(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", phone=True, reduced_motion="reduce")
    key = anna.opens_table(seats=3, first=0)
    taras, olena = (
        company.guest(YakGuest, name).comes_by(key).sits(seat).is_ready()
        for seat, name in enumerate(("Taras", "Olena"), start=1)
    )
    anna.goes_to(f"/t/{key}")
    anna.sees_board()

    def sees_to(seat: int, deed: str) -> None:
        anna.press(anna.find(f"seat-{seat}"))
        anna.press(anna.find("meet"))
        anna.press(anna.find(deed))
        expect(anna.find("person-sheet")).to_have_count(0)

    sees_to(1, "mute-person")
    taras.says("Can you hear me?")
    olena.says("We can")
    anna.press(anna.find("log-open"))
    expect(anna.find("remark")).to_have_count(1)
    expect(anna.find("remark")).to_contain_text("We can")
    anna.page.keyboard.press("Escape")
    expect(anna.find("log")).to_be_hidden()

    # A bot plays for an absent player when all agree.
    taras.leaves()
    expect(anna.find("absent-1")).to_be_visible()
    sees_to(1, "call-stand-in")
    expect(anna.find("agreed")).to_contain_text("Olena")
    olena.calls_stand_in(1)
    expect(anna.find("absent-1")).to_have_count(0)

    # A player has to go, and a friend is invited who can take over from the bot.
    anna.press(anna.find("seat-2"))
    anna.press(anna.find("meet"))
    anna.press(anna.find("turn-out"))
    anna.press(anna.find("turn-out"))  # it asks once
    expect(anna.find("person-sheet")).to_have_count(0)
    olena.waits_to_be_gone("turned-out")
    anna.press(anna.find("menu"))
    anna.press(anna.find("menu-table"))
    anna.press(anna.find("invite-late"))
    expect(anna.find("qr")).to_be_visible()
    ida = company.guest(YakGuest, "Ida").comes_by(anna.find("invitation").input_value().rsplit("/", 1)[1])
    anna.page.keyboard.press("Escape")
    ida.asks_for_seat(2)
    anna.press(anna.find("seat-request-yes"))
    ida.waits_for_table(lambda table: table.yours == (2,))


def test_a_late_guest_takes_a_bots_seat_becomes_host_and_is_removed(
    yak_player: NewYakPlayer, company: Company
) -> None:
    olha = company.guest(YakGuest, "Olha")
    links = olha.opens_table(2, bots=["novice"], options={"first": 0}, ready=True)
    anna = yak_player("Anna", reduced_motion="reduce")
    anna.goes_to(f"/t/{links.invitation}")
    expect(anna.find("watching-note")).to_be_visible()
    anna.press(anna.find("play-for-bot"))
    anna.says_name()
    expect(anna.find("own-seat-request")).to_be_visible()
    olha.waits_for_table(lambda table: len(table.hosting.seat_requests) == 1)
    olha.sees_to("answer_seat", olha.table.hosting.seat_requests[0].who, accept=True)
    expect(anna.find("watching-note")).to_have_count(0)
    expect(anna.find("late")).to_have_count(0)
    anna.sees_board()

    # The links are renewed: the page goes on by the new one, also when it is loaded anew.
    olha.renews_link()
    olha.waits_for_table(lambda table: table.invitation != links.invitation)
    expect(anna.page).to_have_url(re.compile(f"/t/{olha.table.invitation}$"))
    anna.reloads()
    anna.sees_board()

    # She runs the table for a while, and then has to go.
    olha.sees_to("make_host", olha.table.hosting.who[1])
    anna.press(anna.find("menu"))
    anna.press(anna.find("menu-table"))
    anna.press(anna.find("table-person"))
    anna.press(anna.find("make-host"))
    anna.press(anna.find("make-host"))
    olha.waits_for_table(lambda table: table.host)
    olha.sees_to("turn_out", olha.table.hosting.who[1], ban=True)
    expect(anna.find("lost")).to_contain_text("banned you from this table")
