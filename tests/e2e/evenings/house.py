"""The pages around the games: the start page, its lists and sheets, every lobby, a game's menus, its end, and the
pages for wrong addresses and an unreachable server.
"""

from collections.abc import Iterator

from playwright.sync_api import Route, expect

from tests.e2e.company import Company
from tests.e2e.games.yak import YakGuest, YakPlayer

KIND = YakPlayer
LOBBIES = {"yak": 4, "sketch": 2, "yokai": 3, "pikit": 3, "pictomania": 4}
"""The number of seats."""

HINTED = {"yak": 3, "sketch": 1, "yokai": 1, "pikit": 2}
"""Where a strong bot can be asked, and how many bots play."""

UNREACHABLE = '<meta name="yakai-unreachable" content="" /></head>'
"""The mark of the cached page that is shown when the server does not answer."""


def evening(player: YakPlayer, company: Company, names: tuple[str, ...]) -> Iterator[str]:
    """Stops at every page and sheet."""
    player.goes_to("/")
    expect(player.find("poster-yak")).to_be_visible()
    yield "1-start"
    player.press(player.find("name"))
    expect(player.find("name-input")).to_be_visible()
    yield "2-name"
    player.page.keyboard.press("Escape")
    player.press(player.find("poster-yak").get_by_test_id("how-to-play"))
    expect(player.page.locator("dialog[open] section").first).to_be_visible()
    yield "3-how-to-play"
    yield from _lobbies(player, company, names)
    yield from _a_game(player, company, names)
    yield from _hints(player)
    yield from _nowhere(player)


def _lobbies(player: YakPlayer, company: Company, names: tuple[str, ...]) -> Iterator[str]:
    host = company.guest(YakGuest, names[1])
    links = host.opens_table(3)
    company.does(host.seat.ask("open_to_all", open=True))
    for game, seats in LOBBIES.items():
        table = {"game": game, "seats": seats, "options": {}, "bots": ["novice"], "sit": True, "ready": False}
        player.context.request.post(f"{player.url}/api/me", data={"name": player.name})
        answer = player.context.request.post(f"{player.url}/api/tables", data=table)
        player.goes_to(f"/t/{answer.json()['invitation']}")
        expect(player.find("open-to-all")).to_be_visible()
        yield f"4-lobby-{game}"
        player.find("open-to-all").scroll_into_view_if_needed()
        yield f"4-lobby-{game}-options"
    player.goes_to(f"/t/{links.invitation}")
    expect(player.find("sit").first).to_be_visible()
    yield "5-guest"
    player.goes_to("/")
    expect(player.find("mine").first).to_be_visible()
    expect(player.find("open-table").first).to_be_visible()
    yield "5-lists"
    host.leaves()


def _a_game(player: YakPlayer, company: Company, names: tuple[str, ...]) -> Iterator[str]:
    key = player.opens_table(seats=3, first=0)
    others = [
        company.guest(YakGuest, name).comes_by(key).sits(seat).is_ready()
        for seat, name in enumerate(names[1:3], start=1)
    ]
    player.goes_to(f"/t/{key}")
    player.sees_board()
    for name, other in zip(names[1:], others, strict=False):
        other.says(f"{name}? {name}!")
    others[0].reacts("laugh")
    player.page.keyboard.press("m")
    expect(player.find("remark")).to_have_count(2)
    expect(player.page.locator("[data-reaction]")).to_have_count(0)
    yield "6-talk"
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("d")
    expect(player.find("toast")).to_be_visible()
    yield "6-refused"
    player.press(player.find("toast-clause"))
    expect(player.find("rules")).to_be_visible()
    yield "6-rule"
    player.page.keyboard.press("Escape")
    player.press(player.find("menu"))
    expect(player.find("game-menu")).to_be_visible()
    yield "7-menu"
    player.press(player.find("menu-give-up"))
    expect(player.find("give-up-sure")).to_be_visible()
    yield "7-give-up"
    player.page.keyboard.press("Escape")
    player.press(player.find("menu"))
    player.press(player.find("menu-links"))
    expect(player.find("invitation")).to_be_visible()
    yield "7-links"
    player.page.keyboard.press("Escape")
    others[1].leaves()
    expect(player.find("absent-2")).to_be_visible()
    yield "8-absent"
    player.press(player.find("menu"))
    player.press(player.find("menu-hand-over"))
    expect(player.find("lent")).to_be_visible()
    yield "8-lent"
    others[0].gives_up()
    player.press(player.find("menu"))
    player.press(player.find("menu-give-up"))
    player.press(player.find("give-up-sure"))
    expect(player.find("result")).to_be_visible()
    yield "9-end"
    player.press(player.find("change-seats"))
    expect(player.find("back")).to_be_visible()
    yield "9-between"


def _hints(player: YakPlayer) -> Iterator[str]:
    for game, bots in HINTED.items():
        player.game = game  # type: ignore[misc]  # the same person at every table
        key = player.opens_table(seats=1 + bots, bots=("novice",) * bots, first=0)
        player.goes_to(f"/t/{key}")
        player.sees_board()
        player.press(player.find("ask-hint"))
        expect(player.find("hint-text")).to_be_visible()
        yield f"9-hint-{game}"


def _nowhere(player: YakPlayer) -> Iterator[str]:
    player.complaints.expect("404|WebSocket")
    player.goes_to("/no/such/page")
    expect(player.find("lost")).to_be_visible()
    yield "lost"
    player.goes_to("/t/no-such-table")
    expect(player.find("lost")).to_be_visible()
    yield "no-table"
    player.complaints.expect("ERR_FAILED")
    player.page.route("**/healthz", lambda route: route.abort())
    player.page.route(f"{player.url}/", _marked)
    player.goes_to("/")
    expect(player.find("unreachable")).to_be_visible()
    yield "unreachable"


def _marked(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace("</head>", UNREACHABLE))
