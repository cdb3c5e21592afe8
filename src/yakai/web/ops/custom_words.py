"""A host's own words: files in the data directory, `words/<game>/…`, that are played with beside a game's own."""

import logging
from pathlib import Path
from typing import Final

from yakai.core import catalogue
from yakai.core.words import BadWords, Flaw
from yakai.text import explain

logger = logging.getLogger(__name__)

MEBIBYTES: Final = 1
LARGEST: Final = MEBIBYTES * 1024 * 1024
"""The largest file that is read, in bytes: more than any box has words."""


def add_words(data: Path) -> dict[str, list[Flaw]]:
    """Give each game the words that lie there for it; what is wrong with them, by game."""
    found: dict[str, list[Flaw]] = {}
    for name, game in catalogue.games().items():
        if game.words is not None:
            files, unreadable = _texts(data / "words" / name)
            found[name] = [*unreadable, *game.words.add(files)]
    return found


def report_words(data: Path) -> None:
    """The same when the server starts: what had to be left out is said in its log."""
    for flaws in add_words(data).values():
        for file, line, error in flaws:
            logger.warning("words left out: %s:%d: %s", file, line, explain(error, "en"))


def _texts(folder: Path) -> tuple[dict[str, str], list[Flaw]]:
    """All text files in a folder, by their paths, and what cannot be read."""
    texts: dict[str, str] = {}
    flaws = [
        Flaw(path.as_posix(), 1, BadWords("words-are-no-folder"))
        for path in (folder.parent, folder)
        if path.exists() and not path.is_dir()
    ]
    for path in sorted(folder.rglob("*.txt")):
        try:
            texts[path.as_posix()] = _text(path)
        except BadWords as error:
            flaws.append(Flaw(path.as_posix(), 1, error))
    return texts, flaws


def _text(path: Path) -> str:
    """What a file says. Only plain files are opened: a pipe would be waited for."""
    try:
        if not path.is_file():
            raise BadWords("words-cannot-be-read")
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
        if len(raw) > LARGEST:
            raise BadWords("words-are-too-large", most=MEBIBYTES)
        return raw.decode("utf-8")
    except (OSError, UnicodeError):
        raise BadWords("words-cannot-be-read") from None
