"""A game's options on the command line: `--option first=2 --option links=all`."""

from typing import Annotated, Any

import msgspec
import typer

from yakai.core.errors import BadOption
from yakai.core.game import AnyRules, Say
from yakai.core.options import OptionInfo, offered
from yakai.text import Lang, say_in

OptionsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game, such as first=2; can be repeated. `none` for no value; players count from 1.",
    ),
]


def chosen_options(rules: AnyRules, seats: int, given: list[str] | None, lang: Lang) -> dict[str, Any]:
    """The given options, parsed; a game's words are in the reader's language unless set.

    Raises `BadOption`, which says what is allowed.
    """
    say = say_in(lang)
    known = {one.key: one for one in offered(rules.options)}
    options: dict[str, Any] = {}
    if "language" in known and lang in known["language"].choices:
        options["language"] = lang
    for text in given or ():
        key, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise BadOption("cli-option-is-no-pair", option=text)
        if key in known:
            options[key] = _read(known[key], value, seats, say)
        elif key in rules.options.__struct_fields__:
            options[key] = _json(value)
        else:
            names = ", ".join(rules.options.__struct_fields__) or say("cli-value-none")
            raise BadOption("cli-no-such-option", game=rules.id, option=key, known=names)
    return options


def _read(info: OptionInfo, value: str, seats: int, say: Say) -> Any:
    word = value.lower()
    if info.kind != "flag" and word in ("none", "null", "no", say("cli-value-none"), say("cli-value-no")):
        if info.kind == "seat" or None in info.choices:
            return None
        if info.kind == "choice" and "none" in info.choices:
            return "none"
    match info.kind:
        case "flag" if word in ("yes", "true", "on", say("cli-value-yes")):
            return True
        case "flag" if word in ("no", "false", "off", say("cli-value-no")):
            return False
        case "choice" if (found := _one_of(info, word)) is not None:
            return found
        case "seat" if (number := _number(word, 1, seats)) is not None:
            return number - 1
        case "number" if (number := _number(word, info.least or 0, info.most or 0)) is not None:
            return number
        case "each":
            row = [_one_of(info, part.strip()) for part in word.split(",")]
            if None not in row and len(row) == _length(info):
                return row
    raise BadOption("cli-option-cannot-be", option=info.key, value=value, allowed=_allowed(info, seats, say))


def _one_of(info: OptionInfo, word: str) -> str | int | None:
    return next((choice for choice in info.choices if choice is not None and str(choice) == word), None)


def _number(word: str, least: int, most: int) -> int | None:
    return int(word) if word.isdecimal() and len(word) < 10 and least <= int(word) <= most else None


def _length(info: OptionInfo) -> int:
    return len(info.default) if isinstance(info.default, tuple) else 0


def _allowed(info: OptionInfo, seats: int, say: Say) -> str:
    """The values that an option accepts, in words."""
    none = say("cli-value-none")
    choices = [none if choice == "none" else str(choice) for choice in info.choices if choice is not None]
    if info.kind == "each":
        row = ",".join(map(str, info.default)) if isinstance(info.default, tuple) else ""
        return say("cli-allowed-each", count=_length(info), choices=", ".join(choices), example=row)
    if info.kind == "flag":
        choices = [say("cli-value-yes"), say("cli-value-no")]
    elif info.kind == "seat":
        choices = [f"1–{seats}"]
    elif info.kind == "number":
        choices = [f"{info.least}–{info.most}"]
    if info.kind == "seat" or None in info.choices:
        choices.append(none)
    return ", ".join(choices)


def _json(value: str) -> Any:
    """The value of an option of another kind: parsed as JSON, or else the text itself."""
    try:
        return msgspec.json.decode(value)
    except msgspec.MsgspecError:
        return value
