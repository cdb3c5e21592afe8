"""Every page, sheet, lobby and board speaks the reader's language and nothing else."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company, Guest
from tests.e2e.games.yak import NewYakPlayer, YakPlayer
from tests.e2e.player import Lang
from tests.e2e.serving import ROOT
from tests.e2e.words import PRESS, watches_words, words_of, wrong
from yakai.client import RefusedRequest

BOARDS = sorted(path.parent.name for path in ROOT.glob("client/src/games/*/index.ts"))
NAMES: dict[Lang, str] = {"en": "Maya", "ru": "Света", "uk": "Мар’яна"}
PRESSES = 20
SEATS = {"pictomania": 3}
"""Two sit at every other table."""


def test_a_text_in_another_language_would_be_found() -> None:
    assert wrong({"Ваш ход", "D (В) — «Не верю!»", "Клавиша Enter", "YAK-7a"}, "ru") == {}
    assert set(wrong({"Your move", "shell-close", "{$name} ходит", "Твій хід, Їжаче"}, "ru")) == {
        *("Your move", "shell-close", "{$name} ходит", "Твій хід, Їжаче")
    }
    assert wrong({"Ваш хід", "Мышь"}, "uk") == {"Мышь": "Мышь"}
    assert wrong({"Your move", "Ваш ход"}, "en") == {"Ваш ход": "Ваш"}


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_everything_is_said_in_the_readers_language(
    yak_player: NewYakPlayer, company: Company, lang: Lang
) -> None:
    player = yak_player(NAMES[lang], lang, reduced_motion="reduce")
    watches_words(player)
    player.goes_to("/no/such/page")
    expect(player.find("lost")).to_be_visible()
    said = words_of(player)
    player.complaints.expect("404")

    player.goes_to("/")
    expect(player.find("poster-yak")).to_be_visible()
    player.press(player.find("name"))
    expect(player.find("name-input")).to_be_visible()
    player.page.keyboard.press("Escape")
    for game in BOARDS:
        player.press(player.find(f"poster-{game}").get_by_test_id("how-to-play"))
        expect(player.page.locator("dialog[open] section").first).to_be_visible()
        player.page.keyboard.press("Escape")
    said |= words_of(player)
    for game in BOARDS:
        said |= at_a_table(player, company, game, lang, PRESSES if lang != "en" else PRESSES // 3)
    assert wrong(said, lang) == {}


def at_a_table(player: YakPlayer, company: Company, game: str, lang: Lang, presses: int) -> set[str]:
    """What a lobby, a board under busy fingers, and an end say."""
    player.game = game  # type: ignore[misc]  # the same fingers for every game
    seats = SEATS.get(game, 2)
    options: dict[str, Any] = {"language": lang} if game == "pictomania" else {}
    key = player.opens_table(seats=seats, **options)
    player.goes_to(f"/t/{key}")
    expect(player.find("lobby-seat-1").get_by_test_id("add-bot")).to_be_visible()

    again = company.guest(Guest, player.name, player.cookie).comes_by(key)
    again.seats_bot(seats - 1)
    friends = [
        company.guest(Guest, f"{player.name} {seat}").comes_by(key).sits(seat).is_ready()
        for seat in range(1, seats - 1)
    ]
    player.sees_board()
    player.press(player.find("how-to-play"))
    expect(player.page.locator("dialog[open]")).to_be_visible()
    player.page.keyboard.press("Escape")
    chance = Random(5)
    for _ in range(presses):
        player.page.evaluate(PRESS, chance.randrange(10_000))
        if player.page.url != f"{player.url}/t/{key}":
            break  # a press led out of the page
    said = words_of(player)

    with suppress(RefusedRequest):  # the last press may have ended it
        for guest in (again, *friends):
            guest.gives_up()
    player.goes_to(f"/t/{key}")
    expect(player.find("result")).to_be_visible()
    return said | words_of(player)
