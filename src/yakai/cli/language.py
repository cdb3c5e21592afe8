"""In which language the command line speaks: `--lang`, or what the environment says."""

import os
from functools import partial
from typing import Annotated, Any

import typer

from yakai.core.errors import YakaiError
from yakai.core.game import Say
from yakai.text import Lang, best, explain, say


def of_environment() -> Lang:
    """The language of `LC_ALL`, `LC_MESSAGES` or `LANG`, as the system's own programs read them."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return best(value.partition(".")[0].replace("_", "-"))
    return "en"


def _remember(ctx: typer.Context, lang: Lang) -> Lang:
    ctx.meta["yakai.lang"] = lang
    return lang


def chosen(ctx: Any) -> Lang:
    """What `--lang` said, for whoever has only the context."""
    lang: Lang | None = ctx.meta.get("yakai.lang")
    return lang or of_environment()


LangOption = Annotated[
    Lang,
    typer.Option(
        "--lang",
        callback=_remember,
        default_factory=of_environment,
        show_default=False,
        help="The language; the system's, if not given.",
    ),
]


def speaker(lang: Lang) -> Say:
    """`say` in one language."""
    return partial(say, lang)


def complaint(error: YakaiError, lang: Lang) -> str:
    """An error as one line, with the clause of the rules where one was broken."""
    text = explain(error, lang)
    return text if error.clause is None else f"{text} ({error.clause})"
