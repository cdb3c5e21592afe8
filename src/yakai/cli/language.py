"""The language of the command line: `--lang`, or the environment's."""

import os
from functools import partial
from typing import Annotated, Any

import typer

from yakai.core.errors import YakaiError
from yakai.core.game import Say
from yakai.text import Lang, best, explain, known, languages, say


def of_environment() -> Lang:
    """The language of `LC_ALL`, `LC_MESSAGES` or `LANG`, in the order of precedence of POSIX."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return best(value.partition(".")[0].replace("_", "-"))
    return "en"


def _check(ctx: typer.Context, lang: str) -> Lang:
    """The language that `--lang` names, kept in the context for errors."""
    found = known(lang)
    if found is None:
        raise typer.BadParameter(f"{lang!r} is not one of {', '.join(languages())}.")
    ctx.meta["yakai.lang"] = found
    return found


def chosen(ctx: Any) -> Lang:
    """The language of a command that may not have read its options yet."""
    lang: Lang | None = ctx.meta.get("yakai.lang")
    return lang or of_environment()


LangOption = Annotated[
    Lang,
    typer.Option(
        "--lang",
        callback=_check,
        default_factory=of_environment,
        show_default=False,
        help="The language; the system's, if not given.",
    ),
]


def speaker(lang: Lang) -> Say:
    """`say` in one language."""
    return partial(say, lang)


def complaint(error: YakaiError, lang: Lang) -> str:
    """An error as one line, with the clause of the rules if an action broke one."""
    text = explain(error, lang)
    return text if error.clause is None else f"{text} ({error.clause})"
