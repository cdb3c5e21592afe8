"""The language of the command line: `--lang`, or the environment's."""

import os
from typing import Annotated, Any

import typer

from yakai.core.errors import YakaiError
from yakai.text import Lang, best, explain, known, languages


def environment_language() -> Lang:
    """The language of `LC_ALL`, `LC_MESSAGES` or `LANG`, in this order (POSIX)."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return best(value.partition(".")[0].replace("_", "-"))
    return "en"


def _check(ctx: typer.Context, lang: str) -> Lang:
    """The language that `--lang` names. It is also stored in the context, for errors."""
    found = known(lang)
    if found is None:
        raise typer.BadParameter(f"{lang!r} is not one of {', '.join(languages())}.")
    ctx.meta["yakai.lang"] = found
    return found


def command_language(ctx: Any) -> Lang:
    """The language of a command, even if its options have not been read yet."""
    lang: Lang | None = ctx.meta.get("yakai.lang")
    return lang or environment_language()


LangOption = Annotated[
    Lang,
    typer.Option(
        "--lang",
        callback=_check,
        default_factory=environment_language,
        show_default=False,
        help="The language (default: the system's).",
    ),
]


def error_text(error: YakaiError, lang: Lang) -> str:
    """The text of an error, with the clause of the rules that an action broke, if any."""
    text = explain(error, lang)
    return text if error.clause is None else f"{text} ({error.clause})"
