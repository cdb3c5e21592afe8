"""An evening of Pictomania: the cards, the pencils, the review, the count, the vote and the gallery."""

from collections.abc import Iterator, Sequence

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.pictomania import PictomaniaGuest, PictomaniaPlayer, Spot, all_read, arc

KIND = PictomaniaPlayer
ROUNDS = 4

Strokes = Sequence[Sequence[Spot]]

CAT: Strokes = (
    arc((0.5, 0.55), 0.27),
    [(0.28, 0.4), (0.27, 0.18), (0.42, 0.3)],
    [(0.58, 0.3), (0.73, 0.18), (0.72, 0.4)],
    arc((0.4, 0.5), 0.03),
    arc((0.6, 0.5), 0.03),
    arc((0.45, 0.64), 0.05, 0.45),
    arc((0.55, 0.64), 0.05, 0.45),
    [(0.36, 0.6), (0.14, 0.56)],
    [(0.36, 0.63), (0.14, 0.66)],
    [(0.64, 0.6), (0.86, 0.56)],
    [(0.64, 0.63), (0.86, 0.66)],
)
HOUSE: Strokes = (
    [(0.22, 0.45), (0.22, 0.85), (0.78, 0.85), (0.78, 0.45)],
    [(0.14, 0.48), (0.5, 0.16), (0.86, 0.48)],
    [(0.44, 0.85), (0.44, 0.62), (0.57, 0.62), (0.57, 0.85)],
    [(0.3, 0.52), (0.39, 0.52), (0.39, 0.61), (0.3, 0.61), (0.3, 0.52)],
    [(0.66, 0.3), (0.66, 0.17), (0.73, 0.17), (0.73, 0.36)],
)
FISH: Strokes = (
    [
        (0.2, 0.5),
        (0.32, 0.36),
        (0.5, 0.31),
        (0.66, 0.4),
        (0.78, 0.52),
        (0.9, 0.38),
        (0.9, 0.66),
        (0.78, 0.52),
    ],
    [(0.2, 0.5), (0.32, 0.66), (0.5, 0.71), (0.66, 0.63), (0.78, 0.52)],
    arc((0.33, 0.47), 0.025),
    [(0.45, 0.4), (0.5, 0.52), (0.45, 0.62)],
    arc((0.13, 0.3), 0.03),
    arc((0.1, 0.18), 0.045),
)
SUN: Strokes = (
    arc((0.5, 0.5), 0.2),
    *(
        [(0.5, 0.22), (0.5, 0.08)],
        [(0.5, 0.78), (0.5, 0.92)],
        [(0.22, 0.5), (0.08, 0.5)],
        [(0.78, 0.5), (0.92, 0.5)],
    ),
    *(
        [(0.31, 0.31), (0.2, 0.2)],
        [(0.69, 0.69), (0.8, 0.8)],
        [(0.31, 0.69), (0.2, 0.8)],
        [(0.69, 0.31), (0.8, 0.2)],
    ),
    arc((0.5, 0.5), 0.1, 0.5),
)
DRAWINGS = (CAT, HOUSE, FISH, SUN)


def evening(player: PictomaniaPlayer, company: Company, names: tuple[str, ...]) -> Iterator[str]:
    """Stops at every moment worth a picture and says its name."""
    language = player.page.evaluate("navigator.language.slice(0, 2)")
    key = player.opens_table(seats=4, drawing=None, language=language)
    guests = [company.guest(PictomaniaGuest, names[0], player.cookie).comes_by(key)]
    guests += [company.guest(PictomaniaGuest, names[seat]).comes_by(key).sits(seat) for seat in (1, 2, 3)]
    player.goes_to(f"/t/{key}")
    expect(player.find("lobby-seat-3")).to_have_attribute("data-state", "person")
    yield "01-lobby"
    for guest in guests:
        guest.is_ready()
    player.sees_stage("ready")
    yield "02-cards"
    player.press(player.find("unknown-A"))
    yield "03-unknown"
    player.press(player.find("replace-A"))
    expect(player.find("replacements")).to_have_attribute("data-left", "8")
    yield "04-new-card"

    player.will_hold_at("[data-testid=dealt]")
    all_read(guests)
    player.is_held_at("[data-testid=dealt]")
    yield "05-dealt"
    for guest, drawing in zip(guests, DRAWINGS, strict=True):
        for stroke in drawing:
            guest.draws(stroke)
    expect(player.find("dealt")).to_have_count(0)
    yield "06-drawing"
    guess(guests)
    player.will_hold_at("[data-testid=review][data-artist='1'] [data-testid=stamp]")
    finish(guests)
    player.is_held_at("[data-testid=review][data-artist='1'] [data-testid=stamp]")
    yield "07-review"
    player.press(player.find("skip"))
    player.press(player.find("look-2"))
    player.press(player.find("object"))
    grown(player)
    yield "08-object"
    player.press(player.find("object-sure"))
    guests[1].acts({"type": "agree", "artist": 2})
    expect(player.find("agreed")).to_have_attribute("data-count", "2")
    player.press(player.find("look-0"))
    player.press(player.find("confess"))
    grown(player)
    yield "09-confess"
    guests[3].acts({"type": "agree", "artist": 2})

    moments = {
        "10-count": "[data-part=guesses][data-artist='1'][data-turned='2']",
        "11-sheep": "[data-testid=counting][data-part=sheep]",
        "12-sums": "[data-testid=counting][data-part=sums]",
    }
    later = [*list(moments.values())[1:], None]
    player.will_hold_at(moments["10-count"])
    on(guests)
    for (name, selector), then in zip(moments.items(), later, strict=True):
        player.is_held_at(selector)
        if then is not None:
            player.will_hold_at(then)
        yield name
    player.sees_stage("scores")
    player.sees_calm()
    yield "13-between"
    player.press(player.find("count-again"))
    player.press(player.find("count-on"))
    yield "14-again"
    player.page.keyboard.press("Escape")

    for number in range(2, ROUNDS + 1):
        on(guests)
        all_read(guests)
        for seat, guest in enumerate(guests):
            for stroke in DRAWINGS[(seat + number) % len(DRAWINGS)]:
                guest.draws(stroke)
        guess(guests)
        finish(guests)
        on(guests)
    player.reloads()
    player.sees_stage("vote")
    yield "15-vote"
    player.press(player.find("picture-2-1"))
    grown(player)
    yield "16-picture"
    player.press(player.find("vote"))
    guests[1].acts({"type": "vote", "round": 1, "artist": 0})
    guests[2].acts({"type": "vote", "round": 2, "artist": 1})
    yield "17-voted"
    guests[3].says_ready()
    expect(player.find("result")).to_be_visible()
    yield "18-end"
    player.press(player.find("look"))
    yield "19-gallery"
    player.press(player.find("how-to-play"))
    expect(player.page.locator("dialog[open] section").first).to_be_visible()
    yield "20-how-to-play"


def grown(player: PictomaniaPlayer) -> None:
    """Wait until the drawing that one looks at is whole again."""
    expect(player.page.locator("[data-testid=canvas][data-grown=true]").last).to_be_visible()


def guess(guests: Sequence[PictomaniaGuest]) -> None:
    """Some guess right and some do not; the third knows least of all."""
    tasks = [guest.view["task"]["number"] for guest in guests]
    for seat, guest in enumerate(guests):
        for artist in range(len(guests)):
            if artist == seat:
                continue
            right = seat != 2 and (seat + artist) % 3 != 0
            wrong = [
                n
                for n in range(1, 8)
                if n not in tasks and n not in [one["number"] for one in guest.view["guesses"]]
            ]
            if right:
                guest.guesses(artist, tasks[artist])
            elif wrong:
                guest.guesses(artist, wrong[0])


def finish(guests: Sequence[PictomaniaGuest]) -> None:
    """All take a token."""
    for guest in guests:
        guest.finishes()
    for guest in guests:
        guest.waits_for_stage("review")


def on(guests: Sequence[PictomaniaGuest]) -> None:
    """All are ready for the next step."""
    stage = guests[0].view["stage"]
    for guest in guests:
        guest.waits_for_stage(stage)
    for guest in guests:
        guest.says_ready()
    for guest in guests:
        guest.waits_until(lambda view: view["stage"] != stage)
