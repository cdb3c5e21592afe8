"""From a link to a seat; and looking on."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.e2e.company import Company
from tests.e2e.games.yak import NewYakPlayer, YakGuest
from tests.e2e.games.yokai import YokaiPlayer
from tests.e2e.player import Player
from yakai.web.ws.view_diff import joined


def test_a_newcomer_joins_by_link_is_asked_for_a_name_once_and_is_remembered(
    yak_player: NewYakPlayer, company: Company
) -> None:
    host = company.guest(YakGuest, "Olena")
    links = host.opens_table(3)
    svitlana = yak_player("Світлана", "uk", phone=True)

    svitlana.goes_to(f"/t/{links.invitation}")
    expect(svitlana.find("lobby-seat-0")).to_contain_text("Olena")
    svitlana.press(svitlana.find("lobby-seat-2").get_by_test_id("sit"))
    expect(svitlana.find("name-input")).to_be_focused()
    svitlana.says_name()
    svitlana.learns_seat()
    assert svitlana.seat == 2
    host.waits_for_table(lambda table: getattr(table.players[2], "name", "") == "Світлана")

    svitlana.reloads()
    svitlana.learns_seat()
    assert svitlana.seat == 2
    svitlana.press(svitlana.find("stand"))
    expect(svitlana.find("lobby-seat-2")).to_have_attribute("data-state", "open")
    svitlana.press(svitlana.find("lobby-seat-1").get_by_test_id("sit"))
    svitlana.learns_seat()
    expect(svitlana.find("name-input")).to_be_hidden()
    assert svitlana.seat == 1

    svitlana.goes_to("/")
    svitlana.press(svitlana.find("name"))
    expect(svitlana.find("name-input")).to_have_value("Світлана")


def test_options_are_switches_and_grades_and_only_the_host_turns_them(
    new_player: Callable[..., Player],
) -> None:
    anna = new_player(YokaiPlayer, "Anna")
    oscar = new_player(YokaiPlayer, "Oscar", phone=True)
    key = anna.opens_table(seats=2)
    anna.goes_to(f"/t/{key}")
    oscar.goes_to(f"/t/{key}")
    for option in ("stacked", "goal"):
        expect(anna.find(f"option-{option}")).not_to_be_checked()
        anna.press(anna.find(f"option-{option}"))
        expect(oscar.find(f"option-{option}")).to_be_checked()
    anna.press(anna.find("option-hints").get_by_text("Harder"))
    expect(oscar.find("option-hints-harder")).to_be_checked()
    anna.press(anna.find("option-hints").get_by_text("Easier"))
    expect(oscar.find("option-hints-easier")).to_be_checked()
    expect(oscar.find("toast")).to_have_count(0)
    expect(anna.find("toast")).to_have_count(0)
    expect(oscar.find("option-stacked")).to_be_disabled()
    expect(oscar.find("option-hints-none")).to_be_disabled()


def test_play_now_needs_one_tap_and_no_name(yak_player: NewYakPlayer) -> None:
    guest = yak_player(phone=True)
    guest.goes_to("/")
    guest.press(guest.find("poster-yak").get_by_test_id("play-now"))
    guest.sees_board()
    expect(guest.hand).to_have_count(5)


def test_an_unknown_link_is_explained(yak_player: NewYakPlayer) -> None:
    guest = yak_player()
    guest.complaints.expect("404|WebSocket")
    guest.goes_to("/t/no-such-table")
    expect(guest.find("connection")).to_have_attribute("data-state", "gone")
    guest.press(guest.find("lost-home"))
    expect(guest.find("poster-yak")).to_be_visible()


def test_a_spectator_sees_the_table_but_no_hand_and_receives_none(
    yak_player: NewYakPlayer, company: Company
) -> None:
    olena, taras = company.guest(YakGuest, "Olena"), company.guest(YakGuest, "Taras")
    links = olena.opens_table(2, options={"first": 0}, ready=True)
    watcher = yak_player("Watcher", "ru")
    received: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: received.append(json.loads(frame)))

    watcher.page.on("websocket", listen)
    watcher.goes_to(f"/t/{links.watching}")
    expect(watcher.find("lobby-seat-1")).to_be_visible()
    expect(watcher.find("sit")).to_have_count(0)
    expect(watcher.find("ready")).to_have_count(0)
    expect(watcher.find("invitation")).to_have_count(0)

    taras.comes_by(links.invitation).sits(1).is_ready()
    watcher.sees_board()
    olena.claims(species="goat")
    watcher.sees_stack_of(1)
    expect(watcher.find("claim")).to_contain_text("Olena")
    expect(watcher.hand).to_have_count(0)
    expect(watcher.find("doubt")).to_have_count(0)

    games = [message for message in received if message["type"] == "game"]
    assert games
    view: dict[str, Any] = {}
    for game in games:
        view = joined(view, game["view"], game.get("more", {})) if game.get("part") else game["view"]
        assert view["hand"] == []
        assert all(laid["card"] is None for laid in view["stack"])
        assert all((told["event"] or {}).get("card") is None for told in game["told"])
