"""All words that a page has ever shown or said aloud, and which of them are not in the reader's language."""

import re
from collections.abc import Iterable
from typing import Final

from tests.e2e.player import Lang, Player
from yakai import text

# Records every text, name and hint that was ever on the page, however briefly.
COLLECTOR = """
(() => {
  const words = new Set();
  const NAMES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const take = (element) => {
    if (element.nodeType !== 1 || ['SCRIPT', 'STYLE'].includes(element.tagName)) return;
    for (const name of NAMES) if (element.hasAttribute(name)) words.add(element.getAttribute(name).trim());
    for (const child of element.childNodes) if (child.nodeType === 3) words.add(child.data.trim());
  };
  const all = (root) => {
    take(root);
    for (const element of root.querySelectorAll('*')) take(element);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      take(target.nodeType === 3 && target.parentElement ? target.parentElement : target);
      for (const node of addedNodes) if (node.nodeType === 1) all(node);
    }
  }).observe(document, {
    childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: NAMES,
  });
  window.allWords = () => (all(document.documentElement), [...words]);
})();
"""

# Press the button with this number, on the board or on an open sheet, whatever it does.
PRESS = """
(which) => {
  const sheet = document.querySelector('dialog[open]');
  const buttons = [...(sheet ?? document.querySelector('main')).querySelectorAll('button, a[role=button], summary')];
  const able = buttons.filter((one) => !one.disabled && one.checkVisibility());
  if (able.length > 0) able[which % able.length].click();
  return new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later)));
}
"""

LATIN: Final = {
    *("Yakai", "QR", "JSON"),
    *("EN", "RU", "UK", "English"),
    *("Tab", "Enter", "Esc", "Shift", "Backspace", "Delete", "Space", "Home", "End", "PageUp", "PageDown"),
}
"""What stays Latin in every language: our name, the languages' own names, keys of the keyboard (single letters too)."""

CYRILLIC: Final = {"Русский", "Українська", "УКР", "РУС"}

FOREIGN: Final[dict[Lang, re.Pattern[str]]] = {
    "en": re.compile(r"[А-Яа-яЁёІіЇїЄєҐґ]+"),
    "ru": re.compile(r"[A-Za-z]{2,}|\w*[ІіЇїЄєҐґ]\w*"),
    "uk": re.compile(r"[A-Za-z]{2,}|\w*[ЫыЭэЪъЁё]\w*"),
}

CLAUSE: Final = re.compile(r"\b[A-Z]{3,4}-\d+[a-z]?\b")
COMMAND: Final = "script/server --lan"
JUNK: Final = re.compile("[{}\u2066-\u2069]|\\$[a-z]|undefined|NaN|\\[object")
KEY: Final = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")


def watches_words(player: Player) -> None:
    """From now on the player's pages remember their words."""
    player.context.add_init_script(COLLECTOR)


def words_of(player: Player) -> set[str]:
    """All that this page has shown since it was loaded."""
    return {word for word in player.page.evaluate("allWords()") if word}


def keys() -> frozenset[str]:
    """The names of all texts."""
    return frozenset(re.findall(r"^([a-z][a-z0-9-]*) =", text.browser_source("en"), re.MULTILINE))


def wrong(said: Iterable[str], lang: Lang) -> dict[str, str]:
    """What is not a text in this language, with what is wrong about it.

    >>> wrong({"Ваш ход", "Your move", "yak-board-pass", "Tab — дальше", "«{$name}»"}, "ru")
    ... # doctest: +NORMALIZE_WHITESPACE
    {'Your move': 'Your', 'yak-board-pass': 'yak-board-pass', '«{$name}»': '{'}
    """
    found: dict[str, str] = {}
    for words in sorted(said):
        for word in _strange(words, lang):
            found.setdefault(words, word)
    return found


def _strange(words: str, lang: Lang) -> Iterable[str]:
    yield from (key for key in KEY.findall(words) if key in keys())
    yield from JUNK.findall(words)
    plain = CLAUSE.sub("", words).replace(COMMAND, "")
    yield from (word for word in FOREIGN[lang].findall(plain) if word not in LATIN | CYRILLIC)
