"""The files of words: ours are whole, and what is wrong with any file is named with its line."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import yakai
from yakai.core import catalogue
from yakai.core.errors import BadOption
from yakai.core.options import check_offered, offered
from yakai.games.pictomania.decks import PictomaniaWords, deck, our_languages, ours, read, same
from yakai.games.pictomania.pieces import LEVELS

FRUIT = "1 Fruit: fig, date, lime, guava, quince, papaya, lychee"


@pytest.fixture
def words() -> Iterator[PictomaniaWords]:
    box = PictomaniaWords()
    yield box
    box.add({})


def test_nothing_is_wrong_with_our_words(words: PictomaniaWords) -> None:  # PIC-1
    assert words.flaws() == ()


def test_the_box_is_full_in_every_language(words: PictomaniaWords) -> None:  # PIC-1
    sides = {"green": 54, "yellow": 54, "orange": 54, "red": 36}
    assert words.counts() == {level: dict.fromkeys(our_languages(), count) for level, count in sides.items()}


def test_the_list_of_what_is_rightly_the_same_has_nothing_that_is_not() -> None:
    texts = [
        {text for line in ours(lang, level).lines for text in (line.side.theme, *line.side.words)}
        for lang in our_languages()
        for level in LEVELS
    ]
    assert [one for one in same() if sum(one in some for some in texts) < 2] == []


@pytest.mark.parametrize(
    ("line", "flaw"),
    [
        ("Fruit: fig, date", "no-side"),
        ("1 fig, date, lime", "no-side"),
        ("1 Fruit: fig, date", "not-seven"),
        (FRUIT.replace("fig", "f" * 23), "long-word"),
        (FRUIT.replace("Fruit", "Fruit that hardly fits"), "long-theme"),
        (FRUIT.replace("fig, ", ", "), "no-word"),
        (FRUIT.replace("fig", "fig 2"), "digit"),
        (FRUIT.replace("fig", "fіg"), "mixed-letters"),
        (FRUIT.replace("date", "fig"), "twice-here"),
        (FRUIT.replace("Fruit", "Fr\x1b[mit"), "unseen"),
        *[(FRUIT.replace("date", f"da{odd}te"), "unseen") for odd in "\x00\x07\t\u202e\u2066\u200b"],
        *[(FRUIT.replace("date", f"da{odd}te"), "unseen") for odd in "\x0b\x85\u00ad\u2028\u3164\ue000"],
        (FRUIT.replace("Fruit", "Fr\u061cuit"), "unseen"),
        (FRUIT.replace("date", "ＦＩＧ"), "twice-here"),
        (FRUIT.replace("Fruit", " "), "no-side"),
    ],
)
def test_a_bad_line_is_named(line: str, flaw: str) -> None:
    found = read("en/green.txt", f"# a remark\n\n{line}\n")
    assert found.lines == ()
    assert {(one.file, one.line, one.error.key) for one in found.flaws} == {
        ("en/green.txt", 3, f"pictomania-words-{flaw}")
    }


def test_no_word_stands_twice_in_a_level() -> None:
    (flaw,) = read("en/green.txt", f"{FRUIT}\n2 More: Fig, a, b, c, d, e, f").flaws
    assert (flaw.line, flaw.error.details) == (2, {"word": "fig", "where": "en/green.txt:1"})


@pytest.mark.parametrize("fig", ["FIG", "ｆｉｇ", "𝐟ig", "ﬁg"])
def test_words_that_are_written_alike_are_one_word(fig: str) -> None:
    (flaw,) = read("en/green.txt", f"{FRUIT}\n2 More: {fig}, a, b, c, d, e, f").flaws
    assert (flaw.line, flaw.error.key) == (2, "pictomania-words-twice")


def test_spaces_around_a_theme_are_no_part_of_it() -> None:
    (line,) = read("en/green.txt", FRUIT.replace("Fruit", "  Fruit ")).lines
    assert line.side.theme == "Fruit"


def test_a_hosts_cards_come_after_ours(words: PictomaniaWords) -> None:
    assert words.add({"data/family/en/green.txt": FRUIT.replace("1 ", "7 ")}) == ()
    assert words.counts()["green"]["en"] == 55
    assert deck("en", "green")[-1][0].card == 28
    assert deck("en", "green")[-1][0].theme == "Fruit"
    words.add({})
    assert len(deck("en", "green")) == 27


def test_a_hosts_side_with_a_flaw_is_left_out(words: PictomaniaWords) -> None:
    text = f"{FRUIT}\n2 Ours too: apple, b, c, d, e, f, g"
    (flaw,) = words.add({"own/en/green.txt": text})
    assert (flaw.file, flaw.line, flaw.error.key) == ("own/en/green.txt", 2, "pictomania-words-twice")
    assert len(deck("en", "green")) == 28


def test_a_file_of_no_known_language_or_level_is_named(words: PictomaniaWords) -> None:
    flaws = words.add({"family/green.txt": FRUIT, "own/en/blue.txt": FRUIT})
    assert [(one.file, one.error.key) for one in flaws] == [
        ("family/green.txt", "pictomania-words-no-such-file"),
        ("own/en/blue.txt", "pictomania-words-no-such-file"),
    ]


def german(level: str, cards: int) -> str:
    """A German deck of so many cards, in which no word occurs twice."""
    letters = [chr(ord("a") + number % 26) + chr(ord("a") + number // 26) for number in range(cards * 7)]
    rows = [letters[at * 7 : at * 7 + 7] for at in range(cards)]
    return "\n".join(
        f"{at} Thema: {', '.join(level + word for word in row)}" for at, row in enumerate(rows, 1)
    )


def test_a_hosts_deck_brings_its_language(words: PictomaniaWords) -> None:
    rules = catalogue.rules("pictomania")
    with pytest.raises(BadOption):
        yakai.new("pictomania", seats=3, options={"language": "de"})
    assert words.add({f"family/de/{level}.txt": german(level, 12) for level in LEVELS}) == ()
    assert words.counts()["red"]["de"] == 12
    (info,) = [one for one in offered(rules.options) if one.key == "language"]
    assert info.choices[-1] == "de"
    assert {"en", "ru", "uk"} < {*info.choices}
    match = yakai.new("pictomania", seats=3, options={"language": "de"}, seed=1)
    assert {side.theme for side in match.state.stand} == {"Thema"}
    check_offered(rules, match.options)


def test_a_hosts_language_needs_enough_cards_at_each_level(words: PictomaniaWords) -> None:
    few = {level: 11 if level == "red" else 12 for level in LEVELS}
    (flaw,) = words.add({f"family/de/{level}.txt": german(level, cards) for level, cards in few.items()})
    assert (flaw.error.key, flaw.error.details["levels"]) == ("pictomania-words-few", "red")
    assert "de" not in words.counts()["green"]


def test_a_game_in_a_language_whose_deck_is_gone_is_read_and_goes_on_in_english(
    words: PictomaniaWords, tmp_path: Path
) -> None:
    words.add({f"family/de/{level}.txt": german(level, 12) for level in LEVELS})
    yakai.new("pictomania", seats=3, options={"language": "de"}, seed=1).save(tmp_path / "log.jsonl")
    words.add({})
    match = yakai.load(tmp_path / "log.jsonl")
    assert match.options.language == "de"
    assert {side.theme for side in match.state.stand} == {"Thema"}
    assert deck("de", "green") == deck("en", "green")
    with pytest.raises(BadOption, match="option is wrong"):
        check_offered(match.rules, match.options)
