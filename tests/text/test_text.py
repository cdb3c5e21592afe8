"""Texts as people read them."""

import re
import warnings
from pathlib import Path

import pytest

import yakai.games
from yakai import text
from yakai.core import catalogue
from yakai.core.errors import BadOption, BadSeat, DamagedLog, IllegalAction
from yakai.table.naming.names import distinct_name
from yakai.text import MissingText, best, browser_source, explain, say

GAMES = Path(yakai.games.__file__).parent


@pytest.mark.parametrize(
    ("lang", "species", "forms"),
    [
        ("ru", "yeti", "1 йети, 2 йети, 5 йети, 11 йети, 21 йети, 22 йети, 25 йети"),
        ("ru", "marmot", "1 сурок, 2 сурка, 5 сурков, 11 сурков, 21 сурок, 22 сурка, 25 сурков"),
        ("ru", "vulture", "1 гриф, 2 грифа, 5 грифов, 11 грифов, 21 гриф, 22 грифа, 25 грифов"),
        ("ru", "goat", "1 козёл, 2 козла, 5 козлов, 11 козлов, 21 козёл, 22 козла, 25 козлов"),
        ("ru", "yak", "1 як, 2 яка, 5 яков, 11 яков, 21 як, 22 яка, 25 яков"),
        ("uk", "yeti", "1 єті, 2 єті, 5 єті, 11 єті, 21 єті, 22 єті, 25 єті"),
        ("uk", "marmot", "1 бабак, 2 бабаки, 5 бабаків, 11 бабаків, 21 бабак, 22 бабаки, 25 бабаків"),
        ("uk", "vulture", "1 гриф, 2 грифи, 5 грифів, 11 грифів, 21 гриф, 22 грифи, 25 грифів"),
        ("uk", "goat", "1 козел, 2 козли, 5 козлів, 11 козлів, 21 козел, 22 козли, 25 козлів"),
        ("uk", "yak", "1 як, 2 яки, 5 яків, 11 яків, 21 як, 22 яки, 25 яків"),
        ("en", "yeti", "1 yeti, 2 yeti, 5 yeti, 11 yeti, 21 yeti, 22 yeti, 25 yeti"),
        (
            "en",
            "vulture",
            "1 vulture, 2 vultures, 5 vultures, 11 vultures, 21 vultures, 22 vultures, 25 vultures",
        ),
    ],
)
def test_animals_are_counted_in_the_right_form(lang: text.Lang, species: str, forms: str) -> None:
    numbers = (1, 2, 5, 11, 21, 22, 25)
    assert ", ".join(say(lang, "yak-claim", number=number, species=species) for number in numbers) == forms


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("ru", "1 карта, 2 карты, 5 карт, 11 карт, 21 карта, 22 карты, 25 карт"),
        ("uk", "1 карта, 2 карти, 5 карт, 11 карт, 21 карта, 22 карти, 25 карт"),
        ("en", "1 card, 2 cards, 5 cards, 11 cards, 21 cards, 22 cards, 25 cards"),
    ],
)
def test_taken_cards_are_counted_in_the_right_form(lang: text.Lang, forms: str) -> None:
    lines = [
        say(lang, "yak-event-took", name="Mia", who="other", cards=cards)
        for cards in (1, 2, 5, 11, 21, 22, 25)
    ]
    assert ", ".join(line.partition(": ")[2] for line in lines) == forms


def test_a_refusal_says_what_happened_and_what_now() -> None:
    error = IllegalAction("YAK-8", "yak-claim-is-not-heavier", number=2, species="goat", floor=3)
    assert explain(error, "ru") == (
        "«2 козла» — не весомее последней заявки: нужно большее число или то же число "
        "более крупных животных. Для этого животного — от 3."
    )


def test_a_very_long_number_is_cut_short() -> None:
    error = BadOption(
        "option-is-out-of-range", game="pikit", option="reaction", value=10**300, least=5, most=60
    )
    assert " 100000000000…" in explain(error, "en")


def test_the_reason_within_an_error_is_in_the_readers_language_too() -> None:
    cause = BadSeat("no-such-seat", seat="7", seats=3)
    error = DamagedLog("log-line-could-not-happen", line=4, why=str(cause))
    error.__cause__ = cause
    assert explain(error, "uk").endswith("(Такого місця немає: місць за столом — 3).")


def test_a_missing_text_is_an_error_in_tests() -> None:
    with pytest.raises(MissingText, match="no text for no-such-key in ru"):
        say("ru", "no-such-key")
    with pytest.raises(MissingText, match="yak-event-challenged"):
        say("en", "yak-event-challenged")


def test_a_missing_text_falls_back_to_english_and_then_to_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", MissingText)
        assert say("ru", "no-such-key") == "no-such-key"
        monkeypatch.delitem(text._bundle("ru")._messages, "game-is-over")
        monkeypatch.setattr(text, "_said", text._said.__wrapped__)  # what was said before is not remembered
        assert say("ru", "game-is-over") == say("en", "game-is-over")


@pytest.mark.parametrize(
    ("accept", "lang"),
    [
        ("ru", "ru"),
        ("uk-UA,uk;q=0.9,en;q=0.8", "uk"),
        ("de-DE, de;q=0.9, ru;q=0.5, en;q=0.3", "ru"),
        ("en;q=0.4, uk;q=0.7", "uk"),
        ("RU-ru", "ru"),
        ("ru;q=0, uk;q=0.1", "uk"),
        ("ru;q=much", "en"),
        ("*", "en"),
        ("fr", "en"),
        ("", "en"),
        (",;=,q", "en"),
    ],
)
def test_a_browser_gets_the_language_that_it_likes_best(accept: str, lang: text.Lang) -> None:
    assert best(accept) == lang


def test_the_browser_gets_the_shell_and_the_games_but_not_the_command_line() -> None:
    for lang in text.languages():
        assert "yak-claim =" in browser_source(lang)
        assert "not-your-turn =" in browser_source(lang)
        assert "cli-prompt =" not in browser_source(lang)


def test_bots_have_names_in_every_language() -> None:
    assert [text.bot_name(lang, 1) for lang in text.languages()] == ["Usagi", "Усаги", "Усаґі"]
    assert text.bot_name("en", 25) == "Usagi 2"


@pytest.mark.parametrize("lang", text.languages())
def test_bots_on_twenty_four_seats_have_names_that_do_not_look_alike(lang: text.Lang) -> None:
    names = [text.bot_name(lang, seat) for seat in range(24)]
    assert not any(name[-1].isdigit() for name in names)
    for number, name in enumerate(names):
        assert distinct_name(name, names[:number]) == name
    assert len({text.bot_name(lang, seat) for seat in range(100)}) == 100


@pytest.mark.parametrize("lang", text.languages())
def test_no_bot_has_the_name_of_anything_in_a_game(lang: text.Lang) -> None:
    said = {
        word
        for path in GAMES.glob(f"*/text/{lang}.ftl")
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#")
        for word in re.findall(r"\w+", re.sub(r"^[\w-]+ =|^ *\*?\[[\w-]+\]", "", line).casefold())
    }
    assert said.intersection(("yeti", "йети", "єті"))
    assert said.isdisjoint(text.bot_name(lang, seat).casefold() for seat in range(len(text.BOTS)))


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("game", catalogue.games())
def test_bots_are_told_of_in_the_manner_of_each_game(game: str, lang: text.Lang) -> None:
    told = [say(lang, f"{game}-character-{face}") for face in text.BOT_FACES]
    assert len({*told}) == len(told)
    assert all(len(one) <= 80 for one in told)
