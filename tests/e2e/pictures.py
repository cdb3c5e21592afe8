"""Pictures of every place, size and language, to be looked at: see script/screenshots.

The cards are dealt by a seeded chance and everybody plays the same moves, so that two runs can be compared by
eye.
"""

import argparse
import struct
import tempfile
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, expect

from tests.e2e.browsing import chromium
from tests.e2e.company import Company, company_of
from tests.e2e.games.yak import YakGuest, YakPlayer, play_to_the_end
from tests.e2e.player import LOCALES, Lang, Theme
from tests.web.running import running

ROOT = Path(__file__).parents[2]
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
NAMES: dict[Lang, tuple[str, str, str, str]] = {
    "en": ("Maya", "Oscar", "Priya", "Jun"),
    "ru": ("Света", "Миша", "Рита", "Лёва"),
    "uk": ("Соломія", "Тарас", "Ївга", "Олесь"),
}
# A challenge in which a «!» lights up and a stop switches it off again.
SEED = 23
CLAIMS = (
    *((1, "yeti"), (1, "vulture"), (2, "marmot"), (2, "goat"), (3, "vulture"), (4, "yeti"), (4, "yak")),
    *((5, "vulture"), (6, "marmot"), (6, "goat"), (7, "vulture"), (8, "yak"), (9, "vulture"), (9, "goat")),
    *((11, "marmot"), (11, "vulture"), (12, "vulture"), (13, "goat"), (14, "vulture"), (15, "yak")),
)
MOMENTS = ("1-start", "2-lobby", "3-own-turn", "4-their-turn", "5-showdown", "6-verdict", "7-end")
OWN_TURN, TALL = 8, 18
TURNED = 13

# Hold the show still when so many cards are turned.
HOLD = """
(turned) => {
  const cards = [...document.querySelectorAll('[data-testid=showdown] li.newest')];
  if (!cards.some((card) => [...card.parentElement.children].indexOf(card) >= turned - 1)) return false;
  holdStill();
  return true;
}
"""


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
    """How one of the pictures' players sees things."""

    size: str
    lang: Lang
    theme: Theme = "night"
    scale: float = 1

    def __str__(self) -> str:
        return "-".join((self.size, self.lang) + (("daylight",) if self.theme == "daylight" else ()))

    def player(self, browser: Browser, url: str) -> YakPlayer:
        """Somebody with this screen, language and theme."""
        width, height = SIZES[self.size]
        touch = self.size != "desktop"
        context = browser.new_context(
            locale=LOCALES[self.lang],
            viewport={"width": width, "height": height},
            device_scale_factor=self.scale,
            has_touch=touch,
            is_mobile=touch,
        )
        return YakPlayer(context, url, NAMES[self.lang][0], touch=touch).prefers(self.theme)


ALL = [
    *(Look(size, lang) for size in SIZES for lang in NAMES),
    *(Look("phone", lang, "daylight") for lang in NAMES),
]


def evening(player: YakPlayer, company: Company, names: tuple[str, ...]) -> Iterator[str]:
    """From the start page to the end; stops at every moment worth a picture and says its name."""
    player.goes_to("/")
    expect(player.find("poster-yak")).to_be_visible()
    yield "1-start"

    key = player.opens_table(seats=4, first=0)
    friend = company.guest(YakGuest, names[1]).comes_by(key).sits(1).is_ready()
    player.goes_to(f"/t/{key}")
    player.press(player.find("lobby-seat-3").get_by_test_id("add-bot"))
    expect(player.find("lobby-seat-3")).to_have_attribute("data-state", "bot")
    expect(player.find("qr")).to_be_visible()
    yield "2-lobby"

    friend.leaves()
    key = player.opens_table(seats=4, first=0)
    guests = [company.guest(YakGuest, names[0], player.cookie).comes_by(key)]
    guests += [
        company.guest(YakGuest, name).comes_by(key).sits(seat) for seat, name in enumerate(names) if seat > 0
    ]
    for guest in guests:
        guest.is_ready()
    claim(guests, 0, OWN_TURN)
    player.goes_to(f"/t/{key}")
    player.sees_stack_of(OWN_TURN)
    player.opens_picker(card=2)
    yield "3-own-turn"

    claim(guests, OWN_TURN, TALL)
    player.reloads()
    player.sees_stack_of(TALL)
    yield "4-their-turn"

    guests[TALL % 4].doubts()
    player.page.wait_for_function(HOLD, arg=TURNED, polling="raf")
    yield "5-showdown"
    expect(player.find("verdict")).to_be_visible()
    yield "6-verdict"

    player.goes_to("/")
    play_to_the_end(guests)
    player.goes_to(f"/t/{key}")
    expect(player.find("result")).to_be_visible()
    yield "7-end"


def claim(guests: list[YakGuest], start: int, stop: int) -> None:
    """One after another they say what they always say here."""
    for turn in range(start, stop):
        number, species = CLAIMS[turn]
        guests[turn % len(guests)].claims(number, species, card=turn % 5)


class Camera:
    """A browser at a server, for as long as the block around it lasts."""

    def __init__(self, browser: Browser, url: str, company: Company) -> None:
        self._browser = browser
        self._url = url
        self._company = company

    def take(self, look: Look, files: dict[str, Path], *, small: bool = False) -> None:
        """Take an evening's pictures: those moments that have a file; `small` for pages that people load."""
        print(f"{look} ", end="", flush=True)
        player = look.player(self._browser, self._url)
        for moment in evening(player, self._company, NAMES[look.lang]):
            player.holds_still()
            if moment in files:
                files[moment].parent.mkdir(parents=True, exist_ok=True)
                picture = player.page.screenshot()
                files[moment].write_bytes(self._rounded(picture) if small else picture)
            player.goes_on()
            print(".", end="", flush=True)
        assert not player.complaints.unexpected, player.complaints.unexpected
        player.context.close()
        print(flush=True)

    def _rounded(self, picture: bytes) -> bytes:
        """The same in half the bytes: colours are rounded to every fourth, which nobody sees."""
        page = self._browser.new_page()
        width, height, pixels = page.evaluate(PIXELS, b64encode(picture).decode())
        page.close()
        return png(width, height, b64decode(pixels).translate(bytes(level & ~3 for level in range(256))))


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
    """Everything that the pictures need."""
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), chance=lambda: Random(SEED)) as server,
        company_of(server.url) as company,
        chromium() as browser,
    ):
        yield Camera(browser, server.url, company)


README = {
    Look("desktop", "en"): {"1-start": "start.png", "3-own-turn": "yak-desktop.png"},
    Look("phone", "en", scale=2): {"3-own-turn": "yak-phone.png"},
}


def main() -> None:
    """All pictures, some of them, or the README's."""
    parser = argparse.ArgumentParser(prog="script/screenshots", description=__doc__)
    parser.add_argument("--readme", action="store_true", help="only those of the README, into docs/pictures")
    parser.add_argument("--only", default="", help="only looks with this in their name, as phone-ru")
    chosen: Any = parser.parse_args()
    with camera() as taking:
        if chosen.readme:
            folder = ROOT / "docs/pictures"
            for look, names in README.items():
                taking.take(look, {moment: folder / name for moment, name in names.items()}, small=True)
        else:
            folder = ROOT / "build/screenshots"
            for look in ALL:
                if chosen.only in str(look):
                    taking.take(look, {moment: folder / f"{moment}-{look}.png" for moment in MOMENTS})
    print(folder.relative_to(ROOT))


if __name__ == "__main__":
    main()
