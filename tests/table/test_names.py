"""Which names people may have, and how a table makes them distinct."""

import pytest

from tests.table.evening import Evening
from yakai.table.commands.hosting import TurnOut
from yakai.table.commands.lobby import OpenTable, SetReady, Sit
from yakai.table.errors import BadName
from yakai.table.naming import skeletons
from yakai.table.naming.names import (
    LONGEST_NAME,
    MOST_CODE_POINTS,
    checked_name,
    count_characters,
    distinct_name,
)
from yakai.table.state.room import BotOccupant, PersonOccupant
from yakai.web.ws.names import guest_name

pytestmark = pytest.mark.anyio

FAMILY = "👩‍👩‍👧‍👦"
DARK_FAMILY = "👨🏿‍👩🏿‍👧🏿‍👦🏿"
SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
NEWER = "\U0001fae9"  # later than the Unicode of our oldest Python


@pytest.mark.parametrize(
    "one",
    [
        "a",
        "ї",
        "и\u0306",
        "夜",
        "뀨",
        "👍",
        "👍🏽",
        FAMILY,
        DARK_FAMILY,
        "🇺🇦",
        SCOTLAND,
        "🏳️‍🌈",
        "❤️‍🔥",
        "🙂‍↔️",
        "1️⃣",
        "☂︎",
        "ष्",
        NEWER,
    ],
)
def test_what_people_see_as_one_character_counts_as_one(one: str) -> None:
    assert count_characters(one) == 1
    assert count_characters(one + "a" + one) == 3
    assert count_characters(checked_name(one + "a" * (LONGEST_NAME - 1))) == LONGEST_NAME
    with pytest.raises(BadName):
        checked_name(one + "a" * LONGEST_NAME)


def test_flags_are_counted_in_pairs() -> None:
    assert count_characters("🇺🇦🇯🇵🇺🇦") == 3
    assert count_characters("🇺🇦🇯") == 2


@pytest.mark.parametrize(
    "name",
    [
        "",
        " \n\t ",
        "a\x00b",
        "a\x1b[31m",
        "a\u200bb",  # a space without a width
        "A\u200dnn",  # a joiner between letters
        f"{FAMILY}\u200d",
        "\u200d👩",
        "a\u202egnp.exe",  # changes the direction of the text
        "a\u2066b\u2069",
        "\u200fa",
        "\ufeffa",
        "\u00ada",
        "a\U000e0061",  # a tag without an emoji
        "\u3164",  # an invisible letter
        "\u2800\u2800",
        "\U00013441",  # a blank among hieroglyphs
        "\u0301",  # a mark without a letter
        "\ufe0f",
        "a" + "\u0301" * 60,  # too many marks
        "©" + "\u0301" * 190,
        "°" + "\u0301" * 5,
        "👍" + "\u0489" * 150,
        "👩\u200d👩" + "\u0301" * 5,
        "🏴" + "\U000e0067" * 150,  # a flag of no region
        "🏴" + "\U000e0067" * 8 + "\U000e007f",
        "🏴\U000e0067\U000e0062",  # a flag whose region does not end
        "👍\U000e0067\U000e0062\U000e007f",
        "\ufffc",  # stands for a missing object
        "\U0001d159",  # an invisible note head
        "a\u0378",  # not assigned
        "a\U000323b0",
        "\U000f0000",
        "𒐫" * 24,  # each as wide as a name
        "﷽",
        "\ud800",
        "\ue000",
        "x" * 25,
        "a" * MOST_CODE_POINTS * 1000,
    ],
)
def test_invisible_and_too_long_names_are_refused(name: str) -> None:
    with pytest.raises(BadName) as bad:
        checked_name(name)
    assert bad.value.key == "name-is-wrong"


def test_a_name_is_trimmed() -> None:
    assert checked_name("  Її   Світлана\n") == "Її Світлана"


def test_two_encodings_of_a_letter_are_one_name() -> None:
    assert checked_name("и\u0306") == "й"


def test_the_code_points_of_a_name_are_limited_too() -> None:
    with pytest.raises(BadName):
        checked_name(DARK_FAMILY * LONGEST_NAME)
    assert count_characters(checked_name(FAMILY * LONGEST_NAME)) == LONGEST_NAME


@pytest.mark.parametrize(
    "other",
    ["Anna", "ANNA", "Ａｎｎａ", "𝐀nna", "Anna\ufe0f", "Ann\u200da", "Аnna", "Аnnа", "ΑΝΝΑ", "Ꭺnna"],
)
def test_a_name_that_looks_like_another_one_gets_a_number(other: str) -> None:
    assert distinct_name(other, ["Olha", "Anna"]) == f"{other} 2"
    assert distinct_name("Anna", ["Olha", other]) == "Anna 2"


def test_the_number_is_the_first_that_is_free() -> None:
    assert distinct_name("Anna", ["Anna", "anna 2", "Anna 4"]) == "Anna 3"


def test_an_empty_name_and_a_different_name_stay() -> None:
    assert distinct_name("", ["", ""]) == ""
    assert distinct_name("Anna", ["Hanna", "Ann", "Anna 2"]) == "Anna"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Alice", "AIice"),
        ("Ілля", "lлля"),
        ("АННА", "AHHA"),
        ("Сава", "Caba"),
        ("Ilya", "iLYA"),
        ("Tom", "T0m"),
    ],
)
def test_names_that_look_alike_in_lower_or_upper_case_are_distinguished(one: str, other: str) -> None:
    assert distinct_name(other, [one]) == f"{other} 2"


def test_names_in_two_scripts_that_do_not_look_alike_stay() -> None:
    assert distinct_name("Анна", ["Anna", "Іван"]) == "Анна"


@pytest.mark.parametrize(
    "name", ["Admin", "ADMIN", "Аdmin", "server", "Yаkai", "Админ", "Хозяин", "Господар", "Moderаtor"]
)
def test_a_name_like_one_of_the_server_or_the_host_gets_a_number(name: str) -> None:
    assert distinct_name(name, []) == f"{name} 2"


@pytest.mark.parametrize("name", ["Neko", "Nеko", "Нэко", "Неко"])
async def test_a_person_named_like_a_bot_at_the_table_gets_a_number_with_and_without_a_seat(
    name: str,
) -> None:
    evening = Evening()
    keys = await evening.tables.open(OpenTable("ann", "Ann", "yak", 3, {}, ("novice",), True, False))
    live = (await evening.tables.find(keys.invitation)).table
    await live.submit(Sit("bob", name, 1))
    occupant = live.room.occupants[1]
    assert isinstance(occupant, PersonOccupant)
    assert occupant.name == f"{name} 2"
    assert guest_name(live, name) == f"{name} 3"


@pytest.mark.parametrize("name", ["Usagi", "Usаgi", "Усаги"])
async def test_a_person_named_like_the_bot_that_replaces_a_removed_player_gets_a_number(name: str) -> None:
    evening = Evening()
    keys = await evening.tables.open(OpenTable("ann", "Ann", "yak", 3, {}, (), True, False))
    live = (await evening.tables.find(keys.invitation)).table
    await live.submit(Sit("bob", "Bob", 1))
    await live.submit(Sit("cleo", name, 2))
    for person in ("ann", "bob", "cleo"):
        await live.submit(SetReady(person, True))
    await live.submit(TurnOut("ann", "bob", "Bob", ban=False))
    bot, cleo = live.room.occupants[1:]
    assert isinstance(bot, BotOccupant)
    assert isinstance(cleo, PersonOccupant)
    assert cleo.name == f"{name} 2"


def test_the_table_of_confusable_letters_is_complete() -> None:
    assert len(skeletons._prototypes()) == 6565
