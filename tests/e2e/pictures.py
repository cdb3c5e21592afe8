"""Pictures of every place, size, language and theme, to be looked at: see script/screenshots.

The cards are dealt by a seeded chance and everybody plays the same moves, so that two runs can be compared by
eye. What is worth a picture stands in `evenings/`.
"""

import argparse
import struct
import tempfile
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from tests.e2e.browsing import chromium
from tests.e2e.company import Company, company_of
from tests.e2e.evenings import anygame
from tests.e2e.player import LOCALES, Lang, Player, Theme
from tests.web.running import running

ROOT = Path(__file__).parents[2]
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES: tuple[Theme, ...] = ("night", "daylight")
NAMES: dict[Lang, tuple[str, str, str, str]] = {
    "en": ("Maya", "Oscar", "Priya", "Jun"),
    "ru": ("Света", "Миша", "Рита", "Лёва"),
    "uk": ("Соломія", "Тарас", "Ївга", "Олесь"),
}
SEED = 23
EVENINGS = (
    "house",
    "gathering",
    *sorted(path.parent.name for path in ROOT.glob("client/src/games/*/index.ts")),
)
"""The pages around the games, what people do around a table, and every game that has a board."""

# A picture's pixels: red, green, blue and opacity, byte by byte.
PIXELS = """
async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { alpha: false });
  pen.drawImage(image, 0, 0);
  const { width, height, data } = pen.getImageData(0, 0, image.width, image.height);
  return [width, height, btoa(data.reduce((letters, byte) => letters + String.fromCharCode(byte), ''))];
}
"""


class Look(NamedTuple):
    """A screen size, language and theme of the pictures."""

    size: str
    lang: Lang
    theme: Theme = "night"
    scale: float = 1

    def __str__(self) -> str:
        return "-".join((self.size, self.lang) + (("daylight",) if self.theme == "daylight" else ()))

    def player(self, browser: Browser, url: str, kind: type[Player]) -> Player:
        """A player with this screen, language and theme."""
        width, height = SIZES[self.size]
        touch = self.size != "desktop"
        context = browser.new_context(
            locale=LOCALES[self.lang],
            viewport={"width": width, "height": height},
            device_scale_factor=self.scale,
            has_touch=touch,
            is_mobile=touch,
            service_workers="block",
        )
        return kind(context, url, NAMES[self.lang][0], touch=touch).prefers(self.theme)


ALL = [Look(size, lang, theme) for size in SIZES for lang in NAMES for theme in THEMES]

Evening = Callable[[Any, Company, tuple[str, ...]], Iterator[str]]


def evening_of(name: str) -> tuple[type[Player], Evening]:
    """The kind of player and the evening with this name."""
    try:
        own = import_module(f"tests.e2e.evenings.{name}")
    except ModuleNotFoundError:
        return type("AnyPlayer", (Player,), {"game": name}), anygame.evening
    return own.KIND, own.evening


class Camera:
    """A browser that takes pictures of a server's pages."""

    def __init__(self, browser: Browser, url: str, company: Company) -> None:
        self._browser = browser
        self._url = url
        self._company = company

    def take(
        self,
        name: str,
        look: Look,
        file: Callable[[str], Path | None],
        *,
        small: bool = False,
        last: str | None = None,
    ) -> None:
        """Take the pictures of an evening's moments for which there is a file, `small` ones for the README. Nothing is
        played after the `last` moment.
        """
        print(f"{name} {look} ", end="", flush=True)
        kind, evening = evening_of(name)
        player = look.player(self._browser, self._url, kind)
        for moment in evening(player, self._company, NAMES[look.lang]):
            player.holds_still()
            if (picture := file(moment)) is not None:
                picture.parent.mkdir(parents=True, exist_ok=True)
                seen = player.page.screenshot()
                picture.write_bytes(self._rounded(seen) if small else seen)
            player.goes_on()
            print(".", end="", flush=True)
            if moment == last:
                break
        assert not player.complaints.unexpected, player.complaints.unexpected
        player.context.close()
        print(flush=True)

    def lay_out(self, pictures: list[Path], sheet: Path) -> None:
        """Lay pictures with their names on a sheet, one look in a row; the browser renders it."""
        rows: dict[str, list[Path]] = {}
        for picture in pictures:
            rows.setdefault(picture.stem.split(".")[1], []).append(picture)
        tall = 520 if "phone" in sheet.stem else 420
        html = "".join(
            f"<h2>{look}</h2><div>" + "".join(_figure(one) for one in row) + "</div>"
            for look, row in sorted(rows.items())
        )
        style = (
            "body{margin:12px;font:14px sans-serif;background:#888;width:max-content}h2{margin:8px 0;font-size:16px}"
            f"div{{display:flex;gap:10px}}figure{{margin:0}}img{{height:{tall}px;display:block}}"
        )
        page_file = sheet.with_suffix(".html")
        page_file.write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{html}")
        page = self._browser.new_page(viewport={"width": 400, "height": 400})
        page.goto(page_file.resolve().as_uri())
        width = page.evaluate("document.body.scrollWidth + 24")
        page.set_viewport_size({"width": width, "height": 400})
        page.screenshot(path=sheet, full_page=True)
        page.close()

    def _rounded(self, picture: bytes) -> bytes:
        """The same picture in half the bytes: colours are rounded to every fourth level, which is invisible."""
        page = self._browser.new_page()
        width, height, pixels = page.evaluate(PIXELS, b64encode(picture).decode())
        page.close()
        return png(width, height, b64decode(pixels).translate(bytes(level & ~3 for level in range(256))))


def _figure(picture: Path) -> str:
    moment = picture.stem.split(".")[0]
    return f'<figure><img src="{picture.resolve().as_uri()}"><figcaption>{moment}</figcaption></figure>'


def png(width: int, height: int, pixels: bytes) -> bytes:
    """A PNG as small as it gets without a palette."""
    colours = bytearray(3 * width * height)
    for channel in range(3):
        colours[channel::3] = pixels[channel::4]
    line = 3 * width
    rows = b"".join(b"\0" + colours[start : start + line] for start in range(0, len(colours), line))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
        for kind, content in chunks
    )


@contextmanager
def camera() -> Iterator[Camera]:
    """A server, other players and a browser for the pictures, until the block ends."""
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), chance=lambda: Random(SEED)) as server,
        company_of(server.url) as company,
        chromium() as browser,
    ):
        yield Camera(browser, server.url, company)


README: dict[tuple[str, Look], dict[str, str]] = {
    ("house", Look("desktop", "en")): {"1-start": "start.png"},
    ("yak", Look("desktop", "en")): {"2-own-turn": "yak-desktop.png"},
    ("yak", Look("phone", "en", scale=2)): {"2-own-turn": "yak-phone.png"},
    ("sketch", Look("phone", "en", scale=2)): {"3-where-to": "sketch-phone.png"},
    ("yokai", Look("phone", "en", scale=2)): {"4-where-to": "yokai-phone.png"},
    ("pikit", Look("phone", "en", scale=2)): {"4-window": "pikit-phone.png"},
    ("pictomania", Look("phone", "en", scale=2)): {"06-drawing": "pictomania-phone.png"},
}


def for_readme(taking: Camera, folder: Path) -> None:
    """Take the pictures that the README shows."""

    def named(names: dict[str, str]) -> Callable[[str], Path | None]:
        return lambda moment: folder / names[moment] if moment in names else None

    for (name, look), names in README.items():
        taking.take(name, look, named(names), small=True, last=list(names)[-1])


def all_of(taking: Camera, folder: Path, games: list[str], only: str) -> None:
    """Take all pictures, or those of some games or looks."""

    def named(name: str, look: Look) -> Callable[[str], Path | None]:
        return lambda moment: folder / name / f"{moment}.{look}.png"

    for name in games:
        for look in ALL:
            if only in str(look):
                taking.take(name, look, named(name, look))


def main() -> None:
    """Take the pictures that the command line asks for, or lay them on sheets."""
    parser = argparse.ArgumentParser(prog="script/screenshots", description=__doc__)
    parser.add_argument("--readme", action="store_true", help="only those of the README, into docs/pictures")
    parser.add_argument(
        "--game",
        action="append",
        choices=EVENINGS,
        help="only of this game, or of the house or the gathering",
    )
    parser.add_argument("--only", default="", help="only looks with this in their name, as phone-ru")
    parser.add_argument(
        "--sheets", action="store_true", help="only lay those that are there beside each other"
    )
    chosen: Any = parser.parse_args()
    games = chosen.game or list(EVENINGS)
    folder = ROOT / ("docs/pictures" if chosen.readme else "build/screenshots")
    with camera() as taking:
        if chosen.readme:
            for_readme(taking, folder)
        elif not chosen.sheets:
            all_of(taking, folder, games, chosen.only)
        if chosen.sheets:
            for name in games:
                for size in SIZES:
                    pictures = sorted((folder / name).glob(f"*.{size}-*.png"))
                    if pictures:
                        taking.lay_out(pictures, folder / f"{name}-{size}.png")
    print(folder.relative_to(ROOT))


if __name__ == "__main__":
    main()
