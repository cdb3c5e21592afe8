"""The operator's own words: files `words/<game>/…` in the data directory, used beside a game's own words."""

import logging
from pathlib import Path
from typing import Final

from yakai.core import catalogue
from yakai.core.words import BadWords, Flaw
from yakai.store.data_files import WORDS
from yakai.text import explain

logger = logging.getLogger(__name__)

MEBIBYTES: Final = 1
LARGEST: Final = MEBIBYTES * 1024 * 1024
"""Bytes of the largest file that is read."""


def add_words(data: Path) -> dict[str, list[Flaw]]:
    """Add the words in the data directory to each game; returns what is wrong with them, by game."""
    found: dict[str, list[Flaw]] = {}
    for name, game in catalogue.games().items():
        if game.words is not None:
            files, unreadable = _texts(data / WORDS / name)
            found[name] = [*unreadable, *game.words.add(files)]
    return found


def report_words(data: Path) -> None:
    """Add the words, and log which were left out."""
    for flaws in add_words(data).values():
        for file, line, error in flaws:
            logger.warning("words left out: %s:%d: %s", file, line, explain(error, "en"))


def _texts(folder: Path) -> tuple[dict[str, str], list[Flaw]]:
    """All text files in a folder by path, and what is wrong with those that cannot be read."""
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
    """The text of a file. Only plain files are opened, because opening a pipe would block."""
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
